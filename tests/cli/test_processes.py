"""Real processes: killed, interrupted, cut off from their pipe, and on a real terminal."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals and terminals as on POSIX")
COMMAND = [sys.executable, "-m", "wildcards"]
PROMPT = b"? for help): "
PAUSES = ("Enter begins (rules, “?” and quit work here too) > ".encode(), b"Enter for the table > ")
COLOUR = re.compile(rb"\x1b\[[0-9;]*3[0-7]m")


def surroundings(home: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    return kept | {"WILDCARDS_HOME": str(home), "COLUMNS": "80"} | more


@contextmanager
def playing(home: Path, *options: str) -> Iterator[subprocess.Popen[bytes]]:
    """`wildcards play` with pipes."""
    process = subprocess.Popen(
        [*COMMAND, "play", *options],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=surroundings(home),
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def answer(process: subprocess.Popen[bytes], *lines: str) -> None:
    """Wait for the prompt, then type, for each line."""
    assert process.stdin is not None
    for line in lines:
        wait_for_prompt(process)
        process.stdin.write(f"{line}\n".encode())
        process.stdin.flush()


def wait_for_prompt(process: subprocess.Popen[bytes]) -> bytes:
    assert process.stdout is not None
    read = b""
    while not read.endswith(PROMPT):
        byte = process.stdout.read(1)
        assert byte, f"ended after {read!r}"
        read += byte
    return read


def test_ctrl_c_at_the_prompt_keeps_the_game(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with playing(home) as process:
        wait_for_prompt(process)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == b""
    assert b"-m wildcards play --resume" in out
    assert (home / "kept-game.json").exists()


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with playing(home) as process:
        wait_for_prompt(process)
        assert process.stdout is not None
        assert process.stdin is not None
        process.stdout.close()
        process.stdin.write(b"1\n1\n1\n")
        process.stdin.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 141
    assert (home / "kept-game.json").exists()


def on_a_terminal(home: Path, typed: bytes, **more: str) -> tuple[int, bytes]:
    """`wildcards play` on a pseudo-terminal: answers are typed when a prompt is there."""
    import pty

    master, slave = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, "play", "--seed", "5"],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=surroundings(home, TERM="xterm-256color", **more),
        start_new_session=True,
    )
    os.close(slave)
    shown = b""
    lines = typed.splitlines(keepends=True)
    answered = 0
    while chunk := _read(master):
        shown += chunk
        if lines and shown.rstrip(b" ").endswith(b">") and b"? for help > " in shown[-40:]:
            os.write(master, lines.pop(0))
        elif shown.endswith(PAUSES) and len(shown) > answered:
            answered = len(shown)
            os.write(master, b"\n")
    os.close(master)
    return process.wait(timeout=60), shown


def _read(handle: int) -> bytes:
    assert select.select([handle], [], [], 60)[0], "nothing is shown, and nothing asked that is known here"
    try:
        return os.read(handle, 4096)
    except OSError:  # the other side is closed
        return b""


def test_a_terminal_gets_a_coloured_table(tmp_path: Path) -> None:
    status, shown = on_a_terminal(tmp_path, b"1\nquit\n")
    assert status == 0
    assert "── Round 1 of 12 · bids ──".encode() in shown
    assert COLOUR.search(shown)
    assert shown.count(b"? for help > 1") == 1


@pytest.mark.parametrize("setting", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_a_terminal_without_colours_gets_none(tmp_path: Path, setting: Mapping[str, str]) -> None:
    if "TERM" in setting:
        _, shown = on_a_dumb_terminal(tmp_path)
        assert b"\x1b[" not in shown
        assert "──".encode() not in shown
    else:
        _, shown = on_a_terminal(tmp_path, b"quit\n", **setting)
        assert "── Round 1 of 12".encode() in shown
    assert not COLOUR.search(shown)


def on_a_dumb_terminal(home: Path) -> tuple[int, bytes]:
    import pty

    master, slave = pty.openpty()
    environment = surroundings(home, TERM="dumb")
    process = subprocess.Popen([*COMMAND, "play"], stdin=slave, stdout=slave, stderr=slave, env=environment)
    os.close(slave)
    shown = b""
    has_begun = False
    while PROMPT not in shown:
        chunk = _read(master)
        assert chunk, shown
        shown += chunk
        if not has_begun and PAUSES[0] in shown:
            has_begun = True
            os.write(master, b"\n")
    os.write(master, b"quit\n")
    while chunk := _read(master):
        shown += chunk
    os.close(master)
    return process.wait(timeout=60), shown


def test_output_that_cannot_show_every_sign_still_works(tmp_path: Path) -> None:
    environment = surroundings(tmp_path, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    for form in ("--plain", "--no-plain"):
        run = subprocess.run(
            [*COMMAND, "play", "--seed", "5", form, "--fresh", "--name", "Milú"],
            input=b"1\nquit\n",
            capture_output=True,
            env=environment,
            check=True,
        )
        assert run.stdout.isascii()
        assert run.stderr == b""
        assert b"Round 1 of 12" in run.stdout


NETWORK = "litestar sqlalchemy websockets httpx uvicorn asyncio"


@pytest.mark.parametrize(
    ("arguments", "absent"),
    [
        ("play --plain", f"{NETWORK} pydantic importlib.metadata"),
        ("play --plain --seats 3 --kept game.json", "pydantic"),
        ("--version", f"{NETWORK} typer pydantic wildcards.table rich msgspec"),
    ],
)
def test_nothing_is_imported_that_is_not_needed(tmp_path: Path, arguments: str, absent: str) -> None:
    """A local game needs no network and no database, and it should begin at once."""
    code = "import sys; from wildcards.cli import main; main(); sys.stderr.write(' '.join(sys.modules))"
    run = subprocess.run(
        [sys.executable, "-c", code, *arguments.split()],
        input="1\n",
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "WILDCARDS_HOME": str(tmp_path)},
        cwd=tmp_path,
    )
    assert not set(run.stderr.split()) & set(absent.split())
