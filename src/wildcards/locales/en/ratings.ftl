### People's pages, and the list of ratings.

person-heading = Your page
person-of = { $name }
# somebody who gave no name
person-nameless = Somebody
person-share = Link to this page
person-share-hint = Who may open it is what you choose here.
person-shown = Who may see this page
person-shown-nobody = nobody but me
person-shown-met = people I have played with
person-shown-all = everybody
person-shown-hint = Played with: in a game that came to its end. Only whom everybody may see is in the list of ratings.
person-games =
    { $count ->
        [0] No game played to its end yet.
        [one] { $count } game played to its end.
       *[other] { $count } games played to their end.
    }
person-counts = Games with a given deal, deals played again and branches are not counted: somebody may know their cards.
person-rating = Rating
# $rating as 27.4, $unsure as 2.1
person-rating-now = { $rating } ± { $unsure }
person-rating-games =
    { $count ->
        [one] from { $count } rated game
       *[other] from { $count } rated games
    }
person-rating-none = No rated game yet. Whoever makes a table can choose that its game counts.
person-rating-about = The true strength is in this range 19 times out of 20. New players begin with 25.0 ± 16.7; 25 is what the bot { $level } has.
person-curve = The rating after each rated game
person-curve-picture = Curve of the rating; the table below has the same numbers
person-curve-legend = Line: the rating. Band: how unsure it is.
person-kinds = Places
person-leaders = Favourite leaders
person-leaders-about = How many games ended with this leader in hand.
person-latest = Latest games
person-column-game = game
person-column-leader = leader
person-column-games = games
# how many games ended first, second …
person-column-places = 1st / 2nd / …
person-column-mean = mean score
person-column-best = best
person-column-when = when
person-column-place = place
person-column-score = score
person-column-rating = rating
person-kind =
    { $leo ->
        [yes] { $seats } seats with Leo, { $edition }
       *[no] { $seats } seats, { $edition }
    }

ratings-lead = The best of those who show their page to everybody and have played at least { $games } rated games.
ratings-order = The order is by what somebody has at least: the rating less three halves of its uncertainty.
ratings-empty = Nobody is listed yet.
ratings-mine = Your own page
ratings-list = List of ratings
ratings-bots = Bots are on the same scale; they are measured in many games, and their rating never moves.
ratings-column-place = place
ratings-column-name = who
ratings-column-rating = rating
ratings-column-games = games
ratings-bot = Bot: { $level }

## In the terminal

ratings-terminal-shown = Shown to: { $shown }.
ratings-terminal-page = Page: { $url }
