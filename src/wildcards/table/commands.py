"""What commands do: each is checked at a table, and returns the entries that carry it out.

They raise RefusedError where they change nothing. Nothing here moves a table on: whoever owns it keeps the
entries first, and continues with `table.then(entries)` once they are kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Literal

from wildcards.bots.levels import LEVELS
from wildcards.choices.offer import can_take_back
from wildcards.engine.action import parse_token
from wildcards.engine.determinize import determinize
from wildcards.engine.phase import Phase
from wildcards.engine.state import State
from wildcards.errors import ActionError, TokenError
from wildcards.protocol.message import Act, TakeBack
from wildcards.table.entry import (
    Acted,
    BotSeated,
    Closed,
    Entry,
    Freed,
    GivenBack,
    Hinted,
    HostChanged,
    LetIn,
    Moved,
    Named,
    Seated,
    Started,
    TakenBack,
    TakenOver,
)
from wildcards.table.refusal import RefusedError
from wildcards.table.seat import Answered, Seat
from wildcards.table.table import CLOSED, OPEN, OVER, PLAYING, Table

MOST_BACKS: Final = 10  # in one decision: each is kept for ever

# --- before the game


def sit(table: Table, seat: int, uid: str, name: str, nonce: str, at: int) -> list[Entry]:
    """Take an open seat. Taking your own seat again replaces the nonce."""
    _check_status(table, OPEN)
    place = place_of(table, seat)
    if place.uid == uid:
        return [] if place.nonce == nonce else [Seated(at, seat, uid, name, nonce)]
    _check_welcome(table, uid)
    _check_one_seat(table, seat, uid)
    kept = table.kept_for(seat)
    if place.kind != "open" or (kept is not None and kept.uid != uid):
        raise RefusedError("seat_taken", seat=seat)
    return [Seated(at, seat, uid, name, nonce)]


def seat_bot(table: Table, seat: int, level: str, uid: str, at: int) -> list[Entry]:
    """Give an open seat to a bot."""
    _check_status(table, OPEN)
    check_host(table, uid)
    check_level(level)
    place = place_of(table, seat)
    if place.kind == "bot" and place.level == level:
        return []
    if place.kind not in ("open", "bot"):
        raise RefusedError("seat_taken", seat=seat)
    return [BotSeated(at, seat, level)]


def free(table: Table, seat: int, uid: str, at: int) -> list[Entry]:
    """Stand up, or (the host) send somebody away."""
    _check_status(table, OPEN)
    place = place_of(table, seat)
    if place.kind == "open":
        return []
    if place.kind == "leo":
        raise RefusedError("seat_taken", seat=seat)
    if place.uid == uid:
        return [Freed(at, seat), *_new_host(table, uid, [seat], at)]
    check_host(table, uid)
    if place.uid is None:
        return [Freed(at, seat)]
    return [Freed(at, own, kicked=True) for own in table.seats_of(place.uid)]


def let_in(table: Table, away: int, uid: str, at: int) -> list[Entry]:
    """The host lets somebody who was sent away sit down again."""
    _check_status(table, OPEN)
    check_host(table, uid)
    return [LetIn(at, away)] if away in table.away else []


def rename(table: Table, uid: str, name: str, at: int) -> list[Entry]:
    """Take another name."""
    if table.status not in (OPEN, PLAYING):
        return []
    return [Named(at, seat, name) for seat in table.seats_of(uid) if table.seats[seat].name != name]


def start(table: Table, uid: str, fill: str | None, at: int) -> list[Entry]:
    """Begin; bots of the level `fill`, if given, take the open seats."""
    _check_status(table, OPEN)
    check_host(table, uid)
    missing = table.open_seats()
    if missing and fill is None:
        raise RefusedError("seats_open", seats=missing)
    if not any(seat.kind == "person" for seat in table.seats):
        raise RefusedError("nobody_sits")
    if fill is not None:
        check_level(fill)
    filled = [BotSeated(at, seat, fill or "") for seat in missing]
    return [*filled, Started(at)]


# --- in play


def act(table: Table, uid: str, act: Act, at: int) -> list[Entry] | Answered:
    """Take steps; a command that was already carried out gets the same answer."""
    _check_own(table, uid, act.seat)
    if (before := table.answered.get((act.seat, act.id))) is not None:
        return _again(before, act)
    check_in_play(table)
    seat = table.seats[act.seat]
    if seat.stand_in is not None:
        raise RefusedError("bot_decides", seat=act.seat, level=seat.stand_in)
    if (step := table.step_of(act.seat)) != act.step:
        raise RefusedError("stale", seat=act.seat, step=step, got=act.step)
    if (limit := table.deadline(act.seat)) is not None and at > limit:
        raise RefusedError("time_up", seat=act.seat)
    return [Acted(at, act.seat, _checked(table, act), act.id, act.step)]


def take_back(table: Table, uid: str, asked: TakeBack, at: int) -> list[Entry] | Answered:
    """Take back all that the seat did in the present secret decision, while nothing new was seen."""
    seat = asked.seat
    _check_own(table, uid, seat)
    if (before := table.answered.get((seat, asked.id))) is not None:
        if before.actions != ():
            raise RefusedError("id_used", id=asked.id)
        return before
    check_in_play(table)
    if (level := table.seats[seat].stand_in) is not None:
        raise RefusedError("bot_decides", seat=seat, level=level)
    if (step := table.step_of(seat)) != asked.step or not can_take_back(table.playing_state().observe(seat)):
        raise RefusedError("seen", seat=seat, step=step, got=asked.step)
    if table.backs_of(seat) >= MOST_BACKS:
        raise RefusedError("taken_back_often", seat=seat, most=MOST_BACKS)
    left, begun = table.seats[seat].clock.begun
    if table.seats[seat].clock.is_limited and at > begun + left:
        raise RefusedError("time_up", seat=seat)
    return [TakenBack(at, seat, asked.id)]


def _again(before: Answered, act: Act) -> Answered:
    """The first answer, if this is the same command."""
    if before.actions != tuple(act.actions):
        raise RefusedError("id_used", id=act.id)
    return before


def _checked(table: Table, act: Act) -> list[int]:
    """The ids of the actions, all of them legal one after another."""
    state = table.playing_state()
    trial = state
    if len(act.actions) > 1:
        # Tried in a world made up from what the seat knows: in the real one a refusal of the later steps
        # could reveal what the others laid, or what would be drawn.
        trial = determinize(state.observe(act.seat), Random(0), memory=False)
    ids: list[int] = []
    for number, token in enumerate(act.actions):
        try:
            action = parse_token(token, trial.display)
            trial.check(act.seat, action)
        except TokenError:
            raise RefusedError("no_token", seat=act.seat, number=number, token=token) from None
        except ActionError as error:
            raise RefusedError(
                error.code,
                seat=act.seat,
                number=number,
                token=token,
                phase=state.phase.name,
                rule=error.rule,
            ) from None
        ids.append(action)
        if number + 1 < len(act.actions):
            trial.apply(act.seat, action)
            _stay_in_turn(table, trial, act, number + 1)
    return ids


def _stay_in_turn(table: Table, trial: State, act: Act, number: int) -> None:
    """Steps that belong together are of one turn: nobody else's come in between."""
    state = table.playing_state()
    is_same = (trial.phase, trial.round) == (state.phase, state.round)
    is_same = is_same and state.phase != Phase.BREAK  # a second tie-break depends on the others' cards
    is_payment = (state.phase, trial.phase) == (Phase.TAKE, Phase.PAY)
    if not (is_same or is_payment) or act.seat not in trial.to_act:
        raise RefusedError("not_together", seat=act.seat, number=number, token=act.actions[number])


def bot_act(table: Table, seat: int, action: int, step: int, fault: str, at: int) -> list[Entry]:
    """A bot's step, chosen when the seat had seen `step` events; none if it comes too late."""
    state = table.state
    level = table.seats[seat].decider
    if state is None or level is None or seat not in table.owing() or table.step_of(seat) != step:
        return []
    if not state.is_legal(seat, action):
        return []
    return [Acted(at, seat, [action], "", step, level, fault)]


def check_advice(table: Table, uid: str, seat: int) -> None:
    """Raise RefusedError unless this person may be told what a bot would do in this seat now.

    Only where nobody else plays, as it would be outside help.
    """
    _check_deciding(table, uid, seat, "no_advice", allowed=table.is_solo())


def check_hint(table: Table, uid: str, seat: int) -> None:
    """Raise RefusedError unless this person may be told what the plans of this seat are worth now.

    Where others play, the host has to have allowed it.
    """
    _check_deciding(table, uid, seat, "no_hints", allowed=table.is_solo() or table.settings.hints)


def hint(table: Table, uid: str, seat: int, at: int) -> list[Entry]:
    """Note that a seat asks for a hint, once a decision."""
    check_hint(table, uid, seat)
    return [] if table.was_hinted(seat) else [Hinted(at, seat)]


def _check_deciding(table: Table, uid: str, seat: int, code: str, *, allowed: bool) -> None:
    _check_own(table, uid, seat)
    check_in_play(table)
    if table.competes:
        raise RefusedError("competition", 403)
    if not allowed:
        raise RefusedError(code, 403)
    if (level := table.seats[seat].stand_in) is not None:
        raise RefusedError("bot_decides", seat=seat, level=level)
    if seat not in table.owing():
        raise RefusedError("nothing_owed", seat=seat)


def check_knowledge(table: Table, uid: str, seat: int | None) -> Literal["open", "all"]:
    """How much may be told of what this person's seat (None: a spectator) could know. Raises RefusedError."""
    if seat is not None:
        _check_own(table, uid, seat)
    elif not table.may_watch(uid):
        raise RefusedError("closed", 403)
    if table.state is None:
        raise RefusedError("wrong_status", status=table.status, expected=PLAYING)
    scope = table.settings.knowledge
    if scope == "off":
        raise RefusedError("no_knowledge", 403)
    return scope


def take_over(table: Table, seat: int, why: str, at: int) -> list[Entry]:
    """Let a bot decide for the person from now on."""
    place = table.seats[seat]
    if table.status != PLAYING or place.kind != "person" or place.stand_in is not None:
        return []
    return [TakenOver(at, seat, table.settings.absence.level, why)]


def back(table: Table, uid: str, seat: int, cid: str, at: int) -> list[Entry] | Answered:
    """The person decides again."""
    _check_own(table, uid, seat)
    if (before := table.answered.get((seat, cid))) is not None:
        if before.actions is not None:
            raise RefusedError("id_used", id=cid)
        return before
    check_in_play(table)
    if table.seats[seat].stand_in is None:
        return Answered(seat, None, table.step_of(seat))
    return [GivenBack(at, seat, cid)]


def leave(table: Table, uid: str, at: int) -> list[Entry]:
    """Leave all seats: before the start they are open, in play a bot decides from now on."""
    own = table.seats_of(uid)
    if table.status == OPEN:
        return [*[Freed(at, seat) for seat in own], *_new_host(table, uid, own, at)]
    entries: list[Entry] = []
    for seat in own:
        entries += take_over(table, seat, "left", at)
    return entries


def move(table: Table, seat: int, epoch: int, uid: str, at: int) -> list[Entry]:
    """Continue on another device, by a personal link made for this epoch of the seat."""
    place = place_of(table, seat)
    if place.uid == uid:
        return []
    if place.kind != "person" or place.epoch != epoch:
        raise RefusedError("link_used")
    _check_welcome(table, uid)
    _check_one_seat(table, seat, uid)
    old = place.uid
    entries: list[Entry] = [Moved(at, seat, uid)]
    was_last = old is not None and table.seats_of(old) == [seat]
    return [*entries, HostChanged(at, uid)] if table.host == old and was_last else entries


def close(table: Table, uid: str, at: int) -> list[Entry]:
    """End the table before its time: the host, if nobody else is left."""
    if table.status in (OVER, CLOSED):
        return []
    check_host(table, uid)
    check_may_end(table)
    others = [seat for seat in table.voters() if table.seats[seat].uid != uid]
    if table.status == PLAYING and others:
        raise RefusedError("others_play", seats=others)
    return [Closed(at)]


def check_may_end(table: Table) -> None:
    """Raise RefusedError for a rated game in play: whoever is losing could end it."""
    if table.settings.rated and table.status == PLAYING:
        raise RefusedError("rated_end")


def end(table: Table, why: str, at: int) -> list[Entry]:
    """An operator ends the table, whoever plays at it."""
    return [] if table.status in (OVER, CLOSED) else [Closed(at, why)]


# --- checks


def place_of(table: Table, seat: int) -> Seat:
    """The seat of this number. Raises RefusedError."""
    if not 0 <= seat < len(table.seats):
        raise RefusedError("no_seat", 404, seat=seat, seats=len(table.seats))
    return table.seats[seat]


def _check_status(table: Table, status: str) -> None:
    if table.status != status:
        raise RefusedError("wrong_status", status=table.status, expected=status)


def check_in_play(table: Table) -> None:
    """Raise RefusedError unless a game is being played here."""
    if table.status in (OVER, CLOSED):
        raise RefusedError("over")
    _check_status(table, PLAYING)


def _check_own(table: Table, uid: str, seat: int) -> None:
    if place_of(table, seat).uid != uid:
        raise RefusedError("foreign_seat", 403, seat=seat)


def _check_welcome(table: Table, uid: str) -> None:
    """Raise RefusedError for somebody who was sent away, by whatever way they come."""
    if table.is_sent_away(uid):
        raise RefusedError("sent_away", 403)


def _check_one_seat(table: Table, seat: int, uid: str) -> None:
    """Raise RefusedError for somebody who is going to have two seats in a rated game."""
    if table.settings.rated and table.status == OPEN and table.seats_of(uid):
        raise RefusedError("rated_twice", seat=seat)


def check_host(table: Table, uid: str) -> None:
    """Raise RefusedError unless this person is the host."""
    if table.host != uid:
        raise RefusedError("not_host", 403)


def _new_host(table: Table, uid: str, freed: Sequence[int], at: int) -> list[Entry]:
    """If the host stands up, the next person who sits here becomes the host; without one the host stays."""
    if uid != table.host or set(table.seats_of(uid)) - set(freed):
        return []
    heirs = [seat.uid for seat in table.seats if seat.uid is not None and seat.uid != uid]
    return [HostChanged(at, heirs[0])] if heirs else []


def check_level(level: str) -> None:
    """Raise RefusedError unless there is such a level of bots."""
    if level not in LEVELS:
        raise RefusedError("no_level", 400, level=level, levels=list(LEVELS))
