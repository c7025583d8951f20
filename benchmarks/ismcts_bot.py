"""OpenSpiel's information set MCTS as bots of the arena: `make bench-ismcts`.

`Ismcts` is as OpenSpiel has it, with its own random rollouts; `EngineIsmcts` differs in that its rollouts run
inside our engine, so that it gets to many more simulations in the same time. Neither is told anything but
observations. Name them with a limit: `benchmarks/ismcts_bot.py:Ismcts@0.1s`, or @200 for simulations.
"""

from __future__ import annotations

import random
import time
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from wildcards.bots.bot import NO_LIMIT, Bot, Limit
from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules
from wildcards.envs.open_spiel import GAME, Playouts

EXPLORATION: Final = 1.0  # uct_c, for utilities from 0 to 1
MANY: Final = 10**9
USUAL: Final = Limit(simulations=200)


class Timed(ismcts.ISMCTSBot):  # type: ignore[misc]  # without types
    """OpenSpiel's bot, which knows only simulations, with a limit of seconds as well."""

    seconds = 0.0
    simulations = 0  # of the last search

    def run_search(self, state: Any) -> Any:
        """Its own search, until the time is over; at least one simulation."""
        if not self.seconds:
            return super().run_search(state)
        end = time.perf_counter() + self.seconds
        actions = state.legal_actions()
        self.reset()
        if len(actions) == 1:
            return [(actions[0], 1.0)]
        self._root_node = self.create_new_node(state)
        self.simulations = 0
        while self.simulations < 2 or time.perf_counter() < end:  # the first only makes the root
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        return self.get_final_policy(state, self._root_node)


class Ismcts(Bot):
    """As OpenSpiel has it: UCT, random rollouts, the most visited action."""

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self._numpy = np.random.RandomState(seed % 2**32)
        self._game: Any = None
        self._rules: Rules | None = None

    def evaluator(self) -> Any:
        """What judges a state that is new to the tree."""
        return mcts.RandomRolloutEvaluator(1, self._numpy)

    def choose(self, seen: Observation, limit: Limit = NO_LIMIT) -> int:
        """The step it has simulated most."""
        if len(seen.legal_actions) == 1:
            return seen.legal_actions[0]
        if self._rules != seen.rules:
            self._game, self._rules = game_of(seen.rules), seen.rules
        uniform = self.random.random
        simulations = limit.simulations or (MANY if limit.seconds else USUAL.simulations)
        bot = Timed(self._game, self.evaluator(), EXPLORATION, simulations, random_state=self._numpy)
        bot.seconds = limit.seconds or 0.0
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, uniform))
        return int(bot.step(self._game.state_of(seen, uniform)))


class EngineIsmcts(Ismcts):
    """The same, with rollouts inside our engine."""

    def evaluator(self) -> Any:
        return Playouts(self.random.getrandbits(64))


def game_of(rules: Rules) -> Any:
    """The game of these rules, of which the options are as they come."""
    players = len(rules.human_seats())
    return pyspiel.load_game(GAME, {"players": players, "edition": int(rules.edition), "leo": rules.leo})


def simulations_in(bot: type[Ismcts], seconds: float) -> int:
    """How many simulations it does at the first decision of a game for four."""
    import wildcards as wc

    player = bot(1)
    game = game_of(wc.Rules())
    search = Timed(game, player.evaluator(), EXPLORATION, MANY, random_state=np.random.RandomState(1))
    search.seconds = seconds
    uniform = random.Random(1).random
    search.set_resampler(lambda state, player: state.resample_from_infostate(player, uniform))
    search.step(game.state_of(wc.new_game(wc.Rules(), seed=1).observe(0), uniform))
    return search.simulations
