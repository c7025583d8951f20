"""Pages and moments without a decision: accessible in light and dark. For decisions, see test_prompts."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect
from support.browsers import LAPTOP, PHONE, People, Person
from support.given_deals import make_given, person_at, setups
from support.servers import Spawned

from wildcards.conform.client import Socket, make, sit, start
from wildcards.engine.rules import Rules

FOUR = Rules(seats=4)


def somebody(people: People) -> Person:
    """At a phone, where the most is hidden in menus and sheets."""
    return people.newcomer(PHONE, is_touching=True, is_still=True)


def at_table(people: People, site: Spawned, people_there: int = 1) -> tuple[Person, str]:
    """Somebody at a table in play, who owes a bid."""
    ann = somebody(people)
    table = make_given(person_at(site, ann), FOUR, 0, people=people_there)
    ann.go(f"/t/{table}")
    return ann, table


def asked(page: Page) -> None:
    """Wait until the bid is asked for."""
    expect(page.locator("[data-ask='bid']")).to_be_visible()


@pytest.mark.parametrize("path", ["/rules", "/leaders", "/learn", "/verify"])
def test_pages_to_read(people: People, path: str) -> None:
    ann = somebody(people)
    page = ann.go(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    ann.check_accessible_in_both()


@pytest.mark.parametrize("opener", ["Log", "Leaders", "Menu", "The rule"])
def test_what_opens_over_the_table(people: People, site: Spawned, opener: str) -> None:
    ann, _ = at_table(people, site)
    asked(ann.page)
    ann.page.get_by_role("button", name=opener, exact=True).tap()
    ann.check_accessible_in_both()


def test_the_list_of_keys(people: People, site: Spawned) -> None:
    ann = people.newcomer(LAPTOP, is_still=True)
    ann.go(f"/t/{make_given(person_at(site, ann), FOUR, 0)}")
    asked(ann.page)
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    ann.check_accessible_in_both()


def test_waiting_for_others(people: People, site: Spawned) -> None:
    ann = somebody(people)
    client = person_at(site, ann)
    seats = setups(FOUR)
    seats[1] = {"kind": "open"}
    table = make(client, seats, name="Ann")
    sit(site.client(), table, 1, "Bob")
    start(client, table)
    with Socket(client, table) as socket:
        socket.step(0, socket.legal(0)[0])
    page = ann.go(f"/t/{table}")
    expect(page.get_by_role("heading", level=2, name=re.compile("Bob"))).to_be_visible()
    ann.check_accessible_in_both()


def test_a_bot_decides_meanwhile(people: People, site: Spawned) -> None:
    ann = people.newcomer(LAPTOP, is_still=True)
    clock = {"kind": "decision", "seconds": 1}
    page = ann.go(f"/t/{make_given(person_at(site, ann), FOUR, 0, clock=clock, bot_delay=10)}")
    expect(page.get_by_role("button", name="I’m back")).to_be_visible()
    ann.check_accessible_in_both()


def test_between_two_hands_at_one_device(people: People, site: Spawned) -> None:
    ann, _ = at_table(people, site, people_there=2)
    expect(ann.page.get_by_test_id("curtain")).to_be_visible()
    ann.check_accessible_in_both()


def test_looking_on(people: People, site: Spawned) -> None:
    _, table = at_table(people, site)
    eve = people.newcomer(LAPTOP, is_still=True)
    page = eve.go(f"/t/{table}")
    expect(page.get_by_test_id("prompt")).to_be_visible()
    eve.check_accessible_in_both()


@pytest.mark.parametrize("size", [PHONE, pytest.param(LAPTOP, marks=pytest.mark.slow)])
def test_the_end_and_the_replay(people: People, site: Spawned, size: tuple[int, int]) -> None:
    ann = people.newcomer(size, is_still=True)
    client = person_at(site, ann)
    table = make_given(client, FOUR, 0)
    with Socket(client, table) as socket:
        socket.play(random.Random(1))
    page = ann.go(f"/t/{table}")
    expect(page.get_by_test_id("end")).to_be_visible()
    page.wait_for_load_state("networkidle")
    ann.check_accessible_in_both()
    ann.go(f"/t/{table}/replay")
    expect(page.locator("[data-group='display']")).to_be_visible()
    ann.check_accessible_in_both()
    ann.go(f"/t/{table}/review")
    expect(page.get_by_test_id("split")).to_be_visible()
    ann.check_accessible_in_both()
    page.get_by_role("link", name="See it in the replay").first.click()
    expect(page.get_by_test_id("judged").get_by_role("list")).not_to_have_count(0)
    ann.check_accessible_in_both()
