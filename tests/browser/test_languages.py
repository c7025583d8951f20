"""The language changes in the middle of a game, and figures are written as each language writes them."""

from __future__ import annotations

import datetime as dt
import random
import re

import pytest
from playwright.sync_api import expect
from support.browsers import LAPTOP, PHONE, People
from support.given_deals import person_at
from support.hands import Mouse
from support.prompt_deals import play_to
from support.servers import Spawned
from support.sitter import SEND, Sitter

from wildcards.conform.client import make

LANGUAGES = ("de", "nl", "it", "en")
USUAL = ("bid-eagle", "swap")  # one card at a laptop, two at a phone
LATER = ("discard", "lay", "take-bonus")
TITLE = "#prompt-title"
SWITCH = "header .switch select"
DAYS_AGO = {"en": "3 days ago", "de": "vor 3 Tagen", "nl": "3 dagen geleden", "it": "3 giorni fa"}
DAYS = {"en": "3 days", "de": "3 Tage", "nl": "3 dagen", "it": "3 giorni"}


@pytest.mark.parametrize("name", [*USUAL, *[pytest.param(name, marks=pytest.mark.slow) for name in LATER]])
def test_what_is_picked_outlives_every_change_of_the_language(
    people: People, site: Spawned, name: str
) -> None:
    size = PHONE if name == "swap" else LAPTOP
    ann = people.newcomer(size, is_still=True)
    ann.choose(speed="off")
    sitter = Sitter(ann.page, Mouse(ann.page), random.Random(name))
    page = ann.go(f"/t/{play_to(person_at(site, ann), name)}")
    assert sitter.wait()
    sitter.pick()
    picked = sitter.look()
    labels = {page.locator(SEND).inner_text()}
    questions = {page.locator(TITLE).inner_text()}
    for language in LANGUAGES:
        page.locator(SWITCH).select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert sitter.look() == picked
        labels.add(page.locator(SEND).inner_text())
        questions.add(page.locator(TITLE).inner_text())
    assert len(labels) == len(questions) == len(LANGUAGES)  # each its own; English came back as it was
    sitter.send()
    ann.wait_for_frame(lambda frame: '"type":"done"' in frame)
    assert len([frame for frame in ann.frames if '"type":"welcome"' in frame]) == 1  # nothing began again


def test_the_log_tells_all_that_happened_in_the_language_of_now(people: People, site: Spawned) -> None:
    ann = people.newcomer(is_still=True)
    ann.choose(speed="off")
    page = ann.go(f"/t/{play_to(person_at(site, ann), 'take')}")
    lines = page.get_by_role("log").get_by_role("button")
    expect(lines.first).to_be_visible()
    told = lines.all_inner_texts()
    for language in LANGUAGES:
        page.locator(SWITCH).select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        now = lines.all_inner_texts()
        assert len(now) == len(told)
        assert (now == told) is (language == "en")


@pytest.mark.parametrize(
    "language", ["nl", "it", *[pytest.param(one, marks=pytest.mark.slow) for one in ("en", "de")]]
)  # most other tests speak English or German
def test_times_are_told_as_the_language_tells_them(people: People, site: Spawned, language: str) -> None:
    ann = people.newcomer(language=language)
    client = person_at(site, ann)
    table = make(client, clock={"kind": "decision", "seconds": 3 * 86_400})
    page = ann.go(f"/t/{table}")
    expect(page.get_by_text(re.compile(rf"\b{DAYS[language]}\b")).first).to_be_visible()
    later = dt.datetime.now(dt.UTC) + dt.timedelta(days=3, hours=1)
    page.clock.set_fixed_time(later)
    ann.go("/tables")
    expect(page.locator("time").first).to_have_text(DAYS_AGO[language])
