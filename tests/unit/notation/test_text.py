"""Games on one line."""

from __future__ import annotations

import pytest
from strategies import last_of, play

from wildcards.engine.rules import Rules
from wildcards.errors import GameTextError
from wildcards.notation.record import Player, Record
from wildcards.notation.text import game_text, parse_game

RULES = Rules(seats=3, leo=True)
PLAYERS = [Player("Ann B, C: D=%", "human"), Player("ü\n", "my bot"), Player("Leo", "leo")]
RECORD = Record.of(last_of(play(RULES, 4)), PLAYERS, {"note": "a b"})
LINE = game_text(RECORD)


def refused(text: str) -> str:
    with pytest.raises(GameTextError) as error:
        parse_game(text)
    return str(error.value)


def with_field(key: str, value: str | None) -> str:
    """The line with another value of a field, or without it."""
    words = [word for word in LINE.split(" ") if not word.startswith(f"{key}=")]
    return " ".join(words if value is None else [*words, f"{key}={value}"])


def test_a_line_holds_everything() -> None:
    assert parse_game(LINE) == RECORD
    keys = [word.split("=")[0] for word in LINE.split(" ")]
    assert keys == [
        "wildcards-game/1", "rules", "seats", "talisman", "habitat", "animals", "removed",
        "reshuffles", "leo", "actions", "result", "seed", "commitment", "extra",
    ]  # fmt: skip
    assert LINE.isprintable()
    assert "rules=2022,holder_last,balanced,returns,5-4-3-2" in LINE
    assert "human:Ann%20B%2C%20C%3A%20D%3D%25,my%20bot:%C3%BC%0A,leo:Leo" in LINE


def test_a_line_leaves_out_what_is_not_there() -> None:
    record = Record.of(next(play(Rules(edition="2020"), 1))).without_seed()
    line = game_text(record)
    for key in ("talisman", "reshuffles", "leo", "actions", "result", "seed", "extra"):
        assert f" {key}=" not in line
    assert parse_game(line) == record
    assert "stays" in line


def test_white_space_does_not_matter() -> None:
    assert parse_game(f"\n {LINE.replace(' ', '   ')}\t") == RECORD


def test_the_order_of_keys_does_not_matter() -> None:
    form, *words = LINE.split(" ")
    assert parse_game(" ".join([form, *reversed(words)])) == RECORD


REFUSED = [
    ("rules", None, "game: rules: expected, but it is missing"),
    ("seats", None, "game: seats: expected, but it is missing"),
    ("habitat", None, "game: habitat: expected, but it is missing"),
    ("animals", None, "game: animals: expected, but it is missing"),
    ("removed", None, "game: removed: expected, but it is missing"),
    (
        "rules",
        "2022",
        "game: rules: expected a value such as 2022,holder_last,balanced,returns,5-4-3-2",
    ),
    ("rules", "2022,holder_last,balanced,maybe,5-4-3-2", "game: rules: expected a value such as"),
    ("rules", "2021,holder_last,balanced,returns,5-4-3-2", "game: rules: edition: expected '2022' or '2020'"),
    ("rules", "2022,holder_last,balanced,returns,5-4-3", "game: rules: value_counts: expected four whole"),
    (
        "rules",
        "2022,holder_last,balanced,returns,5-4-3-x",
        "game: rules: expected a whole number from 0 to 14",
    ),
    ("seats", "human:A,human", "game: seats: expected kind:name, got 'human'"),
    ("seats", "human:A", "game: rules: seats: expected 3, 4 or 5"),
    ("seats", "human:A,leo:B,leo:C", "game: seats: expected at most one 'leo', got 2"),
    ("talisman", "2", "game: talisman: expected one of the seats [0, 1], got 2"),
    ("talisman", "3", "game: talisman: expected a whole number from 0 to 2, got '3'"),
    ("talisman", "-1", "game: talisman: expected a whole number from 0 to 2, got '-1'"),
    ("talisman", None, "game: talisman: expected one of the seats [0, 1], got None"),
    ("habitat", "F1F9", "game: habitat: expected cards such as F1F1W3, got 'F1F9'"),
    ("animals", "pexx", "game: animals: expected species such as pesqib, got 'pexx'"),
    ("animals", "pe--", "game: animals: expected species, got an empty slot"),
    ("removed", "--", "game: animals: expected species, got an empty slot"),
    ("removed", "p", "game: removed: expected species such as pesqib, got 'p'"),
    ("reshuffles", "F1,x", "game: reshuffles: expected cards such as F1F1W3, got 'x'"),
    ("reshuffles", "F1R", "game: reshuffles[0][1]: expected a card such as F3, got 'R'"),
    ("leo", "F", "game: leo: expected cards such as F1F1W3, got 'F'"),
    ("actions", "xF1", "game: actions: expected a whole number from 0 to 4, got 'x'"),
    ("actions", "5F1", "game: actions: expected a whole number from 0 to 4, got '5'"),
    ("result", "1,2/1,1", "game: result.scores: expected 3 whole numbers from 0 to 999 or nulls"),
    ("result", "1,2,x/1,1,-", "game: result: expected a whole number from 0 to 999, got 'x'"),
    ("result", "1,2,-", "game: result: expected a whole number from 0 to 999, got ''"),
    ("seed", "12", "game: seed: expected 64 hex digits or null, got '12'"),
    ("commitment", "x", "game: commitment: expected 64 hex digits or null, got 'x'"),
    ("extra", "%7B", "game: extra: expected a quoted JSON object"),
    ("extra", "5", "game: extra: expected a quoted JSON object"),
    ("colour", "red", "game: expected key=value with one of the keys rules seats talisman"),
]


@pytest.mark.parametrize(("key", "value", "message"), REFUSED)
def test_a_wrong_field_is_named(key: str, value: str | None, message: str) -> None:
    assert refused(with_field(key, value)).startswith(message)


def test_a_line_says_what_it_is() -> None:
    for text in ("", "  ", "wildcards-game/2 rules=x", "wildcards-position/1", "x"):
        message = f"game: expected a line that begins with 'wildcards-game/1', got {text[:40]!r}"
        assert refused(text) == message
    assert refused(f"{LINE} note").startswith("game: expected key=value with one of the keys")
    assert refused(f"{LINE} talisman=0") == "game: talisman: given twice"


def test_extra_keys_are_percent_encoded_json() -> None:
    for extra in ("%ff", "NaN", "%7B%22x%22%3ANaN%7D", "%5B%5D"):
        assert refused(f"{with_field('extra', None)} extra={extra}").startswith("game: ")
