"""A branch: a game that parts from a finished one at some turn, and goes on in its own way.

Its record holds the game it comes from under the key `from`, so that anybody can check where it parts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from wildcards.errors import ObservationError, RecordError, ReplayError
from wildcards.notation.json_values import as_object, as_whole, member
from wildcards.notation.record import TALISMAN_BY, Player, Record
from wildcards.notation.turn import turn_starts

KEY: Final = "from"  # where a record says which game it parts from
GENERATIONS: Final = 20  # how many games a branch may come through


class Origin(NamedTuple):
    """Where a branch parts: a finished game, and how many of its actions came before (at a turn's start)."""

    record: Record
    at: int

    @staticmethod
    def of(extra: Mapping[str, Any]) -> Origin | None:
        """What a record with these extra keys says; None if it is no branch. Raises RecordError."""
        if KEY not in extra:
            return None
        try:
            return Origin._read(extra[KEY])
        except ObservationError as error:  # as the checks of all JSON raise it
            raise RecordError(str(error)) from None

    @staticmethod
    def _read(value: Any) -> Origin:
        data = as_object(value, KEY)
        found, at = (member(data, key, KEY) for key in Origin._fields)
        try:
            record = Record.from_dict(found)
        except RecordError as error:
            raise RecordError(f"{KEY}.record: {error}") from None
        return Origin(record, as_whole(at, f"{KEY}.at", 0, len(record.actions)))

    def to_dict(self) -> dict[str, Any]:
        """What a record holds under KEY."""
        return {"record": self.record.to_dict(), "at": self.at}

    def generations(self) -> int:
        """How many games there are behind the branch: its origin, the origin's origin and so on."""
        before = Origin.of(self.record.extra)
        return 1 if before is None else 1 + before.generations()


def parting(record: Record, at: int) -> Origin:
    """Where a branch of a finished game parts from it: at the turn to which its action `at` belongs.

    So nothing of a secret phase is kept, not even the steps that others had taken before. Raises RecordError
    if the game is not over, has no such action, or is itself a branch of too many games.
    """
    if record.result is None:
        raise RecordError("expected a finished game, got one without a result")
    if not 0 <= at < len(record.actions):
        raise RecordError(f"expected the number of an action from 0 to {len(record.actions) - 1}, got {at}")
    origin = Origin(record, max(start for start, _ in turn_starts(record) if start <= at))
    if origin.generations() > GENERATIONS:
        raise RecordError(f"expected a game with at most {GENERATIONS - 1} others behind it, got more")
    return origin


def begin(origin: Origin, players: Sequence[Player]) -> Record:
    """The branch as far as it is the game it parts from: a record in progress, played on by `players`.

    If the seed of the origin is known, it stays that of the branch. Raises ReplayError.
    """
    before = origin.record
    extra = {key: value for key, value in before.extra.items() if key == TALISMAN_BY}
    begun = Record.of(before.replay(origin.at), players, {**extra, KEY: origin.to_dict()})
    return replace(begun, seed=before.seed, commitment=before.commitment)


def check_origin(origin: Origin, record: Record) -> None:
    """Raise ReplayError unless the record begins as the game it parts from."""
    before = origin.record
    for name in ("rules", "talisman", "decks"):
        if getattr(record, name) != getattr(before, name):
            raise ReplayError(f"{name}: expected those of {KEY}.record, got others")
    if origin.at not in [start for start, _ in turn_starts(before)]:
        raise ReplayError(f"{KEY}.at: expected where a turn begins, got {origin.at}")
    if record.actions[: origin.at] != before.actions[: origin.at]:
        raise ReplayError(f"actions: expected the first {origin.at} of {KEY}.record, got others")
    shared = Record.of(before.replay(origin.at), before.seats)
    for name in ("reshuffles", "leo_piles"):
        piles = getattr(shared, name)
        if getattr(record, name)[: len(piles)] != piles:
            raise ReplayError(f"{name}: expected the first {len(piles)} of {KEY}.record, got others")
