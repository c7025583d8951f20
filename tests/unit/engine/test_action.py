"""Action ids and their tokens."""

from __future__ import annotations

import pytest

from wildcards.engine.action import (
    ACTIONS,
    DONE,
    DRAW,
    given_by,
    is_swap,
    is_take,
    parse_token,
    slot_of,
    swap,
    take,
    token,
)
from wildcards.engine.card import CARD_TOKENS, SPECIES_TOKENS
from wildcards.errors import TokenError

DISPLAYS = [(0, 1, 2, 3), (5, 5, 4, 4), (3, 3, 3, 3), (2, 1, 0, 5)]


def expected_token(action: int, display: tuple[int, ...]) -> str:
    """The table of docs/record.md."""
    if action <= 16:
        return CARD_TOKENS[action]
    if action == 17:
        return "-"
    if action == 46:
        return "?"
    if action < 22:
        return f"{SPECIES_TOKENS[display[action - 18]]}@{action - 17}"
    species, slot = divmod(action - 22, 4)
    return f"{SPECIES_TOKENS[species]}>{SPECIES_TOKENS[display[slot]]}@{slot + 1}"


@pytest.mark.parametrize("display", DISPLAYS)
def test_tokens_are_those_of_the_format(display: tuple[int, ...]) -> None:
    tokens = [token(action, display) for action in range(ACTIONS)]
    assert tokens == [expected_token(action, display) for action in range(47)]
    assert len(set(tokens)) == 47
    for action, text in enumerate(tokens):
        assert parse_token(text, display) == action
        assert parse_token(text) == action


def test_cards_need_no_display() -> None:
    assert [token(action) for action in range(18)] == [*CARD_TOKENS, "-"]
    assert token(DRAW) == "?"


def test_takes_and_swaps_name_their_parts() -> None:
    for slot in range(4):
        assert take(slot) == 18 + slot
        assert is_take(take(slot))
        assert not is_swap(take(slot))
        assert slot_of(take(slot)) == slot
        for species in range(6):
            action = swap(species, slot)
            assert action == 22 + 4 * species + slot
            assert is_swap(action)
            assert not is_take(action)
            assert (given_by(action), slot_of(action)) == (species, slot)
    assert not any(is_take(action) or is_swap(action) for action in (*range(DONE + 1), DRAW))


@pytest.mark.parametrize("action", [18, 21, 22, 45])
def test_a_token_that_names_a_species_needs_the_display(action: int) -> None:
    slot = slot_of(action) + 1
    with pytest.raises(
        TokenError, match=f"action {action} names the species in slot {slot}: pass the display"
    ):
        token(action)
    for display in ((-1, -1, -1, -1), ()):
        with pytest.raises(TokenError, match=f"action {action} is about slot {slot}, which is empty"):
            token(action, display)


@pytest.mark.parametrize("action", [-1, 47, 1000])
def test_an_id_outside_the_format_has_no_token(action: int) -> None:
    with pytest.raises(TokenError, match=f"expected an action id from 0 to 46, got {action}"):
        token(action, (0, 1, 2, 3))


@pytest.mark.parametrize("text", ["", "F5", "f1", "R ", "--", "??", "pe", "pe1", "17", "F1F2"])
def test_a_word_that_is_no_token_is_refused(text: str) -> None:
    with pytest.raises(TokenError, match="expected a token such as F3, R, -, pe@1, ib>sq@2 or") as error:
        parse_token(text)
    assert str(error.value).endswith(f"got {text!r}")


@pytest.mark.parametrize("place", ["", "0", "5", "11", " 1", "x", "\uff11"])
def test_a_slot_is_a_number_from_1_to_4(place: str) -> None:
    with pytest.raises(TokenError, match="expected a slot from 1 to 4 after '@'") as error:
        parse_token(f"pe@{place}")
    assert str(error.value).endswith(f"got {place!r}")


@pytest.mark.parametrize(
    ("text", "wrong"), [("xx@1", "xx"), ("@1", ""), ("ib>@1", ""), (">pe@1", ""), ("i>pe@1", "i")]
)
def test_an_unknown_species_in_a_token_is_named(text: str, wrong: str) -> None:
    with pytest.raises(TokenError, match="expected a species") as error:
        parse_token(text)
    assert str(error.value).endswith(f"got {wrong!r}")


def test_a_token_agrees_with_the_display() -> None:
    with pytest.raises(TokenError, match="'pe@2' names a peacock in slot 2, but a squirrel is there"):
        parse_token("pe@2", (0, 1))
    with pytest.raises(TokenError, match="'ib>pe@2' names a peacock in slot 2, but a squirrel is there"):
        parse_token("ib>pe@2", (0, 1))
    for display in ((-1, 1), ()):
        with pytest.raises(TokenError, match="'pe@1' names slot 1, which is empty"):
            parse_token("pe@1", display)
