"""What a person is shown of a table. Everything about the game comes from `State.observe`; the rest is open.

In a sealed phase nobody may learn how far others are, so nothing here is taken from what they really owe:
their clocks are shown as if still running, and readiness is shown for single bids only.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import Any, Final, NamedTuple

import msgspec

from wildcards.choices.offer import asked, choices, secret
from wildcards.choices.preview import refill_limit
from wildcards.engine.card import CARD_TOKENS, SPECIES_TOKENS
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.engine.rules import EAGLE_BIDS, HABITAT_BONUS, HAND_LIMIT
from wildcards.engine.scoring import Breakdown
from wildcards.notation.branch import KEY as FROM
from wildcards.notation.events import count_events, events_to_list
from wildcards.notation.fair import KEY as FAIR_DEAL
from wildcards.notation.observation import Beside, present_to_dict
from wildcards.notation.record import HOST, HUMAN, LEO, TALISMAN_BY, Player, Record
from wildcards.protocol.game import Choice, GameView, Limits, Score, Tally
from wildcards.protocol.table import Away, BranchOf, ClockView, Fair, Hinted, Result, SeatView, TableView
from wildcards.story.story import seen_events
from wildcards.story.tally import tally
from wildcards.table.names import leo_name
from wildcards.table.refusal import RefusedError
from wildcards.table.table import OPEN, OVER, PLAYING, Table

encode: Final = msgspec.json.Encoder().encode
_HISTORY: Final = Observation._fields.index("history")


class Shown:
    """What a table looks like at one moment; each part is made once, for whoever asks first."""

    def __init__(self, table: Table, here: Collection[int], late: Mapping[int, int]) -> None:
        """`here` are the seats whose people are connected; `late` is as in LiveTable."""
        self._table: Final = table
        self._here: Final = here
        self._late: Final = late
        self._tables: Final[dict[str | tuple[tuple[int, ...], bool], bytes]] = {}
        self._moments: Final[dict[int | None, tuple[int, Any]]] = {}
        self._seen: Final[dict[int | None, Observation]] = {}
        self._games: Final[dict[tuple[int | None, int], bytes]] = {}

    def seen(self, seat: int | None) -> Observation:
        """What the seat (None: a spectator) knows of the game, which has begun."""
        found = self._seen.get(seat)
        if found is None:
            found = self._seen[seat] = self._table.playing_state().observe(seat)
        return found

    def moment(self, seat: int | None) -> tuple[int, Any]:
        """The step that the seat (None: a spectator) has seen, and all that can make its view differ."""
        found = self._moments.get(seat)
        if found is None:
            # A phase may end without an event that this seat sees, so events alone don't show it.
            seen = self.seen(seat)
            step = count_events(seen.history)
            found = self._moments[seat] = (step, (self._table.status, step, *seen[:_HISTORY]))
        return found

    # --- the table

    def table_told(self, uid: str) -> bytes:
        """The table as this person sees it, as JSON: the same for all who have no part in it."""
        table = self._table
        is_known = table.is_sent_away(uid) or bool(table.kept_seats(uid))
        key = uid if is_known else ((*table.seats_of(uid),), uid == table.host)
        found = self._tables.get(key)
        if found is None:
            found = self._tables[key] = encode(self.table(uid))
        return found

    def table(self, uid: str) -> TableView:
        """The table as this person sees it."""
        table = self._table
        own = table.seats_of(uid)
        is_member = bool(own) or uid == table.host
        seats = [self._seat(seat, is_own=True) if seat in own else other for seat, other in self._others]
        if table.status == OPEN:
            seats = [self._for(uid, seat) for seat in seats]
        return TableView(
            id=table.id,
            status=table.status,  # type: ignore[arg-type]  # one of the four
            settings=table.settings,
            seats=seats,
            you_host=uid == table.host,
            code=table.created.code if table.status == OPEN and is_member else None,
            fair=self._fair,
            result=self._result,
            rematch=table.rematch if is_member or self._is_open_to_all else None,
            away=self._away if uid == table.host else [],
            sent_away=table.is_sent_away(uid),
            branch_of=self._branch_of,
            hinted=self._hinted,
        )

    @cached_property
    def _branch_of(self) -> BranchOf | None:
        begun = self._table.created.begun
        if begun is None:
            return None
        origin = begun[FROM]
        return BranchOf(origin["record"].get("table"), origin["at"])

    @property
    def _is_open_to_all(self) -> bool:
        """Whether people other than its members may watch, here and at the table where it continues."""
        settings = self._table.settings
        return "public" in (settings.visibility, settings.spectators)

    def _for(self, uid: str, seat: SeatView) -> SeatView:
        """A seat of a table that waits, as this person sees it: whether it is kept for them."""
        is_theirs = seat.seat in self._table.kept_seats(uid)
        return msgspec.structs.replace(seat, kept_for_you=True) if is_theirs else seat

    @cached_property
    def _others(self) -> list[tuple[int, SeatView]]:
        """The seats as everybody else sees them."""
        return [(seat, self._seat(seat, is_own=False)) for seat in range(len(self._table.seats))]

    @cached_property
    def _away(self) -> list[Away]:
        if self._table.status != OPEN:
            return []
        return [Away(number, one.name) for number, one in self._table.away.items()]

    @cached_property
    def _hinted(self) -> list[Hinted]:
        """Who asked for hints: but whoever does has not decided, which may be secret yet."""
        table = self._table
        told = [one for one in table.hinted if one.turn != table.turn or not table.hides(one.seat)]
        return [Hinted(one.seat, one.round) for one in told]

    @cached_property
    def _fair(self) -> Fair:
        return fair(self._table)

    @cached_property
    def _result(self) -> Result | None:
        return _result(self._table)

    def _seat(self, index: int, *, is_own: bool) -> SeatView:
        table = self._table
        seat = table.seats[index]
        kept = table.kept_for(index)
        seen = self.seen(index if is_own else None) if table.state is not None else None
        stand_in = seat.stand_in if is_own else seat.told[0]
        return SeatView(
            seat=index,
            kind=seat.kind,  # type: ignore[arg-type]  # one of the four
            name=table.name_of(index) if kept is None else kept.name,
            kept_for_you=False,
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

    def game(self, seat: int | None, since: int) -> bytes:
        """The game as the seat sees it, with the events after the first `since`, as JSON."""
        found = self._games.get((seat, since))
        if found is None:
            found = self._games[seat, since] = encode(self.game_view(seat, since))
        return found

    def game_view(self, seat: int | None, since: int) -> GameView:
        """The game as the seat sees it, with the events after the first `since`."""
        table, seen = self._table, self.seen(seat)
        offered = choices(table.playing_state(), seen) if table.status == PLAYING else []
        return view_of(seen, since, offered, self._open)

    @cached_property
    def _open(self) -> Open:
        return Open.of(self.seen(None))


def table_view(table: Table, uid: str, here: Collection[int]) -> TableView:
    """The table as this person sees it; `here` are the seats whose people are connected."""
    return Shown(table, here, {}).table(uid)


def game_view(table: Table, seat: int | None, since: int) -> GameView:
    """The game as the seat (None: a spectator) sees it, with the events after the first `since`."""
    return Shown(table, (), {}).game_view(seat, since)


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
    """How the seed comes about; the secret parts only after the end."""
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
        seed=table.seed.hex() if is_over and table.seed is not None else None,
    )


def _result(table: Table) -> Result | None:
    if table.status != OVER:
        return None
    state = table.playing_state()
    return Result(state.scores(), state.ranks())


class Open(NamedTuple):
    """What is the same in every view of a moment, so it is worked out once."""

    beside: Beside  # a spectator's observation: most of what each seat sees
    scores: list[Score | None]  # if the game ended now; None for Leo
    tally: Tally

    @staticmethod
    def of(seen: Observation) -> Open:
        """All of it, from what a spectator sees."""
        parts = [
            None if seat == seen.rules.leo_seat else seen.breakdown(seat) for seat in range(seen.rules.seats)
        ]
        counted = tally(seen)
        animals = dict(zip(SPECIES_TOKENS, counted.animals, strict=True))
        return Open(
            (seen, present_to_dict(seen)),
            [None if part is None else _score(part) for part in parts],
            Tally(animals, [CARD_TOKENS[card] for card in counted.leo]),
        )


def view_of(seen: Observation, since: int, offered: list[Choice], shared: Open) -> GameView:
    """A game as this observation shows it, with the events after the first `since`."""
    return GameView(
        seat=seen.seat,
        step=count_events(seen.history),
        seen=present_to_dict(seen, shared.beside),  # type: ignore[arg-type]  # a test holds it against Seen
        events=events_to_list(seen_events(seen, since), seen.display),  # type: ignore[arg-type]
        choices=offered,
        scores=shared.scores,
        rounds=seen.rules.rounds,
        limits=Limits(refill_limit(seen), HAND_LIMIT, HABITAT_BONUS, EAGLE_BIDS),
        tally=shared.tally,
        asked=asked(seen),
        secret=secret(seen),
    )


def _score(parts: Breakdown) -> Score:
    return Score(parts.best, parts.second, parts.leaders, parts.bonus, parts.total)


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
    return Player(table.name_of(index) or "", HUMAN if seat.kind != "bot" else seat.level or "")
