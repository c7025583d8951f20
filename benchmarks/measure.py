"""Measure one engine and print its figures as JSON: `measure.py wildcards|goofspiel|oh_hell|hearts`.

Every figure is the best of `ROUNDS` runs of at least `SECONDS` of processor time each, so that what else the
machine does disturbs less. The driver is plain Python for all of them: the same loop, the same list of random
numbers, `legal_actions` asked at every decision.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from baseline import YARDSTICK

SECONDS = 0.3
ROUNDS = 7
_RANDOM = random.Random(7)
DICE = [_RANDOM.getrandbits(20) for _ in range(1 << 16)]


def rate(work: Callable[[], int]) -> float:
    """The most units of work a second; `work` does some and returns how many."""
    best = 0.0
    for _ in range(ROUNDS):
        done = 0
        start = time.process_time()
        while (passed := time.process_time() - start) < SECONDS:
            done += work()
        best = max(best, done / passed)
    return best


def dice() -> Iterator[int]:
    """Random numbers of 20 bits, made beforehand."""
    while True:
        yield from DICE


def over(items: list[Any], use: Callable[[Any], object]) -> Callable[[], int]:
    """Work that uses each item once."""

    def work() -> int:
        for item in items:
            use(item)
        return len(items)

    return work


def plain_steps() -> int:
    """Some thousand steps of plain Python: how fast this machine is, whatever we change."""
    number = 0
    for step in range(5000):
        number = (31 * number + step) & 0xFFFF
    return 5000


# --- Wild Cards


def wildcards() -> dict[str, float | str]:
    """Our engine, four seats, 2022 edition."""
    import wildcards as wc
    from wildcards.bots.registry import make_bot
    from wildcards.engine.chance import FastChance, Rng
    from wildcards.engine.playout import playout
    from wildcards.engine.state import __file__ as engine

    rules = wc.Rules(seats=4)
    rolls = dice()
    games = iter(range(1 << 60))

    def stepped(logging: bool) -> Callable[[], int]:
        def work() -> int:
            state = wc.new_game(rules, chance=FastChance(next(games)))
            state.logging = logging
            steps = 0
            while owing := state.to_act:
                for seat in owing:
                    actions = state.legal_actions(seat)
                    state.apply(seat, actions[next(rolls) % len(actions)])
                    steps += 1
            return steps

        return work

    def played_inside(count_games: bool) -> Callable[[], int]:
        start = wc.new_game(rules, seed=1)
        start.logging = False
        generator = Rng(5)

        def work() -> int:
            state = start.copy()
            state.chance = FastChance(next(games))
            steps = playout(state, generator)
            return 1 if count_games else steps

        return work

    def greedy_game() -> int:
        number = next(games)
        state = wc.new_game(rules, chance=FastChance(number))
        bots = [make_bot("greedy", seed) for seed in range(4)]
        while owing := state.to_act:
            for seat in owing:
                state.apply(seat, bots[seat].choose(state.observe(seat)))
        return 1

    states = _positions(wc.new_game(rules, seed=3))
    seen = [state.observe(state.to_act[0]) for state in states]
    generator = random.Random(4)
    return {
        "name": "wildcards",
        "build": "pure" if engine.endswith(".py") else "compiled",
        YARDSTICK: rate(plain_steps),
        "decisions/s stepped from Python": rate(stepped(logging=True)),
        "the same without a log": rate(stepped(logging=False)),
        "decisions/s of random playouts inside": rate(played_inside(count_games=False)),
        "random games/s inside": rate(played_inside(count_games=True)),
        "copies/s": rate(over(states, lambda state: state.copy())),
        "observations/s": rate(over(states, lambda state: state.observe(1))),
        "determinizations/s": rate(over(seen, lambda one: wc.determinize(one, generator))),
        "new games/s (SHA-256 deal)": rate(lambda: len([wc.new_game(rules, next(games)) for _ in range(5)])),
        "greedy games/s": rate(greedy_game),
        **_simulations(wc.new_game(rules, seed=3).observe(0)),
        **_levels(wc.new_game(rules, seed=3).observe(0)),
    }


def _levels(opening: Any) -> dict[str, float]:
    """First bids per second of the levels that search: the most expensive decisions they face."""
    from wildcards.bots.registry import make_bot

    def decided(level: str) -> Callable[[], int]:
        bot = make_bot(level, 1)

        def work() -> int:
            bot.reseed(1)  # forgets its plan
            bot.choose(opening)
            return 1

        return work

    return {f"first bids/s of {level}": rate(decided(level)) for level in ("skilled", "expert", "master")}


def _simulations(opening: Any) -> dict[str, float]:
    """Simulations a second of the first bid: each on a determinization, as the bots make them."""
    import wildcards as wc
    from wildcards.bots.search import TO_THE_END, Search
    from wildcards.bots.search_bot import TEMPERATURE
    from wildcards.bots.weights import tuned_heuristic, value_net
    from wildcards.engine.chance import Rng
    from wildcards.engine.playout import playout

    generator = random.Random(4)
    rng = Rng(5)

    def at_random() -> int:
        for _ in range(50):
            playout(wc.determinize(opening, generator, log=False), rng)
        return 50

    def searched(rounds: int, simulations: int) -> Callable[[], int]:
        search = Search(tuned_heuristic(), TEMPERATURE, rounds, value_net() if rounds == 1 else None)

        def work() -> int:
            search.plan(opening, generator, simulations, 0.0)
            return search.simulations

        return work

    return {
        "simulations/s to the end, random": rate(at_random),
        "simulations/s to the end, greedy": rate(searched(TO_THE_END, 200)),
        "simulations/s of a round, and the net": rate(searched(1, 400)),
    }


def _positions(state: Any) -> list[Any]:
    """Copies of about every eighth position of a random game."""
    rolls = dice()
    states = []
    while owing := state.to_act:
        if next(rolls) % 8 == 0:
            states.append(state.copy())
        actions = state.legal_actions(owing[0])
        state.apply(owing[0], actions[next(rolls) % len(actions)])
    return states


# --- OpenSpiel


def openspiel(text: str) -> dict[str, float | str]:
    """A game of OpenSpiel, stepped in the same way."""
    import pyspiel

    game = pyspiel.load_game(text)
    rolls = dice()

    def work() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            steps += _step(state, game.num_players(), rolls)
        return steps

    states = []
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            states.append(state.clone())
        _step(state, game.num_players(), rolls)
    figures: dict[str, float | str] = {
        "name": text.partition("(")[0],
        "build": f"OpenSpiel (C++), {text}",
        "decisions/s stepped from Python": rate(work),
        "copies/s": rate(over(states, lambda one: one.clone())),
        "observations/s": rate(over(states, lambda one: one.information_state_tensor(1))),
    }
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL:
        figures["determinizations/s"] = _resampling(states)
        figures["simulations/s to the end, random"] = rate(_ismcts(game))
    return figures


def _ismcts(game: Any, simulations: int = 500) -> Callable[[], int]:
    """OpenSpiel's information set MCTS with random rollouts, at the first decision after the deal."""
    import pyspiel

    rolls = dice()
    state = game.new_initial_state()
    while state.is_chance_node():
        _step(state, game.num_players(), rolls)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=7)

    def work() -> int:
        bot = pyspiel.ISMCTSBot(seed=7, evaluator=evaluator, uct_c=2.0, max_simulations=simulations)
        bot.step(state)
        return simulations

    return work


def _step(state: Any, players: int, rolls: Iterator[int]) -> int:
    """One chance outcome (0 decisions), or one decision of everybody who has one."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[next(rolls) % len(outcomes)][0])
        return 0
    if state.is_simultaneous_node():
        chosen = []
        for player in range(players):
            actions = state.legal_actions(player)
            chosen.append(actions[next(rolls) % len(actions)])
        state.apply_actions(chosen)
        return players
    actions = state.legal_actions()
    state.apply_action(actions[next(rolls) % len(actions)])
    return 1


def _resampling(states: list[Any]) -> float:
    """OpenSpiel's word for determinizing; 0 if the game cannot."""
    generator = random.Random(4)

    try:
        return rate(
            over(states, lambda one: one.resample_from_infostate(one.current_player(), generator.random))
        )
    except Exception:  # noqa: BLE001  # whatever it raises, it cannot
        return 0.0


GAMES: dict[str, Callable[[], dict[str, float | str]]] = {
    "wildcards": wildcards,
    "goofspiel": lambda: openspiel("goofspiel(players=4,num_cards=13,imp_info=True)"),
    "oh_hell": lambda: openspiel("oh_hell(players=4)"),
    "hearts": lambda: openspiel("hearts"),
}

if __name__ == "__main__":
    print(json.dumps(GAMES[sys.argv[1]]()))
