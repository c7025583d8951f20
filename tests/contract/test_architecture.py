"""ARCHITECTURE.md names every module and every folder, and nothing that is not there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
TEXT: Final = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
WORDS: Final = set(re.findall(r"[A-Za-z_][A-Za-z0-9_]*", TEXT))
# Database migrations are numbered, and what begins and ends with __ is Python's.
UNNAMED: Final = re.compile(r"r\d{4}_\w+|__\w+__")


def modules() -> set[str]:
    package = ROOT / "src" / "wildcards"
    paths = [path for path in package.rglob("*.py") if "client" not in path.relative_to(package).parts]
    return {path.stem for path in paths if not UNNAMED.fullmatch(path.stem)}


def test_every_module_is_on_the_map() -> None:
    assert sorted(modules() - WORDS) == []


def test_every_folder_of_the_client_is_on_the_map() -> None:
    folders = {path.name for path in (ROOT / "client" / "src").rglob("*") if path.is_dir()} - {"fonts"}
    assert sorted(name for name in folders if f"{name}/" not in TEXT) == []


def test_every_file_that_is_named_is_there() -> None:
    named = set(re.findall(r"`?\b((?:[a-z_]+/)*[a-z_]+\.(?:py|ts|js))\b", TEXT))
    there = [path for top in ("src", "client", "tests") for path in (ROOT / top).rglob("*") if path.is_file()]
    known = {str(path.relative_to(ROOT)) for path in there} | {"hatch_build.py"}
    assert sorted(one for one in named if not any(path.endswith(one) for path in known)) == []
