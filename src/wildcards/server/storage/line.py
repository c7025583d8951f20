"""A line to PostgreSQL: a connection that stays with those who use it, for what is asked all the time.

To take one from the pool, see whether it still works, begin, end and give it back takes longer than to ask.
"""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

AT_ONCE: Final = "AUTOCOMMIT"  # each statement is a transaction


class Line:
    """One statement at a time, each a transaction of its own. Raises the driver's own errors."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._connection: Connection | None = None
        self._turn: Final = Lock()

    def rows(self, statement: str, **values: object) -> Sequence[Any]:
        """What a statement leads to, in which `%(name)s` is a value: text, or JSON of anything else.

        It is asked again if the connection turns out to be gone: so it may happen twice.
        """
        told = {name: value if isinstance(value, str) else _json(value) for name, value in values.items()}
        with self._turn:
            if self._connection is not None:
                try:
                    return self._ask(self._connection, statement, told)
                except DBAPIError as error:
                    if not error.connection_invalidated:
                        raise
            self._connection = self._engine.connect().execution_options(isolation_level=AT_ONCE)
            return self._ask(self._connection, statement, told)

    def _ask(self, connection: Connection, statement: str, told: dict[str, str]) -> Sequence[Any]:
        try:
            return connection.exec_driver_sql(statement, told).all()
        except BaseException:
            self._drop()
            raise

    def close(self) -> None:
        """Give the connection back; the next statement takes another."""
        with self._turn:
            self._drop()

    def _drop(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.close()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
