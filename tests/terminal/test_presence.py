"""Who is away, and for whom a bot decides, is announced once, when it changes."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from wildcards.protocol.table import (
    Absence,
    Clock,
    Hinted,
    TableView,
)
from wildcards.terminal import table_phrases as words
from wildcards.terminal.cast import Cast
from wildcards.terminal.presence import Presence

CAST = Cast(("Ann", "Ben", "greedy"), 0)


def seat(number: int, kind: str, **told: Any) -> dict[str, Any]:
    nothing = dict.fromkeys(("name", "level", "stand_in", "stand_in_why", "ready", "clock"))
    return {
        "seat": number,
        "kind": kind,
        "you": number == 0,
        "here": False,
        "kept_for_you": False,
        **nothing,
        **told,
    }


def view(status: str = "playing", **ben: Any) -> TableView:
    told = {"here": True, "name": "Ben", **ben}
    seats = [seat(0, "person", stand_in="greedy"), seat(1, "person", **told), seat(2, "bot", level="greedy")]
    settings = {
        "title": "", "rules": {}, "visibility": "private", "spectators": "public", "clock": {},
        "absence": {}, "deal": "fair", "bot_delay": 0.0,
    }  # fmt: skip
    fair = dict.fromkeys(("commitment", "nonces", "server_seed", "seed"))
    rest = {"code": None, "result": None, "rematch": None, "you_host": True, "fair": fair}
    return msgspec.convert(
        {"id": "x", "status": status, "settings": settings, "seats": seats, **rest}, TableView
    )


def test_who_asked_for_a_hint_is_told_to_the_others() -> None:
    presence = Presence()
    seen = replace(view(), hinted=[Hinted(0, 1), Hinted(1, 2)])
    assert presence.changes(seen, CAST) == ["Ben asked for a hint."]
    assert presence.changes(seen, CAST) == []


def test_changes_are_told_once() -> None:
    presence = Presence()
    steps = [
        (view(), []),
        (view(here=False), ["Ben is away."]),
        (view(here=False), []),
        (view(here=False, stand_in="novice"), ["A bot (novice) plays for Ben."]),
        (view(stand_in="novice"), ["Ben is here again."]),
        (view(), ["Ben plays again, instead of the bot."]),
        (view("over", here=False), []),
    ]
    assert [presence.changes(seen, CAST) for seen, _ in steps] == [lines for _, lines in steps]


def test_that_bots_wait_is_told_once_for_all_of_them() -> None:
    presence = Presence()
    told = [presence.changes(view(waits=waits), CAST) for waits in (False, True, True, False, True)]
    assert told == [[], [words.BOTS_WAIT], [], [], [words.BOTS_WAIT]]


def test_who_is_away_from_the_beginning_is_told() -> None:
    assert Presence().changes(view(here=False), CAST) == ["Ben is away."]


def test_times_in_words() -> None:
    times = {0: "0 s", 5: "5 s", 60: "1 min", 3725: "1 h 2 min", 2 * 86_400 + 1: "2 d 1 s"}
    assert {seconds: words.duration(seconds) for seconds in times} == times


def test_how_long_people_may_think_and_be_away() -> None:
    assert words.pace(Clock(), Absence(None)) == [
        "Clock: none; think as long as you like.",
        "Everyone waits for whoever is away.",
    ]
