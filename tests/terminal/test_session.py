"""What shows only when something goes wrong in the middle of a game."""

from __future__ import annotations

import os

import pytest
from support.terminals import Terminal

from wildcards.terminal.screen import Screen

WRITES_AT_THE_BEGINNING = 2 if os.name == "posix" else 1  # the file, and its directory


@pytest.fixture
def full_disk(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """A disk that is full while the list holds True; it has room for the beginning of the game."""
    state = [False]
    writes: list[int] = []

    def sync(handle: int) -> None:
        if state[0]:
            raise OSError(28, "No space left on device")
        writes.append(handle)
        state[0] = len(writes) == WRITES_AT_THE_BEGINNING

    monkeypatch.setattr(os, "fsync", sync)
    return state


def test_a_full_disk_is_told_once_and_play_goes_on(terminal: Terminal, full_disk: list[bool]) -> None:
    run = terminal.play("--seed", "5", typed="1\n1\n1\nsave\n")
    assert run.out.count("The game could not be kept: No space left on device. It goes on,") == 2
    assert "Round 2 of 12" in run.out


def test_quitting_is_refused_while_it_would_lose_the_game(
    terminal: Terminal, full_disk: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["1", "quit", "room", "quit"])

    def typed(self: Screen, question: str = "> ") -> str | None:
        line = next(answers)
        if line == "room":
            full_disk[0] = False
            line = next(answers)
        return line

    monkeypatch.setattr(Screen, "read", typed)
    run = terminal.play("--seed", "5")
    assert run.status == 0
    assert "The game cannot be kept: No space left on device. Quitting would lose it" in run.out
    assert f"The game is kept in {terminal.kept}" in run.out


def test_the_end_of_the_input_with_a_full_disk_is_an_error(terminal: Terminal, full_disk: list[bool]) -> None:
    run = terminal.play("--seed", "5", typed="1\n")
    assert run.status == 2
    why = "the input ended, and the game cannot be kept: No space left on device; the last steps are lost"
    assert run.err == f"error: {terminal.kept}: {why}\n"


def test_ctrl_c_is_answered_even_if_the_disk_is_full(
    terminal: Terminal, full_disk: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["1"])

    def typed(self: Screen, question: str = "> ") -> str | None:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr(Screen, "read", typed)
    run = terminal.play("--seed", "5")
    assert run.status == 130
    assert "The last steps are lost" in run.out
