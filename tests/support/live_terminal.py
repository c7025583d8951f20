"""`wildcards …` at its own terminal (a pty), with keys pressed as by a person."""

from __future__ import annotations

import contextlib
import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Final, Self

PATIENCE: Final = 40.0


class LiveTerminal:
    """A program at a pty. `shows` waits for what appears after what was seen before."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self._own, theirs = os.openpty()
        environment = {**os.environ, "WILDCARDS_HOME": str(home), "COLUMNS": "80", "LINES": "200"}
        environment |= {"TERM": "xterm", "NO_COLOR": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "wildcards", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
        )
        self._name: Final = os.ttyname(theirs)
        os.close(theirs)
        self.seen = ""
        self._unseen = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._own)

    def type(self, text: str) -> None:
        """Press these keys."""
        os.write(self._own, text.encode())

    def shows(self, text: str) -> str:
        """Wait for this text; returns what came up to its end."""
        end = time.monotonic() + PATIENCE
        while text not in self._unseen:
            assert time.monotonic() < end, f"expected {text!r}, got {self._unseen!r}"
            assert self._read(), f"expected {text!r} before the end, got {self._unseen!r}"
        found, _, self._unseen = self._unseen.partition(text)
        self.seen += found + text
        return found + text

    @contextlib.contextmanager
    def shell(self) -> Iterator[int]:
        """The terminal as the shell has it, which continues when the program has ended."""
        handle = os.open(self._name, os.O_RDWR | os.O_NOCTTY)
        try:
            yield handle
        finally:
            os.close(handle)

    def end(self) -> int:
        """Wait for the end; returns the exit status. What came is in `seen`."""
        while self._read():
            pass
        self.seen += self._unseen
        return self.process.wait(PATIENCE)

    def _read(self) -> bool:
        """Take what the program wrote; False at its end."""
        if not select.select([self._own], [], [], PATIENCE)[0]:
            return False
        try:
            data = os.read(self._own, 65536)
        except OSError:  # nobody has the other side any more
            return False
        self._unseen += data.decode(errors="replace").replace("\r\n", "\n")
        return bool(data)
