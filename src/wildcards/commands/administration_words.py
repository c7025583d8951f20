"""What is said about orders to a server, and about its tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final

from wildcards.commands.phrases import seat_name
from wildcards.server.storage.listing import Card
from wildcards.server.storage.orders import Announce, Ban, CloseReport, Drain, End, Given, Unban
from wildcards.server.storage.words import Report, Spoken
from wildcards.table.entry import Entry
from wildcards.table.table import Table
from wildcards.words.english import and_list
from wildcards.words.text import printable

NO_TABLES: Final = "no tables"
NO_BANS: Final = "no bans"
NO_ORDERS: Final = "no orders"
NO_REPORTS: Final = "no reports"
_UNITS: Final = (("day", 86_400_000), ("hour", 3_600_000), ("minute", 60_000))


def table_line(table_id: str, visibility: str, card: Card, since: int) -> str:
    """A table on a line; `since` is for how many ms it has been unchanged."""
    names = ", ".join([printable(name or "(open)") for name in card.names])
    title = f" “{printable(card.title)}”" if card.title else ""
    return f"{table_id}  {card.status:<7}  {visibility:<7}  {_span(since):>10} ago  {names}{title}"


def table(found: Table, last: Sequence[Entry]) -> Iterator[str]:
    """A table, who sits there, and what happened last."""
    settings = found.settings
    yield f"table {found.id}: {found.status}, {settings.visibility}, edition {settings.rules.edition}"
    yield f"made {_moment(found.created.wall)} by person {found.created.host}"
    for index, seat in enumerate(found.seats):
        who = seat.kind if seat.uid is None else f"person {seat.uid}"
        level = "" if seat.level is None else f", {seat.level}"
        stand_in = "" if seat.stand_in is None else f"; {seat.stand_in} decides: {seat.why}"
        yield f"{seat_name(index)}: {printable(found.name_of(index) or '-')} ({who}{level}{stand_in})"
    kinds = ", ".join([str(entry.__struct_config__.tag) for entry in last])
    yield f"entries: {found.seq + 1}, the last: {kinds}"


def order(given: Given) -> str:
    """An order: its number, when it was given, by whom, and what it is."""
    return f"{given.number}  {_moment(given.at)}  {printable(given.by)}  {_what(given)}"


def _what(given: Given) -> str:
    match given.order:
        case Ban() as banned:
            return f"ban {_whom(banned)}"
        case Unban(number):
            return f"unban {number}"
        case End(table_id, why):
            return f"end table {table_id}{_because(why)}"
        case Drain(on):
            return "drain: no new tables" if on else "drain --off: new tables again"
        case CloseReport(number):
            return f"close report {number}"
        case Announce(text, until):
            return f"announce{_until(until)}: {printable(text)}" if text else "announce nothing more"


def ban(number: int, banned: Ban) -> str:
    """A ban on a line."""
    return f"{number}  {_whom(banned)}"


def no_ban(number: int, numbers: Sequence[int]) -> str:
    """There is no such ban."""
    known = f"one of {and_list([str(one) for one in numbers])}" if numbers else "a ban, but there are none"
    return f"NUMBER: expected {known}, got {number}"


def report_line(found: Report) -> str:
    """A report on a line."""
    word = next(one for one in found.context if one.number == found.word)
    closed = "" if found.closed is None else "  closed"
    return f"{found.number}  {_moment(found.at)}  table {found.table_id}{closed}  {_said(word)}"


def report(found: Report) -> Iterator[str]:
    """A report with all that was said around it."""
    closed = "open" if found.closed is None else f"closed {_moment(found.closed)}"
    yield f"report {found.number}: {closed}; made {_moment(found.at)} by person {found.by}"
    yield f"table {found.table_id}, {found.context[0].channel}"
    for one in found.context:
        mark = ">" if one.number == found.word else " "
        yield f"{mark} {_moment(one.at)}  {_said(one)}  (person {one.uid})"


def no_report(number: int) -> str:
    """There is no such report."""
    return f"ID: expected the number of a report, as `wildcards admin reports --all` lists them, got {number}"


def _said(one: Spoken) -> str:
    text = f"[{one.phrase}]" if one.text is None else f"“{printable(one.text)}”"
    return f"{printable(one.name)}: {text}"


def _whom(banned: Ban) -> str:
    whom = f"network {banned.network}" if banned.person is None else f"person {printable(banned.person)}"
    return f"{whom}{_until(banned.until)}{_because(banned.why)}"


def _until(until: int | None) -> str:
    return "" if until is None else f" until {_moment(until)}"


def _because(why: str) -> str:
    return f" ({printable(why)})" if why else ""


def _moment(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def _span(ms: int) -> str:
    for unit, size in _UNITS:
        if ms >= size:
            number = ms // size
            return f"{number} {unit}" if number == 1 else f"{number} {unit}s"
    return "0 minutes"
