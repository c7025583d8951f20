"""What a person is shown of a table. Everything about the game comes from `State.observe`; the rest is open.

In a sealed phase nobody may learn how far others are, so nothing here is taken from what they really owe:
their clocks are shown as if still running, and readiness is shown for single bids only.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from wildcards.choices.offer import choices
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.notation.branch import KEY as FROM
from wildcards.notation.fair import KEY as FAIR_DEAL
from wildcards.notation.record import HOST, HUMAN, LEO, TALISMAN_BY, Player, Record
from wildcards.protocol.game import Choice, GameView
from wildcards.protocol.table import (
    Away,
    BranchOf,
    ClockView,
    Ending,
    Fair,
    Hinted,
    Replaced,
    Result,
    SeatView,
    TableView,
)
from wildcards.table.glimpse import Glimpse, Open
from wildcards.table.names import leo_name
from wildcards.table.refusal import RefusedError
from wildcards.table.spectators import HANDS, Audience, audience, hands
from wildcards.table.table import OPEN, OVER, PLAYING, Table

encode: Final = msgspec.json.Encoder().encode


class _Part(NamedTuple):
    """What a person has to do with a table."""

    kind: tuple[bool, ...]  # all on which the table, its seats apart, depends
    own: tuple[int, ...]  # seats
    kept: tuple[int, ...]  # seats that are kept for this person


class _Memo:
    """What stays as it is from one moment of a table to the next, while these facts do."""

    def __init__(self, facts: object, shared: Open | None) -> None:
        self.facts: Final = facts
        self.open = shared
        self.heads: Final[dict[tuple[bool, ...], bytes]] = {}  # as JSON, by what a person has to do with it
        self.parts: Final[dict[str, _Part]] = {}  # of those who sit here
        self.fixed: tuple[Any, Any] | None = None  # settings and fair deal, as JSON


class Shown:
    """What a table looks like at one moment; each part is made once, for whoever asks first."""

    def __init__(
        self, table: Table, here: Collection[int], late: Mapping[int, int], before: Shown | None = None
    ) -> None:
        """`here` are the seats whose people are connected; `late` is as in LiveTable.

        What is the same as at `before`, an earlier moment of the table, is taken from there.
        """
        self._table: Final = table
        self._here: Final = here
        self._late: Final = late
        self._hinted: Final = _hinted(table)
        self._memo: Final = self._kept(before)
        self._opened: Open | None = None  # once it is asked for
        self._tables: Final[dict[_Part, bytes]] = {}
        self._seats: Final[dict[tuple[int, bool, bool], bytes]] = {}
        self._glimpses: Final[dict[Audience, Glimpse]] = {}
        self._games: Final[dict[tuple[Audience, int], bytes]] = {}
        self._changes: Final[dict[tuple[Audience, int], tuple[Glimpse, bytes]]] = {}

    def glimpse(self, seat: Audience) -> Glimpse:
        """What a seat or a spectator sees of the game, which has begun."""
        found = self._glimpses.get(seat)
        if found is None:
            found = self._glimpses[seat] = self._look(seat)
        return found

    def _look(self, seat: Audience) -> Glimpse:
        if seat == HANDS:
            own = [self.glimpse(one).seen for one in range(len(self._table.seats))]
            return Glimpse(self._table.status, self.glimpse(None).seen, hands(own))
        return Glimpse(self._table.status, self._table.playing_state().observe(seat))

    def audiences(self, uid: str, *, shows_open: bool) -> list[Audience]:
        """As whom this person is shown the game, if it has begun. `Hello` explains the option."""
        table = self._table
        if table.state is None:
            return []
        seats: list[Audience] = [*table.seats_of(uid)]
        if not seats and table.may_watch(uid):
            return [audience(table, uid)]
        return [*seats, None] if shows_open and len(seats) > 1 else seats

    # --- the table

    def _kept(self, before: Shown | None) -> _Memo:
        """What is known of the table, its seats apart, if all is the same that can make it differ."""
        table = self._table
        missing = None if table.ending is None else table.missing()
        facts = (table.arranged, table.status, self._hinted, missing)
        if before is None:
            return _Memo(facts, None)
        return before._memo if before._memo.facts == facts else _Memo(facts, before._memo.open)

    def head(self, uid: str) -> bytes:
        """The table without its seats, as JSON: the same for all who have the same part in it."""
        kind = self._part(uid).kind
        found = self._memo.heads.get(kind)
        if found is None:
            found = self._memo.heads[kind] = encode(self._view(uid, [], *self._fixed()))
        return found

    def _part(self, uid: str) -> _Part:
        found = self._memo.parts.get(uid)
        if found is None:
            table = self._table
            asked = table.ending is not None and table.ending.uid == uid
            is_replaced = table.is_replaced(uid)
            kind = (uid == table.host, table.is_member(uid), table.is_sent_away(uid), asked, is_replaced)
            found = _Part(kind, (*table.seats_of(uid),), (*table.kept_seats(uid),))
            if found.own:  # others may be many, and come and go
                self._memo.parts[uid] = found
        return found

    def seats(self, uid: str) -> tuple[bytes, ...]:
        """Each seat as this person sees it, as JSON."""
        _, own, kept = self._part(uid)
        return tuple(
            [self._seat_told(seat, seat in own, seat in kept) for seat in range(len(self._table.seats))]
        )

    def table_told(self, uid: str) -> bytes:
        """The whole table as this person sees it, as JSON: the same for all who have no part in it."""
        part = self._part(uid)
        found = self._tables.get(part)
        if found is None:
            seats = msgspec.Raw(b"[" + b",".join(self.seats(uid)) + b"]")
            found = self._tables[part] = encode(self._view(uid, seats, *self._fixed()))
        return found

    def table(self, uid: str) -> TableView:
        """The table as this person sees it."""
        _, own, kept = self._part(uid)
        seats = [
            self._seat(seat, is_own=seat in own, is_kept=seat in kept)
            for seat in range(len(self._table.seats))
        ]
        return self._view(uid, seats, self._table.settings, fair(self._table))

    def _view(self, uid: str, seats: Any, settings: Any, deal: Any) -> TableView:
        table = self._table
        is_member = table.is_member(uid)
        return TableView(
            id=table.id,
            status=table.status,  # type: ignore[arg-type]  # one of the four
            settings=settings,
            seats=seats,
            you_host=uid == table.host,
            code=table.created.code if table.status == OPEN and is_member else None,
            fair=deal,
            result=_result(table),
            rematch=table.rematch if is_member or self._is_open_to_all else None,
            away=_away(table) if uid == table.host else [],
            sent_away=table.is_sent_away(uid),
            branch_of=_branch_of(table),
            hinted=self._hinted,
            replaced=[Replaced(gone.seat, gone.name, gone.round) for gone in table.replaced],
            you_replaced=table.is_replaced(uid),
            ending=_ending(table, uid),
            deal=None if table.created.deal is None else table.created.deal.id,
        )

    def _fixed(self) -> tuple[Any, Any]:
        """The settings and the fair deal, as JSON."""
        table, memo = self._table, self._memo
        if memo.fixed is None:
            memo.fixed = (msgspec.Raw(encode(table.settings)), msgspec.Raw(encode(fair(table))))
        return memo.fixed

    @property
    def _is_open_to_all(self) -> bool:
        """Whether people other than its members may watch, here and at the table where it continues."""
        settings = self._table.settings
        return settings.visibility == "public" or settings.spectators != "closed"

    def _seat_told(self, index: int, is_own: bool, is_kept: bool) -> bytes:  # a key
        found = self._seats.get((index, is_own, is_kept))
        if found is None:
            seat = self._seat(index, is_own=is_own, is_kept=is_kept)
            found = self._seats[index, is_own, is_kept] = encode(seat)
        return found

    def _seat(self, index: int, *, is_own: bool, is_kept: bool) -> SeatView:
        """A seat as its own person sees it or as others do; `is_kept`: it is kept for the one who looks."""
        table = self._table
        seat = table.seats[index]
        kept = table.kept_for(index)
        seen = self.glimpse(index if is_own else None).seen if table.state is not None else None
        stand_in = seat.stand_in if is_own else seat.told[0]
        return SeatView(
            seat=index,
            kind=seat.kind,  # type: ignore[arg-type]  # one of the four
            name=table.name_of(index) if kept is None else kept.name,
            kept_for_you=is_kept,
            level=seat.level,
            you=is_own,
            here=index in self._here,
            stand_in=stand_in,
            stand_in_why=seat.why if is_own else None,  # type: ignore[arg-type]  # one of the three
            waits=(seat.kind == "bot" or stand_in is not None) and self._is_late(index),
            ready=_ready(table, index, seen),
            clock=_clock(table, index, seen, is_own=is_own),
        )

    def _is_late(self, seat: int) -> bool:
        """Whether its bot waits; while it is secret how far the seat is, until all seats are done."""
        table = self._table
        return self._late.get(seat) == table.turn and (table.hides(seat) or seat in table.owing())

    # --- the game

    def game(self, seat: Audience, since: int) -> bytes:
        """The game as the seat sees it, with the events after the first `since`, as JSON."""
        found = self._games.get((seat, since))
        if found is None:
            found = self._games[seat, since] = encode(self.game_view(seat, since))
        return found

    def change(self, seat: Audience, before: Glimpse) -> bytes:
        """What changed in the game since `before`, which was sent, as JSON."""
        made = self._changes.get((seat, id(before)))
        if made is None:  # `before` is kept with it, so no other can have its id
            now = self.glimpse(seat)
            changed = encode(now.change(before, self._offered(now), self._open()))
            made = self._changes[seat, id(before)] = (before, changed)
        return made[1]

    def game_view(self, seat: Audience, since: int) -> GameView:
        """The game as the seat sees it, with the events after the first `since`."""
        glimpse = self.glimpse(seat)
        return glimpse.whole(since, self._offered(glimpse), self._open())

    def _offered(self, glimpse: Glimpse) -> list[Choice]:
        is_playing = glimpse.status == PLAYING
        return choices(self._table.playing_state(), glimpse.seen) if is_playing else []

    def _open(self) -> Open:
        if self._opened is None:
            self._opened = self._memo.open = Open(self.glimpse(None).seen, self._memo.open)
        return self._opened


def table_view(table: Table, uid: str, here: Collection[int]) -> TableView:
    """The table as this person sees it; `here` are the seats whose people are connected."""
    return Shown(table, here, {}).table(uid)


def game_view(table: Table, seat: int | None, since: int) -> GameView:
    """The game as the seat (None: a spectator) sees it, with the events after the first `since`."""
    return Shown(table, (), {}).game_view(seat, since)


def _branch_of(table: Table) -> BranchOf | None:
    begun = table.created.begun
    if begun is None:
        return None
    origin = begun[FROM]
    return BranchOf(origin["record"].get("table"), origin["at"], origin["seat"])


def _away(table: Table) -> list[Away]:
    if table.status != OPEN:
        return []
    return [Away(number, one.name) for number, one in table.away.items()]


def _hinted(table: Table) -> list[Hinted]:
    """Who asked for hints: but whoever does has not decided, which may be secret yet."""
    told = [one for one in table.hinted if one.turn != table.turn or not table.hides(one.seat)]
    return [Hinted(one.seat, one.round) for one in told]


def _ending(table: Table, uid: str) -> Ending | None:
    """The vote to end the game, as this person sees it."""
    vote = table.ending
    if vote is None:
        return None
    return Ending(list(vote.asked), sorted(vote.agreed), table.missing(), uid == vote.uid, vote.alone_from)


def _ready(table: Table, index: int, seen: Observation | None) -> bool | None:
    """Whether the seat has bid; None if nobody may know, as the eagle's owner may lay one card or two."""
    if seen is None or table.status != PLAYING or seen.phase != Phase.BID:
        return None
    if index == table.rules.leo_seat or table.hides(index):
        return None
    return index in table.bidders


def _clock(table: Table, index: int, seen: Observation | None, *, is_own: bool) -> ClockView | None:
    """The seat's clock. `seen` is its own observation if it is the receiver's, else a spectator's."""
    seat = table.seats[index]
    if seat.kind != "person":
        return None
    stand_in, begun, rest = seat.told_now() if is_own else seat.told
    is_asked = seen is not None and index in seen.to_act and table.status == PLAYING and stand_in is None
    left, at = begun if is_asked else (rest, 0)
    return ClockView(left if seat.clock.is_limited else None, is_asked, at)


def fair(table: Table) -> Fair:
    """How the seed comes about; the secret parts only after the end, those of a day never from its tables."""
    begun = table.created.begun
    if begun is not None and begun["seed"] is None:  # the seed is of later shuffles only
        return Fair(None, None, None, None)
    is_over = table.status == OVER
    nonces = None
    if table.status in (PLAYING, OVER) and not table.created.given:
        nonces = [nonce or None for nonce in table.fair_deal().nonces]
    return Fair(
        commitment=table.commitment(),
        nonces=nonces,
        server_seed=table.created.server_seed if is_over and not table.created.given else None,
        seed=table.seed.hex() if is_over and table.seed is not None and table.day is None else None,
    )


def _result(table: Table) -> Result | None:
    if table.status != OVER:
        return None
    state = table.playing_state()
    return Result(state.scores(), state.ranks())


def record(table: Table) -> Record:
    """The record of a finished game. Raises RefusedError before its end."""
    if table.status != OVER:
        raise RefusedError("not_over")
    extra: dict[str, Any] = {
        "decided_by": [by or HUMAN for by in table.decided_by],
        "table": table.id,
        "started": table.created.wall,
        **origin_of(table),
    }
    if table.created.settings.talisman is not None:
        extra[TALISMAN_BY] = HOST
    if not table.created.given:
        extra[FAIR_DEAL] = table.fair_deal().to_dict()
    return Record.of(table.playing_state(), players(table), extra)


def origin_of(table: Table) -> dict[str, Any]:
    """What the record of a branch says of the game it parts from; nothing for other games."""
    begun = table.created.begun
    return {} if begun is None else {key: begun[key] for key in (FROM, TALISMAN_BY) if key in begun}


def players(table: Table) -> list[Player]:
    """Who sits where, as in a record."""
    return [_player(table, seat) for seat in range(len(table.seats))]


def _player(table: Table, index: int) -> Player:
    seat = table.seats[index]
    if seat.kind == "leo":
        return Player(leo_name([other.name or "" for other in table.seats]), LEO)
    gone = next((one for one in table.replaced if one.seat == index), None)
    if gone is not None:  # it is their game: what bots decided is said step by step
        return Player(gone.name, HUMAN)
    return Player(table.name_of(index) or "", HUMAN if seat.kind != "bot" else seat.level or "")
