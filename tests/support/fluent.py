"""The Fluent files, read for tests, and which of them the client's and the terminal's sources use."""

from __future__ import annotations

import ast as python
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT: Final = Path(__file__).parents[2]
LOCALES: Final = ROOT / "src" / "wildcards" / "locales"
CLIENT: Final = ROOT / "client" / "src"
LANGUAGES: Final = tuple(json.loads((LOCALES / "languages.json").read_text(encoding="utf-8")))


def areas(language: str) -> set[str]:
    """The names of a language's files."""
    return {path.name for path in (LOCALES / language).iterdir()}


@cache
def entries(language: str, area: str) -> tuple[ast.EntryType, ...]:
    """All that is in a file, in order."""
    text = (LOCALES / language / area).read_text(encoding="utf-8")
    return tuple(FluentParser().parse(text).body)


def listed(language: str, area: str) -> list[ast.Message]:
    """The messages of a file."""
    return [entry for entry in entries(language, area) if isinstance(entry, ast.Message)]


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """All messages of a language by id."""
    return {one.id.name: one for area in sorted(areas(language)) for one in listed(language, area)}


class Within(Visitor):
    """What is inside a message: variables, other messages it holds, selections."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selections: list[ast.SelectExpression] = []
        self.visit(node)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        self.selections.append(node)
        self.generic_visit(node)


def variables(language: str, message: ast.Message) -> set[str]:
    """The variables a message needs, those of the messages it holds included."""
    within = Within(message)
    held = [variables(language, messages(language)[name]) for name in within.references]
    return within.variables.union(*held)


@cache
def sources() -> dict[str, str]:
    """The client's modules and components, by their path below client/src."""
    files = [path for path in CLIENT.rglob("*") if path.suffix in {".ts", ".svelte"}]
    return {str(path.relative_to(CLIENT)): path.read_text(encoding="utf-8") for path in files}


def python_sources() -> dict[str, str]:
    """The modules that speak at a terminal or in calls, by their path below src/wildcards."""
    package = LOCALES.parent
    files = [
        path
        for room in ("words", "terminal", "commands", "server/live")
        for path in (package / room).rglob("*.py")
    ]
    return {str(path.relative_to(package)): path.read_text(encoding="utf-8") for path in files}


class Said(NamedTuple):
    """A text that Python says: its id, with * for what is put in, and the variables it is given."""

    name: str
    given: frozenset[str]
    is_open: bool  # more may be given, by ** or where the id is chosen elsewhere


def python_said(source: str) -> Iterator[Said]:
    """What a module says by `t(…)`, as far as its ids are in the call."""
    for node in python.walk(python.parse(source)):
        if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == "t":
            given = frozenset([one.arg for one in node.keywords if one.arg is not None])
            is_open = any(one.arg is None for one in node.keywords)
            yield from [Said(name, given, is_open) for name in _ids(node.args[0])]


def python_strings(source: str) -> set[str]:
    """All strings of a module: an id may be chosen in one place and said in another."""
    constants = [
        node.value for node in python.walk(python.parse(source)) if isinstance(node, python.Constant)
    ]
    return {value for value in constants if isinstance(value, str)}


def _ids(node: python.expr) -> Iterator[str]:
    if isinstance(node, python.IfExp):
        yield from [*_ids(node.body), *_ids(node.orelse)]
    elif isinstance(node, python.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, python.JoinedStr):
        yield "".join([str(one.value) if isinstance(one, python.Constant) else "*" for one in node.values])


_CALL: Final = re.compile(r"\b(?:t|words\.has)\(((?:`[^`]*`|[^,()`])*)")
_QUOTED: Final = re.compile(r'"([^"\n]*)"')
_COMPARED: Final = re.compile(r'[=!]== "[^"]*"')
_TEMPLATE: Final = re.compile(r"`([^`\n]*\$\{[^`\n]*)`")


def said(text: str) -> Iterator[str]:
    """The ids that a source says by `t(…)`, with * for what is put in: `animal-*`."""
    for call in _CALL.findall(text):
        bare = _COMPARED.sub("", call)
        yield from _QUOTED.findall(_TEMPLATE.sub("", bare))
        yield from templates(bare)


def quoted(text: str) -> set[str]:
    """All strings of a source: an id may be chosen in one place and said in another."""
    return set(_QUOTED.findall(text))


def templates(text: str) -> set[str]:
    """All strings that are put together, with * for what is put in."""
    return {re.sub(r"\$\{[^}]*\}", "*", found) for found in _TEMPLATE.findall(text)}
