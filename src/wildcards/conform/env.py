"""What is asked of an environment: a module of PettingZoo's kind, or an id of Gymnasium's."""

from __future__ import annotations

import contextlib
import copy
import importlib
import importlib.util
import io
import pickle
import random
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from wildcards.conform.check import Check, expect
from wildcards.conform.episode import Env, Moment, Single, Turns, choose, episode
from wildcards.errors import MissingPackageError, SurroundingsError, how_to_install

SEEDS: Final = (1, 2, 3)
_CYCLES: Final = 300  # steps of PettingZoo's own test


class Subject:
    """The environment that is asked about. Raises SurroundingsError if there is none of this name."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self._make, self.is_turns = _maker(name)
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
            return self._make()

    def env(self) -> Env:
        """A new one, to step."""
        return self.over(self.made())

    def over(self, made: Any) -> Env:
        """This one, to step."""
        return Turns(made) if self.is_turns else Single(made)


def _maker(name: str) -> tuple[Callable[[], Any], bool]:
    """What makes it, and whether it is of PettingZoo's kind."""
    module = _module(name)
    if module is not None:
        if not callable(getattr(module, "env", None)):
            raise SurroundingsError(f"env {name!r}: expected a module with a function env, but it has none")
        _check_there("pettingzoo")
        return module.env, True
    _check_there("gymnasium")
    import gymnasium

    own, _, wanted = name.rpartition(":")
    try:
        if own:
            importlib.import_module(own)
        gymnasium.spec(wanted)
    except (ImportError, gymnasium.error.Error) as error:
        why = " ".join(str(error).split())
        expected = "expected a module, or an id known to Gymnasium (MODULE:ID imports one first)"
        raise SurroundingsError(f"env {name!r}: {expected}: {why}") from None
    return lambda: gymnasium.make(wanted), False


def _module(name: str) -> Any:
    """The module of this name; None if there is none."""
    if not all(part.isidentifier() for part in name.split(".")):
        return None
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        if importlib.util.find_spec(name) is None:
            return None
        return importlib.import_module(name)
    except ImportError as error:
        if error.name is not None and name.startswith(error.name):
            return None
        raise SurroundingsError(f"env {name!r}: expected a module that can be imported: {error}") from None


def _check_there(package: str) -> None:
    if importlib.util.find_spec(package) is None:
        raise MissingPackageError(
            f"conform env needs {package}, which is not installed: {how_to_install('rl')}"
        )


def passes_suite(subject: Subject) -> str:
    """The framework's own suite finds nothing wrong."""
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        if subject.is_turns:
            from pettingzoo.test import api_test

            api_test(subject.made(), num_cycles=_CYCLES)
            return "pettingzoo.test.api_test"
        from gymnasium.utils.env_checker import check_env

        check_env(subject.made().unwrapped, skip_render_check=True)
    return "gymnasium.utils.env_checker.check_env"


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
    for seed in SEEDS:
        expected, got = list(episode(subject.env(), seed, seed)), list(episode(used, seed, seed))
        _check_equal(expected, got, f"seed {seed}")


def tells_seeds_apart(subject: Subject) -> None:
    """Different seeds begin differently, or go on differently under the same actions."""
    episodes = [[one.told for one in episode(subject.env(), seed, 1)] for seed in SEEDS]
    expect(
        episodes[0] != episodes[1] or episodes[0] != episodes[2], f"seeds {SEEDS} lead to the same episode"
    )


def can_be_copied(subject: Subject) -> None:
    """A pickled copy and a deep one go on as the original does, and leave it alone."""
    half = len(list(episode(subject.env(), 1, 1))) // 2
    ways: dict[str, Callable[[Any], Any]] = {"pickle": _pickled, "deepcopy": copy.deepcopy}
    for name, copied in ways.items():
        made = subject.made()
        env, chooser = subject.over(made), random.Random(1)
        now = env.reset(1)
        for _ in range(half):
            now = env.step(choose(env, now, chooser, name))
        other = subject.over(copied(made))
        _check_equal(_rest(env, now), _rest(other, now), name)


def _pickled(made: Any) -> Any:
    return pickle.loads(pickle.dumps(made))


def _rest(env: Env, now: Moment) -> list[Moment]:
    chooser, found = random.Random(2), [now]
    while not found[-1].is_over:
        found.append(env.step(choose(env, found[-1], chooser, "after the copy")))
    return found


def _check_equal(expected: list[Moment], got: list[Moment], where: str) -> None:
    for number, (one, other) in enumerate(zip(expected, got, strict=False)):
        expect(one == other, f"{where}: step {number} differs: {one.told[:80]!r}, {other.told[:80]!r}")
    expect(len(expected) == len(got), f"{where}: expected {len(expected)} steps, got {len(got)}")


def uses_its_own_dice(subject: Subject) -> None:
    """It leaves the global random numbers of Python and NumPy alone."""
    import numpy as np

    def states() -> tuple[Any, str]:
        return random.getstate(), repr(np.random.get_state())  # just those are meant

    before = states()
    for _ in episode(subject.env(), 1, 1):
        pass
    expect(states() == before, "the global random numbers were used")


CHECKS: Final[tuple[Check[Subject], ...]] = (
    Check("suite", "passes the framework's own suite", passes_suite),
    Check("masks", "has a legal action before the end, and comes to an end", has_legal_actions),
    Check("seeds", "equal seeds and actions lead to equal episodes", repeats_itself),
    Check("chance", "different seeds lead to different episodes", tells_seeds_apart),
    Check("copies", "goes on alike when pickled or copied", can_be_copied),
    Check("dice", "leaves the global random numbers alone", uses_its_own_dice),
)
