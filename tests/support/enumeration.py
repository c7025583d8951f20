"""All worlds that a history leaves possible, each with its probability, by enumeration.

Written without the engine's memory, to check it: hands are followed event by event as multisets, all of them
side by side. What is neither open, nor the audience's, nor in another hand is in the draw pile. A card is
drawn from any place of the pile, and a card played is any of the hand's that are not known to be there. As
all hands of a seat are of one size, and so are all piles, only the numbers of a kind make a difference.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Final

from wildcards.engine.card import CARD_TOKENS
from wildcards.engine.event import Event, EventKind
from wildcards.engine.memory import all_habitats
from wildcards.engine.observation import Observation
from wildcards.engine.rules import LEO_CARDS, Rules

KINDS: Final = CARD_TOKENS.index("R")  # habitat cards only
SHOWN: Final = (
    EventKind.BID_SHOWN,
    EventKind.THROWN,
    EventKind.LAID,
    EventKind.BROKE,
    EventKind.PAY,
)
Hands = tuple[int, ...]  # by seat, the cards that are not known: 4 bits a kind


def number(cards: int, kind: int) -> int:
    """How many cards of a kind."""
    return cards >> (4 * kind) & 15


def total(cards: int) -> int:
    """How many cards."""
    return sum(number(cards, kind) for kind in range(KINDS))


class Enumeration:
    """The hands that others may hold, by all that an audience saw."""

    def __init__(self, rules: Rules, own: int | None) -> None:
        self.own: Final = own
        self.leo: Final = rules.leo_seat
        self.unseen = all_habitats(rules) & (1 << 4 * KINDS) - 1  # in the pile and in others' hands
        self.kinds: Final = [kind for kind in range(KINDS) if number(self.unseen, kind)]
        self.hands: dict[Hands, float] = {(0,) * rules.seats: 1.0}
        self.known: Final[Counter[tuple[int, int]]] = Counter()  # seat and kind
        self.discard = 0
        self.table = 0  # open cards that go to the discard pile at the end of the round
        self.broke = 0  # and those that do so when a tie is settled

    def see(self, event: Event) -> None:
        """Take what happened."""
        kind, seat, what = event.kind, event.seat, event.what
        if kind == EventKind.DREW:
            self._draw(seat, None if seat != self.own else what)
        elif kind == EventKind.BROKE_DRAWN:
            self._draw(None, what)
            self.broke += 1 << 4 * what
        elif kind == EventKind.LEO_PILE:
            assert self.leo is not None
            while self._leo_holds() < LEO_CARDS:
                self._draw(self.leo, None)
        elif kind == EventKind.RESHUFFLED:
            self._reshuffle()
        elif kind == EventKind.RETURNED:
            self.table -= 1 << 4 * what
            self.known[seat, what] += seat != self.own
        elif kind == EventKind.ORDERED:
            self.discard, self.broke = self.discard + self.broke, 0
        elif kind in (EventKind.ROUND, EventKind.OVER):
            self.discard, self.table = self.discard + self.table, 0
        elif kind in SHOWN and 0 <= what < KINDS:
            self._show(kind, seat, what)

    def _leo_holds(self) -> int:
        assert self.leo is not None
        return total(next(iter(self.hands))[self.leo])

    def _show(self, kind: EventKind, seat: int, what: int) -> None:
        card = 1 << 4 * what
        if self.known[seat, what]:
            self.known[seat, what] -= 1
        elif seat != self.own:
            self._weigh(lambda hands: number(hands[seat], what), seat, -card)
            self.unseen -= card
        if kind == EventKind.THROWN:
            self.discard += card
        elif kind == EventKind.BROKE:
            self.broke += card
        else:
            self.table += card

    def _draw(self, seat: int | None, what: int | None) -> None:
        """A card is drawn: `what` if the audience sees it, else any."""
        if what is not None:
            self._weigh(lambda hands: number(self._pile(hands), what))
            self.unseen -= 1 << 4 * what
            return
        assert seat is not None
        after: dict[Hands, float] = defaultdict(float)
        for hands, chance in self.hands.items():
            pile = self._pile(hands)
            for kind in self.kinds:
                if many := number(pile, kind):
                    after[_with(hands, seat, 1 << 4 * kind)] += chance * many
        self._take(after)

    def _reshuffle(self) -> None:
        if self.leo is not None:  # he took what was left, before
            self.hands = {
                _with(hands, self.leo, self._pile(hands)): chance for hands, chance in self.hands.items()
            }
        assert not any(self._pile(hands) for hands in self.hands)
        self.unseen, self.discard = self.unseen + self.discard, 0

    def _pile(self, hands: Hands) -> int:
        return self.unseen - sum(hands)

    def _weigh(self, chance_of: Callable[[Hands], int], seat: int = 0, change: int = 0) -> None:
        after: dict[Hands, float] = defaultdict(float)
        for hands, chance in self.hands.items():
            if weight := chance_of(hands):
                after[_with(hands, seat, change)] += chance * weight
        self._take(after)

    def _take(self, weights: dict[Hands, float]) -> None:
        whole = sum(weights.values())
        self.hands = {hands: weight / whole for hands, weight in weights.items()}


def _with(hands: Hands, seat: int, change: int) -> Hands:
    return *hands[:seat], hands[seat] + change, *hands[seat + 1 :]


def enumerated(seen: Observation, rules: Rules) -> Enumeration:
    """What the history of an observation leaves possible; its own cards count as seen from the deal on."""
    found = Enumeration(rules, seen.seat)
    for events in seen.history:
        for event in events:
            found.see(event)
    return found
