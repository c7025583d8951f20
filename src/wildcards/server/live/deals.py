"""Deals that several people play: their pages, takes of them, who has seen the cards, the deal of the day.

Of the deal of a day nothing that tells its cards goes to anybody who has not finished it, and its seed, or a
record that holds it, to nobody before the day is over.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine, Iterable
from typing import Any, Final, NamedTuple

import msgspec

from wildcards.analysis.deal import Deal, same_deal
from wildcards.engine.chance import commitment
from wildcards.errors import DatabaseError
from wildcards.notation.record import HUMAN, Record
from wildcards.protocol.deal import DayCard, Days, DealView, NewTake
from wildcards.protocol.record import RulesOptions
from wildcards.server.live import days
from wildcards.server.live.chance import given, new_id
from wildcards.server.live.deal_runs import MOST_LOSSES, DealRuns
from wildcards.server.live.live_table import LiveTable
from wildcards.server.live.trouble import safely
from wildcards.server.live.workers import Workers
from wildcards.server.storage import log
from wildcards.server.storage.deals import DealStore, Kept
from wildcards.server.storage.library import Library, wall_ms
from wildcards.table import places, views
from wildcards.table.creation import CODE_LETTERS, Host
from wildcards.table.entry import DealOf, Entry
from wildcards.table.places import Taken
from wildcards.table.refusal import RefusedError
from wildcards.table.table import CLOSED, OPEN, OVER, Table
from wildcards.table.taking import counts_for, take_entries

_LOG: Final = logging.getLogger(__name__)
_LEFT: Final = "deals are left as they are"
BOT_DELAY: Final = 0.8  # seconds, as at other tables
_FIRST: Final = 20.0  # seconds after the start: whoever comes then is served first
_LOOK: Final = 60.0  # seconds between two looks at the calendar
_MOST_KNOWN: Final = 50_000

Make = Callable[[str, list[Entry], Collection[str]], Coroutine[Any, Any, LiveTable]]


class _Known(NamedTuple):
    """What a finished table plays: its deal, None if it has none of its own, and the day of that."""

    deal: str | None
    day: str | None


class Deals:
    """All deals, as this process knows them. `clock` tells the time in ms since 1970."""

    def __init__(self, store: DealStore, library: Library, workers: Workers, make: Make) -> None:
        self.clock: Callable[[], int] = wall_ms
        self.bot_delay = BOT_DELAY
        self.runs: Final = DealRuns(store, library, workers)
        self._store: Final = store
        self._library: Final = library
        self._make: Final = make
        self._known: Final[OrderedDict[str, _Known]] = OrderedDict()  # by table
        self._settled: Final[OrderedDict[str, None]] = OrderedDict()  # tables, also those that don't count
        self._noted: Final[OrderedDict[tuple[str, str, str], None]] = OrderedDict()

    # --- running

    async def keep_days(self) -> None:
        """Have the bots' results of today's deal made in advance, and all that was left unfinished."""
        await asyncio.sleep(_FIRST)
        await safely(self._resume(), _LEFT)
        while True:
            await safely(self._begin_day(), _LEFT)
            left = (days.end_of(days.day_at(self.clock())) - self.clock()) / 1000
            await asyncio.sleep(min(_LOOK, max(1.0, left)))

    async def _resume(self) -> None:
        await self._settle_up(None)
        self.runs.take_up(await asyncio.to_thread(self._store.unfinished))
        self.runs.take_up_losses(await asyncio.to_thread(self._store.lossless, MOST_LOSSES))

    async def _settle_up(self, deals: Collection[str] | None) -> None:
        """Keep the results of finished tables of these deals, or of all, whose end was not noticed yet."""
        for table_id in await asyncio.to_thread(self._store.unsettled, deals):
            if table_id not in self._settled:
                await self.settle(await asyncio.to_thread(self._folded, table_id))

    def _folded(self, table_id: str) -> Table:
        return log.fold(table_id, self._library.entries(table_id))

    async def _begin_day(self) -> None:
        kept = await asyncio.to_thread(self._of_day, days.day_at(self.clock()))
        await self.runs.want(kept.id, [kept.seat])

    # --- pages

    async def page_of(self, table: Table, uid: str) -> DealView:
        """The page of a finished game's deal, made unless there is one. Raises RefusedError."""
        played = table.created.deal
        if played is not None:
            await self.settle(table)
            return await self.page(played.id, uid)
        deal = _deal_of(table)
        if deal is None:
            raise RefusedError("no_seed")
        deal_id = self.id_of(deal)
        people = [seat for seat, one in enumerate(deal.players) if one.player == HUMAN]
        own = table.seats_of(uid)
        seat = (own or people or deal.rules.human_seats())[0]
        if await asyncio.to_thread(self._store.find, deal_id) is None:
            self.runs.check_room()
            await asyncio.to_thread(self._store.keep, Kept(deal_id, None, seat, deal))
        await self.settle(table)
        await self.runs.want(deal_id, people or [seat])
        return await self.page(deal_id, uid)

    async def page(self, deal_id: str, uid: str) -> DealView:
        """The page of a deal as this person may see it. Raises RefusedError."""
        await self._settle_up([deal_id])
        return await asyncio.to_thread(lambda: self._view(self._find(deal_id), uid))

    def _find(self, deal_id: str) -> Kept:
        kept = self._store.find(deal_id)
        if kept is None:
            raise RefusedError("no_deal", 404)
        return kept

    def _view(self, kept: Kept, uid: str) -> DealView:
        deal, is_sealed = kept.deal, self._is_sealed(kept.day)
        taken = self._store.takes(kept.id)
        is_done = any(one.uid == uid for one in taken)
        is_secret = is_sealed and not is_done
        shows_tables = is_done or (kept.day is not None and not is_sealed)
        runs = [] if is_secret else self._store.runs(kept.id)
        return DealView(
            id=kept.id,
            kind="game" if kept.day is None else "day",
            day=kept.day,
            rules=RulesOptions(**deal.rules.options()),
            seats=places.cast(deal),
            seat=kept.seat,
            seen=self._store.has_seen(kept.id, uid),
            yours=[table for table, _ in self._store.tables_of(kept.id, uid)],
            secret=is_secret,
            takes=[] if is_secret else places.takes(taken, uid, shows_tables=shows_tables),
            players=len(taken),
            levels=places.level_results(runs, deal.rules.seats),
            commitment=None if kept.day is None else commitment(deal.seed),
            seed=None if kept.day is None or is_sealed else deal.seed.hex(),
        )

    def id_of(self, deal: Deal) -> str:
        """The name of a deal's page: it follows from the cards, but only with the server's key."""
        rules, letters = deal.rules, CODE_LETTERS.lower()
        facts = [rules.options(), rules.seats, rules.leo_seat, deal.seed.hex(), deal.talisman]
        said = b"wildcards/1 deal " + msgspec.json.encode(facts)
        number = int.from_bytes(hmac.digest(self._store.key, said, hashlib.sha256), "big")
        return "".join([letters[number // len(letters) ** place % len(letters)] for place in range(20)])

    # --- the deal of a day

    async def list_days(self, uid: str) -> Days:
        """The deals of today and of the days before it, as this person may see them."""
        await self._begin_day()
        latest = days.latest(days.day_at(self.clock()))
        kept = await asyncio.to_thread(lambda: [self._of_day(day) for day in latest])
        await self._settle_up([one.id for one in kept])
        return await asyncio.to_thread(
            lambda: Days([self._card(one, day, uid) for one, day in zip(kept, latest, strict=True)])
        )

    def _of_day(self, day: str) -> Kept:
        """The deal of a day that has begun."""
        deal = days.deal_of_day(self._store.key, day)
        deal_id = self.id_of(deal)
        found = self._store.find(deal_id)
        if found is None:
            found = Kept(deal_id, day, days.SEAT, deal)
            self._store.keep(found)
        return found

    def _card(self, kept: Kept, day: str, uid: str) -> DayCard:
        found = places.placed(self._store.takes(kept.id))
        mine = [(one, place) for one, place in found if one.uid == uid]
        # The one in competition, if there is one, is the one that counts.
        best = min(mine, key=lambda one: (not places.competes(one[0]), one[0].late), default=None)
        tables = self._store.tables_of(kept.id, uid)
        going = [table for table, status in tables if status not in (OVER, CLOSED)]
        there = going or [table for table, _ in tables]
        return DayCard(
            day=day,
            deal=kept.id,
            open=self._is_sealed(day),
            ends=days.end_of(day),
            players=len(found),
            state="over" if best else "playing" if going else "over" if there else "new",
            table=best[0].table if best else there[0] if there else None,
            score=best[0].score if best else None,
            place=best[1] if best else None,
            commitment=commitment(kept.deal.seed),
        )

    def _is_sealed(self, day: str | None) -> bool:
        """Whether its cards are secret yet."""
        return day is not None and self.clock() < days.end_of(day)

    # --- takes

    async def take(self, deal_id: str, new: NewTake, host: Host, now: int) -> LiveTable:
        """A table at which this person takes the deal. Raises RefusedError."""
        kept = await asyncio.to_thread(self._find, deal_id)
        seat = kept.seat if new.seat is None else new.seat
        is_sealed = self._is_sealed(kept.day)
        if kept.day is not None:
            _check_day(kept, seat, new)
        origin = DealOf(kept.id, kept.day, late=kept.day is not None and not is_sealed)
        entries = take_entries(kept.deal, origin, new, seat, host, now, given(), self.bot_delay)
        table_id = new_id()
        if is_sealed:
            first = await asyncio.to_thread(self._store.claim, kept.id, host.uid, table_id)
            if first != table_id:
                raise RefusedError("day_taken", table=first)
        made = await self._make(table_id, entries, [host.uid])
        await self.note(made.table, host.uid)
        if not is_sealed:
            await self.runs.want(kept.id, [seat])
        return made

    def moved_on(self, table: Table) -> Coroutine[Any, Any, None] | None:
        """What is to be done now that a table has moved on; None: nothing."""
        if table.created.deal is None or table.status in (OPEN, CLOSED):
            return None
        if table.status == OVER:
            return safely(self.settle(table), _LEFT)
        new = [uid for uid in _people(table) if (table.created.deal.id, uid, table.id) not in self._noted]
        return safely(self._note_all(table, new), _LEFT) if new else None

    async def settle(self, table: Table) -> None:
        """Keep what people reached at a finished table. Raises DatabaseError."""
        deal_id = self._deal_at(table)
        kept = None if deal_id is None else await asyncio.to_thread(self._store.find, deal_id)
        if deal_id is None or kept is None or table.status != OVER:
            return
        await self._note_all(table, _people(table))
        taken = _taken(table, self.clock()) if counts_for(kept.deal, table) else []
        new = await asyncio.to_thread(self._store.settle, deal_id, taken)
        self._settled[table.id] = None
        _limit(self._settled)
        self.runs.take_up_losses([(one.table, one.seat) for one in new])

    # --- who may see, and who has seen

    async def open(self, table: Table, uid: str, *, record: bool = False) -> None:
        """Let somebody see a finished game, or with `record` its seed too, and note that they have seen it.

        Raises RefusedError, also for what is not over.
        """
        await self.check_open(table, uid, record=record)
        self._known[table.id] = _Known(self._deal_at(table), table.day)
        _limit(self._known)
        await self.note(table, uid)

    async def check_open(self, table: Table, uid: str, *, record: bool = False) -> None:
        """The same without noting it."""
        day = table.day
        if day is None:
            if not table.may_watch(uid):
                raise RefusedError("closed", 403)
        elif self._is_sealed(day):
            await self._check_seal(self._deal_at(table), day, uid, record=record)
        if table.status != OVER:
            raise RefusedError("not_over")

    async def has_page(self, table: Table) -> bool:
        """Whether the deal of a finished game has a page already."""
        deal_id = self._deal_at(table)
        return deal_id is not None and await asyncio.to_thread(self._store.find, deal_id) is not None

    async def opens_again(self, table_id: str, uid: str) -> bool:
        """The same for a game that somebody has opened here; False: nobody has. Raises RefusedError."""
        known = self._known.get(table_id)
        if known is None:
            return False
        if known.day is not None and self._is_sealed(known.day):
            await self._check_seal(known.deal, known.day, uid)
        await self._note(known.deal, uid, table_id)
        return True

    async def _check_seal(self, deal_id: str | None, day: str, uid: str, *, record: bool = False) -> None:
        if not record:
            await self._settle_up([deal_id or ""])
            taken = await asyncio.to_thread(self._store.takes, deal_id or "")
            if any(one.uid == uid for one in taken):
                return
        raise RefusedError("sealed", 403, until=days.end_of(day))

    async def note(self, table: Table, uid: str) -> None:
        """Note that somebody sees the cards of this table, which has begun."""
        await self._note(self._deal_at(table), uid, table.id)

    async def note_watchers(self, table: Table, people: Collection[str]) -> None:
        """Note that these people see the cards of a running game, which may be dealt again after it."""
        await safely(self._note_all(table, people), _LEFT)

    async def _note_all(self, table: Table, people: Iterable[str]) -> None:
        for uid in people:
            await self.note(table, uid)

    async def _note(self, deal_id: str | None, uid: str, table_id: str) -> None:
        if deal_id is None or (key := (deal_id, uid, table_id)) in self._noted:
            return
        try:
            await asyncio.to_thread(self._store.see, *key)
        except DatabaseError as error:  # nobody is kept from seeing it by that
            _LOG.warning("it is not noted who saw a deal", extra={"why": str(error)})
            return
        self._noted[key] = None
        _limit(self._noted)

    def _deal_at(self, table: Table) -> str | None:
        """The name of the deal that a table plays or played, whether or not it has a page."""
        if table.created.deal is not None:
            return table.created.deal.id
        deal = _deal_of(table)
        return None if deal is None else self.id_of(deal)


def _limit(known: OrderedDict[Any, Any]) -> None:
    if len(known) > _MOST_KNOWN:
        known.popitem(last=False)


def _deal_of(table: Table) -> Deal | None:
    """The deal of a game that has begun; None for one that does not follow from its seed."""
    if table.state is None:
        return None
    record = Record.of(table.state, views.players(table))
    return None if record.seed is None else same_deal(record)


def _people(table: Table) -> list[str]:
    return [seat.uid for seat in table.seats if seat.uid is not None]


def _check_day(kept: Kept, seat: int, new: NewTake) -> None:
    if new.friends:
        raise RefusedError("day_alone", 400)
    if seat != kept.seat:
        raise RefusedError("day_seat", 400, seat=kept.seat)


def _taken(table: Table, wall: int) -> list[Taken]:
    """What people reached. Whoever gave a seed knew the cards."""
    state, deal = table.playing_state(), table.created.deal
    ranks, scores = state.ranks(), state.scores()
    number = len([rank for rank in ranks if rank is not None])
    return [
        Taken(
            table=table.id,
            seat=seat,
            uid=one.uid,
            name=one.name or "",
            score=score,
            rank=rank,
            of=number,
            seen=table.created.given and deal is None,
            late=deal is not None and deal.late,
            loss=None,
            finished=wall,
        )
        for seat, (one, score, rank) in enumerate(zip(table.seats, scores, ranks, strict=True))
        if one.uid is not None and score is not None and rank is not None
    ]
