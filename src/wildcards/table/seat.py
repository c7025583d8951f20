"""A seat at a table: who sits here, who decides, its clock, and what others may know about that."""

from __future__ import annotations

from typing import NamedTuple

from wildcards.table.clock import SeatClock


class Seat:
    """A seat at a table: who sits here, and who decides."""

    __slots__ = (
        "acted",
        "backs",
        "clock",
        "epoch",
        "kind",
        "level",
        "name",
        "nonce",
        "replaced",
        "returned",
        "stand_in",
        "taken",
        "taken_why",
        "told",
        "uid",
    )

    def __init__(self, clock: SeatClock) -> None:
        self.kind = "open"  # open, person, bot, leo
        self.uid: str | None = None
        self.name: str | None = None
        self.level: str | None = None
        self.nonce = ""
        self.stand_in: str | None = None  # the level of the bot that decides for the person
        self.clock = clock
        # Which of its people this is: a personal link is for one of them, and can be read. So it is the entry
        # that seated somebody, and one more for each move, whose entry would tell how many steps are secret.
        self.epoch = 0
        self.taken = 0  # the decision in which a bot took over
        self.acted = 0  # the decision of its last step
        self.taken_why = ""
        self.returned = -1  # the decision in which its person came back
        self.replaced = -1  # the decision in which a bot got the seat for good
        self.backs = (0, 0)  # a decision, and how often the seat took back what it did in it
        self.told = self.told_now()  # what others may know of who decides, and how long

    def copy(self) -> Seat:
        """An independent copy."""
        other = Seat(self.clock.copy())  # one by one: `copy.copy` asks how first, which takes longer
        other.kind, other.uid, other.name, other.level = self.kind, self.uid, self.name, self.level
        other.nonce, other.stand_in, other.epoch = self.nonce, self.stand_in, self.epoch
        other.taken, other.acted, other.taken_why = self.taken, self.acted, self.taken_why
        other.returned, other.replaced, other.backs = self.returned, self.replaced, self.backs
        other.told = self.told
        return other

    @property
    def why(self) -> str | None:
        """Why a bot decides for the person: as in TakenOver; None if none does."""
        return self.taken_why if self.stand_in is not None else None

    @property
    def decider(self) -> str | None:
        """The level of the bot that decides here; None: a person (or Leo's rules)."""
        return self.level if self.kind == "bot" else self.stand_in

    def told_now(self) -> tuple[str | None, tuple[int, int], int]:
        """Who stands in, and the clock: at the start of the last decision, and now."""
        return self.stand_in, self.clock.begun, self.clock.left

    def give_to_bot(self, level: str, turn: int) -> None:
        """The seat is a bot's from now on; its nonce stays a part of the deal."""
        self.kind, self.level, self.replaced = "bot", level, turn
        self.uid = self.name = self.stand_in = None
        self.told = (None, *self.told[1:])

    def empty(self) -> None:
        """The seat becomes open."""
        self.kind = "open"
        self.uid = self.name = self.level = self.stand_in = None
        self.nonce = ""


class Answered(NamedTuple):
    """A command that was carried out: what it was, and the step it led to."""

    seat: int
    actions: tuple[str, ...] | None  # as tokens
    step: int


class Laid(NamedTuple):
    """A step of the present secret decision; `by` as in Acted."""

    seat: int
    action: int
    by: str


class SentAway(NamedTuple):
    """Somebody whom the host has sent away, and who may not sit here."""

    uids: frozenset[str]  # one person on several devices, as personal links told
    name: str


class Gone(NamedTuple):
    """Somebody whose seat a bot got for good, and in which round."""

    seat: int
    uid: str
    name: str
    round: int


class Asked(NamedTuple):
    """A seat that asked for a hint: in which round, and in which decision of the table's."""

    seat: int
    round: int
    turn: int
