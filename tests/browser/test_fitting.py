"""All that matters is seen at once on phones, tablets and laptops, in German, whose words are longest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser.scenes import QUESTIONS, SCENES, Studio
from browser.screenshots import show
from playwright.sync_api import Browser
from support.browsing import LAPTOP, PHONE, PHONE_ACROSS, TABLET
from support.fitting import beyond, hidden_seats, tiny
from support.serving import Spawned

SHORT_PHONE = (360, 640)
PHONES = (SHORT_PHONE, PHONE, PHONE_ACROSS)
UPRIGHT = (SHORT_PHONE, PHONE)


@pytest.fixture
def studio(browser: Browser, site: Spawned) -> Iterator[Studio]:
    set_up = Studio(browser, site, "de")
    yield set_up
    set_up.close()


@pytest.mark.parametrize(
    "name", [name if "full" in name else pytest.param(name, marks=pytest.mark.slow) for name in QUESTIONS]
)
def test_a_question(studio: Studio, name: str) -> None:
    page = SCENES[name](studio)
    for size in (*PHONES, TABLET, LAPTOP):
        show(page, size, "light")
        assert not beyond(page), size
        if size in PHONES:
            assert not tiny(page), size


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
