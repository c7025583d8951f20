"""The command `puzzles`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.terminals import Terminal

import wildcards as wc
from wildcards.commands import puzzles
from wildcards.notation.record import Record
from wildcards.puzzles.line import puzzle_line
from wildcards.puzzles.puzzle import Puzzle
from wildcards.puzzles.resuming import deal_of
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


# --- mining


class Mine:
    """Games that hold a puzzle each, every third none; `mine` is broken off at the game `breaks_at`."""

    def __init__(self) -> None:
        self.puzzles = wc.shipped_puzzles()[:6]
        self.empty = {2, 5}
        self.mined: list[int] = []
        self.breaks_at: int | None = None

    def games(self, number: int, _seed: bytes) -> Iterator[Record]:
        yield from [one.game for one in self.puzzles[:number]]

    def mine(self, game: Record, _simulations: int) -> Iterator[Puzzle]:
        at = [deal_of(one.game) for one in self.puzzles].index(deal_of(game))
        if at == self.breaks_at:
            raise KeyboardInterrupt
        self.mined.append(at)
        if at not in self.empty:
            yield self.puzzles[at]

    def lines(self, number: int) -> list[str]:
        """What is found in the first games."""
        return [puzzle_line(one) for at, one in enumerate(self.puzzles[:number]) if at not in self.empty]


@pytest.fixture
def pit(monkeypatch: pytest.MonkeyPatch) -> Mine:
    made = Mine()
    monkeypatch.setattr(puzzles, "bots_games", made.games)
    monkeypatch.setattr(puzzles, "mine", made.mine)
    return made


def test_mining_writes_what_it_finds_and_counts_it(terminal: Terminal, pit: Mine, tmp_path: Path) -> None:
    run = terminal.run("puzzles", "mine", "--games", "3", "--seed", "7")
    assert (run.status, run.out.splitlines()) == (0, pit.lines(3))
    kinds = [one.kind for one in pit.puzzles[:2]]
    assert run.err == f"puzzles: 2, bid {kinds.count('bid')}, take {kinds.count('take')}\n"
    records = tmp_path / "records.jsonl"
    records.write_text(pit.puzzles[3].game.to_json() + "\n")
    assert terminal.run("puzzles", "mine", str(records)).out == puzzle_line(pit.puzzles[3]) + "\n"


def test_mining_goes_on_where_it_was_interrupted(terminal: Terminal, pit: Mine, tmp_path: Path) -> None:
    found = tmp_path / "found.jsonl"
    command = ("puzzles", "mine", "--games", "6", "--seed", "7", "--out", str(found))
    pit.breaks_at = 3
    assert terminal.run(*command).status == 130
    assert found.read_text().splitlines() == pit.lines(3)
    pit.mined, pit.breaks_at = [], None
    assert terminal.run(*command).status == 0
    assert found.read_text().splitlines() == pit.lines(6)
    assert pit.mined == [1, 2, 3, 4, 5]  # the last game that has one, as it may have been broken off
    assert terminal.run(*command).status == 0  # and all done: nothing is written again
    assert found.read_text().splitlines() == pit.lines(6)
    assert terminal.run("puzzles", "check", str(found)).status == 0


def test_puzzles_of_other_games_in_the_file_stop_nothing(
    terminal: Terminal, pit: Mine, tmp_path: Path
) -> None:
    found = tmp_path / "found.jsonl"
    found.write_text(puzzle_line(wc.shipped_puzzles()[50]) + "\n")
    assert terminal.run("puzzles", "mine", "--games", "4", "--out", str(found)).status == 0
    assert found.read_text().splitlines()[1:] == pit.lines(4)


def test_bad_options_of_mining_and_checking_get_one_error(terminal: Terminal, tmp_path: Path) -> None:
    fails = terminal.fails
    assert fails("puzzles", "mine", "--games", "0").startswith("--games: expected 1 or more, got 0")
    assert fails("puzzles", "mine", "--simulations", "5").startswith("--simulations: expected 1000 or more")
    assert "no.json" in fails("puzzles", "mine", str(tmp_path / "no.json"))
    broken = tmp_path / "broken.jsonl"
    broken.write_text("{}\n")
    assert str(broken) in fails("puzzles", "mine", "--out", str(broken))
    assert str(broken) in fails("puzzles", "check", str(broken))
    assert fails("puzzles", "check", "--choose", "3").startswith("--choose: expected together with --out")


def test_checking_counts_the_puzzles_and_refuses_two_of_one_round(terminal: Terminal, tmp_path: Path) -> None:
    some = tmp_path / "some.jsonl"
    some.write_text("".join([puzzle_line(one) + "\n" for one in wc.shipped_puzzles()[:5]]))
    out = terminal.run("puzzles", "check", str(some)).out
    assert out.startswith("kind: ")
    assert len(out.splitlines()) == 8
    best = tmp_path / "best.jsonl"
    assert terminal.run("puzzles", "check", str(some), "--choose", "2", "--out", str(best)).status == 0
    eases = [one.ease for one in wc.read_puzzles(best)]
    assert len(eases) == 2
    assert eases == sorted(eases, reverse=True)
    some.write_text(2 * (puzzle_line(wc.shipped_puzzles()[0]) + "\n"))
    assert "but (1, 2) are from the same" in terminal.fails("puzzles", "check", str(some))


def test_the_list_is_the_same_for_people_and_programs(terminal: Terminal) -> None:
    Solved(terminal.home / "puzzles.json").note(3, is_right=True)
    told = json.loads(terminal.run("puzzles", "--kind", "take", "--json").out)
    listed = terminal.run("puzzles", "--kind", "take", "--list").out.splitlines()
    assert len(told["puzzles"]) == len(listed) - 1
    assert {one["kind"] for one in told["puzzles"]} == {"take"}
    one = json.loads(terminal.run("puzzles", "--number", "3", "--json").out)["puzzles"]
    assert [(entry["number"], entry["solved"]) for entry in one] == [(3, True)]
