"""People talk at a table, each in their own language, and only with whom they sit."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect
from support.browsers import PHONE, People, Person
from support.given_deals import person_at
from support.screen_reader import LISTEN
from support.servers import Spawned

from wildcards.conform.client import make, sit, start, you

OPEN = {"kind": "open"}


def company(people: People, site: Spawned) -> tuple[Person, Person, Person]:
    """Ann at a laptop, Ben at a phone with German, and Eve who watches."""
    ann = people.newcomer(is_still=True)
    ben = people.newcomer(size=PHONE, language="de")
    eve = people.newcomer(is_still=True)
    ben.page.add_init_script(LISTEN)
    client = person_at(site, ann)
    table = make(client, [you(), OPEN, {"kind": "bot", "level": "novice"}], name="Ann", free_text=True)
    sit(person_at(site, ben), table, 1, "Ben")
    start(client, table)
    for person in (ann, ben, eve):
        person.go(f"/t/{table}")
    return ann, ben, eve


def opened(page: Page) -> Page:
    """The page with its talk open."""
    page.get_by_test_id("talk-button").click()
    expect(page.get_by_test_id("talk")).to_be_visible()
    return page


def log(page: Page) -> Locator:
    """What was said, as the open talk shows it."""
    return page.get_by_test_id("talk").get_by_role("log")


def test_people_talk(people: People, site: Spawned) -> None:
    ann, ben, eve = company(people, site)
    here, there = opened(ann.page), ben.page
    here.get_by_role("button", name="Well played!").click()
    expect(log(here)).to_contain_text("Well played!")
    expect(there.get_by_role("button", name="Gespräch, 1 neue Zeile")).to_be_visible()
    there.wait_for_function("() => window.heard.some((line) => line.includes('Ann: Gut gespielt!'))")
    here.get_by_role("button", name="Laughter").click()
    expect(there.get_by_test_id("reaction")).to_be_visible()
    opened(there)
    expect(log(there)).to_contain_text("Ann lacht.")
    text = '<b>http://x.example</b> & "so"'
    there.get_by_label("Deine Nachricht").fill(f"\u202e{text}")
    there.keyboard.press("Enter")
    expect(log(here).get_by_text(text)).to_be_visible()
    expect(log(here).locator(".text *")).to_have_count(0)
    ben.check_accessible()
    there.reload()
    expect(log(opened(there))).to_contain_text("Gut gespielt!")
    watching = opened(eve.page)
    expect(log(watching)).to_contain_text("Nothing has been said yet.")


def test_somebody_is_muted_and_heard_again(people: People, site: Spawned) -> None:
    ann, ben, _ = company(people, site)
    there = opened(ben.page)
    there.get_by_role("button", name="Hallo!").click()
    here = opened(ann.page)
    here.get_by_role("button", name="About Ben").click()
    here.get_by_role("button", name="Hear nothing more of Ben").click()
    expect(log(here)).to_contain_text("Nothing has been said yet.")
    here.keyboard.press("Escape")
    expect(here.get_by_test_id("talk")).to_have_count(0)
    expect(here.get_by_test_id("talk-button")).to_be_focused()
    ann.go("/settings")
    here.get_by_role("button", name="Hear Ben again").click()
    expect(here.get_by_text("Nobody.")).to_be_visible()
