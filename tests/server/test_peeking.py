"""The check of what browsers are sent finds anything that shouldn't be there."""

from __future__ import annotations

import copy
import json
import random

import pytest

from wildcards.conform.frames import Json, check_frames
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.notation.record import Record
from wildcards.secrecy.fold import fold_of
from wildcards.table import views

SEAT = 1


def told() -> tuple[Record, list[Json]]:
    """A game of dice, and everything its seat was sent, a view after each step."""
    state, dice = new_game(Rules(seats=3), seed=4), random.Random(4)
    games: list[Json] = []
    while not state.is_over:
        since = games[-1]["step"] if games else 0
        games.append(json.loads(views.encode(views.game_view(fold_of(state), SEAT, since))))
        state.apply(seat := dice.choice(state.to_act), dice.choice(state.legal_actions(seat)))
    return Record.of(state), games


def frames(games: list[Json]) -> list[str]:
    return [json.dumps({"type": "view", "number": 1, "games": [game]}) for game in games]


def test_what_a_server_tells_is_right() -> None:
    record, games = told()
    assert check_frames(frames(games), record, {SEAT}) == len(games)


@pytest.mark.parametrize(
    "leak",
    [
        lambda game: game["seen"]["known"][0].append("F1"),
        lambda game: game["seen"]["hand_sizes"].__setitem__(0, 99),
        lambda game: game["seen"].update(rival=["F1"]),
        lambda game: [event.update(what="F1") for event in game["events"] if event["kind"] == "DREW"],
        lambda game: game.update(seat=0),
    ],
)  # fmt: skip
def test_what_is_too_much_is_found(leak: object) -> None:
    record, games = told()
    assert callable(leak)
    at = next(
        number
        for number, game in enumerate(games)
        if {"kind": "DREW", "seat": 0, "what": None} in game["events"]
    )
    other = copy.deepcopy(games[at])
    leak(other)
    with pytest.raises(AssertionError):
        check_frames(frames([other]), record, {SEAT})


def test_a_card_beside_the_games_is_found() -> None:
    record, games = told()
    frame = json.dumps({"type": "view", "number": 1, "games": games[:1], "table": {"seats": [{"bid": "F2"}]}})
    with pytest.raises(AssertionError, match="beside"):
        check_frames([frame], record, {SEAT})
