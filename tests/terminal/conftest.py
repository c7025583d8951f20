"""The command line as a fixture."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.terminals import Terminal


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """Runs `wildcards …` with games kept in its own directory."""
    return Terminal(tmp_path / "home", monkeypatch, capsys)
