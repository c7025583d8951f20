"""People at their own browsers play whole games; others watch; nobody is sent what they may not know."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect
from support.browsers import PHONE, People, Person
from support.company import expect_end, play_together, sitter_of
from support.given_deals import client_of
from support.servers import Spawned

from wildcards.conform.client import hurry
from wildcards.conform.frames import check_frames, games_in
from wildcards.notation.record import Record

NEW_TABLE: Final = re.compile(r"/t/[0-9a-z]{20}$")
# What is open on the table, in no order: each thing by its place, those in the display also by name.
OPEN: Final = """() => {
    const open = /^(display|collection|leader|talisman|bid|pay|handsize|points|pile|discard|animals)/;
    const name = (it) => (it.dataset.place.startsWith("display") ? it.textContent.trim() : "");
    return [...document.querySelectorAll("[data-place]")]
        .filter((it) => open.test(it.dataset.place))
        .map((it) => `${it.dataset.place} ${name(it)}`)
        .sort();
}"""
WATCHED: Final = 3  # decisions between two looks at what a spectator sees
PRIVATE: Final = "[data-place^='hand:'], [data-group='hand'] button, [data-ask], form"


def seat(page: Page, number: int) -> Locator:
    return page.get_by_test_id(f"seat-{number}")


def new_table(host: Person, players: int, name: str) -> Page:
    """From the home page to a table that the host has made, with the host in its first seat."""
    page = host.go()
    page.get_by_role("link", name="New table").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("group", name="Players").get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_role("button", name="Make the table").click()
    expect(page).to_have_url(NEW_TABLE)
    expect(seat(page, 0)).to_contain_text(name)
    return page


def sit(page: Page, number: int, name: str) -> None:
    seat(page, number).get_by_role("button", name="Take this seat").click()
    page.get_by_label("Your name").fill(name)
    page.keyboard.press("Enter")
    expect(seat(page, number)).to_contain_text(name)


def expect_game(person: Person) -> None:
    expect(person.page.locator("[data-place^='hand:']").first).to_be_visible()


def record_of(person: Person) -> Record:
    """The record of the game that has come to its end at this page."""
    found = person.context.request.get(person.page.url.replace("/t/", "/api/tables/") + "/record")
    assert found.ok
    return Record.from_json(found.text())


def rematch(players: Sequence[Person]) -> None:
    """The first person asks for another game, all others come; they have their seats, and it begins."""
    first, *others = players
    old = first.page.url
    first.page.get_by_role("button", name="Play again").click()
    expect(first.page).not_to_have_url(old)
    expect(first.page).to_have_url(NEW_TABLE)
    for other in others:
        other.page.get_by_role("button", name="Join the rematch").click()
        expect(other.page).to_have_url(first.page.url)
    expect(first.page.get_by_role("heading", level=1)).to_have_text("Everybody is here")
    first.page.get_by_role("button", name="Start the game").click()
    for player in players:
        expect_game(player)
        assert [game["seen"]["round"] for game in games_in(player.frames)][-1] == 1


@pytest.mark.parametrize("is_long", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_two_with_leo_before_a_spectator_and_once_more(people: People, site: Spawned, is_long: bool) -> None:
    """They play the last round at their pages; in the long run the first as well."""
    ann, ben, eve = [people.newcomer(is_still=True) for _ in range(3)]
    for person in people.all:
        person.choose(speed="off")
    sitters = [sitter_of(ann, "ann"), sitter_of(ben, "ben")]
    table = new_table(ann, 2, "Ann")
    path = table.url.removeprefix(ann.url)
    ben.go(path)
    sit(ben.page, 1, "Ben")
    table.get_by_role("button", name="Start the game").click()
    expect_game(ann)
    expect_game(ben)
    eve.go(path)
    expect(eve.page.locator("[data-place^='display:']").first).to_be_visible()

    def watch(decisions: int) -> None:
        if decisions % WATCHED == 0:
            check_watching(eve, ann)

    if is_long:
        play_together(sitters, watch, until=lambda: round_of(ann) == 2)
    hurry([client_of(site, person) for person in (ann, ben)], path.rpartition("/")[2], 14)
    play_together(sitters, watch)
    record = record_of(ann)
    for person, own in ((ann, 0), (ben, 1), (eve, None)):
        expect_end(person)
        assert check_frames(person.frames, record, {own}) > record.rules.rounds
    rematch([ann, ben])


def check_watching(spectator: Person, player: Person) -> None:
    """A spectator comes to see everything that is open, and nothing else."""
    player.wait_until(lambda: spectator.page.evaluate(OPEN) == player.page.evaluate(OPEN))
    expect(spectator.page.locator(PRIVATE)).to_have_count(0)


@pytest.mark.slow
def test_four_on_phones_one_of_whom_changes_to_a_laptop(people: People) -> None:
    players = [people.newcomer(PHONE, is_touching=True, is_still=True) for _ in range(4)]
    laptop = people.newcomer(is_still=True)
    for person in people.all:
        person.choose(speed="off")
    sitters = [sitter_of(one, str(number), is_touching=True) for number, one in enumerate(players)]
    ann, ben, cleo, dan = players
    table = new_table(ann, 4, "Ann")
    for number, (person, name) in enumerate([(ben, "Ben"), (cleo, "Cleo")], start=1):
        person.go(table.url.removeprefix(ann.url))
        sit(person.page, number, name)
    dan.go("/join")
    dan.page.get_by_label("Code or link").fill(table.get_by_test_id("code").inner_text().split(":")[-1])
    dan.page.get_by_role("button", name="Join", exact=True).click()
    sit(dan.page, 3, "Dan")
    table.get_by_role("button", name="Start the game").click()
    for person in players:
        expect_game(person)

    play_together(sitters, until=lambda: round_of(ann) == 3)
    sitter = sitter_of(laptop, "laptop")
    move(dan, laptop)
    play_together([*sitters[:3], sitter])
    record = record_of(ann)
    for seat_number, person in enumerate([ann, ben, cleo]):
        expect_end(person)
        assert check_frames(person.frames, record, {seat_number}) > record.rules.rounds
    assert check_frames(dan.frames, record, {3, None}) > record.rules.rounds
    assert check_frames(laptop.frames, record, {3}) > record.rules.rounds
    rematch([ann, ben, cleo, laptop])


def round_of(person: Person) -> int:
    """The round the game is in, as this person was last told."""
    *_, newest = games_in(person.frames)
    return int(newest["seen"]["round"])


def move(old: Person, new: Person) -> None:
    """A seat in play continues on another device; the old one only watches from then on."""
    old.page.get_by_role("button", name="Menu").click()
    old.page.get_by_role("button", name=re.compile("Move to another device")).click()
    way = old.page.get_by_role("dialog", name="Move to another device")
    expect(way.get_by_role("textbox")).to_have_value(re.compile("#seat="))
    link = way.get_by_role("textbox").input_value()
    way.get_by_role("button", name="Close").click()
    expect(old.page.get_by_role("button", name="Menu")).to_have_attribute("aria-expanded", "false")
    new.page.goto(link)
    expect_game(new)
    expect(old.page.locator(PRIVATE)).to_have_count(0)
    expect(old.page.locator("[data-place^='display:']").first).to_be_visible()
