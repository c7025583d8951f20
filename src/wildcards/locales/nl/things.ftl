### Dingen uit het spel, met de termen van de Nederlandse spelregels van 2022.
###
### docs/glossary.md noemt voor elk ding het ene woord, en waar dat vandaan komt.
###
### `the-…` en `an-…` zijn vormen voor het lijdend voorwerp ("pakt de pauw").

## Kaarten

# $value is 1 tot en met 4
card-F = bos { $value }
card-S = savanne { $value }
card-M = bergen { $value }
card-W = joker { $value }
refill-card = aanvulkaart
the-refill-card = de aanvulkaart
cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
card-hidden = gesloten kaart

## Habitats

habitat-F = bos
habitat-S = savanne
habitat-M = bergen
habitat-W = joker
habitat-bonus = habitatbonus

## Dieren

animal-pe = pauw
animal-sq = eekhoorn
animal-ea = arend
animal-ib = steenbok
animal-li = leeuw
animal-me = stokstaartje
the-animal-pe = de pauw
the-animal-sq = de eekhoorn
the-animal-ea = de arend
the-animal-ib = de steenbok
the-animal-li = de leeuw
the-animal-me = het stokstaartje
an-animal-pe = een pauw
an-animal-sq = een eekhoorn
an-animal-ea = een arend
an-animal-ib = een steenbok
an-animal-li = een leeuw
an-animal-me = een stokstaartje
animals-pe =
    { $count ->
        [one] { $count } pauw
       *[other] { $count } pauwen
    }
animals-sq =
    { $count ->
        [one] { $count } eekhoorn
       *[other] { $count } eekhoorns
    }
animals-ea =
    { $count ->
        [one] { $count } arend
       *[other] { $count } arenden
    }
animals-ib =
    { $count ->
        [one] { $count } steenbok
       *[other] { $count } steenbokken
    }
animals-li =
    { $count ->
        [one] { $count } leeuw
       *[other] { $count } leeuwen
    }
animals-me =
    { $count ->
        [one] { $count } stokstaartje
       *[other] { $count } stokstaartjes
    }
animals =
    { $count ->
        [one] { $count } dier
       *[other] { $count } dieren
    }

## Leiders

leader-pe = leider van de pauwen
leader-sq = leider van de eekhoorns
leader-ea = leider van de arenden
leader-ib = leider van de steenbokken
leader-li = leider van de leeuwen
leader-me = leider van de stokstaartjes
the-leader-pe = de leider van de pauwen
the-leader-sq = de leider van de eekhoorns
the-leader-ea = de leider van de arenden
the-leader-ib = de leider van de steenbokken
the-leader-li = de leider van de leeuwen
the-leader-me = de leider van de stokstaartjes
leaders =
    { $count ->
        [one] { $count } leider
       *[other] { $count } leiders
    }

## De tafel

talisman = talisman
display = Expo
draw-pile = trekstapel
discard-pile = aflegstapel
animal-pile = dieren die nog komen
box = doos
supply = voorraad
collection = verzameling
hand = hand
bid = bod
payment = bijbetaling
leo = Leo
points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
# $round en $rounds zijn getallen
round-of = ronde { $round } van { $rounds }
round = ronde { $round }
place = plaats { $place }
slot = vak { $slot }
seat = stoel { $seat }
seats =
    { $count ->
        [one] { $count } stoel
       *[other] { $count } stoelen
    }
you = jij
# instead of the name of a person who is forgotten
somebody = Iemand
none = geen

## Waarover wordt beslist

phase-BID = bieden
phase-REVEAL = bieden: de arend
phase-SWAP = aanvullen: het stokstaartje
phase-DISCARD = aanvullen
phase-LAY = dieren pakken: conflict
phase-BREAK = dieren pakken: conflict
phase-TAKE = dieren pakken
phase-PAY = dieren pakken: bijbetalen
phase-KEEP = volgende ronde: de steenbok
phase-OVER = einde van het spel

# de vier fases van een ronde
stage-0 = delen
stage-1 = bieden
stage-2 = aanvullen
stage-3 = dieren
stage-4 = nieuwe ronde

## Bots

bot = bot
level-novice = beginner
level-novice-about = Weet wat goed is en doet vaak iets anders. Een kind kan winnen.
level-casual = hobbyspeler
level-casual-about = Speelt verstandig, met foutjes.
level-greedy = gevorderde
level-greedy-about = Weegt prijzen, habitatbonussen en leiders af. Voor beginners lastig te verslaan.
level-skilled = kenner
level-skilled-about = Speelt ideeën eerst in gedachten uit.
level-expert = expert
level-expert-about = Speelt ideeën nog veel vaker uit.
level-master = meester
level-master-about = Denkt het verst vooruit: de sterkste van allemaal.

## Edities

edition-2022 = editie 2022
edition-2020 = editie 2020
