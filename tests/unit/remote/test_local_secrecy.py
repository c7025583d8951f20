"""The signature test for a table in this process: what a seat cannot know changes nothing that it is sent."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from strategies import TABLES, dice, games, table_name

from wildcards.bots.roster import Roster
from wildcards.engine.action import ACTIONS, is_swap, is_take, token
from wildcards.engine.rules import Rules
from wildcards.engine.state import State
from wildcards.protocol.message import Act, Hello
from wildcards.remote.host import LocalHost
from wildcards.remote.log_file import Header, LogFile
from wildcards.remote.saved_game import SavedGame
from wildcards.secrecy.fold import fold_of, person
from wildcards.secrecy.rewrite import redeal

GAMES = 2


def sent(state: State, seat: int) -> list[bytes]:
    """Everything the host of a game at this position sends its person, and its answers to what is refused."""
    table = fold_of(state)
    table.host = person(seat)
    log = LogFile(Path("nowhere"), Header(None, {}), [])
    host = LocalHost(SavedGame(table, Roster(), log))
    messages = host.receive(Hello(1))
    step = table.step_of(seat)
    for action in range(ACTIONS):
        if not state.is_legal(seat, action) and not (is_take(action) or is_swap(action)):
            messages += host.receive(Act("x", seat, step, [token(action, state.display)]))
    messages += host.receive(Act("y", (seat + 1) % state.rules.seats, step, ["F1"]))
    messages += host.receive(Act("z", seat, step + 1, ["F1"]))
    return [msgspec.json.encode(message) for message in messages]


@pytest.fixture(autouse=True)
def no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wildcards.remote.host.time.monotonic", lambda: 0.0)


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_hidden_cards_change_no_byte_of_what_a_person_is_sent(rules: Rules) -> None:
    checked = 0
    for seed, game in games(rules, GAMES):
        for number, state in enumerate(game):
            if number % 23:
                continue
            chooser = dice("local secrecy", seed, number)
            for seat in state.rules.human_seats():
                told = sent(state, seat)
                assert sent(redeal(state, seat, chooser), seat) == told
                assert len(told) > 3
                checked += 1
    assert checked > 10
