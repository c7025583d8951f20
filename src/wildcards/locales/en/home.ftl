### The way to a table: home, making and joining tables, the waiting room, settings, credits.

## Shell

skip-to-content = Skip to the content
brand = Wild Cards
menu = Menu
close = Close
cancel = Cancel
language = Language
theme = Colours
theme-auto = auto
theme-light = light
theme-dark = dark
nav-lobby = Public tables
nav-day = Deal of the day
nav-tables = My tables
nav-learn = Learn to play
nav-rules = Rules
nav-leaders = Leaders
nav-settings = Settings
nav-credits = Credits
nav-verify = Check a deal
footer-fan = An unofficial fan edition. Free, without ads or accounts.
loading = Loading …
guest = Guest
dismiss = Close this note
page-failed = This page could not be loaded. Perhaps you are offline.
try-again = Try again

## Home

home-heading = Who will lead the pack?
home-lead = Bid for wild animals, bluff, and snatch their leaders. A card game for two to five, free and without an account.
home-continue = Continue
home-all-tables = All my tables
play-heading = Against bots
play-now = Play now
play-starting = Dealing …
play-seats = Opponents
play-with-leo = 1 and Leo
play-leo = You against one bot. Leo, who plays by himself, is the third at the table.
play-level = How good they are
play-edition = Edition
friends-heading = With friends
friends-text = Make a table and share its link. Nobody has to sign up or install anything.
friends-new = New table
friends-join = Join
join-label = Code or link
join-placeholder = ABC 234
join-hint = The code has six letters and digits. A pasted link works as well.
join-fault = This is neither a code nor a link to a table.
public-heading = Public tables
home-day-text = The same cards for everyone, against the same bots. Each person plays them once.
home-day-playing = You are playing today’s cards: go on.
day-place =
    { $points ->
        [one] { $points } point, place { $place } of { $players }
       *[other] { $points } points, place { $place } of { $players }
    }
day-points =
    { $points ->
        [one] { $points } point, out of competition
       *[other] { $points } points, out of competition
    }
learn-heading = New here?
learn-text = Play your first game with a guide at your side: about five minutes, and you know it all.
learn-guided = Guided game
learn-rules = Read the rules

## Lists of tables

join-heading = Join a table
lobby-heading = Public tables
lobby-lead = Take a seat where one is free, or watch.
lobby-none = No public table is open at the moment. Make one, and others will find it here.
list-more = Show more tables
tables-heading = My tables
tables-none = You have not played yet. All your tables will be kept here.
tables-playing = In play
tables-open = Waiting for players
tables-done = Finished
# $names are those who sit there
table-with = { $names }
table-empty = New table
listed-your-turn = your turn
listed-playing = in play
listed-open = waiting
listed-over = finished
listed-closed = ended early
listed-open-seats =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
listed-sit = Take a seat
listed-watch = Watch
listed-continue = Continue
listed-enter = Open
listed-result = Result
listed-finish =
    { $points ->
        [one] Rank { $place } of { $all }, { $points } point
       *[other] Rank { $place } of { $all }, { $points } points
    }
listed-finish-of =
    { $points ->
        [one] { $name }: rank { $place } of { $all }, { $points } point
       *[other] { $name }: rank { $place } of { $all }, { $points } points
    }
listed-unwatchable = Not open to spectators
offline-list = The tables could not be loaded. Trying again …

## Clocks, in short

clock-none = no clock
clock-decision = { $time } for each decision
clock-bank = { $time }, plus { $increment } for each decision

## New table

new-heading = New table
new-title = Name of the table
new-title-placeholder = e.g. Friday round
new-title-hint = Left empty, it is named after those who sit there.
new-your-name = Your name
new-name-hint = Others see it. You can change it at any time.
new-players = Players
new-two-leo = With two players Leo joins in: a lion who bids from a pile of his own and takes what is left, by fixed rules. He needs the 2022 edition.
new-leo = Leo plays too
new-leo-hint = The virtual player of the 2022 edition: he bids from a pile of his own and takes an extra seat.
new-leo-no-five = With five players there is no seat left for Leo.
new-leo-no-2020 = Leo exists in the 2022 edition only.
new-seats = Seats
new-seats-hint = More players at this device join in the waiting room.
new-kind-you = You
new-kind-open = Open
new-kind-bot = Bot
new-edition = Edition
new-edition-2022-hint = With the talisman, and ties resolved by what you pay; Leo, an automatic rival, can play along.
new-edition-2020-hint = The first edition: no talisman, and a payment is lost if you pass.
new-clock = Time to think
new-clock-none = No limit
new-clock-decision = A time limit for each decision
new-clock-bank = A time budget for the whole game
new-clock-time = Time
new-clock-unit = Unit
new-unit-seconds = seconds
new-unit-minutes = minutes
new-unit-hours = hours
new-unit-days = days
new-clock-increment = Seconds added for each decision
new-clock-hint = Whoever runs out of time is helped out by a bot until they are back.
new-who = Who may come
new-private = Only people with the link or the code
new-public = Everybody: it is listed with the public tables
new-watchable = Others may watch
new-watchable-hint = Spectators see only what is open to all.
new-knowledge = Memory aid
new-knowledge-hint = Cards known to be in hands, what is left in the piles, and chances: for those who don’t want to remember it all.
new-knowledge-usual = as usual: everything if you play alone, else what lies open
new-knowledge-off = none
new-knowledge-open = what lies open
new-knowledge-all = everything a perfect memory could tell
new-more = Pace, absence and hints
new-grace = If somebody is away
new-grace-usual = as usual
new-grace-hint = As usual: a bot helps out after 1 minute; with hours to think, everyone waits.
new-grace-never = everyone waits
new-grace-after = a bot helps out after { $time }
new-stand-in = Level of the bot that helps out
new-pace = Pace of the bots
new-pace-at-once = at once
new-pace-quick = quick
new-pace-normal = easy to follow
new-pace-slow = slow
new-hints = Players may ask for hints
new-hints-hint = Where others play too; the log then says who asked. Alone against bots there are always hints.
new-publish = The finished game may be published as open data
new-publish-hint = Without names, for research. Everybody is told before they sit down.
new-advanced = Special rules
new-talisman = The talisman’s holder
new-talisman-last = comes last among equals
new-talisman-first = comes first among equals
new-holder = First to hold the talisman
new-holder-hint = It passes on once it has decided between equals.
new-holder-chance = by chance
new-removal = Animals removed with three seats
new-removal-balanced = one of each species, the rest by chance
new-removal-random = all by chance
new-returns = Payment of a player who passes after a tie
new-returns-edition = as the edition has it
new-returns-yes = comes back
new-returns-no = is lost
new-counts = Cards of each value in a habitat
# $value is 1 to 4
new-count = value { $value }
new-counts-hint = Together 14. No rulebook says how often each value occurs; 5, 4, 3 and 2 is our assumption.
new-make = Make the table
new-fault-nobody = A game needs at least one person.
new-fault-seconds = Please give a time between 1 second and 30 days.
new-fault-increment = Please give whole seconds, from 0 to a day.
new-fault-counts = Please give four numbers that add up to 14.
new-faults = Something is missing: see the marked fields.

## Waiting room

wait-heading = Waiting for players
wait-heading-ready = Everybody is here
wait-invited = You are invited to play
wait-invited-text = Choose a free seat, say who you are, and wait for the start.
wait-full = All seats are taken. Stay and watch: the game begins here.
wait-full-closed = All seats are taken, and this table is not open to spectators.
wait-watch-hint = Or just watch: the game begins here.
wait-share = Invite
wait-share-text = Send this link to everybody who wants to play.
wait-link = Link to this table
wait-own-machine = This link works on this machine alone. For others to come, the server has to be started with an address that they can reach (README, “To play with friends”).
qr-code = QR code of the link
wait-copy = Copy the link
wait-copied = The link is copied.
wait-copy-failed = Copying is not allowed here. Select the link and copy it by hand.
wait-send = Send the link
# $title is the name of the table; what friends read above the link
wait-send-text = Come and play Wild Cards with me!
wait-code = Code
wait-code-hint = Or tell them this code, to type in on this server’s home page.
wait-seats = Seats
wait-seat = Seat { $seat }
wait-open = Free
wait-kept = kept for { $name }
wait-you = you
wait-host = This is your table: you start the game.
wait-here = here
wait-away = away
wait-leo-about = bids from his own pile
wait-sit = Take this seat
wait-sit-kept = Take your seat
wait-your-name = Your name
wait-player-name = Name of the player
wait-name-fault = Please say who you are.
wait-sit-down = Sit down
wait-rename = Change name
wait-save = Save
wait-stand-up = Stand up
wait-actions = More for seat { $seat }
wait-kick = Send away
wait-sent-away = Sent away
wait-sent-away-text = Whoever you have sent away cannot sit down at this table again, unless you let them in.
wait-let-in = Let in again
wait-bot = Give it to a bot
wait-bot-level = Level of the bot at seat { $seat }
wait-free-bot = Remove the bot
wait-move = Move to another device
wait-move-text = Open this link on the other device to go on playing in this seat there. It works once.
wait-move-link = Personal link of seat { $seat }
wait-add = Add a player at this device
wait-add-hint = Pass the device around: your hands are hidden in between.
wait-start = Start the game
wait-start-fill = Start, bots take the free seats
wait-fill-level = Level of these bots
wait-not-host = The host starts the game.
wait-sit-first = Somebody has to sit down before the game can start.
wait-leave = Leave the table
wait-close = Call it off
wait-close-sure = Call this table off for everybody?
wait-close-yes = Yes, call it off
wait-settings = How we play
wait-private = by link or code only
wait-public = listed with the public tables
wait-watchable = others may watch
wait-unwatchable = no spectators
wait-knowledge-off = no memory aid
wait-knowledge-open = memory aid: what lies open
wait-knowledge-all = memory aid: everything a perfect memory could tell
wait-grace = whoever is away for { $time } is helped out by a bot
wait-grace-never = everyone waits for whoever is away
wait-hints = players may ask for hints
wait-publish = the finished game may be published without names
wait-holder = seat { $seat } holds the talisman first, by the host’s choice
wait-rule-talisman = the talisman’s holder comes first among equals
wait-rule-removal = animals removed by chance alone
wait-rule-returns = payments come back when you pass after a tie
wait-rule-lost = payments are lost when you pass after a tie
wait-rule-counts = cards of value 1 to 4 in a habitat: { $counts }
wait-fair = Nobody can choose the cards, not even the server: everybody’s device mixes chance of its own into the deal.
wait-fair-more = How that is proved
wait-fair-commitment = The server has committed itself to its part with this number:
wait-given = The deal of this table was given by the host, who may know the cards.
wait-deal = The cards of this table are those of a deal that others play too.
deal-page = To its page
wait-lost = Your seat is free again, or is in use on another device.
# $name sits down at seat $seat
wait-told-sat = { $name } takes seat { $seat }.
wait-told-left = { $name } has left.
wait-told-bot = A bot takes seat { $seat }.
wait-told-here = { $name } is here.
wait-told-away = { $name } is away.
wait-told-renamed = Seat { $seat } is now called { $name }.
claim-done = This seat is now yours on this device.

## In the menu, while a game is played

play-watch-link = Copy the link for spectators
# $name is the person of the seat
play-move = Move to another device: { $name }
play-moved = Open this link on the other device, or point its camera at the picture, to go on playing in this seat there. It works once.
play-leave = Leave the game …
play-leave-sure = If you leave, a bot plays on for you and the others go on. You can come back at any time before the end: “My tables” leads you here.
play-leave-yes = Leave
play-leave-no = Stay
play-left = A bot plays for you until you come back.
play-end = End this game
play-end-sure = End this game for good? It is not scored.
play-end-yes = Yes, end it
play-end-all = End the game for all …
play-end-ask = Ask the others whether to end this game now? It ends once all who play agree, and is not scored.
play-end-ask-yes = Ask them
# $name is who asks
play-end-asked = { $name } asks whether to end this game now.
play-end-host-asks = The host asks whether to end this game now.
play-end-terms = It ends once all who play agree, and is not scored.
# $names are who has not agreed yet
play-end-missing = Still to agree: { $names }.
play-end-agree = Agree to end it
play-end-no = Play on
play-end-later = Decide later
play-end-alone = Nobody whose consent is missing has been here for a day. End the game alone

## Connection

line-connecting = Connecting …
line-cut = Connection lost. Trying again …
line-healed = Connected again.
line-ended = The connection has ended.
line-reload = Reload
table-missing = This table does not exist
table-missing-text = The link is incomplete, or the table was removed long after its end.
table-heading = Table

## You and your devices

keep-heading = You and your devices
keep-link = Keep your name, use other devices, take your data along

## Settings

settings-heading = Settings
settings-lead = Kept in this browser, for this device.
settings-name = Your name
settings-name-hint = Shown to others when you take a seat.
settings-language-auto = as in the browser
settings-speed = Animations
settings-speed-slow = slow
settings-speed-normal = normal
settings-speed-fast = fast
settings-speed-off = off
settings-sound = A sound when it is your turn
settings-notify = A notification when it is your turn and this page is in the background
settings-notify-denied = The browser does not allow notifications for this page. You can change that in its settings.
settings-notify-none = This browser has no notifications.
settings-shortcuts = Use single-key shortcuts at the table

## Credits

credits-heading = Credits
credits-game = The game
credits-game-text = Wild Cards is a card game by Ferdinand Schnitzler, published by Board Game Circus. This is an unofficial fan implementation: it is neither made nor endorsed by them. If you like the game, buy it: real cards are better still.
credits-rules-text = All texts, drawings and rules explanations are this project’s own. Nothing of the original’s artwork or wording is used.
credits-free = Free software
credits-free-text = The program, its drawings and its texts may be used, changed and passed on under the MIT licence.
credits-parts = What is inside, and under which licences:
credits-privacy = Privacy
credits-privacy-text = There is no account and no tracking. A cookie with a random number lets the server recognise your seats; your name and settings stay in this browser, and your name goes to those you play with.

## Lost

lost-heading = Off the trail
lost-text = There is no page here. Perhaps the link was cut short.
lost-home = To the home page

## Puzzles: positions in which one decision is clearly the best

puzzles-heading = Puzzles
puzzles-text = Positions in which one decision is clearly the best, and weaker bots mostly miss it.

## Ratings

nav-ratings = Ratings
new-rated = The game counts for ratings
new-rated-hint = Everybody is told before they sit down. No hints, one seat each, and it is played to its end.
wait-rated = rated: whoever sits down agrees that the game counts for their rating, also if they leave
wait-rated-about = Rated game: by sitting down you agree that it counts for your rating, which is shown at your seat. If you leave, a bot plays on, and the place it reaches is yours.
rating-short = rating { $rating } ± { $unsure }
rating-none-short = no rating yet
seat-page = Page of { $name }

## What spectators see

new-spectators = What spectators see
new-spectators-hint = Everybody is told before they sit down, and agrees by sitting down. All hands suit tables of people who trust each other: the server cannot know who tells a player what they see.
new-spectators-public = what lies open
new-spectators-late = all hands, everything as it was when the round began
new-spectators-all = all hands at once
wait-spectators-late = others may watch, and see all hands, but everything only as it was when the present round began
wait-spectators-all = others may watch, and see all hands at once
spectators-told-late = Spectators see all hands at this table, but everything only as it was when the present round began. Whoever sits down agrees to that.
spectators-told-all = Spectators see all hands at this table at once. Whoever sits down agrees to that.
# Instead of whom the game waits for
spectators-wait-late = The round goes on
spectators-watching-late = You see all hands, and everything as it was when this round began. What happens now is shown when the round is over.
spectators-watching-all = You see all hands. Only you and other spectators do.
spectators-hand = Hand of { $name }
