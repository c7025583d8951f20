"""Many games at once for Gymnasium, stepped inside compiled code (docs/rl.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from wildcards.bots.heuristic import Heuristic
from wildcards.bots.weights import tuned_heuristic
from wildcards.engine.action import ACTIONS
from wildcards.engine.chance import Rng
from wildcards.engine.rules import SEATS, Rules
from wildcards.envs.batch import GOES_ON, ILLEGAL, Batch
from wildcards.envs.encoding import SIZE, numbers
from wildcards.envs.game import WAIT, View, action_space, observation_space
from wildcards.envs.gymnasium import check_no_options, learner_seats
from wildcards.envs.options import Options
from wildcards.envs.rivals import specs_of

SELF_PLAY: Final = "all"  # as `seat`: every seat, so that nobody else plays
WRITTEN: Final = ("turn", "fate", "acted", "rewards", "paid", "drawn")  # of a batch: see its `__init__`
# The opponents that can play inside compiled code.
MAKERS: Final = {"random": lambda: None, "greedy": tuned_heuristic}

Step = tuple[View, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class WildCardsVectorEnv(VectorEnv[View, NDArray[np.int64], Any]):
    """`num_envs` games side by side; where one ends, the next begins in the same step (SAME_STEP).

    opponents       "random" or "greedy", for all rivals or one for each, from the learner's left on
    seat            the learner's, or "rotating": another with every game; or "all": the learner plays every
                    seat, info["seat"] says which one decides, and there are no opponents
    observations    those of one game, stacked
    rewards         of the seat that acted; info["returns"] has those of all seats where a game ended
    info            "seat": which decides; where a game ended also "final_obs", "final_info", "returns"

    The other options are those of `WildCardsEnv`. Bots that search cannot play here: use
    `make_vec(..., vectorization_mode="sync")` or "async" with them.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # type: ignore[misc]

    def __init__(self, num_envs: int = 1, **options: Any) -> None:
        if isinstance(num_envs, bool) or not isinstance(num_envs, int) or num_envs < 1:
            raise ValueError(f"num_envs: expected a whole number from 1, got {num_envs!r}")
        chosen = Options.of(options)
        if chosen.render_mode is not None:
            raise ValueError(f"render_mode: expected None for many games at once, got {chosen.render_mode!r}")
        self.num_envs = num_envs
        self.rules: Final = chosen.rules
        plays_all = chosen.seat == SELF_PLAY
        self._seats: Final = [] if plays_all else learner_seats(chosen.seat, self.rules)
        self._opponents: Final = [] if plays_all else rivals_of(chosen.opponents, self.rules)
        self._payment: Final = (chosen.reward, chosen.zero_sum, float(chosen.illegal_reward))
        self.single_observation_space = observation_space()
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._make()

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[View, dict[str, Any]]:
        """Deal all games: from one seed, or from one for each. Without, it goes on as the last one did."""
        check_no_options(options)
        if isinstance(seed, int) or seed is None:
            super().reset(seed=seed)
            seeds = self.np_random.integers(0, 1 << 63, self.num_envs).tolist()
        else:
            seeds = _checked_seeds(seed, self.num_envs)
        self._batch.begin(seeds)
        self._dealt = True
        return self._views(), {"seat": self._wrote["turn"].copy()}

    def step(self, actions: Any) -> Step:
        """One action in each game.

        One that is not legal now ends its game: `illegal_reward`, and info["illegal"] is True there. Raises
        ValueError unless these are `num_envs` whole numbers from 0 to 46, and ResetNeeded before `reset`;
        nothing changes then.
        """
        if not self._dealt:
            raise ResetNeeded("step: expected reset() first, since no game has been dealt")
        self._batch.step(self._checked(actions).tobytes())
        fate = self._wrote["fate"]
        ended = fate != GOES_ON
        info: dict[str, Any] = {"seat": self._wrote["turn"].copy()}
        if ended.any():
            self._tell_ends(info, ended, fate == ILLEGAL)
        return self._views(), self._wrote["rewards"].copy(), ended, np.zeros(self.num_envs, np.bool_), info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of all games, True where legal now: num_envs × 47."""
        if not self._dealt:
            raise ResetNeeded("action_masks: expected reset() first, since no game has been dealt")
        return self._masks[:, :ACTIONS].astype(np.bool_)

    def sample_legal(self) -> NDArray[np.int64]:
        """A legal action in each game, each as likely as the others, from the environment's own chance."""
        if not self._dealt:
            raise ResetNeeded("sample_legal: expected reset() first, since no game has been dealt")
        self._batch.draw(self._dice)
        return self._wrote["drawn"].copy()

    @property
    def decisions(self) -> int:
        """How many steps have been taken, the opponents' too."""
        return self._batch.steps

    def _make(self) -> None:
        """The games, and the views of what they write."""
        rivals: list[Heuristic | None] = [MAKERS[name]() for name in self._opponents]
        self._batch = Batch(self.rules, self.num_envs, self._seats, rivals, *self._payment)
        self._dice = Rng(0)
        self._dealt = False
        self._observations = numbers(self._batch.words).reshape(self.num_envs, SIZE)
        self._masks = numbers(self._batch.masks).reshape(self.num_envs, -1)
        self._last = numbers(self._batch.last_words).reshape(self.num_envs, SIZE)
        self._wrote = {name: np.asarray(memoryview(getattr(self._batch, name))) for name in WRITTEN}

    def _views(self) -> View:
        return {"observation": self._observations.copy(), "action_mask": self._masks[:, :ACTIONS].copy()}

    def _checked(self, actions: Any) -> NDArray[np.int64]:
        array = np.asarray(actions)
        if array.shape == (self.num_envs,) and array.dtype.kind in "iu":
            chosen = array.astype("<i8")
            if chosen.view("<u8").max() < ACTIONS:  # one below 0 is a large one there
                return chosen
        raise ValueError(
            f"actions: expected {self.num_envs} whole numbers from 0 to {ACTIONS - 1}, got {actions!r}"
        )

    def _tell_ends(self, info: dict[str, Any], ended: NDArray[np.bool_], illegal: NDArray[np.bool_]) -> None:
        """Add what Gymnasium wants to know of finished games, and what they paid."""
        final = np.empty(self.num_envs, dtype=object)  # of None
        which = np.flatnonzero(ended)
        last = self._last[which]
        masks = np.zeros((len(which), ACTIONS), np.int8)
        masks[:, WAIT] = 1
        for row, i in enumerate(which.tolist()):
            final[i] = {"observation": last[row], "action_mask": masks[row]}
        paid = self._wrote["paid"].reshape(self.num_envs, SEATS)[:, : self.rules.seats].copy()
        paid[~ended] = 0.0
        info["final_obs"] = final
        info["final_info"] = {"seat": self._wrote["acted"].copy(), "_seat": ended.copy()}
        info["returns"] = paid
        info["illegal"] = illegal
        for name in ("final_obs", "final_info", "returns", "illegal"):
            info[f"_{name}"] = ended.copy()

    def __getstate__(self) -> dict[str, Any]:
        made = ("_batch", "_dice", "_observations", "_masks", "_last", "_wrote")
        kept = {name: value for name, value in self.__dict__.items() if name not in made}
        dice = self._dice
        return {**kept, "_kept": (self._batch.states, self._batch.dump(), [dice.a, dice.b, dice.c, dice.d])}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        states, numbers_, rolls = kept.pop("_kept")
        self.__dict__.update(kept)
        dealt = self._dealt
        self._make()
        if dealt:
            self._batch.load(states, numbers_)
        self._dice.a, self._dice.b, self._dice.c, self._dice.d = rolls
        self._dealt = dealt


def rivals_of(opponents: str | Sequence[str], rules: Rules) -> list[str]:
    """The names of opponents that play inside compiled code. Raises ValueError or BotError."""
    names = [spec.text for spec in specs_of(opponents, rules)]
    for name in names:
        if name not in MAKERS:
            raise ValueError(
                f"opponents: expected {' or '.join(MAKERS)} for games stepped together, got {name!r}; "
                "make_vec with vectorization_mode='sync' takes every bot"
            )
    return names


def _checked_seeds(seeds: Sequence[int], number: int) -> list[int]:
    if len(seeds) != number or any(isinstance(seed, bool) or not 0 <= seed < 1 << 63 for seed in seeds):
        raise ValueError(f"seed: expected {number} whole numbers from 0 to 2**63 - 1, got {seeds!r}")
    return list(seeds)
