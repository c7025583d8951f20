"""Every page and every question can be read and answered at any size of window and text, in every language.

What is measured is in support/fitting.py, in a grid of sizes, text sizes, languages and seats. The quick
tests see what needs the most room, each size once, the text sizes and languages taking turns; `make soak`
sees everything in the whole grid.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final

import pytest
from browser.scenes import QUESTIONS, SCENES, Studio
from browser.screenshots import show
from playwright.sync_api import Browser, expect
from support.browsers import PHONE, People
from support.given_deals import make_given, person_at
from support.hands import Finger
from support.page_fit import Glass, Look, beyond, hidden_answers, hidden_seats, lost, tiny
from support.servers import Spawned
from support.sitter import SEND, Sitter

from wildcards.engine.rules import Rules

LANGUAGES: Final = ("de", "nl", "it", "en")
SIZES: Final = (
    *((320, 256), (320, 568), (320, 640), (360, 640)),  # the first is 1280 at 400 %
    *((360, 740), (390, 844), (430, 932)),
    *((640, 360), (844, 390), (853, 533), (818, 545), (1093, 520), (700, 600), (768, 1024)),
    *((1280, 720), (1366, 650), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)),
)
NARROW: Final = ((320, 256), (360, 740), (390, 844), (853, 533))  # where words have the least room
TEXTS: Final = (100, 200, 150)
GRID: Final = tuple(Look(*size, text, language) for language, text, size in product(LANGUAGES, TEXTS, SIZES))
# What needs the most room: long questions with a full hand; of 3, 4 and 5 seats.
FULL: Final = ("full-swap-5", "full-take", "break", "bid-3")
WORDY: Final = ("page-home", "page-new", "page-settings", "waiting-host", "end-lost", "end-replay")
# Without a connection no other language can be met.
PAGES: Final = [
    name for name in SCENES if name not in (*QUESTIONS, "table-offline") and not name.startswith("live-")
]
STEPS: Final = 6
UPRIGHT: Final = ((360, 640), PHONE)


@pytest.fixture
def studio(browser: Browser, site: Spawned) -> Iterator[Studio]:
    set_up = Studio(browser, site, "de")
    yield set_up
    set_up.close()


def turns(number: int, sizes: Sequence[tuple[int, int]] = SIZES) -> list[Look]:
    """These sizes, the text sizes and languages taking turns; by number of the scene others come together."""
    looks = [
        Look(*size, TEXTS[turn % len(TEXTS)], LANGUAGES[turn % len(LANGUAGES)])
        for turn, size in enumerate(sizes, 5 * number)
    ]
    return sorted(looks, key=lambda look: (look.language, look.text, look.is_touched))


def check(glass: Glass, looks: Iterable[Look]) -> None:
    """Fail if anything on a page is cut off, sticks out, or is too small to be tapped."""
    found: dict[str, list[str]] = {}
    for look in looks:
        glass.see(look)
        if wrong := [*lost(glass.page), *tiny(glass.page)]:
            found[str(look)] = wrong
    assert found == {}


def check_question(glass: Glass, looks: Iterable[Look]) -> None:
    """Fail if a question can't be answered; where there is room for it, without scrolling."""
    found: dict[str, list[str]] = {}
    for look in looks:
        glass.see(look)
        wrong = [*lost(glass.page), *tiny(glass.page), *hidden_answers(glass.page)]
        if look.has_room:
            wrong += beyond(glass.page)
        if wrong:
            found[str(look)] = wrong
    assert found == {}


@pytest.mark.parametrize("number", range(len(FULL)), ids=FULL)
def test_a_question_that_needs_much_room(studio: Studio, number: int) -> None:
    page = SCENES[f"table-{FULL[number]}"](studio)
    check_question(Glass(page), turns(number, SIZES[number :: len(FULL)]))


@pytest.mark.parametrize("number", range(len(WORDY)), ids=WORDY)
def test_a_page_of_many_words(studio: Studio, number: int) -> None:
    page = SCENES[WORDY[number]](studio)
    check(Glass(page), turns(number, NARROW[number % 2 :: 2]))


@pytest.mark.slow
@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_in_the_whole_grid(studio: Studio, name: str) -> None:
    check_question(Glass(SCENES[name](studio)), GRID)


@pytest.mark.slow
@pytest.mark.parametrize("name", PAGES)
def test_a_page_in_the_whole_grid(studio: Studio, name: str) -> None:
    check(Glass(SCENES[name](studio)), GRID)


@pytest.mark.parametrize("name", ["live-bids", "live-bids-asked", "live-tie", "live-tie-asked"])
def test_what_just_happened_lies_over_no_seat(studio: Studio, name: str) -> None:
    page = SCENES[name](studio)
    for size in UPRIGHT:
        show(page, size, "light")
        assert not hidden_seats(page, ".stage .beat"), size


def test_a_note_is_one_and_a_tap_on_it_puts_it_away_and_nothing_else(studio: Studio) -> None:
    page = SCENES["live-bids-asked"](studio)
    show(page, PHONE, "light")
    note = page.locator(".stage .beat")
    expect(note).to_have_count(1)
    place = page.url
    box = note.bounding_box()
    assert box is not None
    # What a tap would hit below it is a link out of the game.
    page.evaluate(
        """([x, y]) => {
            const below = document.createElement("a");
            below.href = "/";
            below.style = `position: fixed; z-index: 29; left: ${x - 20}px; top: ${y - 20}px; padding: 20px`;
            document.querySelector(".board").append(below);
        }""",
        [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
    )
    finger = {"x": round(box["x"] + box["width"] / 2), "y": round(box["y"] + box["height"] / 2)}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(note).to_have_count(0)
    assert page.url == place
    expect(page.get_by_test_id("prompt")).to_be_visible()


def test_the_coach_lies_over_no_seat(studio: Studio) -> None:
    page = SCENES["table-coach"](studio)
    for size in UPRIGHT:
        show(page, size, "light")
        assert not hidden_seats(page, ".coach"), size
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size


def test_on_a_phone_the_button_and_the_hand_stay_where_they_are(people: People, site: Spawned) -> None:
    """From one question to the next; what moves is little, by the browser's own measure."""
    ann = people.newcomer(PHONE, is_touching=True, is_still=True)
    ann.choose(speed="off")
    sitter = Sitter(ann.page, Finger(ann.page), random.Random(5))
    page = ann.go(f"/t/{make_given(person_at(site, ann), Rules(seats=4), 5)}")
    places = set()
    assert sitter.wait()
    page.evaluate(
        """() => {
            window.shifted = 0;
            const add = (list) => {
                for (const one of list.getEntries()) window.shifted += one.value;
            };
            new PerformanceObserver(add).observe({ type: "layout-shift" });
        }"""
    )
    for _ in range(STEPS):
        assert sitter.wait()
        send, hand = page.locator(SEND).bounding_box(), page.locator("[data-group='hand']").bounding_box()
        assert send is not None
        assert hand is not None
        places.add((round(send["y"] + send["height"]), round(hand["y"]), round(hand["height"])))
        sitter.decide()
    assert len(places) == 1, places
    assert page.evaluate("() => window.shifted") < 0.12 * STEPS


def test_a_replay_shows_all_of_the_hand_above_its_bar(studio: Studio) -> None:
    glass = Glass(SCENES["end-replay"](studio))
    for size in ((1366, 768), (1366, 650), (853, 533), PHONE, (2560, 1440)):
        glass.see(Look(*size))
        hand = glass.page.locator(".board [data-place^='handsize'] >> nth=-1").bounding_box()
        bar = glass.page.locator(".controls").bounding_box()
        assert hand is not None
        assert bar is not None
        assert hand["y"] + hand["height"] <= bar["y"] + 0.5, size


def test_a_large_screen_is_used(studio: Studio) -> None:
    glass = Glass(SCENES["page-home"](studio))
    glass.see(Look(1440, 900))
    usual = glass.page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)")
    glass.see(Look(2560, 1440))
    assert glass.page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)") > 1.2 * usual


def test_what_is_chosen_is_seen_where_the_system_chooses_the_colours(studio: Studio) -> None:
    for name, css in (
        ("page-new", "input:checked + span"),
        ("table-bid-4", "[role='tab'][aria-selected='true']"),
    ):
        page = SCENES[name](studio)
        page.emulate_media(forced_colors="active")
        colours = (
            "(it) => [getComputedStyle(it).backgroundColor, getComputedStyle(document.body).backgroundColor]"
        )
        chosen, ground = page.locator(css).first.evaluate(colours)
        assert chosen != ground, css


def test_a_replay_on_a_phone_tells_whose_row_the_own_one_is(studio: Studio) -> None:
    page = SCENES["end-replay"](studio)
    for size in UPRIGHT:
        show(page, size, "light")
        expect(page.locator(".own .person .name")).to_be_visible()
