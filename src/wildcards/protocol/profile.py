"""A person as others may see them: their games and rating; and the list of ratings."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Shown = Literal["nobody", "met", "all"]
PersonId = Annotated[
    str, Meta(pattern=r"^[0-9a-z]{20}$", description="A person, by the name their page has.")
]


class _Part(Struct, forbid_unknown_fields=True, frozen=True):
    """One JSON object."""


class RatingView(_Part, frozen=True):
    """A rating: the strength is likely (95 %) within `mu` ± 2 `sigma`."""

    mu: Annotated[float, Meta(description="Somebody new begins with 25, which is what greedy bots have.")]
    sigma: Annotated[float, Meta(description="How unsure it is: one standard deviation.")]
    games: Annotated[int, Meta(description="From how many rated games it is; 0 for bots.")]


class RatedPoint(_Part, frozen=True):
    """Somebody's rating after a game; `at` is when that ended, in ms since 1970."""

    at: int
    mu: float
    sigma: float


class KindOfGame(_Part, frozen=True):
    """Games of an edition with so many seats (with Leo's), and how somebody came out of them."""

    edition: str
    seats: int
    leo: bool
    games: int
    places: Annotated[list[int], Meta(description="How many ended first, second and so on.")]
    mean: Annotated[float, Meta(description="The mean score.")]
    best: int


class LeaderCount(_Part, frozen=True):
    """A leader somebody owned at the end of so many games."""

    species: Annotated[str, Meta(description="As in tokens: `pe`, `sq`, `ea`, `ib`, `li`, `me`.")]
    games: int


class PersonGame(_Part, frozen=True):
    """A game somebody played to its end."""

    at: Annotated[int, Meta(description="When it ended, in ms since 1970.")]
    edition: str
    seats: int
    leo: bool
    rank: int
    of: Annotated[int, Meta(description="How many seats were ranked.")]
    score: int
    rating: Annotated[RatedPoint | None, Meta(description="The rating after it, if it was rated.")]
    table: Annotated[str | None, Meta(description="Its table, if the receiver may know it.")]


class PersonView(_Part, frozen=True):
    """A person's page, as the receiver may see it."""

    id: PersonId
    name: Annotated[str, Meta(description="Empty if they gave none.")]
    you: bool
    shown: Annotated[
        Shown | None,
        Meta(
            description="Who may see it, told to the person alone: nobody else, those they have played with,"
            " or all."
        ),
    ]
    games: int
    rating: RatingView | None
    curve: Annotated[list[RatedPoint], Meta(description="After each rated game, at most the last 500.")]
    kinds: Annotated[list[KindOfGame], Meta(description="The most frequent first.")]
    leaders: Annotated[list[LeaderCount], Meta(description="The most frequent first.")]
    latest: Annotated[list[PersonGame], Meta(description="At most 20, the latest first.")]


class NewShown(_Part, frozen=True):
    """Who may see your page from now on."""

    shown: Shown


class RatedPerson(_Part, frozen=True):
    """Somebody in the list of ratings."""

    id: PersonId
    name: str
    you: bool
    rating: RatingView


class RatedBot(_Part, frozen=True):
    """A level of bots on the same scale; its rating never moves."""

    level: str
    rating: RatingView


class RatingList(_Part, frozen=True):
    """The best of those whose page everybody may see, by `mu` - 3 `sigma`; and the bots."""

    needed: Annotated[int, Meta(description="How many rated games it takes to be listed.")]
    people: list[RatedPerson]
    bots: list[RatedBot]


class SeatedPerson(_Part, frozen=True):
    """Who sits at a table: their page, if the receiver may see it, and at a rated table their rating."""

    seat: int
    person: PersonId | None
    rating: RatingView | None
