"""A line to PostgreSQL outlives its connection, and hides no errors."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy.exc import DataError
from support.servers import Cluster

from wildcards.server.storage.database import Database
from wildcards.server.storage.line import Line

BACKEND = "SELECT pg_backend_pid()"


@pytest.fixture
def line(postgres: Cluster) -> Iterator[Line]:
    database = Database(postgres.database())
    yield database.line()
    database.close()


def test_values_are_told_as_json_but_for_text(line: Line) -> None:
    statement = "SELECT %(name)s || 'x', id FROM json_to_recordset(%(rows)s) AS rows (id int)"
    found = line.rows(statement, name='Zo\u00eb "%s', rows=[{"id": 2}, {"id": None}])
    assert [tuple(row) for row in found] == [('Zo\u00eb "%sx', 2), ('Zo\u00eb "%sx', None)]


def test_its_connection_stays(line: Line) -> None:
    assert line.rows(BACKEND) == line.rows(BACKEND)


def test_a_connection_that_is_gone_is_replaced(postgres: Cluster, line: Line) -> None:
    [[before]] = line.rows(BACKEND)
    other = Database(postgres.database())
    assert other.line().rows("SELECT pg_terminate_backend(%(who)s::int, 10000)", who=before) == [(True,)]
    other.close()
    [[after]] = line.rows(BACKEND)
    assert after != before


def test_it_goes_on_after_an_error(line: Line) -> None:
    with pytest.raises(DataError):
        line.rows("SELECT %(what)s::int", what="no number")
    assert line.rows("SELECT 1") == [(1,)]
