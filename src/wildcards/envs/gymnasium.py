"""Wild Cards for Gymnasium: one learner against bots (docs/rl.md).

Importing this registers `wildcards/WildCards-v0`, for `gymnasium.make` and `gymnasium.make_vec`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import Env
from gymnasium.envs.registration import register, registry
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from wildcards.engine.rules import Rules
from wildcards.envs.game import (
    RENDER_MODES,
    Game,
    View,
    action_of,
    action_space,
    check_render_mode,
    observation_space,
)
from wildcards.envs.options import Options
from wildcards.envs.rivals import Rivals, specs_of

ENV_ID: Final = "wildcards/WildCards-v0"  # what `gymnasium.make` calls it
ROTATING: Final = "rotating"  # as `seat`: another one in every game


class WildCardsEnv(Env[Any, Any]):
    """One seat plays, bots play the others.

    opponents        the name of a bot for all rivals, or one for each, from the learner's left on
    seat             the learner's, or "rotating": with every game the next one
    reward, zero_sum what is paid at the end: see reward.py
    illegal_reward   what an illegal action gets: it ends the game
    render_mode      "ansi" returns what the learner sees as text, "human" prints it at every step
    the others       edition, seats, leo, leo_seat and the other fields of Rules

    All are given by name; envs/options.py has their defaults.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # type: ignore[misc]

    def __init__(self, **options: Any) -> None:
        chosen = Options.of(options)
        check_render_mode(chosen.render_mode)
        self.game: Final = Game(chosen.rules, chosen.reward, zero_sum=chosen.zero_sum)
        self.seats: Final = learner_seats(chosen.seat, chosen.rules)
        self.rivals: Final = Rivals(specs_of(chosen.opponents, chosen.rules))
        self.illegal_reward: Final = float(chosen.illegal_reward)
        self.render_mode = chosen.render_mode
        self.observation_space = observation_space()
        self.action_space = action_space()
        self.seat = self.seats[0]
        self._games = 0
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[View, dict[str, Any]]:
        """Deal a game and let the bots play to the learner's first decision.

        Without a seed it follows from the last one, or from one of the system's. There are no options.
        """
        super().reset(seed=seed)
        check_no_options(options)
        if seed is not None:
            self._games = 0
        secret = self.np_random.bytes(32)
        self.seat = self.seats[self._games % len(self.seats)]
        self._games += 1
        state = self.game.deal(secret)
        state.logging = True  # bots remember what they have seen
        self.rivals.begin(state, self.seat, secret)
        self._play_on()
        if self.render_mode == "human":
            self.render()
        return self.game.view(self.seat), self._info()

    def step(self, action: Any) -> tuple[View, float, bool, bool, dict[str, Any]]:
        """The learner's action, and those of the bots up to its next decision, or the end.

        One that is not legal now ends the game: `illegal_reward`, and info["illegal"] says why. Raises
        ValueError for one that is none, and ResetNeeded when no game is going on; nothing changes then.
        """
        if self._over:
            raise ResetNeeded("step: expected reset() first, since no game is going on")
        state = self.game.state
        assert state is not None
        number = action_of(action)
        reward, info = 0.0, self._info()
        if state.is_legal(self.seat, number):
            self._apply(self.seat, number)
            if self._play_on():
                paid = self.game.returns()
                reward = paid[self.seat]
                info["returns"] = np.array(paid)
        else:
            self._over = True
            reward = self.illegal_reward
            info["illegal"] = f"expected one of {state.legal_actions(self.seat)}, got {number}"
        if self.render_mode == "human":
            self.render()
        return self.game.view(self.seat, ended=self._over), reward, self._over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions as sb3-contrib's MaskablePPO asks for them: True where legal now."""
        if self.game.state is None:
            raise ResetNeeded("action_masks: expected reset() first, since no game has been dealt")
        return self.game.view(self.seat, ended=self._over)["action_mask"].astype(np.bool_)

    def render(self) -> str | None:
        """What the learner sees, as text."""
        if self.render_mode is None:
            raise ValueError(f"render: expected a render_mode of {' or '.join(RENDER_MODES)}, got None")
        if self.game.state is None:
            raise ResetNeeded("render: expected reset() first, since no game has been dealt")
        text = self.game.text(self.seat)
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201  # that is what "human" asks for
        return None

    def close(self) -> None:
        """Release the bots."""
        self.rivals.close()

    def _play_on(self) -> bool:
        """Let the bots act until the learner owes a step or the game is over; returns whether it is.

        Where a bot fails, its error is raised and the game is over.
        """
        state = self.game.state
        assert state is not None
        self._over = True
        while (owing := state.to_act) and owing[0] != self.seat:
            self._apply(owing[0], self.rivals.choose(state, owing[0]))
        self._over = not owing
        return self._over

    def _apply(self, seat: int, action: int) -> None:
        state = self.game.state
        assert state is not None
        if self.rivals.curious:
            self.rivals.tell(state.apply(seat, action))
        else:
            state.step(seat, action)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.rivals.restored(self.game.state)


def learner_seats(seat: object, rules: Rules) -> list[int]:
    """The seats the learner takes in turn. Raises ValueError."""
    people = rules.human_seats()
    if seat == ROTATING:
        return people
    if isinstance(seat, bool) or not isinstance(seat, int) or seat not in people:
        raise ValueError(f"seat: expected one of {people} or {ROTATING!r}, got {seat!r}")
    return [seat]


def check_no_options(options: dict[str, Any] | None) -> None:
    """Raise ValueError for options of `reset`: there are none."""
    if options:
        raise ValueError(f"reset: expected no options, got {', '.join(map(repr, options))}")


if ENV_ID not in registry:
    register(
        ENV_ID,
        entry_point="wildcards.envs.gymnasium:WildCardsEnv",
        vector_entry_point="wildcards.envs.vector:WildCardsVectorEnv",
        order_enforce=False,  # it says itself when a reset is needed
    )
