### The guided first game: what the coach says. Of each lesson `lesson-…-title`, `lesson-…`, and perhaps `lesson-…-more`.

learn-title = Learn the game
learn-lead = A real game against two bots, and somebody at your side who explains each thing when it happens. About five minutes; no clock runs.
learn-points =
    - The cards of this game are always the same.
    - You get advice on what to do, and the reason for it. You may always do something else.
    - After four rounds you know how the game goes. Play on to the end, or leave.
learn-start = Start
learn-again = Start a new one
learn-continue = Continue your guided game
learn-waiting = The cards are being dealt …
learn-failed = The table could not be made.
learn-read = I’d rather read the rules

coach-title = Coach
coach-count = Lesson { $number } of { $all }
coach-advice = My advice
coach-watch = Watch what the others do.
coach-previous = Previous
coach-next = Next
coach-on = Play on with advice
coach-more = More
coach-fold = Hide the coach
coach-unfold = Show the coach
coach-end = Play on alone
coach-play = Now a real game
coach-pick = Pick it for me

advice-bid = Bid { $card }.
advice-refill = Bid your refill card.
advice-eagle = Play { $cards }.
advice-reveal = Turn over { $card }.
advice-take = Take { $animal }.
advice-take-pay = Take { $animal } and pay { $cards }.
advice-pass = Pass.
advice-lay = Lay { $cards }.
advice-pay = Pay { $cards }.
advice-swap = Give { $given } for { $taken }.
advice-swap-none = Swap nothing.
advice-discard = Discard { $cards }.
advice-discard-none = Discard nothing.
advice-break = Play { $card }.
advice-draw = Draw one from the pile.
advice-keep = Take { $card } back.
advice-keep-none = Leave your bid.

because-bonus = All you pay for { $animal } is of its own habitat: { $bonus } points.
because-wild = With a wild card, all you pay for { $animal } is of its own habitat. For { $bonus } points it is well spent.
because-leader = With { $animal } you get its leader too.
because-more = You would get a leader with { $others } too, but { $animal } is worth more points.
because-either = You would get a leader with { $others } too. If you like that one’s power better, take it instead of { $animal }.
because-both = With { $animal } you get { $bonus } points for the habitat, and its leader too.
because-kind = With { $animal } one of your two largest species grows, and only these two score.
because-over = You get no points with { $animal }. But cards left over are worth nothing, and between equal points the number of animals decides.
because-reach = If { $others } is still there on your turn, you can pay for it entirely with its own habitat: { $bonus } points.
because-cheap = It costs little, so your hand lasts longer.
because-least = Of what you can pay for, it costs the fewest cards; wild ones are worth keeping.
because-poor = You have few cards. With a full hand you can bid high again.
because-last = This is the last round, and cards left over are worth nothing: bid high.
because-unpaid = You could not pay for an animal now.
because-bid = { $name } bid { $card }
because-choice = With two cards you can wait and see: turn over the cheap one if the others bid low, the high one if they bid high.
because-outbid = { $bids }. With your { $value } you are among the first.
because-enough = Even so you get an animal: there are enough for all who bid as much or more.
because-behind = Others bid higher than you, enough of them to take every animal.
because-late = Others bid higher than either, enough of them to take every animal. So turn over the one that costs less.
because-rest = Only the number of cards counts here.
because-needed = Without a wild card you could not pay.
because-high = In a tie, whoever has the higher sum goes first. So lay high cards, but save the wild ones.
because-spend = In a tie, whoever has the higher sum goes first, and cards left over are worth nothing now.
because-low = Only the number of cards counts here, so pay with the low ones.
because-keep = Low cards are good money, high ones good bids: keep them all. You draw up to { $limit } anyway.
because-full = Low cards are good money, high ones good bids: keep them all.
because-free = It costs nothing.
because-swap = The swap gives you { $gained }.
because-trade =
    { $points ->
        [one] You lose { $lost }, but gain { $gained }. All in all that is { $points } point more.
       *[other] You lose { $lost }, but gain { $gained }. All in all that is { $points } points more.
    }
because-grow = That makes one of your two largest species grow.
because-price = You lose { $lost }, but one of your two largest species grows, and that is worth more.
because-stay = No swap would bring you points.
because-nothing = Nothing here would bring you points. If you pass, your bid comes back and { $draws }.
because-pass = If you pass, your bid comes back and { $draws }.

lesson-aim-title = Welcome to the table
lesson-aim = You collect animals. Whoever has the most of a species gets its leader, a card with a special power. At the end your two largest species score. Three players, two animals in each round: somebody always gets nothing.
lesson-aim-more = 2 points for each animal of your largest species, 1 for each of the second largest, 1 for each leader (3 for the peacock’s), and 2 at once whenever you pay entirely with the animal’s own habitat. Nothing else counts.

lesson-bid-title = First you bid
lesson-bid = Everyone plays one card face down. Whoever has the highest value chooses first. But a bid costs as many cards as it says, and is itself one of them: bid 3, and you pay two more.
lesson-bid-more = Only the number of cards is paid, their values don’t matter. So low cards are good money, and high cards are good bids. You may even bid what you can’t pay: a bluff.

lesson-open-title = The bids are open
lesson-open =
    From 4 down to 1, each in turn takes an animal and pays, or passes. If bids are equal, the payments decide, and if those are equal too, the talisman, which lies beside one of the names. { $order ->
        [first] Nobody bid more than you.
        [behind]
            { $count ->
                [one] { $names } bid more than you.
               *[other] { $names } bid more than you.
            }
       *[none] {""}
    }

lesson-owner-title = A leader
lesson-owner = { $name } has { $leader } now. Each leader bends a rule for its owner and is worth a point, the peacock leader 3. You win it from its owner as soon as you take an animal of its species and have as many.

lesson-take-title = Your turn: an animal
lesson-take = Tap the animal you want. A payment is picked for you; tap other cards to change it. If your bid and all you pay are of the animal’s habitat, you get { $bonus } points at once. Wild cards fit every habitat.
lesson-take-more = The cards that keep this bonus are marked. A wild card can be bid and paid like any other, but there are only four: save them for when they bring a bonus.

lesson-bonus-title = Habitat bonus
lesson-bonus = Everything you paid is of the animal’s own habitat: { $bonus } points, at once and for good.

lesson-leader-title = You have a leader
lesson-leader = Now you own { $leader }. { $power }
lesson-leader-more = Whoever takes an animal and then has more of its species than anybody else, or as many as the leader’s owner, gets the leader. So an equal count is enough to win it, and to lose it again.

lesson-moves-title = Leaders come and go
lesson-moves =
    { $how ->
        [won] You drew level with { $from }, so { $leader } came to you. An equal count is enough for that: a leader is only safe while you are two animals ahead.
        [lost] { $name } drew level with you and got { $leader }. An equal count is enough for that: a leader is only safe while you are two animals ahead.
        [theirs] { $name } drew level with { $from } and got { $leader }. An equal count is enough for that: a leader is only safe with two animals more.
        [got] You have { $leader } now; before, { $from } had it.
        [gone] { $name } has { $leader } now; before, you had it.
       *[other] { $name } has { $leader } now; before, { $from } had it.
    }

lesson-passed-title = No animal
lesson-passed = Whoever bids for an animal and gets none takes the bid back and draws two cards (never above { $most }). That is no bad thing: with many cards you can bid high later.

lesson-round-title = The next round
lesson-round = Bids and payments are discarded, animals nobody took go to the box, out of the game, and new ones come. It goes on like this for { $rounds } rounds.

lesson-eagle-title = Two cards this time
lesson-eagle = Thanks to your eagle you may play two cards: a cheap one and a high one, say. You decide which of them is your bid once you have seen the others’.
lesson-eagle-more = The other card goes back to your hand, and nobody sees it. You may also play the refill card as one of the two.

lesson-tie-title = A tie
lesson-tie = Somebody bid as high as you. Everyone who is tied lays their payment face down now, and whoever has the higher sum chooses first; the bid is not part of the sum. For once the values of what you pay matter.
lesson-tie-more = You pay these cards whether you win or not, unless you pass. The owner of the lion leader would win without comparing.

lesson-sum-title = The higher sum
lesson-sum = In a tie the payments were turned over, and whoever had the higher sum went first. The others took what was left.

lesson-points-title = How it stands
lesson-points = The points beside each name are what each player would score if the game ended now: animals, leaders, score tokens.
lesson-points-more = Only two species score. So now it is better to collect a few species than a little of everything. Leaders are worth a fight as much for their powers as for their points.

lesson-refill-title = A hand to fill
lesson-refill = You have few cards left. Instead of a habitat card you can bid your refill card: no animal in this round, but you draw up to { $limit }.

lesson-meerkat-title = The meerkat swaps
lesson-meerkat = You bid your refill card and own the meerkat leader, so you may swap one of your animals for one on display.
lesson-meerkat-more = Leaders may change hands as a result: you gain one if nobody has more of the species you take, and lose one if somebody now has more of the species you give.

lesson-throw-title = Discard, then draw
lesson-throw = First you may discard cards you don’t want, then you draw up to { $limit }.

lesson-talisman-title = The talisman
lesson-talisman = Bids and sums were equal: then the talisman decides. The player to the left of its holder goes first; the holder comes last. At the end of the round it moves on to the left.

lesson-lion-title = The lion wins
lesson-lion = In a tie the owner of the lion leader goes first, whatever the others pay.

lesson-ibex-title = The ibex saves your bid
lesson-ibex = You own the ibex leader: at the end of a round you may take back the card that brought you an animal, unless it is a wild card.

lesson-done-title = That is the whole game
lesson-done = Bids, prices, wild cards, the habitat bonus, leaders, ties, refills: there is no more to it. What you have not met yet I explain when it comes. Play on to the end if you like, I will go on advising you. Or start a real game now.

lesson-last-title = The last round
lesson-last = After this one the animals are used up. Cards in hand are worth nothing at the end, so spend them.
