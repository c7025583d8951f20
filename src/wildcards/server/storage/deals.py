"""What is kept of deals: their cards, who took or saw them, what bots reached."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Exists, and_, exists, select, update

from wildcards.analysis.deal import RUNS, Deal, Runs
from wildcards.engine.rules import Rules
from wildcards.notation.record import LEO, Player
from wildcards.server.storage.database import Database
from wildcards.server.storage.library import wall_ms
from wildcards.server.storage.schema import DAY_PLAYERS, DEAL_LEVELS, DEALS, MEMBERS, SIGHTS, TABLES, TAKES
from wildcards.table.places import Taken


class Kept(NamedTuple):
    """A deal with its page: of a day, or of a game; `seat` is the one that is proposed."""

    id: str
    day: str | None
    seat: int
    deal: Deal


class DealStore:
    """Every method is one short transaction. All raise DatabaseError."""

    def __init__(self, database: Database, key: bytes) -> None:
        """`key` is the server's, from which days' deals and the names of pages follow."""
        self.key: Final = key
        self._database: Final = database

    # --- deals

    def find(self, deal_id: str) -> Kept | None:
        """The deal whose page has this name."""
        query = select(DEALS.c.id, DEALS.c.day, DEALS.c.seat, DEALS.c.data).where(DEALS.c.id == deal_id)
        with self._database.reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else Kept(row.id, row.day, row.seat, _deal(row.data))

    def keep(self, kept: Kept) -> None:
        """Keep a deal, unless it is there already."""
        row = {"id": kept.id, "day": kept.day, "seat": kept.seat, "data": _data(kept.deal), "made": wall_ms()}
        self._insert(DEALS, [row])

    # --- who has seen it

    def see(self, deal_id: str, uid: str, table_id: str) -> None:
        """Note that a person has seen the cards at this table, unless that is noted already."""
        self._insert(SIGHTS, [{"deal_id": deal_id, "uid": uid, "table_id": table_id, "at": wall_ms()}])

    def has_seen(self, deal_id: str, uid: str) -> bool:
        """Whether somebody has seen the cards, anywhere."""
        with self._database.reading() as connection:
            return bool(connection.execute(select(_seen(deal_id, uid))).scalar())

    def tables_of(self, deal_id: str, uid: str) -> list[tuple[str, str]]:
        """The tables at which a person plays or played it, with their status, the latest first."""
        query = select(TABLES.c.id, TABLES.c.status).join(SIGHTS, SIGHTS.c.table_id == TABLES.c.id)
        query = query.join(MEMBERS, _OWN).where(SIGHTS.c.deal_id == deal_id, SIGHTS.c.uid == uid)
        with self._database.reading() as connection:
            rows = connection.execute(query.order_by(SIGHTS.c.at.desc(), SIGHTS.c.table_id))
            return [(row.id, row.status) for row in rows]

    # --- who took it

    def unsettled(self, deals: Collection[str] | None) -> list[str]:
        """Tables of these deals, or of all, that are over and whose results are not kept yet."""
        there = exists().where(TAKES.c.table_id == SIGHTS.c.table_id)
        query = select(SIGHTS.c.table_id).distinct().join(DEALS, DEALS.c.id == SIGHTS.c.deal_id)
        query = query.join(TABLES, TABLES.c.id == SIGHTS.c.table_id).where(TABLES.c.status == "over", ~there)
        query = query.join(MEMBERS, _OWN)
        if deals is not None:
            query = query.where(SIGHTS.c.deal_id.in_(deals))
        with self._database.reading() as connection:
            return list(connection.execute(query).scalars())

    def settle(self, deal_id: str, taken: list[Taken]) -> list[Taken]:
        """Keep these results, and return those that were not kept before.

        Those of people who have seen the cards elsewhere are marked as seen.
        """
        new: list[Taken] = []
        with self._database.writing() as connection:
            for one in taken:
                elsewhere = connection.execute(select(_seen(deal_id, one.uid, one.table))).scalar()
                row = {
                    **dict(zip(_COLUMNS, one, strict=True)),
                    "deal_id": deal_id,
                    "seen": int(one.seen or bool(elsewhere)),
                    "late": int(one.late),
                }
                adding = self._database.insert(TAKES).values(row).on_conflict_do_nothing()
                if connection.execute(adding.returning(TAKES.c.seat)).first() is not None:
                    new.append(one)
        return new

    def takes(self, deal_id: str) -> list[Taken]:
        """Everybody's results."""
        query = select(*[TAKES.c[name] for name in _COLUMNS]).where(TAKES.c.deal_id == deal_id)
        with self._database.reading() as connection:
            rows = [Taken(*row) for row in connection.execute(query)]
        return [one._replace(seen=bool(one.seen), late=bool(one.late)) for one in rows]

    def lossless(self, most: int) -> list[tuple[str, int]]:
        """Tables and seats of the latest results whose loss is not known."""
        query = select(TAKES.c.table_id, TAKES.c.seat).where(TAKES.c.loss.is_(None))
        query = query.order_by(TAKES.c.finished.desc()).limit(most)
        with self._database.reading() as connection:
            return [(row.table_id, row.seat) for row in connection.execute(query)]

    def set_loss(self, table_id: str, seat: int, loss: int) -> None:
        """Keep what a person's decisions cost."""
        change = update(TAKES).where(TAKES.c.table_id == table_id, TAKES.c.seat == seat)
        with self._database.writing() as connection:
            connection.execute(change.values(loss=loss))

    # --- the deal of a day

    def claim(self, deal_id: str, uid: str, table_id: str) -> str:
        """Let this be the table at which the person plays it in competition; returns the one that is.

        A table that was never made, or was purged, gives way.
        """
        mine = and_(DAY_PLAYERS.c.deal_id == deal_id, DAY_PLAYERS.c.uid == uid)
        row = {"deal_id": deal_id, "uid": uid, "table_id": table_id}
        with self._database.writing() as connection:
            connection.execute(self._database.insert(DAY_PLAYERS).values(row).on_conflict_do_nothing())
            gone = ~exists().where(TABLES.c.id == DAY_PLAYERS.c.table_id)
            connection.execute(update(DAY_PLAYERS).where(mine, gone).values(table_id=table_id))
            return str(connection.execute(select(DAY_PLAYERS.c.table_id).where(mine)).scalar_one())

    # --- bots

    def want(self, deal_id: str, seat: int, levels: list[str]) -> list[str]:
        """Note that these results are to be made; returns those that nobody wanted before."""
        mine = select(DEAL_LEVELS.c.level).where(DEAL_LEVELS.c.deal_id == deal_id, DEAL_LEVELS.c.seat == seat)
        with self._database.reading() as connection:
            there = set(connection.execute(mine).scalars())
        new = [one for one in levels if one not in there]
        nothing = {"deal_id": deal_id, "seat": seat, "runs": 0, "scores": "[]", "ranks": "[]"}
        if new:
            self._insert(DEAL_LEVELS, [{**nothing, "level": one} for one in new])
        return new

    def runs(self, deal_id: str) -> list[Runs]:
        """What bots reached so far."""
        with self._database.reading() as connection:
            found = connection.execute(_RUNS.where(DEAL_LEVELS.c.deal_id == deal_id))
            return [_runs(row) for row in found]

    def run(self, deal_id: str, seat: int, level: str) -> Runs | None:
        """What bots of this level reached so far from this seat."""
        with self._database.reading() as connection:
            row = connection.execute(_RUNS.where(*_level(deal_id, seat, level))).one_or_none()
        return None if row is None else _runs(row)

    def unfinished(self) -> list[tuple[str, int, str]]:
        """Deal, seat and level of all results that are still to be made."""
        query = select(DEAL_LEVELS.c.deal_id, DEAL_LEVELS.c.seat, DEAL_LEVELS.c.level)
        with self._database.reading() as connection:
            rows = connection.execute(query.where(DEAL_LEVELS.c.runs < RUNS))
            return [(row.deal_id, row.seat, row.level) for row in rows]

    def keep_runs(self, deal_id: str, before: Runs, now: Runs) -> None:
        """Keep these in place of those before; nothing happens if another process was faster."""
        change = update(DEAL_LEVELS).where(
            *_level(deal_id, now.seat, now.level), DEAL_LEVELS.c.runs == len(before.scores)
        )
        texts = {"scores": _json(now.scores), "ranks": _json(now.ranks)}
        with self._database.writing() as connection:
            connection.execute(change.values(runs=len(now.scores), **texts))

    def _insert(self, table: Any, rows: list[dict[str, Any]]) -> None:
        """Keep these rows, but for those whose key is taken."""
        with self._database.writing() as connection:
            connection.execute(self._database.insert(table).on_conflict_do_nothing(), rows)


# Those of Taken, in the same order.
_COLUMNS: Final = (
    "table_id", "seat", "uid", "name", "score", "rank", "ranked", "seen", "late", "loss", "finished",
)  # fmt: skip
_OWN: Final = and_(MEMBERS.c.table_id == SIGHTS.c.table_id, MEMBERS.c.uid == SIGHTS.c.uid)
_RUNS: Final = select(DEAL_LEVELS.c.level, DEAL_LEVELS.c.seat, DEAL_LEVELS.c.scores, DEAL_LEVELS.c.ranks)


def _seen(deal_id: str, uid: str, but: str = "") -> Exists:
    """Whether somebody has seen the cards, anywhere but at this table."""
    return exists().where(SIGHTS.c.deal_id == deal_id, SIGHTS.c.uid == uid, SIGHTS.c.table_id != but)


def _level(deal_id: str, seat: int, level: str) -> tuple[Any, ...]:
    return DEAL_LEVELS.c.deal_id == deal_id, DEAL_LEVELS.c.seat == seat, DEAL_LEVELS.c.level == level


def _runs(row: Any) -> Runs:
    scores, ranks = [msgspec.json.decode(text, type=tuple[int, ...]) for text in (row.scores, row.ranks)]
    return Runs(row.level, row.seat, scores, ranks)


def _json(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


def _data(deal: Deal) -> str:
    return _json(
        {
            "rules": deal.rules.options(),
            "players": deal.players,
            "seed": deal.seed.hex(),
            "talisman": deal.talisman,
        }
    )


def _deal(text: str) -> Deal:
    data = msgspec.json.decode(text)
    players = tuple([Player(*one) for one in data["players"]])
    kinds = [one.player for one in players]
    leo = kinds.index(LEO) if LEO in kinds else None
    rules = Rules(seats=len(players), leo=leo is not None, leo_seat=leo, **data["rules"])
    return Deal(rules, bytes.fromhex(data["seed"]), data["talisman"], players)
