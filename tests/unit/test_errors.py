"""The tree of errors: what is caught by what, and that an error survives a process pool."""

from __future__ import annotations

import inspect
import pickle

import pytest

from wildcards import errors
from wildcards.errors import (
    ActionError,
    BotFaultError,
    BrokenLogError,
    ReplayError,
    ServerRefusedError,
    WildCardsError,
)

ALL = [kind for _, kind in inspect.getmembers(errors, inspect.isclass) if kind.__module__ == errors.__name__]


def example(kind: type[WildCardsError]) -> WildCardsError:
    if issubclass(kind, ActionError):
        return kind("code", "rule", "message")
    if issubclass(kind, ReplayError):
        return kind("message", 3)
    if issubclass(kind, BotFaultError):
        return kind("crash", "message")
    if issubclass(kind, BrokenLogError):
        return kind("t1", "message")
    if issubclass(kind, ServerRefusedError):
        return kind("seat_taken", {"seat": 1}, "message")
    return kind("message")


def test_the_tree_is_the_one_its_docstring_draws() -> None:
    assert errors.__doc__ is not None
    drawn = [word for word in errors.__doc__.replace("\n", " ").split(" ") if word.endswith("Error")]
    assert sorted(drawn) == sorted([kind.__name__ for kind in ALL])
    for line in errors.__doc__.splitlines():
        if "├── " in line or "└── " in line:
            depth = line.index("── ") // 4
            kind = getattr(errors, line.split("── ")[1].split()[0])
            assert len([base for base in kind.__mro__ if base in ALL]) == depth + 1, line


@pytest.mark.parametrize("kind", ALL)
def test_every_error_is_one_of_ours_and_says_what_it_was_told(kind: type[WildCardsError]) -> None:
    assert issubclass(kind, WildCardsError)
    assert kind is WildCardsError or issubclass(kind, ValueError)
    assert kind.__doc__
    assert str(example(kind)) == ("table t1: message" if kind is BrokenLogError else "message")


@pytest.mark.parametrize("kind", ALL)
def test_every_error_can_be_pickled(kind: type[WildCardsError]) -> None:
    error = example(kind)
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is kind
    assert str(twin) == str(error)
    assert vars(twin) == vars(error)
