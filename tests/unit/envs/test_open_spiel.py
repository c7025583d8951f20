"""The games of OpenSpiel: its own tests, and what this project asks of anything that seats are shown."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import test_utils
from open_spiel.python.algorithms import ismcts
from open_spiel.python.tests import games_sim_test
from strategies import dice, tries

import wildcards as wc
from wildcards.bots.bot import Limit
from wildcards.bots.registry import make_bot
from wildcards.engine.card import REFILL
from wildcards.envs.encoding import SIZE
from wildcards.envs.open_spiel import ENDGAME, GAME, Playouts, rules_of
from wildcards.envs.reward import REWARDS as MEASURES
from wildcards.envs.utility import most_points, utility_of
from wildcards.secrecy.rewrite import redeal

BENCHMARKS = Path(__file__).parents[3] / "benchmarks"
TABLES = (
    "players=2",
    "players=3",
    "players=4",
    "players=5",
    "players=3,edition=2020",
    "players=4,edition=2020,payment=returns",
    "players=5,edition=2020",
    "players=3,leo=true,leo_seat=0",
    "players=4,leo=true,talisman_order=holder_first",
    "players=3,three_player_removal=random,value_counts=4/4/3/3",
)
REWARDS = [f"reward={measure},zero_sum={zero}" for measure in MEASURES for zero in ("true", "false")]


def load(parameters: str = "") -> Any:
    return pyspiel.load_game(f"{GAME}({parameters})")


def dealt(game: Any, seed: int = 7) -> Any:
    state = game.new_initial_state()
    chooser = random.Random(seed)
    while state.is_chance_node():
        state.apply_action(chooser.choice(state.chance_outcomes())[0])
    return state


def states(game: Any, seed: int) -> list[Any]:
    """A copy of the state before each decision of a random game, and of the end."""
    state = dealt(game, seed)
    chooser = random.Random(seed)
    found = [state.clone()]
    while not state.is_terminal():
        state.apply_action(chooser.choice(state.legal_actions()))
        found.append(state.clone())
    return found


# --- OpenSpiel's own tests


@pytest.mark.parametrize("table", TABLES)
def test_openspiel_simulates_it_at_random(table: str) -> None:
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("rewards", REWARDS)
def test_every_reward_keeps_its_bounds_and_its_sum(rewards: str) -> None:
    """OpenSpiel's simulation checks both, at every end."""
    pyspiel.random_sim_test(load(f"players=3,{rewards}"), num_sims=1, serialize=False, verbose=False)
    game = pyspiel.load_game(f"{ENDGAME}({rewards})")
    pyspiel.random_sim_test(game, num_sims=tries(20), serialize=False, verbose=False)


@pytest.mark.parametrize("name", [f"{GAME}({TABLES[2]})", f"{GAME}({TABLES[0]})", ENDGAME])
def test_openspiel_simulates_it_as_a_python_game(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Its copies, its pickles and its bounds, along a whole game."""
    before = np.random.get_state()
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))
    np.random.set_state(before)
    assert "terminated with" in capsys.readouterr().out


@pytest.mark.parametrize("table", TABLES[:3])
def test_a_random_playout_of_openspiel_ends(table: str) -> None:
    game = load(table)
    state = test_utils.random_playout(game.new_initial_state(), seed=3)
    again = test_utils.random_playout(pickle.loads(pickle.dumps(game)).new_initial_state(), seed=3)
    assert state.is_terminal()
    assert str(state) == str(again)
    assert state.history() == again.history()


# --- seeds


def test_rolls_make_the_seed_and_the_seed_the_deal() -> None:
    state = load("players=3").new_initial_state()
    for digit in f"{0xFEDCBA9876543210:016x}":
        assert sum(chance for _, chance in state.chance_outcomes()) == 1
        state.apply_action(int(digit, 16))
    assert state.moment.engine == wc.new_game(wc.Rules(seats=3), chance=wc.FastChance(0xFEDCBA9876543210))


def test_equal_rolls_are_equal_deals_and_others_others() -> None:
    game = load()
    assert str(dealt(game, 1)) == str(dealt(load(), 1))
    assert len({str(dealt(game, seed)) for seed in range(20)}) == 20


def test_its_history_is_all_of_it() -> None:
    """Replaying the actions leads to the same game, with the same shuffles."""
    game = load("players=2")
    end = states(game, 5)[-1]
    state = game.new_initial_state()
    for action in end.history():
        state.apply_action(action)
    assert str(state) == str(end)
    assert state.returns() == end.returns()


def test_global_random_numbers_are_left_alone() -> None:
    before = random.getstate(), repr(np.random.get_state())
    state = states(load("players=2"), 3)[9]
    chooser = random.Random(1)
    state.resample_from_infostate(0, chooser.random)
    Playouts(1).evaluate(state)
    assert (random.getstate(), repr(np.random.get_state())) == before


COPIES = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "clone": lambda state: state.clone(),
    "pickle": lambda state: pickle.loads(pickle.dumps(state)),
    "serialize": lambda state: state.get_game().deserialize_state(state.serialize()),
}


@pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)
def test_copies_go_on_by_themselves(copied: Any) -> None:
    for original in states(load("players=3,leo=true"), 11)[::17]:
        before = str(original), original.history()
        other = copied(original)
        assert (str(other), other.history(), other.returns()) == (*before, original.returns())
        for player in range(3):
            seen = original.information_state_string(player)
            assert other.information_state_string(player) == seen
        chooser = random.Random(2)
        while not other.is_terminal():
            other.apply_action(chooser.choice(other.legal_actions()))
        assert (str(original), original.history()) == before


# --- what is hidden


@pytest.mark.parametrize("table", TABLES)
def test_nothing_a_player_is_shown_depends_on_what_it_may_not_know(table: str) -> None:
    """Everything hidden is dealt again, and replaced in the log: the signature test."""
    game = load(table)
    chooser = dice("open_spiel", table)
    changed = 0
    for state in states(game, 2)[:: max(1, 40 // tries(24))]:
        moment = state.moment
        for player, seat in enumerate(moment.seats):
            other = state.clone()
            other.moment.put(redeal(moment.engine, seat, chooser))
            other.moment.seat, other.moment.player = moment.seat, moment.player
            changed += str(other) != str(state)
            assert shown(other, player) == shown(state, player)
    assert changed > 10


def shown(state: Any, player: int) -> tuple[Any, ...]:
    world = state.resample_from_infostate(player, random.Random(5).random)
    return (
        state.information_state_string(player),
        state.observation_string(player),
        state.information_state_tensor(player),
        state.observation_tensor(player),
        (str(world), world.history(), world.legal_actions()),
    )


def test_who_asks_first_in_a_sealed_phase_learns_nothing() -> None:
    """A later player sees the same whatever an earlier one bid, and before and after that."""
    first = dealt(load())
    seen = [first.information_state_string(3)]
    for action in first.legal_actions():
        seen.append(first.child(action).information_state_string(3))
    assert len(set(seen)) == 1


def test_a_player_remembers_all_it_saw() -> None:
    """Perfect recall: what it saw before is part of what it sees now."""
    game = load("players=3")
    recalled: list[list[Any]] = []
    for state in states(game, 4):
        look = state.moment.look(1)
        recalled.append([event for events in look.seen.history for event in events])
    for before, after in pairwise(recalled):
        assert after[: len(before)] == before
    texts = [state.information_state_string(1) for state in states(game, 4) if state.current_player() == 1]
    assert len(set(texts)) == len(texts)


def test_observers_of_all_kinds() -> None:
    game = load("players=3")
    state = dealt(game)
    kind = pyspiel.IIGObservationType
    private = pyspiel.PrivateInfoType
    public = game.make_py_observer(kind(perfect_recall=False, private_info=private.NONE))
    assert public.tensor is None
    assert '"hand":[]' in public.string_from(state, 0)
    own = game.make_py_observer(kind(perfect_recall=True, private_info=private.SINGLE_PLAYER))
    own.set_from(state, 0)
    assert own.tensor.shape == (SIZE,)
    assert own.tensor.max() == 1
    for wrong in (
        kind(perfect_recall=True, private_info=private.ALL_PLAYERS),
        kind(perfect_recall=True, public_info=False, private_info=private.SINGLE_PLAYER),
    ):
        with pytest.raises(pyspiel.SpielError, match="expected public information"):
            game.make_py_observer(wrong)
    with pytest.raises(pyspiel.SpielError, match="no parameters"):
        game.make_py_observer(None, {"rows": 3})
    assert game.new_initial_state().information_state_string(1) == "player 1, before the deal"
    assert not any(game.new_initial_state().information_state_tensor(1))


# --- resampling


@pytest.mark.parametrize("table", TABLES)
def test_resampled_states_look_the_same_and_can_be_played(table: str) -> None:
    chooser = dice("resample", table)
    for state in states(load(table), 6)[:: max(1, 30 // tries(24))]:
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, chooser.random)
            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            again = pickle.loads(pickle.dumps(other))
            assert str(again) == str(other)
            while not other.is_terminal():
                other.apply_action(chooser.choice(other.legal_actions()))


def test_resampling_follows_from_its_numbers_alone_and_finds_other_worlds() -> None:
    state = dealt(load())
    worlds = [str(state.resample_from_infostate(2, random.Random(seed).random)) for seed in range(30)]
    again = [str(state.resample_from_infostate(2, random.Random(seed).random)) for seed in range(30)]
    assert worlds == again
    assert len(set(worlds)) == 30


def test_hidden_bids_are_resampled_evenly() -> None:
    """A player who bids earlier has bid something in every world, whatever it really was."""
    state = dealt(load())
    state.apply_action(REFILL)
    chooser = random.Random(8)
    bids: Counter[bool] = Counter()
    for _ in range(400):
        other = state.resample_from_infostate(1, chooser.random)
        bids[other.moment.engine.observe(0).sealed == (REFILL,)] += 1
    assert 20 < bids[True] < 120  # one of up to eight


def test_a_state_of_an_observation_is_searched_like_any_other() -> None:
    game = load("players=3")
    state = states(game, 3)[20]
    seen = state.moment.engine.observe(state.moment.seat)
    other = game.state_of(seen, random.Random(2).random)
    player = state.current_player()
    assert other.current_player() == player
    assert other.information_state_string(player) == state.information_state_string(player)
    with pytest.raises(pyspiel.SpielError, match="expected an observation"):
        load("players=4").state_of(seen, random.random)
    with pytest.raises(pyspiel.SpielError, match="expected an observation"):
        game.state_of(state.moment.engine.observe(None), random.random)


# --- what a game is worth


def test_returns_are_those_of_the_rules() -> None:
    for seed in range(tries(12)):
        end = states(load("players=3,leo=true,reward=points"), seed)[-1]
        state = end.moment.engine
        assert end.returns() == [float(score) for score in state.scores() if score is not None]
        assert max(end.returns()) <= most_points(state.rules)
        ranks = [rank for rank in state.ranks() if rank is not None]
        won = utility_of(state.rules, "win", zero_sum=False).of(state)
        assert won == [1 / ranks.count(1) if rank == 1 else 0 for rank in ranks]
        placed = utility_of(state.rules, "rank", zero_sum=True).of(state)
        assert sum(placed) == pytest.approx(0)
        assert sorted(placed, reverse=True) == [value for _, value in sorted(zip(ranks, placed, strict=True))]


# --- bad input


@pytest.mark.parametrize(
    ("parameters", "expected"),
    [
        ("player=3", "Unknown parameter 'player'. Available parameters are: edition, leo"),
        ("players=6", "seats: expected 3, 4 or 5"),
        ("players=1", "seats: expected 3, 4 or 5"),
        ("players=5,leo=true", "seats: expected 3, 4 or 5"),
        ("players=2,edition=2020", "Leo exists in the 2022 edition only"),
        ("players=x", "Wrong type for parameter players. Expected type: kInt"),
        ("edition=2021", "edition: expected '2022' or '2020', got '2021'"),
        ("leo_seat=1", "leo_seat: expected none without Leo"),
        ("payment=maybe", "payment: expected 'edition' or 'returns' or 'lost', got 'maybe'"),
        ("reward=fame", "reward: expected 'win' or 'points' or 'rank', got 'fame'"),
        ("value_counts=1/2/x/4", "value_counts: expected four whole numbers"),
        ("talisman_order=none", "talisman_order: expected 'holder_last' or 'holder_first'"),
    ],
)
def test_wrong_parameters_are_refused(parameters: str, expected: str) -> None:
    with pytest.raises(pyspiel.SpielError) as caught:
        load(parameters)
    assert expected in str(caught.value)


def test_wrong_actions_change_nothing() -> None:
    state = load().new_initial_state()
    for outcome in (-2, 16):
        with pytest.raises(pyspiel.SpielError, match="expected an outcome from 0 to 15"):
            state.apply_action(outcome)
    assert state.history() == []
    for game_state in (dealt(load()), states(load("players=2"), 1)[30], states(load("players=2"), 1)[-1]):
        before = str(game_state), game_state.history(), game_state.legal_actions()
        for action in (-7, *range(48), 1000):
            if action not in before[2]:
                with pytest.raises(pyspiel.SpielError, match=r"apply_action: .*expected|legal: "):
                    game_state.apply_action(action)
        assert (str(game_state), game_state.history(), game_state.legal_actions()) == before


def test_wrong_players_and_moments_are_refused() -> None:
    game = load("players=3")
    start, state = game.new_initial_state(), dealt(game)
    for player in (-1, 3):
        with pytest.raises(pyspiel.SpielError, match="expected a player from 0 to 2"):
            state.resample_from_infostate(player, random.random)
        with pytest.raises(pyspiel.SpielError, match="player"):
            state.information_state_string(player)
    with pytest.raises(pyspiel.SpielError, match="expected a state after the deal"):
        start.resample_from_infostate(0, random.random)
    with pytest.raises(pyspiel.SpielError, match="expected a state after the deal"):
        Playouts(1).evaluate(start)
    with pytest.raises(pyspiel.SpielError, match="expected a chance node"):
        state.chance_outcomes()
    with pytest.raises(pyspiel.SpielError, match="expected no argument"):
        game.new_initial_state("a position")


# --- OpenSpiel's search


@pytest.mark.parametrize("table", ["players=2", "players=3,edition=2020"])
def test_its_ismcts_plays_a_whole_game(table: str) -> None:
    game = load(table)
    bots = [
        ismcts.ISMCTSBot(game, Playouts(seed), 2.0, 4, random_state=np.random.RandomState(seed))
        for seed in range(game.num_players())
    ]
    for seed, bot in enumerate(bots):
        numbers = random.Random(seed)
        bot.set_resampler(lambda state, player, n=numbers: state.resample_from_infostate(player, n.random))
    state = dealt(game)
    decisions = 0
    while not state.is_terminal():
        state.apply_action(int(bots[state.current_player()].step(state)))
        decisions += 1
    assert decisions > 50
    assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.parametrize("kind", ["Ismcts", "EngineIsmcts"])
@pytest.mark.parametrize("limit", [Limit(simulations=3), Limit(seconds=1e-6)], ids=["simulations", "seconds"])
def test_its_ismcts_plays_at_our_tables(kind: str, limit: Limit) -> None:
    """As a bot that gets observations: `make bench-ismcts`."""
    state = wc.new_game(wc.Rules(seats=3, leo=True), seed=4)
    bot = make_bot(f"{BENCHMARKS}/ismcts_bot.py:{kind}", 2)
    for _ in range(12):
        seat = state.to_act[0]
        state.apply(seat, bot.choose(state.observe(seat), limit))
    assert state.log


def test_playouts_are_worth_what_random_play_is() -> None:
    state = dealt(load("players=3,reward=points"))
    judge = Playouts(3)
    values = np.array([judge.evaluate(state) for _ in range(tries(300))])
    assert (values >= 0).all()
    assert len({tuple(row) for row in values.tolist()}) > len(values) // 2
    assert sum(chance for _, chance in judge.prior(state)) == pytest.approx(1)
    assert state.move_number() == 16


def test_parameters_say_the_rules() -> None:
    rules = rules_of(
        {"players": 3, "leo": True, "leo_seat": 1, "payment": "lost", "value_counts": "14/0/0/0"}
    )
    assert rules == wc.Rules(
        seats=4, leo=True, leo_seat=1, payment_returns_on_pass=False, value_counts=(14, 0, 0, 0)
    )
