"""Texts in a language, and which language it is."""

from __future__ import annotations

import pytest

from wildcards.words.languages import LOCALES, languages, preferred
from wildcards.words.text import and_, has, language, or_, t, use


def test_every_language_of_the_list_has_a_folder_and_every_folder_is_in_the_list() -> None:
    assert set(languages()) == {path.name for path in LOCALES.iterdir() if path.is_dir()}


@pytest.mark.parametrize(
    ("code", "text"),
    [("en", "Round 2 begins"), ("de", "Runde 2 beginnt"), ("nl", "Ronde 2"), ("it", "round 2")],
)
def test_a_text_is_said_in_the_language_in_use(code: str, text: str) -> None:
    use(code)
    assert language() == code
    assert text.lower() in t("log-round", round=2, animals="x").lower()


def test_a_missing_text_is_an_error_that_names_it() -> None:
    assert has("log-over")
    assert not has("no-such-text")
    with pytest.raises(KeyError, match="no-such-text"):
        t("no-such-text")


def test_lists_are_joined_as_each_language_does() -> None:
    assert [and_([]), and_(["a"]), and_(["a", "b"]), and_(["a", "b", "c"])] == [
        "none",
        "a",
        "a and b",
        "a, b and c",
    ]
    use("de")
    assert [and_(["a", "b"]), or_(["a", "b", "c"])] == ["a und b", "a, b oder c"]


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "nl", "LC_ALL": ""}, "nl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_environment_says_which_language_is_spoken(environment: dict[str, str], code: str) -> None:
    assert preferred(environment) == code
