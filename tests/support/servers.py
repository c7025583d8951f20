"""Servers for tests, in this process or in another that can be killed, and databases for them."""

from __future__ import annotations

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from sqlalchemy.engine import make_url

from support.few_runs import COMMAND, make_few
from support.lent import lend
from wildcards.server.config import Config, Limits
from wildcards.server.run.app import Server
from wildcards.server.run.launch import bound_port, listen, make_runner
from wildcards.server.storage.database import Database, sqlite_url
from wildcards.server.storage.migrate import migrate
from wildcards.server.storage.orders import Order, give

UNLIMITED: Final = Limits().times(10_000)
QUICK: Final = 0.0  # what bots wait at least
START: Final = 60.0
PLAIN: Final = False  # these servers have no certificates; each client that reads those to trust takes 45 ms

make_few()
lend()


class Clients:
    """Makes HTTP clients, each somebody new with their own cookies, and closes them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._open: list[httpx.Client] = []

    def client(self, **options: Any) -> httpx.Client:
        """Somebody new."""
        made = httpx.Client(base_url=self.url, timeout=30, verify=PLAIN, **options)
        self._open.append(made)
        return made

    def close_clients(self) -> None:
        """Close them all."""
        while self._open:
            self._open.pop().close()


class Running(Clients):
    """A server in this process."""

    def __init__(self, url: str, server: Server) -> None:
        super().__init__(url)
        self.server = server


@contextlib.contextmanager
def running(database: str, **options: Any) -> Iterator[Running]:
    """A server in this process, on a free port. It has no limits unless they are given."""
    begin_with_schema(database)
    listening = listen("127.0.0.1", 0)
    config = replace(
        Config(database, limits=UNLIMITED), **{"port": bound_port(listening), "host": "127.0.0.1", **options}
    )
    server = Server(config)
    runner = make_runner(server)
    thread = threading.Thread(target=runner.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    wait_for(lambda: runner.started or not thread.is_alive())
    assert runner.started
    here = Running(f"http://127.0.0.1:{config.port}", server)
    try:
        yield here
    finally:
        here.close_clients()
        runner.should_exit = True
        thread.join(START)
        listening.close()


def wait_for(is_so: Any, seconds: float = START) -> None:
    """Wait until something is so; fails after a while. Looking can be work, so it is done ever less often."""
    end = time.monotonic() + seconds
    pause = 0.002
    while not is_so():
        assert time.monotonic() < end, "it did not come to be"
        time.sleep(pause)
        pause = min(pause * 1.5, 0.05)


def order(server: Running, *orders: Order) -> None:
    """Give orders as another process does, and wait until the server has taken them."""
    database = Database(server.server.config.database)
    numbers = [give(database, "test", 1, one).number for one in orders]
    database.close()
    wait_for(lambda: server.server.hub.follower.standing.number >= numbers[-1])


class Spawned(Clients):
    """A server in its own process, on a port that stays the same when it is restarted."""

    def __init__(self, database: str, *options: str, port: int | None = None) -> None:
        self.database = database
        self.port = port if port is not None else free_port()
        super().__init__(f"http://127.0.0.1:{self.port}")
        self._options = options
        self.process: subprocess.Popen[bytes] | None = None
        # Not a pipe: when one is full and nobody reads, the server blocks.
        self._log = tempfile.TemporaryFile("a+b")  # noqa: SIM115  # closed in `close`

    def start(self) -> Spawned:
        """Start, and wait until it answers."""
        begin_with_schema(self.database)
        command = [sys.executable, "-c", COMMAND, "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--log-level", "warning", *self._options]
        environment = {key: value for key, value in os.environ.items() if key != "PYTEST_CURRENT_TEST"}
        environment["WILDCARDS_UNLIMITED"] = "1"
        self.process = subprocess.Popen(
            command,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=self._log,
            start_new_session=True,
        )
        wait_for(self._answers)
        return self

    def _answers(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise AssertionError(self.errors)
        try:
            return httpx.get(f"{self.url}/health", timeout=2, verify=PLAIN).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """kill -9, its bot workers too."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self._end()

    def stop(self) -> int:
        """SIGTERM; returns its exit status."""
        assert self.process is not None
        self.process.terminate()
        return self._end()

    def _end(self) -> int:
        assert self.process is not None
        return self.process.wait(timeout=START)

    @property
    def errors(self) -> str:
        """Everything it wrote to stderr, over all its lives."""
        self._log.seek(0)
        text = self._log.read().decode()
        self._log.seek(0, os.SEEK_END)
        return text

    def close(self) -> None:
        """End it for good."""
        self.close_clients()
        self.kill()
        self._log.close()


@contextlib.contextmanager
def spawned(database: str, *options: str) -> Iterator[Spawned]:
    """A server in its own process."""
    server = Spawned(database, *options).start()
    try:
        yield server
    finally:
        server.close()


def free_port() -> int:
    """A port on which nobody is listening."""
    listening = listen("127.0.0.1", 0)
    try:
        return bound_port(listening)
    finally:
        listening.close()


# --- databases


def sqlite_in(directory: Path) -> str:
    """A new SQLite database."""
    return sqlite_url(directory / f"{secrets.token_hex(4)}.db")


def begin_with_schema(database: str) -> None:
    """Write a database that does not exist yet, as a server would: making the schema takes far longer."""
    if not database.startswith("sqlite"):
        return
    file = Path(make_url(database).database or "")
    if not file.exists() and file.parent.exists():
        file.write_bytes(_new_sqlite())
        file.chmod(0o600)


def with_schema(url: str) -> Database:
    """A database with the schema, new if it is SQLite's; its directory is made."""
    if url.startswith("sqlite"):
        Path(make_url(url).database or "").parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    begin_with_schema(url)
    return Database(url)


@cache
def _new_sqlite() -> bytes:
    """A SQLite database with the schema and nothing else."""
    with tempfile.TemporaryDirectory() as directory:
        database = Database(sqlite_in(Path(directory)))
        migrate(database)
        database.close()
        return database.file.read_bytes()


class Cluster:
    """A separate PostgreSQL server, in a directory that is removed with it."""

    def __init__(self, directory: Path) -> None:
        self._bin = postgres_programs()
        self._directory = directory
        self._data = directory / "data"
        self._with_schema: str | None = None  # the database that others are copied from
        self.port = free_port()
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            who = pwd.getpwnam("postgres")
            os.chown(directory, who.pw_uid, who.pw_gid)
            self._as = {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}
        self._run("initdb", "-D", str(self._data), "-U", "tester", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._bin / program), *arguments],
            cwd=self._directory, capture_output=True, text=True, check=False, **self._as,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        """Start it."""
        # What is committed outlives the end of its processes; that the machine stops is not tried.
        options = (
            f"-p {self.port} -k {self._directory} -c listen_addresses=127.0.0.1 -c max_connections=200"
            " -c fsync=off"
        )
        self._run(
            "pg_ctl", "-D", str(self._data), "-w", "-l", str(self._directory / "log"), "-o", options, "start"
        )

    def stop(self, mode: str = "immediate") -> None:
        """Stop it: at once, as after a power cut, or `fast`, telling everybody."""
        self._run("pg_ctl", "-D", str(self._data), "-w", "-m", mode, "stop")

    def database(self) -> str:
        """The URL of a new database with the schema: making that takes far longer than a copy."""
        if self._with_schema is None:
            url = self.empty_database()
            database = Database(url)
            migrate(database)
            database.close()
            self._with_schema = make_url(url).database
        return self._new(f"TEMPLATE {self._with_schema}")

    def empty_database(self) -> str:
        """The URL of a new database without a schema."""
        return self._new()

    def _new(self, options: str = "") -> str:
        import psycopg

        name = f"t{secrets.token_hex(6)}"
        with psycopg.connect(
            host="127.0.0.1", port=self.port, user="tester", dbname="postgres", autocommit=True
        ) as admin:
            admin.execute(f"CREATE DATABASE {name} {options}")
        return f"postgresql://tester@127.0.0.1:{self.port}/{name}"


def postgres_programs() -> Path:
    """The directory of initdb and pg_ctl; the test is skipped without it, but not in CI."""
    found = shutil.which("initdb")
    places = (
        [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    )
    for place in places:
        if (place / "initdb").exists() and (place / "pg_ctl").exists():
            return place
    if os.environ.get("CI") == "true":
        pytest.fail("PostgreSQL is needed in CI: apt-get install postgresql")
    pytest.skip("PostgreSQL is not installed")
