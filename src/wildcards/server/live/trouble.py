"""What goes wrong: at one table, which is left alone for a while, and with the database."""

from __future__ import annotations

import logging
import time
from collections.abc import Coroutine
from typing import Any, Final

from wildcards.errors import DatabaseError
from wildcards.server.storage.database import word_for
from wildcards.server.storage.table_time import BEAT
from wildcards.server.storage.writer import Writer
from wildcards.table.refusal import RefusedError

_LOG: Final = logging.getLogger(__name__)
_FIRST: Final = 1.0  # seconds for which a table is left alone at first
_LONGEST: Final = 600.0
_SILENCE: Final = 5 * BEAT  # seconds without a beat after which the database counts as away
_FRESH: Final = 30.0  # seconds for which a failed append counts, if beats succeed and nobody appends


async def safely(work: Coroutine[Any, Any, Any], what: str) -> None:
    """Do what is tried again later, or is no concern of whoever plays: a failure of it is only reported.

    That the database is away is not, as the beats report that.
    """
    try:
        await work
    except DatabaseError:
        return
    except RefusedError as error:
        if error.http_status != 503:
            _LOG.warning(what, extra={"why": error.code})
    except Exception:  # noqa: BLE001  # whatever it is, the next time may succeed
        _LOG.exception(what)


class Troubles:
    """Tables at which something failed. Each is reported once, and rests, longer each time."""

    def __init__(self) -> None:
        self._tables: Final[dict[str, tuple[str, float, float]]] = {}  # what, until when, for how long

    def note(self, table_id: str, error: BaseException) -> None:
        """Something failed about this table."""
        what = f"{type(error).__name__}: {error}"
        before, _, pause = self._tables.get(table_id, ("", 0.0, _FIRST / 2))
        if what != before:
            _LOG.error("table in trouble", extra={"table": table_id}, exc_info=error)
        pause = min(_LONGEST, 2 * pause)
        self._tables[table_id] = what, time.monotonic() + pause, pause

    def rest(self, table_id: str) -> float:
        """For how many more seconds to leave this table alone."""
        found = self._tables.get(table_id)
        return 0.0 if found is None else max(0.0, found[1] - time.monotonic())

    def forget(self, table_id: str) -> None:
        """All is well with this table."""
        self._tables.pop(table_id, None)


class Wellbeing:
    """How the database is doing, by the last append and the last beat."""

    def __init__(self, writer: Writer) -> None:
        self._writer: Final = writer
        self._beat_failing = ""
        self._beat_at = time.monotonic()
        self._reported = ""

    def beat_kept(self) -> None:
        """A beat was kept."""
        self._beat_failing, self._beat_at = "", time.monotonic()
        self._report()

    def beat_failed(self, error: Exception) -> None:
        """A beat was not kept."""
        self._beat_failing = word_for(error)
        self._report()

    @property
    def failing(self) -> str:
        """Why the database accepts nothing, in a word (`word_for`); "" if it does."""
        now = time.monotonic()
        if self._beat_failing:
            return self._beat_failing
        if now - self._beat_at > _SILENCE:
            return "away"
        return self._writer.failing if now - self._writer.failed_at < _FRESH else ""

    def _report(self) -> None:
        """Tell the operator when this changes, not each time."""
        failing = self.failing
        if failing != self._reported:
            self._reported = failing
            if failing:
                _LOG.warning("database accepts nothing", extra={"why": failing})
            else:
                _LOG.warning("database accepts writes again")
