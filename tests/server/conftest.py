"""Servers and databases for these tests."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.servers import Cluster, Running, running, sqlite_in, with_schema

from wildcards.server.storage.database import Database


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without limits, on SQLite, for all tests of a file: each makes tables of its own."""
    with running(sqlite_in(tmp_path_factory.mktemp("server"))) as here:
        yield here


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL server for this worker's tests."""
    # Not below pytest's own directory: other runs of pytest close that to PostgreSQL's user.
    with tempfile.TemporaryDirectory(prefix="wildcards-postgres-") as directory:
        Path(directory).chmod(0o755)
        cluster = Cluster(Path(directory))
        yield cluster
        cluster.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """An empty database of either kind."""
    is_sqlite = request.param == "sqlite"
    made = Database(sqlite_in(tmp_path) if is_sqlite else cluster_of(request).empty_database())
    yield made
    made.close()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """A database of either kind, with the schema and nothing else."""
    url = sqlite_in(tmp_path) if request.param == "sqlite" else cluster_of(request).database()
    made = with_schema(url)
    yield made
    made.close()


def cluster_of(request: pytest.FixtureRequest) -> Cluster:
    """The PostgreSQL server, which starts only where a test needs it."""
    found: Cluster = request.getfixturevalue("postgres")
    return found
