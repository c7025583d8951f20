### Der Tisch während des Spiels: was wo liegt, und wie heißt, was man drücken kann.

## Wie weit die Partie ist

table-round = Runde { $round } von { $rounds }
table-round-short = { $round }/{ $rounds }
table-stages = Phasen der Runde
# welche Gebote gerade dran sind, von 4 bis 1
table-value = { $value }er-Gebote

## Karten und Tiere zum Drücken

# hinter dem Namen einer Karte: „Wald 3, kostet 2 weitere Karten“
table-costs =
    { $count ->
        [0] kostet keine weitere Karte
        [one] kostet { $count } weitere Karte
       *[other] kostet { $count } weitere Karten
    }
table-bluff = das kannst du nicht zahlen: ein Bluff
table-keeps-bonus = bringt die Lebensraumpunkte
# $animal ohne Artikel: „Pfau auf Auslageplatz 1“
table-in-slot = { $animal } auf Auslageplatz { $slot }
table-gap = Auslageplatz { $slot } ist leer
# $leader mit Artikel, wie „die Löwen-Bonuskarte“
table-leader-you = bringt dir { $leader }
table-leader-other = { $leader } geht an { $name }
table-leader-supply = { $leader } geht in den Vorrat
# $animals wie „3 Pfauen“
table-with-leader = { $animals }, mit der Bonuskarte

## Plätze

table-rivals = Die anderen
table-seats = Alle am Tisch
table-own = Du
table-you = { $name } { table-is-you }
table-is-you = (du)
table-owes = entscheidet gerade
table-place = Nummer { $place } in der Reihenfolge
table-sum = Summe { $sum }
table-sum-equal = Summe { $sum }, gleich
# eine Karte, die noch niemand sonst sieht
table-sealed = { $card }, verdeckt
table-has-talisman = hat den Talisman
table-hand-size =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
table-bonus =
    { $count ->
        [one] Punktemarker im Wert von { $count } Punkt
       *[other] Punktemarker im Wert von { $count } Punkten
    }
table-score =
    { $count ->
        [one] bisher { $count } Punkt
       *[other] bisher { $count } Punkte
    }
table-is-bot = Bot, { $level }
table-is-leo = Leo spielt automatisch
table-stand-in = Ein Bot spielt hier weiter: { $level }
table-away = gerade nicht da
table-clock = Restzeit: { $time }
table-late = Noch 10 Sekunden
table-hand =
    { $count ->
        [one] Deine Hand: { $count } Karte
       *[other] Deine Hand: { $count } Karten
    }
table-hand-empty = Keine Karten auf der Hand

## Stapel

table-piles = Stapel
piles-known = Bekannte Handkarten
piles-unseen = Noch nicht gesehene Tiere
piles-come = { $count } davon kommen noch; die anderen wurden vor der Partie aussortiert.
view-leo-pile = Leos Stapel
piles-leo = Leos Stapel, bisher aufgedeckt
table-supply = Bonuskarten, die niemand hat
table-leo-pile =
    { $count ->
        [one] { $count } Karte in seinem Stapel
       *[other] { $count } Karten in seinem Stapel
    }
table-animals-left =
    { $count ->
        [one] { $count } Tier kommt noch
       *[other] { $count } Tiere kommen noch
    }

## Was man von verdeckten Karten wissen könnte

known-title = Was du wissen könntest
# die Hand eines anderen Platzes
known-hand =
    { $name } ({ $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    })
known-certain = sicher: { $cards }
known-probably = wahrscheinlich: { $groups }
known-hardly = kaum: { $groups }
known-missing = sicher nicht: { $groups }
# „Wald mindestens 2 (81 %)“
known-least = { $group } mindestens { $count } ({ $chance })
# „Joker (7 %)“
known-chance = { $group } ({ $chance })
known-row = { $group }: mindestens 1 { $one }, mindestens 2 { $two }, mindestens 3 { $three }
known-percent = { $percent } %
# Karten eines Werts
known-value = Wert { $value }
known-animals = Tiere, die noch kommen
# „Nachziehstapel (18): etwa 5 Wald, 4 Gebirge.“
known-about = { $place } ({ $count }): etwa { $what }.
known-exact = Alle Wahrscheinlichkeiten sind genau ausgezählt.
known-sampled = Geschätzt aus { $worlds } möglichen Verteilungen: Eine Wahrscheinlichkeit kann falsch sein, um etwa { $points ->
        [one] { $points } Prozentpunkt
       *[other] { $points } Prozentpunkte
    }.
known-wild = Joker zählen als Joker und nach ihrem Wert, nicht zu den Lebensräumen.
known-open = An diesem Tisch wird nur aufgelistet, was offen liegt, ohne Wahrscheinlichkeiten.
known-busy = Es wird gezählt …
known-bars = Die drei Balken: wie wahrscheinlich mindestens 1, 2 und 3 Karten sind.

## Neben dem Tisch

table-game = Partie
table-panel = Neben dem Tisch
table-log = Verlauf
table-leaders = Bonuskarten
table-cards = Karten

# On the pages one goes to in mid-game
back-to-table = Zurück an den Tisch

## Ein Bot übernimmt endgültig

replaced-log = An Stelle von { $name } spielt ab jetzt endgültig ein Bot.
replaced-you = Du warst lange weg, und dein Platz ging endgültig an einen Bot. Du kannst zuschauen.
replace-seat = Platz von { $name } einem Bot geben
replace-sure = Ein Bot spielt diesen Platz dann bis zum Ende, auch bei einer Revanche: { $name } kann nur noch zuschauen.
replace-yes = Einem Bot geben
