"""Measure one environment and print its figures as JSON: `measure_envs.py wildcards|NAME OF A PEER`.

As in measure.py every figure is the best of several runs, by processor time. The driver is the same plain
Python for all agent environments: `agent_iter`, `last`, a random action of the mask, `step`.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from collections.abc import Callable
from typing import Any

from measure import dice, rate


def agent_steps(make: Callable[[], Any]) -> Callable[[], int]:
    """Work that plays a game of an agent environment of PettingZoo."""
    env, rolls = make(), dice()
    seeds = iter(range(1 << 30))

    def work() -> int:
        env.reset(seed=next(seeds))
        steps = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(legal[next(rolls) % len(legal)])
            steps += 1
        return steps

    return work


def rlcard_steps(name: str) -> Callable[[], int]:
    """Work that plays a game of RLCard, with its own loop."""
    import rlcard

    env, rolls = rlcard.make(name, config={"seed": 7}), dice()

    def work() -> int:
        seen, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(seen["legal_actions"])
            seen, _ = env.step(legal[next(rolls) % len(legal)])
            steps += 1
        return steps

    return work


def stepped(**options: Any) -> float:
    """Decisions a second of `step` of the vector environment, opponents' too; the learner's are at random."""
    from wildcards.envs.vector import WildCardsVectorEnv

    env = WildCardsVectorEnv(256, **options)
    env.reset(seed=1)
    best = 0.0
    for _ in range(20):
        seconds, before = 0.0, env.decisions
        while seconds < 0.1:
            actions = env.sample_legal()
            start = time.process_time()
            env.step(actions)
            seconds += time.process_time() - start
        best = max(best, (env.decisions - before) / seconds)
    return best


def wildcards() -> dict[str, float | str]:
    """Our environments, four seats, 2022 edition."""
    import gymnasium

    import wildcards as wc
    from wildcards.envs import writer
    from wildcards.envs.encoding import Encoder
    from wildcards.envs.gymnasium import ENV_ID
    from wildcards.envs.pettingzoo import env

    single, rolls = gymnasium.make(ENV_ID, opponents="random").unwrapped, dice()

    def gym_game() -> int:
        seen, _ = single.reset()
        steps, over = 0, False
        while not over:
            legal = seen["action_mask"].nonzero()[0]
            seen, _, over, _, _ = single.step(legal[next(rolls) % len(legal)])
            steps += 1
        return steps

    state = wc.new_game(wc.Rules(seats=4), seed=3)
    encoder = Encoder(state.rules)

    def encoded() -> int:
        for _ in range(1000):
            encoder.encode(state, 1)
        return 1000

    return {
        "build": "pure" if str(writer.__file__).endswith(".py") else "compiled",
        "agent steps/s (PettingZoo)": rate(agent_steps(env)),
        "steps/s of one learner (Gymnasium)": rate(gym_game),
        "vector decisions/s, against random": stepped(opponents="random"),
        "vector decisions/s, every seat": stepped(seat="all"),
        "encodings/s": rate(encoded),
    }


def peer(name: str) -> dict[str, float | str]:
    """A game of PettingZoo, `pettingzoo:MODULE`, or of RLCard, `rlcard:NAME`."""
    library, _, game = name.partition(":")
    if library == "rlcard":
        return {"build": name, "agent steps/s (PettingZoo)": rate(rlcard_steps(game))}
    module = importlib.import_module(f"pettingzoo.classic.{game}")
    return {"build": name, "agent steps/s (PettingZoo)": rate(agent_steps(module.env))}


if __name__ == "__main__":
    print(json.dumps(wildcards() if sys.argv[1] == "wildcards" else peer(sys.argv[1])))
