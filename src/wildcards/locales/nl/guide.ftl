### Wat aan tafel en op de eerste bladzijde wordt uitgelegd: leiders, het spel in een minuut, een regel in één zin.

## De zes leiders

leaders-title = De leiders
leaders-lead = Wie de meeste dieren van een soort heeft, krijgt de leider. Met evenveel neem je hem al van de eigenaar over.
leaders-worth = Elke leider is aan het eind 1 punt waard, die van de pauwen 3.
leaders-owner = bij { $name }
leaders-yours = van jou
leaders-supply = nog van niemand
power-pe = Aan het eind 3 punten waard in plaats van 1. Een andere kracht heeft deze leider niet.
power-sq = Als je je aanvulkaart biedt, vul je je hand aan tot 10 kaarten in plaats van 7.
power-ea = Je mag twee kaarten als bod leggen. Zodra de andere biedingen open liggen, draai je een van jouw kaarten om; de andere gaat terug op hand.
power-ib = Aan het eind van de ronde mag je de kaart waarmee je een dier kreeg terug op hand nemen, tenzij het een joker is.
power-li = Je wint elk conflict. Je kiest eerst, wat de anderen ook bijbetalen.
power-me = Als je je aanvulkaart biedt, mag je eerst een van je dieren ruilen met een dier uit de Expo. Daarbij kunnen leiders van eigenaar wisselen.

## Het spel in een minuut

minute-title = Zo speel je
minute-1-title = Bieden
minute-1 = Iedereen legt in het geheim een kaart. Hoe hoger, hoe eerder je kiest.
minute-2-title = Pakken of aanvullen
minute-2 = Wie hoog biedt, kiest eerst een dier. Of bied je aanvulkaart: geen dier, maar een volle hand.
minute-3-title = Betalen
minute-3 = Een bod van 3 kost 3 kaarten, en het bod is er één van. Alles uit de habitat van het dier? 2 punten.
minute-4-title = Verzamelen
minute-4 = De meeste dieren van een soort? De leider is van jou en verandert een regel in jouw voordeel. Je twee grootste soorten tellen.

## Regels in één zin, waar iets gevraagd wordt of grijs is

rule-more = Meer in de spelregels
rule-the-game-in-one-minute = Bied een kaart, pak een dier, betaal met kaarten. Heb je van een soort de meeste, dan krijg je de leider.
rule-components = 46 habitatkaarten met waarde 1 tot en met 4, 42 dieren van zes soorten, 6 leiders, en voor iedereen een aanvulkaart.
rule-setup = In de Expo ligt altijd één dier minder dan er spelers zijn.
rule-phases = Een ronde is bieden, aanvullen, dieren pakken, volgende ronde. Je krijgt een vraag als je aan de beurt bent.
rule-actions = Wat grijs is, kun je nu niet kiezen. Tik erop en je ziet waarom.
rule-card-order = Kaarten worden op habitat en waarde genoteerd: bos, savanne, bergen, joker.
rule-bids = Leg één habitatkaart, of je aanvulkaart. Je mag bieden wat je niet kunt betalen.
rule-eagle = Met de leider van de arenden mag je twee kaarten leggen en kies je later welke je bod is.
rule-refills = Wie de aanvulkaart biedt, mag kaarten wegleggen en vult de hand dan aan tot 7. Een dier krijg je deze ronde niet.
rule-meerkat = Geef één dier, pak er één van een andere soort uit de Expo. Een leider gaat naar wie de meeste van die soort heeft.
rule-discarding-and-drawing = Leg weg wat je wilt, of niets. Dan vul je aan tot 7, met de leider van de eekhoorns tot 10.
rule-animals = Pak één dier uit de Expo en betaal, of pas.
rule-payment = Bod en bijbetaling zijn samen zoveel kaarten als het bod zegt. Hun waarde doet er niet toe.
rule-passing = Je bod komt terug en je trekt twee kaarten, tot hooguit 10 op hand.
rule-leaders = Heb je van een soort meer dan wie ook, of evenveel als de eigenaar van de leider, dan is de leider van jou.
rule-habitat-bonus = Betaal alleen met de habitat van het dier, of met jokers, en krijg 2 punten.
rule-ties = Gelijke biedingen: iedereen in het conflict legt de bijbetaling, en wie de hoogste som heeft, kiest eerst. De leider van de leeuwen wint altijd.
rule-next-round = Biedingen en bijbetalingen worden weggelegd, overgebleven dieren gaan in de doos, er komen nieuwe.
rule-cards = Je mag 10 habitatkaarten op hand hebben. Is de trekstapel op, dan wordt de aflegstapel geschud tot een nieuwe.
rule-leo = Leo pakt het dier dat het dichtst bij de trekstapel ligt en betaalt niets. Doet Leo mee, dan kies je bij gelijke dieren zelf het vak.
rule-end = 2 punten per dier van je grootste soort, 1 per dier van de op een na grootste, 1 per leider, 3 voor die van de pauwen, en je puntenfiches.
rule-options = Editie, conflicten, weggehaalde dieren, bijbetaling en waardes kies je als je een tafel maakt.
