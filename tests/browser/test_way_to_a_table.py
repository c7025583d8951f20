"""The way to a table: one click, a link, a code, several people at one device, a seat that moves on."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from support.browsers import PHONE, People, Person

NEW_TABLE = re.compile(r"/t/[0-9a-z]{20}$")


def new_table(host: Person, name: str = "Ann") -> Page:
    """A table for four, made with what the form begins with; the host sits at the first seat."""
    page = host.go("/new")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Make the table").click()
    expect(page).to_have_url(NEW_TABLE)
    expect(seat(page, 0)).to_contain_text(name)
    return page


def seat(page: Page, number: int) -> Locator:
    return page.get_by_test_id(f"seat-{number}")


def sit(page: Page, number: int, name: str) -> None:
    seat(page, number).get_by_role("button", name="Take this seat").click()
    page.get_by_label("Your name").fill(name)
    page.keyboard.press("Enter")
    expect(seat(page, number)).to_contain_text(name)


def expect_game(page: Page) -> None:
    expect(page.locator("[data-place^='hand:']").first).to_be_visible()


def test_one_click_leads_to_a_game_against_bots(people: People) -> None:
    page = people.newcomer(PHONE, is_touching=True).go()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(NEW_TABLE)
    expect_game(page)
    page.goto(people.all[0].url + "/")
    going = page.get_by_role("region", name="Continue")
    expect(going.get_by_text("your turn")).to_be_visible()
    going.get_by_role("link").first.click()
    expect_game(page)


def test_four_phones_come_by_link_and_code_and_one_is_sent_away(people: People) -> None:
    host, ben, cleo, dan = [people.newcomer(PHONE, is_touching=True) for _ in range(4)]
    table = new_table(host)
    path = table.url.removeprefix(host.url)
    code = table.get_by_test_id("code").inner_text()

    ben.go(path)
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("You are invited to play")
    sit(ben.page, 1, "Ben")
    expect(seat(table, 1)).to_contain_text("here")
    expect(table.get_by_test_id("polite")).to_have_text("Ben takes seat 2.")

    cleo.go("/join")
    cleo.page.get_by_label("Code or link").fill(code.split(":")[-1].lower())
    cleo.page.get_by_role("button", name="Join", exact=True).click()
    sit(cleo.page, 2, "Cleo")

    seat(table, 1).get_by_role("button", name="Send away").click()
    expect(ben.page.get_by_test_id("urgent")).to_contain_text("Your seat is free again")
    expect(ben.page.get_by_text("The host has sent you away from this table.")).to_be_visible()
    expect(seat(ben.page, 1).get_by_role("button", name="Take this seat")).to_have_count(0)
    table.get_by_role("button", name="Let in again").click()
    expect(seat(ben.page, 1).get_by_role("button", name="Take this seat")).to_be_visible()

    dan.go()
    dan.page.get_by_label("Code or link").fill(f"Come and play: {table.url}")
    dan.page.get_by_role("button", name="Join", exact=True).click()
    sit(dan.page, 1, "Dan")
    seat(ben.page, 3).get_by_role("button", name="Take this seat").click()  # the name is known by now
    expect(seat(table, 3)).to_contain_text("Ben")

    expect(table.get_by_role("heading", level=1)).to_have_text("Everybody is here")
    table.get_by_role("button", name="Start the game").click()
    for person in people.all:
        expect_game(person.page)


def test_two_at_one_device_and_bots_in_free_seats(people: People) -> None:
    table = new_table(people.newcomer())
    table.get_by_role("button", name="Add a player at this device").click()
    table.get_by_label("Name of the player").fill("Bea")
    table.get_by_role("button", name="Sit down").click()
    expect(seat(table, 1)).to_contain_text("Bea")
    seat(table, 2).get_by_role("button", name="Give it to a bot").click()
    table.get_by_label("Level of the bot at seat 3").select_option("novice")
    table.get_by_role("button", name="Start, bots take the free seats").click()
    curtain = table.get_by_role("button", name=re.compile("Ann|Bea"))
    expect(curtain.first).to_be_visible()
    expect(table.locator("[data-place^='hand:']")).to_have_count(0)


def test_a_seat_goes_on_at_another_device(people: People) -> None:
    host, phone = people.newcomer(), people.newcomer(PHONE, is_touching=True)
    table = new_table(host)
    seat(table, 0).get_by_role("button", name="More for seat 1").click()
    table.get_by_role("button", name="Move to another device").click()
    link = table.get_by_label("Personal link of seat 1").input_value()
    phone.page.goto(host.url + link[link.index("/t/") :])
    expect(seat(phone.page, 0)).to_contain_text("you")
    expect(phone.page).to_have_url(NEW_TABLE)  # the token is gone from the address
    expect(seat(table, 0).get_by_text("you", exact=True)).to_have_count(0)

    again = people.newcomer()
    again.expect_complaint("403|409")
    again.page.goto(host.url + link[link.index("/t/") :])
    expect(again.page.get_by_test_id("urgent")).to_contain_text("This personal link was used before")


def test_whoever_opens_the_link_of_a_running_game_watches(people: People) -> None:
    host, guest = people.newcomer(), people.newcomer()
    table = new_table(host)
    table.get_by_role("button", name="Start, bots take the free seats").click()
    expect_game(table)
    guest.go(table.url.removeprefix(host.url))
    expect(guest.page.locator("[data-place^='display:']").first).to_be_visible()
    expect(guest.page.locator("[data-place^='hand:']")).to_have_count(0)


def test_a_table_closed_to_spectators_says_so(people: People) -> None:
    host, guest = people.newcomer(), people.newcomer()
    page = host.go("/new")
    page.get_by_label("Others may watch").uncheck()
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="Start, bots take the free seats").click()
    expect_game(page)
    guest.go(page.url.removeprefix(host.url))
    expect(guest.page.get_by_text("Not open to spectators")).to_be_visible()


def test_a_form_says_what_is_wrong_beside_the_field(people: People) -> None:
    page = people.newcomer().go("/new")
    page.get_by_text("Special rules").click()
    page.get_by_label("value 1").fill("9")
    page.get_by_text("Special rules").click()
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_label("value 1")).to_be_focused()
    expect(page.get_by_role("group", name="Cards of each value")).to_contain_text("add up to 14")
    page.get_by_label("value 1").fill("5")
    expect(page.get_by_text("add up to 14")).to_have_count(0)
    page.get_by_role("button", name="Make the table").click()
    expect(page).to_have_url(NEW_TABLE)


def test_two_players_play_with_leo_and_a_clock_of_days(people: People) -> None:
    page = people.newcomer().go("/new")
    page.get_by_role("group", name="Players").get_by_label("2", exact=True).check()
    expect(page.get_by_label("Leo plays too")).to_be_checked()
    page.get_by_label("A time limit for each decision").check()
    page.get_by_label("Time", exact=True).fill("3")
    page.get_by_label("Unit").select_option("days")
    page.get_by_label("Everybody: it is listed").check()
    page.get_by_label("Name of the table").fill("Three days")
    page.get_by_role("button", name="Make the table").click()
    expect(seat(page, 2)).to_contain_text("Leo")
    expect(page.get_by_text("3 days for each decision")).to_be_visible()
    expect(page.get_by_text("everyone waits for whoever is away")).to_be_visible()

    guest = people.newcomer(PHONE, is_touching=True).go("/lobby")
    guest.get_by_role("link", name="Three days").click()
    sit(guest, 1, "Ben")


def test_the_host_calls_a_table_off(people: People) -> None:
    table = new_table(people.newcomer())
    table.get_by_role("button", name="Call it off").click()
    table.get_by_role("button", name="Yes, call it off").click()
    expect(table.get_by_role("heading", level=1)).not_to_have_text("Waiting for players")
    table.goto(people.all[0].url + "/tables")
    expect(table.get_by_text("ended early")).to_be_visible()


def test_a_cut_connection_shows_itself_and_heals(people: People) -> None:
    host = people.newcomer()
    sockets: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        if len(sockets) in (2, 3, 4):  # that many tries fail
            socket.close()
        else:
            socket.connect_to_server()

    host.page.route_web_socket(re.compile("/socket$"), connect)
    table = new_table(host)
    sockets[0].close()
    expect(table.get_by_test_id("line")).to_have_attribute("data-line", "cut")
    expect(table.get_by_test_id("line")).to_have_attribute("data-line", "healed")
    expect(table.get_by_test_id("line")).to_have_count(0)


def test_a_game_against_bots_can_be_ended_from_the_menu(people: People) -> None:
    page = people.newcomer(PHONE, is_touching=True).go()
    page.get_by_role("button", name="Play now").click()
    expect_game(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="End this game").click()
    page.get_by_role("button", name="Yes, end it").click()
    expect(page.locator("[data-place^='hand:']")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_the_rules_are_read_in_mid_game_and_a_way_leads_back(people: People) -> None:
    page = people.newcomer(PHONE, is_touching=True).go()
    page.get_by_role("button", name="Play now").click()
    expect_game(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("navigation", name="Menu").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="The rules")).to_be_visible()
    expect(page.get_by_test_id("polite")).to_have_text("")  # what was asked at the table is not told here
    page.get_by_role("link", name="Back to the table").click()
    expect_game(page)
    expect(page.get_by_role("link", name="Back to the table")).to_have_count(0)


def test_who_leaves_a_game_is_stood_in_for(people: People) -> None:
    host, guest = people.newcomer(), people.newcomer(PHONE, is_touching=True)
    table = new_table(host)
    guest.go(table.url.removeprefix(host.url))
    sit(guest.page, 1, "Ben")
    table.get_by_role("button", name="Start, bots take the free seats").click()
    expect_game(guest.page)
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Leave the game").click()
    asked = guest.page.get_by_role("dialog")
    expect(asked).to_contain_text("a bot plays on for you")
    expect(asked).to_contain_text("You can come back")
    asked.get_by_role("button", name="Leave", exact=True).click()
    expect(guest.page.get_by_role("button", name="Play now")).to_be_visible()
    going = guest.page.get_by_role("region", name="Continue")
    going.get_by_role("link").click()
    expect(guest.page.get_by_text("You left, and a bot played on")).to_be_visible()
