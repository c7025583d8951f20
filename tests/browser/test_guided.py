"""The guided first game: whoever does what the coach advises meets every lesson, and plays to the end."""

from __future__ import annotations

import json
import re
from typing import Final

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect
from support.browsers import LAPTOP, PHONE, People
from support.given_deals import client_of
from support.guided_game import PATH
from support.servers import Spawned

from wildcards.conform.client import hurry

READY: Final = """() => {
    const prompt = document.querySelector("[data-testid='prompt']");
    return prompt?.dataset.ask || document.querySelector("[data-testid='end']");
}"""
FIRST: Final = 4  # decisions of the usual run
MOST: Final = 100  # decisions of a game


def sent_by(page: Page) -> list[list[str]]:
    """The decisions that a page sends, as it sends them."""
    found: list[list[str]] = []

    def hear(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "act":
            found.append(message["actions"])

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", hear)

    page.on("websocket", listen)
    return found


def _without_waiting(route: Route) -> None:
    route.continue_(post_data=json.dumps({**json.loads(route.request.post_data or "{}"), "bot_delay": 0}))


def follow_the_coach(page: Page) -> bool:
    """Read what the coach says, pick what it advises, and send it; false if the game is over."""
    page.wait_for_function(READY, timeout=60_000)
    if page.get_by_test_id("end").count():
        return False
    coach = page.get_by_role("complementary", name="Coach")
    pick = coach.get_by_role("button", name="Pick it for me")
    go_on = coach.get_by_role("button", name=re.compile("^(Next|Play on with advice)$"))
    expect(pick.or_(go_on)).to_be_visible()
    while go_on.count():
        go_on.click()
    pick.click()
    page.locator("[data-testid='prompt'] button[type='submit']").click()
    return True


def test_its_first_decisions(people: People) -> None:
    """All of its lessons are met by the client's own tests, and here by `make soak`."""
    ann = people.newcomer(PHONE, is_touching=True, is_still=True)
    ann.choose(speed="off")
    page = ann.go("/learn")
    page.route("**/api/tables", _without_waiting)
    sent = sent_by(page)
    page.get_by_role("button", name="Start").click()
    for _ in range(FIRST):
        assert follow_the_coach(page)
    assert sent == PATH[:FIRST]
    assert not [frame for frame in ann.frames if '"type":"refused"' in frame]


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_to_its_end(people: People, site: Spawned, size: tuple[int, int]) -> None:
    ann = people.newcomer(size, is_touching=size == PHONE, is_still=True)
    ann.choose(speed="off")
    page = ann.go("/learn")
    page.route("**/api/tables", _without_waiting)
    sent = sent_by(page)
    page.get_by_role("button", name="Start").click()
    for _ in range(len(PATH)):
        assert follow_the_coach(page)
    assert sent == PATH
    coach = page.get_by_role("complementary", name="Coach")
    expect(coach.get_by_role("heading", name="That is the whole game")).to_be_visible()
    expect(coach.get_by_role("button", name="Now a real game")).to_be_visible()
    ann.expect_complaint("409")  # advice that was asked for while the game moved on
    if size == PHONE:  # the laptop's run is long, and follows the coach to the last round
        hurry([client_of(site, ann)], page.url.rpartition("/")[2], 14)
    assert any(follow_the_coach(page) is False for _ in range(MOST))
    expect(page.get_by_role("heading", name="Final scores")).to_be_visible()
    expect(page.get_by_text("Whoever made this table chose the deal")).to_be_visible()
    expect(page.get_by_text("The cards follow from a secret number")).to_have_count(0)
    expect(page.get_by_text("That was your guided game")).to_be_visible()
    assert not [frame for frame in ann.frames if '"type":"refused"' in frame]
    page.goto(ann.url + "/learn")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Now a real game").click()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(page.get_by_role("complementary", name="Coach")).to_have_count(0)
