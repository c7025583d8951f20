"""The beats of a game: each covers events that belong together. Cards and animals are tokens.

A card is None where the audience did not see it; a seat is None where a leader is in the supply.
The browser has the same beats in `client/src/story/beat.ts`; `tests/golden/story.json` holds both to them.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, ClassVar, NamedTuple


@dataclass(frozen=True)
class Beat:
    """What happened; `kind` names it in JSON."""

    kind: ClassVar[str]


@dataclass(frozen=True)
class Dealt(Beat):
    """The first hands: the audience's own cards."""

    kind = "dealt"
    own: tuple[str, ...]


@dataclass(frozen=True)
class Round(Beat):
    """A round begins with these animals on display."""

    kind = "round"
    round: int
    animals: tuple[str, ...]


@dataclass(frozen=True)
class Drew(Beat):
    """A seat drew cards."""

    kind = "drew"
    seat: int
    cards: tuple[str | None, ...]


@dataclass(frozen=True)
class LeoPile(Beat):
    """Leo got a new pile of this many cards; only an audience that sees everything sees which."""

    kind = "leo_pile"
    seat: int
    count: int
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Reshuffled(Beat):
    """The discard pile, of this many cards, became the draw pile."""

    kind = "reshuffled"
    count: int


@dataclass(frozen=True)
class Kept(Beat):
    """The ibex's owner took a bid back, or did not (None)."""

    kind = "kept"
    seat: int
    card: str | None


@dataclass(frozen=True)
class Boxed(Beat):
    """Animals that nobody took went to the box."""

    kind = "boxed"
    animals: tuple[str, ...]


@dataclass(frozen=True)
class Talisman(Beat):
    """The talisman passed on."""

    kind = "talisman"
    seat: int


@dataclass(frozen=True)
class Over(Beat):
    """The game is over."""

    kind = "over"


@dataclass(frozen=True)
class Bids(Beat):
    """Bids were turned over together: (seat, card)."""

    kind = "bids"
    bids: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Covered(Beat):
    """The eagle's owner has two cards face down; which, only they see."""

    kind = "covered"
    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Revealed(Beat):
    """The eagle's owner turned one of the two over."""

    kind = "revealed"
    seat: int
    card: str


@dataclass(frozen=True)
class Swapped(Beat):
    """The meerkat's owner swapped an animal for another one, or did not (None)."""

    kind = "swapped"
    seat: int
    given: str | None
    got: str | None
    slot: int | None  # of the display, from 1


@dataclass(frozen=True)
class LeaderMoved(Beat):
    """A leader went to another owner."""

    kind = "leader"
    species: str
    to: int | None
    source: int | None


@dataclass(frozen=True)
class Discarded(Beat):
    """Cards discarded at a refill: (seat, cards)."""

    kind = "discarded"
    cards: tuple[tuple[int, tuple[str, ...]], ...]


@dataclass(frozen=True)
class Payments(Beat):
    """Payments of a tie between bids of a value were turned over: (seat, cards, their sum)."""

    kind = "payments"
    value: int
    payments: tuple[tuple[int, tuple[str, ...], int], ...]


@dataclass(frozen=True)
class Broke(Beat):
    """Extra cards of all who are still tied (2020): (seat, card or None, whether it was drawn)."""

    kind = "broke"
    again: bool
    cards: tuple[tuple[int, str | None, bool], ...]


@dataclass(frozen=True)
class Ordered(Beat):
    """Who goes when among equal bids: (seat, the name of the TieReason, the sum laid or None)."""

    kind = "ordered"
    value: int
    order: tuple[tuple[int, str, int | None], ...]


@dataclass(frozen=True)
class Took(Beat):
    """An animal taken: the bid (None: not seen), the cards paid so far and the number still to pay."""

    kind = "took"
    seat: int
    species: str
    bid: str | None
    paid: tuple[str, ...]
    owed: int
    leaders: tuple[tuple[str, int | None], ...]  # that came with it, and from whom
    bonus: int


@dataclass(frozen=True)
class Paid(Beat):
    """A payment, where the animal was reported before."""

    kind = "paid"
    seat: int
    cards: tuple[str, ...]
    bonus: int


@dataclass(frozen=True)
class Passed(Beat):
    """A pass: why (`choice`, `bare`: the display is empty, `hand`: too few cards), and what moved by it."""

    kind = "passed"
    seat: int
    why: str
    back: tuple[str, ...]
    lost: tuple[str, ...]
    drawn: tuple[str | None, ...]


@dataclass(frozen=True)
class LeoPassed(Beat):
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
