"""What others may rely on: names, fields, ids, what importing costs, and both forms of the engine alike."""

from __future__ import annotations

import ast
import importlib
import os
import pkgutil
import subprocess
import sys
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest
from contract.digest import ONCE, digest
from strategies import IS_COMPILED

import wildcards
from wildcards.engine.event import EventKind

PACKAGE = Path(wildcards.__file__).parent
SOURCE = Path(__file__).parents[2] / "src"

EXPORTS = [
    "NONE",
    "Bot",
    "Breakdown",
    "Cards",
    "Deal",
    "Decks",
    "Event",
    "EventKind",
    "FastChance",
    "Knowledge",
    "Limit",
    "Observation",
    "Phase",
    "Player",
    "Puzzle",
    "Record",
    "Rules",
    "State",
    "WildCardsError",
    "commitment",
    "deal_results",
    "determinize",
    "game_text",
    "hint",
    "knowledge",
    "make_bot",
    "new_game",
    "parse_game",
    "parse_position",
    "parse_token",
    "position_text",
    "read_puzzles",
    "read_records",
    "review",
    "same_deal",
    "shipped_puzzles",
    "token",
    "verify",
    "write_records",
]


def run(code: str, path: Path | None = None) -> str:
    """What a fresh interpreter prints, with the package found as here or in another place."""
    environment = dict(os.environ)
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


# --- names


def test_the_public_names_are_these() -> None:
    assert wildcards.__all__ == EXPORTS
    assert sorted(EXPORTS, key=_as_isort_does) == EXPORTS
    assert len(set(EXPORTS)) == len(EXPORTS)


def _as_isort_does(name: str) -> tuple[int, str]:
    """Constants, then classes, then functions, as ruff asks for."""
    return (0 if name.isupper() else 1 if name[0].isupper() else 2), name


@pytest.mark.parametrize("name", EXPORTS)
def test_every_public_name_is_there(name: str) -> None:
    assert hasattr(wildcards, name)
    assert getattr(wildcards, name) is not None


def test_nothing_else_looks_public() -> None:
    others = [
        name
        for name, value in vars(wildcards).items()
        if not name.startswith("_") and name not in EXPORTS and not isinstance(value, type(sys))
    ]
    assert others == []


def test_star_import_brings_just_these() -> None:
    names = run("from wildcards import *; print(sorted(n for n in globals() if not n.startswith('_')))")
    assert ast.literal_eval(names) == sorted(EXPORTS)


def test_the_version_is_that_of_the_package() -> None:
    project = tomllib.loads((SOURCE.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert wildcards.__version__ == project["version"]


# --- fields and ids


def test_observations_keep_their_fields() -> None:
    assert wildcards.Observation._fields == (
        "seat", "rules", "phase", "round", "to_act", "legal_actions", "hand", "sealed", "hand_sizes", "known",
        "display", "collections", "leaders", "talisman", "talisman_used", "points", "bids", "payments",
        "breaks", "took", "swapped", "value", "queue", "ranks", "equal", "pile_size", "discard",
        "leo_pile_size", "animals_left", "box", "history",
    )  # fmt: skip


def test_values_keep_their_fields() -> None:
    assert wildcards.Event._fields == ("kind", "seat", "what", "cards")
    assert wildcards.Breakdown._fields == ("best", "second", "leaders", "bonus", "animals")
    assert wildcards.Player._fields == ("name", "player")
    assert [field.name for field in fields(wildcards.Decks)] == ["habitat", "animals", "removed"]
    assert [field.name for field in fields(wildcards.Rules)] == [
        "edition", "seats", "leo", "leo_seat", "talisman_order", "three_player_removal",
        "payment_returns_on_pass", "value_counts",
    ]  # fmt: skip
    assert [field.name for field in fields(wildcards.Record)] == [
        "rules", "seats", "talisman", "decks", "reshuffles", "leo_piles", "actions", "result",
        "seed", "commitment", "extra",
    ]  # fmt: skip


def test_states_keep_their_doors() -> None:
    state = wildcards.new_game(wildcards.Rules(), seed=1)
    for name in (
        "phase", "round", "to_act", "is_over", "display", "legal_actions", "check", "is_legal", "apply",
        "step", "observe", "token", "breakdown", "scores", "ranks", "copy", "rules",
    ):  # fmt: skip
        assert hasattr(state, name)


def test_ids_are_stable() -> None:
    assert [phase.name for phase in wildcards.Phase] == [
        "BID", "REVEAL", "SWAP", "DISCARD", "LAY", "BREAK", "TAKE", "PAY", "KEEP", "OVER",
    ]  # fmt: skip
    assert [phase.value for phase in wildcards.Phase] == list(range(10))
    assert [kind.name for kind in EventKind] == [
        "BID", "DISCARD", "LAY", "BREAK", "REVEAL", "SWAP", "TAKE", "PAY", "KEEP", "ROUND", "SHOWN", "DREW",
        "BID_SHOWN", "COVERED", "THROWN", "LAID", "BROKE", "BROKE_DRAWN", "ORDERED", "TOOK", "GAVE", "LEADER",
        "BONUS", "PASSED", "RETURNED", "BOXED", "TALISMAN", "RESHUFFLED", "LEO_PILE", "OVER",
    ]  # fmt: skip
    display = (0, 1, 2, 3)
    assert " ".join([wildcards.token(action, display) for action in range(24)]) == (
        "F1 F2 F3 F4 S1 S2 S3 S4 M1 M2 M3 M4 W1 W2 W3 W4 R - pe@1 sq@2 ea@3 ib@4 pe>pe@1 pe>sq@2"
    )
    assert wildcards.NONE == -1


# --- what importing costs


def test_importing_the_library_brings_no_terminal() -> None:
    code = "import sys, wildcards; print(sorted({name.split('.')[0] for name in sys.modules}))"
    found = set(ast.literal_eval(run(code)))
    assert not found & {"typer", "rich", "click", "textual", "asyncio", "numpy", "hypothesis", "pytest"}


def test_the_library_imports_nothing_with_side_effects() -> None:
    assert run("import wildcards") == ""


ALLOWED = {
    "__future__", "collections", "dataclasses", "enum", "hashlib", "typing",
    "librt", "mypy_extensions", "wildcards",
}  # fmt: skip


@pytest.mark.parametrize("path", sorted((PACKAGE / "engine").glob("*.py")), ids=lambda path: path.stem)
def test_the_engine_knows_nothing_of_the_world(path: Path) -> None:
    """No clock, files, threads, output or global chance: only these modules, and none of these functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        modules = []
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules = [node.module or ""]
        for module in modules:
            assert module.split(".")[0] in ALLOWED, module
            if module.startswith("wildcards"):
                assert module.startswith(("wildcards.engine", "wildcards.errors")), module
        if isinstance(node, ast.Name):
            assert node.id not in {"open", "print", "input", "exec", "eval", "globals", "breakpoint"}


def test_every_module_can_be_imported_by_itself() -> None:
    """In any order: no module needs another to be imported first."""
    names = [module.name for module in pkgutil.iter_modules([str(PACKAGE / "engine")])]
    names += [f"notation.{module.name}" for module in pkgutil.iter_modules([str(PACKAGE / "notation")])]
    modules = [name if "." in name else f"engine.{name}" for name in names]
    assert len(modules) > 20
    for module in modules:
        importlib.import_module(f"wildcards.{module}")
    for module in ("engine.board", "engine.legal", "engine.observation", "notation.text", "notation.verify"):
        run(f"import wildcards.{module}")


# --- two forms


def test_the_compiled_form_runs_where_it_is_expected() -> None:
    if os.environ.get("WILDCARDS_EXPECT_COMPILED") != "1":
        pytest.skip("the plain form may run")
    assert IS_COMPILED
    for module in pkgutil.iter_modules([str(PACKAGE / "engine")]):
        found = importlib.import_module(f"wildcards.engine.{module.name}")
        assert str(found.__file__).endswith(".py") == (module.name == "rules"), module.name


@pytest.mark.parametrize("games", [ONCE, pytest.param(5, marks=pytest.mark.slow)])
def test_both_forms_play_the_same(games: int) -> None:
    if not IS_COMPILED:
        pytest.skip("the plain form runs here: there is nothing to compare it with")
    script = Path(__file__).with_name("digest.py")
    code = (
        f"import runpy, sys; sys.argv[1:] = ['{games}']; runpy.run_path({str(script)!r}, run_name='__main__')"
    )
    file, plain = run(code, SOURCE).splitlines()
    assert file.endswith(".py")
    assert plain == digest(games)
