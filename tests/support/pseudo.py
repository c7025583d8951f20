"""A language that nobody speaks: English with every letter in another alphabet, so that what is not from the
locales stands out."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.visitor import Visitor

from support.fluent import LOCALES

_SMALL: Final = "abcdefghijklmnopqrstuvwxyz"
_TO: Final = str.maketrans({sign: chr(ord(sign) + 0xFEE0) for sign in _SMALL + _SMALL.upper()})


class _Strange(Visitor):
    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        node.value = node.value.translate(_TO)


def strange(text: str) -> str:
    """A Fluent file with the letters of its texts in the other alphabet."""
    resource = FluentParser().parse(text)
    _Strange().visit(resource)
    return FluentSerializer().serialize(resource)


def write_pseudo(folder: Path, language: str = "en") -> None:
    """Write the language into a folder of locales, in place of a real one."""
    there = folder / language
    there.mkdir(parents=True)
    for path in (LOCALES / "en").glob("*.ftl"):
        text = strange(path.read_text(encoding="utf-8"))
        (there / path.name).write_text(text, encoding="utf-8")
