"""The leak audit finds nothing in our engine, and each of the engines and bots that leak on purpose."""

from __future__ import annotations

from dataclasses import replace
from importlib.util import find_spec

import pytest
from strategies import tries
from support import leaky

from wildcards.errors import BotError
from wildcards.notation.position import parse_position
from wildcards.notation.record import Record
from wildcards.secrecy.alternative import DEALT, PLAYED, REDRAWN, SWAPPED
from wildcards.secrecy.channels import CHANNELS
from wildcards.secrecy.inspection import PER_GAME, Findings, Plan, inspect_game, smallest
from wildcards.secrecy.inspectors import inspect
from wildcards.secrecy.leak import Leak

GAMES = 12
PEEKING = f"{leaky.__file__}:Peeking"


def found_by(plan: Plan, channel: str) -> Leak:
    """The leak in this channel, from as few games as possible."""
    for game in range(plan.games):
        leak = inspect_game(plan, game).leaks.get(channel)
        if leak is not None:
            return leak
    raise AssertionError(f"no leak found in {channel}")


def test_our_engine_and_bots_tell_nothing() -> None:
    plan = Plan(tries(20) * PER_GAME, "1", ("random", "greedy"), envs=find_spec("gymnasium") is not None)
    found = Findings()
    for game in inspect(plan, 1):
        found.add(game)
    assert found.leaks == {}
    assert found.positions == plan.positions
    assert sum(found.alternatives.values()) == 3 * plan.positions
    assert min(found.alternatives[way] for way in (DEALT, SWAPPED)) > plan.positions // 3
    assert min(found.alternatives[way] for way in (PLAYED, REDRAWN)) > plan.positions // 8
    assert {one.name for one in plan.channels if one.share > 0.05} <= set(found.compared)


@pytest.mark.slow
def test_our_engine_and_bots_tell_nothing_at_length() -> None:
    plan = Plan(10_000, "2", ("random", "novice", "greedy", "skilled"))
    assert [leak.to_dict() for game in inspect(plan, 2) for leak in game.leaks.values()] == []


@pytest.mark.parametrize("way", leaky.ENGINES)
def test_an_engine_that_leaks_is_found(way: str) -> None:
    engine, channel = leaky.ENGINES[way]
    leak = found_by(Plan(GAMES * PER_GAME, "3", engine=engine), channel)
    assert leak.before != leak.after
    assert leak.channel == channel


@pytest.mark.parametrize("channel", ["late spectator", "all-hands spectator"])
def test_cards_to_come_told_to_those_who_see_all_hands_are_found(channel: str) -> None:
    found_by(Plan(GAMES * PER_GAME, "3", engine=leaky.PileShown.of), channel)


@pytest.mark.parametrize("way", leaky.TABLES)
def test_a_table_that_shows_spectators_too_much_is_found(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    place, name, broken, channel = leaky.TABLES[way]
    monkeypatch.setattr(place, name, broken)
    plan = Plan(GAMES * PER_GAME, "3")
    leak = found_by(plan, channel)
    assert leak.seat is None
    case = smallest(plan, leak)
    assert case.at <= leak.at
    assert case.before != case.after


def test_a_bot_that_peeks_is_found() -> None:
    leak = found_by(Plan(GAMES * PER_GAME, "3", (PEEKING,)), f"bot {PEEKING}")
    assert leak.seat is not None


def test_an_array_that_holds_a_hand_is_found() -> None:
    pytest.importorskip("gymnasium")
    from wildcards.envs.encoding import SIZE

    plan = Plan(GAMES * PER_GAME, "3", envs=True, extra=(leaky.PLANE,))
    leak = found_by(plan, leaky.PLANE.name)
    assert leak.difference()[0] >= SIZE


def test_a_case_is_made_smaller_and_can_be_looked_at() -> None:
    plan = Plan(4 * PER_GAME, "3", engine=leaky.HandShown.of)
    leak = max(
        [game.leaks["observation"] for game in inspect(plan, 1) if "observation" in game.leaks],
        key=lambda leak: leak.at,
    )
    case = smallest(plan, leak)
    assert case.at == 0
    assert case.before != case.after
    state = case.record.replay()
    other = Record.from_json(case.other).replay() if case.rewrite == DEALT else parse_position(case.other)
    assert (other.observe(case.seat).hand, other != state) == (state.observe(case.seat).hand, True)


def test_the_findings_follow_from_the_plan_whatever_the_number_of_processes() -> None:
    plan = Plan(PER_GAME + 1, "5", ("random",), engine=leaky.CountsHidden.of)
    alone, together = list(inspect(plan, 1)), list(inspect(plan, 2))
    assert [game.positions for game in alone] == [PER_GAME, 1]
    assert alone == together
    assert list(inspect(replace(plan, seed="6"), 1)) != alone


def test_bots_that_the_clock_decides_for_are_refused() -> None:
    with pytest.raises(BotError, match="expected a bot that chooses the same twice"):
        _ = Plan(1, "1", ("master@0.1s",)).channels
    with pytest.raises(BotError, match="got 'nobody'"):
        _ = Plan(1, "1", ("nobody",)).channels


def test_every_channel_says_what_it_is() -> None:
    names = [channel.name for channel in CHANNELS]
    assert len(set(names)) == len(names)
    assert all(channel.what and 0 < channel.share <= 1 for channel in CHANNELS)
