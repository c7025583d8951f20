"""Writes the games whose events the browser client's tests put into words.

    PYTHONPATH=src:tests python -m support.event_games

writes client/tests/fixtures/told.json: for each edition a whole game of bots as seat 0 saw it, its events as
[kind, seat, what], one per line. They are the first games in which every kind of event occurs, and every
reason for an order that the edition has.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final

import wildcards as wc
from wildcards.engine.event import EventKind, TieReason
from wildcards.notation.events import history_to_list

PATH: Final = Path(__file__).parents[2] / "client" / "tests" / "fixtures" / "told.json"
OF_2020: Final = {"BREAK", "BROKE", "BROKE_DRAWN"}
OF_2022: Final = {"LEO_PILE", "TALISMAN"}
KINDS: Final = {kind.name for kind in EventKind}
REASONS_OF_2020: Final = {"SUM", "BREAK"}
REASONS_OF_2022: Final = {"LEO", "SUM", "TALISMAN"}
GAMES: Final = {
    "2022": (wc.Rules(seats=4, leo=True), (KINDS - OF_2020) | REASONS_OF_2022),
    "2020": (wc.Rules(seats=4, edition="2020"), (KINDS - OF_2022) | REASONS_OF_2020),
}
ALWAYS: Final = {TieReason.LION.name, TieReason.CANNOT_PAY.name}


def events_of(rules: wc.Rules, seed: int) -> list[list[Any]]:
    """The events seat 0 saw in a game of novices, who do a bit of everything."""
    state = wc.new_game(rules, seed=seed)
    bots = [wc.make_bot("novice", seed=10 * seed + seat) for seat in range(rules.seats)]
    while not state.is_over:
        seat = state.to_act[0]
        state.apply(seat, bots[seat].choose(state.observe(seat)))
    seen = state.observe(0)
    rounds = history_to_list(seen.history, seen.display)
    return [[event["kind"], event["seat"], event["what"]] for events in rounds for event in events]


def occurring(events: list[list[Any]]) -> set[str]:
    """The kinds, and the reasons of ORDERED."""
    return {kind for kind, _, _ in events} | {what for kind, _, what in events if kind == "ORDERED"}


def first_game(rules: wc.Rules, wanted: set[str]) -> list[list[Any]]:
    """The first game in which all of these occur."""
    games: Iterator[list[list[Any]]] = (events_of(rules, seed) for seed in count())
    return next(events for events in games if wanted | ALWAYS <= occurring(events))


def main() -> None:
    """Write the file."""
    parts = []
    for edition, (rules, wanted) in GAMES.items():
        events = ",\n".join([json.dumps(event, separators=(",", ":")) for event in first_game(rules, wanted)])
        parts.append(f'"{edition}": [\n{events}\n]')
    PATH.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
