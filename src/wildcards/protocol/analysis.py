"""What plans are worth, and the review of a finished game, as whoever asks is told.

Chances are whole hundredths of a per cent: 10000 is a certain win.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class _Part(Struct, forbid_unknown_fields=True, frozen=True):
    """One JSON object."""


class Span(_Part, frozen=True):
    """A mean and its 95 % interval."""

    mean: int
    low: int
    high: int


class Plan(_Part, frozen=True):
    """A whole decision: its steps, as an act has them, and the chance of winning that it leaves."""

    tokens: list[str]
    chance: int
    behind: Annotated[Span, Meta(description="How much less that is than the best plan's.")]
    worlds: Annotated[int, Meta(description="In how many possible deals it was tried.")]


class Difference(_Part, frozen=True):
    """How a plan differs from another: a code (docs/protocol.md), the species meant, both plans' figures."""

    code: str
    species: str | None
    here: float
    other: float


class Hint(_Part, frozen=True):
    """What a seat might do now: the best plan, up to two others, and how the best differs from the first."""

    step: Annotated[int, Meta(description="How many events the seat had seen.")]
    best: Plan
    others: list[Plan]
    reasons: list[Difference]
    plans: Annotated[int, Meta(description="How many plans there are.")]


class Judgement(_Part, frozen=True):
    """A decision of the seat: its plans, best first, with the one that was followed among them."""

    step: Annotated[int, Meta(description="How many events the seat had seen, as in its replay.")]
    round: int
    phase: str
    plans: list[Plan]
    ways: Annotated[int, Meta(description="How many plans there were; `plans` has the most telling ones.")]
    chosen: Annotated[int, Meta(description="The number of the plan that was followed.")]
    loss: Annotated[Span, Meta(description="What it cost.")]
    is_mistake: Annotated[bool, Meta(description="Whether all of the interval of the loss is above 0.")]
    reasons: Annotated[list[Difference], Meta(description="How the best plan differs from it.")]


class ReviewedRound(_Part, frozen=True):
    """A round: the chance at its beginning, what own decisions cost in it, and what luck brought."""

    number: int
    chance: int
    loss: int
    luck: int


class Review(_Part, frozen=True):
    """A game as one seat could judge it: result - par = luck - loss, exactly."""

    seat: int
    par: Annotated[int, Meta(description="The share of the win of equal players.")]
    result: Annotated[int, Meta(description="The seat's share of the win.")]
    deal: Annotated[int, Meta(description="The part of luck that came with the deal.")]
    loss: Span
    luck: int
    rounds: list[ReviewedRound]
    decisions: list[Judgement]
    key: Annotated[
        list[int], Meta(description="The numbers of the decisions that mattered most, weightiest first.")
    ]
    simulations: int


class Reviewing(_Part, frozen=True):
    """How far a review is: `waiting` with so many `before` it, `running`, or `done`."""

    state: Literal["waiting", "running", "done"]
    before: int = 0
    decided: Annotated[int, Meta(description="Of how many decisions the value is known.")] = 0
    decisions: int = 0
    review: Review | None = None
