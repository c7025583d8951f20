"""What is kept of a finished game: small numbers that travel between processes and into a journal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from wildcards.arena.game import Fault, FinishedGame
from wildcards.engine.card import REFILL, value_of
from wildcards.engine.event import Event, EventKind
from wildcards.engine.state import State
from wildcards.notation.record import LEO, Player, Record


class Price(NamedTuple):
    """The animals that were paid for in one round, and the sum of the bids that took them."""

    animals: int
    total: int


class Row(NamedTuple):
    """A finished game, by seat unless said otherwise; None (0 in counts) for Leo."""

    scores: tuple[int | None, ...]
    ranks: tuple[int | None, ...]
    bonus: tuple[int, ...]  # points from habitat bonuses
    bonuses: tuple[int, ...]  # how many of them
    leaders: tuple[int, ...]  # by species: the owner's seat, -1 for none
    prices: tuple[Price, ...]  # by round
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    faults: tuple[Fault, ...]
    record: str | None  # its JSON, where records are wanted

    def to_list(self) -> list[Any]:
        """The row as JSON values."""
        return list(self)

    @staticmethod
    def from_list(data: Sequence[Any]) -> Row:
        """A row from `to_list`, perhaps via JSON. Raises ValueError or TypeError for anything else."""
        scores, ranks, bonus, bonuses, leaders, prices, decisions, seconds, faults, record = data
        return Row(
            tuple(scores),
            tuple(ranks),
            tuple(bonus),
            tuple(bonuses),
            tuple(leaders),
            tuple([Price(*price) for price in prices]),
            tuple(decisions),
            tuple(seconds),
            tuple([Fault(*fault) for fault in faults]),
            record,
        )


def row_of(game: FinishedGame, kinds: Sequence[str] | None) -> Row:
    """The row of a finished game, with its record if the kinds of its bots are given."""
    state = game.state
    parts = state.breakdown()
    events = [happened for log in state.past for happened in log.events]
    bonus_seats = [happened.seat for happened in events if happened.kind == EventKind.BONUS]
    return Row(
        scores=tuple(state.scores()),
        ranks=tuple(state.ranks()),
        bonus=tuple([0 if part is None else part.bonus for part in parts]),
        bonuses=tuple([bonus_seats.count(seat) for seat in range(len(parts))]),
        leaders=state.observe(None).leaders,
        prices=tuple(_prices(state)),
        decisions=game.decisions,
        seconds=game.seconds,
        faults=game.faults,
        record=None if kinds is None else _record(state, kinds),
    )


def _record(state: State, kinds: Sequence[str]) -> str:
    return Record.of(state, [Player("Leo" if kind == LEO else kind, kind) for kind in kinds]).to_json()


def _prices(state: State) -> Iterator[Price]:
    for log in state.past:
        paid = list(_paid(log.events, state.leo))
        yield Price(len(paid), sum(paid))


def _paid(events: Sequence[Event], leo: int) -> Iterator[int]:
    """The value of each bid that took an animal in a round. Swaps take without one, and Leo doesn't pay."""
    bids: dict[int, int] = {}
    for happened in events:
        if happened.kind == EventKind.BID_SHOWN:
            bids[happened.seat] = happened.what
        elif happened.kind == EventKind.TOOK and happened.seat != leo and bids[happened.seat] < REFILL:
            yield value_of(bids[happened.seat])
