"""A program that runs beside this one and is spoken to in lines, so that its failures never become ours.

Three threads move its lines, and only bytes and queues pass between them and the caller: a program that
doesn't read, doesn't write or writes without end costs a bounded amount of memory and no time.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
import weakref
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from queue import Empty, Queue, SimpleQueue
from threading import Thread
from typing import IO, Any, Final

LINE_LENGTH: Final = 64 * 1024  # bytes; a longer one does not count as a line
MOST_LINES: Final = 64  # unread ones; a program that writes more has to wait
KEPT_LINES: Final = 50  # of its stderr
CHUNK: Final = 64 * 1024
PATIENCE: Final = 0.5  # seconds that a program which was asked to end, or has ended, may take
STEP: Final = 0.01  # seconds
ENDED: Final = b""


class Child:
    """A running program and everything it starts; all of it ends by `kill` or `close`, or with this process.

    `memory` limits what each of its processes may allocate, in bytes (on Linux; elsewhere nothing does).
    Raises OSError if the program cannot be started.
    """

    def __init__(self, command: Sequence[str], memory: int) -> None:
        # A session of its own: it and its descendants can be killed together, and Ctrl-C doesn't reach them.
        process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        _limit_memory(process.pid, memory)
        self._process = process
        self._to_write: SimpleQueue[bytes | None] = SimpleQueue()
        self._lines: Queue[bytes] = Queue(MOST_LINES)
        self._errors: deque[bytes] = deque(maxlen=KEPT_LINES)
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._threads = [
            _started(_write, process.stdin, self._to_write),
            _started(_read, process.stdout, self._lines),
            _started(_keep, process.stderr, self._errors),
        ]
        self._finalizer = weakref.finalize(self, _kill, process)

    def send(self, line: bytes) -> None:
        """Send a line; the program reads it whenever it does."""
        self._to_write.put(line)

    def receive(self, seconds: float) -> bytes | None:
        """The program's next line, without its end; ENDED after the last; None if none comes in this time."""
        try:
            return self._lines.get(timeout=max(0.0, seconds))
        except Empty:
            return None

    @property
    def status(self) -> int | None:
        """The exit status, or minus the signal that ended it; None while it runs."""
        return self._process.poll()

    @property
    def errors(self) -> list[str]:
        """The last lines of its stderr."""
        return [line.decode(errors="replace") for line in list(self._errors)]

    def close(self) -> None:
        """End its input, wait a little for it to end by itself, and kill what is left."""
        self._to_write.put(None)
        self.wait()
        self.kill()

    def wait(self) -> None:
        """Wait a little for it to end by itself."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)

    def kill(self) -> None:
        """Kill it and all it started; then its last lines are known."""
        self._finalizer()
        self._to_write.put(None)
        deadline = time.monotonic() + PATIENCE
        for thread in self._threads:
            while thread.is_alive() and time.monotonic() < deadline:
                while self.receive(0.0):  # make room for a line that waits
                    pass
                thread.join(STEP)


def _limit_memory(process: int, memory: int) -> None:
    """Limit private writable memory: address space alone would stop programs that only reserve much of it."""
    if sys.platform == "linux":
        import resource

        with contextlib.suppress(OSError, ValueError):  # it has already ended, or a lower limit holds
            resource.prlimit(process, resource.RLIMIT_DATA, (memory, memory))


def _kill(process: subprocess.Popen[bytes]) -> None:
    if sys.platform == "win32":
        process.kill()
    else:
        with contextlib.suppress(ProcessLookupError, PermissionError):  # nobody is left, or only a zombie is
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()


# --- threads; none of them knows the Child, or it would never be freed


def _started(function: Callable[..., None], *arguments: Any) -> Thread:
    thread = Thread(target=function, args=arguments, daemon=True)
    thread.start()
    return thread


def _write(stream: IO[bytes], lines: SimpleQueue[bytes | None]) -> None:
    with contextlib.suppress(OSError), stream:
        while (line := lines.get()) is not None:
            rest = memoryview(line)
            while rest:
                rest = rest[stream.write(rest) :]


def _read(stream: IO[bytes], lines: Queue[bytes]) -> None:
    with stream:
        for line in _split(stream):
            if line.strip():
                lines.put(line)
        lines.put(ENDED)


def _keep(stream: IO[bytes], lines: deque[bytes]) -> None:
    with stream:
        for line in _split(stream):
            if line.strip():
                lines.append(line)


def _split(stream: IO[bytes]) -> Iterator[bytes]:
    """The lines of a stream, without their ends; one that is too long comes in pieces."""
    pending = b""
    while chunk := stream.read(CHUNK):
        *lines, pending = (pending + chunk).split(b"\n")
        yield from lines
        if len(pending) > LINE_LENGTH:
            yield pending
            pending = b""
    if pending:
        yield pending
