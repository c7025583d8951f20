"""What a server refused, in words, by the codes of its protocol."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from typing import Any, Final

from wildcards.words.text import and_, has, or_, printable, t
from wildcards.words.things import card, level

_CARD: Final = re.compile("[FSMW][1-4]|R")
_LONGEST: Final = 200


def refused(code: str, details: Mapping[str, Any]) -> str:
    """Why nothing was done; behind it what was given, why that is wrong or what there is, if told."""
    key = f"refused-{code}"
    text = t(key, **_in_words(details)) if has(key) else t("refused-unknown", code=code)
    more = next((_short(details[name]) for name in ("given", "why", "levels") if name in details), "")
    return printable(f"{text} ({more})" if more else text)


def _in_words(details: Mapping[str, Any]) -> dict[str, str | int]:
    """The arguments as sentences want them. A server of another release may leave one out."""
    seconds, most = details.get("seconds"), details.get("most")
    return {
        "seat": _seat(details.get("seat")),
        "seats": _seats(details.get("seats")),
        "seconds": math.ceil(seconds) if isinstance(seconds, int | float) else "?",
        "status": str(details.get("status", "?")),
        "whose": str(details.get("whose", "person")),
        "most": most if isinstance(most, int) else "?",
        "token": _step(str(details.get("token", "?"))),
        "level": level(str(details.get("level", "?"))),
    }


def _seat(seat: object) -> str | int:
    """A seat for people, who count from 1."""
    return seat + 1 if isinstance(seat, int) else "?"


def _seats(seats: object) -> str:
    """A list of seats, or how many there are."""
    return and_([str(_seat(seat)) for seat in seats]) if isinstance(seats, list) else str(seats)


def _step(token: str) -> str:
    return card(token) if _CARD.fullmatch(token) else token


def _short(value: object) -> str:
    return (or_([str(one) for one in value]) if isinstance(value, list) else str(value))[:_LONGEST]
