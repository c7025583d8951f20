"""A name that survives: by a recovery code, a passkey of a virtual authenticator, and a link."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from support.browsers import PHONE, People, Person
from support.given_deals import client_of
from support.servers import Spawned

from wildcards.conform.client import make, you

BOT = {"kind": "bot", "level": "novice"}


def keep(person: Person, path: str = "/keep") -> Page:
    page = person.go(path)
    expect(page.get_by_role("heading", name="You and your devices")).to_be_visible()
    return page


def take_name(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Rename").click()
    expect(page.get_by_text("That is your name now.").first).to_be_attached()


def authenticator(page: Page) -> None:
    """A passkey store of this page, which always agrees."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_a_recovery_code_leads_another_device_to_the_same_seats(people: People, site: Spawned) -> None:
    ann, phone = people.newcomer(), people.newcomer(PHONE)
    page = keep(ann)
    take_name(page, "Ann")
    table = make(client_of(site, ann), [you(), BOT, BOT], name="Ann")
    page = keep(ann)
    page.get_by_role("button", name="Make a recovery code").click()
    code = page.get_by_label("The words in one line").input_value()
    assert len(code.split()) == 12
    phone.expect_complaint("status of 4(00|09)")
    page = keep(phone)
    take_name(page, "Anna on the phone")
    field = page.locator("textarea")
    field.fill(code.replace(code.split()[3], "cards", 1))
    field.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("main").get_by_role("alert")).to_contain_text("not a word")
    field.fill(code)
    page.get_by_role("button", name="Use this code").click()
    expect(page.locator("main").get_by_role("alert")).to_contain_text("will be lost")
    page.get_by_role("button", name="They may be lost").click()
    expect(page.get_by_label("Your name")).to_have_value("Ann")
    page = phone.go(f"/t/{table}")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()  # as the host
    assert client_of(site, phone).get(f"/api/tables/{table}").json()["seats"][0]["you"] is True
    page = keep(ann)
    page.get_by_role("button", name="Sign out all other devices").click()
    expect(page.get_by_role("button", name="Sign out all other devices")).to_have_count(0)
    expect(keep(phone).get_by_label("Your name")).to_have_value("")


def test_a_passkey_leads_back_after_signing_out(people: People) -> None:
    page = keep(people.newcomer())
    authenticator(page)
    take_name(page, "Bo")
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text("Passkey made with")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Sign out ?:")).click()
    expect(page.get_by_label("Your name")).to_have_value("")
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_label("Your name")).to_have_value("Bo")


def test_a_link_makes_one_more_device_the_same_person(people: People) -> None:
    page = keep(people.newcomer())
    take_name(page, "Cy")
    page.get_by_role("button", name="Show a link").click()
    url = page.get_by_label("Link for one device").input_value()
    token = url.partition("#")[2]
    phone = people.newcomer(PHONE)
    page = keep(phone, f"/keep#{token}")
    assert token not in page.url
    phone.check_accessible()
    page.get_by_role("button", name="Yes, this device is mine").click()
    expect(page.get_by_label("Your name")).to_have_value("Cy")
    expect(page.get_by_text("this device", exact=True)).to_be_visible()
    page.get_by_role("button", name="Leave for good").click()
    expect(page.locator("main").get_by_role("alert")).to_contain_text("Nothing can bring this back")
    page.get_by_role("button", name="Remove everything").click()
    expect(page.get_by_label("Your name")).to_have_value("")
