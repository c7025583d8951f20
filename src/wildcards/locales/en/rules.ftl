### The page of the rules, in our own words. Of each section of docs/rules.md there may be: `…-title`, the text itself,
### `…-2020` and `…-2022` (where the editions differ), and `…-ruling` (what we decided, and why).
###
### An empty line ends a paragraph; lines that begin with "- " or "1. " are a list.

rules-title = The rules
rules-lead = The whole game in our own words, and what we decided where the printed rules leave something open.
rules-contents = Contents
rules-top = Back to the contents
rules-both =
    Two editions were printed, in 2020 and in 2022. Both can be played here; 2022 is the default. What belongs to one edition only is marked with its year.

    Where the Dutch and the English text of 2022 disagree, the Dutch one counts, for it is the more detailed. Where both are silent, the rules of 2020 decide. Where nothing is printed at all, we had to decide: look for the mark “our ruling”.
rules-only = Only { $edition }
rules-ruling = Our ruling
rules-credit = Wild Cards was invented by Ferdinand Schnitzler and is published by Board Game Circus.

rules-the-game-in-one-minute-title = The game in one minute
rules-the-game-in-one-minute =
    A few animals are on display, always one fewer than there are players. Everybody secretly plays one card as a bid. High bids choose first, but they are expensive: a bid of 4 costs four cards in all, the bid and three more.

    Whoever pays with nothing but cards of the animal’s own habitat gets 2 points at once. Whoever has the most animals of a species owns its leader, and each leader bends a rule for its owner.

    Don’t like what is left when your turn comes? Pass: take your bid back and draw two cards. Or don’t bid for an animal at all, play your refill card instead, and fill your hand.

    At the end your largest species brings 2 points for each animal, your second largest 1, each leader 1, and your score tokens what they show.

rules-components-title = Components
rules-components =
    - 46 habitat cards: forest, savannah and mountains with 14 cards each, of the values 1 to 4, and 4 wild cards, which stand for any habitat.
    - 42 animal cards, 7 of each species: peacock and squirrel live in the forest, eagle and ibex in the mountains, lion and meerkat on the savannah.
    - 6 leaders, one for each species.
    - A refill card for everybody. It is never used up.
    - Score tokens, as many as are needed.
rules-components-2022 = There is a talisman as well. It decides ties.
rules-components-ruling =
    How often does each value occur? No rulebook says so. We take five cards of value 1, four of value 2, three of value 3 and two of value 4 in each habitat, because that is the likeliest way to make 14; and one wild card of each value. Whoever sets up a table can change it.

rules-setup-title = Setup
rules-setup =
    - Some animals are taken out unseen: 14 with 3 players, 6 with 4, 2 with 5.
    - Animals are laid in a row, the display: 2, 3 or 4 of them. The first one lies next to the draw pile, in slot 1. The slots keep their numbers for the whole round, and a gap stays a gap.
    - Everybody gets 7 habitat cards and a refill card.
    - The game takes exactly 14, 12 or 10 rounds. Then the animals are used up.
rules-setup-2022 = Somebody holds the talisman at the beginning: chance decides who.
rules-setup-ruling =
    With 3 players, one animal of each species goes out first, then 8 more at random. The rulebooks recommend it, so we do it unless the table wants all 14 at random.

rules-phases-title = A round
rules-phases =
    1. Bids: everybody plays a card.
    2. Refills: whoever played the refill card fills their hand.
    3. Animals: from the highest bid to the lowest, everybody takes an animal and pays, or passes.
    4. Next round: the table is cleared and the display filled again.
rules-phases-ruling =
    What everyone does at once stays secret until the last of them is done. And you are asked even if only one answer is left: otherwise the mere asking, or not asking, would tell the others something about your hand.

rules-actions-title = What you can do
rules-actions =
    Every decision is made of small steps: one card, one animal, one swap, or “done”. What can’t be chosen at the moment is greyed out; tap it to see why.

rules-card-order-title = Card order
rules-card-order =
    Cards are sorted by habitat, forest, savannah, mountains, wild, and within a habitat from 1 to 4. Several cards of one decision are noted down in this order. It changes nothing at the table; it only keeps the same payment from being written in six ways.

rules-bids-title = Bids
rules-bids =
    Everybody plays one card face down: a habitat card to bid for an animal, or the refill card. All cards are turned over together.

    You may also bid a card whose price you can’t pay. That is a bluff, and it is allowed: perhaps it frightens nobody, but a pass brings two cards. If you have no habitat card left, the refill card is your bid.

rules-eagle-title = The eagle’s two bids
rules-eagle =
    Whoever owns the eagle leader may play two cards instead of one. When all other bids are open, Leo’s too, one of the two is turned over. The other one goes back to hand, and nobody sees it.
rules-eagle-ruling =
    - You are asked which of the two it is to be even if both are alike. Otherwise everybody would know that they were.
    - One of the two cards may be the refill card. The rules speak of cards from the hand, and it is one.

rules-refills-title = Refills
rules-refills =
    Whoever bid the refill card gets no animal in this round, but a full hand. First comes the meerkat, then everyone discards what they don’t want, and then they draw.

rules-meerkat-title = The meerkat’s swap
rules-meerkat =
    Whoever owns the meerkat leader and bid the refill card may first swap: one animal of their collection for one of another species on display. Their own takes its place there.

    - They gain the leader of the species they take if nobody has more of it. As many is enough.
    - They lose the leader of the species they give if they have none of it left, or fewer than somebody else. It goes to whoever has the most; if several do, or nobody has any, it goes back to the supply.
rules-meerkat-ruling =
    - If the meerkat leader itself goes to somebody who also bid the refill card, that player may swap too: the power is theirs now, in the very phase it is for. Nobody swaps twice in a round.
    - Swapping an animal for one of the same species is not offered. Taken literally, it could win a leader without anything changing on the table, and that can’t be the intention.
    - If several have the most of the species that was given, its leader goes back to the supply: nothing printed would choose one of them.

rules-discarding-and-drawing-title = Discarding and drawing
rules-discarding-and-drawing =
    Everyone who bid the refill card discards as many cards as they like, all at the same time. Then they draw until they hold 7. Whoever holds more keeps them. The refill card comes back to hand, and they are done for this round.

    The owner of the squirrel leader draws up to 10.
rules-discarding-and-drawing-2022 = They draw clockwise, beginning to the left of whoever holds the talisman.
rules-discarding-and-drawing-2020 = They draw in the order of seats.
rules-discarding-and-drawing-ruling =
    - The squirrel counts for whoever owns it at the moment of drawing. So a squirrel leader won by a meerkat’s swap helps at once.
    - The squirrel always draws up to 10. Of all printed texts, only one sentence of the Dutch one says “may”; so its owner can’t stop at 7.
    - 2020 names no order of drawing. We go by the order of seats, because it matters when the pile runs out.

rules-animals-title = Animals
rules-animals =
    Now the bids are settled, first those of 4, then 3, 2 and 1. On your turn you take one animal from the display and pay for it, or you pass.

    There is always at least one animal too few. Somebody will come away empty-handed.

rules-payment-title = What an animal costs
rules-payment =
    As many cards as your bid says, and the bid itself is one of them: a bid of 1 costs nothing more, a bid of 2 one more card, 3 two more, 4 three more. Only the number of cards matters, not their values.

    Bid and payment lie on the table until the end of the round.

rules-passing-title = Passing
rules-passing =
    If you don’t want an animal, or there is none left, or you can’t pay, you pass: your bid comes back to hand and you draw two cards, up to the hand limit of 10.

    Both always happen; you can’t leave the cards. If you have no choice, because the display is empty or your hand too small, you pass without being asked.
rules-passing-2022 = A payment you already laid in a tie comes back as well.
rules-passing-2020 = A payment you already laid in a tie is lost.
rules-passing-ruling =
    The text of 2020 gives back the bid and says nothing about the payment, so the payment is gone. Whoever sets up a table may choose either way, in both editions.

rules-leaders-title = Leaders
rules-leaders =
    You take an animal and now have more of its species than anybody else, or as many as the owner of its leader? Then the leader is yours at once, and you may use it at once. So an equal count is enough to take it away from somebody.

    A leader may change hands twice in one round. Every leader is worth 1 point at the end, the peacock 3.
rules-leaders-ruling =
    - Leo’s animals count like anybody’s.
    - Sometimes a leader lies in the supply although players have animals of its species. In 2022 it then goes to a taker who has more than everybody else, in 2020 already to one who has as many: that is where the two texts differ.

rules-habitat-bonus-title = The habitat bonus
rules-habitat-bonus =
    If your bid and all you paid are of the animal’s own habitat, you get 2 points at once. Wild cards belong to any habitat. With a bid of 1 the bid alone counts: the right habitat, and the 2 points are yours.

rules-ties-title = Ties
rules-ties =
    Several players bid the same value? The order is settled when their value comes up, before the first of them chooses:

    1. Whoever owns the lion leader comes first, even without being able to pay.
    2. Then Leo, if he is among them.
    3. Then those who can pay.
    4. Last those who can’t. They pass.

    If there are two or more in the third group, each of them lays the whole payment face down. All are turned over, and whoever has the higher sum goes first: here the values do matter. With bids of 1 there is nothing to lay, and all are equal.
rules-ties-2022 =
    Equal sums are decided by the talisman: whoever sits next clockwise from its holder goes first. The holder comes last.
rules-ties-2020 =
    With equal sums everyone still tied plays one more card face down, from hand or unseen from the draw pile. Whoever has the higher card goes first; those who are still tied do it again. These cards are no part of the payment, they go to the discard pile.
rules-ties-ruling =
    - 2022: the holder of the talisman is last. The Dutch text says “first after the holder”, and going round from there the holder is reached last. A table may put the holder first instead.
    - 2022: those who can’t pay pass in the same order. It makes no real difference, so the talisman doesn’t count as used.
    - 2020: only those who are still tied play another card. Whoever turned over less has lost that comparison already.
    - 2020: all groups of equals play their cards at the same time, then the cards from the pile are drawn in the order of seats. Whoever has no card left has to draw.
    - 2020: if there is nothing to draw, that counts as 0. A group in which nobody could play a card goes in the order of seats, because it has to end some time.

rules-next-round-title = Next round
rules-next-round =
    - The owner of the ibex leader may take the bid that brought an animal back to hand, unless it is a wild card.
    - All bids and payments go to the discard pile.
    - Animals nobody took go to the box and are out of the game.
    - The display is filled again. If there are too few animals for that, the game is over.
rules-next-round-2022 = If the talisman decided a tie, it goes to the next player clockwise: once a round at most, and never to Leo.
rules-next-round-ruling =
    - The ibex counts for whoever owns it now. So an ibex leader won in this very round already saves your bid.
    - All this happens after the last round too.

rules-cards-title = Hand and piles
rules-cards =
    You may hold 10 habitat cards. When you have them, you stop drawing.

    If the draw pile is empty when a card is to be drawn, the discard pile is shuffled and becomes the new one.
rules-cards-ruling =
    - Cards that lie on the table are not shuffled in, for they are not discarded yet.
    - If both piles are empty (five hands can hold all 46 cards), you draw what there is.
    - The new pile is made when a card has to be drawn and there is none, not as soon as the last one is gone. So what is discarded in between is shuffled in.

rules-leo-title = Leo
rules-leo =
    Leo is a player without a mind of his own. With two people he has to play, with three or four he may; set up as for one more person.

    - He has 5 habitat cards and a refill card in a face-down pile. His bid is the card on top.
    - When his refill card comes up, his pile is discarded, and when it is his turn to draw he gets 5 new cards and the refill card, shuffled.
    - He takes the animal nearest to the draw pile, pays nothing and gets no bonus.
    - He wins ties, except against the lion leader.
    - He takes leaders and loses them, but never uses them. He never holds the talisman, and he can’t win.
rules-leo-2022 = Leo is not in the rules of 2020.
rules-leo-ruling =
    - Leo takes by slot, so it matters which of two equal animals is gone. With him at the table you choose the slot yourself; without him both are the same, and you get the lower one.
    - If the display is empty on his turn, his bid is simply discarded at the end of the round, like all others.

rules-end-title = The end
rules-end =
    - 2 points for each animal of your largest species.
    - 1 point for each animal of your second largest species.
    - 1 point for each leader, 3 for the peacock.
    - The points on your score tokens.

    The other species score nothing. If two species are equally large, one of them counts as the largest and the other as the second.

    If points are tied, the larger collection of animals decides. If that is tied too, the rank is shared: two share rank 1, and the next one has rank 3.

rules-options-title = What a table can change
rules-options =
    - The edition: 2022 or 2020.
    - The order of equal sums: holder of the talisman last (the default) or first.
    - With 3 players: animals taken out evenly (the default) or at random.
    - After passing: the payment laid in a tie comes back (as in 2022) or is lost (as in 2020).
    - How often each value occurs in a habitat: 5, 4, 3, 2 by default, or any four numbers that add up to 14.

rules-editions-title = 2020 and 2022 compared
rules-editions-lead = Where the two editions differ:
rules-editions-subject = Subject
rules-editions-talisman = Equal sums in a tie
rules-editions-talisman-2022 = The talisman decides, and moves on.
rules-editions-talisman-2020 = One more card each, until it is decided.
rules-editions-payment = Passing after a tie
rules-editions-payment-2022 = The payment comes back.
rules-editions-payment-2020 = The payment is lost.
rules-editions-supply = A leader in the supply
rules-editions-supply-2022 = Goes to a taker who has more than all others.
rules-editions-supply-2020 = Goes to a taker who has at least as many.
rules-editions-drawing = Who draws first
rules-editions-drawing-2022 = To the left of the talisman.
rules-editions-drawing-2020 = In the order of seats.
rules-editions-leo = Leo
rules-editions-leo-2022 = Plays with 2, may play with 3 or 4.
rules-editions-leo-2020 = Not in the game.

## Captions of the small pictures

picture-price = Bid and price: { $bid } costs { $more ->
        [0] nothing more
        [one] { $more } more card
       *[other] { $more } more cards
    }.
picture-bonus = Three forest cards, one of them wild, for a peacock: 2 points at once.
picture-no-bonus = One card is from the mountains: you get the peacock, but no bonus.
picture-tie = Two bids of 3. Ada pays 3 and 2, which makes 5; Ben pays 2 and 2, which makes 4. Ada chooses first.
picture-slots = The display of a game of four. Slot 1 is next to the draw pile.
picture-score = 4 peacocks make 8, 3 ibexes 3, the peacock leader 3, score tokens 4: 18 in all. The squirrels score nothing.
