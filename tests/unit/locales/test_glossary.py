"""The words of the client are those of docs/glossary.md, and are typeset as it says."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax import ast
from support.fluent import LANGUAGES, ROOT, messages

HEADINGS: Final = {"en": "English", "de": "Deutsch", "nl": "Nederlands", "it": "Italiano"}
QUOTES: Final = {"en": ("“", "”"), "de": ("„", "“"), "nl": ("“", "”"), "it": ("«", "»")}
COLUMNS: Final = ["what", "word", "from", "not"]

# Where a word rightly means something else: messages (as patterns) by language and word.
EXCEPTIONS: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    **{("en", word): ("*leo*", "rules-ties") for word in ("he", "his", "him", "himself")},  # Leo
    ("it", "Scarti: {"): ("own-thrown",),  # the verb: you discard
    ("de", "Log"): ("command-log", "online-*"),  # what is typed
}
PAGES: Final = ("rules.md", "terminal.md", "browser.md")  # for players
TYPED_MARKS: Final = ("answer-cursor", "answer-cursor-first")  # "?" is a command in them
PLUS: Final = ("choice-bonus", "fact-bonus", "fact-bonus-reach", "log-bonus", "key-ctrl-enter")


class Row(NamedTuple):
    """A thing, the word for it, and the words not to use."""

    what: str
    word: str
    forbidden: list[str]


def rows(language: str) -> list[Row]:
    """The glossary of a language."""
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    section = text.split(f"\n## {HEADINGS[language]}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert cells[0] == COLUMNS
    assert all(len(row) == len(COLUMNS) for row in cells)
    return [Row(what, word, re.findall(r"`([^`]+)`", no)) for what, word, _, no in cells[2:]]


def variants(pattern: ast.Pattern | None) -> Iterator[str]:
    """The texts of a message, variables as `{x}`; what depends on a variable follows, each by itself."""
    text, held = "", []
    for element in pattern.elements if pattern is not None else []:
        if isinstance(element, ast.TextElement):
            text += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            text += "{x}"
            held += [one.value for one in element.expression.variants]
        else:
            text += "{x}"
    yield re.sub(r"\n+", "\n", text)
    for one in held:
        yield from variants(one)


@cache
def texts(language: str) -> tuple[tuple[str, str], ...]:
    """Everything that is said in a language: ids, and the texts of each."""
    everything = messages(language).items()
    return tuple((name, text) for name, one in everything for text in variants(one.value))


def found(language: str, pattern: re.Pattern[str]) -> list[tuple[str, str]]:
    """Where something is in the words of a language: the message, and what it is."""
    return [(name, hit.group()) for name, text in texts(language) for hit in pattern.finditer(text)]


def finder(word: str) -> re.Pattern[str]:
    """Finds a word, in capitals too; `…` stands for any ending, and `{` for whatever is put in."""
    body = re.escape(word.removesuffix("…"))
    end = "" if word.endswith(("…", ":", "{")) else r"(?![\w-])"
    return re.compile(rf"(?<![\w-]){body}{end}", re.IGNORECASE)


ENGLISH: Final = [word for row in rows("en") for word in row.forbidden]
WORDS: Final = ROOT / "src" / "wildcards" / "terminal" / "words"
LEO: Final = re.compile(r"\bLeo\b|\b[Hh]e takes the animal closest|\b[Hh]is (?:bid|pile|refill card|seat)\b")


def using(language: str, word: str) -> list[str]:
    """The messages that contain a word."""
    bare = word.removesuffix("…").lower()
    return [name for name, text in texts(language) if bare in text.lower() and finder(word).search(text)]


def allowed(language: str, word: str, name: str) -> bool:
    """Whether the word is right in this message."""
    return any(fnmatch(name, one) for one in EXCEPTIONS.get((language, word), ()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_are_not_ours_are_not_used(language: str) -> None:
    forbidden = [word for row in rows(language) for word in row.forbidden]
    assert len(forbidden) > 20
    hits = [(word, name) for word in forbidden for name in using(language, word)]
    assert [(word, name) for word, name in hits if not allowed(language, word, name)] == []


def sentences(path: Path) -> Iterator[str]:
    """What a module says: its strings, except docstrings."""
    tree = python.parse(path.read_text(encoding="utf-8"))
    documented = (python.Module, python.ClassDef, python.FunctionDef)
    docs = [
        python.get_docstring(node, clean=False) for node in python.walk(tree) if isinstance(node, documented)
    ]
    for node in python.walk(tree):
        if isinstance(node, python.Constant) and isinstance(node.value, str) and node.value not in docs:
            yield node.value


def paragraphs(text: str) -> list[str]:
    """A page without its code and its chapter about Leo, by paragraphs and list items."""
    text = re.sub(r"\n## Leo\n.*?(?=\n## )", "", text, flags=re.DOTALL)
    bare = re.sub(r"`[^`]*`", "", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    return re.split(r"\n(?:\s*\n|(?=[*|#]|\d\.))", bare)


@pytest.mark.parametrize("path", sorted(WORDS.glob("*.py")), ids=lambda path: path.stem)
def test_the_terminal_keeps_to_the_words(path: Path) -> None:
    said = [text for text in sentences(path) if " " in text and not LEO.search(text)]
    assert [(word, text) for word in ENGLISH for text in said if finder(word).search(text)] == []


@pytest.mark.parametrize("page", PAGES)
def test_pages_for_players_keep_to_the_words(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    said = [part for part in paragraphs(text) if not LEO.search(part)]
    assert [(word, part) for word in ENGLISH for part in said if finder(word).search(part)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_have_the_names_of_the_glossary(language: str) -> None:
    ids = {row.what.strip("`"): row.word for row in rows(language) if row.what.startswith("`")}
    assert len(ids) > 10
    for name, word in ids.items():
        (text,) = variants(messages(language)[name].value)
        assert text.removesuffix(" {x}") in re.split(r"[,;] | \(", word), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_row_forbids_its_own_word(language: str) -> None:
    for row in rows(language):
        assert [word for word in row.forbidden if finder(word).fullmatch(row.word)] == [], row.what


def test_every_language_has_a_word_for_the_same_things() -> None:
    ids = [{row.what for row in rows(language) if row.what.startswith("`")} for language in LANGUAGES]
    common = {
        "`refill-card`",
        "`talisman`",
        "`display`",
        "`slot`",
        "`draw-pile`",
        "`discard-pile`",
        "`supply`",
    }
    assert all(common <= one for one in ids)


@pytest.mark.parametrize("exception", EXCEPTIONS)
def test_an_exception_is_of_a_word_of_the_glossary(exception: tuple[str, str]) -> None:
    language, word = exception
    assert word in [one for row in rows(language) for one in row.forbidden]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("fault", "pattern"),
    [
        ("a straight apostrophe or quotation mark", r"[\"'`]"),
        ("two spaces", r"\S  "),
        ("dots for an ellipsis", r"\.\.\."),
        ("a space before a mark", r" [,.;:?!]"),
        ("a space inside brackets", r"\( | \)"),
        ("an ellipsis without its space", r"[^\W\d_]…"),
        ("a hyphen for a dash", r" - "),
    ],
)
def test_it_is_set_well(language: str, fault: str, pattern: str) -> None:
    hits = [name for name, _ in found(language, re.compile(pattern)) if name not in TYPED_MARKS]
    assert hits == [], fault


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    opening, closing = QUOTES[language]
    for name, text in texts(language):
        marks = re.findall("[„“”«»]", text)
        assert marks == [opening, closing] * (len(marks) // 2), name


# Words with which a German sentence begins that could not be part of one after a colon.
BEGINNINGS: Final = (
    "biete decke du er es gib hier ich lege leg nimm passe schau sie "
    "tausche tippe wähle warte wenn wer wir ziehe zieh"
)


def test_a_german_sentence_after_a_colon_has_a_capital() -> None:
    assert found("de", re.compile(rf": (?:{'|'.join(BEGINNINGS.split())})\b")) == []


@pytest.mark.parametrize("language", ["en", "nl", "it"])
def test_what_follows_a_colon_has_no_capital_elsewhere(language: str) -> None:
    names = "Leo|Wild|Bot|Expo|Capobranco|Capibranco|Rifornisci"
    assert found(language, re.compile(rf"[^\W\d]: (?!(?:{names})\b)[A-Z]")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_gains_have_a_plus_sign(language: str) -> None:
    assert [name for name, _ in found(language, re.compile(r"\+")) if name not in PLUS] == []
