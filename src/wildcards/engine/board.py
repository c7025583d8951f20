"""The board: all cards and numbers of a game in one flat vector, and the primitive ways they move.

A Board knows no order of play; the modules bids, refills, ties, animals and cleanup do. Its whole changing
state is `s` (numbers), three piles that are never written to once shuffled (so copies share them), and the
log. Copying a board therefore costs one short vector.

Always true: every habitat card is in exactly one of hand, bid, cover, laid, broke, Leo's pile, draw pile
or discard; every animal in exactly one of animal pile, display, collections, box or the removed ones.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wildcards.engine.card import (
    HABITAT_KINDS,
    NONE,
    REFILL,
    SPECIES,
    bit,
    count,
    kinds,
    one,
    size,
    unpack,
)
from wildcards.engine.chance import LEO_PILE, RESHUFFLE, Chance
from wildcards.engine.deal import Decks
from wildcards.engine.event import (
    E_DREW,
    E_LEO_PILE,
    E_RESHUFFLED,
    E_RETURNED,
    Event,
    Notes,
    RoundLog,
)
from wildcards.engine.rules import LEO_CARDS, SEATS, SLOTS, Rules

# Where each number lives in `s`. Single numbers first …
PHASE: Final[i64] = 0
ROUND: Final[i64] = 1  # from 1
OWES: Final[i64] = 2  # bit mask of the seats that owe a step
ACTIVE: Final[i64] = 3  # bit mask of the seats that take part in the current phase
TALISMAN: Final[i64] = 4  # its holder, or -1
USED: Final[i64] = 5  # 1 if the talisman ordered equal sums in this round
VALUE: Final[i64] = 6  # the bid value being resolved, 5 before the first, 0 after the last
QUEUE: Final[i64] = 7  # seats still to take at this value: 4 bits each, seat + 1, next one lowest
SWAPPED: Final[i64] = 8  # bit mask of the seats that swapped or declined in this round
DISCARDS: Final[i64] = 9  # the discard pile, packed
PILE_AT: Final[i64] = 10  # the next card of `pile`
ANIMALS_AT: Final[i64] = 11  # the next card of `animals`
LEO_AT: Final[i64] = 12  # the next card of `leo_pile`
RESHUFFLES: Final[i64] = 13  # how many reshuffles there have been
LEO_PILES: Final[i64] = 14  # how many piles Leo has had
EQUAL: Final[i64] = 15  # bit mask of the seats whose payments in the current tie have equal sums
# … then one for each slot, species and seat.
DISPLAY: Final[i64] = 16  # + slot: species or -1
LEADER: Final[i64] = 20  # + species: the owner's seat or -1
BOX: Final[i64] = 26  # + species: animals put in the box openly
HAND: Final[i64] = 32  # + seat: packed habitat cards in hand
KNOWN: Final[i64] = 37  # + seat: packed cards everybody knows to be held
BIDS: Final[i64] = 42  # + seat: the bid, or -1
COVER: Final[i64] = 47  # + seat: the eagle's second card, or -1
LAST: Final[i64] = 52  # + seat that owes: the last card it laid in this phase (the next may not be lower)
LAID: Final[i64] = 57  # + seat: packed payment, or cards to be discarded
BROKE: Final[i64] = 62  # + seat: packed tie-break cards on the table
TURNED: Final[i64] = 67  # + seat: the tie-break card of this turn, DRAW, or -1
RANK: Final[i64] = 72  # + seat: the sort key among those who contest a tie, higher first; -1: not one of them
POINTS: Final[i64] = 77  # + seat: habitat bonus points
TOOK: Final[i64] = 82  # + seat: the species taken in this round, or -1
ANIMALS: Final[i64] = 87  # + 6 * seat + species: the collection
NUMBERS: Final[i64] = 117


@mypyc_attr(allow_interpreted_subclasses=True)
class Board:
    """Cards and numbers of one game; see the names above for what `s` holds."""

    def __init__(
        self,
        rules: Rules,
        chance: Chance,
        decks: Decks | None,
        s: vec[i64],
        pile: vec[i64],
        animals: vec[i64],
        leo_pile: vec[i64],
    ) -> None:
        self.rules: Final = rules
        self.chance: Chance = chance
        self.decks: Final[Decks | None] = decks
        # The rules that steps ask about, as native values: `rules` itself is plain Python.
        self.n: i64 = rules.seats
        self.leo: i64 = NONE if rules.leo_seat is None else rules.leo_seat
        self.has_talisman: bool = rules.talisman
        self.holder_last: bool = rules.talisman_order == "holder_last"
        self.payment_returns: bool = rules.payment_returns_on_pass is True
        self.s = s
        self.pile = pile
        self.animals = animals
        self.leo_pile = leo_pile
        self.logging = True
        self.notes = Notes()  # of this round
        self.past: tuple[RoundLog, ...] = ()  # of the rounds before

    # --- the log

    @property
    def log(self) -> list[Event]:
        """The events of this round, read out of the notes: another list every time."""
        return self.notes.read()

    @log.setter
    def log(self, events: list[Event]) -> None:
        self.notes = Notes(tuple(events))

    def tell(self, kind: i64, seat: i64, what: i64) -> None:
        """Log an event."""
        if self.logging:
            self.notes.add(kind, seat, what)

    def tell_cards(self, kind: i64, seat: i64, packed: i64) -> None:
        """Log one event a card, in card order."""
        card: i64 = 0
        while packed and self.logging:
            for _each in range(packed & 15):  # `_` alone would be an object in compiled code
                self.notes.add(kind, seat, card)
            packed >>= 4
            card += 1

    def close_log(self) -> None:
        """Put away the events of the finished round."""
        if self.logging:
            self.past += (RoundLog(self.notes),)
            self.notes = Notes()

    # --- who owes

    def ask(self, phase: i64, seats: i64) -> None:
        """Set the current phase and the seats (a bit mask) that owe a step in it."""
        s = self.s
        s[PHASE] = phase
        s[OWES] = seats
        s[ACTIVE] = seats

    def settle(self, seat: i64) -> None:
        """The seat owes nothing more in this phase."""
        self.s[OWES] = self.s[OWES] & ~bit(seat)
        self.s[LAST + seat] = 0

    # --- habitat cards

    def show(self, seat: i64, card: i64) -> None:
        """Everybody sees this card leave the seat's hand for good: it is no longer known to be held."""
        s = self.s
        if count(s[KNOWN + seat], card) > 0:
            s[KNOWN + seat] = s[KNOWN + seat] - one(card)

    def show_all(self, seat: i64, packed: i64) -> None:
        """The same for each of these cards."""
        s = self.s
        if s[KNOWN + seat] == 0:
            return
        for card in range(HABITAT_KINDS):
            number = min(count(packed, card), count(s[KNOWN + seat], card))
            s[KNOWN + seat] = s[KNOWN + seat] - number * one(card)

    def lay(self, seat: i64, card: i64) -> None:
        """From hand to the cards laid before the seat."""
        s = self.s
        s[HAND + seat] = s[HAND + seat] - one(card)
        s[LAID + seat] = s[LAID + seat] + one(card)
        s[LAST + seat] = card

    def take_back(self, seat: i64, packed: i64) -> None:
        """Cards from the table go openly back to hand."""
        s = self.s
        s[HAND + seat] = s[HAND + seat] + packed
        s[KNOWN + seat] = s[KNOWN + seat] + packed
        self.tell_cards(E_RETURNED, seat, packed)

    def next_card(self) -> i64:
        """Draw from the pile, shuffling the discard pile when it is empty; -1 if both are."""
        s = self.s
        if s[PILE_AT] == len(self.pile):
            if s[DISCARDS] == 0:
                return NONE
            self._reshuffle()
        card = self.pile[s[PILE_AT]]
        s[PILE_AT] = s[PILE_AT] + 1
        return card

    def draw_up_to(self, seat: i64, target: i64) -> None:
        """Draw into the seat's hand until it holds `target` cards, or nothing is left to draw."""
        s = self.s
        for _each in range(target - size(s[HAND + seat])):
            card = self.next_card()
            if card == NONE:
                return
            s[HAND + seat] = s[HAND + seat] + one(card)
            self.tell(E_DREW, seat, card)

    def throw(self, packed: i64) -> None:
        """Put cards on the discard pile."""
        self.s[DISCARDS] = self.s[DISCARDS] + packed

    def _reshuffle(self) -> None:
        s = self.s
        s[RESHUFFLES] = s[RESHUFFLES] + 1
        order = self.chance.shuffle(RESHUFFLE, s[RESHUFFLES], unpack(s[DISCARDS]))
        self.pile = numbers(order)
        s[PILE_AT] = 0
        s[DISCARDS] = 0
        if self.logging:
            self.notes.add_shuffle(E_RESHUFFLED, NONE, order)

    # --- Leo

    def leo_draws(self) -> None:
        """Leo gets five new cards and the refill card, shuffled, as his pile.

        There are always five: four hands of ten leave six of the 46 cards.
        """
        s = self.s
        cards: list[int] = [self.next_card() for _ in range(LEO_CARDS)]
        cards.append(REFILL)
        cards.sort()
        s[LEO_PILES] = s[LEO_PILES] + 1
        order = self.chance.shuffle(LEO_PILE, s[LEO_PILES], cards)
        self.leo_pile = numbers(order)
        s[LEO_AT] = 0
        if self.logging:
            self.notes.add_shuffle(E_LEO_PILE, self.leo, order)

    def leo_left(self) -> i64:
        """What is left of Leo's pile while his refill card is his bid: habitat cards only, packed."""
        packed: i64 = 0
        for i in range(self.s[LEO_AT], len(self.leo_pile)):
            packed += one(self.leo_pile[i])
        return packed

    # --- animals

    def is_offered(self, slot: i64) -> bool:
        """Whether a player may take from this slot.

        Ruling: of a species shown twice only the lowest slot, unless Leo, who takes by slot, is at the table.
        """
        s = self.s
        species = s[DISPLAY + slot]
        if species == NONE:
            return False
        if self.leo != NONE:
            return True
        return all(s[DISPLAY + lower] != species for lower in range(slot))

    def is_bare(self) -> bool:
        """Whether the display is empty."""
        return all(self.s[DISPLAY + slot] == NONE for slot in range(self.n - 1))

    def owns(self, seat: i64, species: i64) -> bool:
        """Whether the seat owns the leader of this species and can use it: Leo never can."""
        return self.s[LEADER + species] == seat and seat != self.leo

    # --- derived

    def playable(self, seat: i64) -> i64:
        """A mask of the kinds of card in the seat's hand that are not lower than its last one."""
        return kinds(self.s[HAND + seat]) & ~(bit(self.s[LAST + seat]) - 1)

    def missing(self, seat: i64) -> i64:
        """How many cards the seat still has to pay for its bid."""
        return self.s[VALUE] - 1 - size(self.s[LAID + seat])

    def can_pay(self, seat: i64) -> bool:
        """Whether the seat's payment is laid or its hand is large enough for it."""
        return self.missing(seat) <= size(self.s[HAND + seat])


def blank() -> vec[i64]:
    """The numbers of an empty board."""
    return _BLANK[:]


def numbers(values: list[int]) -> vec[i64]:
    """The values as a vector. Filling one is faster than making it from a list."""
    made = vec[i64]([0] * len(values))
    for at in range(len(values)):
        made[at] = values[at]
    return made


def animal(seat: i64, species: i64) -> i64:
    """Where the seat's count of a species lives in `s`."""
    return ANIMALS + SPECIES * seat + species


def _blank() -> vec[i64]:
    s = numbers([0] * NUMBERS)
    for slot in range(SLOTS):
        s[DISPLAY + slot] = NONE
    for species in range(SPECIES):
        s[LEADER + species] = NONE
    for first in (BIDS, COVER, TURNED, RANK, TOOK):
        for seat in range(SEATS):
            s[first + seat] = NONE
    return s


_BLANK: Final = _blank()
