"""The client's words say the same in every language, and are those that the client says."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import partial
from itertools import product
from typing import Final

import pytest
from fluent.syntax import ast
from support.fluent import (
    LANGUAGES,
    ROOT,
    Said,
    Within,
    areas,
    entries,
    listed,
    messages,
    python_said,
    python_sources,
    python_strings,
    quoted,
    said,
    sources,
    templates,
    variables,
)

from wildcards.bots.levels import LEVELS
from wildcards.engine.card import SPECIES_TOKENS
from wildcards.engine.event import TieReason
from wildcards.engine.phase import Phase
from wildcards.engine.rules import EDITIONS

REFERENCE: Final = "en"
FILES: Final = sorted(areas(REFERENCE))
EACH_FILE: Final = [*product(LANGUAGES, FILES)]
HABITATS: Final = "FSMW"
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
PLURALS_OF: Final = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "nl": {"one", "other"},
    "it": {"one", "many", "other"},
}
ASKS: Final = ("bid", "eagle", "reveal", "swap", "discard", "lay", "break", "take", "pay", "keep")
OWN_CODES: Final = (
    "enough",
    "animal_first",
    "not_asked",
    *[f"first_{ask}" for ask in ASKS],
)  # of table/draft.svelte.ts


def codes(*, of_rules: bool = False) -> list[str]:
    """The codes of refusals that docs/protocol.md lists, or those of steps the rules don't allow."""
    document = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    table = document.split("## Codes of refusals")[1].split("\n## ")[0]
    rows = [line for line in table.splitlines() if line.startswith("| `")]
    chosen = [row for row in rows if "not allowed by the rules" in row] if of_rules else rows
    return re.findall(r"`(\w+)`", " ".join([row.split("|")[1] for row in chosen]))


# What can be found about a deal: outcomes in client/src/after/fair, and of the page that checks it.
CHECKS: Final = (
    "no-json", "no-json-lines", "twice", "no-record", "unreadable", "no-seed", "commitment", "no-parts",
    "server-part", "bots-nonces", "mix", "habitats", "animals", "removed", "talisman", "talisman-chosen",
    "reshuffle", "leo", "replayed", "not-replayed", "no-answer", "given", "none-kept", "kept-commitment",
    "own-nonces",
)  # fmt: skip

# Ids that the client puts together from codes of the server or the game, with everything * can be.
COMPOSED: Final[Mapping[str, Iterable[str]]] = {
    "card-*": HABITATS,
    "habitat-*": HABITATS,
    "animal-*": SPECIES_TOKENS,
    "the-animal-*": SPECIES_TOKENS,
    "an-animal-*": SPECIES_TOKENS,
    "animals-*": SPECIES_TOKENS,
    "leader-*": SPECIES_TOKENS,
    "the-leader-*": SPECIES_TOKENS,
    "phase-*": [phase.name for phase in Phase],
    "stage-*": "01234",
    "level-*": LEVELS,
    "level-*-about": LEVELS,
    "edition-*": EDITIONS,
    "ask-*": ASKS,
    "log-order-*": [reason.name for reason in TieReason],
    "beat-why-*": [reason.name for reason in TieReason],
    "wait-*": [phase.name for phase in Phase if phase != Phase.OVER],
    "reason-*": [*codes(of_rules=True), *OWN_CODES],
    "refused-*": [*codes(), "offline", "unknown"],
    "nav-*": ("tables", "lobby", "day", "learn", "rules", "leaders", "settings", "credits"),
    "theme-*": ("auto", "light", "dark"),
    "line-*": ("connecting", "cut", "healed", "ended"),
    "tables-*": ("playing", "open", "done"),
    "listed-*": ("playing", "open", "over", "closed"),
    "new-knowledge-*": ("usual", "off", "open", "all"),
    "wait-knowledge-*": ("off", "open", "all"),
    "new-kind-*": ("you", "open", "bot"),
    "new-edition-*-hint": EDITIONS,
    "new-clock-*": ("none", "decision", "bank"),
    "new-unit-*": ("seconds", "minutes", "hours", "days"),
    "new-pace-*": ("at-once", "quick", "normal", "slow"),
    "new-returns-*": ("edition", "yes", "no"),
    "wait-told-*": ("sat", "left", "bot", "here", "away", "renamed"),
    "settings-speed-*": ("slow", "normal", "fast", "off"),
    "place-*": ("bid", "pay", "handsize", "talisman", "points"),
    "end-species-*": ("best", "second", "other"),
    "end-part-*": ("best", "second", "leaders", "bonus"),
    "check-is-*": ("right", "wrong", "open"),
    "check-*": CHECKS,
    "verify-*": ("right", "wrong", "open"),
}


def is_blank(element: ast.TextElement | ast.Placeable) -> bool:
    """Whether a part of a message shows nothing."""
    if isinstance(element, ast.TextElement):
        return not element.value.strip()
    return isinstance(element.expression, ast.StringLiteral) and not element.expression.value.strip()


def composed() -> set[str]:
    """Every id that is put together from codes."""
    return {form.replace("*", part) for form, parts in COMPOSED.items() for part in parts}


def fits(form: str, name: str) -> bool:
    """Whether the id can be one that is put together in this way."""
    return re.fullmatch(re.escape(form).replace(r"\*", r"[\w-]+"), name) is not None


def made() -> set[str]:
    """All forms in which the client puts strings together, and the terminal ids."""
    client = [templates(text) for text in sources().values()]
    terminal = {one.name for one in said_in_python() if "*" in one.name}
    return terminal.union(*client)


def said_in_python() -> list[Said]:
    return [one for text in python_sources().values() for one in python_said(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert areas(language) == set(FILES)


@pytest.mark.parametrize(("language", "area"), EACH_FILE)
def test_a_file_can_be_read_to_its_end(language: str, area: str) -> None:
    junk = [entry.content for entry in entries(language, area) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_there_twice(language: str) -> None:
    ids = Counter([one.id.name for area in FILES for one in listed(language, area)])
    assert [name for name, times in ids.items() if times > 1] == []


@pytest.mark.parametrize(("language", "area"), EACH_FILE)
def test_a_file_has_the_ids_and_attributes_of_the_english_one(language: str, area: str) -> None:
    def shape(of: str) -> list[tuple[str, set[str]]]:
        return [
            (one.id.name, {attribute.id.name for attribute in one.attributes}) for one in listed(of, area)
        ]

    assert shape(language) == shape(REFERENCE)


@pytest.mark.parametrize(("language", "area"), EACH_FILE)
def test_a_message_has_the_variables_of_the_english_one(language: str, area: str) -> None:
    for one in listed(REFERENCE, area):
        name = one.id.name
        assert variables(language, messages(language)[name]) == variables(REFERENCE, one), name


@pytest.mark.parametrize(("language", "area"), EACH_FILE)
def test_no_message_is_empty(language: str, area: str) -> None:
    for one in listed(language, area):
        assert one.value is not None or one.attributes, one.id.name
        for pattern in [one.value, *[attribute.value for attribute in one.attributes]]:
            if pattern is not None:
                assert not all(map(is_blank, pattern.elements)), one.id.name


def parts(message: ast.Message) -> list[int]:
    """How many paragraphs a text has, and how many list items each of them has."""
    elements = message.value.elements if message.value is not None else []
    text = "".join([one.value if isinstance(one, ast.TextElement) else "x" for one in elements])
    return [len(re.findall(r"^(?:- |\d\. )", part, re.MULTILINE)) for part in text.split("\n\n")]


@pytest.mark.parametrize(("language", "area"), EACH_FILE)
def test_a_text_has_the_paragraphs_and_lists_of_the_english_one(language: str, area: str) -> None:
    for one in listed(REFERENCE, area):
        assert parts(messages(language)[one.id.name]) == parts(one), one.id.name


def test_a_list_of_the_rules_stands_by_itself() -> None:
    """Without the empty line before it, it would be shown as one paragraph with what comes before."""
    for one in listed(REFERENCE, "rules.ftl"):
        elements = one.value.elements if one.value is not None else []
        text = "".join([part.value for part in elements if isinstance(part, ast.TextElement)])
        assert re.findall(r"^(?!- |\d\. ).+\n(?:- |\d\. )", text, re.MULTILINE) == [], one.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_hold_only_messages_that_exist(language: str) -> None:
    for name, one in messages(language).items():
        assert Within(one).references <= set(messages(language)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_of_the_language(language: str) -> None:
    for name, one in messages(language).items():
        for selection in Within(one).selections:
            names = [variant.key for variant in selection.variants]
            keys = {key.name for key in names if isinstance(key, ast.Identifier)}
            if keys & (PLURALS - {"other"}):
                assert keys <= PLURALS_OF[language], name
                assert {"one", "other"} <= keys, name


def test_whatever_the_client_says_exists() -> None:
    ids = messages(REFERENCE)
    unknown = {
        (path, name)
        for path, text in sources().items()
        for name in said(text)
        if name not in ids and not any(map(partial(fits, name), ids))
    }
    assert unknown == set()


def test_whatever_the_terminal_says_exists_and_is_given_its_variables() -> None:
    ids = messages(REFERENCE)
    said = said_in_python()
    assert len(said) > 100
    for one in said:
        named = [name for name in ids if fits(one.name, name)] if "*" in one.name else [one.name]
        assert named, one.name
        for name in named if "*" not in one.name else ():
            needed = variables(REFERENCE, ids[name])
            assert one.is_open or needed <= one.given, f"{name} needs {needed}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_put_together_exists(language: str) -> None:
    assert composed() - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_protocol_has_words(language: str) -> None:
    assert len(codes()) > len(codes(of_rules=True)) > 5
    wanted = {f"refused-{code}" for code in codes()} | {f"reason-{code}" for code in codes(of_rules=True)}
    assert wanted - set(messages(language)) == set()


def test_no_message_is_left_unsaid() -> None:
    literals = set().union(*[quoted(text) for text in sources().values()])
    literals |= set().union(*[python_strings(text) for text in python_sources().values()])
    held = set().union(*[Within(one).references for one in messages(REFERENCE).values()])
    rest = set(messages(REFERENCE)) - literals - held - composed()
    forms = {form for form in made() - set(COMPOSED) if re.match(r"[a-z]+-", form)}
    assert [name for name in sorted(rest) if not any(fits(form, name) for form in forms)] == []


def test_no_composed_id_is_listed_that_the_client_does_not_put_together() -> None:
    assert set(COMPOSED) - made() == set()
