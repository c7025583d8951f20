"""What a device is called in the list of a person's devices: a program and a system, nothing closer."""

from __future__ import annotations

from typing import Final

# In this order: most programs also claim to be others.
_PROGRAMS: Final = (
    ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("Edg", "Edge"), ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"), ("Chrome/", "Chrome"), ("CriOS/", "Chrome"),
    ("Safari/", "Safari"), ("wildcards/", "wildcards"),
)  # fmt: skip
_SYSTEMS: Final = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
    ("Macintosh", "Mac"), ("Darwin", "Mac"), ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip


def label_of(user_agent: str) -> str:
    """As "Firefox, Linux"; "" if neither is known."""
    found = [_first(_PROGRAMS, user_agent), _first(_SYSTEMS, user_agent)]
    return ", ".join([one for one in found if one])


def _first(known: tuple[tuple[str, str], ...], text: str) -> str:
    return next((name for mark, name in known if mark in text), "")
