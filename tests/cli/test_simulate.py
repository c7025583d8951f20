"""`wildcards simulate`."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest
from support.terminals import Terminal

from wildcards.arena.simulation import Game, Simulation
from wildcards.notation.files import read_records
from wildcards.notation.verify import verify

FEW = ("simulate", "--games", "6", "--seed", "7", "--seats", "random,greedy,random,leo")


def test_the_result_shows_entrants_and_leaders(terminal: Terminal) -> None:
    run = terminal.run(*FEW)
    assert run.status == 0
    assert run.lines[0] == "6 games, 2022 edition, 4 seats: random 1, greedy, random 2, Leo"
    assert run.lines[2] == f"Seed: {7:064x}"
    names = [line.split("  ")[0] for line in run.lines]
    for name in ("random 1", "greedy", "random 2", "leader", "peacock", "meerkat"):
        assert name in names
    assert "Leo" not in names
    assert "by seat" not in run.out
    assert run.err.startswith("6 games in ")
    assert "games/s" in run.err


def test_equal_seeds_give_equal_output(terminal: Terminal) -> None:
    assert terminal.run(*FEW).out == terminal.run(*FEW).out
    assert terminal.run(*FEW, "--json").out == terminal.run(*FEW, "--json").out
    assert terminal.run(*FEW).out != terminal.run(*FEW[:-4], "--seed", "8", *FEW[-2:]).out


def test_json_is_one_object(terminal: Terminal) -> None:
    run = terminal.run(*FEW, "--json")
    assert len(run.lines) == 1
    result = json.loads(run.out)
    assert result["format"] == "wildcards-simulation/1"
    assert result["seats"] == ["random", "greedy", "random", "leo"]
    assert result["seed"] == f"{7:064x}"
    assert result["games"] == 6
    assert [line["name"] for line in result["entrants"]] == ["random 1", "greedy", "random 2", "Leo"]
    assert sum([line.get("win_share", 0) for line in result["entrants"]]) == pytest.approx(1)
    assert result["by_seat"][3] is None
    assert set(result["leaders"]["lion"]) == {"owned", "by_leo", "by_winner", "owner_score"}


def test_rotating_shows_the_seats_as_well(terminal: Terminal) -> None:
    run = terminal.run(*FEW, "--rotate")
    names = [line.split("  ")[0] for line in run.lines]
    assert names.index("by seat") < names.index("Seat 1") < names.index("Seat 4")


def test_records_are_written_and_can_be_verified(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run = terminal.run(*FEW, "--rotate", "--records", str(path))
    assert run.status == 0
    entries = list(read_records(path))
    assert len(entries) == 6
    for number, entry in enumerate(entries):
        assert entry.record is not None
        assert verify(entry.record).is_over
        seed = hashlib.sha256((7).to_bytes(32, "big") + number.to_bytes(8, "big")).hexdigest()
        assert entry.record.seed == seed
        leo = [seat for seat, player in enumerate(entry.record.seats) if player.player == "leo"]
        assert leo == [(3 + number) % 4]
    checked = terminal.run("verify", str(path))
    assert checked.lines[0] == f"{path}: all 6 records right, 6 of them dealt by their seed"


def test_an_empty_file_may_be_filled(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "empty"
    path.touch()
    assert terminal.run("simulate", "-n", "1", "--records", str(path)).status == 0
    assert len(list(read_records(path))) == 1


@pytest.mark.parametrize("edition", ["2020", "2022"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_table(terminal: Terminal, edition: str, seats: int) -> None:
    kinds = ",".join(["random"] * seats)
    run = terminal.run("simulate", "-n", "2", "--seats", kinds, "--edition", edition)
    assert run.status == 0
    assert run.lines[0].startswith(f"2 games, {edition} edition, {seats} seats: random 1, ")


def test_a_single_game_has_no_interval(terminal: Terminal) -> None:
    run = terminal.run("simulate", "-n", "1", "--seats", "random,random,random")
    assert run.lines[0].startswith("1 game, ")
    assert "±" not in run.out


def test_ctrl_c_gives_the_result_so_far(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    play = Simulation.game

    def interrupted(self: Simulation, number: int) -> Game:
        if number == 2:
            raise KeyboardInterrupt
        return play(self, number)

    monkeypatch.setattr(Simulation, "game", interrupted)
    path = tmp_path / "games.jsonl"
    run = terminal.run(*FEW, "--records", str(path))
    assert run.status == 130
    assert run.lines[0].startswith("2 games, ")
    assert "stopped after 2 of 6 games; the result covers these" in run.err
    assert len(list(read_records(path))) == 2


def test_ctrl_c_before_the_first_game_is_over(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Simulation, number: int) -> Game:
        raise KeyboardInterrupt

    monkeypatch.setattr(Simulation, "game", interrupted)
    run = terminal.run(*FEW)
    assert (run.status, run.out) == (130, "")
