"""Belief: which cards rivals hold, by what they bid, paid and threw away (docs/study-master.md).

A world says for each card that a rival drew unseen which card it was. A walk through such worlds (Metropolis)
swaps two cards of one pile at a time, and prefers worlds in which the rivals' choices would have been likely:
they are taken to choose by the heuristic, with noise. Every world it gives fits the whole history. Tables
of the 2022 edition without Leo only.
"""

from __future__ import annotations

import math
from random import Random
from typing import Final, NamedTuple

from wildcards.bots.heuristic import Heuristic, rounds_left
from wildcards.engine.board import HAND, LEADER
from wildcards.engine.card import (
    EAGLE,
    HABITAT_KINDS,
    NONE,
    REFILL,
    SQUIRREL,
    count,
    kinds,
    one,
    pack,
    size,
    unpack,
    value_of,
)
from wildcards.engine.event import Event, EventKind
from wildcards.engine.memory import all_habitats
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.engine.refills import filled_to
from wildcards.engine.state import State

PATIENCE: Final = 3000  # steps towards a world that fits
DOUBLES: Final = 0.25  # the part of the steps that swap in two piles at once


class Taste(NamedTuple):
    """How sharply rivals are taken to choose."""

    bids: float = 0.25  # the temperature of bids, in points
    throws: float = 0.1  # that of cards thrown away
    payments: float = 0.05  # the chance of paying otherwise than the heuristic; 0.5: payments say nothing
    blunders: float = 0.01  # the part of choices that are arbitrary


class Place(NamedTuple):
    """Where a card was drawn from: the deal (0) or the reshuffle of this number, and which of its cards."""

    pile: int
    at: int


class Choice:
    """A choice that a rival made in the open; the likelihoods of hands are kept."""

    def __init__(self, kind: EventKind, seat: int, made: int, species: int, bid: int) -> None:
        self.kind: Final = kind  # BID_SHOWN, THROWN or PAY
        self.seat: Final = seat
        self.made: Final = made  # the bid, or the cards, packed
        self.species: Final = species
        self.bid: Final = bid
        self.memo: dict[int, float] = {}


# What happened to a rival's hand, in order: a card drawn unseen, a card shown that left it, one that came
# back openly, or a choice that was made from it.
Step = tuple[str, Place | int | tuple[int, Choice]]


class _Reader:
    """Reads a history: the cards of each pile that the observer did not draw, who drew, and what they did."""

    def __init__(self, seen: Observation, choices: dict[tuple[int, int, EventKind], Choice]) -> None:
        self.seen: Final = seen
        self.choices: Final = choices
        self.pools: list[int] = [all_habitats(seen.rules)]
        self.owners: list[list[int]] = [[]]
        self.steps: list[list[Step]] = [[] for _ in range(seen.rules.seats)]
        self.table = self.discard = 0
        self.bids: dict[int, int] = {}
        self.took: dict[int, int] = {}
        self.fits = True
        for number, events in enumerate(seen.history, 1):
            self._read_round(number, events)

    def _read_round(self, number: int, events: tuple[Event, ...]) -> None:
        thrown: dict[int, int] = {}
        paid: dict[int, list[int]] = {}
        for event in events:
            if event.kind == EventKind.THROWN:
                thrown[event.seat] = thrown.get(event.seat, 0) + one(event.what)
            elif event.kind == EventKind.PAY:
                paid.setdefault(event.seat, []).append(event.what)
        is_refilled = number < self.seen.round or self.seen.phase >= Phase.LAY
        for event in events:
            self._read(number, event)
            if event.kind == EventKind.BID_SHOWN and event.what == REFILL and is_refilled:
                self._chose(number, EventKind.THROWN, event.seat, thrown.get(event.seat, 0))
            elif event.kind == EventKind.TOOK and event.seat in paid:
                self._pays(number, event.seat, paid[event.seat])

    def _read(self, number: int, event: Event) -> None:
        kind, seat, what = event.kind, event.seat, event.what
        if kind == EventKind.ROUND:
            self.discard += self.table
            self.table = 0
        elif kind == EventKind.RESHUFFLED:
            self.fits = self.fits and size(self.discard) == what
            self.pools.append(self.discard)
            self.owners.append([])
            self.discard = 0
        elif kind == EventKind.DREW:
            self._draws(seat, what)
        elif kind == EventKind.BID_SHOWN:
            self._chose(number, kind, seat, what)
            self.bids[seat] = what
            if what < REFILL:
                self._shows(seat, what)
        elif kind == EventKind.TOOK:
            self.took[seat] = event.species
        elif kind == EventKind.THROWN:
            self.steps[seat].append(("out", what))
            self.discard += one(what)
        elif kind == EventKind.LAID:
            self._shows(seat, what)
        elif kind == EventKind.RETURNED:
            self.steps[seat].append(("in", what))
            self.table -= one(what)

    def _draws(self, seat: int, card: int) -> None:
        top = len(self.pools) - 1
        if seat == self.seen.seat:
            self.pools[top] -= one(card)
        else:
            self.steps[seat].append(("draw", Place(top, len(self.owners[top]))))
            self.owners[top].append(seat)

    def _shows(self, seat: int, card: int) -> None:
        self.steps[seat].append(("out", card))
        self.table += one(card)

    def _pays(self, number: int, seat: int, cards: list[int]) -> None:
        """All cards of a payment at once, since the first already depends on the last."""
        if len(cards) == value_of(self.bids[seat]) - 1:
            self._chose(number, EventKind.PAY, seat, pack(cards))
        for card in cards:
            self._shows(seat, card)

    def _chose(self, number: int, kind: EventKind, seat: int, made: int) -> None:
        if seat == self.seen.seat:
            return
        key = number, seat, kind
        if key not in self.choices:
            self.choices[key] = Choice(kind, seat, made, self.took.get(seat, NONE), self.bids.get(seat, NONE))
        self.steps[seat].append(("chose", (number, self.choices[key])))


class Belief:
    """A walk through the worlds that fit what one seat has seen of a game, from decision to decision."""

    def __init__(self, heuristic: Heuristic, taste: Taste, random: Random) -> None:
        self.heuristic: Final = heuristic
        self.taste: Final = taste
        self.random: Final = random
        self.boards: dict[int, State] = {}  # at the bids of each round
        self.choices: dict[tuple[int, int, EventKind], Choice] = {}
        self.cards: list[list[int]] = []  # by pile: those drawn by rivals, then those still in it
        self.owners: list[list[int]] = []  # by pile: which rival drew each of them
        self.steps: list[list[Step]] = []
        self.drawn: list[Place] = []
        self.rivals: list[int] = []
        self.hands: dict[int, int] = {}
        self.scores: dict[int, float] = {}
        self.lacks: dict[int, list[int]] = {}  # the cards a rival showed without holding them

    def notice(self, seen: Observation, world: State) -> None:
        """Keep the board of this round's bids; of what it says only the open part counts."""
        if seen.phase == Phase.BID:
            self.boards.setdefault(seen.round, world)

    def read(self, seen: Observation) -> bool:
        """Read the history, and find a world that fits it; whether there is one."""
        if seen.rules.leo or seen.rules.edition != "2022" or seen.seat is None:
            return False
        past = _Reader(seen, self.choices)
        self._place(past.pools, past.owners)
        self.owners, self.steps = past.owners, past.steps
        self.drawn = [Place(pile, at) for pile, owners in enumerate(self.owners) for at in range(len(owners))]
        self.rivals = [seat for seat in range(seen.rules.seats) if seat != seen.seat]
        for seat in self.rivals:
            self._score(seat)
        return past.fits and len(self.pile()) == seen.pile_size and self._mend()

    def _place(self, pools: list[int], owners: list[list[int]]) -> None:
        """Put the cards of each pile somewhere, where they were before if possible."""
        before = [cards[: len(owners)] for cards, owners in zip(self.cards, self.owners, strict=True)]
        self.cards = []
        for pile, pool in enumerate(pools):
            rest = pool
            cards = [NONE] * size(pool)
            old = before[pile] if pile < len(before) else []
            for at, card in enumerate(old[: len(owners[pile])]):
                if count(rest, card):
                    cards[at] = card
                    rest -= one(card)
            spare = unpack(rest)
            self.random.shuffle(spare)
            self.cards.append([spare.pop() if card == NONE else card for card in cards])

    # --- how likely a world is

    def _score(self, seat: int) -> None:
        """Follow the rival's hand through the game: how likely its choices were, and what it lacked."""
        hand, total = 0, 0.0
        lacks: list[int] = []
        for kind, what in self.steps[seat]:
            if isinstance(what, Place):
                hand += one(self.cards[what.pile][what.at])
            elif isinstance(what, tuple):
                total += self._likely(*what, hand) if not lacks else 0.0
            elif kind == "in":
                hand += one(what)
            elif count(hand, what):
                hand -= one(what)
            else:
                lacks.append(what)
        self.hands[seat], self.scores[seat], self.lacks[seat] = hand, total, lacks

    def _likely(self, number: int, choice: Choice, hand: int) -> float:
        board = self.boards.get(number)
        if board is None:
            return 0.0
        if hand not in choice.memo:
            weigh = {EventKind.BID_SHOWN: self._bid, EventKind.THROWN: self._throw, EventKind.PAY: self._pay}
            choice.memo[hand] = weigh[choice.kind](board, choice, hand)
        return choice.memo[hand]

    def _bid(self, board: State, choice: Choice, hand: int) -> float:
        is_held = choice.made == REFILL or count(hand, choice.made)
        if not is_held or board.s[LEADER + EAGLE] == choice.seat:  # the eagle's bid is the better of two
            return 0.0
        world = board.copy()
        world.s[HAND + choice.seat] = hand
        self.heuristic.look(world, choice.seat)
        bids = [card for card in range(HABITAT_KINDS) if kinds(hand) >> card & 1] + [REFILL]
        worths = {bid: self.heuristic.bid_worth(world, choice.seat, bid) for bid in bids}
        made = worths[choice.made]
        total = sum(math.exp((worth - made) / self.taste.bids) for worth in worths.values())
        return math.log((1 - self.taste.blunders) / total + self.taste.blunders / len(bids))

    def _throw(self, board: State, choice: Choice, hand: int) -> float:
        self.heuristic.hand.weigh(hand, rounds_left(board))
        weights = self.heuristic.weights
        gain = weights.drawn * weights.card - weights.tired
        is_full = size(hand) > filled_to(board.s[LEADER + SQUIRREL] == choice.seat)
        total = 0.0
        for card in range(HABITAT_KINDS):
            held = count(hand, card)
            if held:
                worth = -1.0 if is_full else gain - self.heuristic.hand.losses[card]
                chance = 1 / (1 + math.exp(min(30.0, -worth / self.taste.throws)))
                chance = self.taste.blunders + (1 - 2 * self.taste.blunders) * chance
                thrown = min(held, count(choice.made, card))
                total += float(thrown) * math.log(chance) + float(held - thrown) * math.log(1 - chance)
        return total

    def _pay(self, board: State, choice: Choice, hand: int) -> float:
        self.heuristic.hand.weigh(hand, rounds_left(board))
        need, bid = value_of(choice.bid) - 1, one(choice.bid)
        paid = self.heuristic.hand.payment(hand, need, choice.species, bid, 0, 0.0)
        return math.log(1 - self.taste.payments if paid == choice.made else self.taste.payments)

    # --- the walk

    def walk(self, steps: int) -> None:
        """Try so many swaps."""
        for _ in range(steps if self.drawn else 0):
            place = self.random.choice(self.drawn)
            if len(self.cards) > 1 and self.random.random() < DOUBLES:
                self._swap_both(place, self.random.choice(self.drawn))
            else:
                self._swap(place, Place(place.pile, self.random.randrange(len(self.cards[place.pile]))))

    def _swap(self, a: Place, b: Place) -> None:
        if self._card(a) != self._card(b):
            self._try([(a, b)], 0.0)

    def _swap_both(self, a: Place, b: Place) -> None:
        """What a rival drew from two piles: each card becomes one like the other, by a swap in its pile."""
        first, second = self._card(a), self._card(b)
        if a.pile == b.pile or self._owner(a) != self._owner(b) or first == second:
            return
        like_second = [at for at, card in enumerate(self.cards[a.pile]) if card == second]
        like_first = [at for at, card in enumerate(self.cards[b.pile]) if card == first]
        if not like_second or not like_first:
            return
        back = self.cards[a.pile].count(first) * self.cards[b.pile].count(second)
        swaps = [
            (a, Place(a.pile, self.random.choice(like_second))),
            (b, Place(b.pile, self.random.choice(like_first))),
        ]
        # As many ways lead there as back only after this correction (Hastings).
        self._try(swaps, math.log(len(like_second) * len(like_first) / back))

    def _try(self, swaps: list[tuple[Place, Place]], correction: float) -> None:
        """Swap, and keep it by chance; never if rivals then lack more of the cards they showed."""
        changed = {self._owner(place) for swap in swaps for place in swap} - {NONE}
        before = [(seat, self.hands[seat], self.scores[seat], self.lacks[seat]) for seat in changed]
        for swap in swaps:
            self._exchange(*swap)
        for seat in changed:
            self._score(seat)
        more = sum(len(self.lacks[seat]) - len(lacks) for seat, _, _, lacks in before)
        gain = correction + sum(self.scores[seat] - score for seat, _, score, _ in before)
        if more < 0 or (more == 0 and math.log(1 - self.random.random()) < gain):
            return
        for swap in swaps:
            self._exchange(*swap)
        for seat, hand, score, lacks in before:
            self.hands[seat], self.scores[seat], self.lacks[seat] = hand, score, lacks

    def _mend(self) -> bool:
        """Swap until every rival held what it showed; whether that was reached."""
        for _ in range(PATIENCE):
            lacking = [seat for seat in self.rivals if self.lacks[seat]]
            if not lacking:
                return True
            seat = self.random.choice(lacking)
            need = self.lacks[seat][0]
            place = self.random.choice([place for place in self.drawn if self._owner(place) == seat])
            like = [at for at, card in enumerate(self.cards[place.pile]) if card == need]
            if like:
                self._swap(place, Place(place.pile, self.random.choice(like)))
            self.walk(1)
        return False

    def _exchange(self, a: Place, b: Place) -> None:
        first, second = self._card(a), self._card(b)
        self.cards[a.pile][a.at], self.cards[b.pile][b.at] = second, first

    def _card(self, place: Place) -> int:
        return self.cards[place.pile][place.at]

    def _owner(self, place: Place) -> int:
        owners = self.owners[place.pile]
        return owners[place.at] if place.at < len(owners) else NONE

    def pile(self) -> list[int]:
        """What is left of the draw pile in this world, in any order."""
        return self.cards[-1][len(self.owners[-1]) :]
