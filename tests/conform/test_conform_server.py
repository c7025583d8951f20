"""`wildcards conform server`: our server keeps the rules, and servers that break one each are found out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from support.servers import Running
from support.terminals import Terminal

from wildcards.conform import server as conform_server
from wildcards.conform.check import Outcome, ask_all
from wildcards.conform.server import CHECKS, Subject
from wildcards.engine import board as at
from wildcards.notation.record import Record
from wildcards.server.live.deals import Deals
from wildcards.server.live.live_table import LiveTable
from wildcards.table import commands, views
from wildcards.table.refusal import RefusedError
from wildcards.table.table import OPEN, OVER, Table
from wildcards.table.views import Shown


def asked(server: Running, *names: str) -> dict[str, Outcome]:
    """What came of these checks, or of all."""
    subject = Subject(server.url)
    try:
        checks = [check for check in CHECKS if check.name in names or not names]
        return {one.name: one for one in ask_all(checks, subject)}
    finally:
        subject.close()


def test_our_server_keeps_all_rules(server: Running) -> None:
    outcomes = asked(server)
    assert [one for one in outcomes.values() if not one.held] == []
    assert len(outcomes) == len(CHECKS)


# --- broken ones


class Leaky:
    """What there is to see of a table, but the size of its pile depends on the card which is next in it."""

    def __init__(self, shown: Shown, table: Table) -> None:
        self._shown = shown
        self._table = table

    def __getattr__(self, name: str) -> Any:
        return getattr(self._shown, name)

    def game(self, seat: int | None, since: int) -> bytes:
        view = json.loads(self._shown.game(seat, since))
        state = self._table.playing_state()
        rest = list(state.pile)[state.s[at.PILE_AT] :]
        view["seen"]["pile_size"] += rest[0] % 2 if rest else 0
        return json.dumps(view).encode()


def shows_piles(patch: pytest.MonkeyPatch) -> None:
    """Whoever looks is shown something of the next card."""
    shown_to = LiveTable.shown_to

    def leaky(live: LiveTable, uid: str) -> Any:
        return Leaky(shown_to(live, uid), live.table)

    patch.setattr(LiveTable, "shown_to", leaky)


def acts_again(patch: pytest.MonkeyPatch) -> None:
    """It forgets which commands it has carried out."""
    act = commands.act

    def forgetful(table: Table, uid: str, one: Any, time: int) -> Any:
        if (one.seat, one.id) in table.answered:
            raise RefusedError("stale", seat=one.seat, step=table.step_of(one.seat), got=one.step)
        return act(table, uid, one, time)

    patch.setattr(commands, "act", forgetful)


def lets_anybody_act(patch: pytest.MonkeyPatch) -> None:
    """It does not ask whose seat it is."""
    act = commands.act

    def trusting(table: Table, uid: str, one: Any, time: int) -> Any:
        return act(table, commands.place_of(table, one.seat).uid or uid, one, time)

    patch.setattr(commands, "act", trusting)


def miscounts(patch: pytest.MonkeyPatch) -> None:
    """Its records have another result."""
    record = views.record

    def wrong(table: Table) -> Record:
        made = record(table)
        assert made.result is not None
        scores = tuple([None if one is None else one + 1 for one in made.result.scores])
        return replace(made, result=made.result._replace(scores=scores))

    patch.setattr(views, "record", wrong)


def changes_its_mind(patch: pytest.MonkeyPatch) -> None:
    """It commits to something else once it knows the nonces."""
    commitment = Table.commitment

    def late(table: Table) -> str:
        return commitment(table) if table.status == OPEN else "0" * 64

    patch.setattr(Table, "commitment", late)


def opens_closed_tables(patch: pytest.MonkeyPatch) -> None:
    """Its records are there before the end."""
    record = views.record

    def early(table: Table) -> Record:
        status, table.status = table.status, OVER
        try:
            return record(table)
        finally:
            table.status = status

    async def let_in(*_: object, **__: object) -> None:
        pass

    patch.setattr(views, "record", early)
    patch.setattr(Deals, "open", let_in)


@pytest.fixture
def patch() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as patched:
        yield patched


@pytest.mark.parametrize(
    ("breaks", "check"),
    [
        (shows_piles, "secrets"),
        (acts_again, "once"),
        (lets_anybody_act, "refusals"),
        (miscounts, "records"),
        (changes_its_mind, "fair deal"),
        (opens_closed_tables, "outsiders"),
    ],
)
def test_a_server_that_breaks_a_rule_is_found_out(
    server: Running,
    patch: pytest.MonkeyPatch,
    breaks: Callable[[pytest.MonkeyPatch], None],
    check: str,
) -> None:
    breaks(patch)
    outcome = asked(server, check)[check]
    assert outcome.held is False
    assert outcome.remark


# --- the command


def test_the_command_says_what_held(server: Running, terminal: Terminal, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(conform_server, "CHECKS", CHECKS[:2])
    run = terminal.run("conform", "server", server.url)
    assert (run.status, len(run.lines)) == (0, 3)
    told = json.loads(terminal.run("conform", "server", server.url, "--json").out)
    assert [(one["name"], one["held"]) for one in told["checks"]] == [("hello", True), ("refusals", True)]


@pytest.mark.parametrize("url", ["nonsense", "ftp://example.org", "http://[", ""])
def test_what_is_no_address_is_told(terminal: Terminal, url: str) -> None:
    told = terminal.fails("conform", "server", url)
    assert told.strip() == f"server: expected an address such as https://example.org/cards, got {url!r}"


def test_a_server_that_is_none_is_told(terminal: Terminal) -> None:
    told = terminal.fails("conform", "server", "http://127.0.0.1:9")
    assert told.startswith("http://127.0.0.1:9: expected a server of Wild Cards, but none answers: ")
