"""Episodes: an environment of PettingZoo (AEC) or Gymnasium, stepped alike, by random legal actions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from wildcards.conform.check import expect, failed

MASK: Final = "action_mask"
MOST_STEPS: Final = 20_000


class Moment(NamedTuple):
    """What the environment says at one step.

    `told` is all of it, to compare; `mask` what is legal: None if it does not say, empty for one that is out.
    """

    who: str
    told: bytes
    mask: list[int] | None
    is_over: bool


class Env(Protocol):
    """What both kinds have in common."""

    def reset(self, seed: int) -> Moment:
        """Begin."""

    def step(self, action: int | None) -> Moment:
        """Go on; None for an agent that is out."""

    def sample(self, seed: int) -> Any:
        """An action for an environment that has no mask."""


class Turns:
    """An AEC environment of PettingZoo."""

    def __init__(self, env: Any) -> None:
        self.env = env

    def reset(self, seed: int) -> Moment:
        self.env.reset(seed=seed)
        return self._moment()

    def step(self, action: int | None) -> Moment:
        self.env.step(action)
        return self._moment()

    def sample(self, seed: int) -> Any:
        space = self.env.action_space(self.env.agent_selection)
        space.seed(seed)
        return space.sample()

    def _moment(self) -> Moment:
        if not self.env.agents:
            return Moment("", b"", None, is_over=True)
        who = self.env.agent_selection
        seen, reward, ended, cut, info = self.env.last()
        is_out = ended or cut
        told = to_bytes((who, seen, reward, ended, cut, info))
        return Moment(who, told, [] if is_out else mask_in(seen, info), is_over=False)


class Single:
    """An environment of Gymnasium."""

    def __init__(self, env: Any) -> None:
        self.env = env

    def reset(self, seed: int) -> Moment:
        seen, info = self.env.reset(seed=seed)
        return self._moment(seen, 0.0, is_over=False, info=info)

    def step(self, action: int | None) -> Moment:
        seen, reward, ended, cut, info = self.env.step(action)
        return self._moment(seen, reward, is_over=ended or cut, info=info)

    def sample(self, seed: int) -> Any:
        self.env.action_space.seed(seed)
        return self.env.action_space.sample()

    def _moment(self, seen: Any, reward: Any, *, is_over: bool, info: Any) -> Moment:
        mask = mask_in(seen, info)
        if mask is None and hasattr(self.env.unwrapped, "action_masks"):
            mask = [int(one) for one in self.env.unwrapped.action_masks()]
        return Moment("", to_bytes((seen, reward, is_over, info)), mask, is_over)


def mask_in(seen: Any, info: Any) -> list[int] | None:
    """The mask of legal actions, where frameworks have it."""
    for place in (seen, info):
        if isinstance(place, dict) and MASK in place:
            return [int(one) for one in place[MASK]]
    return None


def to_bytes(value: Any) -> bytes:
    """Anything an environment says, so that equal means equal."""
    if isinstance(value, dict):
        return b"{" + b",".join([to_bytes(pair) for pair in value.items()]) + b"}"
    if isinstance(value, list | tuple):
        return b"[" + b",".join([to_bytes(one) for one in value]) + b"]"
    if hasattr(value, "tobytes") and value.dtype.hasobject:
        return to_bytes(value.tolist())
    if hasattr(value, "tobytes"):
        return f"{value.dtype}{value.shape}".encode() + bytes(value.tobytes())
    return repr(value).encode()


def episode(env: Env, seed: int, dice: int) -> Iterator[Moment]:
    """A whole episode by legal actions that follow from `dice`. Raises FailedError where none is legal."""
    chooser = Random(dice)
    now = env.reset(seed)
    for number in range(MOST_STEPS):
        yield now
        if now.is_over:
            return
        now = env.step(choose(env, now, chooser, f"seed {seed}, step {number}"))
    failed(f"seed {seed}: expected an end within {MOST_STEPS} steps")


def choose(env: Env, now: Moment, chooser: Random, where: str) -> Any:
    """A legal action; None for an agent that is out."""
    if now.mask == []:
        return None
    if now.mask is None:
        return env.sample(chooser.getrandbits(31))
    legal = [action for action, is_legal in enumerate(now.mask) if is_legal]
    expect(set(now.mask) <= {0, 1}, f"{where}: expected a mask of 0 and 1, got {now.mask}")
    expect(legal, f"{where}: expected a legal action before the end, got an empty mask")
    return chooser.choice(legal)
