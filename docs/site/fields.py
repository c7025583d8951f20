"""An extension of griffe, which reads the docstrings: comments behind fields and constants count as theirs.

The fields of a class, which may be thirty, become a table in its docstring.
"""

from __future__ import annotations

import ast
import tokenize
from functools import cache
from pathlib import Path
from typing import Any

from griffe import Attribute, Class, Docstring, Extension, Module


class Fields(Extension):
    """Comments as docstrings, and fields as tables."""

    def on_attribute_instance(self, *, attr: Attribute, **_: Any) -> None:
        """Take the comment behind it, or else the one above it."""
        if attr.docstring is None and (text := comment(attr)):
            attr.docstring = Docstring(text, parent=attr)

    def on_class_members(self, *, node: Any, cls: Class, **_: Any) -> None:
        """Remember what the body of the class assigns: its fields, unlike what only methods use."""
        assigned: list[ast.expr] = [line.target for line in node.body if isinstance(line, ast.AnnAssign)]
        assigned += [target for line in node.body if isinstance(line, ast.Assign) for target in line.targets]
        names = [target.id for target in assigned if isinstance(target, ast.Name)]
        cls.extra["fields"]["names"] = [name for name in names if not name.startswith("_")]

    def on_package(self, *, pkg: Module, **_: Any) -> None:
        """Put the tables in place of the attributes, once dataclasses have their signatures from those."""
        self._rewrite(pkg)

    def _rewrite(self, where: Module | Class) -> None:
        for inner in where.members.values():
            if isinstance(inner, Module | Class):
                self._rewrite(inner)
        if isinstance(where, Class):
            attributes = {name: one for name, one in where.members.items() if isinstance(one, Attribute)}
            names = where.extra["fields"].get("names", [])
            fields = [attributes[name] for name in names if name in attributes]
            in_signature = "dataclass" in where.labels and not any(one.docstring for one in fields)
            if fields and where.docstring is not None and not in_signature:
                where.docstring.value += "\n\n" + table(fields)
            for name, one in attributes.items():
                if "property" not in one.labels:
                    del where.members[name]


def comment(attr: Attribute) -> str:
    """What a comment on the lines of the attribute says, or for a constant those right above it."""
    if not isinstance(attr.filepath, Path):
        return ""
    found = comments(attr.filepath)
    first, last = attr.lineno or 0, attr.endlineno or 0
    if last in found:
        return found[last][1]
    above: list[str] = []
    if not isinstance(attr.parent, Module):
        return ""  # in a class it may head several fields
    while (first := first - 1) in found and found[first][0]:
        above.insert(0, found[first][1])
    return " ".join(above)


@cache
def comments(path: Path) -> dict[int, tuple[bool, str]]:
    """The comments of a file by line: whether the line holds nothing else, and the text."""
    with path.open("rb") as file:
        return {
            token.start[0]: (token.line.lstrip().startswith("#"), token.string.lstrip("# "))
            for token in tokenize.tokenize(file.readline)
            if token.type == tokenize.COMMENT
        }


def table(fields: list[Attribute]) -> str:
    """Name, type (or value, where there are no types) and comment of each; two columns fit on a phone."""
    typed = any(one.annotation for one in fields)
    rows = [["field" if typed else "name", "type and meaning" if typed else "value and meaning"], ["---"] * 2]
    for one in fields:
        kind = f"`{one.annotation if typed else one.value}`"
        rows.append([f"`{one.name}`", f"{kind}<br>{one.docstring.value}" if one.docstring else kind])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)
