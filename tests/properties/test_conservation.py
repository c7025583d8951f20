"""What is true of every state: no card is lost, hands have a limit, leaders are where they belong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import pytest
from hypothesis import given
from invariants import ROUNDS, check_all, check_sums
from strategies import (
    ALL_TABLES,
    BRIEF,
    EVERY_RULES,
    IS_COMPILED,
    SOAK,
    TABLES,
    VARIANTS,
    any_game,
    audiences,
    play,
    table_name,
)

from wildcards.engine import board as at
from wildcards.engine.card import NONE
from wildcards.engine.event import EventKind, TieReason
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import State


def check_game(game: Iterable[State]) -> State:
    """Check every state of a game, and that it lasts exactly as long as it should."""
    rounds: list[int] = []
    last: State | None = None
    for state in game:
        check_all(state)
        if not rounds or state.round != rounds[-1]:
            rounds.append(state.round)
        last = state
    assert last is not None
    assert last.is_over
    assert rounds == list(range(1, ROUNDS[last.rules.seats] + 1))
    assert len(last.past) == ROUNDS[last.rules.seats]
    assert last.s[at.ANIMALS_AT] == len(last.animals)
    return last


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_option_plays_by_the_laws(table: Rules) -> None:
    """One whole game with every combination of options at every table."""
    for seed, rules in enumerate(VARIANTS[table][:: 1 if IS_COMPILED else 4]):
        check_game(play(rules, seed))


def test_every_combination_of_options_is_there() -> None:
    assert len(ALL_TABLES) == 18
    assert len(set(EVERY_RULES)) == len(EVERY_RULES) == 504


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_what_everybody_sees_adds_up(table: Rules) -> None:
    for state in play(table, 5):
        for audience in audiences(table):
            check_sums(state.observe(audience))


@BRIEF
@given(any_game())
def test_any_game_plays_by_the_laws(game: Iterator[State]) -> None:
    check_game(game)


@pytest.mark.slow
@SOAK
@given(any_game())
def test_any_game_plays_by_the_laws_at_length(game: Iterator[State]) -> None:
    check_game(game)


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_option_plays_by_the_laws_at_length(table: Rules) -> None:
    for rules in VARIANTS[table]:
        for seed in range(100, 160):
            check_game(play(rules, seed))


@pytest.mark.skipif(not IS_COMPILED, reason="all these games are too many in plain Python")
def test_random_games_meet_every_phase_and_every_event() -> None:
    """The games these tests are about do lead into the corners."""
    phases: Counter[Phase] = Counter()
    kinds: Counter[EventKind] = Counter()
    reasons: Counter[int] = Counter()
    corners: Counter[str] = Counter()
    for seed, rules in enumerate(EVERY_RULES):
        state = None
        for state in play(rules, seed):
            phases[state.phase] += 1
        assert state is not None
        for log in state.past:
            events = log.events
            kinds.update([event.kind for event in events])
            reasons.update([event.what for event in events if event.kind == EventKind.ORDERED])
            for event in events:
                if event.kind == EventKind.LEADER and event.seat == NONE:
                    corners["leader to the supply"] += 1
                if event.kind == EventKind.LEADER and event.seat == rules.leo_seat:
                    corners["leader to Leo"] += 1
                if event.kind == EventKind.BROKE and event.what == NONE:
                    corners["nothing to draw in a tie-break"] += 1
            turned = [event for event in events if event.kind in (EventKind.BROKE, EventKind.BROKE_DRAWN)]
            if max(Counter([event.seat for event in turned]).values(), default=0) > 2:
                corners["tie-break repeated twice"] += 1
            swaps = [event for event in events if event.kind == EventKind.GAVE]
            if len(swaps) > 1:
                corners["meerkat passes on"] += 1
    assert set(phases) == set(Phase)
    assert set(kinds) == set(EventKind)
    assert set(reasons) == set(TieReason)
    assert len(corners) == 5, corners
    assert min(corners.values()) >= 3, corners
