"""People who share one device and play by turns: whoever is named at the curtain takes it."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from typing import Final

from playwright.sync_api import Page, expect

from support.browsers import Person
from support.hands import Mouse
from support.sitter import Sitter
from wildcards.conform.frames import games_in

CURTAIN: Final = "[data-testid='curtain']"
_READY: Final = """() => document.querySelector(
    "[data-testid='curtain'], [data-testid='prompt'][data-ask], [data-testid='end']")"""
# A card by its token or its English name.
CARD: Final = re.compile(r"\b(?:[FSMW]|(?:forest|savannah|mountains|wild)[\s\u00a0])[1-4]\b")
# The page as it is, without drawings; and without what was told about the past, if that is named.
_PAGE: Final = """(past) => {
    const page = document.documentElement.cloneNode(true);
    for (const told of past ? page.querySelectorAll(past) : []) told.remove();
    for (const path of page.querySelectorAll("path")) path.removeAttribute("d");
    return page.outerHTML;
}"""
_PAST: Final = "[role='log'], [aria-live]"


def tree(page: Page) -> str:
    """All names and texts of the accessibility tree."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    parts = [[node.get("name"), node.get("value"), node.get("description")] for node in nodes]
    return json.dumps(parts, ensure_ascii=False)


class Sharing(Sitter):
    """All the people at one device."""

    def __init__(self, person: Person, seed: str) -> None:
        super().__init__(person.page, Mouse(person.page), random.Random(seed))
        self.handed: Final[Counter[str]] = Counter()  # how often the device went to whom
        self._person: Final = person
        self.holder = -1
        self.tried = 0  # checks at which others held cards of kinds that lay open nowhere

    def wait(self) -> bool:
        """Pass the device on until something is asked; false if the game is over."""
        while True:
            self.page.wait_for_function(_READY, timeout=60_000)
            if self.page.locator(CURTAIN).count() == 0:
                return super().wait()
            self._pass_on()

    def decide(self) -> None:
        self.check_hidden()
        super().decide()

    def _pass_on(self) -> None:
        """Nothing of any hand is on the page, while the curtain is there."""
        take = self.page.locator(f"{CURTAIN} button")
        expect(take).not_to_be_focused()
        expect(self.page.locator("[data-place], [data-testid='prompt']")).to_have_count(0)
        self.check_bare()
        name = take.inner_text().removeprefix("I am ").strip()
        self.handed[name] += 1
        self.hands.press(take)
        expect(self.page.locator(CURTAIN)).to_have_count(0)
        self.holder = self._seat_of(name)

    def check_bare(self) -> None:
        """No card at all is on the page, or heard."""
        page = self.page.evaluate(_PAGE, None) + tree(self.page)
        assert not tokens(page), [page[at.start() - 150 : at.end() + 50] for at in CARD.finditer(page)]

    def _seat_of(self, name: str) -> int:
        tables = [json.loads(frame).get("table") for frame in self._person.frames]
        seats = next(table for table in reversed(tables) if table)["seats"]
        return next(int(seat["seat"]) for seat in seats if seat["name"] == name)

    def check_hidden(self) -> None:
        """No card that only others hold is on the page, and none that only others drew is announced."""
        newest = {game["seat"]: game for game in games_in(self._person.frames)}
        mine = newest.pop(self.holder)
        open_now = tokens(json.dumps({**mine["seen"], "discard": None, "choices": mine["choices"]}))
        others = {card for game in newest.values() for card in game["seen"]["hand"]}
        self.tried += bool(others - open_now)
        assert tokens(self.page.evaluate(_PAGE, _PAST)) <= open_now
        told = " ".join(self.page.locator(_PAST).all_text_contents())
        for name in self.handed:
            for draw in re.findall(rf"{name} draws [^.]*", told):
                assert not CARD.search(draw), draw


def tokens(text: str) -> set[str]:
    """The cards of which there is anything in this text, by token."""
    return {card[0].upper() + card[-1] for card in CARD.findall(text)}
