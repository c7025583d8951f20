### De tafel tijdens het spel: wat waar ligt, en hoe heet wat je kunt aantikken.

## Hoe ver het spel is

table-round = Ronde { $round } van { $rounds }
table-round-short = { $round }/{ $rounds }
table-stages = Fases van de ronde
# welke biedingen nu aan de beurt zijn, van 4 tot 1
table-value = biedingen van { $value }

## Kaarten en dieren om aan te tikken

# achter de naam van een kaart: “bos 3, kost nog 2 kaarten”
table-costs =
    { $count ->
        [0] kost geen kaarten meer
        [one] kost nog { $count } kaart
       *[other] kost nog { $count } kaarten
    }
table-bluff = dat kun je niet betalen: bluf
table-keeps-bonus = behoudt de habitatbonus
# $animal zonder lidwoord: “pauw in vak 1”
table-in-slot = { $animal } in vak { $slot }
table-gap = Vak { $slot } is leeg
# $leader met lidwoord, zoals “de leider van de leeuwen”
table-leader-you = levert je { $leader } op
table-leader-other = { $leader } gaat naar { $name }
table-leader-supply = { $leader } gaat naar de voorraad
# $animals zoals “3 pauwen”
table-with-leader = { $animals }, met de leider

## Stoelen

table-rivals = De anderen
table-seats = De spelers
table-own = Jij
table-you = { $name } { table-is-you }
table-is-you = (jij)
table-owes = beslist nu
table-place = Nummer { $place } in de volgorde
table-sum = Som { $sum }
table-sum-equal = Som { $sum }, gelijk
# een kaart die nog niemand anders ziet
table-sealed = { $card }, gesloten
table-has-talisman = heeft de talisman
table-hand-size =
    { $count ->
        [one] { $count } kaart op hand
       *[other] { $count } kaarten op hand
    }
table-bonus =
    { $count ->
        [one] puntenfiches ter waarde van { $count } punt
       *[other] puntenfiches ter waarde van { $count } punten
    }
table-score =
    { $count ->
        [one] tot nu toe { $count } punt
       *[other] tot nu toe { $count } punten
    }
table-is-bot = Bot, { $level }
table-is-leo = Leo speelt automatisch
table-stand-in = Een bot speelt hier verder: { $level }
table-away = nu niet aanwezig
table-clock = Resterende tijd: { $time }
table-late = Nog 10 seconden
table-hand =
    { $count ->
        [one] Je hand: { $count } kaart
       *[other] Je hand: { $count } kaarten
    }
table-hand-empty = Geen kaarten op hand

## Stapels

table-piles = Stapels
piles-known = Bekende handkaarten
piles-unseen = Nog niet geziene dieren
piles-come = { $count } daarvan komen nog; de andere zijn vóór het spel verwijderd.
view-leo-pile = stapel van Leo
piles-leo = Stapel van Leo, tot nu toe omgedraaid
table-supply = Leiders die niemand heeft
table-leo-pile =
    { $count ->
        [one] { $count } kaart in zijn stapel
       *[other] { $count } kaarten in zijn stapel
    }
table-animals-left =
    { $count ->
        [one] er komt nog { $count } dier
       *[other] er komen nog { $count } dieren
    }

## Wat je van gesloten kaarten zou kunnen weten

known-title = Wat je zou kunnen weten
# de hand van een andere plaats
known-hand =
    { $name } ({ $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    })
known-certain = zeker: { $cards }
known-probably = waarschijnlijk: { $groups }
known-hardly = nauwelijks: { $groups }
known-missing = zeker niet: { $groups }
# “bos minstens 2 (81 %)”
known-least = { $group } minstens { $count } ({ $chance })
# “joker (7 %)”
known-chance = { $group } ({ $chance })
known-row = { $group }: minstens 1 { $one }, minstens 2 { $two }, minstens 3 { $three }
known-percent = { $percent } %
# kaarten van een waarde
known-value = waarde { $value }
known-animals = dieren die nog komen
# “Trekstapel (18): ongeveer 5 bos, 4 bergen.”
known-about = { $place } ({ $count }): ongeveer { $what }.
known-exact = Alle kansen zijn precies geteld.
known-sampled = Geschat uit { $worlds } mogelijke verdelingen: een kans kan ernaast zitten, met ongeveer { $points ->
        [one] { $points } procentpunt
       *[other] { $points } procentpunten
    }.
known-wild = Jokers tellen als joker en naar hun waarde, niet bij de habitats.
known-open = Aan deze tafel staat er alleen wat open ligt, zonder kansen.
known-busy = Er wordt geteld …
known-bars = De drie balkjes: de kansen op minstens 1, 2 en 3 kaarten.

## Naast de tafel

table-game = Spel
table-panel = Naast de tafel
table-log = Logboek
table-leaders = Leiders
table-cards = Kaarten

# On the pages one goes to in mid-game
back-to-table = Terug naar de tafel

## Een bot neemt het voorgoed over

replaced-log = In plaats van { $name } speelt nu voorgoed een bot.
replaced-you = Je was lang weg, en je stoel is voorgoed aan een bot gegeven. Je kunt toekijken.
replace-seat = Stoel van { $name } aan een bot geven
replace-sure = Een bot speelt deze stoel dan tot het einde, ook bij een revanche: { $name } kan alleen nog toekijken.
replace-yes = Aan een bot geven
