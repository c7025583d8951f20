"""All that matters is seen at once on phones, tablets and laptops, where words are longest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser.scenes import QUESTIONS, SCENES, Studio
from browser.screenshots import show
from playwright.sync_api import Browser, Page
from support.browsing import LAPTOP, PHONE, PHONE_ACROSS, TABLET
from support.fitting import beyond, hidden_seats, tiny
from support.serving import Spawned

SHORT_PHONE = (360, 640)
PHONES = (SHORT_PHONE, PHONE, PHONE_ACROSS)
UPRIGHT = (SHORT_PHONE, PHONE)
LOW_LAPTOPS = ((1280, 720), (1366, 650))  # the second with the bars of its browser
FULL = [name for name in QUESTIONS if "full" in name]


@pytest.fixture(params=["de"])
def studio(request: pytest.FixtureRequest, browser: Browser, site: Spawned) -> Iterator[Studio]:
    set_up = Studio(browser, site, request.param)
    yield set_up
    set_up.close()


def check(page: Page) -> None:
    """Fail if a question has to be scrolled anywhere, or if it is too small for a finger on a phone."""
    for size in (*PHONES, TABLET, LAPTOP, *LOW_LAPTOPS):
        show(page, size, "light")
        assert not beyond(page), size
        if size in PHONES:
            assert not tiny(page), size


@pytest.mark.parametrize("studio", ["de", "it"], indirect=True)
@pytest.mark.parametrize("name", FULL)
def test_a_question_that_needs_much_room(studio: Studio, name: str) -> None:
    check(SCENES[name](studio))


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in QUESTIONS if name not in FULL])
def test_a_question(studio: Studio, name: str) -> None:
    check(SCENES[name](studio))


@pytest.mark.parametrize("name", ["live-bids", "live-bids-asked", "live-tie"])
def test_what_just_happened_lies_over_no_seat(studio: Studio, name: str) -> None:
    page = SCENES[name](studio)
    for size in UPRIGHT:
        show(page, size, "light")
        assert not hidden_seats(page, ".stage .beat"), size


def test_the_coach_lies_over_no_seat(studio: Studio) -> None:
    page = SCENES["table-coach"](studio)
    for size in UPRIGHT:
        show(page, size, "light")
        assert not hidden_seats(page, ".coach"), size
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size
