"""The same deal again: the cards of a game, who played it, and what bots reach with them from a seat.

A bot's chance follows from the seed of the deal, its seat and how much it has seen, so bots decide alike
wherever what they see is alike: whoever does the same in the same seat gets the same game.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from wildcards.bots.bot import Bot
from wildcards.bots.decision import bot_seed, choose
from wildcards.bots.levels import LEVELS
from wildcards.bots.registry import make_bot
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.errors import AnalysisError
from wildcards.notation.events import count_events
from wildcards.notation.record import Player, Record, follows_from_seed

RUNS: Final = 100
RIVAL: Final = "greedy"  # in the seats of people, and of bots that are not known here
_Z95: Final = 1.959963984540054


@dataclass(frozen=True)
class Deal:
    """The cards of a game, by its seed, and who sat where.

    `talisman` is its first holder where that does not follow from the seed, else None.
    """

    rules: Rules
    seed: bytes
    talisman: int | None
    players: tuple[Player, ...]

    def new_game(self) -> State:
        """The game before its first step."""
        return new_game(self.rules, self.seed, talisman=self.talisman)

    def rival(self, seat: int) -> str:
        """The level that plays this seat where a bot does."""
        kind = self.players[seat].player
        return kind if kind in LEVELS else RIVAL


def same_deal(record: Record) -> Deal:
    """The deal of a record. Raises AnalysisError for a record without its seed."""
    if record.seed is None:
        raise AnalysisError("expected a record with its seed, as its later shuffles follow from it; got none")
    seed = bytes.fromhex(record.seed)
    chosen = None if follows_from_seed(record.talisman, record.rules, seed) else record.talisman
    return Deal(record.rules, seed, chosen, record.seats)


@dataclass(frozen=True)
class Runs:
    """What bots of a level reached from a seat: the score and the rank of each run, in their order."""

    level: str
    seat: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def mean(self) -> float | None:
        """The mean score; None before the first run."""
        return sum(self.scores) / len(self.scores) if self.scores else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """The 95 % interval of the mean; None before the second run."""
        number, mean = len(self.scores), self.mean
        if mean is None or number < 2:
            return None
        spread = sum([(score - mean) ** 2 for score in self.scores]) / (number - 1)
        half = _Z95 * math.sqrt(spread / number)
        return mean - half, mean + half

    def counted(self, seats: int) -> list[int]:
        """How many runs ended first, second and so on."""
        return [self.ranks.count(rank) for rank in range(1, seats + 1)]

    def then(self, more: Runs) -> Runs:
        """These runs, and those that come after them."""
        return Runs(self.level, self.seat, self.scores + more.scores, self.ranks + more.ranks)


def deal_results(
    record: Record,
    seat: int,
    level: str,
    runs: int = RUNS,
    progress: Callable[[int, int], None] | None = None,
) -> Runs:
    """What bots of a level reach with the cards of a seat, from 0, the others playing as in the record.

    People's seats are played by greedy bots. `progress` is told the runs that are done, and of how many.
    Raises AnalysisError.
    """
    if runs < 1:
        raise AnalysisError(f"runs: expected at least 1, got {runs}")
    return results(same_deal(record), seat, level, range(runs), progress)


def results(
    deal: Deal,
    seat: int,
    level: str,
    numbers: Iterable[int],
    progress: Callable[[int, int], None] | None = None,
) -> Runs:
    """The runs of these numbers, from 0; each is the same whenever it is made. Raises AnalysisError."""
    check(deal.rules, seat, level)
    wanted = list(numbers)
    bots = {name: make_bot(name) for name in {level, *map(deal.rival, range(deal.rules.seats))}}
    made: list[tuple[int, int]] = []
    for number in wanted:
        made.append(_reached(_run(deal, seat, level, number, bots), seat))
        if progress is not None:
            progress(len(made), len(wanted))
    return Runs(level, seat, tuple([score for score, _ in made]), tuple([rank for _, rank in made]))


def check(rules: Rules, seat: int, level: str = RIVAL) -> None:
    """Raise AnalysisError unless bots of this level can play this seat."""
    if level not in LEVELS:
        raise AnalysisError(f"level: expected one of {', '.join(LEVELS)}, got {level!r}")
    if not 0 <= seat < rules.seats:
        raise AnalysisError(f"seat: expected one from 0 to {rules.seats - 1}, got {seat}")
    if seat == rules.leo_seat:
        raise AnalysisError(f"seat: expected one that decides, got {seat}, which is Leo's")


def _run(deal: Deal, seat: int, level: str, number: int, bots: dict[str, Bot]) -> State:
    """The game in which this seat has its chance from the number of the run, the others from the deal."""
    state = deal.new_game()
    own = hashlib.sha256(deal.seed + f"wildcards/1 run {number}".encode()).digest()
    while not state.is_over:
        mover = state.to_act[0]
        seen = state.observe(mover)
        kind = level if mover == seat else deal.rival(mover)
        bot = bots[kind]
        bot.reseed(bot_seed(own if mover == seat else deal.seed, mover, count_events(seen.history)))
        bot.new_game(deal.rules, mover)
        state.apply(mover, choose(bot, kind, seen))
    return state


def _reached(state: State, seat: int) -> tuple[int, int]:
    score, rank = state.scores()[seat], state.ranks()[seat]
    assert score is not None
    assert rank is not None
    return score, rank
