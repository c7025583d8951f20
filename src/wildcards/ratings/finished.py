"""What a finished game says of those who played it: it follows from its table alone, so from the log."""

from __future__ import annotations

from typing import NamedTuple

from wildcards.table.table import OVER, Table


class SeatEnd(NamedTuple):
    """How a person's seat ended; `leaders` are the species whose leaders it owned then."""

    seat: int
    uid: str
    rank: int
    score: int
    leaders: tuple[int, ...]


class BotEnd(NamedTuple):
    """How a bot's seat ended."""

    level: str
    rank: int


class FinishedGame(NamedTuple):
    """A game that is over, as far as profiles and ratings need it.

    `ended` is in ms of table time, in which games are in order; `wall` about the same in ms since 1970.
    `people` is empty where the game counts for nobody.
    """

    table: str
    ended: int
    wall: int
    rated: bool
    public: bool
    edition: str
    seats: int
    leo: bool
    people: list[SeatEnd]
    bots: list[BotEnd]

    @property
    def ranked(self) -> int:
        """How many seats have a rank."""
        return len(self.people) + len(self.bots)


def finished_game(table: Table) -> FinishedGame:
    """What this table's game, which is over, says of its players.

    A seat counts for whoever sat there when the game began, whoever decided for it later. A game counts for
    nobody if somebody could have known its cards: a given deal, one that is played again, a branch.
    """
    assert table.status == OVER
    assert table.ended_at is not None
    created = table.created
    counts = created.begun is None and not created.given
    people, bots = _ends(table) if counts else ([], [])
    return FinishedGame(
        table=table.id,
        ended=table.ended_at,
        wall=created.wall + table.ended_at - created.at,
        rated=table.settings.rated and counts and len({one.uid for one in people}) == len(people),
        public=table.settings.visibility == "public",
        edition=table.rules.edition,
        seats=len(table.seats),
        leo=table.rules.leo_seat is not None,
        people=people,
        bots=bots,
    )


def _ends(table: Table) -> tuple[list[SeatEnd], list[BotEnd]]:
    state = table.playing_state()
    seen = state.observe(None)
    people: list[SeatEnd] = []
    bots: list[BotEnd] = []
    for seat, (rank, score) in enumerate(zip(state.ranks(), state.scores(), strict=True)):
        if rank is None or score is None:  # Leo
            continue
        uid = table.began[seat]
        if uid is None:
            bots.append(BotEnd(table.seats[seat].level or "", rank))
        else:
            people.append(SeatEnd(seat, uid, rank, score, tuple(seen.leaders_of(seat))))
    return people, bots
