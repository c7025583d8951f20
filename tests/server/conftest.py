"""Servers and databases for these tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.serving import Cluster, Running, running, sqlite_in


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server of its own, without limits, on SQLite."""
    with running(sqlite_in(tmp_path)) as here:
        yield here


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A PostgreSQL server for this worker's tests."""
    directory = tmp_path_factory.mktemp("postgres")
    for parent in (directory, *directory.parents):  # its own user has to get there
        if (
            parent.owner() == "root"
            and parent.stat().st_mode & 0o005 != 0o005
            and parent.name.startswith("pytest")
        ):
            parent.chmod(0o755)
    cluster = Cluster(directory)
    yield cluster
    cluster.stop()
