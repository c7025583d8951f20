"""What a person may be sent: nothing that depends on cards they cannot know.

When a game is over, every position it came through is redealt in everything hidden from a seat (see
secrecy/rewrite.py), and what the server would have sent is written down. A frame that says anything else
holds something that only the true deal could reveal.
"""

from __future__ import annotations

import json
import random
import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

from wildcards.conform.check import expect
from wildcards.engine.state import State
from wildcards.notation.record import Record
from wildcards.secrecy.fold import fold_of
from wildcards.secrecy.rewrite import redeal
from wildcards.table import views

Json = dict[str, Any]
_CARD: Final = re.compile(r"[FSMW][1-4]|R|\?")


class Tellable:
    """Everything a seat (None: a spectator) may be sent about a finished game, by how far it has seen."""

    def __init__(self, record: Record, seat: int | None) -> None:
        dice = random.Random(f"{seat}")
        self._seat: Final = seat
        self._views: Final[dict[int, list[Json]]] = defaultdict(list)
        for state in [record.start(), *[step.state.copy() for step in record.steps()]]:
            self._add(state if state.is_over else redeal(state, seat, dice))

    def _add(self, state: State) -> None:
        found = json.loads(views.encode(views.game_view(fold_of(state), self._seat, 0)))
        if found not in self._views[found["step"]]:
            self._views[found["step"]].append(found)

    def check(self, game: Json) -> None:
        """Fail if this view of the game reveals more."""
        since = game["step"] - len(game["events"])
        may = [{**view, "events": view["events"][since:]} for view in self._views[game["step"]]]
        expect(game in may, f"seat {self._seat}, step {game['step']}: {_difference(game, may)}")


def _difference(game: Json, may: Sequence[Json]) -> str:
    """What a view tells that it may not, in its first field that differs."""
    if not may:
        return "told before so much was seen, or after the game"
    flat = {**game, **game["seen"], "seen": None}
    allowed = [{**one, **one["seen"], "seen": None} for one in may]
    for key in [*flat, *allowed[0]]:
        could = [one.get(key) for one in allowed]
        if flat.get(key) not in could:
            return f"{key}: told {flat.get(key)!r}, may know {could[0]!r}"
    return "its fields belong to different moments"


def games_in(frames: Sequence[str]) -> Iterator[Json]:
    """The games of all views among these frames; changes are put together, as a page does."""
    told: dict[int | None, Json] = {}
    for frame in frames:
        view = json.loads(frame)
        changed = [_changed(told[change["seat"]], change) for change in view.get("changes", [])]
        for game in [*view.get("games", []), *changed]:
            told[game["seat"]] = game
            yield game


def _changed(before: Json, change: Json) -> Json:
    return {**before, **change, "seen": {**before["seen"], **change["seen"]}}


def check_frames(frames: Sequence[str], record: Record, seats: Collection[int | None]) -> int:
    """Fail if these frames of a game are about seats other than these, or reveal more than these may know.

    Returns how many views of games there were.
    """
    told = {seat: Tellable(record, seat) for seat in seats}
    views_seen = list(games_in(frames))
    for game in views_seen:
        expect(game["seat"] in told, f"a frame holds the game of seat {game['seat']}")
        told[game["seat"]].check(game)
    for frame in frames:
        check_without_cards({**json.loads(frame), "games": [], "changes": []})
    return len(views_seen)


def check_without_cards(value: Any) -> None:
    """Cards are only in games."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            check_without_cards(one)
    else:
        expect(not _CARD.fullmatch(str(value)), f"{value} beside the games")
