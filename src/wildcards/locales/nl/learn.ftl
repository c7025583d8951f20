### Het begeleide eerste spel: wat je begeleider zegt. Bij elke les `lesson-…-title`, `lesson-…` en misschien `lesson-…-why`.

learn-title = Leer het spel
learn-lead = Een echt spel tegen twee bots, met iemand naast je die alles uitlegt als het gebeurt. Ongeveer vijf minuten, zonder klok.
learn-points =
    - De kaarten zijn in dit spel altijd dezelfde.
    - Je krijgt raad, en de reden erbij. Je mag altijd iets anders doen.
    - Na vier rondes weet je alles. Speel door tot het eind, of stop.
learn-start = Beginnen
learn-again = Opnieuw beginnen
learn-continue = Ga verder met je begeleide spel
learn-waiting = De kaarten worden gedeeld …
learn-failed = De tafel kon niet worden gemaakt.
learn-read = Ik lees liever de spelregels

coach-title = Begeleider
coach-count = { $met } van { $all } lessen
coach-advice = Mijn raad
coach-watch = Kijk wat de anderen doen.
coach-previous = Vorige
coach-next = Volgende
coach-why = Waarom?
coach-fold = Begeleider verbergen
coach-unfold = Begeleider tonen
coach-leave = Naar de eerste bladzijde
coach-end = Stop de lessen, speel door
coach-pick = Kies het voor mij

advice-bid = Bied { $card }.
advice-refill = Bied je aanvulkaart.
advice-eagle = Leg { $cards }.
advice-reveal = Draai { $card } om.
advice-take = Pak { $animal }.
advice-take-pay = Pak { $animal } en betaal { $cards }.
advice-pass = Pas.
advice-lay = Leg { $cards }.
advice-pay = Betaal { $cards }.
advice-swap = Geef { $given } en pak { $taken }.
advice-swap-none = Ruil niets.
advice-discard = Leg { $cards } weg.
advice-discard-none = Leg niets weg.
advice-break = Leg { $card }.
advice-draw = Trek er een van de stapel.
advice-keep = Neem { $card } terug.

because-bonus = Het is goedkoop, en alles kan van de habitat van het dier zijn: 2 punten.
because-leader = Het dier levert je zijn leider op.
because-both = Je krijgt 2 punten voor de habitat, en de leider erbij.
because-cheap = Het kost weinig, zo doe je langer met je hand.
because-poor = Je hand is bijna leeg. Met een volle kun je weer hoog bieden.
because-choice = Met twee kaarten kun je afwachten: de goedkope als niemand haast heeft, de hoge als iemand dat wel heeft.
because-outbid = De anderen hebben even hoog geboden, of bijna. Met de hogere kaart ben je bij de eersten.
because-high = Bij een conflict gaat de hoogste som eerst. Leg dus hoge kaarten, maar spaar de jokers.
because-low = Hier telt alleen het aantal kaarten, dus betaal met de lage.
because-keep = Weinig kaarten zijn beter dan geen: houd ze allemaal, je trekt toch tot 7.
because-free = Het kost niets.
because-swap = De ruil levert je een leider op.
because-stay = Geen ruil zou je een leider opleveren.
because-nothing = Niets hier is zijn prijs waard. Passen levert twee kaarten op.

lesson-aim-title = Welkom aan tafel
lesson-aim = Je verzamelt dieren. De meeste dieren van een soort leveren je de leider op, en aan het eind tellen je twee grootste soorten. Drie spelers, twee dieren per ronde: iemand krijgt altijd niets.
lesson-aim-why = 2 punten voor elk dier van je grootste soort, 1 voor elk van de op een na grootste, 1 per leider, en meteen 2 als je helemaal met de habitat van het dier betaalt. Verder telt er niets.

lesson-bid-title = Eerst bied je
lesson-bid = Iedereen legt een kaart gesloten neer. De hoogste waarde kiest eerst. Maar een bod kost zoveel kaarten als het zegt, en is er zelf één van: bied 3, en je betaalt er twee bij.
lesson-bid-why = Alleen het aantal kaarten wordt betaald, hun waarde doet er niet toe. Lage kaarten zijn dus goed geld, en hoge kaarten goede biedingen. Je mag zelfs bieden wat je niet kunt betalen: bluffen.

lesson-open-title = De biedingen liggen open
lesson-open = Van 4 naar 1 pakt ieder om de beurt een dier en betaalt, of past. Wie hoger bood dan jij, heeft al gekozen.

lesson-first-leader-title = De eerste leider
lesson-first-leader = { $name } heeft nu de meeste dieren van deze soort, en dus { $leader }. Elke leider buigt een regel voor zijn eigenaar en is een punt waard.

lesson-take-title = Jouw beurt: een dier
lesson-take = Tik het dier aan dat je wilt. De goedkoopste bijbetaling is al gekozen, en je kunt die veranderen.
lesson-take-why = Horen je bod en alles wat je bijbetaalt bij de habitat van het dier, dan krijg je meteen 2 punten. De kaarten waarmee je die bonus houdt, zijn gemarkeerd. Jokers passen overal, maar zijn kostbaar.

lesson-bonus-title = Habitatbonus
lesson-bonus = Alles wat je hebt betaald, hoort bij de habitat van het dier: 2 punten, meteen en voorgoed.

lesson-leader-title = Je hebt een leider
lesson-leader = Je hebt nu { $leader }. { $power }
lesson-leader-why = Een leider gaat naar wie een dier pakt en er dan meer van heeft dan wie ook, of evenveel als de eigenaar. Evenveel is dus genoeg om hem te krijgen, en om hem weer kwijt te raken.

lesson-moves-title = Leiders komen en gaan
lesson-moves = Evenveel dieren was genoeg, en { $leader } wisselde van eigenaar. Veilig ben je pas met twee dieren voorsprong.

lesson-passed-title = Niets gekregen
lesson-passed = Wie geen dier krijgt, neemt het bod terug en trekt twee kaarten. Dat is niet erg: een volle hand wint later.

lesson-round-title = De volgende ronde
lesson-round = Biedingen en bijbetalingen zijn weggelegd, dieren die niemand pakte zijn weg, en er liggen nieuwe. Zo gaat het { $rounds } rondes door.

lesson-eagle-title = Deze keer twee kaarten
lesson-eagle = Dankzij je arend leg je twee kaarten: bijvoorbeeld een goedkope en een hoge. Welke je bod is, kies je als je die van de anderen hebt gezien.
lesson-eagle-why = De andere kaart gaat terug naar je hand, en niemand ziet die. Eén van de twee mag ook de aanvulkaart zijn.

lesson-tie-title = Een conflict
lesson-tie = Iemand bood even hoog als jij. Jullie leggen nu allebei je bijbetaling gesloten neer, en de hoogste som kiest eerst. Bij uitzondering tellen de waardes waarmee je betaalt.
lesson-tie-why = Je betaalt deze kaarten of je nu wint of niet, tenzij je past. Wie de leider van de leeuwen heeft, wint zonder te vergelijken.

lesson-sum-title = De hoogste som
lesson-sum = De bijbetalingen zijn omgedraaid, en de hoogste som gaat eerst. De ander pakt wat overblijft.

lesson-points-title = De stand
lesson-points = De punten naast elke naam zijn wat het spel zou opleveren als het nu eindigde: dieren, leiders, bonus.
lesson-points-why = Maar twee soorten tellen. Verzamel dus liever een paar soorten dan van alles een beetje; en om leiders loont het te vechten, om hun kracht net zo goed als om het punt.

lesson-refill-title = Tijd om aan te vullen
lesson-refill = Je hebt nog maar weinig kaarten. In plaats van een habitatkaart kun je je aanvulkaart bieden: geen dier deze ronde, maar je trekt tot 7.

lesson-meerkat-title = Het stokstaartje ruilt
lesson-meerkat = Je bood je aanvulkaart en hebt de leider van de stokstaartjes, dus mag je een van je dieren ruilen met een uit de Expo.
lesson-meerkat-why = Daarbij kunnen leiders van eigenaar wisselen: je krijgt er een als niemand meer heeft van de soort die je pakt, en verliest er een als nu iemand meer heeft van de soort die je geeft.

lesson-throw-title = Wegleggen, dan trekken
lesson-throw = Eerst mag je kaarten wegleggen die je niet wilt, dan trek je tot 7. Met de leider van de eekhoorns tot 10.

lesson-talisman-title = De talisman
lesson-talisman = Biedingen en sommen waren gelijk: dan beslist de talisman. Wie het eerst na de eigenaar zit, gaat voor, en aan het eind van de ronde gaat de talisman door.

lesson-lion-title = De leeuw wint
lesson-lion = Bij een conflict gaat de eigenaar van de leider van de leeuwen voor, wat de anderen ook betalen.

lesson-ibex-title = De steenbok redt je bod
lesson-ibex = Je hebt de leider van de steenbokken: de kaart waarmee je een dier kreeg, komt terug op hand. Alleen jokers niet.

lesson-done-title = Je weet nu alles
lesson-done = Biedingen, prijzen, bonus, leiders, conflicten, aanvullen: je hebt alles gezien. Speel door tot het eind als je wilt, ik blijf je raad geven. Of stop en begin een eigen spel.

lesson-last-title = De laatste ronde
lesson-last = Na deze zijn de dieren op. Kaarten op hand zijn aan het eind niets waard, dus geef ze uit.
