"""What could be known of hidden cards, in a few plain lines: what is certain, probable or hardly possible."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final, Literal

from wildcards.analysis.knowledge import Estimate, Hand, Knowledge, Place, in_group, knowledge
from wildcards.engine.card import SPECIES_TOKENS
from wildcards.engine.observation import Observation
from wildcards.terminal.cast import Cast
from wildcards.words import things
from wildcards.words.refusals import refused
from wildcards.words.text import capital, t

_GROUPS: Final = "FSMW1234"  # in the order of the chances
_HABITATS: Final = 4  # of these
_PROBABLE: Final = 0.75
_HARDLY: Final = 0.25
_TOLD: Final = 4  # groups that are probable: those of which most cards are
_NEVER: Final = Estimate(0.0)


def known(seen: Observation, cast: Cast, scope: Literal["off", "open", "all"]) -> list[str]:
    """What this observer could know, as far as the table allows."""
    if scope == "off":
        return [refused("no_knowledge", {})]
    told = knowledge(seen, scope)
    lines = [_hand(hand, cast, scope) for hand in told.hands]
    return [*lines, *_piles(told), *_basis(told)] if scope == "all" else [*lines, t("known-open")]


def _hand(hand: Hand, cast: Cast, scope: Literal["open", "all"]) -> str:
    """`Ida (6 cards): certain F1 F3; probably forest at least 3 (81%); hardly wild (7%)`."""
    label = t("known-hand", name=cast.names[hand.seat], count=hand.size)
    parts = [t("known-certain", cards=str(hand.certain) or t("none"))]
    if scope == "all":
        parts += [_some("known-probably", _probable(hand)), _some("known-hardly", _unlikely(hand))]
        parts.append(_some("known-missing", _missing(hand)))
    return f"{label}: {'; '.join([part for part in parts if part])}."


def _some(key: str, groups: Sequence[str]) -> str:
    return t(key, groups=", ".join(groups)) if groups else ""


def _probable(hand: Hand) -> list[str]:
    """How many cards of a group are probable, beyond those that are certain: of the groups with most."""
    counts = [sum([one.value >= _PROBABLE for one in row]) for row in hand.chances]
    new = [number for number, count in enumerate(counts) if count > in_group(hand.certain.packed, number)]
    ordered = sorted(
        new, key=lambda number: (-counts[number], -hand.chances[number][counts[number] - 1].value)
    )
    return [
        t(
            "known-least",
            group=_group(number),
            count=counts[number],
            chance=_percent(hand.chances[number][counts[number] - 1]),
        )
        for number in sorted(ordered[:_TOLD])
    ]


def _unlikely(hand: Hand) -> list[str]:
    """The groups of which hardly any card is held."""
    return [
        t("known-chance", group=_group(number), chance=_percent(row[0]))
        for number, row in enumerate(hand.chances)
        if row[0].value <= _HARDLY and row[0] != _NEVER
    ]


def _missing(hand: Hand) -> list[str]:
    """The groups of which no card can be held."""
    return [_group(number) for number, row in enumerate(hand.chances) if row[0] == _NEVER]


def _piles(told: Knowledge) -> list[str]:
    """About what is left in the draw pile, in Leo's and in that of the animals."""
    counts = [_whole(one) for one in told.animals]
    pairs = zip(SPECIES_TOKENS, counts, strict=True)
    animals = [things.animals(species, count) for species, count in pairs if count]
    lines = [_about(t("draw-pile"), told.pile.size, _expected(told.pile))]
    if told.leo is not None:
        refill = [t("refill-card")] if told.leo_refill else []
        lines.append(_about(t("view-leo-pile"), told.leo.size, [*_expected(told.leo), *refill]))
    return [*lines, _about(t("known-animals"), round(sum([one.value for one in told.animals])), animals)]


def _about(place: str, size: int, what: Sequence[str]) -> str:
    return t("known-about", place=capital(place), count=size, what=", ".join(what) or t("none"))


def _expected(place: Place) -> list[str]:
    """Whole cards by habitat, where there are any."""
    counts = [_whole(one) for one in place.expected[:_HABITATS]]
    return [f"{count} {_group(number)}" for number, count in enumerate(counts) if count]


def _basis(told: Knowledge) -> list[str]:
    """How the chances were found, and how wild cards count."""
    if not told.worlds:
        return [t("known-exact"), t("known-wild")]
    worst = max([one.error for hand in told.hands for row in hand.chances for one in row], default=0.0)
    return [t("known-sampled", worlds=told.worlds, points=ceil(100 * worst)), t("known-wild")]


def _group(number: int) -> str:
    letter = _GROUPS[number]
    return things.habitat(letter) if number < _HABITATS else t("known-value", value=int(letter))


def _percent(chance: Estimate) -> str:
    """A whole number, but 0 and 100 only for what is certain."""
    percent = round(100 * chance.value)
    if chance.value in (0, 1) and not chance.error:
        return t("known-percent", percent=percent)
    return t("known-percent", percent=min(99, max(1, percent)))


def _whole(number: Estimate) -> int:
    return int(number.value + 0.5)
