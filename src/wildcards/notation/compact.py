"""The pieces of the one-line forms: `key=value` fields, and cards and animals without separators.

docs/notation.md has the grammar. A line is `format key=value key=value …`; keys come in a fixed order, a
key that is left out has its default, and an unknown or repeated one is an error.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from wildcards.engine.card import CARD_TOKENS, SPECIES_TOKENS
from wildcards.engine.rules import Rules
from wildcards.errors import NotationError, RulesError

NOTHING: Final = "-"
_CARDS: Final = re.compile(r"[FSMW][1-4]|R")
_YES: Final = {"returns": True, "stays": False}


def fields(text: str, form: str, keys: Sequence[str]) -> dict[str, str]:
    """The `key=value` fields of a line of this form. Raises NotationError."""
    words = text.split()
    if not words or words[0] != form:
        raise NotationError(f"expected a line that begins with {form!r}, got {text[:40]!r}")
    found: dict[str, str] = {}
    for word in words[1:]:
        key, equals, value = word.partition("=")
        if not equals or key not in keys:
            raise NotationError(
                f"expected key=value with one of the keys {' '.join(keys)}, got {word[:40]!r}"
            )
        if key in found:
            raise NotationError(f"{key}: given twice")
        found[key] = value
    return found


def line(form: str, values: dict[str, str]) -> str:
    """The line with these fields; empty ones are left out."""
    return " ".join([form, *[f"{key}={value}" for key, value in values.items() if value]])


def required(found: dict[str, str], key: str) -> str:
    """The value of a field that must be there."""
    if key not in found:
        raise NotationError(f"{key}: expected, but it is missing")
    return found[key]


def cards_text(cards: Iterable[int]) -> str:
    """Cards without separators, such as `F1F1W3R`."""
    return "".join([CARD_TOKENS[card] for card in cards])


def parse_cards(text: str, where: str) -> list[int]:
    """The cards of `cards_text`. Raises NotationError."""
    tokens = _CARDS.findall(text)
    if "".join(tokens) != text:
        raise NotationError(f"{where}: expected cards such as F1F1W3, got {text[:40]!r}")
    return [CARD_TOKENS.index(token) for token in tokens]


def animals_text(animals: Iterable[int]) -> str:
    """Animals without separators, `--` for an empty slot, such as `pe--ib`."""
    return "".join([SPECIES_TOKENS[species] if species >= 0 else "--" for species in animals])


def parse_animals(text: str, where: str) -> list[int]:
    """The animals of `animals_text`, -1 for an empty slot. Raises NotationError."""
    tokens = [text[i : i + 2] for i in range(0, len(text), 2)]
    for token in tokens:
        if token not in SPECIES_TOKENS and token != "--":
            raise NotationError(f"{where}: expected species such as pesqib, got {text[:40]!r}")
    return [SPECIES_TOKENS.index(token) if token != "--" else -1 for token in tokens]


def number(text: str, where: str, low: int, high: int) -> int:
    """A whole number in plain digits (or -1) from low to high. Raises NotationError."""
    if not re.fullmatch(r"-1|[0-9]{1,9}", text) or not low <= int(text) <= high:
        raise NotationError(f"{where}: expected a whole number from {low} to {high}, got {text[:40]!r}")
    return int(text)


def rules_text(rules: Rules) -> str:
    """Edition and options, such as `2022,holder_last,balanced,returns,5-4-3-2`."""
    returns = "returns" if rules.payment_returns_on_pass else "stays"
    counts = "-".join([str(count) for count in rules.value_counts])
    return f"{rules.edition},{rules.talisman_order},{rules.three_player_removal},{returns},{counts}"


def parse_rules(text: str, seats: int, leo_seat: int | None) -> Rules:
    """The rules of `rules_text`. Raises NotationError."""
    parts = text.split(",")
    if len(parts) != 5 or parts[3] not in _YES:
        raise NotationError(
            f"rules: expected a value such as 2022,holder_last,balanced,returns,5-4-3-2, got {text[:60]!r}"
        )
    counts = tuple([number(part, "rules", 0, 14) for part in parts[4].split("-")])
    try:
        return Rules(
            parts[0], seats, leo_seat is not None, leo_seat, parts[1], parts[2], _YES[parts[3]], counts
        )
    except RulesError as error:
        raise NotationError(f"rules: {error}") from None
