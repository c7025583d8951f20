"""How the server is doing, row by row, for the page that operators read."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Final

from wildcards import __version__
from wildcards.server.live.hub import Hub
from wildcards.server.storage.library import wall_ms

Row = tuple[str, str]
_MIB: Final = 2**20


def status_rows(hub: Hub, started: float) -> list[Row]:
    """What runs, how much waits, and what is left; `started` is when the server was, by `time.monotonic`."""
    return [*_running(hub, started), *_waiting(hub), *_left(hub), *_ordered(hub)]


def _running(hub: Hub, started: float) -> list[Row]:
    lives = list(hub.lives.values())
    by_status = Counter(live.table.status for live in lives)
    tables = ", ".join([f"{number} {status}" for status, number in sorted(by_status.items())])
    people = {line.uid for live in lives for line in live.connections}
    sockets = sum([len(live.connections) for live in lives])
    return [
        ("version", __version__),
        ("runs since", f"{_span(time.monotonic() - started)} (process {os.getpid()})"),
        ("state", "stopping" if hub.is_closing else hub.wellbeing.failing or "ok"),
        ("tables in memory", tables or "none"),
        ("connections", f"{sockets} of {len(people)} people"),
    ]


def _waiting(hub: Hub) -> list[Row]:
    return [
        ("appends that wait", str(hub.writer_queue)),
        ("decisions of bots that wait", str(hub.bots.workers.waiting)),
        ("decisions that bots failed at", str(hub.bots.faults)),
    ]


def _left(hub: Hub) -> list[Row]:
    place = hub.library.place
    rows = [("database", place), ("memory", _memory())]
    folder = Path(place).parent
    if folder.is_dir():
        disk = shutil.disk_usage(folder)
        rows.append(("disk left", f"{disk.free // _MIB:,} of {disk.total // _MIB:,} MiB"))
    return rows


def _ordered(hub: Hub) -> list[Row]:
    standing, now = hub.follower.standing, wall_ms()
    announced = standing.announced(now)
    return [
        ("new tables", "none: draining" if standing.is_draining else "may be made"),
        ("announced", announced.text if announced else "nothing"),
        ("bans", str(len(list(standing.bans(now))))),
        ("orders so far", str(standing.number)),
    ]


def _memory() -> str:
    """The memory of this process, where the system tells it."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return "not told by this system"
    return f"{pages * os.sysconf('SC_PAGE_SIZE') // _MIB:,} MiB, Python {sys.version.split()[0]}"


def _span(seconds: float) -> str:
    days, rest = divmod(int(seconds), 86_400)
    hours, rest = divmod(rest, 3600)
    return f"{days} d {hours} h {rest // 60} min"
