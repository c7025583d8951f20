"""`wildcards play` killed between two keys: nothing of what it has shown is lost."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from support.saves import kept_steps

from wildcards.notation.record import Record

pytestmark = pytest.mark.skipif(os.name != "posix", reason="SIGKILL as on POSIX")
SETUP = ("--seed", "5", "--seats", "3", "--leo", "--bots", "random")


class Player:
    """Types 1 at every prompt of `wildcards play`, in its own process."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "wildcards", "play", "--plain", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "WILDCARDS_HOME": str(home), "COLUMNS": "80"},
        )

    def reach_prompt(self) -> bool:
        """Read up to the next prompt; False if the game came to its end instead."""
        assert self.process.stdout is not None
        shown = b""
        while not shown.endswith(b": "):
            part = os.read(self.process.stdout.fileno(), 2**16)
            if not part:
                return False
            shown += part
        return True

    def press(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(b"1\n")
        self.process.stdin.flush()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()


def play_on(player: Player, path: Path, keys: int, at_once: bool) -> bool:
    """Answer this many prompts, then die: at the next one, or `at_once`. False if the game ended before."""
    for _ in range(keys):
        if not player.reach_prompt():
            return False
        player.press()
    shown: tuple[tuple[int, str], ...] = ()
    if not at_once:
        if not player.reach_prompt():
            return False
        shown = kept_steps(path)
        assert [one.name for one in path.parent.iterdir()] == [path.name]
    player.kill()
    assert kept_steps(path)[: len(shown)] == shown
    return True


def check_game(home: Path, kills: int, most_keys: int) -> None:
    """A game broken off that often comes to the same end as one that never was."""
    chooser = random.Random(kills)
    path, record = home / "kept-game.json", home / "broken.json"
    arguments = ["--record", str(record), *SETUP]
    for number in range(kills):
        player = Player(home, *arguments)
        with player.process:
            if not play_on(player, path, chooser.randint(1, most_keys), at_once=number % 2 == 1):
                break
        arguments = ["--resume"]
    Player(home, "--resume").process.communicate(b"1\n" * 400)
    whole = home / "whole.json"
    Player(home, "--record", str(whole), *SETUP).process.communicate(b"1\n" * 400)
    broken, never = [Record.from_json(one.read_text(encoding="utf-8")) for one in (record, whole)]
    assert broken == never


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    check_game(tmp_path, kills=2, most_keys=5)


@pytest.mark.slow
def test_a_game_killed_again_and_again_comes_to_its_end(tmp_path: Path) -> None:
    check_game(tmp_path, kills=30, most_keys=3)
