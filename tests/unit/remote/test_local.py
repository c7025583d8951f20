"""A table in this process: what its host answers, keeps, and asks of bots."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from strategies import TABLES, dice, table_name
from support.screens import cast_of, random_picks

from wildcards.bots.bot import Bot
from wildcards.bots.fallback import fallback_action
from wildcards.bots.greedy import GreedyBot
from wildcards.bots.roster import Roster
from wildcards.choices.selection import steps
from wildcards.engine.rules import Rules
from wildcards.notation.record import HUMAN, LEO, Player
from wildcards.notation.verify import verify
from wildcards.protocol.message import Act, Back, Done, Hello, Ping, Pong, Refused, TakeBack, View, Welcome
from wildcards.remote.host import LocalHost
from wildcards.remote.local import LocalLink
from wildcards.remote.log_file import read_log
from wildcards.remote.saved_game import load
from wildcards.remote.transport import Transport
from wildcards.table.decision import question
from wildcards.table.entry import Acted, TakenBack
from wildcards.table.table import Table

RULES = Rules(seats=3)
SEED = b"s" * 32


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: None)


def begun(path: Path, rules: Rules = RULES, you: int = 0, level: str = "random") -> LocalHost:
    seats = [
        Player("Ann", HUMAN) if seat == you else Player("Leo", LEO) if seat == rules.leo_seat
        else Player(f"Bot {seat}", level) for seat in range(rules.seats)
    ]  # fmt: skip
    return LocalHost.begin(rules, SEED, seats, you, path / "game.json", None, Roster())


def decide(link: LocalLink, seat: int, name: str = "local") -> None:
    """One random decision of the person."""
    seen = link.table.seen_by(seat)
    picked = random_picks(seen, cast_of(seen.rules, seat), dice(name, len(seen.history[-1])))
    command = link.tell(lambda table: table.act(seen, steps(seen, picked)))
    assert link.wait(lambda table: table.is_settled(command))
    assert command.refused is None


def is_over(link: LocalLink) -> bool:
    view = link.table.view
    assert view is not None
    return view.status == "over"


def acts_in(path: Path) -> list[Acted]:
    return [entry for entry in read_log(path.read_text())[1] if isinstance(entry, Acted)]


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_a_whole_game_is_in_the_log_and_in_the_record(tmp_path: Path, rules: Rules) -> None:
    you = rules.human_seats()[-1]
    host = begun(tmp_path, rules, you)
    with LocalLink(host) as link:
        while not is_over(link):
            assert link.table.is_asked(you)
            decide(link, you)
        record = host.record()
        assert verify(record).observe(you) == link.table.seen_by(you)
        assert (record.rules, record.seed, dict(record.extra)) == (rules, SEED.hex(), {})
        again = LocalHost(load(tmp_path / "game.json"))
        assert again.record() == record


def test_every_act_is_on_the_disk_before_it_is_carried_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    synced: list[int] = []
    then = Table.then

    def checked(self: Table, entries: list[Acted]) -> Table:
        assert acts_in(path)[-1] == entries[-1]
        assert len(synced) == 2 + len(acts_in(path))  # the new file and its directory, then every act
        return then(self, entries)

    monkeypatch.setattr(os, "fsync", synced.append)
    monkeypatch.setattr(Table, "then", checked)
    with LocalLink(begun(tmp_path)) as link:
        for _ in range(5):
            decide(link, 0)
    assert len(acts_in(path)) > 10


def test_bots_are_asked_in_order_what_a_server_asks_them(tmp_path: Path) -> None:
    host = begun(tmp_path)
    with LocalLink(host) as link:
        for _ in range(20):
            decide(link, 0)
    _, entries = read_log((tmp_path / "game.json").read_text())
    table = Table.fold("local", entries[:5])
    for entry in entries[5:]:
        assert isinstance(entry, Acted)
        if entry.by:
            assert not table.people_to_act()
            assert entry.seat == table.bots_to_act()[0]
            asked = question(table, entry.seat, entry.step)
            assert asked is not None
            assert asked.level == entry.by == "random"
            assert entry.actions == [fallback_action(asked.seen, asked.seed)]  # which is how `random` chooses
        table.apply(entry)


def test_a_bot_that_fails_loses_the_decision_to_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: Bot, seen: object, limit: object = None) -> int:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr(GreedyBot, "choose", fail)
    host = begun(tmp_path, level="greedy")
    told: list[tuple[int, str]] = []
    host.on_fault = lambda seat, why: told.append((seat, why))
    with LocalLink(host) as link:
        decide(link, 0)
    by_bots = [act for act in acts_in(tmp_path / "game.json") if act.by]
    assert [(act.seat, "by zero") for act in by_bots] == told
    assert {act.fault for act in by_bots} == {"ZeroDivisionError"}


def test_messages_are_answered_as_a_server_does(tmp_path: Path) -> None:
    host = begun(tmp_path)
    welcome, view = host.receive(Hello(1))
    assert isinstance(welcome, Welcome)
    assert isinstance(view, View)
    assert host.news() == []
    assert isinstance(host.receive(Ping("p"))[0], Pong)
    assert isinstance(view.games, list)
    (game,) = view.games
    token = game.choices[0].token
    act = Act("a", 0, game.step, [token])
    (done,) = host.receive(act)
    assert done == host.receive(act)[0] == Done("a", 0, game.step + 1)
    refusals = {
        "id_used": Act("a", 0, game.step, ["F9"]),
        "stale": Act("b", 0, game.step, [token]),
        "foreign_seat": Act("c", 1, game.step, [token]),
        "no_token": Act("d", 0, game.step + 1, ["??"]),
    }
    for code, message in refusals.items():
        (refused,) = host.receive(message)
        assert isinstance(refused, Refused)
        assert (refused.code, refused.id) == (code, message.id)
    assert host.receive(Back("e", 0)) == [Done("e", 0, game.step + 1)]
    host.close()


def test_what_was_done_in_secret_is_taken_back_and_kept_so(tmp_path: Path) -> None:
    """Here it can be until bots are asked: between the two bids of a person, say."""
    host = begun(tmp_path)
    _, view = host.receive(Hello(1))
    assert isinstance(view, View)
    assert isinstance(view.games, list)
    (game,) = view.games
    first, second = [choice.token for choice in game.choices if choice.reason is None][:2]
    (refused,) = host.receive(TakeBack("a", 0, game.step))
    assert isinstance(refused, Refused)
    assert refused.code == "seen"
    host.receive(Act("b", 0, game.step, [first]))
    back = TakeBack("c", 0, game.step + 1)
    assert host.receive(back) == host.receive(back) == [Done("c", 0, game.step)]
    assert host.news() == []  # nothing was shown in between
    host.receive(Act("d", 0, game.step, [second]))
    (shown,) = host.news()
    assert isinstance(shown, View)
    assert isinstance(shown.games, list)
    assert shown.games[0].can_take_back
    host.close()
    kept = read_log((tmp_path / "game.json").read_text())[1]
    assert [type(entry) for entry in kept[-3:]] == [Acted, TakenBack, Acted]


def test_nothing_moves_but_while_somebody_waits(tmp_path: Path) -> None:
    host = begun(tmp_path)
    with LocalLink(host) as link:
        transport: Transport = link
        seen = transport.table.seen_by(0)
        command = transport.tell(lambda table: table.act(seen, [seen.legal_actions[0]]))
        assert command.done is not None
        assert not transport.wait(lambda table: table.is_settled(command), 0)
        assert len(acts_in(tmp_path / "game.json")) == 1
        assert transport.wait(lambda table: table.is_settled(command))
        assert not transport.wait(lambda _: False)
        assert (transport.is_connected, transport.time_left(0)) == (True, None)


def test_a_game_goes_on_while_it_cannot_be_kept_and_then_is_kept_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = begun(tmp_path)
    told: list[str] = []
    host.on_failure = told.append

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with LocalLink(host) as link:
        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", full)
            decide(link, 0)
        failures = [host.failure]
        decide(link, 0)
        failures.append(host.failure)
    assert failures == ["No space left on device", None]
    assert told == ["No space left on device"]
    again = load(tmp_path / "game.json").table
    assert again.playing_state().observe(0) == link.table.seen_by(0)
