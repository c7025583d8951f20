"""The same result on a local Ray, and what is said if there is none."""

from __future__ import annotations

import importlib.util
import json
import os
import socket
import subprocess
import sys
from typing import Any

import pytest

from wildcards.arena import cluster
from wildcards.arena.schedule import Schedule, match_lineup
from wildcards.arena.worker import Job
from wildcards.errors import ClusterError, MissingPackageError

IS_MISSING = importlib.util.find_spec("ray") is None and os.environ.get("CI") != "true"
needs_ray = pytest.mark.skipif(IS_MISSING, reason="Ray is not installed here: make extras")

COMMAND = ["match", "--seats", "novice,random,random,leo", "--deals", "12", "--seed", "7", "--json"]


def result(*arguments: str) -> tuple[dict[str, Any], str]:
    """The JSON result without its times, and what was said beside it."""
    run = subprocess.run(
        [sys.executable, "-m", "wildcards", *COMMAND, *arguments],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    found: dict[str, Any] = json.loads(run.stdout)
    del found["timing"]
    return found, run.stderr


@pytest.mark.slow
@needs_ray
def test_a_local_ray_gives_the_same_result_and_is_quiet() -> None:
    found, said = result("--cluster")
    assert found == result("--workers", "1")[0]
    assert len(said.splitlines()) == 2
    assert said.startswith("36 games in ")


def a_job() -> Job:
    return Job(Schedule(*match_lineup(["random"] * 3), 1, bytes(32)), with_records=False)


@needs_ray
def test_nobody_at_the_address() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
        with pytest.raises(ClusterError, match=f"--cluster-address {address}: expected a Ray cluster there"):
            cluster.Cluster(a_job(), address)


@needs_ray
def test_no_address_at_all() -> None:
    with pytest.raises(ClusterError, match="an address is HOST:PORT or auto"):
        cluster.Cluster(a_job(), "somewhere")


def test_ray_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    expected = (
        r"--cluster: expected Ray: in a checkout of Wild Cards: pip install '\.\[cluster\]', or make extras"
    )
    with pytest.raises(MissingPackageError, match=expected):
        cluster.Cluster(a_job())
