### What plans are worth: hints, and the review of a game.
###
### Numbers come set as the language has them ("6.1"). Points are percentage points of the chance of winning. Cards come as
### their tokens. "Deals" are the ways in which the cards that somebody can't see may lie.

# between a number’s whole part and the rest
decimal-mark = .

## A plan, where prompts.ftl has no words for it (send-…)

plan-discard = Discard { $cards }
plan-pay = Pay { $cards }

## How one plan differs from another: $here and $other are the two figures

why-animal = It brings { $animal } in { $here } % of the deals, instead of { $other } %.
why-there = In { $here } % of the deals, { $animal } is still there when you choose.
why-leader = It wins a leader in { $here } % of the deals, instead of { $other } %.
why-leader-lost = It loses a leader in { $here } % of the deals, instead of { $other } %.
why-empty = It brings no animal in { $here } % of the deals, instead of { $other } %.
why-bonus = Habitat bonus: { $here } on average, instead of { $other }.
why-cards = Cards in hand: { $here } by the end of the round on average, instead of { $other }.

## A hint. $plan is one of send-… or plan-…

hint-only = { $plan }: there is no other way.
hint-best = { $plan }. Chance of winning: { $chance } %.
# $loss may have a minus sign; it lies between $low and $high with 95 % certainty
hint-other = { $plan }: { $loss } points less ({ $low } to { $high }).
hint-why = The first compared with the second:
hint-about = Points are percentage points of the chance of winning, with what you know, in { $count } deals where all play on sensibly.
hint-not-asked = You have nothing to decide now.

## The review of one player’s game

review-title = Review: { $name }
review-about = Each decision is judged by what { $name } could know at that moment. Points are percentage points of the chance of winning, brackets hold 95 % intervals.
review-result = Share of the win: { $result } %. Equal players have { $par } % each.
review-loss = Lost by own decisions: { $loss } points ({ $low } to { $high }).
review-luck = Luck, with the cards and with what the others did: { $luck } points.
review-mistakes = Mistakes beyond doubt: { $mistakes } in { $decisions } decisions.
review-curve = Chance of winning
review-curve-about = Chance at the beginning of each round, points lost by decisions in it, and luck until the next.
review-curve-par = The dashed line is what equal players have.
# over columns: short
review-column-round = round
review-column-chance = chance %
review-column-lost = lost
review-column-luck = luck
# the row before the first round
review-deal = deal
# the row after the last round
review-end = end
review-key = The decisions that mattered most
review-all = All decisions
review-decision = Round { $round }: { $plan }.
# $plan is the best plan
review-mistake = A mistake. { $plan }: { $loss } points more ({ $low } to { $high }).
# $plan is the best plan; the interval holds 0, or the loss is too small to matter
review-even = As good, as far as can be told: { $plan } ({ $loss } points more, { $low } to { $high }).
# $plan is the second best
review-right = The best of { $count } ways. Next: { $plan } ({ $loss } points less, { $low } to { $high }).
review-working = reviewing
# a command follows
review-what-if = Decide otherwise, and play on:
review-written = Report: { $path }

## Puzzles

puzzle-kind = Type
puzzle-kind-bid = Find the bid
puzzle-kind-take = Take or pass?
puzzle-question-bid = Which bid gives you the best chance of winning?
puzzle-question-take = What gives you the best chance of winning?
puzzle-difficulty = Difficulty
puzzle-difficulty-1 = easy
puzzle-difficulty-2 = medium
puzzle-difficulty-3 = hard
puzzle-all = all
puzzle-number = Puzzle { $number }
puzzle-about = { $seats } seats, edition { $edition }, round { $round }
puzzle-about-leo = { $seats } seats with Leo, edition { $edition }, round { $round }
puzzle-solved = solved
puzzle-tried = tried
puzzle-count = Solved: { $solved } of { $all }
puzzle-none = There is no such puzzle. Choose another type or difficulty.
puzzle-right = Right!
puzzle-wrong = Not the best decision.
puzzle-alike = This way to pay was not tried; it counts as the best one like it.
# $levels is how many levels of weaker bots there are
puzzle-finders = Weaker bots that mostly find it: { $finders } of { $levels }.
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-list = All puzzles
puzzle-last = That was the last one.
