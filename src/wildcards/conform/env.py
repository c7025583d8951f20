"""What is asked of an environment of PettingZoo, Gymnasium or OpenSpiel."""

from __future__ import annotations

import copy
import pickle
import random
import warnings
from collections.abc import Callable
from typing import Any, Final

from wildcards.conform.check import Check, DoesNotApplyError, expect, failed
from wildcards.conform.episode import Env, Moment, choose, episode
from wildcards.conform.kinds import kind_of
from wildcards.conform.many import Many, check_apart
from wildcards.conform.spiel import Spiel, check_resamples, has_chance
from wildcards.errors import SurroundingsError

SEEDS: Final = (1, 2, 3)


class Subject:
    """The environment that is asked about. Raises SurroundingsError if there is none of this name."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.kind: Final = kind_of(name)
        self._tried()

    def _tried(self) -> None:
        try:
            self.made()
        except Exception as error:  # noqa: BLE001  # other people's code may raise anything
            why = " ".join(f"{type(error).__name__}: {error}".split())
            raise SurroundingsError(f"env {self.name!r}: expected one that can be made, got {why}") from None

    def made(self) -> Any:
        """A new one."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return self.kind.make()

    def env(self) -> Env:
        """A new one, to step."""
        return self.over(self.made())

    def over(self, made: Any) -> Env:
        """This one, to step."""
        return self.kind.over(made)


def passes_suite(subject: Subject) -> str:
    """The framework's own suite finds nothing wrong."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return subject.kind.suite(subject.made)


def has_legal_actions(subject: Subject) -> str:
    """Before the end there is always a legal action, and legal actions lead to the end."""
    env = subject.env()
    lengths, masks = [], 0
    for seed in SEEDS:
        moments = list(episode(env, seed, seed))
        lengths.append(len(moments))
        masks += len([one for one in moments if one.mask])
    return f"episodes of {', '.join(map(str, lengths))} steps; {masks} masks"


def repeats_itself(subject: Subject) -> None:
    """Equal seeds and actions lead to equal episodes, also in one that was used before."""
    used = subject.env()
    cases = []
    for seed in SEEDS:
        expected, got = list(episode(subject.env(), seed, seed)), list(episode(used, seed, seed))
        cases += _differences(expected, got, f"seed {seed}")
    _check_none(cases)


def tells_seeds_apart(subject: Subject) -> None:
    """Different seeds begin differently, or go on differently under the same actions."""
    env = subject.env()
    if isinstance(env, Spiel) and not has_chance(env.game):
        raise DoesNotApplyError("nothing in the game is drawn")
    episodes = [[one.told for one in episode(subject.env(), seed, 1)] for seed in SEEDS]
    expect(
        episodes[0] != episodes[1] or episodes[0] != episodes[2], f"seeds {SEEDS} lead to the same episode"
    )


def can_be_copied(subject: Subject) -> None:
    """A pickled copy and a deep one go on as the original does, and leave it alone."""
    half = len(list(episode(subject.env(), 1, 1))) // 2
    ways: dict[str, Callable[[Any], Any]] = {"pickle": _pickled, "deepcopy": copy.deepcopy}
    for name, copied in ways.items():
        env, chooser = subject.env(), random.Random(1)
        now = env.reset(1)
        for _ in range(half):
            now = env.step(choose(env, now, chooser, name))
        other = copied(env)
        _check_none(_differences(_rest(env, now), _rest(other, now), name))


def _pickled(env: Env) -> Any:
    return pickle.loads(pickle.dumps(env))


def _rest(env: Env, now: Moment) -> list[Moment]:
    chooser, found = random.Random(2), [now]
    while not found[-1].is_over:
        found.append(env.step(choose(env, found[-1], chooser, "after the copy")))
    return found


def _differences(expected: list[Moment], got: list[Moment], where: str) -> list[tuple[int, str]]:
    """The first step at which two episodes differ, and how; nothing if they are equal."""
    for number, (one, other) in enumerate(zip(expected, got, strict=False)):
        if one != other:
            at = next((i for i, (a, b) in enumerate(zip(one.told, other.told, strict=False)) if a != b), 0)
            both = f"{one.told[at:][:60]!r}, {other.told[at:][:60]!r}"
            return [(number, f"{where}: step {number} differs: {both}")]
    if len(expected) == len(got):
        return []
    return [(len(got), f"{where}: expected {len(expected)} steps, got {len(got)}")]


def _check_none(cases: list[tuple[int, str]]) -> None:
    """Fail with the case of the fewest steps, if there is one."""
    if cases:
        failed(min(cases)[1])


def uses_its_own_dice(subject: Subject) -> None:
    """It leaves the global random numbers of Python and NumPy alone."""
    import numpy as np

    def states() -> tuple[Any, str]:
        return random.getstate(), repr(np.random.get_state())  # just those are meant

    before = states()
    for _ in episode(subject.env(), 1, 1):
        pass
    expect(states() == before, "the global random numbers were used")


def has_games_apart(subject: Subject) -> None:
    """Of many games at once each follows from its own seed."""
    env = subject.env()
    if not isinstance(env, Many):
        raise DoesNotApplyError("it has one game at a time")
    check_apart(env.env)


def resamples_alike(subject: Subject) -> str:
    """A world resampled from what a player knows looks the same to that player."""
    env = subject.env()
    if not isinstance(env, Spiel):
        raise DoesNotApplyError("only games of OpenSpiel are resampled")
    return check_resamples(env)


CHECKS: Final[tuple[Check[Subject], ...]] = (
    Check("suite", "passes the framework's own suite", passes_suite),
    Check("masks", "has a legal action before the end, and comes to an end", has_legal_actions),
    Check("seeds", "equal seeds and actions lead to equal episodes", repeats_itself),
    Check("chance", "different seeds lead to different episodes", tells_seeds_apart),
    Check("copies", "goes on alike when pickled or copied", can_be_copied),
    Check("dice", "leaves the global random numbers alone", uses_its_own_dice),
    Check("apart", "many games at once follow each from its own seed", has_games_apart),
    Check("resample", "a world resampled from what a player knows looks the same", resamples_alike),
)
