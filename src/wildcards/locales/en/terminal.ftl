### What only the game at a terminal says. Words of the game itself are in the other files.
###
### Cards come as their tokens (F3, R), which are the same in every language and are what people type. So are commands
### (help, rules, quit) and file names. $name is the name of a player.

## Lists

# "a, b and c": $first is "a, b"
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## The question

asked-bid-about = High bids choose first. “2 more” means 2 more cards to pay for an animal.
asked-discard-more = Discard more cards?
# $cards as in "F3 S1"
asked-picked = Picked so far: { $cards }.
# $habitat as in "forest"
asked-bonus = Habitat bonus of { $points } points if all of it is { $habitat } or wild.
# $word is typed-draw
asked-draw = Type { $word } to draw. “?” shows help here, although it stands for drawing in records.
asked-only-way = You pay { $cards }, as there is no other way.
asked-only-bid = You turn over { $cards }, as both bids are equal.

## What a choice costs and brings, in short

# $count cards on top of the bid
choice-price =
    { $count ->
        [0] free
       *[other] { $count } more
    }
# $animals as in "peacock, lion"
choice-bonus-with = bonus with { $animals }
choice-refill = no animal; draw up to { $limit }
choice-all = that is all
# behind an animal: how many of its species you have
choice-have = you have { $count }
choice-leader = its leader
choice-leader-from = its leader, from { $name }
choice-bonus = bonus: +{ $points }
choice-bonus-reach = bonus possible
# the same card several times in the hand
choice-number = { $count } of them

## What can be typed: words separated by commas

typed-done = pass, done, no, none
typed-draw = draw

## An answer that cannot be taken

# "1" or "a number from 1 to 5"
answer-numbers =
    { $count ->
        [one] { $count }
       *[other] a number from 1 to { $count }
    }
# $what lists what can be typed
answer-wrong = Expected { $what }, or a command (help lists them), got “{ $given }”.
answer-number = Expected { $what }, got “{ $given }”.
answer-one-only = Expected one choice, got { $given }.
answer-too-many = Expected { cards } at most, got { $given }.
answer-not-enough =
    { $count ->
        [one] You have { $token } only once.
       *[other] You have { $token } only { $count } times.
    }
answer-not-in-hand = Expected a card from your hand: { $token } is not in it.
answer-not-offered = “{ $given }” is not a choice here: expected { $what }.
answer-which = “{ $given }” could be { $what }: type one of them.
answer-done-alone = Expected “-” at the end of the line, after the cards.
answer-too-few = Expected { cards } before “-”.
answer-end-alone = You play alone here: quit stops the game.
answer-bot = Expected the number of a seat after bot, got “{ $given }”.
answer-bot-alone = You play alone here: all other seats are bots’ already.
answer-nothing-picked = Nothing is picked yet, so there is nothing to take back.
# $command stands alone, such as quit
answer-alone = Expected { $command } alone, got “{ $given }” after it.
answer-alone-or = Expected { $command } alone or { $command } { $word }, got “{ $given }” after it.
# $topics are those of the rules
answer-no-topic = Expected one of { $topics } after rules, got “{ $given }”.
# $numbers as in "1-5"
answer-cursor = { $numbers }, ? for help
answer-cursor-first = { $numbers }, rules or ? for help
answer-cursor-plain = Your choice ({ $help })

## The rules, as they are explained at the table

guide-rounds = The game lasts { $rounds } rounds. In each, { $slots } animals are on display.
guide-habitats = F, S and M beside an animal stand for its habitat: forest, savannah, mountains.
guide-end = At the end:
# $topics are commands such as "rules bids"
guide-more = More on a topic: { $topics }
# $topic is a command's word, such as "ties"
guide-section = From the rules (rules { $topic }):
guide-no-leo = Leo is not at this table. In the 2022 edition he can take a seat.
guide-holder-first = At this table, if sums are equal, the holder of the talisman goes first, then the others clockwise.
guide-hint-bonus = “bonus with” names the animals you could pay for entirely with their own habitat.
guide-hint-several = You can type several cards on one line (F1 S2); “-” ends early.
guide-hint-swap = “ib>sq@2” swaps an ibex for the squirrel in slot 2. Beside it are the leaders that would change hands.
guide-answers = Answer with the number of a choice, or with its token, F3 for forest 3, R for the refill card, pe@1 for the peacock in slot 1; “-” means pass or done. You can type several cards of one payment on one line (F1 W2).
command-explain = explains the current choice and the rule behind it
command-rules = the rules in short; rules ties tells you more about ties, and so on
command-leaders = what each leader does
command-log = what happened in this round and the one before; log all: in the whole game
command-score = what everybody would score now
command-table = the table and the question again, as Enter does
command-piles = the discard pile, cards known to be in hands, and the animals still to come
command-known = what you could know of the cards of others: what is certain, and what is probable
command-hint = what you could do now, and what each choice is worth; with others only where the table allows it
command-back = takes back cards picked for an answer, or what you did in secret while others have not
command-end = asks all who play to end the game, or agrees to it; end no: the game goes on
command-bot = bot 2 gives seat 2 to a bot for good, if its player is gone; for the host
command-say = says something to the others: alone it lists phrases, say 3 sends one, say TEXT your own words where the host allows it
command-mute = hears nothing more of somebody, at any table: mute NAME
command-unmute = hears somebody again whom you have muted: unmute NAME
command-report = reports the last words of somebody to the people who run the server: report NAME
command-save = says where the game is kept; it is kept after every step anyway
command-quit = stops here; you can continue later. q and exit do the same

## The table

# in the line over the table
view-talisman = talisman: { $name }
view-talisman-used = talisman: { $name }, moves on
# points to the slot beside the draw pile
view-pile = pile
view-taken = taken
view-legend = ★ has the leader
# over columns of numbers: short
view-cards = cards
view-tokens = tokens
view-score = score
view-hand = Your hand
# cards that everybody knows to be in somebody's hand
view-known = Known
view-holds =
    { $who ->
        [you] you hold { $cards }
       *[other] { $name } holds { $cards }
    }
view-face-down = face down
# of the display
view-empty = empty

## Scores

# over columns: short
score-rank = rank
score-best = best ×2
score-second = second ×1
score-leaders = leaders
score-animals = animals
# one seat's score in a sentence; $points as in "21 points", $best as in "8: 4 peacocks"
score-plain = { $rank }. { $name }: { $points }. Best: { $best }, second: { $second }, leaders: { $leaders }, score tokens: { $tokens }.

## Before, around and after a game

# $edition as in "2022 edition"
session-welcome = Wild Cards, { $edition }, { $rounds } rounds.
session-seats = At the table: { $names }.
session-commitment = Commitment: { $digest }
session-commitment-about = It is the SHA-256 of the secret seed of all shuffles, revealed at the end.
# $at is the number of an action in a record
session-branched = This game parts from a finished one at its action { $at }: until then everything is as it was, all cards too.
session-branched-redealt = This game parts from a finished one at its action { $at }: until then all is as you saw it; what you had not seen was dealt again.
session-legend = F is forest, S savannah, M mountains, W wild, each with a value; R is the refill card.
session-first-help = New here? Type rules. “?” explains any question, and help lists the commands.
session-continued = The game goes on. This round so far:
session-enter-to-begin = Enter begins (rules, “?” and quit work here too)
session-enter-for-table = Enter for the table
session-enter-expected = There is no command “{ $given }”. Press Enter to go on, or type a command such as rules.
session-table-again = Enter shows the table and the question again.
session-nothing-yet = Nothing has happened yet.
session-standings = If the game ended now:
# $path is a file or an address
session-kept = The game is kept in { $path }
# a command follows
session-go-on = Continue with:
session-go-on-later = Continue it later with:
session-check-with = Check it with:
# $reason is a message of the operating system
session-not-kept = The game could not be kept: { $reason }. It goes on, and keeping is tried again after every step.
session-keeps-failing = The game cannot be kept: { $reason }. Quitting would lose it; Ctrl-C quits all the same.
session-input-ended = { $path }: the input ended, and the game cannot be kept: { $reason }; the last steps are lost
session-lost = The last steps are lost, as the game could not be kept: { $reason }.
session-moved = Another program keeps a game in the same place. From now on this one is kept in { $path }
session-set-aside = The game kept before was set aside as { $path }
session-bot-failed = { $name } failed, and takes a step at random: { $reason }
session-end-of-input = The input ended.
session-seed = Seed: { $seed }
session-seed-about = Its SHA-256 is the commitment of the start; every shuffle follows from it.
session-record = Record: { $path }

## A kept game is found

found = There is a kept game: { $edition }, { seats }, { round }.
# the letters stay as they are
found-question = Continue it (c), begin a new game and set it aside (n), or quit (q)?
found-continue = c goes on with the kept game, exactly where it was left.
found-new = n begins a new game; the kept one gets another name, and can be continued later.
found-quit = q leaves everything as it is.
found-wrong = Expected c, n or q, or “?” for help, got “{ $given }”.

## A table of a server: before its game

online-made = The table is made. Its link: { $url }
online-code = Its code: { $code }
online-friends = Friends open the link, or join in a terminal with: { $command }
online-name = Your name? (Enter: { guest })
online-nameless = Others see you as { guest }; --name NAME gives you a name.
# $most is a number of characters
online-other-name = Others see you as { $name }: names are cut to { $most } characters that can be shown.
online-seat = Seat { $seat }: { $name }
# $level is the level of a bot
online-bot = { $name }, bot: { $level }
online-open = open
online-away = not connected
online-waiting = Waiting for the host to begin.
online-host-help = Type start to begin, bots to give open seats to bots, who to see who is here, or quit.
online-guest-help = The host begins. Meanwhile: rules, leaders, who (to see who is here), quit.
online-read-help = rules: the game in short; rules ties: one section; leaders: what leaders do.
online-took-seat = { $name } takes seat { $seat }.
online-left-seat = { $name } leaves seat { $seat }: it is open.
online-wrong = Expected who, rules, help or quit, got “{ $given }”.
online-wrong-host = Expected start, bots (and perhaps a level), who, rules, help or quit, got “{ $given }”.
online-closed = The table was closed before the end of its game.

## A table of a server: in play

online-waiting-for = Waiting for { $names }.
online-lost = The connection is lost. Trying again.
online-lost-seat = The connection is lost. Trying again; your seat is kept.
# $why is a sentence of reasons.ftl
online-not-taken = That was not taken. { $why }
online-stand-in = A bot ({ $level }) plays for you; type back to go on yourself.
online-back-prompt = a bot plays for you: back or Enter
online-back-expected = Expected back to play yourself, Enter for the news, or a command such as log.
online-went-on = The game has moved on meanwhile; this is no longer asked.
online-time-up = Your time is up; this is no longer asked.
online-decided = A bot decides this in your place; it is no longer asked.
online-not-asked = You are not asked anything now. You can type a command such as score, log, table or quit.
online-meanwhile = While others decide, commands such as score, log or quit work too.
online-is-away = { $name } is away.
online-is-here = { $name } is here again.
online-bot-decides = A bot ({ $level }) plays for { $name }.
online-decides-again = { $name } plays again, instead of the bot.
online-end-dropped = The game goes on.
online-end-answers = Type end to agree, or end no to play on.
# $seat holds the talisman
online-holder = Talisman: first in seat { $seat }, by the host’s choice.
online-clock-none = Clock: none; think as long as you like.
# $time as in "1 min 30 s"
online-clock-decision = Clock: { $time } for each decision; when time is up, a bot decides.
online-clock-bank = Clock: { $time } in all; when time is up, a bot decides.
online-clock-more = Clock: { $time } in all, and { $increment } more after each decision; when time is up, a bot decides.
online-absence-none = Everyone waits for whoever is away.
online-absence = If somebody is asked but has been away for { $time }, a bot ({ $level }) plays until they type back.
online-time-left = Time left: { $time }.
online-commitment-about = It binds the server to its part of the secret seed.
online-commitment-mixed = It binds the server to its part of the secret seed. Random bytes of your own are mixed in.
online-commitment-given = The host gave the seed of this deal, so the host may know the cards.
online-promise-kept = Checked: every step and shuffle is right, the seed fits the commitment.
online-promise-mixed = Checked: every step and shuffle is right, the seed fits the commitment, and your own random bytes are part of the deal.
online-promise-broken = the table did not keep its promise: { $why }

## A bot of this machine at a table of a server

bot-sits = { $name } sits in seat { $seat } at { $url } and waits for the start.
bot-failed = The bot failed and takes a step at random: { $why }
# $points as in "21 points"
bot-result = The game is over: { $points }, rank { $rank }. At the table: { $names }.

## Puzzles

puzzle-no-hint = There are no hints for a puzzle.

## The same deal again

# $name, the record's player of this seat; $rank, $place: of all seats
deal-compared = With these cards { $name } had { $score } points and rank { $rank }; you have { $own } points and rank { $place }.
deal-about =
    { $runs ->
        [one] What bots reach with the cards of { $name }, in 1 game for each level
       *[other] What bots reach with the cards of { $name }, in { $runs } games for each level
    }
deal-reached = In the game itself: { $score } points, rank { $rank }.
deal-working = Playing:
deal-level = level
deal-mean = points
deal-interval = 95 % interval
deal-wins = wins
# $players, a number
daily-players = Finished the deal of the day: { $players }
daily-place = { $place }. { $name }: { $score } points, rank { $rank }
daily-out = { $name }: { $score } points, rank { $rank } (out of competition)
daily-sealed = The record of this game is there once the day is over (midnight UTC).

# At a table whose spectators see all hands
online-sit-anyway = Enter to sit down, Ctrl-C to leave:

## Talking at a table

talk-phrase = { $number }. { $text }
talk-use = say and a number sends one of these: say { $number }.
talk-use-text = say and a number sends one of these: say { $number }; say and anything else sends it as it is.
talk-heard = { $name }: { $text }
talk-heard-watching = { $name } (watching): { $text }
talk-nobody = { $command }: there is nobody called “{ $given }”.
talk-who = { $command } needs a name, such as { $names }.
talk-who-nobody = { $command }: there is nobody.
talk-heard-again = You hear { $name } again.
talk-news = say answers; mute { $name } hears nothing more of them.

## Who somebody is at a server

profile-name = You are { $name } at { $server }.
profile-tables = Tables you are or were at: { $tables }
profile-passkeys = Passkeys: { $passkeys }
profile-used = last used { $date }
profile-signed-out = This device is signed out: it is somebody new from now on.
profile-signed-out-others = All other devices are signed out.
profile-exported = Written to { $file }.
profile-deleted = You have left { $server } for good. Your games stay there, without your name.
