"""A database that fails, hangs and comes back at every point of a command, gone through case by case.

Whatever happens: the log can be folded, no command is in it twice, what was acknowledged is in it, and the
table in memory is what the log leads to.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from support.faulty_database import Faulty, NoBots, Script, all_scripts, desk_on, until_all_wait

from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.protocol.message import Act
from wildcards.secrecy.fold import settings_of
from wildcards.server.live import hub as desk_module
from wildcards.server.live import reader
from wildcards.server.live.hub import Hub
from wildcards.server.storage import table_time
from wildcards.table import commands
from wildcards.table.clock import SeatClock
from wildcards.table.entry import (
    Acted,
    BotSeated,
    Closed,
    Created,
    EndAgreed,
    EndAsked,
    EndDropped,
    Entry,
    Followed,
    Forgotten,
    Freed,
    GivenBack,
    Hinted,
    HostChanged,
    KeptOut,
    LetIn,
    Moved,
    Named,
    Replaced,
    Seated,
    Started,
    TakenBack,
    TakenOver,
    WasThere,
)
from wildcards.table.refusal import RefusedError
from wildcards.table.seat import Seat
from wildcards.table.table import Table

TABLE = "t" * 20
PEOPLE = ("ann", "bob", "cid")
AGAIN = ("unavailable", "busy", "internal")  # refusals that say nothing of the command itself


def beginning() -> list[Entry]:
    """Three people owe a bid."""
    settings = settings_of(new_game(Rules(seats=3), seed=1))
    entries: list[Entry] = [Created(0, "ann", settings, None, 3, None, "5e" * 32)]
    entries += [Seated(0, seat, uid, uid, f"{seat:032x}") for seat, uid in enumerate(PEOPLE)]
    return [*entries, Started(0)]


LOG = beginning()
START = Table.fold(TABLE, LOG)


def facts(table: Table) -> list[Any]:
    """Everything that has to be the same for two tables."""
    seats = [(seat.kind, seat.uid, seat.stand_in, seat.clock.since, seat.clock.left) for seat in table.seats]
    return [
        table.seq,
        table.at,
        table.status,
        table.state,
        seats,
        table.answered,
        table.decided_by,
        table.turn,
    ]


class Run:
    """Three commands at once, sent again by their people until there is an answer."""

    def __init__(self, script: Script, *, faults: int, desks: int, any_order: bool) -> None:
        self.script = script
        self.any_order = any_order
        self.faulty = Faulty(TABLE, LOG, Script(), 0)
        self.desks = [desk_on(self.faulty, has_others=desks > 1) for _ in range(desks)]
        self.faults = faults
        self.acknowledged: list[tuple[int, str]] = []
        self.refused: list[str] = []

    async def go(self) -> None:
        for hub in self.desks:
            await hub.live(TABLE)
        self.faulty.script, self.faulty.faults = self.script, self.faults
        waiting, tasks = [0, 1, 2], []
        while True:
            await until_all_wait()
            starts = len(waiting) if self.any_order else min(1, len(waiting))
            options = self.faulty.options()
            if not starts and not options:
                break
            chosen = self.script.choose(starts + len(options))
            if chosen < starts:
                tasks.append(asyncio.create_task(self._send(waiting.pop(chosen))))
            else:
                self.faulty.do(*options[chosen - starts])
        await asyncio.gather(*tasks)
        await self._check()

    async def _send(self, seat: int) -> None:
        """A person's command, until it is answered, like a client's that never gives up."""
        hub = self.desks[seat % len(self.desks)]
        state = START.playing_state()
        act = Act(f"c{seat}", seat, START.step_of(seat), [state.token(state.legal_actions(seat)[0])])
        while True:
            try:
                live = await hub.live(TABLE)
                await hub.command(live, lambda table, at: commands.act(table, PEOPLE[seat], act, at))
            except RefusedError as error:
                if error.code in AGAIN:
                    continue
                self.refused.append(f"{seat}: {error}")
                return
            except RuntimeError:
                continue
            self.acknowledged.append((seat, act.id))
            return

    async def _check(self) -> None:
        folded = self.faulty.fold()
        kept = self.faulty.commands()
        assert len(set(kept)) == len(kept)
        assert not self.refused
        assert sorted(self.acknowledged) == sorted(kept) == [(seat, f"c{seat}") for seat in range(3)]
        self.faulty.faults = 0
        for hub in self.desks:
            live = await hub.live(TABLE)
            await catch_up(hub, live)
            assert facts(live.table) == facts(folded)


async def catch_up(hub: Hub, live: Any) -> None:
    """Look at the log again, as the next command would."""
    live.doubt()
    await hub._settle(live)


def runs(**options: Any) -> Iterator[tuple[Run, Script]]:
    for script in all_scripts():
        yield Run(script, **options), script


async def go_through(**options: Any) -> int:
    count = 0
    for run, script in runs(**options):
        count += 1
        try:
            await asyncio.wait_for(run.go(), 30)
        except BaseException as error:
            error.add_note(f"script {[chosen for chosen, _ in script.taken]}")
            raise
    return count


@pytest.fixture(autouse=True)
def _inline(monkeypatch: pytest.MonkeyPatch) -> None:
    """No threads, and no time: the script decides what happens when."""

    async def at_once(function: Any, *args: Any) -> Any:
        return function(*args)

    monkeypatch.setattr(asyncio, "to_thread", at_once)
    monkeypatch.setattr(desk_module, "BotPool", NoBots)
    monkeypatch.setattr(table_time, "monotonic_ms", lambda: 1)


@pytest.mark.parametrize(("desks", "faults"), [pytest.param(1, 2, marks=pytest.mark.slow), (2, 1)])
def test_three_commands_and_every_fault(desks: int, faults: int) -> None:
    count = asyncio.run(go_through(faults=faults, desks=desks, any_order=False))
    print(f"{count} runs")
    assert count > 900


@pytest.mark.slow
def test_three_commands_in_any_order_and_more_faults() -> None:
    print(
        asyncio.run(go_through(faults=2, desks=2, any_order=False)), "runs of two processes, with two faults"
    )
    print(asyncio.run(go_through(faults=3, desks=1, any_order=True)), "runs in any order, with three faults")


def every_kind() -> list[Entry]:
    """What may happen at a table, at least one entry of each kind."""
    state = Table.fold(TABLE, LOG).playing_state()
    first, second = (state.legal_actions(seat)[0] for seat in (1, 2))
    waiting: list[Entry] = [
        Freed(1, 2, kicked=True),
        Seated(2, 2, "dan", "Dan", "f" * 32),
        Freed(3, 2, kicked=True),
        LetIn(4, 4),
        BotSeated(5, 2, "greedy"),
        Freed(6, 2),
        LOG[3],
        Named(7, 1, "Robert"),
        KeptOut(7, ["eve", "eve's phone"], "Eve"),
        HostChanged(8, "bob"),
    ]
    playing: list[Entry] = [
        Acted(10, 1, [first], "a", 0),
        TakenBack(15, 1, "c"),
        Acted(20, 1, [first], "d", 0),
        TakenOver(30, 2, "greedy", "absent"),
        Acted(40, 2, [second], "", 0, by="greedy"),
        GivenBack(50, 2, "b"),
        Moved(60, 1, "bob's phone"),
        Hinted(65, 2),
        EndAsked(66, "bob's phone"),
        EndDropped(66, 1),
        EndAsked(67, "ann"),
        EndAgreed(67, [1]),
        WasThere(68, 2),
        Replaced(69, 2, "greedy"),
        Closed(70),
        Forgotten(75, "cid"),
        Followed(80, "u" * 20),
    ]
    return [*LOG[:4], *waiting, LOG[4], *playing]


def attributes(kind: Any) -> list[str]:
    """The names of all that is kept in one of these, compiled or not."""
    return list(kind.__mypyc_attrs__ if hasattr(kind, "__mypyc_attrs__") else kind.__slots__)


def parts(thing: Any) -> Any:
    """Everything a table consists of, to compare."""
    if isinstance(thing, Table):
        return {name: parts(value) for name, value in vars(thing).items()}
    if isinstance(thing, list):
        return [parts(each) for each in thing]
    if isinstance(thing, Seat | SeatClock):
        return {name: parts(getattr(thing, name)) for name in attributes(type(thing))}
    return thing.copy() if hasattr(thing, "copy") else thing


def test_what_follows_leaves_the_table_as_it_was() -> None:
    entries = every_kind()
    assert {type(entry) for entry in entries} == set(Entry.__args__)
    table = Table.fold(TABLE, entries[:1])
    for number, entry in enumerate(entries[1:], 2):
        before = parts(table)
        following = table.then([entry])
        assert parts(table) == before, entry
        assert parts(following) == parts(Table.fold(TABLE, entries[:number])), entry
        table = following


class Slow:
    """A log whose readers, once released, get what it had when they began."""

    def __init__(self) -> None:
        self.entries_now = list(LOG)
        self.gates: list[asyncio.Event] = []

    async def read(self, _function: Any, since: dict[str, int]) -> dict[str, list[Entry]]:
        """In place of asyncio.to_thread(library.newer, …)."""
        found = {table_id: self.entries_now[number:] for table_id, number in since.items()}
        gate = asyncio.Event()
        self.gates.append(gate)
        await gate.wait()
        return found

    async def let_go(self) -> None:
        """Release the first reader."""
        await until_all_wait()
        self.gates.pop(0).set()
        await until_all_wait()


@pytest.mark.parametrize("is_gap", [False, True])
def test_what_is_told_while_the_log_is_read_is_read_too(
    monkeypatch: pytest.MonkeyPatch, is_gap: bool
) -> None:
    """Otherwise a process stays a step behind the others until somebody does something there."""

    async def go() -> None:
        hub = desk_on(Faulty(TABLE, LOG, Script(), 0), has_others=True)
        live = await hub.live(TABLE)
        slow = Slow()
        monkeypatch.setattr(asyncio, "to_thread", slow.read)
        monkeypatch.setattr(reader, "GATHER", 0)
        newer = Named(1, 0, "Anna"), Named(2, 0, "Anni")
        slow.entries_now.append(newer[0])
        hub._notice([["t", TABLE, "5"]])
        await until_all_wait()  # the log is being read
        slow.entries_now.append(newer[1])
        if is_gap:
            hub.refresh_all()
        else:
            hub._notice([["t", TABLE, "6"]])
        await slow.let_go()
        assert live.table.seats[0].name == "Anna"
        await slow.let_go()
        assert live.table.seats[0].name == "Anni"
        assert not slow.gates
        assert not live.is_doubtful

    asyncio.run(go())
