"""Events, and who sees them."""

from __future__ import annotations

import pickle

import pytest

from wildcards.engine.event import (
    Event,
    EventKind,
    Notes,
    RoundLog,
    TieReason,
    event,
    shuffle_event,
    view,
    visible,
)
from wildcards.engine.phase import Phase

STEPS = [EventKind[phase.name] for phase in Phase if phase != Phase.OVER]
SEALED = [EventKind.BID, EventKind.DISCARD, EventKind.LAY, EventKind.BREAK]
ANIMALS = [EventKind.SHOWN, EventKind.TOOK, EventKind.GAVE, EventKind.BOXED]


def test_there_is_a_step_for_every_phase() -> None:
    assert [kind for kind in EventKind if Event(kind, 0, 0).is_step] == sorted(STEPS)


def test_kinds_and_reasons_keep_their_numbers() -> None:
    """Logs are pickled with them."""
    assert [kind.value for kind in EventKind] == list(range(30))
    assert [reason.name for reason in TieReason] == [
        "LION", "LEO", "SUM", "TALISMAN", "BREAK", "SEAT_ORDER", "CANNOT_PAY", "ONLY_PAYER",
    ]  # fmt: skip


def test_species_and_slot_belong_to_animals() -> None:
    for kind in EventKind:
        happened = Event(kind, 1, 4 * 5 + 2)
        if kind in ANIMALS:
            assert (happened.species, happened.slot) == (5, 2)
        elif kind != EventKind.LEADER:
            assert (happened.species, happened.slot) == (-1, -1)
    assert Event(EventKind.LEADER, 1, 3).species == 3
    assert Event(EventKind.LEADER, 1, 3).slot == -1


def test_events_without_cards_are_shared() -> None:
    for kind in EventKind:
        for seat in range(-1, 5):
            for what in range(-1, 63):
                assert event(kind, seat, what) == (kind, seat, what, ())
                assert event(kind, seat, what) is event(kind, seat, what)
    assert isinstance(event(3, 0, 0).kind, EventKind)
    assert shuffle_event(EventKind.RESHUFFLED, -1, [3, 1]) == (EventKind.RESHUFFLED, -1, 2, (3, 1))


@pytest.mark.parametrize("kind", EventKind)
def test_who_sees_an_event(kind: EventKind) -> None:
    cards = (5, 6) if kind in (EventKind.RESHUFFLED, EventKind.LEO_PILE) else ()
    happened = Event(kind, 2, 3, cards)
    for audience in range(-1, 5):
        seen = view(happened, audience)
        if kind in SEALED:
            assert seen == (happened if audience == 2 else None)
        elif kind == EventKind.DREW:
            assert seen == (happened if audience == 2 else Event(kind, 2, -1))
        else:
            assert seen == Event(kind, 2, 3)


def test_a_round_log_shows_everybody_his_part() -> None:
    events = (event(EventKind.BID, 0, 5), event(EventKind.DREW, 1, 7), event(EventKind.PASSED, 0, -1))
    log = RoundLog(events)
    assert log.events == events
    assert log.view(0) == (events[0], Event(EventKind.DREW, 1, -1), events[2])
    assert log.view(1) == events[1:]
    assert log.view(-1) == visible(list(events), -1) == log.view(4)
    assert log.view(0) is log.view(0)
    assert pickle.loads(pickle.dumps(log)).view(1) == events[1:]


def test_notes_read_as_what_was_noted() -> None:
    before = (event(EventKind.BID, 2, 5), shuffle_event(EventKind.LEO_PILE, 2, [9, 16]))
    notes = Notes(before)
    told = []
    for number in range(150):  # more than there is room for at first
        kind = EventKind(number % 30)
        if number % 50 == 27:
            told.append(shuffle_event(EventKind.RESHUFFLED, -1, [number % 16, 3]))
            notes.add_shuffle(EventKind.RESHUFFLED, -1, [number % 16, 3])
        else:
            told.append(event(kind, number % 5, number % 40))
            notes.add(kind, number % 5, number % 40)
        assert notes.since(number) == told[-1:]
    assert notes.read() == [*before, *told]
    assert notes.since(100) == told[100:]
    for audience in range(-1, 5):
        assert notes.seen(audience) == visible(notes.read(), audience)
        assert RoundLog(notes).view(audience) == RoundLog(tuple(notes.read())).view(audience)


def test_a_copy_of_notes_goes_on_by_itself() -> None:
    notes = Notes()
    notes.add_shuffle(EventKind.RESHUFFLED, -1, [1, 2])
    twin = notes.copy()
    twin.add(EventKind.PASSED, 1, -1)
    notes.add_shuffle(EventKind.RESHUFFLED, -1, [2, 1])
    assert [happened.cards for happened in notes.read()] == [(1, 2), (2, 1)]
    assert twin.read() == [*notes.since(0)[:1], event(EventKind.PASSED, 1, -1)]
