"""A deal that several people play: its page, its results, and the deal of the day."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wildcards.protocol.record import RulesOptions
from wildcards.protocol.table import Level, Name

DealId = Annotated[str, Meta(pattern=r"^[0-9a-z]{20}$", description="A deal, by the name its page has.")]
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$", description="A day in UTC, as 2026-11-29.")]


class _Part(Struct, forbid_unknown_fields=True, frozen=True):
    """One JSON object."""


class NewTake(_Part, frozen=True):
    """Play a deal, in one of its seats; the others play as they did, or bots do, or friends."""

    seat: Annotated[
        Annotated[int, Meta(ge=0, le=4)] | None,
        Meta(description="The seat to play in; null: the one that the deal proposes."),
    ] = None
    friends: Annotated[
        list[Annotated[int, Meta(ge=0, le=4)]],
        Meta(max_length=4, description="Other seats that stay open, for people with the table's code."),
    ] = []
    level: Annotated[
        Level | None, Meta(description="The bots in the seats of other people; null: greedy.")
    ] = None
    name: Name | None = None


class DealSeat(_Part, frozen=True):
    """Who sits where in a deal."""

    kind: Annotated[
        Literal["person", "bot", "leo"], Meta(description="`person`: a seat that was played by a person.")
    ]
    name: str
    level: Annotated[str | None, Meta(description="The bot's level; null for people and Leo.")] = None


class Take(_Part, frozen=True):
    """A result: who played which seat of the deal."""

    name: str
    you: bool
    seat: int
    score: int
    rank: int
    of: Annotated[int, Meta(description="How many seats were ranked.")]
    place: Annotated[
        int | None,
        Meta(description="Among those in competition from this seat, by score, then rank, then loss."),
    ]
    seen: Annotated[bool, Meta(description="Whether the deal had been seen before: out of competition.")]
    late: Annotated[bool, Meta(description="Deal of the day: whether it was begun after its day.")]
    loss: Annotated[
        int | None,
        Meta(description="What own decisions cost, in hundredths of a per cent of the win; null: not known."),
    ]
    table: Annotated[str | None, Meta(description="Its table, if the receiver may open its replay.")]
    finished: Annotated[int, Meta(description="When, in ms since 1970.")]


class LevelResult(_Part, frozen=True):
    """What bots of a level reached from a seat, the others playing as in the deal."""

    level: str
    seat: int
    runs: Annotated[int, Meta(description="So far.")]
    of: Annotated[int, Meta(description="How many there are going to be.")]
    mean: Annotated[float | None, Meta(description="The mean score; null before the first run.")]
    low: Annotated[float | None, Meta(description="Its 95 % interval; null before the second run.")]
    high: float | None
    scores: Annotated[list[int], Meta(description="Of each run, in rising order.")]
    ranks: Annotated[list[int], Meta(description="How many runs ended first, second and so on.")]


class DealView(_Part, frozen=True):
    """The page of a deal, as the receiver may see it."""

    id: DealId
    kind: Annotated[Literal["game", "day"], Meta(description="Of a finished game, or the deal of a day.")]
    day: Day | None
    rules: RulesOptions
    seats: list[DealSeat]
    seat: Annotated[int, Meta(description="The seat that is proposed.")]
    seen: Annotated[
        bool, Meta(description="Whether the receiver has seen the cards: a new take is marked then.")
    ]
    yours: Annotated[
        list[str], Meta(description="Tables at which the receiver plays or played it, newest first.")
    ]
    secret: Annotated[
        bool,
        Meta(description="Whether results are withheld, as it is the deal of today and not yet played."),
    ]
    takes: Annotated[list[Take], Meta(description="Best first; empty while secret.")]
    players: Annotated[int, Meta(description="How many finished it, also while secret.")]
    levels: Annotated[list[LevelResult], Meta(description="By seat and level; empty while secret.")]
    commitment: Annotated[
        str | None, Meta(description="Deal of a day: the SHA-256 of its seed, told from its beginning.")
    ]
    seed: Annotated[str | None, Meta(description="Deal of a day: its seed, once the day is over.")]


class DayCard(_Part, frozen=True):
    """A deal of the day in a list."""

    day: Day
    deal: DealId
    open: Annotated[bool, Meta(description="Whether it is still today's: played in competition.")]
    ends: Annotated[int, Meta(description="When its day ends, in ms since 1970.")]
    players: int
    state: Annotated[Literal["new", "playing", "over"], Meta(description="How far the receiver is with it.")]
    table: Annotated[str | None, Meta(description="The receiver's table.")]
    score: Annotated[int | None, Meta(description="The receiver's, once it is over.")]
    place: int | None
    commitment: str


class Days(_Part, frozen=True):
    """The deal of today and of the last seven days, newest first."""

    days: list[DayCard]
