### The table during a game: what lies where, and the names of what can be pressed.

## How far the game is

table-round = Round { $round } of { $rounds }
table-round-short = { $round }/{ $rounds }
table-stages = Phases of the round
# the bids being resolved, from 4 down to 1
table-value = bids of { $value }

## Cards and animals to press

# behind the name of a card: "forest 3, costs 2 cards"
table-costs =
    { $count ->
        [0] costs no more cards
        [one] costs { $count } more card
       *[other] costs { $count } more cards
    }
table-bluff = you can’t pay that: a bluff
table-keeps-bonus = keeps the habitat bonus
# $animal without article: "peacock in slot 1"
table-in-slot = { $animal } in slot { $slot }
table-gap = Slot { $slot } is empty
# $leader with article, as in "the lion leader"
table-leader-you = brings you { $leader }
table-leader-other = { $leader } goes to { $name }
table-leader-supply = { $leader } goes to the supply
# $animals as in "3 peacocks"
table-with-leader = { $animals }, with the leader

## Seats

table-rivals = The others
table-seats = The players
table-own = You
table-you = { $name } { table-is-you }
table-is-you = (you)
table-owes = to act
table-place = Number { $place } in the order
table-sum = Sum { $sum }
table-sum-equal = Sum { $sum }, equal
# a card that only its owner sees yet
table-sealed = { $card }, face down
table-has-talisman = holds the talisman
table-hand-size =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
table-bonus =
    { $count ->
        [one] score tokens worth { $count } point
       *[other] score tokens worth { $count } points
    }
table-score =
    { $count ->
        [one] { $count } point so far
       *[other] { $count } points so far
    }
table-is-bot = Bot, { $level }
table-is-leo = Leo plays automatically
table-stand-in = A bot plays on for this person: { $level }
table-away = not here at the moment
table-clock = Time left: { $time }
table-late = 10 seconds left
table-hand =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
table-hand-empty = No cards in hand

## Piles

table-piles = Piles
piles-known = Known in hands
piles-unseen = Animals not seen so far
piles-come = { $count } of them are still to come; the others left the game before it began.
view-leo-pile = Leo’s pile
piles-leo = Leo’s pile, turned over so far
table-supply = Leaders nobody owns
table-leo-pile =
    { $count ->
        [one] { $count } card in his pile
       *[other] { $count } cards in his pile
    }
table-animals-left =
    { $count ->
        [one] { $count } animal to come
       *[other] { $count } animals to come
    }

## What could be known of hidden cards

known-title = What you could know
# the hand of another seat
known-hand =
    { $name } ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    })
known-certain = certain: { $cards }
known-probably = probably: { $groups }
known-hardly = hardly: { $groups }
known-missing = certainly none: { $groups }
# “forest at least 2 (81 %)”
known-least = { $group } at least { $count } ({ $chance })
# “wild (7 %)”
known-chance = { $group } ({ $chance })
known-row = { $group }: at least 1 { $one }, at least 2 { $two }, at least 3 { $three }
known-percent = { $percent } %
# cards of a value
known-value = value { $value }
known-animals = animals to come
# “Draw pile (18): about 5 forest, 4 mountains.”
known-about = { $place } ({ $count }): about { $what }.
known-exact = All chances are counted exactly.
known-sampled = Estimated from { $worlds } possible deals: a chance may be wrong by about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
known-wild = Wild cards count as wild and by their value, not with the habitats.
known-open = At this table only what lies open is listed, no chances.
known-busy = Counting …
known-bars = The three bars: the chances of at least 1, 2 and 3 cards.

## Beside the table

table-game = Game
table-panel = Beside the table
table-log = Log
table-leaders = Leaders
table-cards = Cards

# On the pages one goes to in mid-game
back-to-table = Back to the table

## A bot takes the seat of somebody who is gone

replaced-log = For good, a bot now plays in place of { $name }.
replaced-you = You were gone for long, so the host gave your seat to a bot, for good. You can look on.
replace-seat = Give { $name }’s seat to a bot
replace-sure = A bot then plays this seat to the end, and at a rematch: { $name } can only look on.
replace-yes = Give it to a bot
