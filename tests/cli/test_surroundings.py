"""What the surroundings lack is one plain line with a remedy: no home, a full or a closed output."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from support.terminals import Terminal

from wildcards import cli
from wildcards.surroundings import in_words

ROOT = Path(__file__).parents[2]
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="/dev/full and exec are Linux's")


def shell(line: str, tmp_path: Path) -> tuple[int, str]:
    """Run `wildcards` with redirections as a shell makes them; its status and what stderr got."""
    env = {**os.environ, "WILDCARDS_HOME": str(tmp_path), "PYTHONWARNINGS": "ignore"}
    command = line.replace("wildcards", f"'{sys.executable}' -m wildcards", 1)
    run = subprocess.run(["/bin/sh", "-c", command], env=env, capture_output=True, text=True, check=False)
    return run.returncode, run.stderr


@LINUX
@pytest.mark.parametrize("command", ["--version", "--help", "play --seed 1 </dev/null"])
def test_a_full_output_is_one_line(command: str, tmp_path: Path) -> None:
    status, err = shell(f"wildcards {command} >/dev/full", tmp_path)
    expected = (
        "error: standard output: No space left on device; free some space, or send the output elsewhere\n"
    )
    assert (status, err) == (2, expected)


@LINUX
def test_a_closed_output_is_one_line(tmp_path: Path) -> None:
    status, err = shell("wildcards --version >&-", tmp_path)
    remedy = "it is closed; send the output to a file, or to /dev/null"
    assert (status, err) == (2, f"error: standard output: Bad file descriptor; {remedy}\n")


@LINUX
def test_nothing_is_kept_in_the_place_of_a_closed_stream(tmp_path: Path) -> None:
    """The first file that is opened would get the number of a closed stream, and what is said there."""
    status, _ = shell("wildcards play --seed 1 <&- 2>&- >/dev/null", tmp_path)
    assert status == 0
    assert (tmp_path / "kept-game.json").read_text().startswith("{")


def test_a_user_without_a_home_is_told_what_to_set(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    for name in ("WILDCARDS_HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", no_home)
    assert terminal.fails("play") == (
        "this user has no home directory to keep anything in: set WILDCARDS_HOME to a writable directory"
    )


@pytest.mark.parametrize(
    ("raised", "said"),
    [
        (PermissionError(errno.EACCES, "Permission denied", "/x/y"), "/x/y: Permission denied"),
        (
            OSError(errno.EMFILE, "Too many open files"),
            "the system refuses: Too many open files; allow more,",
        ),
        (OSError("odd"), "the system refuses: OSError"),
        (MemoryError(), "the memory is full: close other programs"),
    ],
)
def test_what_the_machine_refuses_is_no_mistake_of_the_program(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, raised: Exception, said: str
) -> None:
    def refused() -> str:
        raise raised

    monkeypatch.setattr(cli, "version_line", refused)
    monkeypatch.setattr(cli, "let_go_of_output", lambda: None)
    assert terminal.fails("--version").startswith(said)


def test_every_remedy_is_for_an_error_without_a_file() -> None:
    assert in_words(OSError(errno.ENOSPC, "No space left on device", "/x")) == "/x: No space left on device"


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_make_works_wherever_the_project_lies(tmp_path: Path) -> None:
    place = tmp_path / 'a $HOME "dir" it\'s'
    for directory in (".venv/bin", "src", "build/compiled"):
        (place / directory).mkdir(parents=True)
    shutil.copy(ROOT / "Makefile", place)
    for name in ("pyproject.toml", "hatch_build.py", "requirements/run.txt", "requirements/build.txt"):
        (place / name).parent.mkdir(exist_ok=True)
        (place / name).touch()
    for stamp in (".venv/.stamp", ".venv/.stamp-run", "build/compiled/.stamp"):
        (place / stamp).touch()
    python = place / ".venv/bin/python"
    python.write_text('#!/bin/sh\necho "$PYTHONPATH"\n')
    python.chmod(0o755)
    env = {key: value for key, value in os.environ.items() if not key.startswith(("MAKE", "MFLAGS"))}
    run = subprocess.run(
        ["make", "-s", "wildcards"], cwd=place, env=env, capture_output=True, text=True, check=True
    )
    assert run.stdout == f"{place}/build/compiled\n"
