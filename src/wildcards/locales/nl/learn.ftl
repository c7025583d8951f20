### Het begeleide eerste spel: wat je begeleider zegt. Bij elke les `lesson-…-title`, `lesson-…` en misschien `lesson-…-more`.

learn-title = Leer het spel
learn-lead = Een echt spel tegen twee bots, met iemand naast je die alles uitlegt zodra het gebeurt. Ongeveer vijf minuten, zonder klok.
learn-points =
    - De kaarten zijn in dit spel altijd dezelfde.
    - Je krijgt advies, met de reden erbij. Je mag altijd iets anders doen.
    - Na vier rondes weet je hoe het spel gaat. Speel door tot het eind, of stop.
learn-start = Beginnen
learn-again = Opnieuw beginnen
learn-continue = Ga verder met je begeleide spel
learn-waiting = De kaarten worden gedeeld …
learn-failed = De tafel kon niet worden gemaakt.
learn-read = Ik lees liever de spelregels

coach-title = Begeleider
coach-count = Les { $number } van { $all }
coach-advice = Mijn advies
coach-watch = Kijk wat de anderen doen.
coach-previous = Vorige
coach-next = Volgende
coach-on = Speel door met advies
coach-more = Meer
coach-fold = Begeleider verbergen
coach-unfold = Begeleider tonen
coach-end = Speel alleen door
coach-play = Nu een echt spel
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
advice-keep-none = Laat je bod liggen.

because-bonus = Alles wat je voor { $animal } betaalt, hoort bij zijn habitat: { $bonus } punten.
because-wild = Met een joker past alles wat je voor { $animal } betaalt bij zijn habitat. Voor { $bonus } punten is een joker goed besteed.
because-leader = Pak je { $animal }, dan krijg je ook de leider.
because-more = Ook met { $others } zou je een leider krijgen, maar { $animal } is meer punten waard.
because-either = Ook met { $others } zou je een leider krijgen: vind je die kracht beter, pak dan die in plaats van { $animal }.
because-both = Met { $animal } krijg je { $bonus } punten voor de habitat, en de leider erbij.
because-kind = Met { $animal } groeit een van je twee grootste soorten, en alleen die twee tellen.
because-over = Met { $animal } krijg je geen punten. Maar kaarten die overblijven zijn niets waard, en bij gelijke punten beslist het aantal dieren.
because-reach = Ligt { $others } er nog als je aan de beurt bent, dan kun je helemaal met zijn habitat betalen: { $bonus } punten.
because-cheap = Het kost weinig, dus je doet langer met je kaarten.
because-least = Van wat je kunt betalen kost het de minste kaarten; jokers kun je beter bewaren.
because-poor = Je hebt weinig kaarten. Met een volle hand kun je weer hoog bieden.
because-last = Dit is de laatste ronde, en kaarten die overblijven zijn niets waard: bied hoog.
because-unpaid = Een dier zou je nu niet kunnen betalen.
because-bid = { $name } bood { $card }
because-choice = Met twee kaarten kun je afwachten: draai de goedkope om als de anderen laag bieden, de hoge als ze hoog bieden.
because-outbid = { $bids }. Met je { $value } ben je bij de eersten.
because-enough = Ook zo krijg je een dier: er zijn er genoeg voor iedereen die evenveel of meer bood.
because-behind = Zoveel anderen boden hoger dan jij dat er geen dier overblijft.
because-late = Zoveel anderen boden hoger dan je beide kaarten dat er geen dier overblijft. Draai dus de kaart om die minder kost.
because-rest = Hier telt alleen het aantal kaarten.
because-needed = Zonder joker zou je niet kunnen betalen.
because-high = Bij een conflict kiest wie de hoogste som heeft eerst. Leg dus hoge kaarten, maar spaar de jokers.
because-spend = Bij een conflict kiest wie de hoogste som heeft eerst, en kaarten die overblijven zijn nu niets meer waard.
because-low = Hier telt alleen het aantal kaarten, dus betaal met de lage.
because-keep = Lage kaarten zijn goed geld, hoge goede biedingen: houd ze allemaal. Je vult hoe dan ook aan tot { $limit }.
because-full = Lage kaarten zijn goed geld, hoge goede biedingen: houd ze allemaal.
because-free = Het kost niets.
because-swap = De ruil levert je { $gained } op.
because-trade =
    { $points ->
        [one] Je verliest { $lost }, maar krijgt { $gained }. Samen is dat { $points } punt meer.
       *[other] Je verliest { $lost }, maar krijgt { $gained }. Samen is dat { $points } punten meer.
    }
because-grow = Een van je twee grootste soorten wordt er groter van.
because-price = Je verliest { $lost }, maar een van je twee grootste soorten wordt er groter van, en dat is meer waard.
because-stay = Geen enkele ruil levert je punten op.
because-nothing = Hier levert niets je punten op. Pas je, dan komt je bod terug en { $draws }.
because-pass = Pas je, dan komt je bod terug en { $draws }.

lesson-aim-title = Welkom aan tafel
lesson-aim = Je verzamelt dieren. Wie de meeste van een soort heeft, krijgt de leider ervan, een kaart met een bijzondere kracht. Aan het eind tellen je twee grootste soorten. Drie spelers, twee dieren per ronde: iemand grijpt altijd mis.
lesson-aim-more = 2 punten voor elk dier van je grootste soort, 1 voor elk van de op een na grootste, 1 per leider (3 voor die van de pauwen), en meteen 2 als je helemaal met de habitat van het dier betaalt. Verder telt er niets.

lesson-bid-title = Eerst bied je
lesson-bid = Iedereen legt een kaart gesloten neer. Wie de hoogste waarde biedt, kiest eerst. Maar een bod kost zoveel kaarten als het zegt, en is er zelf één van: bied 3, en je betaalt er twee bij.
lesson-bid-more = Alleen het aantal kaarten wordt betaald, hun waarde doet er niet toe. Lage kaarten zijn dus goed geld, en hoge kaarten goede biedingen. Je mag zelfs bieden wat je niet kunt betalen: bluffen.

lesson-open-title = De biedingen liggen open
lesson-open =
    Van 4 tot 1 pakt ieder om de beurt een dier en betaalt, of past. Bij gelijke biedingen beslist de bijbetaling, en is die ook gelijk, dan de talisman, die naast een van de namen ligt. { $order ->
        [first] Niemand bood meer dan jij.
        [behind]
            { $count ->
                [one] { $names } bood meer dan jij.
               *[other] { $names } boden meer dan jij.
            }
       *[none] {""}
    }

lesson-owner-title = Een leider
lesson-owner = { $name } heeft nu { $leader }. Elke leider verandert een regel in het voordeel van de eigenaar en is een punt waard, die van de pauwen 3. Je neemt hem over zodra je een dier van die soort pakt en er dan evenveel hebt.

lesson-take-title = Jouw beurt: een dier
lesson-take = Tik het dier aan dat je wilt. Een bijbetaling is al gekozen; tik andere kaarten aan om die te veranderen. Horen je bod en alles wat je bijbetaalt bij de habitat van het dier, dan krijg je meteen { $bonus } punten. Jokers passen bij elke habitat.
lesson-take-more = De kaarten waarmee je die bonus houdt, zijn gemarkeerd. Met een joker bied en betaal je als met elke andere kaart, maar er zijn er maar vier: bewaar ze tot ze een bonus opleveren.

lesson-bonus-title = Habitatbonus
lesson-bonus = Alles wat je hebt betaald, hoort bij de habitat van het dier: { $bonus } punten, meteen en voorgoed.

lesson-leader-title = Je hebt een leider
lesson-leader = Je hebt nu { $leader }. { $power }
lesson-leader-more = Een leider gaat naar wie een dier pakt en dan meer van die soort heeft dan wie ook, of evenveel als de eigenaar. Evenveel is dus genoeg om een leider te krijgen, en om hem weer kwijt te raken.

lesson-moves-title = Leiders komen en gaan
lesson-moves =
    { $how ->
        [won] Je kwam op gelijke hoogte met { $from } en kreeg daardoor { $leader }. Evenveel dieren is daarvoor genoeg: veilig is een leider alleen met twee dieren voorsprong.
        [lost] { $name } kwam op gelijke hoogte met jou en kreeg { $leader }. Evenveel dieren is daarvoor genoeg: veilig is een leider alleen met twee dieren voorsprong.
        [theirs] { $name } kwam op gelijke hoogte met { $from } en kreeg { $leader }. Evenveel dieren is daarvoor genoeg: veilig is een leider alleen met twee dieren voorsprong.
        [got] Jij hebt nu { $leader }; eerst had { $from } die.
        [gone] { $name } heeft nu { $leader }; eerst had jij die.
       *[other] { $name } heeft nu { $leader }; eerst had { $from } die.
    }

lesson-passed-title = Geen dier
lesson-passed = Wie op een dier biedt en er geen krijgt, neemt het bod terug en trekt twee kaarten (nooit boven { $most }). Dat is niet erg: met veel kaarten kun je later hoog bieden.

lesson-round-title = De volgende ronde
lesson-round = Biedingen en bijbetalingen zijn weggelegd, dieren die niemand pakte gaan in de doos en doen niet meer mee, en er liggen nieuwe. Zo gaat het { $rounds } rondes lang.

lesson-eagle-title = Dit keer twee kaarten
lesson-eagle = Dankzij je arend mag je twee kaarten leggen: bijvoorbeeld een goedkope en een hoge. Welke je bod is, kies je zodra de biedingen van de anderen open liggen.
lesson-eagle-more = De andere kaart gaat terug op hand, en niemand ziet die. Eén van de twee mag ook de aanvulkaart zijn.

lesson-tie-title = Een conflict
lesson-tie = Iemand bood even hoog als jij. Iedereen in het conflict legt nu de bijbetaling gesloten neer, en wie de hoogste som heeft, kiest eerst; het bod telt daarin niet mee. Bij uitzondering tellen de waardes waarmee je betaalt.
lesson-tie-more = Je betaalt deze kaarten of je nu wint of niet, tenzij je past. Wie de leider van de leeuwen heeft, wint zonder te vergelijken.

lesson-sum-title = De hoogste som
lesson-sum = Bij een conflict zijn de bijbetalingen omgedraaid, en wie de hoogste som had, koos eerst. De anderen pakten wat overbleef.

lesson-points-title = De stand
lesson-points = De punten naast elke naam laten zien wat iedereen zou hebben als het spel nu was afgelopen: dieren, leiders, puntenfiches.
lesson-points-more = Er tellen maar twee soorten. Verzamel nu dus liever een paar soorten dan van alles een beetje. Vechten om leiders loont, om hun kracht net zo goed als om de punten.

lesson-refill-title = Tijd om aan te vullen
lesson-refill = Je hebt nog maar weinig kaarten. In plaats van een habitatkaart kun je je aanvulkaart bieden: geen dier deze ronde, maar je vult je hand aan tot { $limit }.

lesson-meerkat-title = Het stokstaartje ruilt
lesson-meerkat = Je bood je aanvulkaart en hebt de leider van de stokstaartjes, dus mag je een van je dieren ruilen met een dier uit de Expo.
lesson-meerkat-more = Daarbij kunnen leiders van eigenaar wisselen: je krijgt er een als niemand meer heeft van de soort die je pakt, en verliest er een als nu iemand meer heeft van de soort die je geeft.

lesson-throw-title = Wegleggen, dan trekken
lesson-throw = Eerst mag je kaarten wegleggen die je niet wilt, dan vul je aan tot { $limit }.

lesson-talisman-title = De talisman
lesson-talisman = Biedingen en sommen waren gelijk: dan beslist de talisman. De speler links van wie de talisman heeft, kiest eerst; wie hem heeft, komt als laatste. Aan het eind van de ronde gaat de talisman door naar links.

lesson-lion-title = De leeuw wint
lesson-lion = Bij een conflict kiest de eigenaar van de leider van de leeuwen eerst, wat de anderen ook bijbetalen.

lesson-ibex-title = De steenbok redt je bod
lesson-ibex = Je hebt de leider van de steenbokken: aan het eind van een ronde mag je de kaart waarmee je een dier kreeg terug op hand nemen, tenzij het een joker is.

lesson-done-title = Dat is het hele spel
lesson-done = Biedingen, prijzen, jokers, de habitatbonus, leiders, conflicten, aanvullen: meer is het niet. Wat je nog niet bent tegengekomen, leg ik uit als het komt. Speel door tot het eind als je wilt, ik blijf je adviseren. Of begin nu een echt spel.

lesson-last-title = De laatste ronde
lesson-last = Na deze ronde zijn de dieren op. Kaarten op hand zijn aan het eind niets waard, dus geef ze uit.
