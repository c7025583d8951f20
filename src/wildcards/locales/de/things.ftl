### Dinge des Spiels, mit den Begriffen der deutschen Anleitung von 2020. Was erst 2022 dazukam, gibt es nicht
### auf Deutsch gedruckt; diese Begriffe sind unsere.
###
### docs/glossary.md nennt für jedes Ding das eine Wort und woher es kommt.
###
### `the-…` und `an-…` stehen im Akkusativ ("nimmt den Pfau"). Bei Bonuskarten, Nachziehkarte ist er gleich dem Nominativ.

## Karten

# $value ist 1 bis 4
card-F = Wald { $value }
card-S = Savanne { $value }
card-M = Gebirge { $value }
card-W = Joker { $value }
refill-card = Nachziehkarte
the-refill-card = die Nachziehkarte
cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
card-hidden = verdeckte Karte

## Lebensräume

habitat-F = Wald
habitat-S = Savanne
habitat-M = Gebirge
habitat-W = Joker
habitat-bonus = Lebensraumpunkte

## Tiere

animal-pe = Pfau
animal-sq = Eichhörnchen
animal-ea = Adler
animal-ib = Steinbock
animal-li = Löwe
animal-me = Erdmännchen
the-animal-pe = den Pfau
the-animal-sq = das Eichhörnchen
the-animal-ea = den Adler
the-animal-ib = den Steinbock
the-animal-li = den Löwen
the-animal-me = das Erdmännchen
an-animal-pe = einen Pfau
an-animal-sq = ein Eichhörnchen
an-animal-ea = einen Adler
an-animal-ib = einen Steinbock
an-animal-li = einen Löwen
an-animal-me = ein Erdmännchen
animals-pe =
    { $count ->
        [one] { $count } Pfau
       *[other] { $count } Pfauen
    }
animals-sq =
    { $count ->
        [one] { $count } Eichhörnchen
       *[other] { $count } Eichhörnchen
    }
animals-ea =
    { $count ->
        [one] { $count } Adler
       *[other] { $count } Adler
    }
animals-ib =
    { $count ->
        [one] { $count } Steinbock
       *[other] { $count } Steinböcke
    }
animals-li =
    { $count ->
        [one] { $count } Löwe
       *[other] { $count } Löwen
    }
animals-me =
    { $count ->
        [one] { $count } Erdmännchen
       *[other] { $count } Erdmännchen
    }
animals =
    { $count ->
        [one] { $count } Tier
       *[other] { $count } Tiere
    }

## Bonuskarten

leader-pe = Pfau-Bonuskarte
leader-sq = Eichhörnchen-Bonuskarte
leader-ea = Adler-Bonuskarte
leader-ib = Steinbock-Bonuskarte
leader-li = Löwen-Bonuskarte
leader-me = Erdmännchen-Bonuskarte
the-leader-pe = die Pfau-Bonuskarte
the-leader-sq = die Eichhörnchen-Bonuskarte
the-leader-ea = die Adler-Bonuskarte
the-leader-ib = die Steinbock-Bonuskarte
the-leader-li = die Löwen-Bonuskarte
the-leader-me = die Erdmännchen-Bonuskarte
leaders =
    { $count ->
        [one] { $count } Bonuskarte
       *[other] { $count } Bonuskarten
    }

## Der Tisch

talisman = Talisman
display = Auslage
draw-pile = Nachziehstapel
discard-pile = Abwurfstapel
animal-pile = kommende Tiere
box = Schachtel
supply = Vorrat
collection = Sammlung
hand = Hand
bid = Gebot
payment = Bezahlung
leo = Leo
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
# $round und $rounds sind Zahlen
round-of = Runde { $round } von { $rounds }
round = Runde { $round }
place = Rang { $place }
slot = Auslageplatz { $slot }
seat = Platz { $seat }
seats =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
you = du
# instead of the name of a person who is forgotten
somebody = Jemand
none = keine

## Was gerade entschieden wird

phase-BID = Gebote
phase-REVEAL = Gebote: der Adler
phase-SWAP = Nachziehen: das Erdmännchen
phase-DISCARD = Nachziehen
phase-LAY = Tiere: Gleichstand
phase-BREAK = Tiere: Gleichstand
phase-TAKE = Tiere
phase-PAY = Tiere: Bezahlung
phase-KEEP = nächste Runde: der Steinbock
phase-OVER = Spielende

# die vier Phasen einer Runde
stage-0 = Austeilen
stage-1 = Gebote
stage-2 = Nachziehen
stage-3 = Tiere
stage-4 = neue Runde

## Bots

bot = Bot
level-novice = unerfahren
level-novice-about = Weiß, was gut wäre, und tut oft etwas anderes. Auch ein Kind kann gewinnen.
level-casual = locker
level-casual-about = Spielt vernünftig, mit Patzern.
level-greedy = fortgeschritten
level-greedy-about = Wägt Preise, Lebensraumpunkte und Bonuskarten ab. Am Anfang schwer zu schlagen.
level-skilled = versiert
level-skilled-about = Spielt seine Ideen im Kopf durch, bevor er sich entscheidet.
level-expert = exzellent
level-expert-about = Spielt seine Ideen noch viel öfter durch.
level-master = meisterhaft
level-master-about = Denkt am weitesten voraus: der stärkste von allen.

## Ausgaben

edition-2022 = Ausgabe 2022
edition-2020 = Ausgabe 2020
