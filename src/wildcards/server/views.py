"""What a person is shown of a table. Of the game all comes from `State.observe`; the rest is open.

In a sealed phase nobody may learn how far others are, so nothing here is taken from what they owe in truth:
their clocks are shown as if they ran on, and readiness is told for single bids only.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import msgspec

from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.engine.scoring import Breakdown
from wildcards.notation.events import events_to_list
from wildcards.notation.fair import KEY as FAIR_DEAL
from wildcards.notation.observation import present_to_dict
from wildcards.notation.record import HUMAN, LEO, Player, Record
from wildcards.protocol.game import GameView, Score
from wildcards.protocol.table import ClockView, Fair, Result, SeatView, TableView
from wildcards.server.offer import choices
from wildcards.server.refusal import RefusedError
from wildcards.server.table import OPEN, OVER, PLAYING, Seat, Table

encode: Final = msgspec.json.Encoder().encode


def table_view(table: Table, uid: str, here: Collection[int]) -> TableView:
    """The table as this person sees it; `here` are the seats whose persons are connected."""
    seen = {seat: table.playing_state().observe(seat) for seat in table.seats_of(uid)} if table.state else {}
    public = table.playing_state().observe(None) if table.state else None
    return TableView(
        id=table.id,
        status=table.status,  # type: ignore[arg-type]  # one of the four
        settings=table.settings,
        seats=[
            _seat_view(table, index, uid, index in here, seen.get(index, public))
            for index in range(len(table.seats))
        ],
        you_host=uid == table.host,
        code=table.created.code if table.status == OPEN and table.is_member(uid) else None,
        fair=fair(table),
        result=_result(table),
        rematch=table.rematch if table.is_member(uid) or table.settings.visibility == "public" else None,
    )


def _seat_view(table: Table, index: int, uid: str, is_here: bool, seen: Observation | None) -> SeatView:
    seat = table.seats[index]
    kept = table.kept_for(index)
    return SeatView(
        seat=index,
        kind=seat.kind,  # type: ignore[arg-type]  # one of the four
        name=seat.name if kept is None else kept.name,
        level=seat.level,
        you=seat.uid == uid,
        here=is_here,
        stand_in=seat.stand_in if seat.uid == uid else seat.told[0],
        ready=_ready(table, index, seen),
        clock=_clock(table, index, uid, seen),
    )


def _ready(table: Table, index: int, seen: Observation | None) -> bool | None:
    """Whether the seat has bid; None if nobody may know, as the eagle's owner may lay one card or two."""
    if seen is None or table.status != PLAYING or seen.phase != Phase.BID:
        return None
    if index == table.rules.leo_seat or table.hides(index):
        return None
    return index in table.bidders


def _clock(table: Table, index: int, uid: str, seen: Observation | None) -> ClockView | None:
    """The seat's clock. `seen` is its own observation if it is the receiver's, else a spectator's."""
    seat = table.seats[index]
    if seat.kind != "person":
        return None
    stand_in, begun, rest = seat.told_now() if seat.uid == uid else seat.told
    is_asked = seen is not None and index in seen.to_act and table.status == PLAYING and stand_in is None
    left, at = begun if is_asked else (rest, 0)
    return ClockView(left if seat.clock.is_limited else None, is_asked, at)


def fair(table: Table) -> Fair:
    """How the seed comes about; the secret parts after the end only."""
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


def game_view(table: Table, seat: int | None, since: int) -> GameView:
    """The game as the seat (None: a spectator) sees it, with the events after the first `since`."""
    state = table.playing_state()
    seen = state.observe(seat)
    events = [happened for log in seen.history for happened in log]
    return GameView(
        seat=seat,
        step=len(events),
        seen=present_to_dict(seen),  # type: ignore[arg-type]  # a test holds it against Seen
        events=events_to_list(events[since:], seen.display),  # type: ignore[arg-type]
        choices=choices(state, seen) if table.status == PLAYING else [],
        scores=scores(seen),
        rounds=table.rules.rounds,
    )


def scores(seen: Observation) -> list[Score | None]:
    """What each seat would score if the game ended now; None for Leo."""
    rules = seen.rules
    return [
        None if index == rules.leo_seat else _score(seen.breakdown(index)) for index in range(rules.seats)
    ]


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
    }
    if not table.created.given:
        extra[FAIR_DEAL] = table.fair_deal().to_dict()
    return Record.of(table.playing_state(), players(table), extra)


def players(table: Table) -> list[Player]:
    """Who sits where, as in a record."""
    return [_player(seat) for seat in table.seats]


def _player(seat: Seat) -> Player:
    if seat.kind == "leo":
        return Player("Leo", LEO)
    if seat.kind == "bot":
        return Player(seat.level or "", seat.level or "")
    return Player(seat.name or "", HUMAN)
