"""Wild Cards for PettingZoo: `env`, `raw_env` and `parallel_env` (docs/rl.md).

An agent is a seat, `seat_0` to `seat_4`; Leo's seat is not one. Where several seats owe a step at once, as
when all bid, the agent environment asks them one after the other, and none sees what the others chose. In
the parallel one they act in one step, while agents that owe none wait: their mask allows WAIT alone.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from wildcards.engine.rules import Rules
from wildcards.engine.state import State
from wildcards.envs.game import (
    RENDER_MODES,
    Game,
    View,
    action_of,
    action_space,
    check_illegal_reward,
    check_render_mode,
    observation_space,
    rules_of,
)

# Observations, rewards, terminations, truncations and infos, by agent.
Step = tuple[dict[str, View], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class _Seats:
    """The agents of a table and their spaces: what both environments are made of."""

    def __init__(
        self,
        reward: str,
        zero_sum: bool,
        illegal_reward: float,
        render_mode: str | None,
        options: dict[str, Any],
    ) -> None:
        check_render_mode(render_mode)
        check_illegal_reward(illegal_reward)
        self.rules: Rules = rules_of(options)
        self.game = Game(self.rules, reward, zero_sum=zero_sum)
        self.illegal_reward = float(illegal_reward)
        self.seats = {f"seat_{seat}": seat for seat in self.rules.human_seats()}
        self.names = {seat: agent for agent, seat in self.seats.items()}
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            name: observation_space() for name in self.seats
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {name: action_space() for name in self.seats}
        self.random: np.random.Generator | None = None

    def deal(self, seed: int | None) -> State:
        """The next game: the first from the seed, or from one of the system's, later ones follow from it."""
        if seed is not None or self.random is None:
            self.random, _ = seeding.np_random(seed)
        return self.game.deal(self.random.bytes(32))

    def seat(self, agent: object) -> int:
        """The agent's seat. Raises ValueError."""
        if agent not in self.seats:
            raise ValueError(f"agent: expected one of {', '.join(self.seats)}, got {agent!r}")
        return self.seats[str(agent)]


class _Shared:
    """What both environments have: their options, seats and spaces."""

    def __init__(
        self,
        *,
        reward: str = "win",
        zero_sum: bool = False,
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.table = _Seats(reward, zero_sum, illegal_reward, render_mode, options)
        self.render_mode = render_mode
        self.possible_agents = list(self.table.seats)
        self.agents: list[str] = []
        self.observation_spaces = self.table.observation_spaces
        self.action_spaces = self.table.action_spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def close(self) -> None:
        """There is nothing to release."""

    def __str__(self) -> str:
        return "wildcards_v0"

    def _shown(self, text: str) -> str | None:
        """A text, returned or printed as the render mode says."""
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201  # that is what "human" asks for
        return None

    def _check_mode(self) -> None:
        if self.render_mode is None:
            raise ValueError(f"render: expected a render_mode of {' or '.join(RENDER_MODES)}, got None")

    def _check_dealt(self, what: str) -> None:
        if self.table.game.state is None:
            raise RuntimeError(f"{what}: expected reset() first, since no game has been dealt")


class raw_env(_Shared, AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo's name, and it has no types
    """The agent environment: one seat acts at a time.

    reward, zero_sum     what is paid at the end: see reward.py
    illegal_reward       what an illegal action gets: it ends the game, and the others get 0
    render_mode          "ansi" returns what the selected agent sees as text, "human" prints it
    options              edition, seats, leo, leo_seat and the other fields of Rules

    It checks its input itself, so it needs none of PettingZoo's wrappers.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(RENDER_MODES),
        "name": "wildcards_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a game. Without a seed it follows from the last one, or from one of the system's.

        PettingZoo passes options that an environment may not know; this one has none.
        """
        self._state = self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._over = False
        self._select()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> View:
        """What the agent sees now, and its legal actions: WAIT alone unless it owes a step."""
        self._check_dealt("observe")
        return self.table.game.view(self.table.seat(agent), ended=self._over)

    def step(self, action: int | None) -> None:
        """The selected agent's action; None once it is terminated.

        An action that is not legal now ends the game: see `illegal_reward`. Raises ValueError for one that
        is none, and RuntimeError before `reset` and after the last agent has left; nothing changes then.
        """
        self._check_dealt("step")
        if not self.agents:
            raise RuntimeError("step: expected reset() first, since no agent is left in this game")
        if self._over:
            self._leave(action)
            return
        seat = self.table.seats[self.agent_selection]
        number = action_of(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self._state.is_legal(seat, number):
            self._state.step(seat, number)
            if self._state.is_over:
                paid = self.table.game.returns()
                self._end({agent: paid[other] for agent, other in self.table.seats.items()})
            else:
                self._select()
        else:
            self._end({**self.rewards, self.agent_selection: self.table.illegal_reward})
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What the selected agent sees, as text."""
        self._check_dealt("render")
        self._check_mode()
        if not self.agents:
            return None
        text = f"{self.agent_selection}\n{self.table.game.text(self.table.seats[self.agent_selection])}"
        return self._shown(text)

    def _select(self) -> None:
        self.agent_selection = self.table.names[self._state.to_act[0]]

    def _end(self, rewards: dict[str, float]) -> None:
        """Nobody acts any more: each agent is told, and leaves."""
        self._over = True
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _leave(self, action: object) -> None:
        if action is not None:
            raise ValueError(
                f"action: expected None from {self.agent_selection}, which is terminated, got {action!r}"
            )
        gone = self.agents.pop(0)
        for table in (
            self.rewards,
            self._cumulative_rewards,
            self.terminations,
            self.truncations,
            self.infos,
        ):
            table.pop(gone, None)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]


def env(**options: Any) -> raw_env:
    """The agent environment; `raw_env` lists the options."""
    return raw_env(**options)


class parallel_env(_Shared, ParallelEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo's name, and it has no types
    """The parallel environment: all seats that owe a step act in one. Its options are those of `raw_env`.

    What agents do that owe no step is ignored, and they need not be in `actions`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(RENDER_MODES),
        "name": "wildcards_v0",
        "is_parallelizable": True,
        "render_fps": 1,
    }

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, View], dict[str, dict[str, Any]]]:
        """Deal a game. Without a seed it follows from the last one, or from one of the system's."""
        self._state = self.table.deal(seed)
        self.agents = self.possible_agents[:]
        if self.render_mode == "human":
            self.render()
        return self._views(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        """An action of every agent that owes a step.

        If one is not legal now, none is taken and the game ends: see `illegal_reward`. Raises ValueError for
        a missing action, one that is none, and an agent there is not, and RuntimeError when no game is
        going on; nothing changes then.
        """
        if not self.agents:
            raise RuntimeError("step: expected reset() first, since no game is going on")
        chosen = self._chosen(actions)
        illegal = [seat for seat, action in chosen.items() if not self._state.is_legal(seat, action)]
        paid = [0.0] * self.table.rules.seats
        if illegal:
            for seat in illegal:
                paid[seat] = self.table.illegal_reward
        else:
            for seat, action in chosen.items():
                self._state.step(seat, action)
            if self._state.is_over:
                paid = self.table.game.returns()
        over = bool(illegal) or self._state.is_over
        told = self.agents
        result: Step = (
            self._views(ended=over),
            {agent: paid[self.table.seats[agent]] for agent in told},
            dict.fromkeys(told, over),
            dict.fromkeys(told, False),
            {agent: {} for agent in told},
        )
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return result

    def render(self) -> str | None:
        """What every agent that owes a step sees, as text."""
        self._check_mode()
        self._check_dealt("render")
        seats = self._state.to_act
        text = "\n\n".join([f"{self.table.names[seat]}\n{self.table.game.text(seat)}" for seat in seats])
        return self._shown(text)

    def _views(self, *, ended: bool = False) -> dict[str, View]:
        return {agent: self.table.game.view(self.table.seats[agent], ended=ended) for agent in self.agents}

    def _chosen(self, actions: dict[str, int]) -> dict[int, int]:
        """The actions of the seats that owe a step, all checked to be numbers of actions."""
        found = {self.table.seat(agent): action_of(action) for agent, action in actions.items()}
        missing = [self.table.names[seat] for seat in self._state.to_act if seat not in found]
        if missing:
            raise ValueError(f"actions: expected one of {', '.join(missing)}, got none")
        return {seat: found[seat] for seat in self._state.to_act}
