"""People at browsers of their own play whole games with each other; others look on; nothing leaks to anybody."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect
from support.browsing import PHONE, People, Person
from support.company import expect_end, play_together, sitter_of
from support.peeking import check_frames, games_in
from support.serving import Spawned
from support.sitter import Sitter

from wildcards.notation.record import Record

NEW_TABLE: Final = re.compile(r"/t/[0-9a-z]{20}$")
# What lies open on the table, in no order: each thing by its place, what lies in the display by its name too.
OPEN: Final = """() => {
    const open = /^(display|collection|leader|talisman|bid|pay|handsize|points|pile|discard|animals)/;
    const name = (it) => (it.dataset.place.startsWith("display") ? it.textContent.trim() : "");
    return [...document.querySelectorAll("[data-place]")]
        .filter((it) => open.test(it.dataset.place))
        .map((it) => `${it.dataset.place} ${name(it)}`)
        .sort();
}"""
PRIVATE: Final = "[data-place^='hand:'], [data-group='hand'] button, [data-ask], form"


def seat(page: Page, number: int) -> Locator:
    return page.get_by_test_id(f"seat-{number}")


def new_table(host: Person, players: int, name: str) -> Page:
    """From the first page to a table that the host has made, at whose first seat he sits."""
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
    """The first one calls for another game, all others come; they have their seats, and it begins."""
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


def test_two_with_leo_before_a_spectator_and_once_more(people: People) -> None:
    ann, ben, eve = [people.newcomer() for _ in range(3)]
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

    play_together(sitters, between=lambda: check_watching(eve, ann))
    for person in people.all:
        expect_end(person)

    record = record_of(ann)
    for person, own in ((ann, 0), (ben, 1), (eve, None)):
        assert check_frames(person.frames, record, {own}) > record.rules.rounds
    rematch([ann, ben])


def check_watching(spectator: Person, player: Person) -> None:
    """Who looks on comes to see all that lies open, and nothing else."""
    player.wait_until(lambda: spectator.page.evaluate(OPEN) == player.page.evaluate(OPEN))
    expect(spectator.page.locator(PRIVATE)).to_have_count(0)
