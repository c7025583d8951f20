"""What a screen reader hears in a game is what the golden transcripts say."""

from __future__ import annotations

import pytest
from golden.test_golden import check_same
from support.browsers import People
from support.screen_reader import GOLDEN, LANGUAGES, transcript
from support.servers import Spawned

BIDS = 2  # so one round is heard whole
USUAL, *OTHERS = LANGUAGES


@pytest.mark.parametrize(
    "language", [USUAL, *[pytest.param(language, marks=pytest.mark.slow) for language in OTHERS]]
)
def test_a_game_begins_as_ever(people: People, site: Spawned, language: str) -> None:
    text = transcript(people, site, language, bids=BIDS)
    golden = GOLDEN / f"{language}.txt"
    assert golden.read_text(encoding="utf-8")[: len(text)] == text


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_as_ever(people: People, site: Spawned, language: str) -> None:
    check_same(GOLDEN / f"{language}.txt", transcript(people, site, language))
