"""The pages around the table: accessible, in every language, and where the focus goes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from support.browsers import LAPTOP, PHONE, People

PAGES = (
    "/",
    "/new",
    "/join",
    "/lobby",
    "/tables",
    "/day",
    "/puzzles",
    "/ratings",
    "/settings",
    "/credits",
    "/nowhere",
)


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_accessible_and_nothing_sticks_out(people: People, path: str) -> None:
    ann = people.newcomer(PHONE, is_touching=True, is_still=True, language="de")
    if path == "/nowhere":
        ann.expect_complaint("404")
    page = ann.go(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    for width in (320, 1440, PHONE[0]):
        page.set_viewport_size({"width": width, "height": 700})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
    page.get_by_role("button", name="Menü").click()
    ann.check_accessible_in_both()


def test_a_waiting_room_is_accessible(people: People) -> None:
    ann = people.newcomer(LAPTOP, is_still=True)
    page = ann.go("/new")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="More for seat 1").click()
    page.get_by_role("button", name="Move to another device").click()
    expect(page.get_by_label("Personal link of seat 1")).to_be_visible()
    page.get_by_role("button", name="Add a player at this device").click()
    ann.check_accessible_in_both()


def test_the_focus_goes_to_the_heading_of_the_next_page(people: People) -> None:
    page = people.newcomer().go()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("main").get_by_role("link", name="Guided game")).to_be_focused()
    page.get_by_role("link", name="New table").click()
    expect(page.get_by_role("heading", level=1, name="New table")).to_be_focused()
    expect(page).to_have_title("New table – Wild Cards")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page).to_have_title("Wild Cards")


def test_the_language_changes_without_losing_anything(people: People) -> None:
    page = people.newcomer().go("/new")
    page.get_by_label("Name of the table").fill("Friday")
    page.get_by_label("Language").select_option("it")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nuovo tavolo")
    expect(page.get_by_label("Nome del tavolo")).to_have_value("Friday")
    assert page.evaluate("document.documentElement.lang") == "it"


def test_two_tabs_agree(people: People) -> None:
    ann = people.newcomer()
    page = ann.go("/settings")
    other = ann.context.new_page()
    other.goto(ann.url + "/credits")
    page.get_by_label("Language").last.select_option("nl")
    expect(other.get_by_role("heading", level=1)).to_have_text("Colofon")
    page.get_by_role("main").get_by_label("donker").check()
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_notifications_are_asked_for_only_when_they_are_wanted(people: People) -> None:
    ann = people.newcomer(permissions=["notifications"])
    page = ann.go("/settings")
    notify = page.get_by_label(re.compile("A notification"))
    expect(notify).not_to_be_checked()
    notify.click()
    expect(notify).to_be_checked()


def test_the_menu_closes_with_escape_and_gives_the_focus_back(people: People) -> None:
    page = people.newcomer(PHONE, is_touching=True).go()
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="My tables")).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    expect(page.get_by_role("link", name="My tables")).to_have_count(0)
