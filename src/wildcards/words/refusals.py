"""What a server refused, in words, by the codes of its protocol."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from typing import Any, Final

from wildcards.words.text import and_, has, or_, printable, t
from wildcards.words.things import card, level, local_time

_CARD: Final = re.compile("[FSMW][1-4]|R")
_LONGEST: Final = 200
_UNKNOWN: Final = ("no_table", "no_code")  # where what was typed has to be shown; personal links are not


def refused(code: str, details: Mapping[str, Any]) -> str:
    """Why nothing was done; then, if known, what was given, why that is wrong, or what there is."""
    key = f"refused-{code}"
    text = t(key, **_in_words(details)) if has(key) else t("refused-unknown", code=code)
    told = ("why", "levels", *(["given"] if code in _UNKNOWN else []))
    more = next((_short(details[name]) for name in told if name in details), "")
    return printable(f"{text} ({more})" if more else text)


def _in_words(details: Mapping[str, Any]) -> dict[str, str | int]:
    """The arguments as sentences need them. A server of another release may leave one out."""
    seconds = details.get("seconds")
    return {
        "seat": _whole(details.get("seat"), 1),
        "seats": _seats(details.get("seats")),
        "seconds": math.ceil(seconds) if isinstance(seconds, int | float) else "?",
        "status": str(details.get("status", "?")),
        "whose": str(details.get("whose", "person")),
        "most": _whole(details.get("most")),
        "token": _step(str(details.get("token", "?"))),
        "until": _moment(details.get("until")),
        "word": str(details.get("word", "?")),
        "level": level(str(details.get("level", "?"))),
        "fault": str(details.get("fault", "?")),
        "zone": str(details.get("zone", "?")),
    }


def _moment(until: object) -> str:
    """A moment in ms since 1970, in the local time; `never` where there is none."""
    if not isinstance(until, int | float):
        return "never"
    return local_time(until)


def _whole(number: object, more: int = 0) -> str | int:
    """A number that may have come as 2.0; seats are counted from 1 by people, which is one `more`."""
    return int(number) + more if isinstance(number, int | float) else "?"


def _seats(seats: object) -> str:
    """A list of seats, or how many there are."""
    return and_([str(_whole(one, 1)) for one in seats]) if isinstance(seats, list) else str(_whole(seats))


def _step(token: str) -> str:
    return card(token) if _CARD.fullmatch(token) else token


def _short(value: object) -> str:
    return (or_([str(one) for one in value]) if isinstance(value, list) else str(value))[:_LONGEST]
