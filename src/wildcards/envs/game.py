"""One game as the environments play it: what a seat is shown, what is paid, and what bad input gets."""

from __future__ import annotations

from dataclasses import fields
from operator import index
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from wildcards.engine.action import ACTIONS, DONE
from wildcards.engine.legal import legal_mask
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.envs.encoding import HIGH, Encoder, describe
from wildcards.envs.reward import check_reward, returns
from wildcards.errors import RulesError

View = dict[str, NDArray[np.int8]]
RENDER_MODES: Final = ("ansi", "human")
# The mask of a seat that owes no step: it waits, or passes, and whatever it does is ignored.
WAIT: Final = DONE
_OPTIONS: Final = tuple([field.name for field in fields(Rules)])


class Game:
    """A game that is dealt again and again by the same rules, and paid in the same way."""

    def __init__(self, rules: Rules, reward: str, *, zero_sum: bool) -> None:
        check_reward(reward, zero_sum)
        self.rules: Final = rules
        self.reward: Final = reward
        self.zero_sum: Final = zero_sum
        self.encoder: Final = Encoder(rules)
        self.state: State | None = None

    def deal(self, seed: bytes) -> State:
        """The next game, from 32 bytes."""
        self.state = new_game(self.rules, seed=seed)
        self.state.logging = False
        return self.state

    def view(self, seat: int, *, ended: bool = False) -> View:
        """What the seat sees, and its legal actions; WAIT alone if it owes no step, or the game was ended."""
        assert self.state is not None
        legal = 0 if ended else legal_mask(self.state, seat)
        return {
            "observation": self.encoder.encode(self.state, seat),
            "action_mask": self.encoder.spread(legal or 1 << WAIT),
        }

    def returns(self) -> list[float]:
        """What each seat gets for the finished game."""
        assert self.state is not None
        return returns(self.state, self.reward, self.zero_sum)

    def text(self, seat: int) -> str:
        """What the seat sees, a line a fact."""
        assert self.state is not None
        facts = describe(self.state.observe(seat))
        players = facts.pop("seats")
        lines = [f"{name}: {_plain(fact)}" for name, fact in facts.items()]
        return "\n".join([*lines, *[f"seat +{turn}: {_plain(one)}" for turn, one in enumerate(players)]])


def _plain(fact: object) -> str:
    if isinstance(fact, dict):
        return ", ".join([f"{name} {_plain(value)}" for name, value in fact.items() if value])
    return " ".join([str(one) for one in fact]) if isinstance(fact, list) else str(fact)


def rules_of(options: dict[str, Any]) -> Rules:
    """The rules of these options. Raises RulesError."""
    for name in options:
        if name not in _OPTIONS:
            raise RulesError(f"expected an option of the rules ({', '.join(_OPTIONS)}), got {name!r}")
    return Rules(**options)


def check_render_mode(mode: object) -> None:
    """Raise ValueError unless there is such a mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode: expected None, {' or '.join(RENDER_MODES)}, got {mode!r}")


def check_illegal_reward(reward: object) -> None:
    """Raise ValueError unless this is a number."""
    if isinstance(reward, bool) or not isinstance(reward, int | float):
        raise ValueError(f"illegal_reward: expected a number, got {reward!r}")  # noqa: TRY004  # as for all options


def action_of(action: Any) -> int:
    """The action as a number from 0 to 46. Raises ValueError."""
    try:
        number = index(action)
    except TypeError:
        number = -1
    if 0 <= number < ACTIONS and not isinstance(action, bool):
        return number
    raise ValueError(f"action: expected a whole number from 0 to {ACTIONS - 1}, got {action!r}")


def observation_space() -> spaces.Dict:
    """The space of a view."""
    return spaces.Dict(
        {
            # Of 1 also where nothing is, since Gymnasium warns of numbers that cannot change.
            "observation": spaces.Box(np.zeros_like(HIGH), np.maximum(HIGH, 1), dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def action_space() -> spaces.Discrete:
    """The space of the actions."""
    return spaces.Discrete(int(ACTIONS))
