"""Kept games as tests look at them, and those that older versions left."""

from __future__ import annotations

from pathlib import Path

from wildcards.notation.record import Record
from wildcards.remote.saved_game import load
from wildcards.table.views import players

SAVES = Path(__file__).parents[1] / "golden" / "saves"
OLD = SAVES / "0.1.0" / "kept"


def kept_record(path: Path) -> Record:
    """The record in progress of a kept game, read as the program reads it."""
    table = load(path).table
    return Record.of(table.playing_state(), players(table))


def kept_steps(path: Path) -> tuple[tuple[int, str], ...]:
    """The steps of a kept game so far: seats and tokens."""
    return kept_record(path).actions
