"""Whatever a server refuses is told in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wildcards.terminal.words.refusals import SENTENCES, refused

SOURCE = Path(__file__).parents[2] / "src" / "wildcards"
# Every argument that a code may come with.
DETAILS = {
    "seat": 1, "seats": [0, 2], "token": "F1", "level": "greedy", "levels": ["novice", "greedy"], "number": 0,
    "expected": "open", "status": "playing", "got": 1, "seconds": 3.2, "why": "because", "kind": "fair",
    "id": "x", "phase": "BID", "rule": "bids", "step": 3, "origin": "http://x", "where": ["a"],
    "whose": "person", "most": 60,
}  # fmt: skip


def raised() -> set[str]:
    """The codes in the sources of tables and server, and those with which the engine refuses a step."""
    codes: set[str] = set()
    for file in [*(SOURCE / "server").rglob("*.py"), *(SOURCE / "table").glob("*.py")]:
        text = file.read_text(encoding="utf-8")
        codes |= set(re.findall(r'(?:RefusedError|Problem)\(\s*"([a-z_]+)"', text))
        codes |= {
            code for found in re.findall(r"codes = \{(.*)\}", text) for code in re.findall(r'"(\w+)"', found)
        }
    legal = (SOURCE / "engine" / "legal.py").read_text(encoding="utf-8")
    codes |= set(re.findall(r'"([a-z_]+)",\s*"[a-z-]+",', legal))
    return codes


def test_every_code_has_a_sentence() -> None:
    codes = raised()
    assert {
        "seat_taken",
        "no_path",
        "card_order",
        "cannot_finish",
        "lowest_slot",
        "not_owed",
        "over",
    } <= codes
    assert codes <= set(SENTENCES)


@pytest.mark.parametrize("code", SENTENCES)
def test_a_sentence_uses_its_arguments(code: str) -> None:
    details = {**DETAILS, **({"seats": 4} if code == "no_seat" else {})}
    text = refused(code, details)
    assert text
    assert not text.startswith("the server refused it")


@pytest.mark.parametrize("code", [*SENTENCES, "brand_new"])
def test_missing_arguments_are_no_matter(code: str) -> None:
    assert refused(code, {})


def test_nothing_of_a_server_plays_tricks_on_the_terminal() -> None:
    assert "\x1b" not in refused("rules", {"why": "\x1b[31mred\n"})
    assert "\x1b" not in refused("brand_new", {"x\x1b": "\x1b"})
