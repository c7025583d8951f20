"""What becomes of a name before others see it (at every door of a server: tests/server/test_names.py)."""

from __future__ import annotations

import pytest

from wildcards.protocol.table import MOST_NAME, MOST_TITLE
from wildcards.table.names import clean, clean_title, leo_name


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann \t B.\n", "Ann B."),
        ("a\u200b\u202eb\u3164", "ab"),
        ("e\u0301" + "\u0335" * 5, "\u00e9\u0335\u0335"),
        ("\u0301", ""),
        ("x" * 99, "x" * MOST_NAME),
    ],
)
def test_a_name_is_one_line_of_what_can_be_seen(typed: str, shown: str) -> None:
    assert clean(typed) == shown


def test_a_title_may_be_longer() -> None:
    assert clean_title("x" * 999) == "x" * MOST_TITLE


def test_leo_is_called_otherwise_where_somebody_is_called_leo() -> None:
    assert leo_name(["Ann"]) == "Leo"
    assert leo_name(["Ann", "LEO"]) != "Leo"
