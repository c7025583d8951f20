"""Texts by their ids, as the browser client has them: one language at a time, by the files of `locales/`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from rustfluent import Bundle

from wildcards.words.languages import DEFAULT, LOCALES

# fluent.runtime takes a quarter of a second to start and to read these files; this library takes 4 ms.


class _Speech:
    """The language in use."""

    def __init__(self) -> None:
        self.language = DEFAULT
        self.folder = LOCALES / DEFAULT


_SPEECH: Final = _Speech()


def use(language: str, locales: Path = LOCALES) -> None:
    """Use a language, which has a folder in `locales`."""
    _SPEECH.language, _SPEECH.folder = language, locales / language


def language() -> str:
    """The code of the language in use."""
    return _SPEECH.language


def t(key: str, /, **args: str | int) -> str:
    """The text of this id with its arguments. Raises KeyError if there is no such text."""
    return _text(_SPEECH.language, _SPEECH.folder, key, args)


def told(language: str, key: str, /, **args: str | int) -> str:
    """The same in a language of its own, whichever is in use."""
    return _text(language, LOCALES / language, key, args)


def _text(language: str, folder: Path, key: str, args: dict[str, str | int]) -> str:
    bundle = _bundle(language, folder)
    try:
        return str(bundle.get_translation(key, variables=args, use_isolating=False))
    except ValueError:
        raise KeyError(f"no text {key} in {folder}") from None


def has(key: str) -> bool:
    """Whether there is such a text."""
    try:
        _bundle(_SPEECH.language, _SPEECH.folder).get_translation(key, use_isolating=False)
    except ValueError:
        return False
    return True


def and_(parts: Sequence[str]) -> str:
    """`a, b and c`; nothing at all is `none`."""
    return _list(parts, "list-and")


def or_(parts: Sequence[str]) -> str:
    """`a, b or c`; nothing at all is `none`."""
    return _list(parts, "list-or")


def _list(parts: Sequence[str], key: str) -> str:
    if len(parts) < 2:
        return parts[0] if parts else t("none")
    return t(key, first=", ".join(parts[:-1]), last=parts[-1])


def capital(text: str) -> str:
    """With a capital letter, as at the beginning of a line."""
    return text[:1].upper() + text[1:]


def printable(text: str) -> str:
    """Without control characters and line breaks, which could play tricks on a terminal."""
    return "".join([sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text])


@cache
def _bundle(code: str, folder: Path) -> Bundle:
    return Bundle(code, [str(path) for path in sorted(folder.glob("*.ftl"))])
