"""The command `puzzles`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import wildcards as wc
from wildcards.puzzles.solved import Solved


def test_what_was_solved_is_known_later_and_a_broken_file_is_like_none(tmp_path: Path) -> None:
    path = tmp_path / "home" / "puzzles.json"
    Solved(path).note(3, is_right=False)
    assert not path.exists()
    Solved(path).note(3, is_right=True)
    assert Solved(path).has(3)
    path.write_text("[")
    assert not Solved(path).has(3)


def test_a_puzzle_is_solved_at_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import io

    from wildcards.cli import main

    puzzle = next(one for one in wc.shipped_puzzles() if one.observation.phase == wc.Phase.BID)
    monkeypatch.setenv("WILDCARDS_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO(f"hint\nnonsense\n{puzzle.values[0].tokens[0]}\n"))
    monkeypatch.setattr("sys.argv", ["wildcards", "puzzles", "--plain", "--number", str(puzzle.number)])
    assert main() == 0
    out = capsys.readouterr().out
    assert "Right!" in out
    assert "Solved: 1 of 1" in out
    assert json.loads((tmp_path / "puzzles.json").read_text()) == {"solved": [puzzle.number]}
