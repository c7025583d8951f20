"""What a seat cannot know never changes a byte of what the terminal shows it."""

from __future__ import annotations

import pytest
from strategies import TABLES, dice, games, table_name, tries
from support.screens import everything

from wildcards.engine.determinize import determinize
from wildcards.engine.rules import Rules
from wildcards.secrecy.rewrite import redeal

GAMES = tries(6)


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_hidden_cards_change_nothing_on_the_screen(rules: Rules) -> None:
    for seed, game in games(rules, GAMES):
        for number, state in enumerate(game):
            if number % 19:
                continue
            chooser = dice("secrecy", seed, number)
            for seat in rules.human_seats():
                seen = state.observe(seat)
                shown = everything(seen)
                assert everything(determinize(seen, chooser).observe(seat)) == shown
                assert everything(redeal(state, seat, chooser).observe(seat)) == shown


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_every_position_can_be_shown_at_every_width(rules: Rules) -> None:
    widths = (60, 80, 120)
    for _, game in games(rules, GAMES):
        for number, state in enumerate(game):
            if number % 4:
                continue
            seat = state.to_act[0] if state.to_act and number % 5 else None
            everything(state.observe(seat), widths[number % 3])
