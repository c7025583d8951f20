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

# Sets of phases, as masks of their bits: `in` would make an object of the phase in compiled code.
BIDDING: Final[i64] = 0b11  # BID, REVEAL
SWAPPING: Final[i64] = 0b110  # REVEAL, SWAP
LAYING: Final[i64] = 0b11000  # DISCARD, LAY
PAYING: Final[i64] = 0b10010000  # LAY, PAY
SEALED: Final[i64] = 0b111001  # BID, DISCARD, LAY, BREAK

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
    return SEALED >> phase & 1 != 0
