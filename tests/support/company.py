"""Several people who play one game, each at a browser of his own."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Final

from playwright.sync_api import expect

from support.browsing import Person
from support.hands import Finger, Mouse
from support.sitter import Sitter

PATIENCE: Final = 240.0  # seconds for a whole game


def sitter_of(person: Person, seed: str, *, is_touching: bool = False) -> Sitter:
    """Who plays at this person's page. (To be made before a page is open: the hands watch it from the start.)"""
    hands = Finger(person.page) if is_touching else Mouse(person.page)
    return Sitter(person.page, hands, random.Random(seed))


def play_together(
    sitters: Sequence[Sitter],
    until: Callable[[], bool] = lambda: False,
    between: Callable[[], None] = lambda: None,
) -> None:
    """All of them play, who is asked first, to the end of the game; or until it is so.

    What is to be done `between` is done after each decision.
    """
    end = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < end, "the game does not come to its end"
        looks = [sitter.look() for sitter in sitters]
        if all(look.is_over for look in looks):
            return
        for sitter, look in zip(sitters, looks, strict=True):
            if look.ask is not None:
                sitter.decide()
                between()


def expect_end(person: Person) -> None:
    """The page shows how the game came out."""
    expect(person.page.get_by_test_id("end").get_by_role("heading", level=1)).to_be_visible()
