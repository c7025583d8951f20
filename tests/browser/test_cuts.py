"""The connection is cut: the page says so and heals in every phase; nothing is lost, nothing played twice."""

from __future__ import annotations

import random
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, expect
from support.browsing import PHONE, People, Person
from support.cord import Cord, expect_cut, expect_healed
from support.given import make_given, person_at
from support.hands import Finger, Mouse
from support.scenes import SEEDS, play_to
from support.serving import Spawned
from support.sitter import SEND, Sitter
from support.tables import ENDLESS, Socket, hurry, make, ok, play_out, sit, start, you

from wildcards.engine.rules import Rules

VARIANTS = ("bid-second", "take-bonus", "take-laid")  # of a phase that is there already


def seat_at(person: Person, site: Spawned, name: str) -> tuple[Sitter, Cord, str]:
    """Somebody who is asked what the scene is of; the sitter, the connection and the table."""
    cord = Cord(person.page)
    person.choose(speed="off")
    table = play_to(person_at(site, person), name)
    sitter = Sitter(person.page, Mouse(person.page), random.Random(name))
    person.go(f"/t/{table}")
    assert sitter.wait()
    return sitter, cord, table


def hand(page: Page) -> list[str]:
    """The cards in hand, as they lie on the page."""
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


@pytest.mark.parametrize("name", [name for name in SEEDS if name not in VARIANTS])
def test_while_something_is_picked_and_when_it_was_just_sent(
    people: People, site: Spawned, name: str
) -> None:
    ann = people.newcomer(is_still=True)
    sitter, cord, table = seat_at(ann, site, name)
    sitter.pick()
    picked, label = sitter.look(), ann.page.locator(SEND).inner_text()

    cord.pull()
    expect_cut(ann.page)
    assert sitter.look() == picked
    cord.mend()
    expect_healed(ann.page)
    assert sitter.look() == picked
    assert ann.page.locator(SEND).inner_text() == label
    assert cord.acts == []

    cord.lose_answers()
    sitter.send()
    cord.until_answered(ann.page, made=1)
    cord.pull()
    cord.mend()
    cord.until_answered(ann.page, made=1, times=2)
    assert len(cord.acts) == 2
    assert len(cord.made) == 1
    assert cord.refusals() == []
    expect_as_at_the_server(ann, site, table)


@pytest.mark.parametrize("name", ["bid", "take"])
def test_what_is_sent_while_there_is_no_connection_goes_with_the_next_one(
    people: People, site: Spawned, name: str
) -> None:
    ann = people.newcomer(is_still=True)
    sitter, cord, table = seat_at(ann, site, name)
    sitter.pick()
    cord.pull()
    expect_cut(ann.page)
    sitter.send()
    sitter.send()  # out of impatience
    assert cord.acts == []
    cord.mend()
    expect_healed(ann.page)
    cord.until_answered(ann.page, made=1)
    assert len(cord.made) == 1
    assert cord.refusals() == []
    expect_as_at_the_server(ann, site, table)


@pytest.mark.parametrize("rounds", [3, pytest.param(ENDLESS, marks=pytest.mark.slow)])
def test_a_game_over_a_bad_line(people: People, site: Spawned, rounds: int) -> None:
    """The record of the game holds exactly what was sent."""
    ann = people.newcomer(PHONE, is_touching=True, is_still=True)
    ann.choose(speed="off")
    client = person_at(site, ann)
    table = make_given(client, Rules(seats=3), 3)
    cord = Cord(ann.page)
    dice = random.Random(3)
    sitter = Sitter(ann.page, Finger(ann.page), dice)
    ann.go(f"/t/{table}")
    while sitter.wait() and sitter.bids < rounds:
        made, moment = len(cord.made), dice.random()
        if moment < 0.25:
            cord.lose_answers()
            sitter.decide()
            cord.until_answered(ann.page, made + 1)
            cord.pull()
        elif moment < 0.5:
            cord.pull()
            sitter.decide()
        else:
            sitter.decide()
        cord.mend()
    sent = [[act["seat"], token] for act in cord.made for token in act["actions"]]
    hurry([client], table)
    record = client.get(f"/api/tables/{table}/record").json()
    assert [action for action in record["actions"] if action[0] == 0][: len(sent)] == sent
    assert len(cord.acts) > len(cord.made)
    assert cord.refusals() == []


def test_in_the_waiting_room_nothing_typed_is_lost_and_nobody_overlooked(
    people: People, site: Spawned
) -> None:
    host, ben = people.newcomer(), people.newcomer()
    table = make(person_at(site, host))
    cord = Cord(ben.page)
    page = ben.go(f"/t/{table}")
    page.get_by_test_id("seat-1").get_by_role("button", name="Take this seat").click()
    page.get_by_label("Your name").fill("Ben")
    cord.pull()
    expect_cut(page)
    cleo = host.go(f"/t/{table}")
    cleo.get_by_role("button", name="Add a player at this device").click()
    cleo.get_by_label("Name of the player").fill("Cleo")
    cleo.get_by_label("Name of the player").press("Enter")
    cord.mend()
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
    cord = Cord(ann.page)
    page = ann.go(f"/t/{table}")
    end = page.get_by_test_id("end")
    expect(end.get_by_role("heading", level=1)).to_be_visible()
    told = end.inner_text()
    cord.pull()
    expect_cut(page)
    assert end.inner_text() == told
    ok(players[1].post(f"/api/tables/{table}/rematch"))
    cord.mend()
    expect_healed(page)
    expect(page.get_by_text("Another game with the same people is waiting for you")).to_be_visible()
    for line in told.splitlines():
        if line != "Play again":  # it is joined now
            assert line in end.inner_text()
