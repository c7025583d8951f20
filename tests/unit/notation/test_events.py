"""Events as JSON: the latest ones by themselves."""

from __future__ import annotations

import pytest
from strategies import TABLES, audiences, play, table_name

from wildcards.engine.rules import Rules
from wildcards.notation.events import events_to_list, history_to_list


@pytest.mark.parametrize("rules", TABLES[::5], ids=table_name)
def test_the_latest_events_are_the_end_of_all(rules: Rules) -> None:
    """They are followed back from the display they led to, so the beginning is not needed."""
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
            seen_before[audience] = len(events)
    assert any(seen_before.values())
