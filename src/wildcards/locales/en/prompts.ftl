### What a seat is asked, what it costs, and what the buttons send. Terms as in things.ftl.
### Cards, animals and leaders come with their articles where a language has them (`the-…` in things.ftl).

## The question

question-bid = Bid one card
question-bid-second = Play a second card?
question-eagle = Bid one or two cards
question-reveal = Which bid counts?
question-swap = Swap an animal?
question-discard = Discard cards?
question-lay =
    { $count ->
        [one] Tie at { $value }: lay { $count } card
       *[other] Tie at { $value }: lay { $count } cards
    }
question-break = Still tied: play a card or draw
question-take = Take an animal or pass
question-pay =
    { $count ->
        [one] Pay { $count } card for { $animal }
       *[other] Pay { $count } cards for { $animal }
    }
question-keep = Take { $card } back?

## Where to choose

where-bid = Choose a card from your hand, or the refill card.
where-bid-second = Your eagle leader allows it: once the other bids are open, you turn over one of the two.
where-eagle = Choose one or two from your hand. Once the other bids are open, you turn over one.
where-reveal = The other card goes back to your hand unseen.
where-swap = Give one of your animals for another from the display.
where-discard = Choose any number from your hand. Then you draw up to { $limit }.
where-lay = Choose from your hand. Whoever has the higher sum picks first; the bid does not count towards it. Tied with { $names }.
where-break = Tied with { $names }. Whoever has the higher card picks first; then these cards are discarded.
where-take =
    { $count ->
        [0] Choose from the display. Your bid { $bid } is all you pay.
        [one] Choose from the display. Besides your bid { $bid } it costs { $count } more card.
       *[other] Choose from the display. Besides your bid { $bid } it costs { $count } more cards.
    }
where-take-laid = Choose from the display. You have paid already: { $cards }.
where-pay = Choose from your hand.
where-keep = Your ibex leader allows it: the bid brought you an animal.

## What a choice costs and brings

fact-price =
    { $count ->
        [0] Costs no more cards
        [one] Costs { $count } more card
       *[other] Costs { $count } more cards
    }
fact-bluff = You can’t pay this: a bluff
fact-bonus-reach = Bonus in reach: +{ $points }
fact-bonus = Habitat bonus: +{ $points }
fact-bonus-lost = Bonus missed ({ $points } points)
fact-refill = No animal: you may discard cards, then draw up to { $limit }
fact-of = { $card }: { $text }
fact-draw-up =
    { $kept ->
        [one] You keep { $kept } card and draw up to { $limit }
       *[other] You keep { $kept } cards and draw up to { $limit }
    }
fact-draw-none =
    { $kept ->
        [one] You keep { $kept } card and draw none
       *[other] You keep { $kept } cards and draw none
    }
fact-no-leader = No leader changes hands
fact-sum = Sum: { $sum }
fact-draw = The top card of the draw pile counts, unseen
fact-draw-nothing = Nothing is left to draw: it counts 0
fact-then-have = You will have { $animals }
fact-leader = You get { $leader }
fact-leader-from = You get { $leader } from { $name }
fact-leader-away = { $name } gets { $leader }
fact-leader-back = { $leader } goes back to the supply
fact-pass = { $card } comes back and { $draws }
fact-pass-back = { $card } and your payment ({ $paid }) come back and { $draws }
fact-pass-lost = { $card } comes back and { $draws }; your payment ({ $paid }) is lost
you-draw =
    { $count ->
        [0] you draw no card
        [one] you draw one card
       *[other] you draw { $count } cards
    }

## What is sent

send-bid = Bid { $cards }
send-reveal = Turn over { $card }
send-swap = Give { $gives }, take { $takes }
send-discard =
    { $count ->
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
send-lay = Lay { $cards } (sum { $sum })
send-break = Play { $card }
send-draw = Draw from the pile
send-take = Take { $animal }
send-take-pay = Take { $animal }, pay { $cards }
send-pay = Pay { $cards } for { $animal }
send-keep = Take { $card } back
send-no-second = Play no second card
send-no-swap = Swap nothing
send-no-discard = Keep all cards
send-no-keep = Leave { $card }
send-pass = Pass: take nothing
decline-bid = No second card
decline-swap = No swap
decline-discard = Keep all
decline-keep = Leave it
decline-take = Pass

## What is missing

missing-bid = Choose a card
missing-reveal = Choose one of the two
missing-give = Choose an animal to give
missing-swap-take = Choose an animal to take
missing-discard = Choose cards, or keep all
missing-break = Choose a card, or draw
missing-take = Choose an animal
missing-cards =
    { $count ->
        [one] Choose { $count } more card
       *[other] Choose { $count } more cards
    }

## Parts of a prompt

reveal-legend = Your two bids
a-draw = a draw from the pile
draw-card = Draw from the pile
pay-cheapest = Lowest cards
pay-best = Keeps the bonus
# the button for a hint, and the heading over it
hint-ask = What would you do?
hint-pick = Pick this
hint-working = Trying out what may come …
hint-told = Everybody at the table is told that you asked.
undo = Undo
take-it-back = Take it back
taken-back = You took it back.
send-waits = The connection is cut. Your choice is sent as soon as you are connected again.
send-late = No answer yet. Your choice is sent again until the server answers.
send-unavailable = The server can’t store anything at the moment: its disk is full, or its database is away. Nothing is lost: your choice is sent again until it works.
about-here = The rule
why-close = Close the answer

## Nothing is asked

wait-BID =
    { $count ->
        [one] Waiting for the bid of { $names }
       *[other] Waiting for the bids of { $names }
    }
wait-REVEAL = { $names } chooses which of two bids to turn over
wait-SWAP = { $names } may swap an animal
wait-DISCARD =
    { $count ->
        [one] { $names } may discard cards
       *[other] { $names } may discard cards
    }
wait-LAY =
    { $count ->
        [one] A tie: { $names } lays their payment
       *[other] A tie: { $names } lay their payments
    }
wait-BREAK =
    { $count ->
        [one] Still tied: { $names } plays a card or draws
       *[other] Still tied: { $names } play cards or draw
    }
wait-TAKE = { $names } chooses an animal
wait-PAY = { $names } pays
wait-KEEP = { $names } may take a bid back
wait-over = The game is over
wait-next = The game goes on in a moment
own-laid = You laid { $cards }, face down.
own-thrown = You discard { $cards }.
bots-wait = The server is busy: bots have to wait for their turn to think. The game continues by itself.
stand-in = A bot plays for you
stand-in-time = Your time was up, so a bot decided. What it did counts.
stand-in-absent = You were away, so a bot decided. What it did counts.
stand-in-left = You left, and a bot played on. What it did counts.
stand-in-none = A bot decided for you. What it did counts.
im-back = I’m back
is-back = { $name } is back

## Keys

keys-title = Keyboard shortcuts
keys-open = Keyboard shortcuts
keys-off = Single keys are switched off in the settings; these always work.
key-enter = Enter
key-ctrl-enter = Ctrl + Enter
key-escape = Esc
keys-hand = pick the first to tenth card of your hand
keys-slots = pick the animal in slot 1 to 4
keys-refill = pick the refill card
keys-decline = pass, or decline
keys-send = send what is picked, from anywhere
keys-enter = send, in the prompt
keys-clear = undo what is picked
keys-back = take back what you did while others decide
keys-to-hand = go to your hand
keys-to-display = go to the display
keys-to-prompt = go to the prompt
keys-hint = ask what you could do
keys-log = show the log
keys-leaders = show the leaders
keys-cards = show the cards that lie open
keys-help = show this list

watching = You are watching: you see what everyone may see.
hands-hidden = All hands of this device are hidden until one of you is asked.
