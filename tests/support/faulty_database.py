"""A database that answers when and as it is told to: it keeps, fails, hangs, or keeps and says it failed.

Every choice comes from a script of numbers, so that everything that can happen can be tried, run after run.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from wildcards.errors import DatabaseError
from wildcards.server.config import Config
from wildcards.server.live.hub import Hub
from wildcards.server.live.profiles import Profiles
from wildcards.server.metrics import Metrics
from wildcards.server.storage.writer import Append, ConflictError, UnavailableError
from wildcards.table.entry import Acted, Entry, GivenBack, from_json, to_json
from wildcards.table.table import Table

KEPT, LOST, KEPT_UNTOLD, LATE = "kept", "lost", "kept, told as failed", "told as failed, kept later"
FAULTS: Final = (LOST, KEPT_UNTOLD, LATE)
_METRICS: Final = Metrics()  # one for all: to make them takes longer than a run


class Script:
    """The choices of one run: the given ones, then always the first one."""

    def __init__(self, given: Sequence[int] = ()) -> None:
        self.given = list(given)
        self.taken: list[tuple[int, int]] = []  # what was chosen, of how many

    def choose(self, options: int) -> int:
        """One of this many."""
        number = len(self.taken)
        chosen = self.given[number] if number < len(self.given) else 0
        self.taken.append((chosen, options))
        return chosen

    def following(self) -> list[int] | None:
        """The next script in order; None after the last."""
        taken = list(self.taken)
        while taken:
            chosen, options = taken.pop()
            if chosen + 1 < options:
                return [one for one, _ in taken] + [chosen + 1]
        return None


def all_scripts() -> Iterator[Script]:
    """Every script there is, each once the one before it has run."""
    given: list[int] | None = []
    while given is not None:
        script = Script(given)
        yield script
        given = script.following()


class Faulty:
    """The log of one table, as a database would have it, and what is under way to it."""

    def __init__(self, table_id: str, log: Sequence[Entry], script: Script, faults: int) -> None:
        self.table_id = table_id
        self.log = {seq: to_json(entry) for seq, entry in enumerate(log)}
        self.script = script
        self.faults = faults  # how many may still happen
        self.pending: list[tuple[Append, asyncio.Future[None]]] = []
        self.late: list[Append] = []

    def _fault(self, options: int) -> int:
        """A choice of which all but the first are faults."""
        chosen = self.script.choose(options) if self.faults else 0
        self.faults -= chosen > 0
        return chosen

    # --- what a library does

    def entries(self, table_id: str, since: int = 0) -> list[Entry]:
        """Like Library.entries."""
        assert table_id == self.table_id
        if self._fault(2):
            raise DatabaseError("away")
        return [from_json(text) for seq, text in sorted(self.log.items()) if seq >= since]

    def newer(self, since: Mapping[str, int]) -> dict[str, list[Entry]]:
        """Like Library.newer."""
        return {table_id: self.entries(table_id, number) for table_id, number in since.items()}

    # --- what a writer does

    name: Final = "here"

    async def keep(self, append: Append) -> None:
        """Like Writer.keep; it waits for `answer`."""
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.pending.append((append, answered))
        await asyncio.shield(answered)

    def _store(self, append: Append) -> Exception | None:
        """Keep it, if its numbers are free: just as a primary key enforces."""
        rows = {append.seq + i: text for i, text in enumerate(append.entries)}
        if rows.keys() & self.log.keys():
            return ConflictError()
        self.log |= rows
        return None

    def options(self) -> list[tuple[str, int]]:
        """What can be done next: answer what is under way, or keep what was given up."""
        how = [KEPT, *(FAULTS if self.faults else ())]
        answers = [(one, number) for number in range(len(self.pending)) for one in how]
        return answers + [("land", number) for number in range(len(self.late))]

    def do(self, what: str, number: int) -> None:
        """Do it."""
        if what == "land":
            self._store(self.late.pop(number))
            return
        self.faults -= what != KEPT
        append, answered = self.pending.pop(number)
        error: Exception | None = None
        if what in (KEPT, KEPT_UNTOLD):
            error = self._store(append)
        if what == LATE:
            self.late.append(append)
        if what != KEPT:
            error = UnavailableError()
        if error is None:
            answered.set_result(None)
        else:
            answered.set_exception(error)

    def fold(self) -> Table:
        """The table that the log leads to: it raises if the log contradicts itself."""
        assert sorted(self.log) == list(range(len(self.log)))
        return Table.fold(self.table_id, [from_json(text) for _, text in sorted(self.log.items())])

    def commands(self) -> list[tuple[int, str]]:
        """The people's commands that the entries carry out, by seat and id."""
        return [
            (entry.seat, entry.cid)
            for entry in [from_json(text) for text in self.log.values()]
            if isinstance(entry, GivenBack) or (isinstance(entry, Acted) and not entry.by)
        ]


class NoBots:
    """In place of the workers, which nobody asks."""

    faults = 0

    def __init__(self, *_: object) -> None:
        """There are none."""


class Wakes:
    """Like a Notifier for processes that hear of each other late, or never."""

    def __init__(self, *, has_others: bool) -> None:
        self.has_others = has_others

    def begin(self, notice: Any) -> int:  # nobody sends any
        return 0

    def ask(self, table_id: str) -> None:
        """Nobody answers."""

    def tell_presence(self, table_id: str, seats: Sequence[int], *, again: bool = False) -> None:
        """Nobody hears it."""

    def close(self) -> None:
        """Nothing is open."""


def desk_on(faulty: Faulty, *, has_others: bool = False) -> Hub:
    """A hub that keeps its tables there."""
    double: Any = faulty
    return Hub(
        Config(""),
        double,
        double,
        Wakes(has_others=has_others),
        _METRICS,
        double,
        double,
        Profiles(double, double, double),
    )


async def until_all_wait() -> None:
    """Let everybody continue until nobody can."""
    loop: Any = asyncio.get_running_loop()
    await asyncio.sleep(0)
    while loop._ready:  # noqa: ASYNC110  # no event says that nothing is ready
        await asyncio.sleep(0)
