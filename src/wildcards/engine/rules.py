"""Rules: the frozen parameters of a game.

This module is never compiled: it is the door for values nobody has checked yet, and compiled code would
meet a value of the wrong type with a TypeError before these checks could say what was expected.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from wildcards.engine.card import HABITAT_CARDS, NONE, WILD
from wildcards.errors import RulesError

EDITIONS: Final = ("2022", "2020")
TALISMAN_ORDERS: Final = ("holder_last", "holder_first")
REMOVALS: Final = ("balanced", "random")
# The numbers that no option changes. They are written into compiled code where it names them.
SEATS: Final[i64] = 5  # at most
SLOTS: Final[i64] = 4  # of the display, at most
HAND_SIZE: Final[i64] = 7  # cards dealt, and up to how many a refill fills a hand
HAND_LIMIT: Final[i64] = 10  # above it nobody draws; up to it the squirrel's owner refills
PASS_DRAWS: Final[i64] = 2  # cards drawn on a pass
HABITAT_BONUS: Final[i64] = 2  # points for an animal paid for in its habitat
EAGLE_BIDS: Final[i64] = 2  # that the eagle's owner may lay
LEO_CARDS: Final[i64] = 5  # habitat cards of a new pile of Leo's
REMOVED: Final = {3: 14, 4: 6, 5: 2}
ROUNDS: Final = {3: 14, 4: 12, 5: 10}
OPTIONS: Final = (
    "edition",
    "talisman_order",
    "three_player_removal",
    "payment_returns_on_pass",
    "value_counts",
)


@dataclass(frozen=True)
class Rules:
    """Edition, seats and options of a game; a wrong combination raises RulesError, saying which and why.

    `seats` counts every seat, Leo's too: two people and Leo are 3 seats. Leo sits last unless `leo_seat`
    (0-based) says otherwise. `value_counts` says how many cards of value 1, 2, 3, 4 each of the three
    habitats has; no rulebook prints it, and 5-4-3-2 is this project's assumption. `payment_returns_on_pass`
    is true in 2022 and false in 2020 unless given.
    """

    edition: str = "2022"
    seats: int = 4
    leo: bool = False
    leo_seat: int | None = None
    talisman_order: str = "holder_last"
    three_player_removal: str = "balanced"
    payment_returns_on_pass: bool | None = None
    value_counts: tuple[int, ...] = (5, 4, 3, 2)

    def __post_init__(self) -> None:
        _check_one_of("edition", self.edition, EDITIONS)
        _check_seats(self.edition, self.seats, self.leo)
        _check_leo_seat(self.seats, self.leo, self.leo_seat)
        _check_one_of("talisman_order", self.talisman_order, TALISMAN_ORDERS)
        _check_one_of("three_player_removal", self.three_player_removal, REMOVALS)
        returns = self.payment_returns_on_pass
        if returns is not None and not isinstance(returns, bool):
            raise RulesError(f"payment_returns_on_pass: expected true or false, got {returns!r}")
        counts = _checked_counts(self.value_counts)
        if self.leo and self.leo_seat is None:
            object.__setattr__(self, "leo_seat", self.seats - 1)
        if returns is None:
            object.__setattr__(self, "payment_returns_on_pass", self.edition == "2022")
        object.__setattr__(self, "value_counts", counts)

    @property
    def talisman(self) -> bool:
        """Whether the game has a talisman (2022)."""
        return self.edition == "2022"

    @property
    def slots(self) -> int:
        """How many animals a full display shows."""
        return self.seats - 1

    @property
    def rounds(self) -> int:
        """How many rounds the game lasts: 14, 12 or 10."""
        return ROUNDS[self.seats]

    @property
    def removed(self) -> int:
        """How many animals are removed unseen before the game: 14, 6 or 2."""
        return REMOVED[self.seats]

    def check_holder(self, seat: object) -> None:
        """Raise RulesError unless this seat may be chosen to hold the talisman first."""
        if not self.talisman:
            raise RulesError(f"talisman: expected none in the 2020 edition, got {seat!r}")
        if isinstance(seat, bool) or seat not in self.human_seats():
            raise RulesError(
                f"talisman: expected one of the seats {self.human_seats()} (never Leo's), got {seat!r}"
            )

    def options(self) -> dict[str, Any]:
        """The `rules` object of the record format: every option stated."""
        return {
            "edition": self.edition,
            "talisman_order": self.talisman_order,
            "three_player_removal": self.three_player_removal,
            "payment_returns_on_pass": self.payment_returns_on_pass,
            "value_counts": list(self.value_counts),
        }

    def habitat_counts(self) -> list[int]:
        """How many of each of the 16 kinds of habitat card there are."""
        return [*self.value_counts, *self.value_counts, *self.value_counts, 1, 1, 1, 1]

    def human_seats(self) -> list[int]:
        """The seats that are not Leo's, in order."""
        leo = self.leo_seat if self.leo_seat is not None else NONE
        return [seat for seat in range(self.seats) if seat != leo]


def _check_one_of(name: str, given: object, choices: tuple[str, ...]) -> None:
    if given not in choices:
        raise RulesError(f"{name}: expected {' or '.join([repr(c) for c in choices])}, got {given!r}")


def _is_whole(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool)


def _check_seats(edition: str, seats: object, leo: object) -> None:
    if not isinstance(leo, bool):
        raise RulesError(f"leo: expected true or false, got {leo!r}")
    if seats == 2 and not isinstance(seats, bool):
        with_leo = "two people play with Leo in a third seat (seats=3, leo=True)"
        hint = with_leo if edition == "2022" else "the 2020 edition needs three"
        raise RulesError(f"seats: expected 3, 4 or 5, got 2; {hint}")
    if not _is_whole(seats) or seats not in ROUNDS:
        raise RulesError(f"seats: expected 3, 4 or 5 (Leo's seat counts), got {seats!r}")
    if leo and edition != "2022":
        raise RulesError("leo: Leo exists in the 2022 edition only, got edition '2020' with Leo")


def _check_leo_seat(seats: int, leo: bool, leo_seat: object) -> None:
    if leo_seat is None:
        return
    if not leo:
        raise RulesError(f"leo_seat: expected none without Leo, got {leo_seat!r} (set leo=True)")
    if not isinstance(leo_seat, int) or isinstance(leo_seat, bool) or not 0 <= leo_seat < seats:
        raise RulesError(f"leo_seat: expected a seat from 0 to {seats - 1}, got {leo_seat!r}")


def _checked_counts(counts: Any) -> tuple[int, ...]:
    a_habitat = (HABITAT_CARDS - (WILD + 1)) // WILD
    if (
        not isinstance(counts, tuple | list)
        or len(counts) != 4
        or not all(_is_whole(c) and 0 <= c <= a_habitat for c in counts)
    ):
        raise RulesError(f"value_counts: expected four whole numbers from 0 to {a_habitat}, got {counts!r}")
    if (total := sum(counts)) != a_habitat:
        raise RulesError(
            f"value_counts: expected a sum of {a_habitat}, got {counts!r}, which add up to {total}"
        )
    return tuple(counts)
