"""What everybody can count: true to the hidden piles as far as it goes, and the same for every audience."""

from __future__ import annotations

from collections import Counter

import pytest
from strategies import TABLES, audiences, games, table_name, tries

from wildcards.engine import board as at
from wildcards.engine.card import SPECIES
from wildcards.engine.deal import is_balanced
from wildcards.engine.rules import Rules
from wildcards.story.tally import tally


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_the_tally_counts_what_is_not_seen(table: Rules) -> None:
    for _, game in games(table, tries(3)):
        for step, state in enumerate(game):
            if step % 5:
                continue
            counted = tally(state.observe(None))
            assert {tally(state.observe(seat)) for seat in audiences(table)} == {counted}
            assert state.decks is not None
            unseen = Counter([*state.decks.removed, *list(state.animals)[state.s[at.ANIMALS_AT] :]])
            known = 1 if is_balanced(table) else 0
            assert counted.animals == tuple([unseen[species] - known for species in range(SPECIES)])
            assert counted.leo == tuple(list(state.leo_pile)[: state.s[at.LEO_AT]])
