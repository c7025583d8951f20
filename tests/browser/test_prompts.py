"""Everything a person can be asked: accessible in light and dark, all visible, and answered by any means."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page
from support.browsers import LAPTOP, PHONE, People, Person
from support.given_deals import person_at
from support.hands import Finger, Hands, Keys
from support.page_fit import lost
from support.prompt_deals import SEEDS, play_to
from support.servers import Spawned
from support.sitter import Sitter

# Each by one of the two ways here, by both in `make soak`.
LATER = [pytest.param(name, marks=pytest.mark.slow) for name in SEEDS]
BY_KEYS = [*list(SEEDS)[::2], *LATER[1::2]]
BY_TOUCH = [*LATER[::2], *list(SEEDS)[1::2]]
ZOOMED = (640, 400)  # a small laptop at 200 %
NARROW = (320, 640)


TABBED = list(SEEDS)[::4]  # by Tab and arrows alone, without the keys that are shorter


def ask(person: Person, site: Spawned, name: str, hands: Hands) -> Sitter:
    """Somebody who is asked what the scene is about."""
    sitter = Sitter(person.page, hands, random.Random(name))
    person.go(f"/t/{play_to(person_at(site, person), name)}")
    assert sitter.wait()
    return sitter


def answer(person: Person, sitter: Sitter) -> None:
    """Decide, and see that the server carried it out."""
    sitter.decide()
    person.wait_for_frame(lambda frame: '"type":"done"' in frame)
    assert sitter.asked.total() == 1


def check_seen(page: Page) -> None:
    """All of it can be seen where there is little room, too."""
    for width, height in (ZOOMED, NARROW, LAPTOP):
        page.set_viewport_size({"width": width, "height": height})
        assert not lost(page), (width, height)


@pytest.mark.parametrize("name", BY_KEYS)
def test_on_a_laptop_by_keys(people: People, site: Spawned, name: str) -> None:
    ann = people.newcomer(LAPTOP, is_still=True, language="de")
    sitter = ask(ann, site, name, Keys(ann.page, is_short=name not in TABBED))
    ann.check_accessible()  # in the dark as well: see the phone
    check_seen(ann.page)
    sitter.press(sitter.look())
    check_seen(ann.page)
    answer(ann, sitter)
    sitter.hands.check()


@pytest.mark.parametrize("name", BY_TOUCH)
def test_on_a_phone_by_touch(people: People, site: Spawned, name: str) -> None:
    ann = people.newcomer(PHONE, is_touching=True, is_still=True, language="de")
    sitter = ask(ann, site, name, Finger(ann.page))
    is_told = sitter.ask_why()
    ann.check_accessible_in_both()
    if is_told:
        sitter.put_away_why()
    answer(ann, sitter)
