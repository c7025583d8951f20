"""Perfect memory: determinizations after a reshuffle hold only what the history allows."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from strategies import games, tries

from wildcards.engine import board as at
from wildcards.engine.determinize import determinize
from wildcards.engine.event import EventKind
from wildcards.engine.memory import stories_of
from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules


@pytest.mark.parametrize("table", [Rules(seats=4), Rules(seats=3, leo=True)])
def test_a_new_pile_holds_only_what_was_discarded(table: Rules) -> None:
    """The cards of the pile were all in the discard pile when that was shuffled."""
    dice = random.Random(1)
    met = 0
    for _, game in games(table, tries(12)):
        shuffles, discarded = 0, Counter[int]()
        for state in game:
            if state.s[at.RESHUFFLES] > shuffles:
                shuffles = state.s[at.RESHUFFLES]
                discarded = Counter(list(state.pile))
            if shuffles:
                met += 1
                for audience in (0, None):
                    fit = determinize(state.observe(audience), dice)
                    pile = Counter(list(fit.pile)[fit.s[at.PILE_AT] :])
                    assert pile <= discarded
    assert met > 0


def test_stories_add_up_and_are_all_told_or_some() -> None:
    for _, game in games(Rules("2020", seats=4), tries(9)):
        for step, state in enumerate(game):
            if step % 9 == 0 and state.s[at.RESHUFFLES]:
                seen: Observation = state.observe(None)
                for most in (400, 3):
                    stories = stories_of(seen, -1, most)
                    assert abs(sum([story.weight for story in stories]) - 1) < 1e-9
                    assert any(event.kind == EventKind.RESHUFFLED for log in seen.history for event in log)
