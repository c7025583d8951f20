"""docs/terminal.md describes what is there."""

from __future__ import annotations

import re
from pathlib import Path

from support.terminals import Terminal

from wildcards.terminal import answer, guide

DOCS = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text(encoding="utf-8")


def test_the_screen_in_the_docs_is_what_the_game_shows(terminal: Terminal) -> None:
    blocks = re.findall(r"```text\n(.*?)```", DOCS, re.DOTALL)
    assert len(blocks) == 1
    run = terminal.play("--seed", "5", "--name", "Anna", "--leo", "--no-plain")
    shown = [line.rstrip() for line in run.lines]
    expected = blocks[0].rstrip().splitlines()
    start = shown.index(expected[0])
    assert shown[start : start + len(expected)] == expected


def test_all_commands_at_the_prompt_are_in_the_docs() -> None:
    for name in answer.COMMANDS:
        assert f"`{name}`" in DOCS


def test_all_options_are_in_the_docs(terminal: Terminal) -> None:
    for command in ("play", "simulate", "show", "join", "host"):
        for option in re.findall(r"--[a-z-]+", terminal.run(command, "--help").out):
            assert option in ("--help", "--no-leo", "--games") or option in DOCS


def test_every_command_is_in_the_docs(terminal: Terminal) -> None:
    for command in ("play", "simulate", "verify", "show", "bots", "join", "host", "--version"):
        assert f"`wildcards {command}" in DOCS


def test_the_sections_of_the_rules_are_named_like_the_commands() -> None:
    assert "`rules ties`" in DOCS
    assert "ties" in guide.SECTIONS
