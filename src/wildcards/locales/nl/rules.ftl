### De pagina met de spelregels, in onze eigen woorden. Bij elk hoofdstuk van docs/rules.md kunnen er zijn: `…-title`, de tekst
### zelf, `…-2020` en `…-2022` (waar de edities verschillen) en `…-ruling` (wat wij hebben besloten).
###
### Een lege regel sluit een alinea af; regels die met "- " of "1. " beginnen, zijn een lijst.

rules-title = De spelregels
rules-lead = Het hele spel in onze eigen woorden, en wat wij hebben besloten waar de gedrukte regels iets openlaten.
rules-contents = Inhoud
rules-top = Terug naar de inhoud
rules-both =
    Er zijn twee edities gedrukt, in 2020 en in 2022. Je kunt hier beide spelen; die van 2022 is de standaard. Wat maar bij één editie hoort, is met het jaartal gemarkeerd.

    Waar de Nederlandse en de Engelse tekst van 2022 elkaar tegenspreken, telt de Nederlandse, want die is uitvoeriger. Waar beide zwijgen, beslissen de regels van 2020. En waar niets gedrukt staat, moesten wij zelf kiezen: dat herken je aan “Ons besluit”.
rules-only = Alleen { $edition }
rules-ruling = Ons besluit
rules-credit = Wild Cards is bedacht door Ferdinand Schnitzler en wordt uitgegeven door Board Game Circus.

rules-the-game-in-one-minute-title = Het spel in één minuut
rules-the-game-in-one-minute =
    In de Expo liggen een paar dieren, altijd één minder dan er spelers zijn. Iedereen legt in het geheim een kaart als bod. Wie hoog biedt, kiest eerst, maar hoge biedingen zijn duur: een bod van 4 kost alles bij elkaar vier kaarten, het bod en nog drie.

    Betaal je alleen met kaarten van de habitat van het dier, dan krijg je meteen 2 punten. Wie de meeste dieren van een soort heeft, krijgt de leider, en elke leider verandert een regel in het voordeel van de eigenaar.

    Bevalt het je niet wat er nog ligt? Pas dan: je neemt je bod terug en trekt twee kaarten. Of bied helemaal niet op een dier, leg je aanvulkaart en vul je hand.

    Aan het eind levert je grootste soort 2 punten per dier op, je op een na grootste 1, elke leider 1, en je puntenfiches zijn waard wat erop staat.

rules-components-title = Wat er is
rules-components =
    - 46 habitatkaarten: bos, savanne en bergen met elk 14 kaarten, met de waardes 1 tot en met 4, en 4 jokers, die voor elke habitat gelden.
    - 42 dierkaarten, 7 van elke soort: pauw en eekhoorn leven in het bos, arend en steenbok in de bergen, leeuw en stokstaartje op de savanne.
    - 6 leiders, één per soort.
    - Voor iedereen een aanvulkaart. Die raakt nooit op.
    - Puntenfiches, zoveel als er nodig zijn.
rules-components-2022 = Er is ook een talisman. Die beslist conflicten.
rules-components-ruling =
    Hoe vaak komt elke waarde voor? Dat staat in geen enkel regelboekje. Wij nemen per habitat vijf kaarten met waarde 1, vier met 2, drie met 3 en twee met 4, omdat je zo het best op 14 uitkomt; en van de jokers één van elke waarde. Wie een tafel maakt, kan dat veranderen.

rules-setup-title = Voorbereiding
rules-setup =
    - Een aantal dieren gaat ongezien weg: 14 met 3 spelers, 6 met 4, 2 met 5.
    - Dieren worden op een rij gelegd, de Expo: 2, 3 of 4 stuks. Het eerste ligt naast de trekstapel, in vak 1. De vakken houden de hele ronde hun nummer, en een gat blijft een gat.
    - Iedereen krijgt 7 habitatkaarten en een aanvulkaart.
    - Het spel duurt precies 14, 12 of 10 rondes. Dan zijn de dieren op.
rules-setup-2022 = Iemand heeft aan het begin de talisman: het toeval beslist wie.
rules-setup-ruling =
    Met 3 spelers gaat eerst van elke soort één dier weg, en dan nog 8 willekeurige. De spelregels raden dat aan, dus doen wij het zo, tenzij de tafel alle 14 willekeurig wil.

rules-phases-title = Een ronde
rules-phases =
    1. Bieden: iedereen legt een kaart.
    2. Aanvullen: wie de aanvulkaart heeft gelegd, vult de hand aan.
    3. Dieren pakken: van het hoogste bod naar het laagste pakt iedereen een dier en betaalt, of past.
    4. Volgende ronde: de tafel wordt leeggemaakt en de Expo weer gevuld.
rules-phases-ruling =
    Wat iedereen tegelijk doet, blijft geheim tot iedereen klaar is. En je krijgt de vraag ook als er maar één antwoord mogelijk is: anders zou het vragen of niet vragen alleen al de anderen iets over je hand vertellen.

rules-actions-title = Wat je kunt doen
rules-actions =
    Elke beslissing bestaat uit kleine stappen: één kaart, één dier, één ruil, of “klaar”. Wat nu niet kan, is grijs, en als je erop tikt, zie je waarom.

rules-card-order-title = Volgorde van de kaarten
rules-card-order =
    Kaarten zijn gesorteerd op habitat, bos, savanne, bergen, joker, en daarbinnen van 1 tot en met 4. Meerdere kaarten van één beslissing worden in deze volgorde genoteerd. Aan tafel verandert dat niets; het voorkomt alleen dat dezelfde betaling op zes manieren geschreven kan worden.

rules-bids-title = Bieden
rules-bids =
    Iedereen legt één kaart gesloten neer: een habitatkaart om op een dier te bieden, of de aanvulkaart. Alle kaarten worden tegelijk omgedraaid.

    Je mag ook een kaart bieden waarvan je de prijs niet kunt betalen. Dat is bluffen, en het mag: misschien schrikt niemand ervan, maar passen levert twee kaarten op. Heb je geen habitatkaart meer, dan is de aanvulkaart je bod.

rules-eagle-title = De twee biedingen van de arend
rules-eagle =
    Wie de leider van de arenden heeft, mag twee kaarten leggen in plaats van één. Als alle andere biedingen open liggen, ook dat van Leo, wordt één van de twee omgedraaid. De andere gaat terug op hand, en niemand ziet die.
rules-eagle-ruling =
    - De vraag welke van de twee het wordt, komt ook als ze gelijk zijn. Anders zou iedereen weten dat ze dat waren.
    - Eén van de twee mag de aanvulkaart zijn. De regels spreken van handkaarten, en dat is er één.

rules-refills-title = Aanvullen
rules-refills =
    Wie de aanvulkaart heeft geboden, krijgt deze ronde geen dier, maar wel een volle hand. Eerst komt het stokstaartje, dan legt iedereen overbodige kaarten weg, en dan wordt er getrokken.

rules-meerkat-title = De ruil van het stokstaartje
rules-meerkat =
    Wie de leider van de stokstaartjes heeft en de aanvulkaart heeft geboden, mag eerst ruilen: één dier uit de eigen verzameling met één van een andere soort uit de Expo. Het eigen dier komt in dat vak.

    - Die speler krijgt de leider van de gepakte soort als niemand er meer van heeft. Evenveel is genoeg.
    - Die speler verliest de leider van de gegeven soort als er geen dier van die soort overblijft, of minder dan bij iemand anders. De leider gaat naar wie de meeste heeft; zijn dat meerdere spelers, of heeft niemand er een, dan gaat hij terug naar de voorraad.
rules-meerkat-ruling =
    - Gaat daarbij de leider van de stokstaartjes zelf naar iemand die ook de aanvulkaart heeft geboden, dan mag ook die speler ruilen: die heeft de kracht nu, en wel in de fase waarvoor hij bedoeld is. Niemand ruilt twee keer in een ronde.
    - Een dier ruilen met één van dezelfde soort kan niet. Letterlijk genomen zou dat een leider kunnen opleveren zonder dat er op tafel iets verandert, en dat kan niet de bedoeling zijn.
    - Hebben meerdere spelers de meeste dieren van de gegeven soort, dan gaat de leider terug naar de voorraad: geen enkele gedrukte regel kiest een van hen.

rules-discarding-and-drawing-title = Wegleggen en trekken
rules-discarding-and-drawing =
    Iedereen die de aanvulkaart heeft geboden, mag tegelijk kaarten wegleggen, zoveel als gewenst. Daarna vult iedereen de hand aan tot 7. Wie er meer heeft, houdt ze. De aanvulkaart komt terug op hand, en voor die spelers is de ronde klaar.

    Wie de leider van de eekhoorns heeft, vult aan tot 10.
rules-discarding-and-drawing-2022 = Er wordt met de klok mee getrokken, te beginnen links van wie de talisman heeft.
rules-discarding-and-drawing-2020 = Er wordt getrokken op zitvolgorde.
rules-discarding-and-drawing-ruling =
    - De leider van de eekhoorns telt voor wie hem heeft op het moment van trekken. Heb je hem net met een ruil gekregen, dan helpt hij dus meteen.
    - Met de leider van de eekhoorns vul je altijd aan tot 10. Van alle gedrukte teksten zegt maar één Nederlandse zin “mag”; bij 7 stoppen kan dus niet.
    - 2020 noemt geen volgorde voor het trekken. Wij gaan op zitvolgorde, want als de stapel opraakt, maakt het uit.

rules-animals-title = Dieren pakken
rules-animals =
    Nu worden de biedingen afgehandeld, eerst die van 4, dan 3, 2 en 1. Ben je aan de beurt, dan pak je een dier uit de Expo en betaal je ervoor, of je past.

    Er is altijd minstens één dier te weinig. Iemand grijpt altijd mis.

rules-payment-title = Wat een dier kost
rules-payment =
    Zoveel kaarten als je bod zegt, en het bod zelf is er één van: een bod van 1 kost niets meer, een bod van 2 nog één kaart, 3 nog twee, 4 nog drie. Alleen het aantal kaarten telt, niet hun waarde.

    Bod en bijbetaling blijven tot het eind van de ronde liggen.

rules-passing-title = Passen
rules-passing =
    Wil je geen dier, is er geen meer of kun je niet betalen, dan pas je: je bod komt terug op hand en je trekt twee kaarten, tot hooguit de handlimiet van 10.

    Dat gebeurt altijd allebei; je kunt de kaarten niet laten liggen. Heb je geen keus, omdat de Expo leeg is of je hand te klein, dan pas je zonder dat het gevraagd wordt.
rules-passing-2022 = Een bijbetaling die je bij een conflict al had gelegd, komt ook terug.
rules-passing-2020 = Een bijbetaling die je bij een conflict al had gelegd, ben je kwijt.
rules-passing-ruling =
    De tekst van 2020 geeft het bod terug en zegt niets over de bijbetaling, dus die is dan weg. Wie een tafel maakt, kan in beide edities het een of het ander kiezen.

rules-leaders-title = Leiders
rules-leaders =
    Pak je een dier en heb je nu meer van die soort dan wie ook, of evenveel als de eigenaar van de leider? Dan is de leider meteen van jou, en mag je hem meteen gebruiken. Evenveel is dus genoeg om hem iemand af te nemen.

    Een leider kan in één ronde twee keer van eigenaar wisselen. Elke leider is aan het eind 1 punt waard, die van de pauwen 3.
rules-leaders-ruling =
    - De dieren van Leo tellen net als die van ieder ander.
    - Soms ligt een leider in de voorraad terwijl spelers wel dieren van die soort hebben. In 2022 gaat hij dan naar wie een dier pakt en er meer heeft dan alle anderen, in 2020 al naar wie er evenveel heeft: daar verschillen de twee teksten.

rules-habitat-bonus-title = De habitatbonus
rules-habitat-bonus =
    Horen je bod en alles wat je bijbetaalt bij de habitat van het dier, dan krijg je meteen 2 punten. Jokers horen bij elke habitat. Bij een bod van 1 telt het bod alleen: de juiste habitat, en de 2 punten zijn van jou.

rules-ties-title = Conflicten
rules-ties =
    Hebben meerdere spelers dezelfde waarde geboden? De volgorde wordt bepaald als hun waarde aan de beurt is, voordat iemand kiest:

    1. Wie de leider van de leeuwen heeft, kiest eerst, ook zonder te kunnen betalen.
    2. Dan Leo, als hij erbij is.
    3. Dan wie kan betalen.
    4. Als laatste wie dat niet kan: die past.

    Zijn er twee of meer in de derde groep, dan legt elk van hen de hele bijbetaling gesloten neer. Alles wordt omgedraaid, en wie de hoogste som heeft, kiest eerst: hier tellen de waardes wel. Bij biedingen van 1 valt er niets te leggen, en is iedereen gelijk.
rules-ties-2022 =
    Bij gelijke sommen beslist de talisman: wie met de klok mee het eerst na de speler met de talisman zit, kiest eerst. De speler met de talisman komt als laatste.
rules-ties-2020 =
    Bij gelijke sommen legt ieder in het conflict nog één kaart gesloten neer, uit de hand of ongezien van de trekstapel. Wie de hoogste heeft, kiest eerst; wie nog steeds gelijk staat, doet het opnieuw. Deze kaarten horen niet bij de bijbetaling, ze gaan naar de aflegstapel.
rules-ties-ruling =
    - 2022: wie de talisman heeft, is de laatste. In de Nederlandse tekst wint wie het eerst ná de speler met de talisman komt, en van daar de tafel rond kom je bij die speler het laatst uit. Een tafel kan de speler met de talisman in plaats daarvan vooraan zetten.
    - 2022: wie niet kan betalen, past in dezelfde volgorde. Daar hangt niets van af, dus telt de talisman niet als gebruikt.
    - 2020: alleen wie nog gelijk staat, legt nog een kaart. Wie een lagere omdraaide, heeft die vergelijking al verloren.
    - 2020: alle groepen in een conflict leggen tegelijk, daarna worden de kaarten van de stapel getrokken op zitvolgorde. Wie geen kaart meer heeft, moet trekken.
    - 2020: valt er niets te trekken, dan telt dat als 0. Een groep waarin niemand een kaart kon leggen, gaat op zitvolgorde, want eens moet het ophouden.

rules-next-round-title = Volgende ronde
rules-next-round =
    - Wie de leider van de steenbokken heeft, mag het bod dat een dier opleverde terug op hand nemen, tenzij het een joker is.
    - Alle biedingen en bijbetalingen gaan naar de aflegstapel.
    - Dieren die niemand pakte, gaan in de doos en doen niet meer mee.
    - De Expo wordt weer gevuld. Zijn er daarvoor te weinig dieren, dan is het spel afgelopen.
rules-next-round-2022 = Heeft de talisman een conflict beslist, dan gaat hij met de klok mee naar de volgende speler: hoogstens één keer per ronde, en nooit naar Leo.
rules-next-round-ruling =
    - De leider van de steenbokken telt voor wie hem nu heeft. Heb je hem pas in deze ronde gekregen, dan redt hij dus je bod al.
    - Dit alles gebeurt ook na de laatste ronde.

rules-cards-title = Hand en stapels
rules-cards =
    Je mag 10 habitatkaarten op hand hebben. Heb je die, dan stop je met trekken.

    Is de trekstapel leeg als er een kaart getrokken moet worden, dan wordt de aflegstapel geschud tot een nieuwe.
rules-cards-ruling =
    - Kaarten die op tafel liggen, worden niet meegeschud, want die zijn nog niet weggelegd.
    - Zijn beide stapels leeg (vijf handen kunnen alle 46 kaarten bevatten), dan trek je wat er is.
    - Er wordt geschud als er een kaart getrokken moet worden en er geen is, niet al zodra de laatste weg is. Wat daartussen wordt weggelegd, gaat dus mee.

rules-leo-title = Leo
rules-leo =
    Leo speelt mee zonder na te denken. Met twee spelers moet hij meedoen, met drie of vier mag het; bereid het spel voor als voor één speler meer.

    - Hij heeft 5 habitatkaarten en een aanvulkaart in een gesloten stapel. Zijn bod is de bovenste kaart.
    - Komt zijn aanvulkaart boven, dan wordt zijn stapel weggelegd, en als hij aan de beurt is om te trekken, krijgt hij 5 nieuwe kaarten en de aanvulkaart, geschud.
    - Hij pakt het dier dat het dichtst bij de trekstapel ligt, betaalt niets en krijgt geen bonus.
    - Hij wint conflicten, behalve van wie de leider van de leeuwen heeft.
    - Hij krijgt leiders en verliest ze, maar gebruikt ze nooit. Hij heeft nooit de talisman, en hij kan niet winnen.
rules-leo-2022 = In de regels van 2020 komt Leo niet voor.
rules-leo-ruling =
    - Leo pakt naar vak, dus het maakt uit welk van twee gelijke dieren weg is. Doet hij mee, dan kies je zelf het vak; zonder hem zijn beide gelijk, en krijg je het laagste vak.
    - Is de Expo leeg als hij aan de beurt is, dan wordt zijn bod aan het eind van de ronde gewoon weggelegd, net als alle andere.

rules-end-title = Het einde
rules-end =
    - 2 punten voor elk dier van je grootste soort.
    - 1 punt voor elk dier van je op een na grootste soort.
    - 1 punt voor elke leider, 3 voor die van de pauwen.
    - De waarde van je puntenfiches.

    De andere soorten tellen niet. Zijn twee soorten even groot, dan telt de ene als grootste en de andere als tweede.

    Bij gelijke punten beslist de grootste verzameling dieren. Is ook die gelijk, dan wordt de plaats gedeeld: twee delen plaats 1, en daarna komt plaats 3.

rules-options-title = Wat een tafel kan veranderen
rules-options =
    - De editie: 2022 of 2020.
    - De volgorde bij gelijke sommen: wie de talisman heeft als laatste (standaard) of als eerste.
    - Met 3 spelers: dieren gelijkmatig (standaard) of willekeurig weghalen.
    - Na passen: de bijbetaling uit een conflict komt terug (zoals in 2022) of is weg (zoals in 2020).
    - Hoe vaak elke waarde in een habitat voorkomt: standaard 5, 4, 3, 2, of vier andere getallen die samen 14 zijn.

rules-editions-title = 2020 en 2022 vergeleken
rules-editions-lead = Hierin verschillen de edities:
rules-editions-subject = Onderwerp
rules-editions-talisman = Gelijke sommen
rules-editions-talisman-2022 = De talisman beslist en gaat door.
rules-editions-talisman-2020 = Elk nog een kaart, tot het beslist is.
rules-editions-payment = Passen na een conflict
rules-editions-payment-2022 = De bijbetaling komt terug.
rules-editions-payment-2020 = De bijbetaling is weg.
rules-editions-supply = Leider in de voorraad
rules-editions-supply-2022 = Voor wie een dier pakt en er meer heeft dan alle anderen.
rules-editions-supply-2020 = Voor wie een dier pakt en er minstens evenveel heeft.
rules-editions-drawing = Wie eerst trekt
rules-editions-drawing-2022 = Links van de talisman.
rules-editions-drawing-2020 = Op zitvolgorde.
rules-editions-leo = Leo
rules-editions-leo-2022 = Speelt mee met 2, mag meespelen met 3 of 4.
rules-editions-leo-2020 = Is er niet.

## Onder de kleine plaatjes

picture-price = Bod en prijs: { $bid } kost { $more ->
        [0] niets meer
        [one] nog { $more } kaart
       *[other] nog { $more } kaarten
    }.
picture-bonus = Drie boskaarten, waarvan één joker, voor een pauw: meteen 2 punten.
picture-no-bonus = Eén kaart komt uit de bergen: je krijgt de pauw, maar geen bonus.
picture-tie = Twee biedingen van 3. Ada betaalt 3 en 2, dat is 5; Ben betaalt 2 en 2, dat is 4. Ada kiest eerst.
picture-slots = De Expo met vier spelers. Vak 1 ligt naast de trekstapel.
picture-score = 4 pauwen leveren 8 op, 3 steenbokken 3, de leider van de pauwen 3, puntenfiches 4: samen 18. De eekhoorns tellen niet.
