### Things of the game. docs/glossary.md has the one word for each thing, and where it comes from.
###
### `the-…` and `an-…` are forms for the object of a sentence ("takes the peacock").

## Cards

# $value is 1 to 4
card-F = forest { $value }
card-S = savannah { $value }
card-M = mountains { $value }
card-W = wild { $value }
refill-card = refill card
the-refill-card = the refill card
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
card-hidden = card, face down

## Habitats

habitat-F = forest
habitat-S = savannah
habitat-M = mountains
habitat-W = wild
habitat-bonus = habitat bonus

## Animals

animal-pe = peacock
animal-sq = squirrel
animal-ea = eagle
animal-ib = ibex
animal-li = lion
animal-me = meerkat
the-animal-pe = the peacock
the-animal-sq = the squirrel
the-animal-ea = the eagle
the-animal-ib = the ibex
the-animal-li = the lion
the-animal-me = the meerkat
an-animal-pe = a peacock
an-animal-sq = a squirrel
an-animal-ea = an eagle
an-animal-ib = an ibex
an-animal-li = a lion
an-animal-me = a meerkat
animals-pe =
    { $count ->
        [one] { $count } peacock
       *[other] { $count } peacocks
    }
animals-sq =
    { $count ->
        [one] { $count } squirrel
       *[other] { $count } squirrels
    }
animals-ea =
    { $count ->
        [one] { $count } eagle
       *[other] { $count } eagles
    }
animals-ib =
    { $count ->
        [one] { $count } ibex
       *[other] { $count } ibexes
    }
animals-li =
    { $count ->
        [one] { $count } lion
       *[other] { $count } lions
    }
animals-me =
    { $count ->
        [one] { $count } meerkat
       *[other] { $count } meerkats
    }
animals =
    { $count ->
        [one] { $count } animal
       *[other] { $count } animals
    }

## Leaders

leader-pe = peacock leader
leader-sq = squirrel leader
leader-ea = eagle leader
leader-ib = ibex leader
leader-li = lion leader
leader-me = meerkat leader
the-leader-pe = the peacock leader
the-leader-sq = the squirrel leader
the-leader-ea = the eagle leader
the-leader-ib = the ibex leader
the-leader-li = the lion leader
the-leader-me = the meerkat leader
leaders =
    { $count ->
        [one] { $count } leader
       *[other] { $count } leaders
    }

## The table

talisman = talisman
display = display
draw-pile = draw pile
discard-pile = discard pile
animal-pile = animals to come
box = box
supply = supply
collection = collection
hand = hand
bid = bid
payment = payment
leo = Leo
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# $round and $rounds are numbers
round-of = round { $round } of { $rounds }
round = round { $round }
place = rank { $place }
slot = slot { $slot }
seat = seat { $seat }
seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
you = you
# instead of the name of a person who is forgotten
somebody = Somebody
none = none

## What is being decided

phase-BID = bids
phase-REVEAL = bids: the eagle
phase-SWAP = refills: the meerkat
phase-DISCARD = refills
phase-LAY = animals: a tie
phase-BREAK = animals: a tie
phase-TAKE = animals
phase-PAY = animals: payment
phase-KEEP = next round: the ibex
phase-OVER = game over

# the four phases of a round
stage-0 = deal
stage-1 = bids
stage-2 = refills
stage-3 = animals
stage-4 = next round

## Bots

bot = bot
level-novice = novice
level-novice-about = Knows what is good and often does something else. A child can win.
level-casual = casual
level-casual-about = Plays sensibly, with slips.
level-greedy = advanced
level-greedy-about = Weighs prices, habitat bonuses and leaders. Beginners will find it hard to beat.
level-skilled = skilled
level-skilled-about = Tries its ideas out in its head before it plays.
level-expert = expert
level-expert-about = Thinks its ideas through far more often.
level-master = master
level-master-about = Thinks furthest ahead: the strongest of all.

## Editions

edition-2022 = 2022 edition
edition-2020 = 2020 edition
