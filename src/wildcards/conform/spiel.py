"""A game of OpenSpiel, stepped like the others, and what is asked of it."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final

from wildcards.conform.check import DoesNotApplyError, expect, failed
from wildcards.conform.episode import Moment, to_bytes

_GAMES: Final = 2  # simulated by OpenSpiel's own test
_POSITIONS: Final = 20
_WRITTEN_TO: Final = (1, 2)  # as files of the system: standard output and error


class Spiel:
    """A state of a game, in which chance follows from the seed."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.state: Any = None
        self.dice = Random(0)

    def reset(self, seed: int) -> Moment:
        self.state = self.game.new_initial_state()
        self.dice = Random(seed)
        return self._moment()

    def step(self, action: Any) -> Moment:
        self.state.apply_action(action)
        return self._moment()

    def sample(self, seed: int) -> Any:
        return Random(seed).choice(self.state.legal_actions())

    def _moment(self) -> Moment:
        state = self.state
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.dice.choices(outcomes, weights)[0])
        if state.is_terminal():
            return Moment("", to_bytes(list(state.returns())), None, is_over=True)
        player = state.current_player()
        mask = [0] * self.game.num_distinct_actions()
        for action in state.legal_actions():
            mask[action] = 1
        return Moment(str(player), to_bytes((player, told(self.game, state, player))), mask, is_over=False)

    def __deepcopy__(self, memo: dict[int, Any]) -> Spiel:
        return self._with(self.state.clone())

    def _with(self, state: Any) -> Spiel:
        other = Spiel(self.game)
        other.state = state
        other.dice.setstate(self.dice.getstate())
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        import pyspiel

        text = pyspiel.serialize_game_and_state(self.game, self.state)
        return _restored, (text, self.dice.getstate())


def _restored(text: str, dice: Any) -> Spiel:
    import pyspiel

    game, state = pyspiel.deserialize_game_and_state(text)
    other = Spiel(game)
    other.state = state
    other.dice.setstate(dice)
    return other


def told(game: Any, state: Any, player: int) -> list[Any]:
    """What the game tells this player, in all ways it has."""
    kind = game.get_type()
    ways = (
        (kind.provides_information_state_string, "information_state_string"),
        (kind.provides_information_state_tensor, "information_state_tensor"),
        (kind.provides_observation_string, "observation_string"),
        (kind.provides_observation_tensor, "observation_tensor"),
    )
    return [getattr(state, name)(player) for is_there, name in ways if is_there]


def has_chance(game: Any) -> bool:
    """Whether anything in the game is drawn."""
    import pyspiel

    return bool(game.get_type().chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC)


def check_spiel(make: Callable[[], Any]) -> str:
    """OpenSpiel's own simulation of random games. Raises FailedError."""
    import pyspiel

    with quiet() as written:
        try:
            pyspiel.random_sim_test(make(), num_sims=_GAMES, serialize=True, verbose=False)
        except Exception as error:  # noqa: BLE001  # a Python game may raise anything
            failed(f"{error} {written()}".strip())
    return "pyspiel.random_sim_test"


@contextmanager
def quiet() -> Iterator[Callable[[], str]]:
    """Keep what OpenSpiel's own code writes, past Python; yields what gives its last line."""
    sys.stdout.flush()
    sys.stderr.flush()
    kept = [os.dup(number) for number in _WRITTEN_TO]
    with tempfile.TemporaryFile() as file:
        for number in _WRITTEN_TO:
            os.dup2(file.fileno(), number)

        def written() -> str:
            file.seek(0)
            lines = file.read().decode(errors="replace").strip().splitlines()
            return f"(after: {lines[-1]})" if lines else ""

        try:
            yield written
        finally:
            for number, before in zip(_WRITTEN_TO, kept, strict=True):
                os.dup2(before, number)
                os.close(before)


def check_resamples(env: Spiel) -> str:
    """A world resampled from what a player knows looks the same to them. Raises FailedError."""
    import pyspiel

    chooser = Random(1)
    now, asked = env.reset(1), 0
    while not now.is_over and asked < _POSITIONS:
        player = env.state.current_player()
        before = told(env.game, env.state, player)
        try:
            with quiet():
                other = env.state.resample_from_infostate(player, chooser.random)
        except (pyspiel.SpielError, NotImplementedError, AttributeError) as error:
            why = " ".join(str(error).split())[:100]
            raise DoesNotApplyError(f"the game resamples nothing: {why}") from None
        where = f"seed 1, step {asked}"
        expect(told(env.game, other, player) == before, f"{where}: player {player} is told something else")
        expect(other.legal_actions() == env.state.legal_actions(), f"{where}: other actions are legal")
        now = env.step(chooser.choice(env.state.legal_actions()))
        asked += 1
    return f"{asked} positions"
