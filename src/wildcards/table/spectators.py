"""What a table shows to whoever looks on without a seat: as its host chose and all knew when they sat down.

Whoever plays here sees no hands but their own, also on a device from which a personal link took their seat.
Hidden cards are what each seat observes of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wildcards.engine.observation import Observation
from wildcards.notation.observation import Written
from wildcards.protocol.game import Hand
from wildcards.table.table import CLOSED, PLAYING, Table

HANDS: Final = -1  # instead of a seat: a spectator who sees all hands
Audience = int | None  # a seat, None for a spectator who sees what is open to all, or HANDS


def audience(table: Table, uid: str) -> Audience:
    """As whom somebody who has no seat here, but may look on, sees the game."""
    policy = table.settings.spectators
    shows_hands = policy == "all" or (policy == "late" and table.status != CLOSED)
    return HANDS if shows_hands and not table.plays(uid) else None


def moment(table: Table, uid: str) -> Table:
    """The table as far as this person may see it now: for late spectators, as the present round began."""
    if table.round_begun is None or table.status != PLAYING or table.plays(uid):
        return table
    return table.round_begun


def is_hidden(before: Table, after: Table) -> bool:
    """Whether late spectators may not see yet, in lists either, that the table has moved on."""
    return (
        after.status == PLAYING and after.round_begun is not None and after.round_begun is before.round_begun
    )


def hands(seen: Iterable[Observation]) -> list[Hand]:
    """All hands, given what each seat sees."""
    return [Hand(own.field("hand"), own.field("sealed")) for own in map(Written, seen)]
