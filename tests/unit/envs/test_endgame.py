"""The endgame of OpenSpiel: its size and its value, found by OpenSpiel's own algorithms."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, ismcts
from strategies import needs_speed

from wildcards.engine.card import CARD_TOKENS, REFILL
from wildcards.envs.endgame import POSITION, Endgame
from wildcards.envs.open_spiel import ENDGAME, Playouts
from wildcards.notation.position import parse_position

VALUE = 7 / 6  # to player 0: half of the points by which it is ahead at the end


@pytest.fixture(scope="module")
def game() -> Any:
    return pyspiel.load_game(ENDGAME)


def walk(state: Any, counts: Counter[str], infostates: dict[tuple[int, str], list[int]]) -> None:
    """Count the nodes of the tree; what a player sees decides what it may do."""
    counts["nodes"] += 1
    player = state.current_player()
    if player >= 0:
        seen = player, state.information_state_string()
        assert infostates.setdefault(seen, state.legal_actions()) == state.legal_actions()
    else:
        counts["terminal" if state.is_terminal() else "chance"] += 1
    for action in state.legal_actions():
        walk(state.child(action), counts, infostates)


def value_of(game: Any, policy: Any) -> float:
    """What player 0 wins when both play by this policy."""
    start, by_name = game.new_initial_state(), False
    returns: list[float] = pyspiel.expected_returns(start, policy, -1, by_name)
    assert sum(returns) == pytest.approx(0)
    return returns[0]


def solved(game: Any, solver: Any, step: Any, number: int) -> tuple[float, float]:
    """The value and exploitability after this many steps."""
    for _ in range(number):
        step()
    policy = solver.average_policy()
    return value_of(game, policy), pyspiel.exploitability(game, policy)


def test_the_tree_is_as_small_as_the_documents_say(game: Any) -> None:
    counts: Counter[str] = Counter()
    infostates: dict[tuple[int, str], list[int]] = {}
    walk(game.new_initial_state(), counts, infostates)
    assert counts == {"nodes": 721, "chance": 1, "terminal": 402}
    assert len(infostates) == 264


def test_its_position_is_one_of_the_game() -> None:
    state = parse_position(POSITION)
    assert (state.round, state.rules.rounds, state.rules.leo_seat) == (14, 14, 2)
    assert [len(state.observe(seat).hand) for seat in (0, 1)] == [2, 2]


def test_the_deals_are_all_the_ways_to_deal_three_cards() -> None:
    root = Endgame()
    names = [root.name(roll) for roll, _ in root.outcomes]
    assert names[0] == "F2 M1, F1 S1, Leo S3"
    assert len(set(names)) == 6
    assert [chance for _, chance in root.outcomes] == [1 / 6] * 6


@needs_speed
def test_cfr_comes_near_the_value(game: Any) -> None:
    """Golden: equal steps lead to equal numbers."""
    solver = pyspiel.CFRPlusSolver(game)
    value, gap = solved(game, solver, solver.evaluate_and_update_policy, 10)
    assert gap == pytest.approx(0.0490256, abs=1e-6)
    assert value == pytest.approx(1.1091514, abs=1e-6)
    assert abs(value - VALUE) <= 2 * gap


@needs_speed
def test_external_sampling_comes_near_the_value(game: Any) -> None:
    solver = pyspiel.ExternalSamplingMCCFRSolver(game, 7)
    _, before = solved(game, solver, solver.run_iteration, 50)
    value, gap = solved(game, solver, solver.run_iteration, 450)
    assert gap < before / 4
    assert abs(value - VALUE) <= 2 * gap < 0.25


@pytest.mark.slow
def test_cfr_finds_the_value(game: Any) -> None:
    solver = pyspiel.CFRPlusSolver(game)
    value, gap = solved(game, solver, solver.evaluate_and_update_policy, 100)
    assert gap < 0.001
    assert value == pytest.approx(VALUE, abs=2 * gap)


@pytest.mark.slow
def test_external_sampling_finds_the_value(game: Any) -> None:
    """In C++ and in Python."""
    solver = pyspiel.ExternalSamplingMCCFRSolver(game, 7)
    value, gap = solved(game, solver, solver.run_iteration, 5000)
    assert gap < 0.01
    assert value == pytest.approx(VALUE, abs=2 * gap)
    before = np.random.get_state()
    np.random.seed(3)
    python = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(1000):
        python.iteration()
    np.random.set_state(before)
    assert exploitability.exploitability(game, python.average_policy()) < 0.1


def test_resampling_deals_what_fits_and_nothing_else(game: Any) -> None:
    """Player 1 knows its own card and what lies open: each of the other two is as likely player 0's."""
    state = game.new_initial_state()
    state.apply_action(0)
    state.apply_action(state.legal_actions()[0])
    chooser = random.Random(3)
    hands: Counter[str] = Counter()
    for _ in range(600):
        other = state.resample_from_infostate(1, chooser.random)
        assert other.information_state_string(1) == state.information_state_string(1)
        assert other.current_player() == 1
        first = other.moment.engine.observe(0)
        bid = first.sealed[0]
        hands[f"{first.hand} {CARD_TOKENS[bid]}"] += 1
    # Three bids with either card, each as likely as the others.
    assert len(hands) == 6
    assert all(60 < number < 140 for number in hands.values())


def test_ismcts_plays_it_and_passes_up_no_sure_thing(game: Any) -> None:
    bot = ismcts.ISMCTSBot(game, Playouts(1), 20.0, 200, random_state=np.random.RandomState(1))
    chooser = random.Random(2)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, chooser.random))
    state = game.new_initial_state()
    state.apply_action(0)
    assert bot.step(state) != REFILL  # which takes no animal, in the last round
    while not state.is_terminal():
        state.apply_action(int(bot.step(state)))
    assert sum(state.returns()) == pytest.approx(0)
