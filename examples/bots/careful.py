"""A bot to learn from: it plays sensibly by a few rules of thumb, and looks at nothing but its observation.

Try it:  wildcards simulate --games 20 --seats examples/bots/careful.py:Careful,random,random,random
Copy it, change it, and measure what your change gains with: wildcards match.
"""

from __future__ import annotations

import wildcards as wc

# Actions are numbers; docs/record.md lists all 47. 0 to 15 are the habitat cards.
REFILL, DONE, FIRST_SLOT = wc.parse_token("R"), wc.parse_token("-"), 18
# The habitat each species is at home in: paying with its cards alone gives 2 points. Peacock, squirrel:
# forest (0); eagle, ibex: mountains (2); lion, meerkat: savannah (1).
HOME = (0, 0, 2, 2, 1, 1)
FEW = 5  # cards in hand; below that it is time for a refill


class Careful(wc.Bot):
    """Bids low unless one animal stands out, pays from the right habitat, and refills in time."""

    def choose(self, seen: wc.Observation, limit: wc.Limit = wc.Limit()) -> int:  # noqa: ARG002, B008
        """One of seen.legal_actions: answering this is all a bot has to do."""
        if seen.phase == wc.Phase.BID:
            return self.bid(seen)
        if seen.phase == wc.Phase.TAKE:
            return self.take(seen)
        if seen.phase == wc.Phase.PAY:
            return self.pay(seen)
        if seen.phase == wc.Phase.LAY:
            return min(seen.legal_actions, key=price)
        if seen.phase == wc.Phase.DISCARD:
            return DONE  # discards nothing
        # REVEAL, SWAP, BREAK and KEEP are rare. self.random follows from the game's seed, so that equal
        # seeds give equal games; Python's own random would not.
        return self.random.choice(seen.legal_actions)

    def bid(self, seen: wc.Observation) -> int:
        """A card of the value wanted, or the refill. High bids choose first, but cost more cards."""
        cards = [action for action in seen.legal_actions if action < REFILL]
        payable = [card for card in cards if value(card) <= len(seen.hand)]
        if REFILL in seen.legal_actions and (len(seen.hand) < FEW or not payable):
            return REFILL
        gains = sorted(self.gain(seen, species) for species in seen.display if species != wc.NONE)
        wanted = 1 + gains[-1] - gains[0]  # the more there is to lose, the higher
        return min(
            payable or list(seen.legal_actions), key=lambda card: (abs(value(card) - wanted), price(card))
        )

    def take(self, seen: wc.Observation) -> int:
        """The animal worth the most; passing, which brings two cards, only if there is no other way."""
        takes = [action for action in seen.legal_actions if action != DONE]
        return max(takes, key=lambda take: self.gain(seen, seen.display[take - FIRST_SLOT]), default=DONE)

    def pay(self, seen: wc.Observation) -> int:
        """A card of the animal's habitat if there is one, else the cheapest."""
        home = HOME[seen.took[self.seat(seen)]]
        return min(seen.legal_actions, key=lambda card: (card // 4 != home, price(card)))

    def gain(self, seen: wc.Observation, species: int) -> int:
        """What an animal is worth: more where there are more already, for large collections count double."""
        return seen.collections[self.seat(seen)][species]

    def seat(self, seen: wc.Observation) -> int:
        """The bot's own seat; it is None for spectators only, who are never asked."""
        assert seen.seat is not None
        return seen.seat


def value(card: int) -> int:
    """The number on a card, 1 to 4; its action is 4 × habitat + value - 1."""
    return card % 4 + 1


def price(card: int) -> int:
    """How much giving a card away hurts: high ones bid well, wild ones (the last four) fit everywhere."""
    return value(card) + (10 if card >= REFILL - 4 else 0)
