"""A game dealt again: all that a seat has not seen by a certain turn, as it could have been.

The hidden cards of that turn are as likely as `determinize` deals them; what went before is made to fit: each
card that others showed was drawn from the pile that could hold it, before it was shown.
"""

from __future__ import annotations

import itertools
from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from wildcards.engine.action import DONE, token
from wildcards.engine.card import CARD_TOKENS, EAGLE, HABITAT_CARDS, NONE, REFILL, parse_card, unpack
from wildcards.engine.deal import Decks
from wildcards.engine.event import Event, EventKind
from wildcards.engine.memory import Story, stories_of
from wildcards.engine.observation import Observation, unseen_animals
from wildcards.engine.phase import Phase, is_sealed
from wildcards.engine.rules import LEO_CARDS
from wildcards.engine.state import State
from wildcards.errors import RecordError
from wildcards.notation.record import Record
from wildcards.notation.turn import Turn, turn_start

PASS: Final = token(DONE, ())


class _UnfitError(Exception):
    """A rival in the middle of paying was dealt a hand that cannot finish."""


def redealt(record: Record, at: int, seat: int, rng: Random) -> Record:
    """The game up to its action `at`, with all that the seat had not seen dealt again.

    A record in progress, without a seed. The seat has seen the same in both; how many actions there were may
    differ, by steps of rivals that nobody sees. In a secret phase that is so only where it begins. Raises
    RecordError for any other `at` in one, for a seat that has no hand, or if nothing it could remember fits,
    ReplayError if the record can't be replayed.
    """
    made = dealt_again(record, at, seat, rng)
    if made.replay().observe(seat) != record.replay(at).observe(seat):
        raise RecordError(f"the cards dealt again do not fit what seat {seat} saw up to action {at}")
    return made


def dealt_again(record: Record, at: int, seat: int, rng: Random) -> Record:
    """The same for those who look themselves whether the seat has seen the same in both."""
    if seat not in record.rules.human_seats():
        raise RecordError(f"expected one of the seats {record.rules.human_seats()}, got {seat}")
    state = record.replay(at)
    if is_sealed(state.phase) and turn_start(record, at) != at:
        raise RecordError(f"expected where a secret phase begins, or none, got action {at}")
    seen = state.observe(seat)
    stories = stories_of(seen, seat, always=True)
    while True:
        try:
            return _Deal(state, seen, _some(stories, rng), rng).record(record, at)
        except _UnfitError:
            continue


def _some(stories: Sequence[Story], rng: Random) -> Story:
    """One of them, each with its probability. Raises RecordError if there is none."""
    if not stories:
        raise RecordError("no way to deal the cards again was found that fits what the seat saw")
    return rng.choices(stories, [story.weight for story in stories])[0]


class _Deal:
    """All cards of a game, by a story of which pile each one came from that the seat did not see drawn."""

    def __init__(self, state: State, seen: Observation, story: Story, rng: Random) -> None:
        self._state = state
        self._seen = seen
        self._rng = rng
        self._leo = NONE if seen.rules.leo_seat is None else seen.rules.leo_seat
        self._hidden: dict[tuple[int, int], deque[int]] = defaultdict(deque)  # by seat and pile, as drawn
        self._rest: list[int] = []  # of the last pile
        for way in story.path:
            self._hidden[way // 16 % 16, way % 16].append(way // 256)
        for pile in range(len(story.cards)):
            self._hold(pile, story)
        self._taken: list[list[int]] = []  # Leo's cards, by his piles
        self._piles = self._drawn()

    def _hold(self, pile: int, story: Story) -> None:
        """Deal what nobody has shown of a pile to those who hold it."""
        cards = unpack(story.cards[pile])
        self._rng.shuffle(cards)
        for seat in range(self._seen.rules.seats):
            for _ in range(story.held[pile] >> (4 * seat) & 15):
                self._hidden[seat, pile].append(cards.pop())
        self._rest = cards

    def _drawn(self) -> list[list[int]]:
        """Each pile in the order in which it was drawn, the last one with what is left of it."""
        piles: list[list[int]] = [[]]
        size, leo_drew = HABITAT_CARDS, 0
        for happened in _events(self._state):
            if happened.kind == EventKind.DREW:
                is_own = happened.seat == self._seen.seat
                piles[-1].append(happened.what if is_own else self._next(happened.seat, piles))
            elif happened.kind == EventKind.BROKE_DRAWN:
                piles[-1].append(happened.what)
            elif happened.kind == EventKind.RESHUFFLED:
                leo_drew = size - len(piles[-1])  # nobody else is in the middle of drawing unseen
                self._leo_draws(leo_drew, piles, is_first=True)
                piles.append([])
                size = happened.what
            elif happened.kind == EventKind.LEO_PILE:
                self._leo_draws(LEO_CARDS - leo_drew, piles, is_first=leo_drew == 0)
                leo_drew = 0
        self._rng.shuffle(self._rest)
        piles[-1] += self._rest
        return piles

    def _next(self, seat: int, piles: list[list[int]]) -> int:
        return self._hidden[seat, len(piles) - 1].popleft()

    def _leo_draws(self, number: int, piles: list[list[int]], *, is_first: bool) -> None:
        cards = [self._next(self._leo, piles) for _ in range(number)]
        piles[-1] += cards
        if is_first and cards:
            self._taken.append([])
        if cards:
            self._taken[-1] += cards

    def record(self, record: Record, at: int) -> Record:
        """The record of this deal."""
        piles = tuple([tuple(pile) for pile in self._piles])
        made = replace(
            record,
            decks=self._decks(record.decks, piles[0]),
            reshuffles=piles[1:],
            leo_piles=self._leo_piles(record.leo_piles),
            actions=record.actions[:at],
            result=None,
            seed=None,
            commitment=None,
            extra={},
        )
        return replace(made, actions=tuple(self._actions(made, _turns(record, at))))

    def _decks(self, decks: Decks, habitat: tuple[int, ...]) -> Decks:
        """Animals that were not seen come in any order; which of them were removed, nobody knows."""
        pool = [species for species, left in enumerate(unseen_animals(self._seen)) for _ in range(left)]
        self._rng.shuffle(pool)
        left = self._seen.animals_left
        shown = len(decks.animals) - left
        animals = [*decks.animals[:shown], *pool[:left]]
        known = [*decks.removed, *decks.animals[shown:]]
        for species in pool:
            known.remove(species)
        return Decks.of(habitat, animals, [*known, *pool[left:]])

    def _leo_piles(self, piles: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
        """Of his present pile the cards not turned over are others; earlier ones were all seen."""
        number = len(self._taken)
        if number == 0:
            return ()
        present = piles[number - 1]
        shown = present[: len(present) - self._seen.leo_pile_size]
        hidden = [*self._taken[-1], REFILL]
        for card in shown:
            hidden.remove(card)
        self._rng.shuffle(hidden)
        return (*piles[: number - 1], (*shown, *hidden))

    def _actions(self, made: Record, turns: Sequence[Turn]) -> Iterator[tuple[int, str]]:
        """The same steps, but for what others may have done unseen; `turns` has the turn of each.

        Of a rival's two face-down cards the one never shown may be another. And whether a rival who discards
        had to say that this is all depends on what else was in hand.
        """
        state = made.start()
        second: dict[int, str] = {}  # what is still to be laid, by seat
        for number, (seat, text) in enumerate(made.actions):
            if turns[number].phase != Phase.DISCARD:
                yield from self._that_is_all(state)
            token = text
            if seat != self._seen.seat and turns[number].phase == Phase.BID and state.owns(seat, EAGLE):
                token = second.pop(seat, "") or self._bid(state, made, number, turns, second)
            legal = {state.token(one): one for one in state.legal_actions(seat)}
            if token not in legal and token == PASS:
                continue
            if token not in legal and state.phase == Phase.PAY:
                raise _UnfitError
            yield seat, token
            state.apply(seat, legal[token])
        yield from self._that_is_all(state, is_last=True)

    def _that_is_all(self, state: State, *, is_last: bool = False) -> Iterator[tuple[int, str]]:
        """End the discarding of all who still owe a step of it."""
        while state.phase == Phase.DISCARD and state.to_act and not (is_last and self._is_asked(state)):
            seat = state.to_act[0]
            yield seat, PASS
            state.apply(seat, DONE)

    def _is_asked(self, state: State) -> bool:
        """Whether this is the turn up to which the game is dealt again."""
        return self._seen.phase == Phase.DISCARD and state.round == self._seen.round

    def _bid(
        self, state: State, made: Record, number: int, turns: Sequence[Turn], second: dict[int, str]
    ) -> str:
        """The first bid of the eagle's owner; its second is put down for later."""
        seat, first = made.actions[number]
        own = [at for at in range(number, len(turns)) if made.actions[at][0] == seat]
        bids = [at for at in own if turns[at] == turns[number]]
        if len(bids) < 2 or made.actions[bids[1]][1] == PASS:
            return first  # a single card, which was shown
        hand = [*unpack(state.observe(seat).hand.packed), REFILL]
        card = _turned_over(made, own, turns, number)
        shown = self._rng.choice(hand) if card is None else card
        hand.remove(shown)
        low, high = sorted([shown, self._rng.choice(hand)])
        second[seat] = CARD_TOKENS[high]
        return CARD_TOKENS[low]


def _turned_over(made: Record, own: list[int], turns: Sequence[Turn], number: int) -> int | None:
    """The card of the two that was turned over, if it has been."""
    for at in own:
        if turns[at].phase == Phase.REVEAL and turns[at].round == turns[number].round:
            return parse_card(made.actions[at][1])
    return None


def _turns(record: Record, at: int) -> list[Turn]:
    """The turn of each of the first actions."""
    steps = itertools.islice(record.steps(), at)
    return [Turn.of(record.start()), *[Turn.of(step.state) for step in steps]][:at]


def _events(state: State) -> Iterator[Event]:
    """All that happened, hidden or not."""
    for log in state.past:
        yield from log.events
    yield from state.log
