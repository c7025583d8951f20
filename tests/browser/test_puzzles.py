"""Puzzles: chosen from the list, answered, judged, and remembered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from support.browsers import LAPTOP, PHONE, People
from support.servers import Spawned

import wildcards as wc


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_a_puzzle_is_found_answered_and_marked(people: People, site: Spawned, size: tuple[int, int]) -> None:
    ann = people.newcomer(size, is_still=True)
    puzzle = next(
        one
        for one in wc.shipped_puzzles()
        if one.observation.phase == wc.Phase.BID and one.values[0].tokens == ("R",)
    )
    page = ann.go("/puzzles")
    page.get_by_label("Kind").select_option("bid")
    page.get_by_role("link", name=re.compile(rf"^{puzzle.number}\. Find the bid")).click()
    prompt = page.get_by_test_id("prompt")
    expect(prompt).to_have_attribute("data-ask", "bid")
    page.keyboard.press("r")
    prompt.locator("button[type=submit]").click()
    answer = page.get_by_test_id("puzzle-answer")
    expect(answer).to_contain_text("Right!")
    expect(answer).to_contain_text("The best of")
    expect(answer.get_by_role("link", name="Next puzzle")).to_be_visible()
    page.get_by_role("link", name="Puzzles").first.click()
    expect(page.get_by_role("link", name=re.compile(rf"^{puzzle.number}\. Find the bid"))).to_contain_text(
        "solved"
    )
