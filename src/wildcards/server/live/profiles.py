"""People's pages and ratings: finished games are counted, and pages shown to whom their person wants."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from wildcards.errors import BrokenLogError
from wildcards.protocol.profile import (
    PersonView,
    RatedBot,
    RatedPerson,
    RatingList,
    RatingView,
    SeatedPerson,
    Shown,
)
from wildcards.ratings.anchors import anchors
from wildcards.ratings.finished import finished_game
from wildcards.ratings.rating import NEEDED
from wildcards.server.live.person import page_of, rating_view
from wildcards.server.live.trouble import safely
from wildcards.server.storage import log
from wildcards.server.storage.library import Library
from wildcards.server.storage.profiles import Kept, ProfileStore
from wildcards.server.storage.results import ResultStore
from wildcards.table.refusal import RefusedError
from wildcards.table.table import OVER, Table

_LATER: Final = "a finished game is counted later"
_FIRST: Final = 30.0  # seconds after the start: whoever comes then is served first
_LOOK: Final = 600.0  # seconds between two looks for games that nobody counted
_AT_ONCE: Final = 100
_MOST_LISTED: Final = 100


class Profiles:
    """All people, as this process knows them."""

    def __init__(self, results: ResultStore, profiles: ProfileStore, library: Library) -> None:
        self._results: Final = results
        self._profiles: Final = profiles
        self._library: Final = library
        self._broken: Final[set[str]] = set()  # tables whose games can't be counted

    # --- counting games

    async def keep_counting(self) -> None:
        """Count what was over before, or ended when a process died."""
        await asyncio.sleep(_FIRST)
        while True:
            await safely(self.count_missed(), _LATER)
            await asyncio.sleep(_LOOK)

    async def count_missed(self) -> None:
        """Count all games that are over and were not counted."""
        while found := await asyncio.to_thread(self._results.unsettled, self._broken, _AT_ONCE):
            for table_id in found:
                await asyncio.to_thread(self._count_stored, table_id)

    def _count_stored(self, table_id: str) -> None:
        try:
            table = log.fold(table_id, self._library.entries(table_id))
        except (BrokenLogError, IndexError):  # the latter if it was purged just now
            self._broken.add(table_id)
            return
        if table.status == OVER:
            self.count(table)
        else:
            self._broken.add(table_id)

    def moved_on(self, table: Table) -> Coroutine[Any, Any, None] | None:
        """What is to be done now that a table has moved on; None: nothing."""
        if table.status != OVER:
            return None
        return safely(asyncio.to_thread(self.count, table), _LATER)

    def count(self, table: Table) -> None:
        """Count a game that is over, unless that is done. Raises DatabaseError."""
        game = finished_game(table)
        if self._results.settle(game):
            self._profiles.make({one.uid for one in game.people})

    # --- looking

    def mine(self, uid: str) -> PersonView:
        """Somebody's own page. Raises DatabaseError."""
        return self._page(self._profiles.of(uid), uid)

    def show(self, uid: str, shown: Shown) -> PersonView:
        """Let these people see somebody's page from now on."""
        self._profiles.of(uid)
        self._profiles.show(uid, shown)
        return self.mine(uid)

    def page(self, public_id: str, uid: str) -> PersonView:
        """The page of a person. Raises RefusedError, whether it is hidden or there is none."""
        kept = self._profiles.find(public_id)
        if kept is None or not self._may_see(kept, uid):
            raise RefusedError("no_person", 404)
        return self._page(kept, uid)

    def _may_see(self, kept: Kept, uid: str) -> bool:
        if kept.uid == uid or kept.shown == "all":
            return True
        return kept.shown == "met" and self._results.have_met(kept.uid, uid)

    def _page(self, kept: Kept, uid: str) -> PersonView:
        return page_of(kept, self._results.played(kept.uid), self._results.rating_of(kept.uid), uid)

    def ratings(self, uid: str) -> RatingList:
        """The best of those whose page everybody may see, and the bots. Raises DatabaseError."""
        best = self._profiles.best(NEEDED, _MOST_LISTED)
        ratings = self._results.ratings_of([one.uid for one in best])
        people = [
            RatedPerson(one.id, one.name or "", one.uid == uid, rating_view(ratings[one.uid]))
            for one in best
            if one.uid in ratings
        ]
        bots = [RatedBot(level, RatingView(*rating.floats, 0)) for level, rating in anchors().items()]
        return RatingList(NEEDED, people, bots)

    def seated(self, table: Table, uid: str) -> list[SeatedPerson]:
        """The people at a table, as this person may see them. Raises DatabaseError."""
        people = {seat: one.uid for seat, one in enumerate(table.seats) if one.uid is not None}
        kept = self._profiles.of_all(set(people.values()))
        ratings = self._results.ratings_of(set(people.values())) if table.settings.rated else {}
        return [
            SeatedPerson(
                seat,
                kept[who].id if who in kept and self._may_see(kept[who], uid) else None,
                rating_view(ratings[who]) if who in ratings else None,
            )
            for seat, who in people.items()
        ]
