### The end of a game, the proof of its deal, replay, hot-seat, what is shown and told of the course of a game.

## The end

end-winner = { $name } wins
end-you-won = You win
end-you-placed =
    { $points ->
        [one] Your rank: { $place }, with { $points } point
       *[other] Your rank: { $place }, with { $points } points
    }
# $names are several
end-winners = { $names } win together
end-closed = This game was ended early
end-closed-about = The table was closed before the last round, so nobody won and there is no record of it.
end-ranking = Final scores
# $first is one of $names; $animals are their numbers of animals, as 9 : 8
end-more-animals = { $names } are tied on points. The number of animals decides: { $animals }, so { $first } comes first.
end-shared = { $names } are tied on points and on animals ({ $animals }). They share the rank.
end-species-best = { $animals }, the largest species
end-species-second = { $animals }, the second largest
end-species-other = { $animals }, without points
end-no-animals = No animals
end-part-best = Largest species: 2 each
end-part-second = Second largest: 1 each
end-part-leaders = Leaders
end-part-bonus = Score tokens
end-total = Total
end-guided = That was your guided game, and you know how it goes now. In the next one the cards are shuffled, and nobody advises you.
end-guided-play = Now a real game
end-rematch = Play again
end-rematch-join = Join the rematch
end-rematch-called = Another game with the same people is waiting for you.
end-rematch-begun = It goes on: the same people play again.
end-rematch-watch = Watch the rematch
end-replay = Watch the replay
end-record = Download the record
end-home = Home

## The proof of a fair deal

proof = A fair deal
proof-about = The cards follow from a secret number of the server, fixed before the game, and from random numbers of the players’ devices. Your browser has just put them together again.
proof-more = Check every card of the deal
check-is-right = right:
check-is-wrong = wrong:
check-is-open = not checked:
check-numbers = Numbers
check-given = Whoever made this table chose the deal, so there is nothing to prove.
check-none-kept = This device took no seat here, so it kept nothing from before the game to compare with.
check-kept-commitment = The server’s commitment is the one this device was told before the game.
check-own-nonces =
    { $count ->
        [one] The random number of this device is in the mix.
       *[other] All { $count } random numbers of this device are in the mix.
    }
check-server-part = The server’s secret number is the one it committed to.
check-mix = The seed of the deal is the mix of that number and the players’.
check-bots-nonces = The server gave random numbers for its own bots, and could have chosen them.
check-no-json = This is not a record: it is not JSON.
check-no-json-lines = This is more than one record. From a file with several, give a single line.
check-no-record = This is not a record of a game.
check-twice = “{ $key }” appears twice in one object of this record, and programs would read it in different ways.
check-unreadable = The record is damaged: it cannot be read.
check-no-seed = The record has no seed: there is nothing to check its deal by.
check-commitment = The commitment in the record fits its seed.
check-no-parts = The record does not say how its seed came about: whoever dealt may have chosen it.
check-habitats = The habitat cards lay in the order the seed gives.
check-animals = The animals came in the order the seed gives.
check-removed = The animals left out are those the seed gives.
check-talisman = The talisman was first held by the player the seed gives it to.
check-talisman-chosen = Whoever made the table chose who holds the talisman first. That is not for the seed to say.
check-reshuffle = Reshuffle { $number } lay in the order the seed gives.
check-leo = Leo’s pile { $number } lay in the order the seed gives.
check-replayed =
    { $steps ->
        [one] The server replayed the one step: it was allowed, and the scores are right.
       *[other] The server replayed all { $steps } steps: each was allowed, and the scores are right.
    }
check-not-replayed = The server replayed it and found a mistake.
check-no-answer = The server did not replay it.

## The page that checks a record

verify-heading = Was the deal fair?
verify-about = Your browser deals the cards of a finished game again, from the numbers the players and the server put together, and compares. You don’t have to trust the server for this. Only that every step followed the rules is something the server itself tells you.
verify-file = A record of a game, as a file
verify-text = or as text
verify-check = Check it
verify-found = What was found
verify-running = Checking …
verify-right = Everything is right.
verify-wrong = This record is not right.
verify-open = Nothing is wrong, but not everything could be checked.
verify-shows = What this shows
verify-shows-text = The server announced its commitment, the hash of a secret number, before any device gave a random number. If it is the one you were told then, and one of the random numbers is yours, neither the server nor the other players chose these cards.
verify-limits = It does not show whether a server in league with the player who sat down last tried out many numbers, nor who looked at which cards during the game. In a terminal, “wildcards verify FILE” checks everything without asking anybody.

## What is shown while it happens: why who goes first in a tie

beat-bids = Bids
beat-tie = Tie between bids of { $value }
beat-why-LION = has the lion leader
beat-why-LEO = Leo wins ties
beat-why-SUM = by the sum
beat-why-TALISMAN = by the talisman
beat-why-BREAK = by the extra card
beat-why-SEAT_ORDER = by seat
beat-why-CANNOT_PAY = cannot pay
beat-why-ONLY_PAYER = nobody else can pay

## The log

logbook = Log
logbook-filter = Rounds shown
logbook-all = all rounds
logbook-marked = Framed on the table: { $places }
place-bid = bid of { $name }
place-pay = payment of { $name }
place-handsize = hand of { $name }
place-talisman = talisman of { $name }
place-points = points of { $name }
place-collection = collection of { $name }: { $animal }
place-leader = { $leader } of { $name }
place-leader-supply = { $leader } in the supply

## Several players at one device

curtain-pass = Pass the device to { $name }
curtain-why = The cards of { $name } are hidden until { $name } looks.
curtain-take = I am { $name }

## Replay

replay-heading = Replay
replay-loading = Loading the game …
replay-back = Back to the result
replay-table = The table
replay-controls = Go through the game
replay-position = Moment of the game
replay-step = step { $step } of { $steps }
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-back-step = One step back
replay-round = To the next round
replay-round-back = To the beginning of the round
replay-speed = Speed
replay-eyes = Seen by
replay-eyes-none = a spectator
replay-eyes-seat = { $name }
replay-eyes-all = all hands open
replay-hands = All hands
replay-hand-sealed = { $hand }; face down: { $sealed }

## The review of a game; more of its words are in review.ftl

review-heading = Review
# whose game is reviewed: over a choice of names
review-of = Player
review-waits =
    { $count ->
        [0] It begins in a moment.
        [one] { $count } other review comes before it.
       *[other] { $count } other reviews come before it.
    }
review-runs = { $decided } of { $decisions } decisions looked at.
review-again = Try again
review-split =
    { $name } got { $result } % of the win, where equal players have { $par } %: own decisions cost { $loss } points, and { $was ->
        [bad] bad luck cost
       *[good] luck brought
    } { $luck }.
# for those who can’t see it
review-curve-picture = Chance of winning from round to round, as the table below has it.
review-curve-legend = The dashed line is the share of equal players ({ $par } %); rings mark rounds with a mistake.
review-ways = What it was worth: the best of { $count } ways
review-chosen = chosen
review-why = The best way compared with the chosen one:
review-show = See it in the replay
review-previous = To the previous decision
review-next = To the next decision
review-none = Nothing to decide here
review-number = Decision { $number } of { $all }

## What if

branch-heading = Play on from here
branch-about = You take over a seat at this moment, and bots play the others. All cards stay as they were.
branch-seat = Your seat
branch-against = The others are
branch-same = as in this game
branch-redeal = Deal again what this seat had not seen
branch-play = Play on
branch-over = The game is over here: go back to a moment before.
end-branch = This game parts from another one: see it

## The same deal; more of its words are in deal.ftl

deal-heading = The same cards
deal-play = Play this deal
deal-about-short = Or from the beginning, as others may too:
deal-results = Compare results
