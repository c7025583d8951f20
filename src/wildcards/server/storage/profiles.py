"""By which public id people find somebody's page, and who may see it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from sqlalchemy import select, update

from wildcards.protocol.profile import Shown
from wildcards.server.storage.database import Database
from wildcards.server.storage.schema import PEOPLE, PROFILES, RATINGS

USUAL: Final[Shown] = "met"


class Kept(NamedTuple):
    """A profile: whose it is, under which public id, who may see it, and the name they gave, if any."""

    uid: str
    id: str
    shown: Shown
    name: str | None


class ProfileStore:
    """Every method is one short transaction. All raise DatabaseError."""

    def __init__(self, database: Database, new_id: Callable[[], str]) -> None:
        """`new_id` makes public ids: random ones, so they tell nothing of an identity."""
        self._database: Final = database
        self._new_id: Final = new_id

    def of(self, uid: str) -> Kept:
        """Somebody's profile, made unless there is one."""
        if (found := self.of_all([uid]).get(uid)) is None:
            self.make([uid])
            found = self.of_all([uid])[uid]
        return found

    def make(self, people: Collection[str]) -> None:
        """Give a profile to each of them who has none."""
        rows = [{"uid": uid, "id": self._new_id(), "shown": USUAL} for uid in people]
        if rows:
            with self._database.writing() as connection:
                connection.execute(self._database.insert(PROFILES).on_conflict_do_nothing(), rows)

    def of_all(self, people: Collection[str]) -> dict[str, Kept]:
        """The profiles of those who have one."""
        with self._database.reading() as connection:
            rows = connection.execute(_KEPT.where(PROFILES.c.uid.in_(people)))
            return {row.uid: Kept(*row) for row in rows}

    def find(self, public_id: str) -> Kept | None:
        """The profile of this public id."""
        with self._database.reading() as connection:
            row = connection.execute(_KEPT.where(PROFILES.c.id == public_id)).one_or_none()
        return None if row is None else Kept(*row)

    def show(self, uid: str, shown: Shown) -> None:
        """Let these people see somebody's profile, which is there."""
        with self._database.writing() as connection:
            connection.execute(update(PROFILES).where(PROFILES.c.uid == uid).values(shown=shown))

    def best(self, games: int, most: int) -> list[Kept]:
        """Those with so many rated games whose profile everybody may see, the best first."""
        query = _KEPT.join(RATINGS, RATINGS.c.uid == PROFILES.c.uid)
        query = query.where(PROFILES.c.shown == "all", RATINGS.c.games >= games)
        with self._database.reading() as connection:
            ordered = query.order_by(RATINGS.c.floor.desc(), PROFILES.c.id).limit(most)
            return [Kept(*row) for row in connection.execute(ordered)]


_KEPT: Final = select(PROFILES.c.uid, PROFILES.c.id, PROFILES.c.shown, PEOPLE.c.name).select_from(
    PROFILES.outerjoin(PEOPLE, PEOPLE.c.uid == PROFILES.c.uid)
)
