"""Several people who play one game, each at their own browser."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Final

from playwright.sync_api import expect

from support.browsers import Person
from support.hands import Finger, Mouse
from support.sitter import Sitter

PATIENCE: Final = 240.0  # seconds for a whole game


def sitter_of(person: Person, seed: str, *, is_touching: bool = False) -> Sitter:
    """Whoever plays at this person's page; made before it is open, as the hands watch it from the start."""
    hands = Finger(person.page) if is_touching else Mouse(person.page)
    return Sitter(person.page, hands, random.Random(seed))


def play_together(
    sitters: Sequence[Sitter],
    after: Callable[[int], object] = lambda _: None,
    *,
    until: Callable[[], bool] = lambda: False,
) -> None:
    """All of them play, whoever is asked first, to the end of the game, or until the condition holds.

    `after` is called after each decision, with its number.
    """
    end = time.monotonic() + PATIENCE
    decisions = 0
    while not until():
        assert time.monotonic() < end, "the game does not come to its end"
        for sitter in sitters:
            if sitter.look().ask is not None:
                sitter.decide()
                after(decisions := decisions + 1)
        if all(sitter.look().is_over for sitter in sitters):
            return


def expect_end(person: Person) -> None:
    """The page shows how the game ended."""
    expect(person.page.get_by_test_id("end").get_by_role("heading", level=1)).to_be_visible()
