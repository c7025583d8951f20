"""A table: the fold of its log. Pure: it knows no clock, storage or network.

The methods named after commands check them and return the entries that carry them out, or raise
RefusedError. `Table.then(entries)` is the table they lead to, beside this one: whoever owns it keeps the
entries first, and goes on with that table once they are kept. `apply` moves a table on in place, before
anybody sees it.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from random import Random
from typing import Final, NamedTuple

from wildcards.bots.levels import LEVELS
from wildcards.bots.names import bot_name
from wildcards.engine.action import parse_token
from wildcards.engine.board import LEADER, VALUE
from wildcards.engine.card import EAGLE
from wildcards.engine.chance import commitment
from wildcards.engine.determinize import determinize
from wildcards.engine.phase import Phase, is_sealed
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.errors import ActionError, TokenError
from wildcards.notation.events import count_events
from wildcards.notation.fair import FairDeal
from wildcards.protocol.message import Act
from wildcards.table.clock import SECOND, SeatClock
from wildcards.table.entry import (
    Acted,
    BotSeated,
    Closed,
    Created,
    Entry,
    Followed,
    Freed,
    GivenBack,
    HostChanged,
    Kept,
    LetIn,
    Moved,
    Named,
    Seated,
    Started,
    TakenOver,
)
from wildcards.table.refusal import RefusedError
from wildcards.table.rulebook import make_rules

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
GRACE_MS: Final = 500  # for a step that was on its way when time ran out


class Seat:
    """A seat at a table: who sits here, and who decides."""

    __slots__ = (
        "acted",
        "clock",
        "epoch",
        "kind",
        "level",
        "name",
        "nonce",
        "stand_in",
        "taken",
        "taken_why",
        "told",
        "uid",
    )

    def __init__(self, clock: SeatClock) -> None:
        self.kind = "open"  # open, person, bot, leo
        self.uid: str | None = None
        self.name: str | None = None
        self.level: str | None = None
        self.nonce = ""
        self.stand_in: str | None = None  # the level of the bot that decides for the person
        self.clock = clock
        self.epoch = 0  # the entry that put its person here: personal links are for one of them
        self.taken = 0  # the decision in which a bot took over
        self.acted = 0  # the decision of its last step
        self.taken_why = ""
        self.told = self.told_now()  # what others may know of who decides, and how long

    def copy(self) -> Seat:
        """An independent copy."""
        other = copy(self)
        other.clock = self.clock.copy()
        return other

    @property
    def why(self) -> str | None:
        """Why a bot decides for the person: as in TakenOver; None if none does."""
        return self.taken_why if self.stand_in is not None else None

    @property
    def decider(self) -> str | None:
        """The level of the bot that decides here; None: a person (or Leo's rules)."""
        return self.level if self.kind == "bot" else self.stand_in

    def told_now(self) -> tuple[str | None, tuple[int, int], int]:
        """Who stands in, and the clock: as the last decision began, and as it is."""
        return self.stand_in, self.clock.begun, self.clock.left

    def empty(self) -> None:
        """Nobody sits here any more."""
        self.kind = "open"
        self.uid = self.name = self.level = self.stand_in = None
        self.nonce = ""


class Answered(NamedTuple):
    """A command that was carried out: what it was, and the step it led to."""

    seat: int
    actions: tuple[str, ...] | None  # as tokens
    step: int


class SentAway(NamedTuple):
    """Somebody whom the host has sent away, and who may not sit here."""

    uid: str
    name: str


class Table:
    """A table at one moment."""

    def __init__(self, table_id: str, created: Created) -> None:
        self.id: Final = table_id
        self.created: Final = created
        self.settings: Final = created.settings
        self.rules: Rules = make_rules(created.settings.rules, created.seats, created.leo_seat)
        self.seats = [Seat(SeatClock(created.settings.clock)) for _ in range(created.seats)]
        if created.leo_seat is not None:
            self.seats[created.leo_seat].kind = "leo"
        self.status = OPEN
        self.host = created.host
        self.state: State | None = None
        self.seed: bytes | None = None
        self.rematch: str | None = None
        self.away: dict[int, SentAway] = {}  # by the entry that sent them away
        self.seq = 0
        self.at = created.at
        self.decided_by: list[str] = []  # of every step, in order: "" a person, else a bot's level
        self.bidders: set[int] = set()  # seats that have acted in this round of bids
        self.answered: dict[tuple[int, str], Answered] = {}
        self.turn = 0  # the number of the decision that is made now, by one seat or by several at once
        self._phase: tuple[int, int, int] = (0, 0, 0)  # its round, phase and value
        self._told = 0

    # --- folding

    @staticmethod
    def fold(table_id: str, entries: Sequence[Entry]) -> Table:
        """The table that the whole log leads to."""
        first = entries[0]
        assert isinstance(first, Created)
        table = Table(table_id, first)
        for entry in entries[1:]:
            table.apply(entry)
        return table

    def copy(self) -> Table:
        """An independent copy."""
        other = copy(self)
        other.seats = [seat.copy() for seat in self.seats]
        other.state = None if self.state is None else self.state.copy()
        other.decided_by = self.decided_by[:]
        other.away = self.away.copy()
        other.bidders = set(self.bidders)
        other.answered = self.answered.copy()
        return other

    def then(self, entries: Sequence[Entry]) -> Table:
        """The table that these next entries of the log lead to; this one stays as it is."""
        following = self.copy()
        for entry in entries:
            following.apply(entry)
        return following

    def apply(self, entry: Entry) -> None:  # noqa: C901  # one arm for each kind of entry
        """Move on by the next entry of the log."""
        self.seq += 1
        self.at = max(self.at, entry.at)
        match entry:
            case Acted():
                self._acted(entry)
            case Seated():
                seat = self.seats[entry.seat]
                seat.kind, seat.uid, seat.name, seat.nonce = "person", entry.uid, entry.name, entry.nonce
                seat.epoch = self.seq
            case BotSeated():
                seat = self.seats[entry.seat]
                seat.kind, seat.level, seat.nonce = "bot", entry.level, ""
            case Freed():
                seat = self.seats[entry.seat]
                if entry.kicked and seat.uid is not None:
                    self.away[self.seq] = SentAway(seat.uid, seat.name or "")
                seat.empty()
            case LetIn():
                uid = self.away[entry.away].uid
                self.away = {number: one for number, one in self.away.items() if one.uid != uid}
            case Named():
                self.seats[entry.seat].name = entry.name
            case Moved():
                self.seats[entry.seat].uid, self.seats[entry.seat].epoch = entry.uid, self.seq
            case Started():
                self._started(entry)
            case TakenOver():
                seat = self.seats[entry.seat]
                seat.stand_in, seat.taken, seat.taken_why = entry.level, self.turn, entry.why
                seat.clock.stop(entry.at)
            case GivenBack():
                self._given_back(entry)
            case HostChanged():
                self.host = entry.uid
            case Closed():
                self.status = CLOSED
                self._stop_clocks(entry.at)
            case Followed():
                self.rematch = entry.table
            case Created():
                raise AssertionError("a table is made once")
        self._tell()

    def _tell(self) -> None:
        """Note what others may know of each seat; how far it is while that is secret they may not."""
        for index, seat in enumerate(self.seats):
            if self.turn != self._told or not self.hides(index):
                seat.told = seat.told_now()
        self._told = self.turn

    def _started(self, entry: Started) -> None:
        self.seed = bytes.fromhex(self.created.server_seed) if self.created.given else self.fair_deal().seed()
        self.state = new_game(self.rules, seed=self.seed, talisman=self.created.settings.talisman)
        self.status = PLAYING
        self._run_clocks(entry.at, ())

    def _acted(self, entry: Acted) -> None:
        state = self.playing_state()
        before = state.to_act
        tokens: list[str] = []
        for action in entry.actions:
            tokens.append(state.token(action))
            state.apply(entry.seat, action)
            self.decided_by.append(entry.by)
        self.seats[entry.seat].acted = self.turn
        self.bidders.add(entry.seat)
        if state.phase != Phase.BID or state.round != self._phase[0]:
            self.bidders = set()
        self._run_clocks(entry.at, before)
        if not entry.by:
            done = Answered(entry.seat, tuple(tokens), self.step_of(entry.seat))
            self.answered[entry.seat, entry.cid] = done
        if state.is_over:
            self.status = OVER
            self._stop_clocks(entry.at)

    def _given_back(self, entry: GivenBack) -> None:
        seat = self.seats[entry.seat]
        seat.stand_in = None
        if seat.taken != self.turn:  # or else leaving and coming back would give time for one decision
            seat.clock.refresh()
        seat.clock.resume(entry.at, runs=entry.seat in self.playing_state().to_act)
        self.answered[entry.seat, entry.cid] = Answered(entry.seat, None, self.step_of(entry.seat))

    def _run_clocks(self, at: int, before: Sequence[int]) -> None:
        """Start and stop clocks after a step: a decision ends with its phase, or when its seat is done."""
        state = self.playing_state()
        phase = (state.round, state.phase, state.s[VALUE])
        # A tie may be broken twice in a row: whoever was done owes a step again.
        is_new = not set(before).issuperset(state.to_act) or phase != self._phase
        self.turn, self._phase = self.turn + is_new, phase
        for index, seat in enumerate(self.seats):
            owes = index in state.to_act
            if index in before and (is_new or not owes) and seat.clock.since is not None:
                seat.clock.end(at)
            if owes and seat.decider is None and seat.clock.since is None:
                seat.clock.begin(at)

    def _stop_clocks(self, at: int) -> None:
        for seat in self.seats:
            seat.clock.stop(at)

    # --- looking

    def playing_state(self) -> State:
        """The game, which has begun."""
        assert self.state is not None
        return self.state

    def fair_deal(self) -> FairDeal:
        """How the seed comes about, with the nonces given so far."""
        return FairDeal.of(bytes.fromhex(self.created.server_seed), [seat.nonce for seat in self.seats])

    def commitment(self) -> str:
        """What was told before the nonces: the hash of the server's part, or of the seed that was given."""
        if self.created.given:
            return commitment(bytes.fromhex(self.created.server_seed))
        return self.fair_deal().commitment

    def seats_of(self, uid: str) -> list[int]:
        """The seats of this person."""
        return [index for index, seat in enumerate(self.seats) if seat.uid == uid]

    def is_member(self, uid: str) -> bool:
        """Whether the person sits here or is the host."""
        return uid == self.host or bool(self.seats_of(uid))

    def is_sent_away(self, uid: str) -> bool:
        """Whether the host has sent this person away, and did not let them in again."""
        return any(one.uid == uid for one in self.away.values())

    def may_watch(self, uid: str) -> bool:
        """Whether the person sees the game: players, others as the table has it, all after the end."""
        return self.status == OVER or bool(self.seats_of(uid)) or self.settings.spectators == "public"

    def hides(self, seat: int) -> bool:
        """Whether nobody else may know how far this seat is; of bids only the eagle's owner's are secret."""
        if self.state is None or self.status != PLAYING:
            return False
        if self.state.phase == Phase.BID:
            return self.state.s[LEADER + EAGLE] == seat
        return is_sealed(self.state.phase)

    def step_of(self, seat: int | None) -> int:
        """How many events this seat (None: a spectator) has seen."""
        seen = self.playing_state().observe(seat)
        return count_events(seen.history)

    def kept_for(self, seat: int) -> Kept | None:
        """For whom the open seat of a rematch is kept; the host may give it to a bot all the same."""
        kept = self.created.kept
        return kept[seat] if kept is not None and self.seats[seat].kind == "open" else None

    def name_of(self, seat: int) -> str | None:
        """How the seat is shown to all; None if it is open, or Leo's."""
        place = self.seats[seat]
        if place.kind != "bot":
            return place.name
        return bot_name(
            self.created.first or self.id,
            seat,
            [other.name for other in self.seats if other.name is not None],
        )

    def kept_seats(self, uid: str) -> list[int]:
        """The open seats that are kept for this person."""
        kept = self.created.kept or ()
        return [seat for seat, one in enumerate(kept) if one and one.uid == uid and self.kept_for(seat)]

    def open_seats(self) -> list[int]:
        """The seats nobody has."""
        return [index for index, seat in enumerate(self.seats) if seat.kind == "open"]

    def owing(self) -> tuple[int, ...]:
        """The seats that owe a step: the server's own knowledge, which in a sealed phase is secret."""
        return self.state.to_act if self.state is not None and self.status == PLAYING else ()

    def bots_to_act(self) -> list[int]:
        """The seats for which a bot owes a step."""
        return [seat for seat in self.owing() if self.seats[seat].decider is not None]

    def people_to_act(self) -> list[int]:
        """The seats whose persons owe a step."""
        return [seat for seat in self.owing() if self.seats[seat].decider is None]

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up, with a little for the way; None: never."""
        at = self.seats[seat].clock.deadline()
        return None if at is None else at + GRACE_MS

    # --- before the game

    def sit(self, seat: int, uid: str, name: str, nonce: str, at: int) -> list[Entry]:
        """Take an open seat. In one's own the nonce is replaced: so it can be given after the commitment."""
        self._check_status(OPEN)
        place = self._seat(seat)
        if place.uid == uid:
            return [] if place.nonce == nonce else [Seated(at, seat, uid, name, nonce)]
        self._check_welcome(uid)
        kept = self.kept_for(seat)
        if place.kind != "open" or (kept is not None and kept.uid != uid):
            raise RefusedError("seat_taken", seat=seat)
        return [Seated(at, seat, uid, name, nonce)]

    def seat_bot(self, seat: int, level: str, uid: str, at: int) -> list[Entry]:
        """Give an open seat to a bot."""
        self._check_status(OPEN)
        self.check_host(uid)
        check_level(level)
        place = self._seat(seat)
        if place.kind == "bot" and place.level == level:
            return []
        if place.kind not in ("open", "bot"):
            raise RefusedError("seat_taken", seat=seat)
        return [BotSeated(at, seat, level)]

    def free(self, seat: int, uid: str, at: int) -> list[Entry]:
        """Stand up, or (the host) send somebody away."""
        self._check_status(OPEN)
        place = self._seat(seat)
        if place.kind == "open":
            return []
        if place.kind == "leo":
            raise RefusedError("seat_taken", seat=seat)
        if place.uid == uid:
            return [Freed(at, seat), *self._new_host(uid, [seat], at)]
        self.check_host(uid)
        return [Freed(at, seat, kicked=place.kind == "person")]

    def let_in(self, away: int, uid: str, at: int) -> list[Entry]:
        """The host lets somebody sit down again who was sent away."""
        self._check_status(OPEN)
        self.check_host(uid)
        return [LetIn(at, away)] if away in self.away else []

    def rename(self, uid: str, name: str, at: int) -> list[Entry]:
        """Have another name."""
        if self.status not in (OPEN, PLAYING):
            return []
        return [Named(at, seat, name) for seat in self.seats_of(uid) if self.seats[seat].name != name]

    def start(self, uid: str, fill: str | None, at: int) -> list[Entry]:
        """Begin; bots of the level `fill`, if given, take the open seats."""
        self._check_status(OPEN)
        self.check_host(uid)
        missing = self.open_seats()
        if missing and fill is None:
            raise RefusedError("seats_open", seats=missing)
        if not any(seat.kind == "person" for seat in self.seats):
            raise RefusedError("nobody_sits")
        if fill is not None:
            check_level(fill)
        filled = [BotSeated(at, seat, fill or "") for seat in missing]
        return [*filled, Started(at)]

    # --- in play

    def act(self, uid: str, act: Act, at: int) -> list[Entry] | Answered:
        """Take steps; a command that was carried out before is answered as then."""
        self._check_own(uid, act.seat)
        if (before := self.answered.get((act.seat, act.id))) is not None:
            return self._again(before, act)
        self._check_in_play()
        seat = self.seats[act.seat]
        if seat.stand_in is not None:
            raise RefusedError("bot_decides", seat=act.seat, level=seat.stand_in)
        if (step := self.step_of(act.seat)) != act.step:
            raise RefusedError("stale", seat=act.seat, step=step, got=act.step)
        if (limit := self.deadline(act.seat)) is not None and at > limit:
            raise RefusedError("time_up", seat=act.seat)
        return [Acted(at, act.seat, self._checked(act), act.id, act.step)]

    def _again(self, before: Answered, act: Act) -> Answered:
        """The first answer, if this is the same command."""
        if before.actions != tuple(act.actions):
            raise RefusedError("id_used", id=act.id)
        return before

    def _checked(self, act: Act) -> list[int]:
        """The ids of the actions, all of them legal one after another."""
        state = self.playing_state()
        trial = state
        if len(act.actions) > 1:
            # Tried in a world made up from what the seat knows: in the true one a refusal of the later steps
            # could tell what the others laid, or what would be drawn.
            trial = determinize(state.observe(act.seat), Random(0))
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
                self._stay_in_turn(trial, act, number + 1)
        return ids

    def _stay_in_turn(self, trial: State, act: Act, number: int) -> None:
        """Steps that belong together are of one turn: nothing of others comes between."""
        state = self.playing_state()
        is_same = (trial.phase, trial.round) == (state.phase, state.round)
        is_same = is_same and state.phase != Phase.BREAK  # a second tie-break depends on the others' cards
        is_payment = (state.phase, trial.phase) == (Phase.TAKE, Phase.PAY)
        if not (is_same or is_payment) or act.seat not in trial.to_act:
            raise RefusedError("not_together", seat=act.seat, number=number, token=act.actions[number])

    def bot_act(self, seat: int, action: int, step: int, fault: str, at: int) -> list[Entry]:
        """A bot's step, chosen when the seat had seen `step` events; none if it comes too late."""
        state = self.state
        level = self.seats[seat].decider
        if state is None or level is None or seat not in self.owing() or self.step_of(seat) != step:
            return []
        if not state.is_legal(seat, action):
            return []
        return [Acted(at, seat, [action], "", step, level, fault)]

    def take_over(self, seat: int, why: str, at: int) -> list[Entry]:
        """Let a bot decide for the person from now on."""
        place = self.seats[seat]
        if self.status != PLAYING or place.kind != "person" or place.stand_in is not None:
            return []
        return [TakenOver(at, seat, self.settings.absence.level, why)]

    def back(self, uid: str, seat: int, cid: str, at: int) -> list[Entry] | Answered:
        """The person decides again."""
        self._check_own(uid, seat)
        if (before := self.answered.get((seat, cid))) is not None:
            if before.actions is not None:
                raise RefusedError("id_used", id=cid)
            return before
        self._check_in_play()
        if self.seats[seat].stand_in is None:
            return Answered(seat, None, self.step_of(seat))
        return [GivenBack(at, seat, cid)]

    def leave(self, uid: str, at: int) -> list[Entry]:
        """Leave all seats: before the start they are open, in play a bot decides from now on."""
        own = self.seats_of(uid)
        if self.status == OPEN:
            return [*[Freed(at, seat) for seat in own], *self._new_host(uid, own, at)]
        entries: list[Entry] = []
        for seat in own:
            entries += self.take_over(seat, "left", at)
        return entries

    def move(self, seat: int, epoch: int, uid: str, at: int) -> list[Entry]:
        """Go on at another device, by a personal link made for that epoch of the seat."""
        place = self._seat(seat)
        if place.uid == uid:
            return []
        if place.kind != "person" or place.epoch != epoch:
            raise RefusedError("link_used")
        self._check_welcome(uid)
        old = place.uid
        entries: list[Entry] = [Moved(at, seat, uid)]
        was_last = old is not None and self.seats_of(old) == [seat]
        return [*entries, HostChanged(at, uid)] if self.host == old and was_last else entries

    def close(self, uid: str, at: int) -> list[Entry]:
        """End the table before its time: the host, if nobody else is left."""
        if self.status in (OVER, CLOSED):
            return []
        self.check_host(uid)
        others = [i for i, seat in enumerate(self.seats) if seat.kind == "person" and seat.uid != uid]
        if self.status == PLAYING and any(self.seats[seat].stand_in is None for seat in others):
            raise RefusedError("others_play", seats=others)
        return [Closed(at)]

    # --- checks

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise RefusedError("no_seat", 404, seat=seat, seats=len(self.seats))
        return self.seats[seat]

    def _check_status(self, status: str) -> None:
        if self.status != status:
            raise RefusedError("wrong_status", status=self.status, expected=status)

    def _check_in_play(self) -> None:
        if self.status in (OVER, CLOSED):
            raise RefusedError("over")
        self._check_status(PLAYING)

    def _check_own(self, uid: str, seat: int) -> None:
        if self._seat(seat).uid != uid:
            raise RefusedError("foreign_seat", 403, seat=seat)

    def _check_welcome(self, uid: str) -> None:
        """Raise RefusedError for somebody who was sent away, by whatever way they come."""
        if self.is_sent_away(uid):
            raise RefusedError("sent_away", 403)

    def check_host(self, uid: str) -> None:
        """Raise RefusedError unless this person is the host."""
        if self.host != uid:
            raise RefusedError("not_host", 403)

    def _new_host(self, uid: str, freed: Sequence[int], at: int) -> list[Entry]:
        """If the host stands up: the next person who sits here is the host; without one they stay it."""
        if uid != self.host or set(self.seats_of(uid)) - set(freed):
            return []
        heirs = [seat.uid for seat in self.seats if seat.uid is not None and seat.uid != uid]
        return [HostChanged(at, heirs[0])] if heirs else []


def check_level(level: str) -> None:
    """Raise RefusedError unless there is such a level of bots."""
    if level not in LEVELS:
        raise RefusedError("no_level", 400, level=level, levels=list(LEVELS))


def wait_ms(seconds: float) -> int:
    """Seconds as ms."""
    return round(seconds * SECOND)
