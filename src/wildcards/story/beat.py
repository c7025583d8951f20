"""The beats of a game: each covers events that belong together. Cards and animals are tokens.

A card is None where the audience did not see it; a seat is None where a leader is in the supply.
The browser has the same beats in `client/src/story/beat.ts`; `tests/golden/story.json` holds both to them.
"""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from msgspec import Struct
from msgspec.structs import asdict


class Beat(Struct, frozen=True):
    """What happened; `kind` names it in JSON."""

    kind: ClassVar[str]


class Dealt(Beat, frozen=True):
    """The first hands: the audience's own cards."""

    kind = "dealt"
    own: tuple[str, ...]


class Round(Beat, frozen=True):
    """A round begins with these animals on display."""

    kind = "round"
    round: int
    animals: tuple[str, ...]


class Drew(Beat, frozen=True):
    """A seat drew cards."""

    kind = "drew"
    seat: int
    cards: tuple[str | None, ...]


class LeoPile(Beat, frozen=True):
    """Leo got a new pile of this many cards; only an audience that sees everything sees which."""

    kind = "leo_pile"
    seat: int
    count: int
    cards: tuple[str, ...]


class Reshuffled(Beat, frozen=True):
    """The discard pile, of this many cards, became the draw pile."""

    kind = "reshuffled"
    count: int


class Kept(Beat, frozen=True):
    """The ibex's owner took a bid back, or did not (None)."""

    kind = "kept"
    seat: int
    card: str | None


class Boxed(Beat, frozen=True):
    """Animals that nobody took went to the box."""

    kind = "boxed"
    animals: tuple[str, ...]


class Talisman(Beat, frozen=True):
    """The talisman passed on."""

    kind = "talisman"
    seat: int


class Over(Beat, frozen=True):
    """The game is over."""

    kind = "over"


class Bids(Beat, frozen=True):
    """Bids were turned over together: (seat, card)."""

    kind = "bids"
    bids: tuple[tuple[int, str], ...]


class Covered(Beat, frozen=True):
    """The eagle's owner has two cards face down; which, only they see."""

    kind = "covered"
    seat: int
    cards: tuple[str, ...]


class Revealed(Beat, frozen=True):
    """The eagle's owner turned one of the two over."""

    kind = "revealed"
    seat: int
    card: str


class Swapped(Beat, frozen=True):
    """The meerkat's owner swapped an animal for another one, or did not (None)."""

    kind = "swapped"
    seat: int
    given: str | None
    got: str | None
    slot: int | None  # of the display, from 1


class LeaderMoved(Beat, frozen=True):
    """A leader went to another owner."""

    kind = "leader"
    species: str
    to: int | None
    source: int | None


class Discarded(Beat, frozen=True):
    """Cards discarded at a refill: (seat, cards)."""

    kind = "discarded"
    cards: tuple[tuple[int, tuple[str, ...]], ...]


class Payments(Beat, frozen=True):
    """Payments of a tie between bids of a value were turned over: (seat, cards, their sum)."""

    kind = "payments"
    value: int
    payments: tuple[tuple[int, tuple[str, ...], int], ...]


class Broke(Beat, frozen=True):
    """Extra cards of all who are still tied (2020): (seat, card or None, whether it was drawn)."""

    kind = "broke"
    again: bool
    cards: tuple[tuple[int, str | None, bool], ...]


class Ordered(Beat, frozen=True):
    """Who goes when among equal bids: (seat, the name of the TieReason, the sum laid or None)."""

    kind = "ordered"
    value: int
    order: tuple[tuple[int, str, int | None], ...]


class Took(Beat, frozen=True):
    """An animal taken: the bid (None: not seen), the cards paid so far and the number still to pay."""

    kind = "took"
    seat: int
    species: str
    bid: str | None
    paid: tuple[str, ...]
    owed: int
    leaders: tuple[tuple[str, int | None], ...]  # that came with it, and from whom
    bonus: int


class Paid(Beat, frozen=True):
    """A payment, where the animal was reported before."""

    kind = "paid"
    seat: int
    cards: tuple[str, ...]
    bonus: int


class Passed(Beat, frozen=True):
    """A pass: why (`choice`, `bare`: the display is empty, `hand`: too few cards), and what moved by it."""

    kind = "passed"
    seat: int
    why: str
    back: tuple[str, ...]
    lost: tuple[str, ...]
    drawn: tuple[str | None, ...]


class LeoPassed(Beat, frozen=True):
    """Leo found the display empty."""

    kind = "leo_passed"
    seat: int


class Told(NamedTuple):
    """A beat and the events it covers: from number `since` up to, but not including, `until`."""

    beat: Beat
    since: int
    until: int


def to_dict(told: Told) -> dict[str, Any]:
    """The beat as JSON has it, with `events`: the two numbers."""
    return {"kind": told.beat.kind, **asdict(told.beat), "events": [told.since, told.until]}
