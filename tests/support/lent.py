"""Worker processes that the servers of a test process lend one another: each takes a while to start."""

from __future__ import annotations

from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from wildcards.server.live import analyst, workers
from wildcards.server.live.workers import Call, Process, Told

_IDLE: Final[defaultdict[int, list[tuple[ProcessPoolExecutor, Told]]]] = defaultdict(
    list
)  # by how they yield


class Lent(Process):
    """A worker whose process, if it is well and has nothing to do at the end, is left to the next one."""

    async def do(self, call: Call, seconds: float) -> Any:
        if self._pool is None:
            idle = _IDLE[self._yields]
            self._pool, self._told = idle.pop() if idle else (None, self._context.RawArray("i", 2))  # type: ignore[misc]
        return await super().do(call, seconds)

    def close(self) -> None:
        pool = self._pool
        if pool is None or pool._broken or pool._pending_work_items:
            super().close()
        else:
            self._pool = None
            _IDLE[self._yields].append((pool, self._told))


def lend() -> None:
    """Let servers of this process have such workers."""
    workers.Process = Lent  # type: ignore[misc]
    analyst.Process = Lent  # type: ignore[attr-defined]
