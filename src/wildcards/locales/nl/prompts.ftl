### Wat een stoel gevraagd wordt, wat het kost en wat de knoppen versturen. Termen zoals in things.ftl.
### Dieren en leiders komen met hun lidwoord (`the-…` in things.ftl).

## De vraag

question-bid = Bied een kaart
question-bid-second = Een tweede kaart leggen?
question-eagle = Bied een of twee kaarten
question-reveal = Welk bod telt?
question-swap = Een dier ruilen?
question-discard = Kaarten wegleggen?
question-lay =
    { $count ->
        [one] Conflict bij { $value }: leg { $count } kaart
       *[other] Conflict bij { $value }: leg { $count } kaarten
    }
question-break = Nog steeds een conflict: leg een kaart of trek er een
question-take = Pak een dier of pas
question-pay =
    { $count ->
        [one] Betaal { $count } kaart voor { $animal }
       *[other] Betaal { $count } kaarten voor { $animal }
    }
question-keep = { $card } terugnemen?

## Waar je kiest

where-bid = Kies een kaart uit je hand of de aanvulkaart.
where-bid-second = Dat mag dankzij je leider van de arenden: zodra de andere biedingen open liggen, draai je een van de twee om.
where-eagle = Kies er een of twee uit je hand. Zodra de andere biedingen open liggen, draai je er een om.
where-reveal = De andere kaart neem je terug op hand zonder die te tonen.
where-swap = Geef een van je dieren voor een ander uit de Expo.
where-discard = Kies zoveel kaarten uit je hand als je wilt. Daarna vul je aan tot { $limit }.
where-lay = Kies uit je hand. Wie de hoogste som heeft, kiest eerst; het bod telt niet mee. Conflict met { $names }.
where-break = Conflict met { $names }. Wie de hoogste kaart heeft, kiest eerst; daarna worden deze kaarten weggelegd.
where-take =
    { $count ->
        [0] Kies uit de Expo. Je bod { $bid } is alles wat je betaalt.
        [one] Kies uit de Expo. Naast je bod { $bid } betaal je nog { $count } kaart.
       *[other] Kies uit de Expo. Naast je bod { $bid } betaal je nog { $count } kaarten.
    }
where-take-laid = Kies uit de Expo. Je hebt al betaald: { $cards }.
where-pay = Kies uit je hand.
where-keep = Dat mag dankzij je leider van de steenbokken: het bod leverde je een dier op.

## Wat een keuze kost en oplevert

fact-price =
    { $count ->
        [0] Kost geen kaarten meer
        [one] Kost nog { $count } kaart
       *[other] Kost nog { $count } kaarten
    }
fact-bluff = Dit kun je niet betalen: bluf
fact-bonus-reach = Bonus mogelijk: +{ $points }
fact-bonus = Habitatbonus: +{ $points }
fact-bonus-lost = Bonus gemist ({ $points } punten)
fact-refill = Geen dier: je mag kaarten wegleggen en vult dan aan tot { $limit }
fact-of = { $card }: { $text }
fact-draw-up =
    { $kept ->
        [one] Je houdt { $kept } kaart en vult aan tot { $limit }
       *[other] Je houdt { $kept } kaarten en vult aan tot { $limit }
    }
fact-draw-none =
    { $kept ->
        [one] Je houdt { $kept } kaart en trekt niets
       *[other] Je houdt { $kept } kaarten en trekt niets
    }
fact-no-leader = Geen leider wisselt van eigenaar
fact-sum = Som: { $sum }
fact-draw = De bovenste kaart van de trekstapel telt, zonder dat je die eerst ziet
fact-draw-nothing = Er valt niets meer te trekken: dat telt 0
fact-then-have = Je hebt dan { $animals }
fact-leader = Je krijgt { $leader }
fact-leader-from = Je krijgt { $leader } van { $name }
fact-leader-away = { $name } krijgt { $leader }
fact-leader-back = { $leader } gaat terug naar de voorraad
fact-pass = { $card } komt terug en { $draws }
fact-pass-back = { $card } en je bijbetaling ({ $paid }) komen terug en { $draws }
fact-pass-lost = { $card } komt terug en { $draws }; je bijbetaling ({ $paid }) ben je kwijt
you-draw =
    { $count ->
        [0] je trekt geen kaart
        [one] je trekt één kaart
       *[other] je trekt { $count } kaarten
    }

## Wat verstuurd wordt

send-bid = Bied { $cards }
send-reveal = Draai { $card } om
send-swap = Geef { $gives }, pak { $takes }
send-discard =
    { $count ->
        [one] Leg { $count } kaart weg
       *[other] Leg { $count } kaarten weg
    }
send-lay = Leg { $cards } (som { $sum })
send-break = Leg { $card }
send-draw = Trek van de stapel
send-take = Pak { $animal }
send-take-pay = Pak { $animal }, betaal { $cards }
send-pay = Betaal { $cards } voor { $animal }
send-keep = Neem { $card } terug
send-no-second = Leg geen tweede kaart
send-no-swap = Ruil niets
send-no-discard = Alle kaarten houden
send-no-keep = Laat { $card } liggen
send-pass = Passen: niets pakken
decline-bid = Geen tweede
decline-swap = Niet ruilen
decline-discard = Alles houden
decline-keep = Laten liggen
decline-take = Passen

## Wat ontbreekt

missing-bid = Kies een kaart
missing-reveal = Kies een van de twee
missing-give = Kies een dier om te geven
missing-swap-take = Kies een dier om te pakken
missing-discard = Kies kaarten of houd alles
missing-break = Kies een kaart of trek er een
missing-take = Kies een dier
missing-cards =
    { $count ->
        [one] Kies nog { $count } kaart
       *[other] Kies nog { $count } kaarten
    }

## Delen van een vraag

reveal-legend = Je twee biedingen
a-draw = een kaart van de stapel
draw-card = Trek van de stapel
pay-cheapest = Laagste
pay-best = Met bonus
# the button for a hint, and the heading over it
hint-ask = Wat zou jij doen?
hint-pick = Kies dit
hint-working = Uitproberen wat er kan komen …
hint-told = Iedereen aan tafel krijgt te horen dat je het gevraagd hebt.
undo = Ongedaan maken
take-it-back = Terugnemen
taken-back = Teruggenomen.
send-waits = De verbinding is verbroken. Je keuze wordt verstuurd zodra die hersteld is.
send-late = Nog geen antwoord. Je keuze wordt opnieuw verstuurd tot de server antwoordt.
send-unavailable = De server kan nu niets opslaan: zijn schijf is vol of zijn database is niet bereikbaar. Er is niets verloren: je keuze wordt opnieuw verstuurd tot het lukt.
about-here = De regel
why-close = Antwoord sluiten

## Er is niets te doen

wait-BID =
    { $count ->
        [one] Wachten op het bod van { $names }
       *[other] Wachten op de biedingen van { $names }
    }
wait-REVEAL = { $names } kiest welk van twee biedingen telt
wait-SWAP = { $names } mag een dier ruilen
wait-DISCARD =
    { $count ->
        [one] { $names } mag kaarten wegleggen
       *[other] { $names } mogen kaarten wegleggen
    }
wait-LAY =
    { $count ->
        [one] Conflict: { $names } legt de bijbetaling gesloten neer
       *[other] Conflict: { $names } leggen hun bijbetaling gesloten neer
    }
wait-BREAK =
    { $count ->
        [one] Nog steeds een conflict: { $names } legt of trekt een kaart
       *[other] Nog steeds een conflict: { $names } leggen of trekken een kaart
    }
wait-TAKE = { $names } kiest een dier
wait-PAY = { $names } betaalt
wait-KEEP = { $names } mag een bod terugnemen
wait-over = Het spel is afgelopen
wait-next = Het spel gaat zo verder
own-laid = Je hebt gesloten neergelegd: { $cards }.
own-thrown = Je legt weg: { $cards }.
bots-wait = De server heeft het druk: bots moeten wachten tot ze kunnen nadenken. Het gaat vanzelf verder.
stand-in = Een bot speelt voor jou
stand-in-time = Je tijd was om, dus speelde een bot. Wat hij speelde, telt.
stand-in-absent = Je was weg, dus speelde een bot. Wat hij speelde, telt.
stand-in-left = Je ging weg, en een bot speelde verder. Wat hij speelde, telt.
stand-in-none = Een bot speelde voor je. Wat hij speelde, telt.
im-back = Ik ben er weer
is-back = { $name } is er weer

## Toetsen

keys-title = Sneltoetsen
keys-open = Sneltoetsen
keys-off = Losse toetsen staan uit in de instellingen; deze werken altijd.
key-enter = Enter
key-ctrl-enter = Ctrl + Enter
key-escape = Esc
keys-hand = de eerste tot tiende kaart van je hand kiezen
keys-slots = het dier in vak 1 tot en met 4 kiezen
keys-refill = de aanvulkaart kiezen
keys-decline = passen of afzien
keys-send = de keuze versturen, waar je ook bent
keys-enter = de keuze versturen, binnen de vraag
keys-clear = keuze ongedaan maken
keys-back = terugnemen wat je deed terwijl anderen kiezen
keys-to-hand = naar je hand
keys-to-display = naar de Expo
keys-to-prompt = naar de vraag
keys-hint = vragen wat je kunt doen
keys-log = het logboek tonen
keys-leaders = de leiders tonen
keys-cards = de open kaarten tonen
keys-help = deze lijst tonen

watching = Je kijkt toe: je ziet wat iedereen mag zien.
hands-hidden = Alle handkaarten op dit apparaat zijn verborgen tot een van jullie weer aan de beurt is.
