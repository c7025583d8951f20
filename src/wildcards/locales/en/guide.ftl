### What is explained at the table and on the first page: leaders, the game in a minute, a rule in one breath.

## The six leaders

leaders-title = The leaders
leaders-lead = Whoever has the most animals of a species owns its leader. An equal count is enough to take it from its owner.
leaders-worth = Each is worth 1 point at the end, the peacock 3.
leaders-owner = with { $name }
leaders-yours = yours
leaders-supply = nobody’s yet
power-pe = Worth 3 points at the end instead of 1. It has no other power.
power-sq = When you bid your refill card, you draw up to 10 cards instead of 7.
power-ea = You may play two cards as your bid. Once all other bids are open, you turn over one of yours; the other goes back to your hand.
power-ib = At the end of the round you may take back the card that brought you an animal, unless it is a wild card.
power-li = You win every tie. You choose first, whatever the others pay.
power-me = When you bid your refill card, you may first swap one of your animals for one on display. Leaders may change hands as a result.

## The game in a minute

minute-title = How it is played
minute-1-title = Bid
minute-1 = Everyone secretly plays a card. The higher it is, the sooner you choose.
minute-2-title = Take, or refill
minute-2 = High bids choose first among the animals. Or bid your refill card: no animal, but a full hand.
minute-3-title = Pay
minute-3 = A bid of 3 costs 3 cards, and the bid is one of them. All of the animal’s own habitat? 2 points.
minute-4-title = Collect
minute-4 = The most animals of a species? Its leader is yours, and bends a rule for you. Your two largest species score.

## Rules in one breath, where a choice is asked for or greyed

rule-more = More in the rules
rule-the-game-in-one-minute = Bid a card, take an animal, pay with cards. Have the most of a species, and its leader is yours.
rule-components = 46 habitat cards of the values 1 to 4, 42 animals of six species, 6 leaders, and a refill card for everybody.
rule-setup = There is always one animal fewer on display than there are players.
rule-phases = A round is bids, refills, animals, next round. You are asked when it is your turn.
rule-actions = You can’t choose what is greyed out. Tap it to see why.
rule-card-order = Cards are noted by habitat and value: forest, savannah, mountains, wild.
rule-bids = Play one habitat card, or your refill card. You may bid what you can’t pay.
rule-eagle = With the eagle leader you may play two cards and decide later which is your bid.
rule-refills = Whoever bid the refill card discards any number of cards and draws up to 7. No animal this round.
rule-meerkat = Give one animal, take one of another species from the display. Leaders go to whoever has the most of the species.
rule-discarding-and-drawing = Discard what you like, or nothing. Then you draw up to 7, with the squirrel leader up to 10.
rule-animals = Take one animal from the display and pay, or pass.
rule-payment = Bid and payment together are as many cards as the bid says. Their values don’t matter.
rule-passing = Your bid comes back and you draw two cards, up to 10 in hand.
rule-leaders = Have more of a species than anybody else, or as many as its leader’s owner, and the leader is yours.
rule-habitat-bonus = Pay with nothing but the animal’s own habitat, or wild cards, and get 2 points.
rule-ties = Equal bids: everyone tied lays their payment, and whoever has the higher sum chooses first. The lion leader always wins.
rule-next-round = Bids and payments are discarded, left-over animals go to the box, new ones come.
rule-cards = You may hold 10 habitat cards. When the draw pile is empty, the discard pile is shuffled into a new one.
rule-leo = Leo takes the animal nearest to the draw pile and pays nothing. With him you choose the slot of equal animals.
rule-end = 2 points for each animal of your largest species, 1 of your second largest, 1 for each leader (3 for the peacock), and your score tokens.
rule-options = Edition, ties, animals taken out, payments and values can be chosen when a table is set up.
