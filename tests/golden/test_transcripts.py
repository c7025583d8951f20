"""A game in the terminal reads as it was reviewed, in each language."""

from __future__ import annotations

import pytest
from support.fluent import LANGUAGES
from support.transcripts import GOLDEN, transcript


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_in_the_language(language: str) -> None:
    """`make golden` writes the transcripts again."""
    expected = (GOLDEN / f"{language}.txt").read_text(encoding="utf-8")
    assert transcript("--language", language) == expected


def test_the_language_follows_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "nl_BE.UTF-8")
    assert transcript() == (GOLDEN / "nl.txt").read_text(encoding="utf-8")
