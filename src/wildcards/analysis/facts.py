"""Facts: what came of a plan in the worlds where it was tried, and how two plans differ by them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from wildcards.bots.trial import BONUS, CARDS, EMPTY, LOST, OFFERED, TAKEN, TURNS, WON
from wildcards.engine.card import SPECIES, SPECIES_TOKENS
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase

DIGITS: Final = 4
MOST_REASONS: Final = 3
# From which difference on a reason is worth telling: shares of worlds, points, cards.
TELLING_SHARE: Final = 0.1
TELLING_POINTS: Final = 0.3
TELLING_CARDS: Final = 0.5
# How much such a difference counts, to put the reasons in order: about the points it is worth.
_ANIMAL_WEIGHT: Final = 2.0
_LEADER_WEIGHT: Final = 3.0
_CARD_WEIGHT: Final = 0.5


@dataclass(frozen=True)
class Facts:
    """Means over the worlds, of the round played out.

    `taken`: animals of each species. `turns`: the share of worlds in which the seat came to take; `offered`:
    of those, the share in which each species was on display. `empty`: the share in which it took nothing.
    Leaders won and lost, points of habitat bonus; `cards`: cards in hand, after less before.
    """

    taken: tuple[float, ...]
    offered: tuple[float, ...]
    turns: float
    empty: float
    leaders_won: float
    leaders_lost: float
    bonus: float
    cards: float


@dataclass(frozen=True)
class Reason:
    """Why one plan is worth more or less than another: a code, its species if any, and both plans' figures.

    `animal` (brings it, share of worlds) · `there` (the same animal was still on display at the seat's turn,
    share of those turns) · `leader` and `leader-lost` (shares) · `empty` (brings no animal, share) ·
    `bonus` (points) · `cards` (change of the hand).
    """

    code: str
    species: str | None
    here: float
    other: float


def facts_of(sums: Sequence[int], worlds: int) -> Facts:
    """The means of what a trial counted."""
    turns = sums[TURNS]
    return Facts(
        tuple([_mean(sums[TAKEN + species], worlds) for species in range(SPECIES)]),
        tuple([_mean(sums[OFFERED + species], turns) for species in range(SPECIES)]),
        _mean(turns, worlds),
        _mean(sums[EMPTY], worlds),
        _mean(sums[WON], worlds),
        _mean(sums[LOST], worlds),
        _mean(sums[BONUS], worlds),
        _mean(sums[CARDS], worlds),
    )


def _mean(total: int, number: int) -> float:
    return round(total / number, DIGITS) if number else 0.0


def reasons(plan: Facts, other: Facts, seen: Observation) -> tuple[Reason, ...]:
    """How the plan differs from the other, the weightiest first; nothing where they do much the same.

    Where an animal is taken right now, the plans themselves say which; in the last round cards are worth
    nothing.
    """
    is_open = seen.phase not in (Phase.TAKE, Phase.PAY)
    found: list[tuple[float, Reason]] = []
    for species, token in enumerate(SPECIES_TOKENS if is_open else ()):
        _add(found, "animal", token, plan.taken[species], other.taken[species], TELLING_SHARE, _ANIMAL_WEIGHT)
    _add(found, "leader", None, plan.leaders_won, other.leaders_won, TELLING_SHARE, _LEADER_WEIGHT)
    _add(found, "leader-lost", None, plan.leaders_lost, other.leaders_lost, TELLING_SHARE, _LEADER_WEIGHT)
    _add(found, "bonus", None, plan.bonus, other.bonus, TELLING_POINTS, 1.0)
    if is_open:
        _add(found, "empty", None, plan.empty, other.empty, TELLING_SHARE, 1.0)
    if seen.round < seen.rules.rounds:
        _add(found, "cards", None, plan.cards, other.cards, TELLING_CARDS, _CARD_WEIGHT)
    found.sort(key=lambda pair: -pair[0])
    told: list[Reason] = []
    for _, reason in found[:MOST_REASONS]:
        told.append(reason)
        if reason.code == "animal" and reason.here > reason.other:
            told += _still_there(reason.species or "", plan, other)
    return tuple(told)


def _still_there(token: str, plan: Facts, other: Facts) -> list[Reason]:
    """How often rivals leave this animal until the seat's turn; nothing where that is certain."""
    species = SPECIES_TOKENS.index(token)
    left = plan.offered[species]
    return [Reason("there", token, left, other.offered[species])] if 0.0 < left < 1.0 else []


def _add(
    found: list[tuple[float, Reason]],
    code: str,
    species: str | None,
    here: float,
    other: float,
    telling: float,
    weight: float,
) -> None:
    if abs(here - other) >= telling:
        found.append((weight * abs(here - other), Reason(code, species, here, other)))
