"""The commands `admin reports` and `admin report`: what people have reported, by way of the database."""

from __future__ import annotations

from wildcards.commands import administration_words as words
from wildcards.commands.administration import DONE, order
from wildcards.errors import DatabaseError
from wildcards.server.storage.database import opened
from wildcards.server.storage.library import wall_ms
from wildcards.server.storage.migrate import reading
from wildcards.server.storage.orders import CloseReport
from wildcards.server.storage.words import Report, close_report, find_report, reports
from wildcards.terminal.output import say


def list_reports(url: str | None, *, everything: bool) -> int:
    """A line for each report; returns the exit status. All functions here raise DatabaseError."""
    with reading(url) as connection:
        found = reports(connection, closed=everything)
    for one in found:
        say(words.report_line(one))
    if not found:
        say(words.NO_REPORTS)
    return DONE


def show_report(url: str | None, number: int) -> int:
    """A report with all that was said around it."""
    for line in words.report(_report(url, number)):
        say(line)
    return DONE


def close(url: str | None, number: int) -> int:
    """Order that a report be closed; the order is also what the log of operators has."""
    if _report(url, number).closed is not None:
        raise DatabaseError(f"report {number}: expected one that is open")
    status = order(url, CloseReport(number))
    with opened(url) as database:
        close_report(database, number, wall_ms())
    return status


def _report(url: str | None, number: int) -> Report:
    with reading(url) as connection:
        found = find_report(connection, number)
    if found is None:
        raise DatabaseError(words.no_report(number))
    return found
