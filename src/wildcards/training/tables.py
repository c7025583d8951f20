"""The tables the bots are made for: both editions, 3 to 5 seats, Leo in every seat."""

from __future__ import annotations

from random import Random
from typing import Final

from wildcards.engine.rules import Rules

LEO_SHARE: Final = 0.35  # of the games of the edition with him

# One deal each in turn: the usual table more often than the others.
TUNING_TABLES: Final = (
    Rules(seats=4),
    Rules(seats=3),
    Rules(seats=4),
    Rules(seats=5),
    Rules(seats=4, leo=True),
    Rules(seats=4, edition="2020"),
)


def any_table(dice: Random) -> Rules:
    """A table at random: two games in three are of the 2022 edition, half of them with four seats."""
    edition = dice.choice(("2022", "2022", "2020"))
    seats = dice.choice((3, 4, 4, 5))
    if edition == "2022" and dice.random() < LEO_SHARE:
        return Rules(seats=seats, leo=True, leo_seat=dice.randrange(seats))
    return Rules(seats=seats, edition=edition)
