"""Checks of JSON values that somebody else wrote: each returns the value read, or says where it is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeGuard

from wildcards.errors import ObservationError


def wrong(where: str, expected: str, value: object) -> ObservationError:
    """The error for a value: where it is, what was expected there, what came."""
    text = repr(value)
    return ObservationError(
        f"{where}: expected {expected}, got {text if len(text) <= 60 else text[:57] + '...'}"
    )


def as_object(value: Any, where: str) -> dict[str, Any]:
    """An object. Raises ObservationError, as all of these do."""
    if not isinstance(value, dict):
        raise wrong(where, "an object", value)
    return value


def member(data: dict[str, Any], key: str, where: str) -> Any:
    """What an object has under a key."""
    if key not in data:
        raise ObservationError(f"{where}: expected a key {key!r}, but it is missing")
    return data[key]


def as_list(value: Any, where: str, length: int | None = None) -> list[Any]:
    """A list, of this length if one is given."""
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise wrong(where, "a list" if length is None else f"a list of {length}", value)
    return value


def as_text(value: Any, where: str) -> str:
    """A string."""
    if not isinstance(value, str):
        raise wrong(where, "a string", value)
    return value


def as_flag(value: Any, where: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise wrong(where, "true or false", value)
    return value


def is_whole(value: Any) -> TypeGuard[int]:
    """Whether it is a whole number; true and false are not, though Python counts them as such."""
    return isinstance(value, int) and not isinstance(value, bool)


def as_whole(value: Any, where: str, low: int, high: int) -> int:
    """A whole number from low to high."""
    if not is_whole(value) or not low <= value <= high:
        raise wrong(where, f"a whole number from {low} to {high}", value)
    return value


def as_index(value: Any, where: str, words: Sequence[str]) -> int:
    """The place of a text among these words."""
    if not isinstance(value, str) or value not in words:
        raise wrong(where, f"one of {' '.join(words)}", value)
    return words.index(value)
