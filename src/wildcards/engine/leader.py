"""Leaders: who gets one, and who loses it. The engine and the bots ask the same questions here."""

from __future__ import annotations

from mypy_extensions import i64

from wildcards.engine.board import LEADER, Board, animal
from wildcards.engine.card import NONE
from wildcards.engine.event import E_LEADER


def most_of_others(b: Board, seat: i64, species: i64) -> i64:
    """The largest count of a species in the other seats' collections (Leo's too)."""
    s = b.s
    most: i64 = 0
    for other in range(b.n):
        number = s[animal(other, species)]
        if number > most and other != seat:
            most = number
    return most


def wins_by_taking(b: Board, species: i64, own: i64, most: i64) -> bool:
    """Whether a seat that is not the owner gets the leader when taking an animal leaves it with `own`.

    `most` is the most that any other seat has. More is always enough; as many is enough if somebody owns the
    leader, or if it is in the supply in 2020.
    """
    return own > most or (own == most and (b.s[LEADER + species] != NONE or not b.has_talisman))


def wins_by_swapping(own: i64, most: i64) -> bool:
    """Whether a seat that is not the owner gets the leader when a swap leaves it with `own`."""
    return own >= most


def keeps(own: i64, most: i64) -> bool:
    """Whether the owner keeps the leader when a swap leaves it with `own` of the species it gave."""
    return own > 0 and own >= most


def claim_by_taking(b: Board, seat: i64, species: i64) -> None:
    """The seat just took an animal."""
    if b.s[LEADER + species] == seat:
        return
    if wins_by_taking(b, species, b.s[animal(seat, species)], most_of_others(b, seat, species)):
        _move(b, species, seat)


def claim_by_swapping(b: Board, seat: i64, species: i64) -> None:
    """The seat just swapped an animal in."""
    if b.s[LEADER + species] == seat:
        return
    if wins_by_swapping(b.s[animal(seat, species)], most_of_others(b, seat, species)):
        _move(b, species, seat)


def lose_by_swapping(b: Board, seat: i64, species: i64) -> None:
    """The seat just swapped an animal away: its leader may go to the seat with the most, or to the supply.

    To the supply if several tie for the most, or nobody has one.
    """
    most = most_of_others(b, seat, species)
    if b.s[LEADER + species] != seat or keeps(b.s[animal(seat, species)], most):
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
