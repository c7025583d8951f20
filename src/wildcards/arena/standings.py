"""What the games of a schedule add up to. Sums are whole numbers, so equal games give equal figures."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from wildcards.arena.estimate import Estimate, Sum
from wildcards.arena.faults import FaultLine, Faults
from wildcards.arena.rating import Rating, Ratings
from wildcards.arena.row import Row
from wildcards.arena.schedule import LEO_SEAT, Schedule, Seating
from wildcards.arena.worker import Rows
from wildcards.engine.card import SPECIES

_SHARES: Final = 60  # a win is counted in sixtieths, so 2, 3, 4 or 5 who tie get whole numbers


class Standing(NamedTuple):
    """The figures of one entrant, each a mean over the seats it had in all games; None: not played yet."""

    games: int  # seats in games: a game with three copies counts three times
    wins: Estimate | None  # the share, ties split
    score: Estimate | None
    rank: Estimate | None
    rating: Rating
    faults: list[FaultLine]


class _Entrant:
    """Running sums of one entrant."""

    def __init__(self) -> None:
        self.wins, self.score, self.rank = Sum(_SHARES), Sum(), Sum()
        self.scores: Counter[int] = Counter()
        self.faults = Faults()
        self.decisions = 0
        self.seconds = 0.0


class Standings:
    """Adds up tasks, in the order of the schedule."""

    def __init__(self, schedule: Schedule) -> None:
        self.schedule = schedule
        self.tasks = self.games = 0
        self.is_mixed = len(schedule.entrants) > 1
        self._entrants = [_Entrant() for _ in schedule.entrants]
        self._ratings = Ratings(len(schedule.entrants))
        self._tables: dict[tuple[int, int], Sum] = {}  # wins by line-up and entrant
        self.table = Table(len(schedule.lineups[0]))

    @property
    def deals(self) -> int:
        """How many deals have been begun; each is played by every line-up."""
        return -(-self.tasks // len(self.schedule.lineups))

    @property
    def par(self) -> float:
        """The share of wins among equals."""
        return 1 / self.schedule.players

    def add(self, rows: Rows) -> None:
        """Count the next task."""
        task = self.schedule.task(self.tasks)
        for seating, row in zip(self.schedule.games(task), rows, strict=True):
            self._add_game(task.deal, task.lineup, seating, row)
        self.tasks += 1

    def _add_game(self, deal: int, lineup: int, seating: Seating, row: Row) -> None:
        self.games += 1
        winners = row.ranks.count(1)
        for seat, entrant in enumerate(seating):
            score, rank = row.scores[seat], row.ranks[seat]
            if entrant == LEO_SEAT or score is None or rank is None:
                continue
            share = _SHARES // winners if rank == 1 else 0
            one = self._entrants[entrant]
            one.wins.add(deal, share)
            one.score.add(deal, score)
            one.rank.add(deal, rank)
            one.scores[score] += 1
            one.decisions += row.decisions[seat]
            one.seconds += row.seconds[seat]
            self._tables.setdefault((lineup, entrant), Sum(_SHARES)).add(deal, share)
            self.table.add_seat(deal, seat, row, score, share)
        for fault in row.faults:
            self._entrants[seating[fault.seat]].faults.add(fault)
        self.table.add_prices(deal, row)
        self._ratings.add(seating, row.ranks)

    def standings(self) -> list[Standing]:
        """The figures of each entrant."""
        return [
            Standing(
                one.wins.count,
                one.wins.estimate(),
                one.score.estimate(),
                one.rank.estimate(),
                rating,
                one.faults.lines(),
            )
            for one, rating in zip(self._entrants, self._ratings.all(), strict=True)
        ]

    def milliseconds(self) -> list[float | None]:
        """Each entrant's mean time per decision: the only figure that doesn't follow from the seed."""
        return [1000 * one.seconds / one.decisions if one.decisions else None for one in self._entrants]

    def scores(self, entrant: int) -> dict[int, int]:
        """How often the entrant had each score, ascending."""
        return dict(sorted(self._entrants[entrant].scores.items()))

    def wins_at(self, lineup: int, entrant: int) -> Estimate | None:
        """The share of wins of an entrant in one of the line-ups."""
        total = self._tables.get((lineup, entrant))
        return None if total is None else total.estimate()

    def alone(self, entrant: int, other: int) -> Estimate | None:
        """The share of wins of an entrant alone against copies of another, where that was played."""
        for lineup, seats in enumerate(self.schedule.lineups):
            if set(seats) - {LEO_SEAT} == {entrant, other} and seats.count(entrant) == 1:
                return self.wins_at(lineup, entrant)
        return None


class LeaderFigures(NamedTuple):
    """What goes along with a leader: figures of those who own it at the end, and of all others that score."""

    owner_wins: Estimate | None
    other_wins: Estimate | None
    owner_score: Estimate | None
    other_score: Estimate | None


class BonusFigures(NamedTuple):
    """What goes along with the habitat bonus: points from it, and how often, for winners and others."""

    winner_points: Estimate | None
    other_points: Estimate | None
    winner_times: Estimate | None
    other_times: Estimate | None


class Table:
    """What the games say about the game itself, whoever plays."""

    def __init__(self, seats: int) -> None:
        self._seats = [Sum(_SHARES) for _ in range(seats)]
        self._leaders = [[(Sum(_SHARES), Sum()) for _ in range(2)] for _ in range(SPECIES)]
        self._bonus = [(Sum(), Sum()) for _ in range(2)]
        self._prices: list[Sum] = []

    def add_seat(self, deal: int, seat: int, row: Row, score: int, share: int) -> None:
        """Count a seat that scores."""
        self._seats[seat].add(deal, share)
        for species, owner in enumerate(row.leaders):
            wins, scores = self._leaders[species][owner != seat]
            wins.add(deal, share)
            scores.add(deal, score)
        points, times = self._bonus[row.ranks[seat] != 1]
        points.add(deal, row.bonus[seat])
        times.add(deal, row.bonuses[seat])

    def add_prices(self, deal: int, row: Row) -> None:
        """Count what was paid in each round."""
        for number, price in enumerate(row.prices):
            if number == len(self._prices):
                self._prices.append(Sum())
            self._prices[number].add(deal, price.total, price.animals)

    def seats(self) -> list[Estimate | None]:
        """The share of wins in each seat; None for Leo's."""
        return [total.estimate() for total in self._seats]

    def leaders(self) -> list[LeaderFigures]:
        """By species."""
        found: list[LeaderFigures] = []
        for (own_wins, own_scores), (wins, scores) in self._leaders:
            found.append(
                LeaderFigures(own_wins.estimate(), wins.estimate(), own_scores.estimate(), scores.estimate())
            )
        return found

    def bonus(self) -> BonusFigures:
        """Of winners and others."""
        (points, times), (other_points, other_times) = self._bonus
        return BonusFigures(
            points.estimate(), other_points.estimate(), times.estimate(), other_times.estimate()
        )

    def prices(self) -> list[Estimate | None]:
        """The mean value of the bids that took an animal, by round."""
        return [total.estimate() for total in self._prices]
