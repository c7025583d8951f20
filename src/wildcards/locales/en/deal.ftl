### A deal that several people play: its page, and the deal of the day.

## The page of a deal

deal-lead = Everyone gets the same cards, against the same bots: then results can be compared.
# $day as “Sunday 29 November”
deal-of-day = Deal of the day: { $day }
deal-seats = Who sits where
deal-seat = Seat { $seat }: { $name }
# a seat that was played by a person, not a bot
deal-person = person
deal-play-heading = Play it
deal-take = Play these cards
deal-friends = Kept open for friends
deal-friends-hint = They sit down by the table’s link or code. Where nobody is invited, a bot plays.
deal-bots = Bots in seats of people
deal-seen = You have seen these cards. A new result of yours will be marked so, and is out of competition.
deal-secret = What others and the bots reached is shown once you have played it to the end.
deal-players =
    { $count ->
        [0] Nobody has played it to the end yet.
        [one] { $count } person has played it to the end.
       *[other] { $count } people have played it to the end.
    }
deal-share = Link to these cards
deal-share-hint = Whoever opens it can play them too, and compare.

## Who took it

deal-takes = Who has played it
deal-takes-about = Places are by points, then by rank in the game, then by what own decisions cost, in percentage points of the chance of winning.
# over columns: short
deal-column-place = place
deal-column-name = who
deal-column-score = points
deal-column-rank = rank
deal-column-loss = cost
# the rank in one game
deal-rank = { $rank }/{ $of }
deal-out = out of competition
deal-unknown = not known
deal-mark-seen = had seen the cards: out of competition
deal-mark-late = after the day: out of competition

## What bots reached

deal-levels = What bots reach
deal-levels-seat = Seat
deal-levels-about = Bots of each level play the same cards in seat { $seat }, many times; the others stay as they are.
deal-levels-none = No bot has played them yet.
# for those who can’t see it
deal-levels-picture = How the bots’ points are spread, level by level; the table below has them in numbers.
deal-levels-legend = The bars show how many games ended with so many points, the dot below them the mean with its 95 % interval.
deal-levels-own = The dashed line is your best result.
# over that line: short
deal-levels-you = you: { $points }
deal-levels-table = Means, with 95 % intervals, and how often these bots won.
deal-levels-count =
    { $count ->
        [one] { $count } game of bots so far.
       *[other] { $count } games of bots so far.
    }
# over columns: short
deal-column-level = bots
deal-column-mean = points
deal-column-interval = 95 %
deal-column-won = won
deal-column-below = below you
deal-span = { $low }–{ $high }
deal-percent = { $share } %
deal-runs = Bots are playing: { $runs } of { $of } games.
deal-runs-done = The bots have finished their games.

## The deal of the day

day-go-new = Play today’s cards
day-go-late = Play them
day-go-playing = Go on
day-go-over = See the result
# $when is a day of the week and a time
day-until = Until { $when }, by your clock.
day-once = You have played these cards; each person plays them once.
day-before = The last seven days
day-late = What you missed can still be played, out of competition.
day-none = There are no cards for today yet.
day-fair = Before the day began the server fixed the cards by a secret number and announced its commitment, the hash of that number; when the day is over the number is shown, so everyone can check that the cards stayed the same.
day-commitment = Today’s commitment
