"""Somebody who plays at the page as a person would: reads what is asked, and picks among what is offered.

Sitters know no rules. They see on the page what can be pressed, and choose by dice that always fall alike.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from playwright.sync_api import Locator, Page, expect

from support.hands import Hands

PROMPT: Final = "[data-testid='prompt']"
# Where there is something to press.
PLACES: Final = {
    "hand": "[data-group='hand'] button",
    "display": "[data-group='display'] button",
    "own": "[data-place^='collection:'] button",
    "prompt": f"{PROMPT} form :is(button[aria-pressed], input[type='radio'])",
}
SEND: Final = f"{PROMPT} button[type='submit']"
WHY: Final = f"{PROMPT} .why"
FIRST: Final = 1  # rounds that are played by the page before it is hurried
MOST: Final = 12  # things pressed for one decision

_LOOK: Final = """(places) => {
    const prompt = document.querySelector("[data-testid='prompt']");
    const end = document.querySelector("[data-testid='end']");
    const seen = { ask: prompt?.dataset.ask ?? null, isOver: end !== null };
    seen.isComplete = prompt?.querySelector("[type='submit']")?.getAttribute("aria-disabled") === "false";
    seen.things = Object.entries(places).flatMap(([place, css]) =>
        [...document.querySelectorAll(css)].map((it, at) => ({
            place,
            at,
            isPicked: it.checked === true || it.ariaPressed === "true",
            isGreyed: it.ariaDisabled === "true",
        })));
    return seen;
}"""
_READY: Final = """() => {
    const prompt = document.querySelector("[data-testid='prompt']");
    return prompt?.dataset.ask || document.querySelector("[data-testid='end']");
}"""


class Thing(NamedTuple):
    """Something that can be pressed: its number in its place, and how it looks."""

    place: str
    at: int
    is_picked: bool
    is_greyed: bool


class Look(NamedTuple):
    """What the page shows at a moment."""

    ask: str | None
    is_over: bool
    is_complete: bool
    things: tuple[Thing, ...]


class Sitter:
    """Plays the seat whose table is open on the page."""

    def __init__(self, page: Page, hands: Hands, dice: random.Random) -> None:
        self.page: Final = page
        self.hands: Final = hands
        self.asked: Final[Counter[str]] = Counter()  # decisions made, by what was asked
        self._dice: Final = dice

    def play(self, hurry: Callable[[], object] | None = None) -> None:
        """Play to the end; all but the first rounds and the last by `hurry`, if given."""
        while self.wait():
            if hurry is not None and self.bids == FIRST:
                hurry()
                hurry = None
                asked = re.compile("bid|eagle")
                expect(self.page.locator(PROMPT)).to_have_attribute("data-ask", asked, timeout=60_000)
                continue
            self.decide()
        expect(self.page.get_by_test_id("end").get_by_role("heading", level=1)).to_be_visible()
        self.hands.check()

    @property
    def bids(self) -> int:
        """How often bids were sent."""
        return self.asked["bid"] + self.asked["eagle"]

    def wait(self) -> bool:
        """Wait until something is asked; false if the game is over."""
        self.page.wait_for_function(_READY, timeout=60_000)
        return not self.look().is_over

    def look(self) -> Look:
        """What the page shows now."""
        seen: dict[str, Any] = self.page.evaluate(_LOOK, PLACES)
        things = [Thing(one["place"], one["at"], one["isPicked"], one["isGreyed"]) for one in seen["things"]]
        return Look(seen["ask"], seen["isOver"], seen["isComplete"], tuple(things))

    def decide(self) -> None:
        """Answer what is asked."""
        for _ in range(MOST):
            seen = self.look()
            if seen.ask is None:
                return
            if seen.is_complete and self._dice.random() < 0.8:
                self.send()
                return
            self.press(seen)
        raise AssertionError(f"no answer to {self.page.locator(PROMPT).inner_text()}")

    def pick(self) -> None:
        """Pick until everything asked for is picked, and send nothing."""
        for _ in range(MOST):
            seen = self.look()
            if seen.is_complete:
                return
            self.press(seen)
        raise AssertionError("nothing to send")

    def send(self) -> None:
        """Send what is picked."""
        self.asked[self.look().ask or ""] += 1
        self.hands.press(self.page.locator(SEND))

    def press(self, seen: Look) -> None:
        """Something that can be picked; now and then something greyed out, to ask why."""
        if self._dice.random() < 0.05 and self.ask_why():
            self.put_away_why()
        free = [thing for thing in seen.things if not thing.is_greyed and not thing.is_picked]
        if free:
            self.hands.press(self.locate(self._pick(free)))

    def ask_why(self) -> bool:
        """Press something greyed out: at the question the page says why. False if nothing is."""
        greyed = [thing for thing in self.look().things if thing.is_greyed]
        if greyed:
            self.hands.press(self.locate(self._pick(greyed)))
            expect(self.page.locator(WHY)).to_be_visible()
        return bool(greyed)

    def put_away_why(self) -> None:
        """Close what the page said."""
        self.hands.press(self.page.locator(f"{WHY} > button"))
        expect(self.page.locator(WHY)).to_have_count(0)

    def locate(self, thing: Thing) -> Locator:
        """Where it is on the page."""
        return self.page.locator(PLACES[thing.place]).nth(thing.at)

    def _pick(self, things: list[Thing]) -> Thing:
        # Of Python's generators, only random() is guaranteed to stay the same.
        return things[int(self._dice.random() * len(things))]
