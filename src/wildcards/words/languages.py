"""The languages there are (`locales/languages.json`), and which of them is used for a person."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from wildcards.errors import LanguageError

LOCALES: Final = Path(__file__).parent.parent / "locales"
DEFAULT: Final = "en"
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


@cache
def languages() -> Mapping[str, str]:
    """The languages by their codes, each with its own name for itself."""
    found: dict[str, str] = json.loads((LOCALES / "languages.json").read_text(encoding="utf-8"))
    return found


def chosen(given: str | None, environment: Mapping[str, str]) -> str:
    """The language that was asked for by its code, else that of the environment. Raises LanguageError."""
    if given is None:
        return preferred(environment)
    if given.lower() not in languages():
        raise LanguageError(f"--language: expected one of {', '.join(languages())}, got {given!r}")
    return given.lower()


def preferred(environment: Mapping[str, str]) -> str:
    """The language the environment asks for, by the first of its variables that is set; or English."""
    wanted = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    code = wanted.lower().replace("-", "_").split(".")[0].split("_")[0]
    return code if code in languages() else DEFAULT
