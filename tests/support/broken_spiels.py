"""Games of OpenSpiel that break one rule each, for `wildcards conform env spiel:…`."""

from __future__ import annotations

import os
from typing import Any, ClassVar

import numpy as np
import pyspiel

CARDS = 4
TURNS = 4


class Hidden(pyspiel.State):  # type: ignore[misc]
    """Two hold a card each and name numbers in turn; the higher card wins. Keeps all rules."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.cards: list[int] = []
        self.named: list[int] = []

    def current_player(self) -> int:
        if len(self.named) == TURNS:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if len(self.cards) < 2 else len(self.named) % 2

    def chance_outcomes(self) -> list[tuple[int, float]]:
        left = [card for card in range(CARDS) if card not in self.cards]
        return [(card, 1 / len(left)) for card in left]

    def _legal_actions(self, player: int) -> list[int]:
        return [0, 1]

    def _apply_action(self, action: int) -> None:
        (self.cards if self.is_chance_node() else self.named).append(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"card {action}" if player == pyspiel.PlayerId.CHANCE else f"says {action}"

    def is_terminal(self) -> bool:
        return len(self.named) == TURNS

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0, 0.0]
        first = 1.0 if self.cards[0] > self.cards[1] else -1.0
        return [first, -first]

    def information_state_string(self, player: int) -> str:
        return f"{self.cards[player : player + 1]} {self.named}"

    def resample_from_infostate(self, player: int, _uniform: Any) -> Any:
        other = self.get_game().new_initial_state()
        card = self.cards[player]
        rival = next(one for one in range(CARDS) if one != card)
        for action in [*((card, rival) if player == 0 else (rival, card)), *self.named]:
            other.apply_action(action)
        return other

    def __str__(self) -> str:
        return f"{self.cards} {self.named}"


class Moody(Hidden):
    """Shows something else each time."""

    def information_state_string(self, player: int) -> str:
        return super().information_state_string(player) + os.urandom(4).hex()


class Forgetful(Hidden):
    """Resamples a world in which the player holds another card."""

    def resample_from_infostate(self, player: int, uniform: Any) -> Any:
        other = self.get_game().new_initial_state()
        for action in [(self.cards[0] + 1) % CARDS, (self.cards[0] + 2) % CARDS, *self.named]:
            other.apply_action(action)
        return other


class Generous(Hidden):
    """Pays more than the game says it can."""

    def returns(self) -> list[float]:
        return [9.0 * one for one in super().returns()]


class Global(Hidden):
    """Rolls everybody's dice."""

    def information_state_string(self, player: int) -> str:
        np.random.random()
        return super().information_state_string(player)


class Observer:
    """What OpenSpiel asks of every game in Python."""

    tensor = None
    dict: ClassVar[dict[str, Any]] = {}

    def set_from(self, state: Any, player: int) -> None:
        pass

    def string_from(self, state: Any, player: int) -> Any:
        return state.information_state_string(player)


def _register(state: type[Hidden]) -> None:
    name = f"python_{state.__name__.lower()}"
    kind = pyspiel.GameType(
        short_name=name,
        long_name=name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )
    facts = pyspiel.GameInfo(
        num_distinct_actions=2,
        max_chance_outcomes=CARDS,
        num_players=2,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=TURNS,
    )

    class Game(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: Any = None) -> None:
            super().__init__(kind, facts, params or {})

        def new_initial_state(self) -> Any:
            return state(self)

        def make_py_observer(self, _type: Any = None, _params: Any = None) -> Observer:
            return Observer()

    pyspiel.register_game(kind, Game)


for one in (Hidden, Moody, Forgetful, Generous, Global):
    _register(one)
