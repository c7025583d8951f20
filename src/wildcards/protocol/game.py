"""A game as one seat or a spectator sees it: all that is needed to show it and to decide."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from msgspec import UNSET, Meta, Struct, UnsetType

Species = str
Card = str


class Event(TypedDict):
    """Something that happened, as in docs/bot-protocol.md."""

    kind: str
    seat: int | None
    what: str | int | None


class Seen(TypedDict):
    """An observation without its history, as in docs/bot-protocol.md."""

    seat: int | None
    rules: dict[str, Any]
    phase: str
    round: int
    to_act: list[int]
    legal_actions: list[str]
    hand: list[Card]
    sealed: list[Card]
    hand_sizes: list[int]
    known: list[list[Card]]
    display: list[Species | None]
    collections: list[dict[Species, int]]
    leaders: dict[Species, int | None]
    talisman: int | None
    talisman_used: bool
    points: list[int]
    bids: list[Card | None]
    payments: list[list[Card]]
    breaks: list[list[Card]]
    took: list[Species | None]
    swapped: list[int]
    value: int
    queue: list[int]
    ranks: list[int | None]
    equal: list[int]
    pile_size: int
    discard: list[Card]
    leo_pile_size: int
    animals_left: int
    box: dict[Species, int]


class Reason(Struct, frozen=True):
    """Why something cannot be chosen now: a code, and the section of docs/rules.md that says so."""

    code: str
    rule: str


class Choice(Struct, omit_defaults=True, frozen=True):
    """Something on the table or in the hand that a player may want to choose.

    Without `reason` it can be chosen. `owed` is how many more cards it then costs, `payable` whether the rest
    of the hand has that many, `bonus` the habitat points that it can still bring (for a bid, with the animals
    `bonus_with`). `back`, `lost` and `draws` are given for passing: cards that return to hand, cards of the
    payment that do not, and how many are drawn; `draws` also for a draw in a tie.
    """

    token: str
    reason: Reason | None = None
    owed: int | None = None
    payable: bool | None = None
    bonus: int | None = None
    bonus_with: list[Species] | None = None
    cheapest: Annotated[list[Card] | None, Meta(description="The lowest cards that pay it, in order.")] = None
    best: Annotated[list[Card] | None, Meta(description="The lowest cards that bring the bonus.")] = None
    leaders: Annotated[
        dict[Species, int | None] | None, Meta(description="The leaders that would move, and to whom.")
    ] = None
    back: list[Card] | None = None
    lost: list[Card] | None = None
    draws: int | None = None
    gain: Annotated[
        int | None,
        Meta(description="What an animal adds to the score now, leaders included, without the bonus."),
    ] = None


class Limits(Struct, frozen=True):
    """Numbers of the rules that texts mention."""

    refill: Annotated[int, Meta(description="How many cards a refill draws the receiver's hand up to now.")]
    hand: Annotated[int, Meta(description="The hand limit: a pass draws no cards beyond it.")]
    bonus: Annotated[int, Meta(description="Points of the habitat bonus.")]
    eagle: Annotated[int, Meta(description="How many bids the eagle's owner may lay; 0: not given.")] = 0


class Asked(Struct, frozen=True):
    """The decision that the receiver owes."""

    what: Annotated[
        Literal["bid", "eagle", "reveal", "swap", "discard", "lay", "break", "take", "pay", "keep"],
        Meta(description="`eagle` is a bid for which two cards may be laid."),
    ]
    most: Annotated[
        int, Meta(description="How many cards can be chosen at once; for `take` the choice says how many.")
    ]
    owed: Annotated[int, Meta(description="For `lay` and `pay`: how many cards are still to be paid.")] = 0


class Score(Struct, frozen=True):
    """What a seat would score if the game ended now: all of it is open."""

    best: Annotated[int, Meta(description="2 for each animal of the largest species.")]
    second: Annotated[int, Meta(description="1 for each animal of the second largest.")]
    leaders: int
    bonus: int
    total: int


class Tally(Struct, frozen=True):
    """What everybody can count: the same for every seat and for spectators."""

    animals: Annotated[
        dict[Species, int],
        Meta(description="Animals not seen so far: still to come, or removed before the game."),
    ]
    leo: Annotated[
        list[Card], Meta(description="The cards of Leo's present pile that were turned over, in order.")
    ]


class Hand(Struct, frozen=True):
    """What a seat holds, for spectators of a table that shows them all hands; nothing of Leo's pile."""

    cards: list[Card]
    sealed: Annotated[list[Card], Meta(description="What it has laid face down; `?`: to be drawn.")]


class GameView(Struct, frozen=True):
    """A game as `seat` (null: a spectator) sees it, with the events since the previous view.

    `step` counts the events seen so far; the first of `events` has number `step - len(events)`. A receiver
    that has seen fewer says hello again.
    """

    seat: int | None
    step: int
    seen: Seen
    events: list[Event]
    choices: list[Choice]
    scores: list[Score | None]
    rounds: int
    limits: Limits
    tally: Tally
    asked: Asked | None = None
    secret: Annotated[
        list[int], Meta(description="The seats for which nobody else may know whether they have decided.")
    ] = []
    can_take_back: Annotated[
        bool, Meta(description="Whether what the seat did in this secret decision can be taken back.")
    ] = False
    hands: Annotated[
        list[Hand] | UnsetType, Meta(description="By seat, for spectators who see all hands.")
    ] = UNSET


class GameChange(Struct, frozen=True):
    """What changed in a game since `seat` (null: a spectator) was last sent it, by the fields of `GameView`.

    What is left out is as it was, also within `seen`. `events` are those since then.
    """

    seat: int | None
    step: int
    seen: Annotated[dict[str, Any], Meta(description="The fields of `Seen` that changed.")]
    events: list[Event]
    choices: list[Choice]
    scores: list[Score | None] | UnsetType = UNSET
    limits: Limits | UnsetType = UNSET
    tally: Tally | UnsetType = UNSET
    asked: Asked | UnsetType | None = UNSET
    secret: list[int] | UnsetType = UNSET
    can_take_back: bool | UnsetType = UNSET
    hands: list[Hand] | UnsetType = UNSET
