"""One game between bots."""

from __future__ import annotations

import pytest
from strategies import TABLES, table_name

from wildcards.arena.match import bot_seed, choose, play
from wildcards.bots.bot import NO_LIMIT, Bot, Limit
from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.errors import BotError
from wildcards.notation.record import Record
from wildcards.notation.verify import verify

SEED = bytes(range(32))


def kinds(rules: Rules) -> list[str]:
    return ["leo" if seat == rules.leo_seat else "random" for seat in range(rules.seats)]


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_a_match_is_a_whole_game_that_can_be_verified(rules: Rules) -> None:
    state, steps = play(rules, kinds(rules), SEED)
    assert state.is_over
    record = Record.of(state)
    assert verify(record).scores() == state.scores()
    assert steps == len(record.actions)


def test_equal_seeds_play_equal_games() -> None:
    rules = Rules()
    assert play(rules, kinds(rules), SEED) == play(rules, kinds(rules), SEED)
    assert play(rules, kinds(rules), SEED) != play(rules, kinds(rules), bytes(32))


def test_bots_get_seeds_of_their_own() -> None:
    seeds = {
        bot_seed(seed, seat, step) for seed in (SEED, bytes(32)) for seat in range(5) for step in range(9)
    }
    assert len(seeds) == 2 * 5 * 9
    assert all(0 <= seed < 2**64 for seed in seeds)


class Cheat(Bot):
    """A bot that breaks its contract."""

    def choose(self, seen: Observation, limit: Limit = NO_LIMIT) -> int:
        return 46


def test_a_bot_that_answers_with_an_illegal_step_is_named() -> None:
    seen = new_game(Rules(), seed=1).observe(2)
    with pytest.raises(BotError) as caught:
        choose(Cheat(), "cheat", seen)
    steps = list(seen.legal_actions)
    expected = f"bot 'cheat', seat 2, round 1, phase BID: expected one of the steps {steps}, got 46"
    assert str(caught.value) == expected
