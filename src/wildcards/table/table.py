"""A table: the fold of its log. Pure: it knows no clock, storage or network.

`Table.then(entries)` is the table that they lead to, as a copy; `apply` moves a table on in place,
before anybody sees it. What commands lead to is in `commands`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from wildcards.bots.names import bot_name
from wildcards.engine.card import EAGLE
from wildcards.engine.chance import commitment
from wildcards.engine.phase import Phase, hides, is_sealed
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.notation.events import count_events
from wildcards.notation.fair import FairDeal
from wildcards.notation.record import HUMAN, Record
from wildcards.notation.turn import Turn
from wildcards.table.clock import SECOND, SeatClock
from wildcards.table.ending import Ending
from wildcards.table.entry import (
    Acted,
    BotSeated,
    Closed,
    Created,
    EndAgreed,
    EndAsked,
    EndDropped,
    Entry,
    Followed,
    Forgotten,
    Freed,
    GivenBack,
    Hinted,
    HostChanged,
    Kept,
    KeptOut,
    LetIn,
    Moved,
    Named,
    Replaced,
    Seated,
    Started,
    TakenBack,
    TakenOver,
    WasThere,
)
from wildcards.table.names import SOMEBODY
from wildcards.table.rulebook import make_rules
from wildcards.table.seat import Answered, Asked, Gone, Laid, Seat, SentAway

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
LATE: Final = "late"  # the policy by which spectators see the game as the present round began
GRACE_MS: Final = 500  # for a step that was on its way when time ran out


@mypyc_attr(native_class=False)  # so that a copy can take over all at once
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
        self._devices: dict[str, frozenset[str]] = {}  # by identity: those it shared a seat with by links
        self.ending: Ending | None = None  # the vote to end the game, while it stands
        self.began: tuple[str | None, ...] = ()  # who sat where when the game began
        self.ended_at: int | None = None  # when no more was played
        self.end_asked: dict[int | None, int] = {}  # by seat: the round in which it asked for one last
        self.replaced: tuple[Gone, ...] = ()  # whose seats bots got for good
        self.hinted: tuple[Asked, ...] = ()  # who asked for hints
        self.forgotten: frozenset[str] = frozenset()  # people who are gone for good
        self.seq = 0
        self.arranged = 0  # the number of the last entry that is no step: who is here, and as what
        self.at = created.at
        self.decided_by: list[str] = []  # of every step, in order: "" a person, else a bot's level
        self.bidders: set[int] = set()  # seats that have acted in this round of bids
        self.answered: dict[tuple[int, str], Answered] = {}
        self.turn = 0  # the number of the present decision, by one seat or by several at once
        self._turn = Turn(0, Phase.BID, 0)  # what it is about
        self._told = 0
        self._start: State | None = None  # the game when the present decision began, if it is secret
        self._laid: list[Laid] = []  # what was done in it
        self.round_begun: Table | None = None  # when the present round began: kept for late spectators

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
        other = object.__new__(Table)  # `copy.copy` asks how first, which takes longer
        other.__dict__.update(self.__dict__)
        other.seats = [seat.copy() for seat in self.seats]
        other.state = None if self.state is None else self.state.copy()
        other.decided_by = self.decided_by[:]
        other.away = self.away.copy()
        other.bidders = set(self.bidders)
        other.answered = self.answered.copy()
        other._laid = self._laid[:]
        return other

    def then(self, entries: Sequence[Entry]) -> Table:
        """The table that these next entries of the log lead to; this one stays as it is."""
        following = self.copy()
        for entry in entries:
            following.apply(entry)
        return following

    def apply(self, entry: Entry) -> None:  # noqa: C901, PLR0915  # an arm for each kind
        """Move on by the next entry of the log."""
        self.seq += 1
        self.at = max(self.at, entry.at)
        if not isinstance(entry, Acted | TakenBack):
            self.arranged = self.seq
        match entry:
            case Acted():
                self._acted(entry)
            case TakenBack():
                self._taken_back(entry)
            case Seated():
                seat = self.seats[entry.seat]
                seat.kind, seat.uid, seat.name, seat.nonce = "person", entry.uid, entry.name, entry.nonce
                seat.epoch = self.seq
            case BotSeated():
                seat = self.seats[entry.seat]
                seat.kind, seat.level, seat.nonce = "bot", entry.level, ""
                seat.name = entry.name or None
            case Freed():
                seat = self.seats[entry.seat]
                uid, name = seat.uid, seat.name or ""
                seat.empty()
                if entry.kicked and uid is not None:
                    self.away[self.seq] = SentAway(self._devices_of(uid), name)
            case LetIn():
                uids = self.away[entry.away].uids
                self.away = {number: one for number, one in self.away.items() if not one.uids & uids}
            case KeptOut():
                self.away[self.seq] = SentAway(frozenset(entry.uids), entry.name)
            case Named():
                self.seats[entry.seat].name = entry.name
            case Moved():
                self._moved(entry)
            case Started():
                self._started(entry)
            case TakenOver():
                seat = self.seats[entry.seat]
                seat.stand_in, seat.taken, seat.taken_why = entry.level, self.turn, entry.why
                seat.clock.stop(entry.at)
            case GivenBack():
                self._given_back(entry)
            case Replaced():
                self._replaced(entry)
            case Hinted():
                self.hinted += (Asked(entry.seat, self.playing_state().round, self.turn),)
            case EndAsked():
                self._end_asked(entry)
            case EndAgreed():
                self.ending = self.vote().agreed_by(entry.seats)
            case EndDropped():
                self.ending = None
            case WasThere():
                self.ending = self.vote()._replace(there_at=entry.at)
            case HostChanged():
                self.host = entry.uid
            case Closed():
                self._end(CLOSED, entry.at)
            case Forgotten():
                self._forgotten(entry.uid)
            case Followed():
                self.rematch = entry.table
            case _:
                raise AssertionError("a table is made once")
        self._tell()
        if self.settings.spectators == LATE and self.status == PLAYING:
            self._keep_round()

    def _tell(self) -> None:
        """Note what others may know of each seat; but not how far it is while that is secret."""
        for index, seat in enumerate(self.seats):
            if self.turn != self._told or not self.hides(index):
                seat.told = seat.told_now()
        self._told = self.turn

    def _keep_round(self) -> None:
        """Keep the table as it is if a round has just begun."""
        last, self.round_begun = self.round_begun, None  # what is kept keeps nothing itself
        is_same = last is not None and last.playing_state().round == self.playing_state().round
        self.round_begun = last if is_same else self.copy()

    def _started(self, entry: Started) -> None:
        self.seed = bytes.fromhex(self.created.server_seed) if self.created.given else self.fair_deal().seed()
        if self.created.begun is None:
            self.state = new_game(self.rules, seed=self.seed, talisman=self.created.settings.talisman)
        else:
            self._continue(Record.from_dict(self.created.begun), self.seed)
        self.status = PLAYING
        self.began = tuple([seat.uid for seat in self.seats])
        self._run_clocks(entry.at, ())

    def _continue(self, begun: Record, seed: bytes) -> None:
        """Come to where a branch goes on; it begins with a turn, so nobody has acted in it."""
        self.state = begun.replay(later=seed)
        kinds = [begun.seats[seat].player for seat, _ in begun.actions]
        self.decided_by = ["" if kind == HUMAN else kind for kind in kinds]

    def _acted(self, entry: Acted) -> None:
        state = self.playing_state()
        before = state.to_act
        tokens: list[str] = []
        for action in entry.actions:
            tokens.append(state.token(action))
            state.apply(entry.seat, action)
            self.decided_by.append(entry.by)
            self._laid.append(Laid(entry.seat, action, entry.by))
        self.seats[entry.seat].acted = self.turn
        self.bidders.add(entry.seat)
        if state.phase != Phase.BID or state.round != self._turn.round:
            self.bidders = set()
        self._run_clocks(entry.at, before)
        if not entry.by:
            done = Answered(entry.seat, tuple(tokens), self.step_of(entry.seat))
            self.answered[entry.seat, entry.cid] = done
        if state.is_over:
            self._end(OVER, entry.at)

    def _taken_back(self, entry: TakenBack) -> None:
        """Come to what would be if the seat had done nothing since the decision began."""
        assert self._start is not None
        del self.decided_by[len(self.decided_by) - len(self._laid) :]
        self.state = self._start.copy()
        self._laid = [step for step in self._laid if step.seat != entry.seat]
        for other, action, by in self._laid:
            self.state.apply(other, action)
            self.decided_by.append(by)
        place = self.seats[entry.seat]
        place.backs, place.acted = (self.turn, self.backs_of(entry.seat) + 1), 0
        place.clock.reopen()
        self.bidders.discard(entry.seat)
        self.answered[entry.seat, entry.cid] = Answered(entry.seat, (), self.step_of(entry.seat))

    def _given_back(self, entry: GivenBack) -> None:
        seat = self.seats[entry.seat]
        seat.stand_in, seat.returned = None, self.turn
        if seat.taken != self.turn:  # otherwise leaving and coming back would add time within one decision
            seat.clock.refresh()
        seat.clock.resume(entry.at, runs=entry.seat in self.playing_state().to_act)
        self.answered[entry.seat, entry.cid] = Answered(entry.seat, None, self.step_of(entry.seat))

    def _replaced(self, entry: Replaced) -> None:
        seat = self.seats[entry.seat]
        uid = seat.uid or ""
        self.replaced += (Gone(entry.seat, uid, seat.name or "", self.playing_state().round),)
        seat.clock.stop(entry.at)
        seat.give_to_bot(entry.level, self.turn)
        if self.ending is not None and self.ending.uid == uid and not self.is_member(uid):
            self.ending = None

    def _run_clocks(self, at: int, before: Sequence[int]) -> None:
        """Start and stop clocks after a step: a decision ends with its phase, or when its seat is done."""
        state = self.playing_state()
        is_new = self._turn.is_next(before, state)
        self.turn, self._turn = self.turn + is_new, Turn.of(state)
        if is_new:
            self._start, self._laid = (state.copy() if is_sealed(state.phase) else None), []
        for index, seat in enumerate(self.seats):
            owes = index in state.to_act
            if index in before and (is_new or not owes) and seat.clock.since is not None:
                seat.clock.end(at)
            if owes and seat.decider is None and seat.clock.since is None:
                seat.clock.begin(at)

    def _moved(self, entry: Moved) -> None:
        seat = self.seats[entry.seat]
        one = frozenset().union(*[self._devices.get(uid, {uid}) for uid in (seat.uid or "", entry.uid)])
        self._devices = {**self._devices, **dict.fromkeys(one, one)}
        seat.uid = entry.uid
        seat.epoch += 1
        self.ending = self.ending and self.ending.moved(entry.seat, entry.uid)

    def _forgotten(self, uid: str) -> None:
        self.forgotten |= {uid}
        for seat in self.seats_of(uid):
            self.seats[seat].name = SOMEBODY
        for number, one in self.away.items():
            if uid in one.uids:
                self.away[number] = one._replace(name=SOMEBODY)

    def _devices_of(self, uid: str) -> frozenset[str]:
        """The identities of whoever is sent away as `uid`, but for those who are here by another right."""
        others = {other for other in self._devices.get(uid, ()) if self.is_member(other)}
        return self._devices.get(uid, frozenset()) - others | {uid}

    def _end_asked(self, entry: EndAsked) -> None:
        seats = self.seats_of(entry.uid)
        self.ending = Ending(entry.uid, tuple(seats), frozenset(seats), entry.at)
        who = seats[0] if seats else None
        self.end_asked = {**self.end_asked, who: self.playing_state().round}

    def _end(self, status: str, at: int) -> None:
        """No more is played here."""
        self.status, self.ending, self.ended_at = status, None, at
        for seat in self.seats:
            seat.clock.stop(at)

    # --- looking

    def playing_state(self) -> State:
        """The game, which has begun."""
        assert self.state is not None
        return self.state

    def vote(self) -> Ending:
        """The vote to end the game, which stands."""
        assert self.ending is not None
        return self.ending

    def fair_deal(self) -> FairDeal:
        """How the seed comes about, with the nonces given so far."""
        return FairDeal.of(bytes.fromhex(self.created.server_seed), [seat.nonce for seat in self.seats])

    def commitment(self) -> str:
        """What was announced before the nonces: the hash of the server's part, or of the given seed."""
        if self.created.given:
            return commitment(bytes.fromhex(self.created.server_seed))
        return self.fair_deal().commitment

    @property
    def day(self) -> str | None:
        """The day whose deal is played here; None: it is not the deal of a day."""
        deal = self.created.deal
        return None if deal is None else deal.day

    @property
    def competes(self) -> bool:
        """Whether the result counts against others', rated or in the deal of a day: then nobody helps."""
        deal = self.created.deal
        return self.settings.rated or (deal is not None and deal.day is not None and not deal.late)

    def seats_of(self, uid: str) -> list[int]:
        """The seats of this person."""
        return [index for index, seat in enumerate(self.seats) if seat.uid == uid]

    def is_member(self, uid: str) -> bool:
        """Whether the person sits here or is the host."""
        return uid == self.host or bool(self.seats_of(uid))

    def plays(self, uid: str) -> bool:
        """Whether the person has or had a seat in the game, here or, by personal links, on another device."""
        devices = self._devices.get(uid, {uid})
        return any(seat.uid in devices for seat in self.seats) or self.is_replaced(uid)

    def is_replaced(self, uid: str) -> bool:
        """Whether a bot got a seat of this person for good."""
        devices = self._devices.get(uid, {uid})
        return any(gone.uid in devices for gone in self.replaced)

    def is_sent_away(self, uid: str) -> bool:
        """Whether the host has sent this person away, and has not let them back in."""
        return any(uid in one.uids for one in self.away.values())

    def voters(self) -> list[int]:
        """The seats whose people have a say in ending the game: those for whom no bot stands in.

        In a secret phase only as far as everybody knows: that a bot takes over then, because somebody owes a
        step, would tell that they do. Who leaves may do so at any time, and who comes back.
        """
        return [
            index for index, seat in enumerate(self.seats) if seat.kind == "person" and self._votes(index)
        ]

    def _votes(self, index: int) -> bool:
        seat = self.seats[index]
        if seat.why == "left":
            return False
        return seat.told[0] is None or (self.hides(index) and seat.returned == self.turn)

    def missing(self) -> list[int]:
        """The seats whose people have a say in ending the game and have not agreed to it."""
        agreed = frozenset() if self.ending is None else self.ending.agreed
        return [seat for seat in self.voters() if seat not in agreed]

    def may_watch(self, uid: str) -> bool:
        """Whether the person sees the game: players, others if the table allows it, all after the end.

        A deal of the day is for its player alone: who may see it later, the server knows (live/deals.py).
        """
        if self.day is not None:
            return bool(self.seats_of(uid))
        is_part = bool(self.seats_of(uid)) or self.is_replaced(uid)
        return self.status == OVER or is_part or self.settings.spectators != "closed"

    def hides(self, seat: int) -> bool:
        """Whether nobody else may know how far this seat is.

        Whatever a person did in secret can be taken back, and nobody may see that: so nobody may see that
        it was done. A bot takes nothing back: of its bids only the eagle's owner's are secret.
        """
        if self.state is None or self.status != PLAYING:
            return False
        place = self.seats[seat]
        if place.kind == "person" or place.replaced == self.turn:
            return is_sealed(self.state.phase)
        return hides(self.state.phase, self.state.owns(seat, EAGLE))

    def is_secret(self) -> bool:
        """Whether nobody else may know how far some seat is."""
        return any(self.hides(seat) for seat in range(len(self.seats)))

    def step_of(self, seat: int | None) -> int:
        """How many events this seat (None: a spectator) has seen."""
        seen = self.playing_state().observe(seat)
        return count_events(seen.history)

    def kept_for(self, seat: int) -> Kept | None:
        """For whom the open seat of a rematch is kept; the host may give it to a bot all the same."""
        kept = None if self.created.kept is None else self.created.kept[seat]
        if kept is None or self.seats[seat].kind != "open" or self.is_sent_away(kept.uid):
            return None
        if kept.uid in self.forgotten:
            return None
        return kept

    def name_of(self, seat: int) -> str | None:
        """How the seat is shown to all; None if it is open, or Leo's."""
        place = self.seats[seat]
        if place.kind != "bot" or place.name is not None:
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

    def is_solo(self) -> bool:
        """Whether one person plays here, and nobody else but bots and Leo."""
        return [seat.kind for seat in self.seats if seat.kind not in ("bot", "leo")] == ["person"]

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
        """The seats whose people owe a step."""
        return [seat for seat in self.owing() if self.seats[seat].decider is None]

    def backs_of(self, seat: int) -> int:
        """How often the seat has taken back what it did in the present decision."""
        turn, backs = self.seats[seat].backs
        return backs if turn == self.turn else 0

    def was_hinted(self, seat: int) -> bool:
        """Whether the seat has asked for a hint in its present decision."""
        return any(one.seat == seat and one.turn == self.turn for one in self.hinted)

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up, with a little for the journey; None: never."""
        at = self.seats[seat].clock.deadline()
        return None if at is None else at + GRACE_MS


def wait_ms(seconds: float) -> int:
    """Seconds as ms."""
    return round(seconds * SECOND)
