"""How fast OpenSpiel drives our game, next to its own games in Python, in one run: `make bench-spiel`.

Every figure is the best of several runs by processor time, as in measure.py. A step is a roll of chance or a
decision, at which the legal actions are asked for and one of them is applied.
"""

from __future__ import annotations

import platform
from collections.abc import Callable
from importlib.metadata import version
from typing import Any, Final

import pyspiel
from measure import dice, over, rate
from open_spiel.python.games import block_dominoes, kuhn_poker, liars_poker, tic_tac_toe

from wildcards.engine.state import __file__ as engine
from wildcards.envs.open_spiel import ENDGAME, GAME

OURS: Final = (GAME, f"{GAME}(players=2)", f"{GAME}(players=5,edition=2020)", ENDGAME)
MODULES: Final = (kuhn_poker, liars_poker, block_dominoes, tic_tac_toe)
THEIRS: Final = tuple(f"python_{module.__name__.rpartition('.')[2]}" for module in MODULES)


def figures(text: str) -> list[float]:
    """Steps a second; decisions a second; copies, information states as text, and as tensors a second."""
    game = pyspiel.load_game(text)
    rolls = dice()
    found = positions(game)
    players = [state.current_player() for state in found]

    def played(counts: Callable[[Any], bool]) -> Callable[[], int]:
        def work() -> int:
            state = game.new_initial_state()
            steps = 0
            while not state.is_terminal():
                steps += counts(state)
                actions = state.legal_actions()
                state.apply_action(actions[next(rolls) % len(actions)])
            return steps

        return work

    def seen(method: str) -> Callable[[], int]:
        def work() -> int:
            for state, player in zip(found, players, strict=True):
                getattr(state.clone(), method)(player)
            return len(found)

        return work

    return [
        rate(played(lambda _: True)),
        rate(played(lambda state: not state.is_chance_node())),
        rate(over(found, lambda state: state.clone())),
        *[rate(seen(method)) if has(game, method) else 0.0 for method in SHOWN],
    ]


SHOWN: Final = ("information_state_string", "information_state_tensor")


def has(game: Any, method: str) -> bool:
    """Whether the game can do this."""
    return bool(getattr(game.get_type(), f"provides_{method}"))


def positions(game: Any) -> list[Any]:
    """The positions of a game in which somebody decides."""
    rolls = dice()
    state = game.new_initial_state()
    found = []
    while not state.is_terminal():
        if not state.is_chance_node():
            found.append(state.clone())
        actions = state.legal_actions()
        state.apply_action(actions[next(rolls) % len(actions)])
    return found


def main() -> None:
    """Print a line a game."""
    form = "pure" if engine.endswith(".py") else "compiled"
    print(f"Python {platform.python_version()}, OpenSpiel {version('open_spiel')}, our engine {form}")
    titles = ("steps/s", "decisions/s", "copies/s", "texts/s", "tensors/s")
    print(f"{'':40}" + "".join(f"{title:>13}" for title in titles))
    for text in (*OURS, *THEIRS):
        cells = [f"{figure:>13,.0f}" if figure else f"{'–':>13}" for figure in figures(text)]
        print(f"{text:40}" + "".join(cells), flush=True)
    print("texts and tensors: of information states, each of a fresh copy")


if __name__ == "__main__":
    main()
