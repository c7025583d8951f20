"""Recovery codes: 128 random bits as twelve words (BIP 39), whose checksum tells a slip of the pen."""

from __future__ import annotations

from functools import cache
from typing import Final

from mnemonic import Mnemonic

from wildcards.table.refusal import RefusedError

_BITS: Final = 128
WORDS: Final = 12
_LETTERS: Final = 4  # of a word, by which it differs from all others


def new_code() -> list[str]:
    """A new code, as words."""
    return _words().generate(_BITS).split()


def read_code(text: str) -> str:
    """A code as it was given, whatever is between its words. Raises RefusedError for what none can be."""
    given = "".join([letter if letter.isalpha() else " " for letter in text.lower()]).split()
    if len(given) != WORDS:
        raise RefusedError("code_length", 400, words=len(given), expected=WORDS)
    found = [_by_start().get(word[:_LETTERS]) for word in given]
    wrong = [number for number, word in enumerate(found) if word is None or not _fits(given[number], word)]
    if wrong:
        raise RefusedError("code_word", 400, number=wrong[0] + 1, word=given[wrong[0]][:20])
    code = " ".join([word or "" for word in found])
    if not _words().check(code):
        raise RefusedError("code_typo", 400)
    return code


def _fits(given: str, word: str) -> bool:
    """Whether this is the word, or its first four letters."""
    return given == word or given == word[:_LETTERS]


@cache
def _words() -> Mnemonic:
    return Mnemonic("english")


@cache
def _by_start() -> dict[str, str]:
    return {word[:_LETTERS]: word for word in _words().wordlist}
