"""Animals and leaders as the heuristic values them: what one more is worth to a seat, and one fewer."""

from __future__ import annotations

from mypy_extensions import i64

from wildcards.bots.parameters import Weights
from wildcards.engine.board import LEADER, Board, animal
from wildcards.engine.card import NONE, SPECIES
from wildcards.engine.leader import keeps, most_of_others, wins_by_swapping, wins_by_taking
from wildcards.engine.scoring import leader_points


def gain(b: Board, seat: i64, species: i64, weights: Weights, share: float, by_swap: bool) -> float:
    """One more animal of this species, taken or swapped in: score, growth, leader.

    `share` is the part of the game that comes after this round.
    """
    own = b.s[animal(seat, species)]
    worth = next_points(b, seat, species, own) + weights.growth * float(own) * share
    return worth + _leader_gain(b, seat, species, own + 1, weights, share, by_swap)


def loss(b: Board, seat: i64, species: i64, weights: Weights, share: float) -> float:
    """One animal of this species fewer, given in a swap."""
    own = b.s[animal(seat, species)] - 1
    worth = next_points(b, seat, species, own) + weights.growth * float(own) * share
    if b.s[LEADER + species] == seat and not keeps(own, most_of_others(b, seat, species)):
        worth += _leader_worth(species, weights, share)
    return worth


def _leader_worth(species: i64, weights: Weights, share: float) -> float:
    """What owning a leader is worth from now on."""
    return float(leader_points(species)) + weights.leaders[species] * share


def _leader_gain(
    b: Board, seat: i64, species: i64, own: i64, weights: Weights, share: float, by_swap: bool
) -> float:
    """What `own` animals instead of one fewer mean for the leader."""
    owner = b.s[LEADER + species]
    most = most_of_others(b, seat, species)
    worth = _leader_worth(species, weights, share)
    sure = 1.0 if most + 1 < own else weights.hold
    if owner == seat:
        before = 1.0 if most + 1 < own - 1 else weights.hold
        return worth * (sure - before)
    if not (wins_by_swapping(own, most) if by_swap else wins_by_taking(b, species, own, most)):
        return 0.0
    return worth * sure + (worth * weights.deny if owner not in (NONE, b.leo) else 0.0)


def next_points(b: Board, seat: i64, species: i64, own: i64) -> float:
    """What one more than `own` of this species adds to the score: 2 in the largest one, 1 in the second."""
    s = b.s
    larger: i64 = 0
    for other in range(SPECIES):
        if other != species and s[animal(seat, other)] > own:
            larger += 1
    if larger == 0:
        return 2.0
    return 1.0 if larger == 1 else 0.0
