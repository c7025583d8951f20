"""What is kept of finished games for profiles, and the ratings that follow from them.

Ratings are the fold of all rated games in the order in which they ended, whenever each of them becomes known:
a game that is found late is put in its place, and those after it are counted again. So counting everything
again from the logs leads to the same numbers.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, delete, exists, func, insert, select, update

from wildcards.ratings.anchors import anchors
from wildcards.ratings.finished import BotEnd, FinishedGame, SeatEnd
from wildcards.ratings.rating import Entrant, Rating, rate, start
from wildcards.server.storage.database import Database
from wildcards.server.storage.schema import FINISHED_GAMES, FINISHED_SEATS, RATINGS, TABLES

_LOCK: Final = 20_221_129  # of PostgreSQL: one process counts rated games at a time
_GAME: Final = FINISHED_GAMES.c
_SEAT: Final = FINISHED_SEATS.c
_CHUNK: Final = 500
_JOINED: Final = FINISHED_SEATS.join(FINISHED_GAMES, _SEAT.table_id == _GAME.table_id)


class Played(NamedTuple):
    """A game as it counts for one person; `rating` is theirs after it, if it was rated."""

    table: str
    wall: int
    public: bool
    edition: str
    seats: int
    leo: bool
    rank: int
    ranked: int
    score: int
    leaders: tuple[int, ...]
    rating: Rating | None


class Standing(NamedTuple):
    """Somebody's rating now, and from how many games it is."""

    uid: str
    rating: Rating
    games: int


class ResultStore:
    """Every method is one transaction. All raise DatabaseError."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    # --- keeping

    def unsettled(self, but: Collection[str], most: int) -> list[str]:
        """Tables that are over and of which nothing is kept yet, the oldest first, without these."""
        there = exists().where(_GAME.table_id == TABLES.c.id)
        query = select(TABLES.c.id).where(TABLES.c.status == "over", ~there, TABLES.c.id.not_in(but))
        with self._database.reading() as connection:
            return list(connection.execute(query.order_by(TABLES.c.changed).limit(most)).scalars())

    def settle(self, game: FinishedGame) -> bool:
        """Keep a finished game and let it count; False if that was done before, by whatever process."""
        with self._database.writing() as connection:
            if game.rated:
                self._alone(connection)
            adding = self._database.insert(FINISHED_GAMES).values(_game_row(game)).on_conflict_do_nothing()
            if connection.execute(adding.returning(_GAME.table_id)).first() is None:
                return False
            _keep_seats(connection, game)
            if game.rated:
                self._count_from(connection, game.ended)
        return True

    def _alone(self, connection: Connection) -> None:
        """No other process counts games until the transaction ends. SQLite's own ensure that."""
        if self._database.is_postgres:
            connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))

    def _count_from(self, connection: Connection, ended: int) -> None:
        """Count the rated games again that ended at this moment of table time or later."""
        now: dict[str, Rating] = {}
        for game in _rated_since(connection, ended):
            for one in game.people:
                if one.uid not in now:
                    now[one.uid] = _before(connection, one.uid, ended)
            _count(connection, game, now)
        self._keep_ratings(connection, now)

    def _keep_ratings(self, connection: Connection, ratings: dict[str, Rating]) -> None:
        for uid, rating in ratings.items():
            games = select(func.count()).select_from(_JOINED).where(_SEAT.uid == uid, _GAME.rated == 1)
            row = {
                "uid": uid,
                "mu": rating.mu,
                "sigma": rating.sigma,
                "floor": rating.floor,
                "games": connection.execute(games).scalar_one(),
            }
            upsert = self._database.insert(RATINGS).values(row)
            connection.execute(upsert.on_conflict_do_update(index_elements=["uid"], set_=row))

    # --- counting all again

    def renew(self, game: FinishedGame) -> None:
        """Keep a finished game as its log has it now, in place of what is kept of it."""
        with self._database.writing() as connection:
            for column in (_GAME.table_id, _SEAT.table_id):
                connection.execute(delete(column.table).where(column == game.table))
            connection.execute(insert(FINISHED_GAMES), _game_row(game))
            _keep_seats(connection, game)

    def count_rated(self) -> int:
        """How many rated games there are."""
        with self._database.reading() as connection:
            query = select(func.count()).select_from(FINISHED_GAMES).where(_GAME.rated == 1)
            return connection.execute(query).scalar_one()

    def recount(self) -> Iterator[str]:
        """Count all rated games again in their order, in one transaction; yields the table of each."""
        now: dict[str, Rating] = defaultdict(start)
        with self._database.writing() as connection:
            self._alone(connection)
            connection.execute(delete(RATINGS))
            for game in _rated_since(connection, None):
                _count(connection, game, now)
                yield game.table
            self._keep_ratings(connection, now)

    # --- looking

    def played(self, uid: str) -> list[Played]:
        """All games that count for a person, the latest first."""
        query = select(FINISHED_SEATS, FINISHED_GAMES, _RANKED).select_from(_JOINED).where(_SEAT.uid == uid)
        with self._database.reading() as connection:
            rows = connection.execute(query.order_by(_GAME.ended.desc(), _GAME.table_id.desc())).all()
        return [_played(row) for row in rows]

    def rating_of(self, uid: str) -> Standing | None:
        """A person's rating; None without rated games."""
        return self.ratings_of([uid]).get(uid)

    def ratings_of(self, people: Collection[str]) -> dict[str, Standing]:
        """The ratings of those who have one."""
        with self._database.reading() as connection:
            rows = connection.execute(select(RATINGS).where(RATINGS.c.uid.in_(people)))
            return {row.uid: standing(row) for row in rows}

    def all_ratings(self) -> list[Standing]:
        """Everybody's, the best first: by what they have at least."""
        with self._database.reading() as connection:
            rows = connection.execute(select(RATINGS).order_by(RATINGS.c.floor.desc(), RATINGS.c.uid))
            return [standing(row) for row in rows]

    def have_met(self, one: str, other: str) -> bool:
        """Whether two people have played a game to its end together."""
        mine, theirs = FINISHED_SEATS.alias(), FINISHED_SEATS.alias()
        both = and_(mine.c.table_id == theirs.c.table_id, mine.c.uid == one, theirs.c.uid == other)
        with self._database.reading() as connection:
            return bool(connection.execute(select(exists().where(both))).scalar())


def standing(row: Any) -> Standing:
    """A row of the ratings."""
    return Standing(row.uid, Rating(row.mu, row.sigma), row.games)


_OTHERS: Final = FINISHED_SEATS.alias()
_RANKED: Final = (
    select(func.count())
    .select_from(_OTHERS)
    .where(_OTHERS.c.table_id == _SEAT.table_id)
    .scalar_subquery()
    .label("people")
)


def _played(row: Any) -> Played:
    bots = _bots(row.bots)
    return Played(
        row.table_id,
        row.wall,
        bool(row.public),
        row.edition,
        row.seats,
        bool(row.leo),
        row.rank,
        row.people + len(bots),
        row.score,
        msgspec.json.decode(row.leaders, type=tuple[int, ...]),
        None if row.mu is None else Rating(row.mu, row.sigma),
    )


def _game_row(game: FinishedGame) -> dict[str, Any]:
    return {
        "table_id": game.table,
        "ended": game.ended,
        "wall": game.wall,
        "rated": int(game.rated),
        "public": int(game.public),
        "edition": game.edition,
        "seats": game.seats,
        "leo": int(game.leo),
        "bots": _json(game.bots),
    }


def _keep_seats(connection: Connection, game: FinishedGame) -> None:
    rows = [{"table_id": game.table, **one._asdict(), "leaders": _json(one.leaders)} for one in game.people]
    if rows:
        connection.execute(insert(FINISHED_SEATS), rows)


def _json(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


def _bots(text: str) -> list[BotEnd]:
    return msgspec.json.decode(text, type=list[BotEnd])


class _Rated(NamedTuple):
    """A rated game."""

    ended: int
    table: str
    people: list[SeatEnd]
    bots: list[BotEnd]


def _rated_since(connection: Connection, ended: int | None) -> list[_Rated]:
    """The rated games that ended at this moment or later (None: all), in their order."""
    query = select(_GAME.ended, _GAME.table_id, _GAME.bots).where(_GAME.rated == 1)
    people = select(_SEAT.table_id, _SEAT.seat, _SEAT.uid, _SEAT.rank, _SEAT.score).select_from(_JOINED)
    people = people.where(_GAME.rated == 1)
    if ended is not None:
        query, people = query.where(_GAME.ended >= ended), people.where(_GAME.ended >= ended)
    seats: defaultdict[str, list[SeatEnd]] = defaultdict(list)
    for row in connection.execute(people):
        seats[row.table_id].append(SeatEnd(row.seat, row.uid, row.rank, row.score, ()))
    found = [
        _Rated(row.ended, row.table_id, seats[row.table_id], _bots(row.bots))
        for row in connection.execute(query)
    ]
    # Not by the database, which may sort texts by the rules of a language.
    return sorted(found, key=lambda game: (game.ended, game.table))


def _before(connection: Connection, uid: str, ended: int) -> Rating:
    """A person's rating after the last game that ended before this moment of table time."""
    mine = and_(_SEAT.uid == uid, _GAME.rated == 1, _SEAT.mu.is_not(None))
    last = select(func.max(_GAME.ended)).select_from(_JOINED).where(mine, _GAME.ended < ended)
    query = select(_GAME.table_id, _SEAT.mu, _SEAT.sigma).select_from(_JOINED)
    rows = connection.execute(query.where(mine, _GAME.ended == last.scalar_subquery())).all()
    if not rows:
        return start()
    latest = max(rows, key=lambda row: row.table_id)
    return Rating(latest.mu, latest.sigma)


def _count(connection: Connection, game: _Rated, now: dict[str, Rating]) -> None:
    """Let a game count: the ratings of its people move on, and are kept with their seats."""
    now.update(rate(list(_entrants(game, now))))
    for one in game.people:
        rating = now[one.uid]
        change = update(FINISHED_SEATS).where(_SEAT.table_id == game.table, _SEAT.seat == one.seat)
        connection.execute(change.values(mu=rating.mu, sigma=rating.sigma))


def _entrants(game: _Rated, now: dict[str, Rating]) -> Iterable[Entrant]:
    for one in game.people:
        yield Entrant(one.uid, one.rank, now[one.uid])
    for bot in game.bots:
        if (anchor := anchors().get(bot.level)) is not None:  # of a level that is no more nothing is known
            yield Entrant(bot.level, bot.rank, anchor, is_bot=True)
