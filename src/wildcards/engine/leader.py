"""Leaders: who gets one, and who loses it."""

from __future__ import annotations

from mypy_extensions import i64

from wildcards.engine.board import LEADER, Board, animal
from wildcards.engine.card import NONE
from wildcards.engine.event import E_LEADER


def most_of_others(b: Board, seat: i64, species: i64) -> i64:
    """The largest count of a species in the other seats' collections (Leo's too)."""
    most: i64 = 0
    for other in range(b.n):
        if other != seat and b.s[animal(other, species)] > most:
            most = b.s[animal(other, species)]
    return most


def claim_by_taking(b: Board, seat: i64, species: i64) -> None:
    """The seat just took an animal: it gets the leader with more than every other, or as many as the owner.

    With the leader in the supply, 2020 is content with as many as every other seat.
    """
    owner = b.s[LEADER + species]
    if owner == seat:
        return
    own = b.s[animal(seat, species)]
    most = most_of_others(b, seat, species)
    tie_is_enough = owner != NONE or not b.has_talisman
    if own > most or (own == most and tie_is_enough):
        _move(b, species, seat)


def claim_by_swapping(b: Board, seat: i64, species: i64) -> None:
    """The seat just swapped an animal in: it gets the leader if no seat has more."""
    if b.s[LEADER + species] != seat and b.s[animal(seat, species)] >= most_of_others(b, seat, species):
        _move(b, species, seat)


def lose_by_swapping(b: Board, seat: i64, species: i64) -> None:
    """The seat just swapped an animal away: without any left, or with fewer than another it loses the leader.

    It goes to the seat with most, or to the supply if several tie for most or nobody has one.
    """
    own = b.s[animal(seat, species)]
    most = most_of_others(b, seat, species)
    if b.s[LEADER + species] != seat or (own > 0 and own >= most):
        return
    heir: i64 = NONE
    for other in range(b.n):
        if other != seat and most > 0 and b.s[animal(other, species)] == most:
            if heir != NONE:
                heir = NONE
                break
            heir = other
    _move(b, species, heir)


def _move(b: Board, species: i64, seat: i64) -> None:
    b.s[LEADER + species] = seat
    b.tell(E_LEADER, seat, species)
