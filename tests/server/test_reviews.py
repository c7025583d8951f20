"""Reviews of finished games, and hints: who gets them, how far they are, and that nothing hidden enters."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any

import pytest
from support.servers import Running, wait_for
from support.workers import Bench, Clock

from wildcards.analysis.review import LEAST_SIMULATIONS
from wildcards.bots.decision import choose
from wildcards.bots.registry import make_bot
from wildcards.conform.client import Socket, hurry, make, ok, problem, sit, start, you
from wildcards.engine.action import DONE
from wildcards.engine.deal import Decks
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.errors import WildCardsError
from wildcards.notation.record import Record
from wildcards.notation.verify import verify
from wildcards.protocol.table import NewTable, SeatSetup
from wildcards.secrecy.fold import SPECTATOR, fold_of
from wildcards.secrecy.rewrite import redeal
from wildcards.server.live.analyst import Analyst
from wildcards.server.live.shares import Party
from wildcards.table import analysed, commands, views
from wildcards.table.analysed import hint_of, review_of
from wildcards.table.creation import Given, first_entries
from wildcards.table.entry import Acted, Hinted, Seated, Started
from wildcards.table.refusal import RefusedError
from wildcards.table.replay import replay
from wildcards.table.table import Table

BOB = Party("192.0.2.2", "bob")
GIVEN = {"kind": "given", "seed": f"{7:064x}"}


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews made in this process take a twelfth of the simulations: no test here is about how many."""
    monkeypatch.setattr(analysed, "REVIEW_SIMULATIONS", LEAST_SIMULATIONS)


@cache
def played(seed: int = 1) -> tuple[State, list[State]]:
    """A game of bots to the end, and its positions."""
    rules = Rules(seats=3)
    state, bot = new_game(rules, seed=seed), make_bot("novice")
    before: list[State] = []
    while not state.is_over:
        before.append(state.copy())
        seat = state.to_act[0]
        bot.reseed(len(before))
        bot.new_game(rules, seat)
        state.apply(seat, choose(bot, "novice", state.observe(seat)))
    return state, before


# --- in one process, with a worker that does as the test says


def told(analyst: Analyst, key: tuple[str, int]) -> dict[str, Any]:
    answer = analyst.state(key)
    assert answer is not None
    found: dict[str, Any] = json.loads(answer)
    return found


async def settled(analyst: Analyst) -> None:
    await asyncio.gather(*analyst._tasks)


def test_a_review_waits_runs_and_is_kept() -> None:
    async def ask() -> None:
        bench, record = Bench(Clock()), Record.of(played()[0])
        analyst = Analyst(bench.worker)
        assert analyst.state(("t", 0)) is None
        analyst.begin(BOB, ("t", 0), record)
        analyst.begin(BOB._replace(uid="eve"), ("t", 1), record)
        analyst.begin(BOB, ("t", 0), record)  # asked for twice, made once
        assert (told(analyst, ("t", 1))["state"], told(analyst, ("t", 1))["before"]) == ("waiting", 1)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        bench.progress = (3, 20)
        now = told(analyst, ("t", 0))
        assert (now["state"], now["decided"], now["decisions"]) == ("running", 3, 20)
        await settled(analyst)
        assert len(bench.begun) == 2
        done = told(analyst, ("t", 0))
        review = done["review"]
        assert (done["state"], review["seat"]) == ("done", 0)
        assert review["result"] - review["par"] == review["luck"] - review["loss"]["mean"]
        analyst.begin(BOB, ("t", 0), record)
        await settled(analyst)
        assert len(bench.begun) == 2
        analyst.close()

    asyncio.run(ask())


def test_too_many_reviews_of_one_person_are_told_the_wait() -> None:
    async def ask() -> None:
        analyst, record = Analyst(Bench(Clock()).worker), Record.of(played()[0])
        for seat in (0, 1):
            analyst.begin(BOB, ("t", seat), record)
        with pytest.raises(RefusedError) as refused:
            analyst.begin(BOB, ("t", 2), record)
        assert (refused.value.code, refused.value.http_status) == ("too_many", 429)
        assert refused.value.args_["seconds"] == 8.0
        analyst.begin(BOB._replace(uid="eve"), ("t", 2), record)
        analyst.close()

    asyncio.run(ask())


def test_a_review_that_fails_is_told_once_and_can_be_asked_for_again() -> None:
    async def ask() -> None:
        bench, record = Bench(Clock()), Record.of(played()[0])
        analyst = Analyst(bench.worker)
        bench.fails = ["timeout", "timeout"]
        analyst.begin(BOB, ("t", 0), record)
        analyst.begin(BOB, ("t", 5), record)  # there is no such seat: a bug
        await settled(analyst)
        for key in (("t", 0), ("t", 5)):
            with pytest.raises(RefusedError) as refused:
                analyst.state(key)
            assert (refused.value.code, refused.value.http_status) == ("review_failed", 503)
            assert analyst.state(key) is None
        analyst.begin(BOB, ("t", 0), record)
        await settled(analyst)
        assert told(analyst, ("t", 0))["state"] == "done"

    asyncio.run(ask())


def test_decisions_are_numbered_as_the_seats_own_replay_is() -> None:
    record = Record.of(played()[0])
    views_of_seat = {view.step: view for view in replay(record, 1)}
    for one in review_of(record, 1).decisions:
        view = views_of_seat[one.step]
        assert view.seen["round"] == one.round
        assert one.plans[one.chosen].tokens[0] in view.seen["legal_actions"]


# --- what is hidden


@pytest.mark.parametrize("number", range(4))
def test_hints_and_their_size_are_the_same_whatever_is_hidden(number: int) -> None:
    chooser = random.Random(number)
    _, before = played(seed=number)
    state = chooser.choice(before)
    seat = state.to_act[0]
    own = views.encode(hint_of(state.observe(seat)))
    for _ in range(3):
        assert views.encode(hint_of(redeal(state, seat, chooser).observe(seat))) == own


def dealt_again(record: Record, seat: int, chooser: random.Random) -> Iterator[Record]:
    """The same game with two cards exchanged that lay where the seat never saw them."""
    shown = views.encode(replay(record, seat))
    piles = [list(record.decks.habitat), *[list(pile) for pile in record.reshuffles]]
    animals = list(record.decks.animals)
    for _ in range(2000):
        pile = chooser.choice([*piles, animals])
        one, other = chooser.sample(range(len(pile)), 2)
        if pile[one] == pile[other]:
            continue
        pile[one], pile[other] = pile[other], pile[one]
        decks = Decks.of(piles[0], animals, record.decks.removed)
        again = replace(
            record,
            decks=decks,
            reshuffles=tuple([tuple(pile) for pile in piles[1:]]),
            seed=None,
            commitment=None,
        )
        if is_the_same(again, seat, shown):
            yield again
        else:
            pile[one], pile[other] = pile[other], pile[one]


def is_the_same(record: Record, seat: int, shown: bytes) -> bool:
    try:
        verify(record)
    except WildCardsError:
        return False
    return views.encode(replay(record, seat)) == shown


def test_a_review_is_the_same_whatever_the_seat_never_saw() -> None:
    record = Record.of(played(seed=3)[0])
    own = views.encode(review_of(record, 0))
    others = list(islice(dealt_again(record, 0, random.Random(5)), 4))
    assert len(others) == 4
    assert others[-1].decks.habitat != record.decks.habitat or others[-1].reshuffles != record.reshuffles
    assert views.encode(review_of(others[-1], 0)) == own


# --- who may ask


def of_people(*, hints: bool) -> Table:
    """A table of two people and a bot, in play."""
    new = NewTable([SeatSetup("open"), SeatSetup("open"), SeatSetup("bot", "novice")], hints=hints)
    table = Table.fold("t" * 20, first_entries("ann", new, 0, Given("AAAAAA", "5e" * 32, 0)))
    for seat, uid in enumerate(("ann", "bob")):
        table.apply(Seated(0, seat, uid, uid, f"{seat:032x}"))
    table.apply(Started(0))
    return table


def refusal(ask: Callable[[], object]) -> str:
    with pytest.raises(RefusedError) as refused:
        ask()
    return refused.value.code


def test_hints_where_others_play_need_the_hosts_consent_and_are_told_to_all() -> None:
    assert refusal(lambda: commands.check_hint(of_people(hints=False), "ann", 0)) == "no_hints"
    table = of_people(hints=True)
    assert refusal(lambda: commands.hint(table, "ann", 1, 5)) == "foreign_seat"
    seat = next(seat for seat in table.owing() if seat < 2)
    uid = ("ann", "bob")[seat]
    assert commands.hint(table, uid, seat, 5) == [Hinted(5, seat)]
    told = table.then([Hinted(5, seat)])
    assert commands.hint(told, uid, seat, 6) == []  # once a decision
    assert table.hinted == ()
    for who in ("ann", "bob", "eve"):
        shown = views.table_view(told, who, ())
        assert [(one.seat, one.round) for one in shown.hinted] == ([] if told.hides(seat) else [(seat, 1)])


def test_who_asks_in_a_secret_phase_is_told_when_it_is_over() -> None:
    state = next(one for one in played()[1] if one.phase == Phase.DISCARD)
    table = fold_of(state)
    seat = table.owing()[0]
    asked = table.then([Hinted(table.at, seat)])
    assert table.hides(seat)
    assert views.table_view(asked, SPECTATOR, ()) == views.table_view(table, SPECTATOR, ())
    while asked.playing_state().phase == Phase.DISCARD:
        owing = asked.owing()[0]
        asked.apply(Acted(table.at, owing, [DONE], "", 0, "novice"))
    assert [one.seat for one in views.table_view(asked, SPECTATOR, ()).hinted] == [seat]


def test_hints_and_reviews_over_http(server: Running) -> None:
    ann, bob = server.client(), server.client()
    table = make(ann, [you(), *[{"kind": "bot", "level": "novice"}] * 2], deal=GIVEN)
    start(ann, table)
    with Socket(ann, table) as socket:
        socket.until_seen(lambda: bool(socket.legal(0)))
        hint = ok(ann.post(f"/api/tables/{table}/seats/0/hint"))
        assert hint["step"] == socket.games[0]["step"]
        assert hint["best"]["chance"] >= hint["others"][0]["chance"] - hint["others"][0]["behind"]["high"]
        assert socket.act(0, *hint["best"]["tokens"])["type"] == "done"
    assert problem(bob.post(f"/api/tables/{table}/seats/0/hint")) == (403, "foreign_seat")
    review = f"/api/tables/{table}/seats/0/review"
    assert problem(ann.post(review)) == (409, "not_over")
    assert problem(ann.get(review)) == (404, "no_review")
    hurry([ann], table)
    assert problem(ann.post(f"/api/tables/{table}/seats/3/review")) == (404, "no_seat")
    states = [ok(ann.post(review))]

    def is_done() -> bool:
        states.append(ok(bob.get(review)))
        return bool(states[-1]["state"] == "done")

    wait_for(is_done, 200)
    made = states[-1]["review"]
    assert states[-1]["decided"] == states[-1]["decisions"] == len(made["decisions"]) > 0
    assert made["result"] - made["par"] == made["luck"] - made["loss"]["mean"]
    assert ok(bob.post(review)) == states[-1]


def test_a_table_with_leo_and_hints_where_they_are_not_allowed(server: Running) -> None:
    ann, bob = server.client(), server.client()
    table = make(ann, [you(), {"kind": "open"}, {"kind": "leo"}])
    sit(bob, table, 1)
    start(ann, table)
    assert problem(ann.post(f"/api/tables/{table}/seats/0/hint")) == (403, "no_hints")
    hurry([ann, bob], table)
    assert problem(ann.post(f"/api/tables/{table}/seats/2/review")) == (400, "no_decisions")
