"""The story's beats are those in the file the browser is tested with, which has all that may happen."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from golden.test_golden import check_same
from support.stories import GOLDEN, stories

from wildcards.engine.event import EventKind, TieReason
from wildcards.story.beat import Beat, Paid

GAMES: Final[list[dict[str, Any]]] = json.loads(GOLDEN.read_text(encoding="utf-8"))
BEATS: Final[list[dict[str, Any]]] = [beat for game in GAMES for beat in game["beats"]]


def of_kind(kind: str) -> list[dict[str, Any]]:
    """All beats of a kind."""
    return [beat for beat in BEATS if beat["kind"] == kind]


def test_the_beats_are_those_of_the_file() -> None:
    """`make golden` writes it again."""
    check_same(GOLDEN, stories())


def test_it_has_every_kind_of_event_and_beat() -> None:
    assert {event["kind"] for game in GAMES for event in game["events"]} == {kind.name for kind in EventKind}
    # A payment is a separate beat only where a story is told in pieces, as the browser never does.
    kinds = {one.kind for one in Beat.__subclasses__() if one is not Paid}
    assert {beat["kind"] for beat in BEATS} == kinds


def test_ties_end_for_every_reason() -> None:
    reasons = {reason for beat in of_kind("ordered") for _, reason, _ in beat["order"]}
    assert reasons == {reason.name for reason in TieReason}


def test_an_audience_and_those_it_cannot_see_are_in_it() -> None:
    assert {game["you"] is None for game in GAMES} == {True, False}
    assert {game["leo"] is None for game in GAMES} == {True, False}
    assert {game["seats"] for game in GAMES} == {3, 4, 5}
    assert {bool(beat["cards"]) for beat in of_kind("covered")} == {True, False}
    assert {None in beat["cards"] for beat in of_kind("drew")} == {True, False}


@pytest.mark.parametrize(
    ("kind", "name", "values"),
    [
        ("passed", "why", {"choice", "bare", "hand"}),
        ("broke", "again", {True, False}),
    ],
)
def test_a_beat_takes_every_form(kind: str, name: str, values: set[object]) -> None:
    assert {beat[name] for beat in of_kind(kind)} == values


def test_what_may_be_missing_is_missing_somewhere() -> None:
    assert {beat["card"] is None for beat in of_kind("kept")} == {True, False}
    assert {beat["got"] is None for beat in of_kind("swapped")} == {True, False}
    assert {beat["to"] is None for beat in of_kind("leader")} == {True, False}
    assert {bool(beat["lost"]) for beat in of_kind("passed")} == {True, False}
    assert {card is None for beat in of_kind("broke") for _, card, _ in beat["cards"]} == {True, False}
    assert {beat["owed"] > 0 for beat in of_kind("took")} == {True, False}


def test_it_stays_small() -> None:
    assert GOLDEN.stat().st_size < 400_000
