"""Kinds of environments: how one is found by its name, made, stepped, and tested by its own framework.

MODULE, MODULE:FUNCTION   PettingZoo: what the module's `env`, `parallel_env` or that function makes
ID, MODULE:ID             Gymnasium: an id; MODULE is imported first
vector:ID, …:MODULE:ID    Gymnasium: many games of the id, as `make_vec` makes them
spiel:GAME, …:MODULE:GAME OpenSpiel: a game with its parameters
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from wildcards.conform.episode import Env, Single, Turns
from wildcards.conform.many import GAMES, Many, check_many
from wildcards.conform.spiel import Spiel, check_spiel, quiet
from wildcards.conform.together import Together
from wildcards.errors import MissingPackageError, SurroundingsError, how_to_install

VECTOR: Final = "vector:"
SPIEL: Final = "spiel:"
_OURS: Final = "wildcards"  # the namespace of our own ids, which need no module before them
_CYCLES: Final = 300  # steps of PettingZoo's own tests
_FUNCTIONS: Final = ("env", "parallel_env")


class Kind(NamedTuple):
    """A kind of environment."""

    make: Callable[[], Any]
    over: Callable[[Any], Env]  # one made, to step
    suite: Callable[[Callable[[], Any]], str]  # the framework's own tests; returns their names


def kind_of(name: str) -> Kind:
    """The environment of this name. Raises SurroundingsError, MissingPackageError."""
    if name.startswith(VECTOR):
        return _vector(name, name.removeprefix(VECTOR))
    if name.startswith(SPIEL):
        return _spiel(name, name.removeprefix(SPIEL))
    return _zoo(name) or _gymnasium(name)


# --- PettingZoo


def _zoo(name: str) -> Kind | None:
    """One of PettingZoo's; None if this is no module's name, nor that of a function in one."""
    module_name, _, function = name.partition(":")
    if function and not function.isidentifier():
        return None
    module = _module(module_name, name)
    if module is None:
        return None
    _check_there("pettingzoo")
    names = (function,) if function else _FUNCTIONS
    for one in names:
        if callable(make := getattr(module, one, None)):
            return _zoo_kind(make)
    raise SurroundingsError(
        f"env {name!r}: expected a module with a function {' or '.join(names)}, but it has none"
    )


def _zoo_kind(make: Callable[[], Any]) -> Kind:
    from pettingzoo import ParallelEnv

    def over(made: Any) -> Env:
        return Together(made) if isinstance(made, ParallelEnv) else Turns(made)

    return Kind(make, over, _zoo_suite)


def _zoo_suite(make: Callable[[], Any]) -> str:
    from pettingzoo import ParallelEnv
    from pettingzoo.test import api_test, parallel_api_test

    with contextlib.redirect_stdout(io.StringIO()):
        if isinstance(made := make(), ParallelEnv):
            parallel_api_test(made, num_cycles=_CYCLES)
            return "pettingzoo.test.parallel_api_test"
        api_test(made, num_cycles=_CYCLES)
    return "pettingzoo.test.api_test"


def _module(module: str, name: str) -> Any:
    """The module; None if there is none of this name."""
    if not all(part.isidentifier() for part in module.split(".")):
        return None
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        if importlib.util.find_spec(module) is None:
            return None
        return importlib.import_module(module)
    except ImportError as error:
        if error.name is not None and module.startswith(error.name):
            return None
        raise SurroundingsError(f"env {name!r}: expected a module that can be imported: {error}") from None


# --- Gymnasium


def _gymnasium(name: str) -> Kind:
    wanted = _registered(name, name)
    import gymnasium

    return Kind(lambda: gymnasium.make(wanted), Single, _gymnasium_suite)


def _gymnasium_suite(make: Callable[[], Any]) -> str:
    from gymnasium.utils.env_checker import check_env

    with contextlib.redirect_stdout(io.StringIO()):
        check_env(make().unwrapped, skip_render_check=True)
    return "gymnasium.utils.env_checker.check_env"


def _vector(name: str, rest: str) -> Kind:
    wanted = _registered(name, rest)
    import gymnasium

    def make() -> Any:
        spec = gymnasium.spec(wanted)
        mode = "sync" if spec.vector_entry_point is None else "vector_entry_point"
        return gymnasium.make_vec(wanted, num_envs=GAMES, vectorization_mode=mode)

    return Kind(make, Many, check_many)


def _registered(name: str, rest: str) -> str:
    """An id that Gymnasium knows, once what stands before it is imported."""
    _check_there("gymnasium")
    import gymnasium

    own, _, wanted = rest.rpartition(":")
    if not own and wanted.startswith(f"{_OURS}/"):
        own = f"{_OURS}.envs.gymnasium"
    try:
        if own:
            importlib.import_module(own)
        gymnasium.spec(wanted)
    except (ImportError, gymnasium.error.Error) as error:
        why = " ".join(str(error).split())
        expected = "expected a module, or an id known to Gymnasium (MODULE:ID imports one first)"
        raise SurroundingsError(f"env {name!r}: {expected}: {why}") from None
    return wanted


# --- OpenSpiel


def _spiel(name: str, rest: str) -> Kind:
    _check_there("pyspiel")
    import pyspiel

    own, _, wanted = rest.rpartition(":") if ":" in rest.partition("(")[0] else ("", "", rest)
    if own and _module(own, name) is None:
        raise SurroundingsError(f"env {name!r}: expected a module before the game, but there is no {own}")
    expected = "expected a game known to OpenSpiel (spiel:MODULE:GAME imports a module first)"
    if wanted.partition("(")[0] not in pyspiel.registered_names():
        raise SurroundingsError(f"env {name!r}: {expected}")
    try:
        with quiet():
            game = pyspiel.load_game_as_turn_based(wanted)
    except Exception as error:  # noqa: BLE001  # a Python game may raise anything
        why = " ".join(str(error).split())[:200]
        raise SurroundingsError(f"env {name!r}: {expected}: {why}") from None
    return Kind(lambda: game, Spiel, check_spiel)


def _check_there(package: str) -> None:
    if importlib.util.find_spec(package) is None:
        raise MissingPackageError(
            f"conform env needs {package}, which is not installed: {how_to_install('rl')}"
        )
