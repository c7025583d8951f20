"""What is read from JSON is of the expected kind, or is refused with what it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from wildcards.errors import WildCardsError
from wildcards.notation.json_values import as_flag, as_list, as_object, as_text


@pytest.mark.parametrize(
    ("read", "right", "wrong", "expected"),
    [
        (as_text, "pe", 3, "place: expected a string, got 3"),
        (as_flag, False, 0, "place: expected true or false, got 0"),
        (as_list, [1], {}, "place: expected a list, got {}"),
        (as_object, {"a": 1}, [], "place: expected an object, got []"),
    ],
)
def test_another_kind_is_refused(
    read: Callable[[Any, str], object], right: object, wrong: object, expected: str
) -> None:
    assert read(right, "place") == right
    with pytest.raises(WildCardsError) as caught:
        read(wrong, "place")
    assert str(caught.value) == expected
