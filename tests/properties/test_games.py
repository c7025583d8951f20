"""Whole games: equal seeds give equal ones, and what happens is reported as it should be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import (
    BRIEF,
    STEADY,
    STYLES,
    TABLES,
    any_game,
    any_rules,
    audiences,
    choose,
    dice,
    last_of,
    needs_speed,
    play,
    table_name,
)

from wildcards.engine.card import NONE, REFILL
from wildcards.engine.chance import FastChance
from wildcards.engine.event import Event, EventKind, view
from wildcards.engine.phase import Phase, is_sealed
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game

PUBLIC = frozenset(EventKind) - {
    EventKind.BID,
    EventKind.DISCARD,
    EventKind.LAY,
    EventKind.BREAK,
    EventKind.DREW,
    EventKind.RESHUFFLED,
    EventKind.LEO_PILE,
}
STEPS: dict[Phase, EventKind] = {phase: EventKind[phase.name] for phase in Phase if phase != Phase.OVER}


def story(rules: Rules, seed: int, style: str) -> list[object]:
    """Everything a game reports from its deal to its end."""
    told: list[object] = []
    for state in play(rules, seed, style):
        told.append((state.facts(), state.observe(None)))
    return told


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_equal_seeds_give_equal_games(table: Rules) -> None:
    for seed, style in enumerate(STYLES):
        assert story(table, seed, style) == story(table, seed, style)


@STEADY
@given(any_rules(), st.sets(st.integers(0, 2**256 - 1), min_size=2, max_size=8))
def test_other_seeds_give_other_deals(rules: Rules, seeds: set[int]) -> None:
    """Even if all habitat cards but the wild ones are alike."""
    deals = {seed: new_game(rules, seed=seed) for seed in seeds}
    assert len({state.facts() for state in deals.values()}) == len(seeds)
    for seed, state in deals.items():
        assert new_game(rules, seed=seed.to_bytes(32, "big")) == state
        assert new_game(rules, chance=FastChance(seed & 0xFFFFFFFF)) == new_game(
            rules, chance=FastChance(seed & 0xFFFFFFFF)
        )


def test_other_seeds_shuffle_otherwise_later_too() -> None:
    """Games with equal decks diverge when the discard pile is first shuffled."""
    decks = new_game(Rules(), seed=0).decks
    ends = set()
    for seed in range(8):
        state = new_game(Rules(), seed=seed, decks=decks, talisman=0)
        chooser = dice("later")
        shuffled = False
        while not shuffled:
            seat = chooser.choice(state.to_act)
            told = state.apply(seat, choose(chooser, state, seat, "thirsty"))
            shuffled = any(event.kind == EventKind.RESHUFFLED for event in told)
        ends.add(state.facts())
    assert len(ends) == 8


def check_told(game: Iterator[State]) -> None:
    """Play a game once more and compare what `apply` returns with what everybody is shown."""
    last = last_of(game)
    steps = [event for log in last.past for event in log.events if event.is_step]
    state = new_game(last.rules, decks=last.decks, talisman=talisman_of(last), chance=last.chance, seed=None)
    everybody = audiences(state.rules)
    rounds = {audience: [shown(list(state.log), audience)] for audience in everybody}
    for step in steps:
        phase, before = state.phase, {audience: state.observe(audience) for audience in everybody}
        told = state.apply(step.seat, step.what)
        check_step(told, phase, step)
        for event in told:
            for audience in everybody:
                if event.kind == EventKind.ROUND:
                    rounds[audience].append([])
                rounds[audience][-1] += shown([event], audience)
        for audience in everybody:
            seen = state.observe(audience)
            assert seen.history == tuple([tuple(events) for events in rounds[audience]])
            is_own = audience == step.seat
            if is_sealed(phase) and len(told) == 1 and state.phase == phase and not is_own:
                assert seen == before[audience], "a sealed step was noticed"
    assert state == last


def talisman_of(state: State) -> int | None:
    """Who held it first: the deal of the same decks by the same chance says so."""
    if not state.rules.talisman:
        return None
    first = new_game(state.rules, chance=state.chance)
    return first.observe(None).talisman


def check_step(told: list[Event], phase: Phase, step: Event) -> None:
    """The step itself comes first, its consequences follow, and only public ones are the same for all."""
    assert told[0] == (STEPS[phase], step.seat, step.what, ())
    assert not any(event.is_step for event in told[1:])
    for event in told:
        views = [view(event, audience) for audience in range(-1, 5)]
        if event.kind in PUBLIC:
            assert views == [event] * 6
        elif event.is_step:
            assert views == [event if audience == event.seat else None for audience in range(-1, 5)]
        elif event.kind == EventKind.DREW:
            hidden = Event(EventKind.DREW, event.seat, NONE)
            assert 0 <= event.what < REFILL
            assert views == [event if audience == event.seat else hidden for audience in range(-1, 5)]
        else:
            assert event.what == len(event.cards) > 0
            assert views == [Event(event.kind, event.seat, event.what)] * 6


def shown(events: list[Event], audience: int | None) -> list[Event]:
    views = [view(event, NONE if audience is None else audience) for event in events]
    return [event for event in views if event is not None]


@needs_speed
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_everybody_is_told_what_happens(table: Rules) -> None:
    for seed in range(3):
        check_told(play(table, seed))


@BRIEF
@given(any_game())
def test_everybody_is_told_what_happens_in_any_game(game: Iterator[State]) -> None:
    check_told(game)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_the_story_adds_up(table: Rules) -> None:
    """Collections, leaders, points and the discard pile follow from the public events alone."""
    for seed in range(4):
        seen = last_of(play(table, seed)).observe(None)
        counts = [[0] * 6 for _ in range(table.seats)]
        leaders, points, box = [NONE] * 6, [0] * table.seats, [0] * 6
        talisman = seen.history[0][0]
        events = [event for told in seen.history for event in told]
        for event in events:
            if event.kind == EventKind.TOOK:
                counts[event.seat][event.species] += 1
            elif event.kind == EventKind.GAVE:
                counts[event.seat][event.species] -= 1
            elif event.kind == EventKind.LEADER:
                leaders[event.species] = event.seat
            elif event.kind == EventKind.BONUS:
                points[event.seat] += event.what
            elif event.kind == EventKind.BOXED:
                box[event.species] += 1
            elif event.kind == EventKind.TALISMAN:
                talisman = event
        assert seen.collections == tuple([tuple(row) for row in counts])
        assert seen.leaders == tuple(leaders)
        assert seen.points == tuple(points)
        assert seen.box == tuple(box)
        assert talisman.kind != EventKind.TALISMAN or seen.talisman == talisman.seat
        assert [
            event.what for events in seen.history for event in events if event.kind == EventKind.ROUND
        ] == list(range(1, table.rounds + 1))
        assert seen.history[-1][-1].kind == EventKind.OVER


class Books:
    """What a spectator with a good memory knows, from the events alone."""

    def __init__(self, rules: Rules) -> None:
        self.sizes = [0] * rules.seats
        self.known: list[Counter[int]] = [Counter() for _ in range(rules.seats)]
        self.table: list[Counter[int]] = [Counter() for _ in range(rules.seats)]
        self.broken: Counter[int] = Counter()
        self.discard: Counter[int] = Counter()
        self.pile = 46
        self.ahead = 0
        self.leo = rules.leo_seat

    def read(self, event: Event) -> None:
        seat, card = event.seat, event.what
        if event.kind == EventKind.DREW:
            self.sizes[seat] += 1
            self.pile -= 1
        elif event.kind == EventKind.LEO_PILE:
            self.pile -= card - 1 - self.ahead
            self.ahead = 0
        elif event.kind == EventKind.RESHUFFLED:
            # Leo's cards are announced when he has them all: those before the shuffle were already drawn.
            self.ahead = self.pile
            assert self.ahead == 0 or self.leo is not None
            assert card == self.discard.total()
            self.pile = card
            self.discard.clear()
        elif event.kind == EventKind.RETURNED:
            self.sizes[seat] += 1
            self.known[seat][card] += 1
            self.table[seat][card] -= 1
        elif event.kind in (EventKind.BID_SHOWN, EventKind.PAY, EventKind.LAID) and card != REFILL:
            self._leaves(seat, card)
            self.table[seat][card] += 1
        elif event.kind == EventKind.THROWN:
            self._leaves(seat, card)
            self.discard[card] += 1
        elif event.kind == EventKind.BROKE and card != NONE:
            self._leaves(seat, card)
            self.broken[card] += 1
        elif event.kind == EventKind.BROKE_DRAWN:
            self.pile -= 1
            self.broken[card] += 1
        elif event.kind == EventKind.ORDERED:
            self.discard += self.broken
            self.broken.clear()
        elif event.kind in (EventKind.ROUND, EventKind.OVER):
            for cards in self.table:
                self.discard += cards
                cards.clear()

    def _leaves(self, seat: int, card: int) -> None:
        if seat != self.leo:
            self.sizes[seat] -= 1
        if self.known[seat][card] > 0:
            self.known[seat][card] -= 1


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_spectator_could_keep_the_books(table: Rules) -> None:
    """Known cards, sizes of hands and piles, the discard pile and the table are as the public story says."""
    for seed in range(5):
        books, rounds, read = Books(table), 0, 0
        for state in play(table, seed, ("mixed", "level", "shy", "spender", "doubler")[seed]):
            seen = state.observe(None)
            for events in seen.history[rounds:]:
                for event in events[read:]:
                    books.read(event)
                rounds, read = (rounds, len(events)) if events is seen.history[-1] else (rounds + 1, 0)
            assert list(seen.hand_sizes) == books.sizes
            assert [Counter(cards) for cards in seen.known] == [+known for known in books.known]
            assert Counter(seen.discard) == +books.discard
            assert seen.pile_size == books.pile
            assert sum([Counter(cards) for cards in seen.breaks], Counter()) == +books.broken
            for seat in range(table.seats):
                bid = [card for card in (seen.bids[seat],) if 0 <= card < REFILL]
                assert Counter([*seen.payments[seat], *bid]) == +books.table[seat]
