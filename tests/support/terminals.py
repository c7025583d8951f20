"""The command line run in this process, with typed lines and a separate place for kept games."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from wildcards.cli import main


class Run(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """The lines of the output."""
        return self.out.splitlines()


class Terminal:
    """Runs `wildcards …`; `home` is where games are kept."""

    def __init__(
        self, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.home = home
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        monkeypatch.setenv("WILDCARDS_HOME", str(home))
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.delenv("WILDCARDS_COMMAND", raising=False)
        monkeypatch.setattr(sys, "argv", ["wildcards"])
        monkeypatch.setattr(os, "fsync", lambda _: None)  # the slowest part by far, and irrelevant here

    @property
    def kept(self) -> Path:
        """The file of the kept game."""
        return self.home / "kept-game.json"

    def run(self, *arguments: str, typed: str | bytes = "", tty: bool = False) -> Run:
        """Run a command with these typed lines; `tty` makes the input pass for a terminal."""
        self._capsys.readouterr()
        data = typed if isinstance(typed, bytes) else typed.encode()
        stdin = io.TextIOWrapper(_Input(data, tty), encoding="utf-8")
        self._monkeypatch.setattr(sys, "stdin", stdin)
        status = main(arguments)
        captured = self._capsys.readouterr()
        return Run(status, captured.out, captured.err)

    def play(self, *arguments: str, typed: str | bytes = "", tty: bool = False) -> Run:
        """Run `wildcards play`."""
        return self.run("play", *arguments, typed=typed, tty=tty)

    def fails(self, *arguments: str, typed: str | bytes = "") -> str:
        """Run a command that has to fail; returns its one line of error without `error: `."""
        run = self.run(*arguments, typed=typed)
        assert run.status == 2
        assert run.err.startswith("error: ")
        assert run.err.endswith("\n")
        assert run.err.count("\n") == 1
        return run.err[len("error: ") : -1]


class _Input(io.BytesIO):
    """Typed lines that may pass for a terminal."""

    def __init__(self, data: bytes, tty: bool) -> None:
        super().__init__(data)
        self._tty = tty

    def isatty(self) -> bool:
        return self._tty
