"""Somebody takes a bid back at the page; the other person at the table is told nothing."""

from __future__ import annotations

from playwright.sync_api import expect
from support.browsers import People
from support.company import sitter_of
from support.given_deals import person_at
from support.servers import Spawned

from wildcards.conform.client import make, sit, start, you
from wildcards.conform.frames import games_in


def test_a_bid_is_taken_back_by_a_key_or_the_button_and_nobody_else_is_told(
    people: People, site: Spawned
) -> None:
    ann, ben = [people.newcomer(is_still=True) for _ in range(2)]
    for person in people.all:
        person.choose(speed="off")
    host = person_at(site, ann)
    table = make(host, [you(), {"kind": "open"}, {"kind": "bot", "level": "novice"}])
    sit(person_at(site, ben), table, 1, "Ben")
    start(host, table)
    sitters = sitter_of(ann, "ann"), sitter_of(ben, "ben")
    for person, sitter in zip((ann, ben), sitters, strict=True):
        person.go(f"/t/{table}")
        assert sitter.wait()
    button = ann.page.get_by_role("button", name="Take it back")
    expect(ann.page.locator("[data-testid='prompt'] form")).to_be_visible()
    told = list(games_in(ben.frames))
    for way in ("key", "button"):
        expect(button).to_have_count(0)
        sitters[0].decide()
        expect(button).to_be_visible()
        if way == "key":
            ann.page.keyboard.press("z")
        else:
            ann.check_accessible()
            button.click()
        expect(ann.page.locator("[data-testid='prompt'] form")).to_be_visible()
        expect(ann.page.get_by_test_id("polite")).to_contain_text("You took it back.")
    assert list(games_in(ben.frames)) == told
    sitters[0].decide()
    sitters[1].decide()
    expect(button).to_have_count(0)
