"""The command line, and a server to ask."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.servers import Running, running, sqlite_in
from support.terminals import Terminal


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """Runs `wildcards …`."""
    return Terminal(tmp_path / "home", monkeypatch, capsys)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without limits, for all tests of a file."""
    with running(sqlite_in(tmp_path_factory.mktemp("server"))) as here:
        yield here
