"""The rules page and the lessons say everything they have to."""

from __future__ import annotations

import re
from typing import Final

import pytest
from support.fluent import CLIENT, ROOT, messages

DOCUMENT: Final = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
RULES: Final = {
    re.sub(r"\W+", "-", title.lower()): text
    for title, text in re.findall(r"^##+ (.+)\n((?:(?!##).*\n?)*)", DOCUMENT, re.MULTILINE)
}
WORDS: Final = messages("en")


def source(name: str) -> str:
    return (CLIENT / "learn" / name).read_text(encoding="utf-8")


SECTIONS: Final = re.findall(r'\{ id: "([\w-]+)"', source("sections.ts"))
LESSONS: Final = [*re.findall(r'(?:counted|other)\(\s*"([\w-]+)"', source("lessons.ts")), "leader"]


def test_there_are_sections_and_lessons() -> None:
    assert len(RULES) > 20
    assert len(LESSONS) > 20


@pytest.mark.parametrize("section", RULES)
def test_the_page_has_every_section_of_the_rules_and_says_it_in_one_breath(section: str) -> None:
    assert section in SECTIONS
    assert {f"rules-{section}-title", f"rules-{section}", f"rule-{section}"} <= set(WORDS)


@pytest.mark.parametrize("section", [name for name, text in RULES.items() if re.search("[Rr]uling:", text)])
def test_where_we_ruled_the_page_says_so(section: str) -> None:
    assert f"rules-{section}-ruling" in WORDS


@pytest.mark.parametrize("section", SECTIONS)
def test_every_section_of_the_page_has_a_title(section: str) -> None:
    assert f"rules-{section}-title" in WORDS


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_lesson_has_its_words(lesson: str) -> None:
    assert {f"lesson-{lesson}-title", f"lesson-{lesson}"} <= set(WORDS)


def test_every_advice_has_its_reason() -> None:
    reasons = source("reasons.ts").partition("export const REASONS = [")[2].partition("]")[0]
    given = set(re.findall(r'"(\w+)"', reasons))
    assert len(given) > 30
    assert {f"because-{why}" for why in given} <= set(WORDS)
