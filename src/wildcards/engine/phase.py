"""The phases of a round, in which somebody owes steps (see the table in docs/record.md)."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from mypy_extensions import i64


class Phase(IntEnum):
    """What is being decided now."""

    BID = 0
    REVEAL = 1
    SWAP = 2
    DISCARD = 3
    LAY = 4
    BREAK = 5
    TAKE = 6
    PAY = 7
    KEEP = 8
    OVER = 9


# The same as plain ints: compiled code compares these without touching an enum.
BID: Final[i64] = 0
REVEAL: Final[i64] = 1
SWAP: Final[i64] = 2
DISCARD: Final[i64] = 3
LAY: Final[i64] = 4
BREAK: Final[i64] = 5
TAKE: Final[i64] = 6
PAY: Final[i64] = 7
KEEP: Final[i64] = 8
OVER: Final[i64] = 9

PHASES: Final[list[Phase]] = list(Phase)
# The graph of a game: which phases may follow each, once nobody owes a step in it (when: see course.py).
# Only PAY is entered by a step, from TAKE.
FOLLOWERS: Final[dict[Phase, tuple[Phase, ...]]] = {
    Phase.BID: (Phase.REVEAL,),
    Phase.REVEAL: (Phase.SWAP, Phase.DISCARD),
    Phase.SWAP: (Phase.SWAP, Phase.DISCARD),
    Phase.DISCARD: (Phase.LAY, Phase.BREAK, Phase.TAKE, Phase.KEEP),
    Phase.LAY: (Phase.BREAK, Phase.TAKE),
    Phase.BREAK: (Phase.BREAK, Phase.TAKE),
    Phase.TAKE: (Phase.TAKE, Phase.LAY, Phase.BREAK, Phase.KEEP),
    Phase.PAY: (Phase.TAKE, Phase.LAY, Phase.BREAK, Phase.KEEP),
    Phase.KEEP: (Phase.BID, Phase.OVER),
    Phase.OVER: (),
}


def hides(phase: i64, owns_eagle: bool) -> bool:
    """Whether nobody else may know how far a seat is; of bids only the eagle's owner's are secret."""
    return owns_eagle if phase == BID else is_sealed(phase)


def is_sealed(phase: i64) -> bool:
    """Whether the steps of this phase stay secret until all of its seats are done."""
    return phase in (BID, DISCARD, LAY, BREAK)
