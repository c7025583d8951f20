### The guided first game: what the coach says. Of each lesson `lesson-…-title`, `lesson-…`, and perhaps `lesson-…-why`.

learn-title = Learn the game
learn-lead = A real game against two bots, and somebody at your side who explains each thing when it happens. About five minutes; no clock runs.
learn-points =
    - The cards of this game are always the same.
    - You are advised what to do, and told why. You may always do something else.
    - After four rounds you know everything. Play on to the end, or leave.
learn-start = Start
learn-again = Start a new one
learn-continue = Go on with your guided game
learn-waiting = The cards are being dealt …
learn-failed = The table could not be made.
learn-read = I’d rather read the rules

coach-title = Coach
coach-count = { $met } of { $all } lessons
coach-advice = My advice
coach-watch = Look what the others do.
coach-previous = Previous
coach-next = Next
coach-why = Why?
coach-fold = Hide the coach
coach-unfold = Show the coach
coach-leave = Back to the first page
coach-end = End the lessons, play on
coach-pick = Pick it for me

advice-bid = Bid { $card }.
advice-refill = Bid your refill card.
advice-eagle = Lay { $cards }.
advice-reveal = Turn over { $card }.
advice-take = Take { $animal }.
advice-take-pay = Take { $animal } and pay { $cards }.
advice-pass = Pass.
advice-lay = Lay { $cards }.
advice-pay = Pay { $cards }.
advice-swap = Give { $given } for { $taken }.
advice-swap-none = Swap nothing.
advice-discard = Throw away { $cards }.
advice-discard-none = Throw nothing away.
advice-break = Lay { $card }.
advice-draw = Draw one from the pile.
advice-keep = Take { $card } back.

because-bonus = It is cheap, and all of it can be of the animal’s own habitat: 2 points.
because-leader = The animal brings you its leader.
because-both = You get 2 points for the habitat, and the leader too.
because-cheap = It costs little, so your hand lasts longer.
because-poor = Your hand is nearly empty. With a full one you can bid high again.
because-choice = With two cards you can wait and see: the cheap one if nobody is in a hurry, the high one if somebody is.
because-outbid = The others have bid as high or nearly so. With the higher card you are among the first.
because-high = In a tie the higher sum goes first. So lay high cards, but save the wild ones.
because-low = Only the number of cards counts here, so pay with the low ones.
because-keep = A few cards are better than none: keep them all, you still draw up to 7.
because-free = It costs nothing.
because-swap = The swap gives you a leader.
because-stay = No swap would bring you a leader.
because-nothing = Nothing here is worth its price. Passing brings two cards.

lesson-aim-title = Welcome to the table
lesson-aim = You collect animals. Most animals of a kind bring you its leader; at the end your two largest kinds score. Three players, two animals in each round: somebody always gets nothing.
lesson-aim-why = 2 points for each animal of your largest kind, 1 for each of the second largest, 1 for each leader, and 2 at once whenever you pay entirely with the animal’s own habitat. Nothing else counts.

lesson-bid-title = First you bid
lesson-bid = All lay one card face down. The higher value chooses first. But a bid costs as many cards as it says, and itself is one of them: bid 3, and you pay two more.
lesson-bid-why = Only the number of cards is paid, their values don’t matter. So low cards are good money, and high cards are good bids. You may even bid what you can’t pay: a bluff.

lesson-open-title = The bids are open
lesson-open = From 4 down to 1, each in turn takes an animal and pays, or passes. Whoever bid higher than you has already chosen.

lesson-first-leader-title = The first leader
lesson-first-leader = { $name } has most animals of this kind now, and so { $leader }. Each leader bends a rule for its owner and is worth a point.

lesson-take-title = Your turn: an animal
lesson-take = Tap the animal you want. The cheapest payment is picked for you, and you can change it.
lesson-take-why = If your bid and all you pay are of the animal’s habitat, you get 2 points at once. The cards that keep this bonus are marked. Wild cards fit everywhere, but they are precious.

lesson-bonus-title = Habitat bonus
lesson-bonus = Everything you paid is of the animal’s own habitat: 2 points, at once and for good.

lesson-leader-title = You have a leader
lesson-leader = Now you hold { $leader }. { $power }
lesson-leader-why = A leader goes to whoever takes an animal and then has more of its kind than anybody, or as many as its owner. So an equal count is enough to win it, and to lose it again.

lesson-moves-title = Leaders come and go
lesson-moves = An equal count was enough, and { $leader } changed its owner. To be sure of a leader you need to be two animals ahead.

lesson-passed-title = Nothing left
lesson-passed = Whoever gets no animal takes the bid back and draws two cards. That is no bad thing: a full hand wins later.

lesson-round-title = The next round
lesson-round = Bids and payments are discarded, animals nobody took are gone, and new ones come. It goes on like this for { $rounds } rounds.

lesson-eagle-title = Two cards this time
lesson-eagle = Thanks to your eagle, lay two cards: a cheap one and a high one, say. Which of them is your bid, you decide once you have seen the others’.
lesson-eagle-why = The other card goes back to hand, and nobody sees it. You may also lay the refill card as one of the two.

lesson-tie-title = A tie
lesson-tie = Somebody bid as high as you. Both lay their payment face down now, and the higher sum chooses first. For once the values of what you pay matter.
lesson-tie-why = You pay these cards whether you win or not, unless you pass. The owner of the lion leader would win without comparing.

lesson-sum-title = The higher sum
lesson-sum = The payments were turned over, and the higher sum goes first. The other one takes what is left.

lesson-points-title = How it stands
lesson-points = The points beside each name are what the game would bring if it ended now: animals, leaders, bonus.
lesson-points-why = Only two kinds score. So it is better to collect a few kinds than a little of everything, and leaders are worth a fight as much for their powers as for their point.

lesson-refill-title = A hand to fill
lesson-refill = You have few cards left. Instead of a habitat card you can bid your refill card: no animal in this round, but you draw up to 7.

lesson-meerkat-title = The meerkat swaps
lesson-meerkat = You bid your refill card and own the meerkat leader, so you may swap one of your animals for one on display.
lesson-meerkat-why = Leaders may move by it: you gain one if nobody has more of the kind you take, and lose one if somebody now has more of the kind you give.

lesson-throw-title = Throw away, then draw
lesson-throw = First you may throw away cards you don’t want, then you draw up to 7. The squirrel leader’s owner draws up to 10.

lesson-talisman-title = The talisman
lesson-talisman = Bids and sums were equal: then the talisman decides. Whoever sits next after its holder goes first, and at the end of the round it moves on.

lesson-lion-title = The lion wins
lesson-lion = In a tie the owner of the lion leader goes first, whatever the others pay.

lesson-ibex-title = The ibex saves your bid
lesson-ibex = You own the ibex leader: the card you got an animal with comes back to hand. Only wild cards don’t.

lesson-done-title = You know it all
lesson-done = Bids, prices, bonus, leaders, ties, refills: you have seen everything. Play on to the end if you like, I will go on advising you. Or leave and start a game of your own.

lesson-last-title = The last round
lesson-last = After this one the animals are used up. Cards in hand are worth nothing at the end, so spend them.
