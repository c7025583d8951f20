"""Many games of Gymnasium at once, stepped by one game's action after another, and what is asked of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from wildcards.conform.check import DoesNotApplyError, expect
from wildcards.conform.episode import MASK, Moment, to_bytes

GAMES: Final = 3
_STEPS: Final = 150  # of the games together; they begin again where they end, so there is no other end


class Many:
    """Asks each game for its action in turn; with the last of them all step."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.chosen: list[Any] = []
        self.steps = 0
        self.told: tuple[Any, ...] = ()  # what the last step or reset returned

    def reset(self, seed: int) -> Moment:
        self.told = self.env.reset(seed=seed)
        self.chosen, self.steps = [], 0
        return self._moment()

    def step(self, action: Any) -> Moment:
        # One that has ended and waits to begin again takes any action.
        self.chosen.append(self.sample(0) if action is None else action)
        if len(self.chosen) == self.env.num_envs:
            self.told = self.env.step(np.array(self.chosen))
            self.chosen = []
            self.steps += 1
        return self._moment()

    def sample(self, seed: int) -> Any:
        space = self.env.single_action_space
        space.seed(seed)
        return space.sample()

    def has_ended(self, game: int) -> bool:
        """Whether this game ended in the last step."""
        return len(self.told) > 2 and bool(self.told[2][game] or self.told[3][game])

    def mask(self, game: int) -> list[int] | None:
        """What is legal in this game, if it says."""
        for place in (self.told[0], self.told[-1]):
            if isinstance(place, dict) and MASK in place:
                return [int(one) for one in place[MASK][game]]
        return None

    def _moment(self) -> Moment:
        game = len(self.chosen)
        told = to_bytes(self.told) if game == 0 else b""  # all of it once a step
        if self.steps == _STEPS:
            return Moment("", told, None, is_over=True)
        mask = [] if self.has_ended(game) and _waits(self.env) else self.mask(game)
        return Moment(str(game), told, mask, is_over=False)


def _waits(env: Any) -> bool:
    """Whether a game that ended begins again with the next step, not at once."""
    from gymnasium.vector import AutoresetMode

    return bool(env.metadata.get("autoreset_mode") != AutoresetMode.SAME_STEP)


def check_many(make: Callable[[], Any]) -> str:
    """Ask for the form that `VectorEnv` describes: Gymnasium has no test of it. Raises FailedError."""
    from gymnasium.vector import VectorEnv
    from gymnasium.vector.utils import batch_space

    env = make()
    expect(isinstance(env.unwrapped, VectorEnv), "expected a gymnasium.vector.VectorEnv")
    for name in ("observation", "action"):
        single, batch = getattr(env, f"single_{name}_space"), getattr(env, f"{name}_space")
        expect(batch == batch_space(single, env.num_envs), f"{name}_space: expected the single one, batched")
    stepper = Many(env)
    now = stepper.reset(1)
    for _ in range(_STEPS * env.num_envs):
        if not stepper.chosen:
            _check_form(env, stepper.told, f"seed 1, step {stepper.steps}")
        legal = [] if now.mask is None else [action for action, may in enumerate(now.mask) if may]
        now = stepper.step(legal[0] if legal else None)
    return f"the form of gymnasium.vector.VectorEnv, {_STEPS} steps"


def _check_form(env: Any, told: tuple[Any, ...], where: str) -> None:
    """What one reset or step returned."""
    expect(env.observation_space.contains(told[0]), f"{where}: the observation is not in observation_space")
    expect(isinstance(told[-1], dict), f"{where}: expected an info that is a dict")
    if len(told) == 2:
        return
    _, rewards, ended, cut, info = told
    for name, array, kinds in (
        ("rewards", rewards, "fiu"),
        ("terminations", ended, "b"),
        ("truncations", cut, "b"),
    ):
        expect(
            isinstance(array, np.ndarray) and array.shape == (env.num_envs,) and array.dtype.kind in kinds,
            f"{where}: {name}: expected an array of {env.num_envs}, got {array!r}",
        )
    if (ended | cut).any() and not _waits(env):
        for key in ("final_obs", "final_info"):
            expect(key in info, f"{where}: a game ended, but info has no {key}")


def check_apart(env: Any) -> None:
    """Each game follows from its own seed, wherever it stands. Raises FailedError, DoesNotApplyError."""
    seeds = list(range(1, env.num_envs + 1))
    first = _parts(env, seeds)
    second = _parts(env, seeds[::-1])[::-1]
    if len(set(first)) == 1:
        raise DoesNotApplyError("the games begin alike whatever their seeds")
    for game, (one, other) in enumerate(zip(first, second, strict=True)):
        expect(one == other, f"seed {seeds[game]}: another game in place {game} than in another place")


def _parts(env: Any, seeds: list[int]) -> list[bytes]:
    """What each game shows first."""
    from gymnasium.error import Error
    from gymnasium.vector.utils import iterate

    try:
        seen, _ = env.reset(seed=seeds)
    except Error as error:
        raise DoesNotApplyError(f"it takes no seeds, one for each game: {error}") from None
    return [to_bytes(one) for one in iterate(env.observation_space, seen)]
