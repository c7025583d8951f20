"""How long the commands take to start: `make bench-start`. Each figure stands beside its aim.

A start is timed as a person has it: from the call to the version, to the first question at a terminal, to the
page in a browser. The processor's seconds are those of all its processes.
"""

from __future__ import annotations

import argparse
import os
import pty
import re
import resource
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
WILDCARDS: Final = (sys.executable, "-m", "wildcards")
LONGEST: Final = 60.0  # seconds until a start has failed
PROMPT: Final = re.compile(rb"Enter begins .* > $")  # at a terminal, there is time to read first
ADDRESS: Final = re.compile(r"http://\S+:\d+")


class Start(NamedTuple):
    """What one start took, in seconds."""

    wall: float
    cpu: float


class Case(NamedTuple):
    """Something that is started."""

    name: str
    aim: float | None  # seconds
    run: Callable[[], float]  # seconds until it was there; what ran has ended by then


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure every start so many times, in turns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="how often each is started")
    rounds = parser.parse_args(arguments).rounds
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(WILDCARDS_HOME=home, BROWSER="none", TERM="xterm", LC_ALL="C.UTF-8")
        cases = _cases(home)
        for case in cases:  # bytecode, the make's stamps, the file system's cache
            case.run()
        starts = [[_measured(case) for case in cases] for _ in range(rounds)]
    print(f"{'until':<34} {'wall':>7} {'(best)':>8} {'CPU':>7} {'aim':>7}")
    for case, of_case in zip(cases, zip(*starts, strict=True), strict=True):
        wall = [start.wall for start in of_case]
        cpu = statistics.median(start.cpu for start in of_case)
        aim = "" if case.aim is None else f"{case.aim:.2f} s"
        print(f"{case.name:<34} {statistics.median(wall):5.2f} s {min(wall):6.2f} s {cpu:5.2f} s {aim:>7}")


def _cases(home: str) -> list[Case]:
    serve = (*WILDCARDS, "serve", "--port", "0", "--database", f"sqlite:///{home}/bench.db")
    cases = [
        Case("python -c pass, to compare", None, lambda: _to_the_end(sys.executable, "-c", "pass")),
        Case("wildcards --version", 0.15, lambda: _to_the_end(*WILDCARDS, "--version")),
        Case("wildcards play: first question", 0.35, lambda: _to_the_prompt(*WILDCARDS, "play", "--fresh")),
        Case("wildcards serve: the page", 1.0, lambda: _to_the_page(*serve)),
    ]
    if shutil.which("make"):
        cases.append(
            Case("make play, built before: the page", 1.0, lambda: _to_the_page("make", "-s", "play"))
        )
    return cases


def _measured(case: Case) -> Start:
    before = _processor()
    wall = case.run()
    return Start(wall, _processor() - before)


def _processor() -> float:
    """The processor's seconds of all processes that were started here and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _to_the_end(*command: str) -> float:
    begin = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=ROOT)
    return time.perf_counter() - begin


def _to_the_prompt(*command: str) -> float:
    """Until a question was asked at a terminal."""
    here, there = pty.openpty()
    begin = time.perf_counter()
    with subprocess.Popen(
        command, stdin=there, stdout=there, stderr=there, start_new_session=True, cwd=ROOT
    ) as process:
        shown = b""
        while not PROMPT.search(shown):
            shown += os.read(here, 65_536)
            if process.poll() is not None or time.perf_counter() - begin > LONGEST:
                raise SystemExit(f"no question was asked:\n{shown.decode()}")
        taken = time.perf_counter() - begin
        process.kill()
    os.close(here)
    os.close(there)
    return taken


def _to_the_page(*command: str) -> float:
    """Until the first page was answered, by a server that says where it is."""
    begin = time.perf_counter()
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, start_new_session=True, cwd=ROOT
    ) as process:
        assert process.stderr is not None
        told = ""
        while not (address := ADDRESS.search(told)):
            line = process.stderr.readline()
            if not line:
                raise SystemExit(f"it does not serve:\n{told}")
            told += line
        while not _answers(address[0]):
            if time.perf_counter() - begin > LONGEST:
                raise SystemExit(f"nothing answers at {address[0]}")
            time.sleep(0.005)
        taken = time.perf_counter() - begin
        os.killpg(process.pid, signal.SIGINT)
        process.stderr.read()
    return taken


def _answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url) as page:
            page.read()
    except urllib.error.URLError:
        return False
    return True


if __name__ == "__main__":
    main()
