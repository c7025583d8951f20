"""Puzzles: a decision in a position of a game, and what an answer was worth."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wildcards.protocol.analysis import Judgement
from wildcards.protocol.game import GameView


class _Part(Struct, forbid_unknown_fields=True, frozen=True):
    """One JSON object."""


class PuzzleCard(_Part, frozen=True):
    """A puzzle in a list. Its number stays the same."""

    number: int
    kind: Annotated[
        Literal["bid", "take"],
        Meta(description="`bid`: find the bid; `take`: what to do once the bids are open."),
    ]
    difficulty: Annotated[int, Meta(description="1 (easy) to 3 (hard).")]
    seats: int
    edition: str
    leo: bool
    round: int


class PuzzleView(_Part, frozen=True):
    """A puzzle: its card, and the game as the seat that decides sees it."""

    card: PuzzleCard
    seat: int
    game: GameView


class PuzzleAnswer(_Part, frozen=True):
    """A whole decision, as an act has it."""

    actions: Annotated[list[Annotated[str, Meta(max_length=12)]], Meta(min_length=1, max_length=20)]


class PuzzleJudged(_Part, frozen=True):
    """An answer judged, by what the seat knows: nothing hidden is told."""

    right: bool
    alike: Annotated[
        bool, Meta(description="Whether it counts as the plan most like it, as it was not tried itself.")
    ]
    judgement: Annotated[Judgement, Meta(description="All plans, with the one that was answered.")]
    finders: Annotated[int, Meta(description="How many weaker bots find it at least every other time.")]
    levels: Annotated[int, Meta(description="Of how many.")]
