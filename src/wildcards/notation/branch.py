"""A branch: a game that parts from a finished one at some turn, and goes on in its own way.

Its record holds the game it comes from under the key `from`, so that anybody can check where it parts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final, NamedTuple

from wildcards.errors import ObservationError, RecordError, ReplayError
from wildcards.notation.json_values import as_object, as_whole, member, wrong
from wildcards.notation.record import TALISMAN_BY, Player, Record
from wildcards.notation.redeal import redealt
from wildcards.notation.turn import turn_start, turn_starts

KEY: Final = "from"  # where a record says which game it parts from
GENERATIONS: Final = 20  # how many games a branch may come through


class Origin(NamedTuple):
    """Where a branch parts: a finished game, and how many of its actions came before (at a turn's start).

    `seat`: all that this seat had not seen then was dealt again, as it could have been; None: all is as it
    was.
    """

    record: Record
    at: int
    seat: int | None = None

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
        found, at, seat = (member(data, key, KEY) for key in Origin._fields)
        try:
            record = Record.from_dict(found)
        except RecordError as error:
            raise RecordError(f"{KEY}.record: {error}") from None
        if seat is not None and seat not in record.rules.human_seats():
            raise wrong(f"{KEY}.seat", f"null or one of the seats {record.rules.human_seats()}", seat)
        return Origin(record, as_whole(at, f"{KEY}.at", 0, len(record.actions)), seat)

    def to_dict(self) -> dict[str, Any]:
        """What a record holds under KEY."""
        return {"record": self.record.to_dict(), "at": self.at, "seat": self.seat}

    def generations(self) -> int:
        """How many games there are behind the branch: its origin, the origin's origin and so on."""
        before = Origin.of(self.record.extra)
        return 1 if before is None else 1 + before.generations()


def parting(record: Record, at: int, seat: int | None = None) -> Origin:
    """Where a branch of a finished game parts from it: at the turn to which its action `at` belongs.

    `seat` is as in Origin. Nothing of a secret phase is kept, not even what others had done before. Raises
    RecordError if the game is not over, has no such action, or is itself a branch of too many games.
    """
    if record.result is None:
        raise RecordError("expected a finished game, got one without a result")
    if not 0 <= at < len(record.actions):
        raise RecordError(f"expected the number of an action from 0 to {len(record.actions) - 1}, got {at}")
    origin = Origin(record, turn_start(record, at), seat)
    if origin.generations() > GENERATIONS:
        raise RecordError(f"expected a game with at most {GENERATIONS - 1} others behind it, got more")
    return origin


def begin(origin: Origin, players: Sequence[Player], rng: Random | None = None) -> Record:
    """The branch as far as it is the game it parts from: a record in progress, played on by `players`.

    If all is as it was and the seed of the origin is known, that is the branch's, too; what is dealt again is
    dealt by `rng`, or if there is none always alike. Raises RecordError or ReplayError.
    """
    before = origin.record
    extra = {key: value for key, value in before.extra.items() if key == TALISMAN_BY}
    state = replayed(origin, rng or Random(0)).replay()
    begun = Record.of(state, players, {**extra, KEY: origin.to_dict()})
    if origin.seat is not None:
        return begun
    return replace(begun, seed=before.seed, commitment=before.commitment)


def replayed(origin: Origin, rng: Random) -> Record:
    """The game up to where the branch parts, a record in progress without a seed."""
    before = origin.record
    if origin.seat is not None:
        return redealt(before, origin.at, origin.seat, rng)
    return Record.of(before.without_seed().replay(origin.at), before.seats)


def check_origin(origin: Origin, record: Record) -> None:
    """Raise ReplayError unless the record begins as the game it parts from, or as its seat saw that."""
    before = origin.record
    for name in ("rules", "talisman"):
        _check_same(name, getattr(record, name), getattr(before, name))
    starts = [start for start, _ in turn_starts(before)]
    if origin.at not in starts:
        raise ReplayError(f"{KEY}.at: expected where a turn begins, got {origin.at}")
    if origin.seat is None:
        _check_shared(origin, record)
    else:
        _check_seen(origin, record, starts.index(origin.at))


def _check_shared(origin: Origin, record: Record) -> None:
    """All cards, the first steps and the shuffles among them have to be the same."""
    before, number = origin.record, origin.at
    _check_same("decks", record.decks, before.decks)
    _check_same(f"the first {number} actions", record.actions[:number], before.actions[:number])
    shared = Record.of(before.replay(number), before.seats)
    for name in ("reshuffles", "leo_piles"):
        piles = getattr(shared, name)
        _check_same(f"the first {len(piles)} {name}", getattr(record, name)[: len(piles)], piles)


def _check_seen(origin: Origin, record: Record, turn: int) -> None:
    """The seat has to have seen the same up to this turn."""
    saw = origin.record.replay(origin.at).observe(origin.seat)
    there = next((state for number, (_, state) in enumerate(turn_starts(record)) if number == turn), None)
    if there is None or there.observe(origin.seat) != saw:
        raise ReplayError(f"{KEY}: seat {origin.seat} saw something else in {KEY}.record up to {origin.at}")


def _check_same(what: str, found: object, expected: object) -> None:
    if found != expected:
        raise ReplayError(f"{what}: expected as in {KEY}.record, got others")
