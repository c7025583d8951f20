"""What is said about a server's database."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from wildcards.commands.phrases import count
from wildcards.ratings.favours import Favour
from wildcards.words.english import and_list
from wildcards.words.text import printable

CHECKING: Final = "checking"
BACKING_UP: Final = "backing up"
RESTORING: Final = "restoring"
EXPORTING: Final = "exporting"
PUBLISHING: Final = "reading games"
PURGING: Final = "purging"
READING: Final = "reading games"
RATING: Final = "rating"
SURE: Final = "Remove them? [y/N] "
KEPT: Final = "nothing was removed"
NOBODY_TO_ASK: Final = "--yes: expected with --older-than, as there is no terminal to ask on"
_KINDS: Final = {"over": "finished", "closed": "closed", "open": "never started"}


def migrated(place: str, before: str | None, now: str) -> str:
    """From which revision to which."""
    if before == now:
        return f"{place}: revision {now}, up to date"
    return f"{place}: brought from {'nothing' if before is None else f'revision {before}'} to revision {now}"


def fault(table_id: str, why: str) -> str:
    """A table that is not as it should be."""
    return f"table {table_id}: {printable(why)}"


def checked(by_status: Mapping[str, int], faulty: int) -> str:
    """What was checked, and how much of it is wrong."""
    tables = sum(by_status.values())
    parts = [f"{number} {status}" for status, number in sorted(by_status.items())]
    listed = f" ({', '.join(parts)})" if parts else ""
    found = f"{faulty} with faults" if faulty else "all right"
    return f"{count(tables, 'table')} checked{listed}: {found}"


def plan(table_id: str, why: str, bad: int, good: int, faults: Sequence[str]) -> Iterator[str]:
    """What is wrong with a table, and what is done about it, a line for each."""
    if why and bad and good:
        entries = "1 entry" if bad == 1 else f"{bad} entries"
        yield f"table {table_id}: {entries} set aside, after {good} good ones: {printable(why)}"
    elif why:
        yield f"table {table_id}: taken out of the lists, as none of its entries is good: {printable(why)}"
    for one in faults:
        yield f"table {table_id}: listed as its log says: {printable(one)}"


def repaired(tables: int, *, is_dry: bool) -> str:
    """How much was repaired."""
    if not tables:
        return "nothing to repair"
    what = "to be repaired (nothing was changed)" if is_dry else "repaired"
    return f"{count(tables, 'table')} {what}"


def backed_up(rows: int, tables: int, file: str) -> str:
    """What a backup holds."""
    return f"{file}: {count(tables, 'table')}, {count(rows, 'row')} in all"


def restored(rows: int, tables: int, place: str) -> str:
    """What was restored."""
    return f"{place}: {count(tables, 'table')} restored, {count(rows, 'row')} in all"


def exported(games: int, file: str) -> str:
    """What was exported."""
    return f"{file}: {count(games, 'record')}"


def old(counts: Mapping[str, int], days: int) -> str:
    """What there is to purge."""
    parts = [f"{counts[status]} {kind}" for status, kind in _KINDS.items() if counts.get(status)]
    tables = count(sum(counts.values()), "table")
    detail = f" ({and_list(parts)})" if parts else ""
    return f"to be removed: {tables} unchanged for {count(days, 'day')}{detail}"


def purged(tables: int) -> str:
    """What was purged."""
    return f"{count(tables, 'table')} removed"


def published(month: str, games: int, new: int) -> str:
    """What the files of a month hold."""
    return f"{month}: {count(games, 'game')}, {new} of them new"


def nothing_published(month: str | None) -> str:
    """There was no game to publish."""
    when = "of a month that is over" if month is None else f"of {month}"
    return f"nothing to publish: no finished game {when} whose table said that it would be published"


def rating(uid: str, mu: float, sigma: float, games: int) -> str:
    """Somebody's rating, with the range in which their strength is 19 times out of 20."""
    return f"{uid}: {mu:.1f} ± {2 * sigma:.1f} from {count(games, 'rated game')}"


def ratings(people: int) -> str:
    """How many have a rating."""
    return f"{people} with a rating"


def recomputed(read: int, rated: int, changed: int) -> str:
    """What came of counting everything again."""
    found = f"{count(changed, 'rating')} changed" if changed else "every rating is as it was"
    return f"{count(read, 'finished game')} read, {count(rated, 'rated game')} counted: {found}"


def favour(found: Favour) -> str:
    """Somebody who left another something more often than by chance."""
    often = f"{found.times} times, {found.expected:.1f} expected by chance, in {count(found.games, 'game')}"
    return f"{found.giver} left {found.what} to {found.taker}: {often}; p = {found.p:.2g}"


def favours(games: int, looked_at: int, below: float) -> str:
    """How much was looked at, and how much of that would be listed by chance alone."""
    by_chance = f"by chance alone about {looked_at * below:.1f} of them are below p = {below:g}"
    return f"{count(games, 'game')}, {count(looked_at, 'sum')} looked at: {by_chance}; this is no verdict"
