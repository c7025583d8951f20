"""What could be known of the hidden cards of a game: sent to whoever asks for it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wildcards.protocol.game import Card, Species

Scope = Annotated[
    Literal["off", "open", "all"],
    Meta(
        description="How much of what could be known of hidden cards is listed: nothing, what lies open, or"
        " all that a perfect memory could tell."
    ),
]
Group = Annotated[
    str,
    Meta(
        description="F, S, M: a habitat, without wild cards; W: wild cards; 1 to 4: cards of this value, wild"
        " ones too."
    ),
]


class Estimate(Struct, frozen=True):
    """A chance from 0 to 1, or a number of cards to expect; `error` is its standard error, 0 if exact."""

    value: float
    error: float


class KnownHand(Struct, frozen=True):
    """A hand that the receiver does not see."""

    seat: int
    size: Annotated[int, Meta(description="Habitat cards held, face-down ones included.")]
    certain: Annotated[list[Card], Meta(description="Cards that are held for certain.")]
    chances: Annotated[
        dict[Group, list[Estimate]] | None, Meta(description="Of at least 1, 2 and 3 cards of each group.")
    ]


class KnownPile(Struct, frozen=True):
    """The draw pile, or Leo's."""

    size: Annotated[int, Meta(description="Habitat cards in it.")]
    certain: list[Card]
    expected: dict[Group, Estimate] | None


class Knowledge(Struct, frozen=True):
    """What the receiver could know now. What needs counting is null where only what lies open is listed."""

    seat: int | None
    step: Annotated[int, Meta(description="How many events the seat had seen.")]
    scope: Annotated[Literal["open", "all"], Meta(description="As the table's settings have it.")]
    worlds: Annotated[
        int, Meta(description="The possible deals among which chances were counted; 0: they are exact.")
    ]
    hands: list[KnownHand]
    pile: KnownPile
    leo: KnownPile | None
    leo_refill: Annotated[bool, Meta(description="Whether Leo's refill card is still in his pile.")]
    animals: Annotated[
        dict[Species, Estimate] | None, Meta(description="The animals to expect in the pile, by species.")
    ]
