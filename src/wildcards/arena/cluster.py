"""Workers on a Ray cluster, or on a local Ray that lasts as long as they do."""

from __future__ import annotations

import logging
import os
import socket
from concurrent.futures import Future
from typing import Any, Final

from wildcards.arena.executors import BATCH_SECONDS
from wildcards.arena.extras import missing
from wildcards.arena.worker import Batch, Job, Worker
from wildcards.errors import ClusterError, MissingPackageError

PATIENCE: Final = 10.0  # seconds for a cluster to answer, and for a worker to release its bots


class Cluster:
    """Plays in one actor for each core of the cluster.

    `address` as Ray writes it (`HOST:PORT`, `auto`), None for a local one. The package must be installed on
    every node, and bots in files must have the same path there. Raises MissingPackageError without Ray,
    ClusterError if there is none at the address.
    """

    batch_seconds: float = BATCH_SECONDS

    def __init__(self, job: Job, address: str | None = None) -> None:
        self._ray = _ray()
        _connect(self._ray, address)
        self.slots = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self.deaths: tuple[type[Exception], ...] = (self._ray.exceptions.RayActorError,)
        self._make = self._ray.remote(num_cpus=1)(Worker)
        self._job = self._ray.put(job)
        self._actors: list[Any] = []
        self._turn = 0
        self.renew()

    def submit(self, tasks: range) -> Future[Batch]:
        self._turn += 1
        future: Future[Batch] = self._actors[self._turn % self.slots].play.remote(tasks).future()
        return future

    def renew(self) -> None:
        for actor in self._actors:
            self._ray.kill(actor)
        self._actors = [self._make.remote(self._job) for _ in range(self.slots)]

    def close(self, *, now: bool) -> None:
        if not now:
            closing = [actor.close.remote() for actor in self._actors]
            self._ray.wait(closing, num_returns=len(closing), timeout=PATIENCE)
        self._ray.shutdown()


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else a warning about the future
    try:
        import ray
    except ImportError:
        raise MissingPackageError(missing("--cluster", "Ray", "cluster")) from None
    return ray


def _connect(ray: Any, address: str | None) -> None:
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address is None:
            ray.init("local", include_dashboard=False, **quiet)
        else:
            _knock(address)
            ray.init(address, **quiet)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        why = " ".join(str(error).split())[:200]
        raise ClusterError(f"--cluster-address {address}: expected a Ray cluster there: {why}") from None


def _knock(address: str) -> None:
    """Raise OSError or ValueError if nobody is at HOST:PORT; Ray itself would try for minutes."""
    if address == "auto":
        return
    host, _, port = address.rpartition("/")[2].rpartition(":")
    if not port.isdecimal():
        raise ValueError("an address is HOST:PORT or auto")
    socket.create_connection((host, int(port)), PATIENCE).close()
