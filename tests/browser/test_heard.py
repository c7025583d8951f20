"""What a screen reader hears in a whole game is what the golden transcripts say."""

from __future__ import annotations

import pytest
from golden.test_golden import check_same
from support.browsers import People
from support.screen_reader import GOLDEN, LANGUAGES, transcript
from support.servers import Spawned


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_as_ever(people: People, site: Spawned, language: str) -> None:
    check_same(GOLDEN / f"{language}.txt", transcript(people, site, language))
