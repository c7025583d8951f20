"""Events told in words: those a seat saw, or all of them when nobody's eyes matter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from wildcards.engine.action import DONE, given_by, slot_of
from wildcards.engine.card import NONE, value_of
from wildcards.engine.card import SPECIES as SPECIES_COUNT
from wildcards.engine.event import Event, EventKind, TieReason
from wildcards.engine.observation import Observation
from wildcards.terminal.words import events as words
from wildcards.terminal.words.people import Cast

Kind = EventKind


def told(seen: Observation) -> list[Event]:
    """All events the observer saw, oldest first. The list only ever grows during a game."""
    return [happened for log in seen.history for happened in log]


def narrate(events: Sequence[Event], cast: Cast, leo: int | None, since: int = 0) -> list[str]:
    """The events from number `since` on as sentences, one a line; the earlier ones give the context."""
    narrator = Narrator(cast, leo)
    narrator.tell(events[:since])
    return [line for line, _ in narrator.tell(events[since:])]


def round_start(events: Sequence[Event], back: int = 0) -> int:
    """The number of the event with which the latest round began, or one `back` rounds before it.

    The deal belongs to the first round.
    """
    starts = [number for number, happened in enumerate(events) if happened.kind == Kind.ROUND]
    return starts[-1 - back] if len(starts) > 1 + back else 0


class Narrator:
    """Tells events in order and remembers what later sentences need: bids, payments, leaders, display.

    A sentence may cover several events in a row, so tell() wants whole stretches between two decisions.
    """

    def __init__(self, cast: Cast, leo: int | None) -> None:
        self._cast = cast
        self._leo = NONE if leo is None else leo
        self._rounds = 0
        self._leaders = [NONE] * SPECIES_COUNT
        self._clear()
        self._events: Sequence[Event] = ()
        self._at = 0

    def _clear(self) -> None:
        """Forget what lay on the table in the round before."""
        self._display: dict[int, int] = {}
        self._bids: dict[int, int] = {}
        self._sealed: dict[int, list[int]] = {}
        self._laid: dict[int, list[int]] = {}
        self._passing = NONE

    def tell(self, events: Sequence[Event]) -> list[tuple[str, int]]:
        """The sentences for these events, which follow those told before, each with where it ends in them."""
        self._events = events
        self._at = 0
        lines: list[tuple[str, int]] = []
        while self._at < len(events):
            first = self._take()
            handler = _HANDLERS.get(first.kind)
            line = handler(self, first) if handler else None
            if line:
                lines.append((line, self._at))
        return lines

    # --- reading on

    def _take(self) -> Event:
        self._at += 1
        return self._events[self._at - 1]

    def _run(self, *kinds: EventKind, seat: int | None = None) -> list[Event]:
        """The next events as long as they are of these kinds (and of this seat)."""
        start = self._at
        while self._at < len(self._events):
            after = self._events[self._at]
            if after.kind not in kinds or (seat is not None and after.seat != seat):
                break
            self._at += 1
        return list(self._events[start : self._at])

    # --- rounds

    def _round(self, first: Event) -> str:
        self._clear()
        self._rounds += 1
        shown = self._run(Kind.SHOWN)
        self._display = {happened.slot: happened.species for happened in shown}
        return words.round_begins(first.what, [happened.species for happened in shown])

    def _drew(self, first: Event) -> str:
        if self._rounds == 0:
            dealt = [first, *self._run(Kind.DREW, Kind.LEO_PILE)]
            mine = [happened.what for happened in dealt if happened.seat == self._cast.you]
            return words.dealt(self._cast, [card for card in mine if card != NONE])
        cards = [first, *self._run(Kind.DREW, seat=first.seat)]
        return words.drew(self._cast, first.seat, [happened.what for happened in cards])

    def _reshuffled(self, first: Event) -> str:
        return words.reshuffled(first.what)

    def _leo_pile(self, first: Event) -> str | None:
        return words.leo_pile(self._cast, first.seat, first.cards) if self._rounds else self._drew(first)

    def _boxed(self, first: Event) -> str:
        return words.boxed([happened.species for happened in [first, *self._run(Kind.BOXED)]])

    def _talisman(self, first: Event) -> str:
        return words.talisman(self._cast, first.seat)

    def _over(self, _: Event) -> str:
        return words.OVER

    # --- bids

    def _step_bid(self, first: Event) -> None:
        if first.what != DONE:
            self._sealed.setdefault(first.seat, []).append(first.what)

    def _bid_shown(self, first: Event) -> str:
        shown = [(happened.seat, happened.what) for happened in [first, *self._run(Kind.BID_SHOWN)]]
        self._bids.update(shown)
        return words.bids(self._cast, shown)

    def _covered(self, first: Event) -> str:
        return words.covered(self._cast, first.seat, self._sealed.get(first.seat, ()))

    def _reveal(self, first: Event) -> str:
        self._run(Kind.BID_SHOWN, seat=first.seat)
        self._bids[first.seat] = first.what
        return words.revealed(self._cast, first.seat, first.what)

    # --- refills

    def _swap(self, first: Event) -> str:
        if first.what == DONE:
            return words.not_swapped(self._cast, first.seat)
        slot, given = slot_of(first.what), given_by(first.what)
        got = self._display.get(slot, NONE)
        # Leo may take right after, so not every animal that moves now belongs to the swap.
        self._run(Kind.TOOK, Kind.GAVE, seat=first.seat)
        self._display[slot] = given
        return words.swapped(self._cast, first.seat, given, got)

    def _leader(self, first: Event) -> str:
        before = self._leaders[first.species]
        self._leaders[first.species] = first.seat
        return words.leader(self._cast, first.species, first.seat, before)

    def _thrown(self, first: Event) -> str:
        by_seat: dict[int, list[int]] = {}
        for happened in [first, *self._run(Kind.THROWN)]:
            by_seat.setdefault(happened.seat, []).append(happened.what)
        return words.thrown(self._cast, list(by_seat.items()))

    # --- ties

    def _lay_payments(self, first: Event) -> str:
        for happened in [first, *self._run(Kind.LAID)]:
            self._laid.setdefault(happened.seat, []).append(happened.what)
        value = self._value(first.seat)
        tied = [seat for seat in self._laid if self._value(seat) == value]
        laid = [(seat, self._laid[seat], self._sum(seat) or 0) for seat in tied]
        return words.payments(self._cast, value, laid)

    def _value(self, seat: int) -> int:
        """What the seat bid; 0 if that was not told."""
        return value_of(self._bids[seat]) if seat in self._bids else 0

    def _sum(self, seat: int) -> int | None:
        """What the seat laid in a tie; None if it did not have to."""
        return sum([value_of(card) for card in self._laid[seat]]) if seat in self._laid else None

    def _broke(self, first: Event) -> str:
        turned = [first, *self._run(Kind.BROKE, Kind.BROKE_DRAWN)]
        drawn = Kind.BROKE_DRAWN
        return words.broke(self._cast, [(one.seat, one.what, one.kind == drawn) for one in turned])

    def _ordered(self, first: Event) -> str:
        order = [first, *self._run(Kind.ORDERED)]
        places = [(one.seat, TieReason(one.what), self._sum(one.seat)) for one in order]
        return words.ordered(self._cast, self._value(first.seat), places)

    # --- turns

    def _step_take(self, first: Event) -> None:
        if first.what == DONE:
            self._passing = first.seat

    def _took(self, first: Event) -> str:
        self._display.pop(first.slot, None)
        seat = first.seat
        leader_from: int | None = None
        for moved in self._run(Kind.LEADER, seat=seat):
            leader_from = self._leaders[moved.species]
            self._leaders[moved.species] = seat
        paid = [happened.what for happened in self._run(Kind.PAY, seat=seat)] or self._laid.get(seat, [])
        cost = [*([self._bids[seat]] if seat in self._bids else []), *paid]
        owed = 0 if seat == self._leo else self._value(seat) - 1 - len(paid)
        if owed > 0:
            return words.took_unpaid(self._cast, seat, first.species, cost, owed, leader_from)
        return words.took(self._cast, seat, first.species, cost, leader_from) + self._bonus_after(seat)

    def _bonus_after(self, seat: int) -> str:
        return "".join([words.bonus(happened.what) for happened in self._run(Kind.BONUS, seat=seat)])

    def _pay(self, first: Event) -> str:
        cards = [happened.what for happened in [first, *self._run(Kind.PAY, seat=first.seat)]]
        return words.paid(self._cast, first.seat, cards) + self._bonus_after(first.seat)

    def _passed(self, first: Event) -> str:
        seat = first.seat
        if seat == self._leo:
            return words.leo_empty(self._cast, seat)
        why = "" if self._passing == seat else words.BROKE_HAND if self._display else words.BARE
        self._passing = NONE
        back = [happened.what for happened in self._run(Kind.RETURNED, seat=seat)]
        drawn = [happened.what for happened in self._run(Kind.DREW, seat=seat)]
        return words.passed(self._cast, seat, why, back, drawn)

    def _keep(self, first: Event) -> str:
        self._run(Kind.RETURNED, seat=first.seat)
        return words.kept(self._cast, first.seat, NONE if first.what == DONE else first.what)


_HANDLERS: Final[dict[EventKind, Callable[[Narrator, Event], str | None]]] = {
    Kind.BID: Narrator._step_bid,
    Kind.REVEAL: Narrator._reveal,
    Kind.SWAP: Narrator._swap,
    Kind.TAKE: Narrator._step_take,
    Kind.PAY: Narrator._pay,
    Kind.KEEP: Narrator._keep,
    Kind.ROUND: Narrator._round,
    Kind.DREW: Narrator._drew,
    Kind.BID_SHOWN: Narrator._bid_shown,
    Kind.COVERED: Narrator._covered,
    Kind.THROWN: Narrator._thrown,
    Kind.LAID: Narrator._lay_payments,
    Kind.BROKE: Narrator._broke,
    Kind.BROKE_DRAWN: Narrator._broke,
    Kind.ORDERED: Narrator._ordered,
    Kind.TOOK: Narrator._took,
    Kind.LEADER: Narrator._leader,
    Kind.PASSED: Narrator._passed,
    Kind.BOXED: Narrator._boxed,
    Kind.TALISMAN: Narrator._talisman,
    Kind.RESHUFFLED: Narrator._reshuffled,
    Kind.LEO_PILE: Narrator._leo_pile,
    Kind.OVER: Narrator._over,
}
