"""Puzzles: chosen from the list, answered, judged, and remembered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from support.browsers import LAPTOP, PHONE, People
from support.servers import Spawned

import wildcards as wc


@pytest.mark.parametrize("size", [PHONE, pytest.param(LAPTOP, marks=pytest.mark.slow)])
def test_a_puzzle_is_found_answered_and_marked(people: People, site: Spawned, size: tuple[int, int]) -> None:
    ann = people.newcomer(size, is_still=True)
    puzzle = next(
        one
        for one in wc.shipped_puzzles()
        if one.observation.phase == wc.Phase.BID and one.values[0].tokens == ("R",)
    )
    page = ann.go("/puzzles")
    page.get_by_label("Type").select_option("bid")
    page.get_by_label("Difficulty").select_option(str(puzzle.difficulty))
    page.get_by_role("link", name=re.compile(rf"^{puzzle.number}\. Find the bid")).click()
    prompt = page.get_by_test_id("prompt")
    expect(prompt).to_have_attribute("data-ask", "bid")
    page.keyboard.press("r")
    prompt.locator("button[type=submit]").click()
    answer = page.get_by_test_id("puzzle-answer")
    expect(answer.get_by_role("heading", name="Right!")).to_be_focused()
    expect(answer).to_contain_text("The best of")
    expect(page.get_by_test_id("polite")).to_contain_text("The best of")
    expect(answer.get_by_role("link", name="Next puzzle")).to_be_visible()
    ann.check_accessible_in_both()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("link", name=re.compile(rf"^{puzzle.number}\. Find the bid"))).to_contain_text(
        "solved"
    )


def test_a_wrong_answer_is_tried_again_by_keys(people: People) -> None:
    puzzle = next(
        one
        for one in wc.shipped_puzzles()
        if one.observation.phase == wc.Phase.TAKE and not one.judge(("-",)).is_right
    )
    ann = people.newcomer(PHONE, is_still=True)
    page = ann.go(f"/puzzles/{puzzle.number}")
    expect(page.get_by_text("What gives you the best chance of winning?")).to_be_visible()
    page.get_by_role("button", name="Pass").press("Enter")
    page.get_by_test_id("prompt").locator("button[type=submit]").press("Enter")
    expect(page.get_by_role("heading", name="Not the best decision.")).to_be_focused()
    expect(page.get_by_role("link", name="Next puzzle")).to_be_in_viewport()
    ann.check_accessible_in_both()
    page.get_by_role("button", name="Try again").press("Enter")
    heading = page.get_by_role("heading", level=1, name=f"Puzzle {puzzle.number}")
    expect(heading).to_be_focused()
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-ask", "take")
