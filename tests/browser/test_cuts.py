"""The connection is cut: the page says so and heals in every phase; nothing is lost, nothing played twice."""

from __future__ import annotations

import random
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, expect
from support.browsers import PHONE, People, Person
from support.given_deals import make_given, person_at
from support.hands import Finger, Mouse
from support.outage import Outage, expect_cut, expect_healed
from support.prompt_deals import SEEDS, play_to
from support.servers import Spawned
from support.sitter import SEND, Sitter

from wildcards.conform.client import ENDLESS, Socket, hurry, make, ok, play_out, sit, start, you
from wildcards.engine.rules import Rules

VARIANTS = ("bid-second", "take-bonus", "take-laid")  # of phases that are already there
# Picked are one here and one there, and what something costs; one card and several have `make soak`.
USUAL = ("swap", "take")


def seat_at(person: Person, site: Spawned, name: str) -> tuple[Sitter, Outage, str]:
    """Somebody who is asked what the scene is about; the sitter, the connection and the table."""
    outage = Outage(person.page)
    person.choose(speed="off")
    table = play_to(person_at(site, person), name)
    sitter = Sitter(person.page, Mouse(person.page), random.Random(name))
    person.go(f"/t/{table}")
    assert sitter.wait()
    return sitter, outage, table


def hand(page: Page) -> list[str]:
    """The cards in hand, as they are on the page."""
    places: list[str] = page.evaluate(
        "() => [...document.querySelectorAll(\"[data-group='hand'] [data-place^='hand:']\")]"
        ".map((it) => it.dataset.place)"
    )
    return sorted(place.removeprefix("hand:").split("#")[0] for place in places if "#" in place)


def expect_as_at_the_server(person: Person, site: Spawned, table: str) -> None:
    """What the page shows of the hand is what the server knows, once it is quiet."""
    client = site.client(cookies={one["name"]: one["value"] for one in person.context.cookies()})
    with Socket(client, table) as socket:
        socket.until_seen(lambda: bool(socket.legal(0)) or socket.table["status"] != "playing")
        seen = socket.games[0]["seen"]
        person.page.wait_for_function("() => document.querySelector(\"[data-testid='prompt']\")?.dataset.ask")
        assert hand(person.page) == sorted(seen["hand"])


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[] if name in USUAL else pytest.mark.slow)
        for name in SEEDS
        if name not in VARIANTS
    ],
)
def test_while_something_is_picked_and_when_it_was_just_sent(
    people: People, site: Spawned, name: str
) -> None:
    ann = people.newcomer(is_still=True)
    sitter, outage, table = seat_at(ann, site, name)
    sitter.pick()
    picked, label = sitter.look(), ann.page.locator(SEND).inner_text()

    outage.pull()
    expect_cut(ann.page)
    assert sitter.look() == picked
    outage.mend()
    expect_healed(ann.page)
    assert sitter.look() == picked
    assert ann.page.locator(SEND).inner_text() == label
    assert outage.acts == []

    outage.lose_answers()
    sitter.send()
    outage.until_answered(ann.page, made=1)
    outage.pull()
    outage.mend()
    outage.until_answered(ann.page, made=1, times=2)
    assert len(outage.acts) == 2
    assert len(outage.made) == 1
    assert outage.refusals() == []
    expect_as_at_the_server(ann, site, table)


@pytest.mark.parametrize("name", ["bid", "take"])
def test_what_is_sent_while_there_is_no_connection_goes_with_the_next_one(
    people: People, site: Spawned, name: str
) -> None:
    ann = people.newcomer(is_still=True)
    sitter, outage, table = seat_at(ann, site, name)
    sitter.pick()
    outage.pull()
    expect_cut(ann.page)
    sitter.send()
    sitter.send()  # out of impatience
    assert outage.acts == []
    outage.mend()
    expect_healed(ann.page)
    outage.until_answered(ann.page, made=1)
    assert len(outage.made) == 1
    assert outage.refusals() == []
    expect_as_at_the_server(ann, site, table)


@pytest.mark.parametrize("rounds", [3, pytest.param(ENDLESS, marks=pytest.mark.slow)])
def test_a_game_over_a_bad_line(people: People, site: Spawned, rounds: int) -> None:
    """The record of the game holds exactly what was sent."""
    ann = people.newcomer(PHONE, is_touching=True, is_still=True)
    ann.choose(speed="off")
    client = person_at(site, ann)
    table = make_given(client, Rules(seats=3), 3)
    outage = Outage(ann.page)
    dice = random.Random(3)
    sitter = Sitter(ann.page, Finger(ann.page), dice)
    ann.go(f"/t/{table}")
    while sitter.wait() and sitter.bids < rounds:
        made, moment = len(outage.made), dice.random()
        if moment < 0.25:
            outage.lose_answers()
            sitter.decide()
            outage.until_answered(ann.page, made + 1)
            outage.pull()
        elif moment < 0.5:
            outage.pull()
            sitter.decide()
        else:
            sitter.decide()
        outage.mend()
    sent = [[act["seat"], token] for act in outage.made for token in act["actions"]]
    hurry([client], table)
    record = client.get(f"/api/tables/{table}/record").json()
    assert [action for action in record["actions"] if action[0] == 0][: len(sent)] == sent
    assert len(outage.acts) > len(outage.made)
    assert outage.refusals() == []


def test_in_the_waiting_room_nothing_typed_is_lost_and_nobody_overlooked(
    people: People, site: Spawned
) -> None:
    host, ben = people.newcomer(), people.newcomer()
    table = make(person_at(site, host))
    outage = Outage(ben.page)
    page = ben.go(f"/t/{table}")
    page.get_by_test_id("seat-1").get_by_role("button", name="Take this seat").click()
    page.get_by_label("Your name").fill("Ben")
    outage.pull()
    expect_cut(page)
    cleo = host.go(f"/t/{table}")
    cleo.get_by_role("button", name="Add a player at this device").click()
    cleo.get_by_label("Name of the player").fill("Cleo")
    cleo.get_by_label("Name of the player").press("Enter")
    outage.mend()
    expect_healed(page)
    expect(page.get_by_test_id("seat-1")).to_contain_text("Cleo")
    name = page.get_by_test_id("seat-2").get_by_label("Your name")  # it moved on to a seat that is free
    expect(name).to_have_value("Ben")
    expect(name).to_be_focused()
    page.keyboard.type("ny")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("seat-2")).to_contain_text("Benny")


def test_at_the_end_a_rematch_called_meanwhile_is_heard_of(people: People, site: Spawned) -> None:
    ann = people.newcomer(is_still=True)
    players = [person_at(site, ann), site.client(), site.client()]
    table = make(players[0], [you(), {"kind": "open"}, {"kind": "open"}])
    for seat in (1, 2):
        sit(players[seat], table, seat)
    start(players[0], table)
    with ExitStack() as doors:
        play_out([doors.enter_context(Socket(player, table)) for player in players], 1)
    outage = Outage(ann.page)
    page = ann.go(f"/t/{table}")
    end = page.get_by_test_id("end")
    expect(end.get_by_role("heading", level=1)).to_be_visible()
    told = end.inner_text()
    outage.pull()
    expect_cut(page)
    assert end.inner_text() == told
    ok(players[1].post(f"/api/tables/{table}/rematch"))
    outage.mend()
    expect_healed(page)
    expect(page.get_by_text("Another game with the same people is waiting for you")).to_be_visible()
    for line in told.splitlines():
        if line != "Play again":  # it is joined now
            assert line in end.inner_text()
