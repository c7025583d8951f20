"""Whatever happens is told to everybody: each event once, in the line it belongs to."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Final

import pytest
from strategies import TABLES, audiences, games, last_of, table_name

from wildcards.engine.card import SPECIES_TOKENS
from wildcards.engine.event import EventKind
from wildcards.engine.rules import Rules
from wildcards.engine.state import State
from wildcards.notation.observation import observation_to_dict
from wildcards.story.beat import Swapped, Took
from wildcards.story.story import Story, seen_events

CLIENT: Final = Path(__file__).parents[2] / "client"
MANY: Final = 1150  # a table: 20,700 games in all
# Own secret steps, which are told when all are open, and events that no line is about.
SILENT: Final = {EventKind.BID, EventKind.TAKE, EventKind.DISCARD, EventKind.LAY, EventKind.BREAK}
SOME: Final = 20  # a table, told in the browser's words


def check_told(state: State) -> None:
    """Everybody hears of every animal that was taken or swapped, each in its own line, with who did it."""
    for audience in audiences(state.rules):
        events = seen_events(state.observe(audience))
        told_of = end = 0
        for beat, since, until in Story(audience, state.rules.leo_seat).tell(events):
            assert end <= since < until
            assert {one.kind for one in events[end:since]} <= SILENT
            end = until
            taken = [happened for happened in events[since:until] if happened.kind == EventKind.TOOK]
            if taken:
                (one,) = taken
                assert isinstance(beat, Swapped | Took)
                species = beat.got if isinstance(beat, Swapped) else beat.species
                assert (beat.seat, species) == (one.seat, SPECIES_TOKENS[one.species])
                told_of += 1
        assert {one.kind for one in events[end:]} <= SILENT
        assert told_of == len([happened for happened in events if happened.kind == EventKind.TOOK])


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_everybody_is_told_of_every_animal(table: Rules) -> None:
    for _, game in games(table, 3):
        check_told(last_of(game))


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_everybody_is_told_of_every_animal_at_length(table: Rules) -> None:
    for _, game in games(table, MANY):
        check_told(last_of(game))


@pytest.mark.slow
def test_browsers_tell_everybody_of_every_animal(tmp_path: Path) -> None:
    """The same, told by the log and the stage of the browser client."""
    path = tmp_path / "stories.jsonl"
    with path.open("w", encoding="utf-8") as file:
        for table in TABLES:
            for _, game in games(table, SOME):
                state = last_of(game)
                for audience in audiences(table):
                    history = observation_to_dict(state.observe(audience))["history"]
                    events = [event for log in history for event in log]
                    story = {"seats": table.seats, "you": audience, "leo": table.leo_seat, "events": events}
                    file.write(json.dumps(story) + "\n")
    run = subprocess.run(
        [CLIENT / "node_modules/.bin/vitest", "run", "tests/play/stories.test.ts"],
        cwd=CLIENT,
        env={**os.environ, "WILDCARDS_STORIES": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
