"""What the terminal says comes from the locales: a game in a language of strange letters shows the rest."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from support import transcripts
from support.pseudo import write_pseudo

from wildcards.bots.names import BOT_NAMES
from wildcards.engine.card import CARD_TOKENS, SPECIES_TOKENS
from wildcards.terminal.answer import COMMANDS
from wildcards.terminal.guide import SECTIONS
from wildcards.words import text

# Names, what can be typed, tokens, and the file and command at the end.
KNOWN: Final = {"Ada", "Leo", *BOT_NAMES, *COMMANDS, *SECTIONS, *CARD_TOKENS, *SPECIES_TOKENS,
                *" ".join([*transcripts.COMMANDS, *transcripts.MISTAKES]).split(),
                "HOME", "records", "kept", "game", "json", "wildcards", "verify"}  # fmt: skip
_WORD: Final = re.compile(r"[A-Za-z][A-Za-z0-9]*")
_DIGEST: Final = re.compile(r"\b[0-9a-f]{64}\b")


def test_nothing_is_said_that_is_not_from_the_locales(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_pseudo(tmp_path)
    use = text.use
    monkeypatch.setattr(text, "use", lambda language: use(language, tmp_path))
    shown = transcripts.transcript("--language", "en")
    assert "\uff32" in shown  # R, as in the first word of the table
    lines = _DIGEST.sub("", shown).splitlines()
    found = {(word, line) for line in lines for word in _WORD.findall(line) if word not in KNOWN}
    assert found == set()
