"""Games through the page: by mouse, by touch and by keys; every number of seats and edition.

Whole games by the page alone are for `make soak`; the usual run plays the first rounds and the last.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route, expect
from support.browsers import LAPTOP, PHONE, PHONE_ACROSS, People, Person
from support.given_deals import make_given, person_at, seed_text
from support.hands import Finger, Hands, Keys, Mouse
from support.servers import Spawned
from support.sitter import FIRST, Sitter

from wildcards.conform.client import hurry
from wildcards.engine.rules import Rules

ZOOMED: Final = (LAPTOP[0] // 2, LAPTOP[1] // 2)  # a laptop at 200 %
HANDS: Final[dict[str, Callable[[Page], Hands]]] = {
    "mouse": Mouse,
    "finger": Finger,
    "keys": Keys,
    "tab and arrows": lambda page: Keys(page, is_short=False),
}
ALL_RULES: Final = [
    *[Rules(seats=seats, edition="2020") for seats in (3, 4, 5)],
    *[Rules(seats=seats) for seats in (3, 4, 5)],
    *[Rules(seats=seats, leo=True) for seats in (3, 4, 5)],
]


def sit(person: Person, hands: str, seed: int) -> Sitter:
    """Somebody who plays at this person's page."""
    dice = random.Random(seed)
    return Sitter(person.page, HANDS[hands](person.page), dice)


def play(
    people: People, site: Spawned, rules: Rules, hands: str, size: tuple[int, int], **options: Any
) -> None:
    """A game; nothing that was sent was refused."""
    is_whole = options.pop("is_whole", True)
    speed = options.pop("speed", "off")
    seed = rules.seats
    ann = people.newcomer(size, is_touching=hands == "finger", **options)
    ann.choose(speed=speed)
    sitter = sit(ann, hands, seed)
    client = person_at(site, ann)
    table = make_given(client, rules, seed)
    ann.go(f"/t/{table}")
    sitter.play(None if is_whole else lambda: hurry([client], table, rules.rounds))
    assert not [frame for frame in ann.frames if '"type":"refused"' in frame]


@pytest.mark.slow
def test_by_mouse_with_all_that_moves(people: People, site: Spawned) -> None:
    ann = people.newcomer(LAPTOP)
    ann.choose(speed="normal")
    sitter = sit(ann, "mouse", 4)
    ann.go(f"/t/{make_given(person_at(site, ann), Rules(seats=4), 4)}")
    while sitter.bids < 3:
        assert sitter.wait()
        sitter.decide()
    sitter.hands.check()
    assert not [frame for frame in ann.frames if '"type":"refused"' in frame]


def test_by_touch_on_a_phone(people: People, site: Spawned) -> None:
    play(people, site, Rules(seats=5, edition="2020"), "finger", PHONE, is_whole=False)


@pytest.mark.slow
def test_by_mouse_with_all_that_moves_from_first_to_last(people: People, site: Spawned) -> None:
    play(people, site, Rules(seats=4), "mouse", LAPTOP, speed="normal")


@pytest.mark.slow
def test_by_touch_on_a_phone_held_across(people: People, site: Spawned) -> None:
    play(people, site, Rules(seats=5, leo=True), "finger", PHONE_ACROSS)


@pytest.mark.slow
def test_zoomed_to_200_percent_by_tab_and_arrows(people: People, site: Spawned) -> None:
    play(people, site, Rules(seats=3, leo=True), "tab and arrows", ZOOMED, device_scale_factor=2)


@pytest.mark.slow
def test_320_pixels_wide(people: People, site: Spawned) -> None:
    play(people, site, Rules(seats=5), "mouse", (320, 640))


@pytest.mark.slow
def test_from_home_to_the_end_by_keys_alone(people: People, site: Spawned) -> None:
    ann = people.newcomer()
    client = person_at(site, ann)
    ann.choose(speed="off")
    sitter = sit(ann, "tab and arrows", 1)
    page = ann.go()
    page.route("**/api/tables", _give_deal)
    for choice in ("2", "2020"):
        sitter.hands.press(page.get_by_role("radio", name=choice, exact=True))
    sitter.hands.press(page.get_by_role("button", name="Play now"))
    sitter.play(lambda: hurry([client], page.url.rpartition("/")[2], 14))  # three play 14 rounds
    expect(page.get_by_test_id("end").get_by_role("heading", level=1)).to_be_focused()
    assert sitter.bids == FIRST + 1


def _give_deal(route: Route) -> None:
    """The same deal each time, which no form lets you choose, and bots that don't hesitate."""
    wanted = json.loads(route.request.post_data or "{}")
    deal = {"kind": "given", "seed": seed_text(1)}
    route.continue_(post_data=json.dumps({**wanted, "deal": deal, "bot_delay": 0}))


@pytest.mark.slow
@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("rules", ALL_RULES, ids=lambda rules: f"{rules.edition}-{rules.seats}-{rules.leo}")
@pytest.mark.parametrize("size", [LAPTOP, PHONE, PHONE_ACROSS])
def test_every_way(people: People, site: Spawned, rules: Rules, hands: str, size: tuple[int, int]) -> None:
    play(people, site, rules, hands, size)
