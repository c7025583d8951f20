"""Events as JSON: the latest ones by themselves."""

from __future__ import annotations

import pytest
from strategies import TABLES, audiences, play, table_name

from wildcards.engine.action import swap, take
from wildcards.engine.event import Event, EventKind
from wildcards.engine.rules import Rules
from wildcards.errors import ObservationError
from wildcards.notation.events import (
    check_history,
    count_events,
    event_from_dict,
    events_to_list,
    history_to_list,
    last_events,
)


@pytest.mark.parametrize("rules", TABLES[::5], ids=table_name)
def test_the_latest_events_are_the_end_of_all(rules: Rules) -> None:
    """They are traced back from the display they led to, so the beginning is not needed."""
    seen_before: dict[int | None, int] = {}
    for number, state in enumerate(play(rules, 2)):
        if number % 7 and not state.is_over:
            continue
        for audience in audiences(rules):
            seen = state.observe(audience)
            events = [happened for log in seen.history for happened in log]
            written = [one for log in history_to_list(seen.history, seen.display) for one in log]
            since = seen_before.get(audience, 0)
            assert events_to_list(events[since:], seen.display) == written[since:]
            seen_before[audience] = count_events(seen.history)
    assert any(seen_before.values())


@pytest.mark.parametrize(
    ("kind", "seat", "what", "expected"),
    [
        ("ROUND", 0, 1, "event.seat: expected null in ROUND, got 0"),
        ("TOOK", None, "pe@1", "event.seat: expected a whole number from 0 to 3, got None"),
        ("PASSED", 0, "F1", "event.what: expected null in PASSED, got 'F1'"),
        ("TOOK", 0, None, "event.what: expected one of pe@1"),
        ("RETURNED", 0, "R", "event.what: expected one of F1"),
        ("TAKE", 0, "F1", "event.what: expected a step of TAKE, got 'F1'"),
        ("TAKE", 0, "pe@4", "event.what: expected a step of TAKE, got 'pe@4'"),
        ("PAY", 0, "-", "event.what: expected a step of PAY, got '-'"),
    ],
)
def test_an_event_that_cannot_be_is_refused(kind: str, seat: int | None, what: object, expected: str) -> None:
    with pytest.raises(ObservationError) as caught:
        event_from_dict({"kind": kind, "seat": seat, "what": what}, 4)
    assert str(caught.value).startswith(expected)


@pytest.mark.parametrize(
    "last",
    [
        Event(EventKind.SHOWN, -1, 4),
        Event(EventKind.TOOK, 0, 0),
        Event(EventKind.TAKE, 0, take(1)),
        Event(EventKind.SWAP, 0, swap(3, 1)),
    ],
)
def test_events_that_do_not_lead_to_the_display_are_refused(last: Event) -> None:
    display = [0, -1]
    check_history([[Event(EventKind.TAKE, 0, take(0)), Event(EventKind.PASSED, 0, -1)]], display, "history")
    with pytest.raises(ObservationError, match=r"^history\[1\]\[0\]: expected events that lead to the dis"):
        check_history([[], [last]], display, "history")


@pytest.mark.parametrize("number", range(6))
def test_the_last_events_are_those_of_the_last_rounds(number: int) -> None:
    told = [Event(EventKind.BID, seat, 3) for seat in range(5)]
    rounds = [tuple(told[:2]), (), tuple(told[2:])]
    assert last_events(rounds, number) == told[len(told) - number :]
