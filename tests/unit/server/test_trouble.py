"""What is tried again later: how its failures are told."""

from __future__ import annotations

import asyncio
import logging

import pytest

from wildcards.errors import DatabaseError
from wildcards.server.live.trouble import safely
from wildcards.table.refusal import RefusedError


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (DatabaseError("away"), []),  # the beats report that
        (RefusedError("unavailable", 503), []),
        (RefusedError("no_table", 404), [(logging.WARNING, False)]),
        (ValueError("a defect"), [(logging.ERROR, True)]),
    ],
)
def test_only_defects_are_told_with_where_they_come_from(
    error: Exception, told: list[tuple[int, bool]], caplog: pytest.LogCaptureFixture
) -> None:
    async def fail() -> None:
        raise error

    asyncio.run(safely(fail(), "no scan"))
    assert [(one.levelno, one.exc_info is not None) for one in caplog.records] == told
    assert {one.getMessage() for one in caplog.records} <= {"no scan"}
