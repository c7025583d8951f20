"""The story of a game: events, as one audience saw them, in order, and the beats they make up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from wildcards.engine.action import DONE, given_by, slot_of
from wildcards.engine.card import CARD_TOKENS, NONE, SPECIES_TOKENS, value_of
from wildcards.engine.event import Event, EventKind, TieReason
from wildcards.engine.observation import Observation
from wildcards.notation.events import count_events, last_events
from wildcards.story.beat import (
    Beat,
    Bids,
    Boxed,
    Broke,
    Covered,
    Dealt,
    Discarded,
    Drew,
    Kept,
    LeaderMoved,
    LeoPassed,
    LeoPile,
    Ordered,
    Over,
    Paid,
    Passed,
    Payments,
    Reshuffled,
    Revealed,
    Round,
    Swapped,
    Talisman,
    Told,
    Took,
)

Kind = EventKind


def seen_events(seen: Observation, since: int = 0) -> list[Event]:
    """The events the observer saw after the first `since`, oldest first. The list only grows in a game."""
    return last_events(seen.history, count_events(seen.history) - since)


def round_start(events: Sequence[Event], back: int = 0) -> int:
    """The number of the event with which the latest round began, or one `back` rounds before it.

    The deal belongs to the first round.
    """
    starts = [number for number, happened in enumerate(events) if happened.kind == Kind.ROUND]
    return starts[-1 - back] if len(starts) > 1 + back else 0


class Story:
    """Reads events in order and remembers what later beats need: bids, payments, leaders, display.

    A beat may cover several events in a row, so `tell` wants whole stretches between two decisions. Nothing
    is in a beat that is not in the events, so it never knows more than their audience.
    """

    def __init__(self, you: int | None, leo: int | None) -> None:
        self._you: Final = you
        self._leo: Final = leo
        self._rounds = 0
        self._owners: dict[int, int] = {}  # of leaders, by species
        self._broke: set[int] = set()  # who turned over a card to break the tie that is being settled
        self._clear()
        self._events: Sequence[Event] = ()
        self._at = 0
        self._before = 0  # events of earlier stretches

    def _clear(self) -> None:
        """Forget what was on the table in the previous round."""
        self._display: dict[int, int] = {}
        self._bids: dict[int, int] = {}
        self._sealed: dict[int, list[int]] = {}
        self._laid: dict[int, list[int]] = {}
        self._passing: int | None = None

    def tell(self, events: Sequence[Event]) -> list[Told]:
        """The beats of these events, which follow the earlier ones and are numbered on from them."""
        self._events = events
        self._at = 0
        beats: list[Told] = []
        while self._at < len(events):
            start = self._before + self._at
            first = self._take()
            handler = _HANDLERS.get(first.kind)
            beat = handler(self, first) if handler else None
            if beat is not None:
                beats.append(Told(beat, start, self._before + self._at))
        self._before += len(events)
        return beats

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

    def _round(self, first: Event) -> Beat:
        self._clear()
        self._rounds += 1
        shown = self._run(Kind.SHOWN)
        self._display = {happened.slot: happened.species for happened in shown}
        return Round(first.what, _animals(shown))

    def _drew(self, first: Event) -> Beat:
        if self._rounds == 0:
            dealt = [first, *self._run(Kind.DREW, Kind.LEO_PILE)]
            own = [one for one in dealt if one.kind == Kind.DREW and one.seat == self._you]
            return Dealt(_cards([happened.what for happened in own]))
        return Drew(first.seat, _seen([first, *self._run(Kind.DREW, seat=first.seat)]))

    def _reshuffled(self, first: Event) -> Beat:
        return Reshuffled(first.what)

    def _leo_pile(self, first: Event) -> Beat:
        if self._rounds == 0:
            return self._drew(first)
        return LeoPile(first.seat, first.what, _cards(first.cards))

    def _boxed(self, first: Event) -> Beat:
        return Boxed(_animals([first, *self._run(Kind.BOXED)]))

    def _talisman(self, first: Event) -> Beat:
        return Talisman(first.seat)

    def _over(self, _: Event) -> Beat:
        return Over()

    # --- bids

    def _step_bid(self, first: Event) -> None:
        """The seat's own bid is reported when all are open; until then it is remembered for the eagle."""
        if first.what != DONE:
            self._sealed.setdefault(first.seat, []).append(first.what)

    def _bid_shown(self, first: Event) -> Beat:
        shown = [(happened.seat, happened.what) for happened in [first, *self._run(Kind.BID_SHOWN)]]
        self._bids.update(shown)
        return Bids(tuple([(seat, CARD_TOKENS[card]) for seat, card in shown]))

    def _covered(self, first: Event) -> Beat:
        return Covered(first.seat, _cards(self._sealed.get(first.seat, ())))

    def _reveal(self, first: Event) -> Beat:
        self._run(Kind.BID_SHOWN, seat=first.seat)
        self._bids[first.seat] = first.what
        return Revealed(first.seat, CARD_TOKENS[first.what])

    # --- refills

    def _swap(self, first: Event) -> Beat:
        if first.what == DONE:
            return Swapped(first.seat, None, None, None)
        slot, given = slot_of(first.what), given_by(first.what)
        # Leo may take right after, so not every animal that moves now belongs to the swap.
        moved = self._run(Kind.TOOK, Kind.GAVE, seat=first.seat)
        got = self._display.get(slot, NONE)
        got = next((one.species for one in moved if one.kind == Kind.TOOK), got)
        self._display[slot] = given
        return Swapped(first.seat, SPECIES_TOKENS[given], SPECIES_TOKENS[got], slot + 1)

    def _leader(self, first: Event) -> Beat:
        """A leader that moves by a swap; those that move with an animal taken are part of that beat."""
        return LeaderMoved(
            SPECIES_TOKENS[first.species], None if first.seat == NONE else first.seat, self._move(first)
        )

    def _move(self, moved: Event) -> int | None:
        """Give a leader to its new owner, and return the one before; None: the supply."""
        before = self._owners.pop(moved.species, None)
        if moved.seat != NONE:
            self._owners[moved.species] = moved.seat
        return before

    def _thrown(self, first: Event) -> Beat:
        by_seat: dict[int, list[int]] = {}
        for happened in [first, *self._run(Kind.THROWN)]:
            by_seat.setdefault(happened.seat, []).append(happened.what)
        return Discarded(tuple([(seat, _cards(cards)) for seat, cards in by_seat.items()]))

    # --- ties

    def _lay_payments(self, first: Event) -> Beat:
        turned = [first, *self._run(Kind.LAID)]
        for happened in turned:
            self._laid.setdefault(happened.seat, []).append(happened.what)
        seats = list(dict.fromkeys(happened.seat for happened in turned))
        laid = [(seat, _cards(self._laid[seat]), self._sum(seat) or 0) for seat in seats]
        return Payments(self._value(first.seat), tuple(laid))

    def _value(self, seat: int) -> int:
        """What the seat bid; 0 if that is not known."""
        return value_of(self._bids[seat]) if seat in self._bids else 0

    def _sum(self, seat: int) -> int | None:
        """What the seat laid in a tie; None if it did not have to."""
        return sum([value_of(card) for card in self._laid[seat]]) if seat in self._laid else None

    def _break(self, first: Event) -> Beat:
        """One card from everybody who is still equal; a seat's second card begins the next beat."""
        again = first.seat in self._broke
        if again:
            self._broke.clear()
        turned = [first]
        self._broke.add(first.seat)
        while self._at < len(self._events):
            after = self._events[self._at]
            if after.kind not in {Kind.BROKE, Kind.BROKE_DRAWN} or after.seat in self._broke:
                break
            turned.append(self._take())
            self._broke.add(after.seat)
        cards = [(one.seat, _card(one.what), one.kind == Kind.BROKE_DRAWN) for one in turned]
        return Broke(again, tuple(cards))

    def _ordered(self, first: Event) -> Beat:
        self._broke.clear()
        order = [first, *self._run(Kind.ORDERED)]
        places = [(one.seat, TieReason(one.what).name, self._sum(one.seat)) for one in order]
        return Ordered(self._value(first.seat), tuple(places))

    # --- turns

    def _step_take(self, first: Event) -> None:
        if first.what == DONE:
            self._passing = first.seat

    def _took(self, first: Event) -> Beat:
        """Price, leader and bonus belong to the animal."""
        self._display.pop(first.slot, None)
        seat = first.seat
        leaders = [
            (SPECIES_TOKENS[moved.species], self._move(moved)) for moved in self._run(Kind.LEADER, seat=seat)
        ]
        paid = [happened.what for happened in self._run(Kind.PAY, seat=seat)] or self._laid.get(seat, [])
        bid = self._bids.get(seat)
        return Took(
            seat,
            SPECIES_TOKENS[first.species],
            None if bid is None else CARD_TOKENS[bid],
            _cards(paid),
            0 if seat == self._leo or bid is None else value_of(bid) - 1 - len(paid),
            tuple(leaders),
            self._bonus_after(seat),
        )

    def _bonus_after(self, seat: int) -> int:
        return sum([happened.what for happened in self._run(Kind.BONUS, seat=seat)])

    def _pay(self, first: Event) -> Beat:
        cards = [happened.what for happened in [first, *self._run(Kind.PAY, seat=first.seat)]]
        return Paid(first.seat, _cards(cards), self._bonus_after(first.seat))

    def _passed(self, first: Event) -> Beat:
        seat = first.seat
        why = "choice" if self._passing == seat else "hand" if self._display else "bare"
        self._passing = None
        if seat == self._leo:
            return LeoPassed(seat)
        back = [happened.what for happened in self._run(Kind.RETURNED, seat=seat)]
        drawn = _seen(self._run(Kind.DREW, seat=seat))
        lost = [] if len(back) > 1 else self._laid.get(seat, [])  # 2020: only the bid comes back
        return Passed(seat, why, _cards(back), _cards(lost), drawn)

    def _keep(self, first: Event) -> Beat:
        self._run(Kind.RETURNED, seat=first.seat)
        return Kept(first.seat, None if first.what == DONE else CARD_TOKENS[first.what])


def _card(card: int) -> str | None:
    return None if card == NONE else CARD_TOKENS[card]


def _cards(cards: Sequence[int]) -> tuple[str, ...]:
    return tuple([CARD_TOKENS[card] for card in cards])


def _seen(drawn: Sequence[Event]) -> tuple[str | None, ...]:
    return tuple([_card(happened.what) for happened in drawn])


def _animals(shown: Sequence[Event]) -> tuple[str, ...]:
    return tuple([SPECIES_TOKENS[happened.species] for happened in shown])


# By the kind of the first event. Other kinds belong to what came before, or are own secret steps.
_HANDLERS: Final[dict[EventKind, Callable[[Story, Event], Beat | None]]] = {
    Kind.BID: Story._step_bid,
    Kind.REVEAL: Story._reveal,
    Kind.SWAP: Story._swap,
    Kind.TAKE: Story._step_take,
    Kind.PAY: Story._pay,
    Kind.KEEP: Story._keep,
    Kind.ROUND: Story._round,
    Kind.DREW: Story._drew,
    Kind.BID_SHOWN: Story._bid_shown,
    Kind.COVERED: Story._covered,
    Kind.THROWN: Story._thrown,
    Kind.LAID: Story._lay_payments,
    Kind.BROKE: Story._break,
    Kind.BROKE_DRAWN: Story._break,
    Kind.ORDERED: Story._ordered,
    Kind.TOOK: Story._took,
    Kind.LEADER: Story._leader,
    Kind.PASSED: Story._passed,
    Kind.BOXED: Story._boxed,
    Kind.TALISMAN: Story._talisman,
    Kind.RESHUFFLED: Story._reshuffled,
    Kind.LEO_PILE: Story._leo_pile,
    Kind.OVER: Story._over,
}
