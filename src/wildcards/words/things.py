"""Cards, animals and people of the game in words, from their tokens; moments as the place tells them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from wildcards.words.text import and_, has, t


def card(token: str) -> str:
    """A card spelled out: `F3` is `forest 3`, `R` the refill card."""
    return t("refill-card") if token == "R" else t(f"card-{token[0]}", value=int(token[1:]))


def animal(species: str) -> str:
    """`peacock`."""
    return t(f"animal-{species}")


def the_animal(species: str) -> str:
    """`the peacock`, as the object of a sentence."""
    return t(f"the-animal-{species}")


def animals(species: str, count: int) -> str:
    """`3 peacocks`."""
    return t(f"animals-{species}", count=count)


def listed(species: Iterable[str]) -> str:
    """`peacock and lion`."""
    return and_([animal(one) for one in species])


def leader(species: str) -> str:
    """`peacock leader`."""
    return t(f"leader-{species}")


def the_leader(species: str) -> str:
    """`the peacock leader`, as subject or object of a sentence."""
    return t(f"the-leader-{species}")


def habitat(letter: str) -> str:
    """`forest`."""
    return t(f"habitat-{letter}")


def level(name: str) -> str:
    """The name of a bot's level; bots that others wrote keep their own."""
    return t(f"level-{name}") if has(f"level-{name}") else name


def local_time(at: float) -> str:
    """A moment in ms since 1970, in the local time."""
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
