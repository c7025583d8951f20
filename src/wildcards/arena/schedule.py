"""What a match or a tournament plays: who meets whom, in which seats, and with which deals.

A *deal* is a game seed, SHA-256 of the master seed and the deal's number. It is *duplicate*: for each line-up
the same deal is played once for every rotation of the players through the seats, so that every entrant has
every seat, hand and order of animals once, and only skill differs. Leo keeps the seat that the line-up gives
him. Rotations that would seat equal entrants alike are the same game, and are played once.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, pairwise, permutations
from typing import Any, Final, NamedTuple

from wildcards.bots.roster import Roster
from wildcards.engine.rules import Rules
from wildcards.errors import BotError, RulesError
from wildcards.notation.record import LEO

LEO_SEAT: Final = -1  # in a seating, where all others are numbers of entrants
FORMATS: Final = ("pairs", "tables", "ladder")

Seating = tuple[int, ...]  # by seat, the number of the entrant who sits there, or LEO_SEAT


def game_seed(master: bytes, number: int) -> bytes:
    """The seed of game `number` (from 0): SHA-256(master seed, the number as 8 bytes, big-endian)."""
    return hashlib.sha256(master + number.to_bytes(8, "big")).digest()


def rotations(lineup: Seating) -> list[Seating]:
    """The line-up and all its rotations through the seats, each once."""
    seats = [seat for seat, entrant in enumerate(lineup) if entrant != LEO_SEAT]
    found: dict[Seating, None] = {}
    for turn in range(len(seats)):
        turned = list(lineup)
        for at, seat in enumerate(seats):
            turned[seats[(at + turn) % len(seats)]] = lineup[seat]
        found[tuple(turned)] = None
    return list(found)


class Task(NamedTuple):
    """One deal for one line-up: the piece of work that is never divided."""

    deal: int
    lineup: int


@dataclass(frozen=True)
class Schedule:
    """Entrants (kinds of bots, each once), the line-ups they meet in, how many deals, and the rules' options.

    Tasks are in the order of deals, so that a part of them is a smaller tournament. Raises RulesError or
    BotError for line-ups that cannot play.
    """

    entrants: tuple[str, ...]
    lineups: tuple[Seating, ...]
    deals: int
    seed: bytes
    options: Mapping[str, Any] = field(default_factory=dict)
    roster: Roster = field(default_factory=Roster)

    def __post_init__(self) -> None:
        if self.deals < 1:
            raise RulesError(f"deals: expected 1 or more, got {self.deals}")
        for lineup in self.lineups:
            self.rules(lineup)

    def rules(self, seating: Seating) -> Rules:
        """The rules of a game with these entrants in the seats, in order."""
        leos = seating.count(LEO_SEAT)
        if leos > 1:
            raise RulesError(f"seats: expected at most one {LEO!r}, got {leos}")
        leo = seating.index(LEO_SEAT) if leos else None
        return Rules(seats=len(seating), leo=leo is not None, leo_seat=leo, **self.options)

    def kinds(self, seating: Seating) -> list[str]:
        """The kind of bot in each seat, `leo` in Leo's."""
        return [LEO if entrant == LEO_SEAT else self.entrants[entrant] for entrant in seating]

    @property
    def tasks(self) -> int:
        """How many tasks there are."""
        return self.deals * len(self.lineups)

    def task(self, number: int) -> Task:
        """The task of this number, from 0."""
        return Task(*divmod(number, len(self.lineups)))

    def games(self, task: Task) -> list[Seating]:
        """The seatings of a task's games, in the order they are played."""
        return self._rotations[task.lineup]

    @cached_property
    def _rotations(self) -> list[list[Seating]]:
        return [rotations(lineup) for lineup in self.lineups]

    @property
    def players(self) -> int:
        """How many seats there are without Leo's."""
        return len([entrant for entrant in self.lineups[0] if entrant != LEO_SEAT])


# --- who meets whom


def match_lineup(kinds: Sequence[str]) -> tuple[tuple[str, ...], tuple[Seating, ...]]:
    """The entrants and the one line-up of a match: equal kinds are one entrant."""
    entrants = tuple(dict.fromkeys([kind for kind in kinds if kind != LEO]))
    return entrants, (tuple([LEO_SEAT if kind == LEO else entrants.index(kind) for kind in kinds]),)


def tournament_lineups(form: str, kinds: Sequence[str], seats: int, leo: bool) -> tuple[Seating, ...]:
    """The line-ups of a tournament between these kinds. Raises BotError or RulesError.

    `pairs`: each alone against copies of every other one; `ladder`: each alone against copies of the one
    before it; `tables`: every choice of different ones. Leo sits last.
    """
    if form not in FORMATS:
        raise RulesError(f"--format: expected one of {', '.join(FORMATS)}, got {form!r}")
    many = [kind for kind, number in Counter(kinds).items() if number > 1]
    if many:
        raise BotError(f"--bots: expected each once, got {many[0]!r} {kinds.count(many[0])} times")
    players = seats - 1 if leo else seats
    least = players if form == "tables" else 2
    if len(kinds) < least:
        raise BotError(f"--bots: expected {least} or more, got {len(kinds)}")
    numbers = range(len(kinds))
    tables: Iterable[Seating]
    if form == "tables":
        tables = combinations(numbers, players)
    elif form == "pairs":
        tables = [(one, *[other] * (players - 1)) for one, other in permutations(numbers, 2)]
    else:
        tables = [(upper, *[lower] * (players - 1)) for lower, upper in pairwise(numbers)]
    return _each_once([(*table, LEO_SEAT) if leo else table for table in tables])


def _each_once(lineups: Iterable[Seating]) -> tuple[Seating, ...]:
    """Without those whose games are the same as an earlier one's, such as (a, b) and (b, a) with Leo."""
    found: dict[frozenset[Seating], Seating] = {}
    for lineup in lineups:
        found.setdefault(frozenset(rotations(lineup)), lineup)
    return tuple(found.values())
