"""docs/dataset.md describes the files of the code; test_docs.py runs its example."""

from __future__ import annotations

from pathlib import Path

from wildcards.dataset.decisions import DEALS, DECISIONS, table

TEXT = (Path(__file__).parents[2] / "docs" / "dataset.md").read_text(encoding="utf-8")


def test_the_columns_are_those_of_the_code() -> None:
    assert table(DECISIONS) in TEXT
    assert table(DEALS) in TEXT
