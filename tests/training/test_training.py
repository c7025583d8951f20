"""Tuning, self-play and training: that they measure what they say, and write what the bots read."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from wildcards.bots import weights
from wildcards.bots.calibration import check as check_curves
from wildcards.bots.greedy import GreedyBot
from wildcards.bots.net import INPUTS
from wildcards.bots.parameters import NAMES
from wildcards.bots.weights import GREEDY, NET
from wildcards.engine.chance import FastChance
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.training.__main__ import main
from wildcards.training.selfplay import GREEDY as GREEDY_MIX
from wildcards.training.selfplay import Mix, games, play, target, write_parts
from wildcards.training.tables import any_table
from wildcards.training.tune import FIRST, allowed, tune, weights_file, win_share

FEARFUL = [-20.0, *FIRST[1:]]  # flees the habitat bonus
TABLES = (Rules(seats=3), Rules(seats=4, leo=True))


def test_a_win_share_is_relative_to_par() -> None:
    assert win_share(FEARFUL, FIRST, range(6), TABLES) < 0.5
    assert win_share(FIRST, FEARFUL, range(6), TABLES) > 1.5
    # Every deal is won by somebody: equal players without noise share it exactly.
    assert win_share(FIRST, FIRST, range(6), TABLES[:1], temperature=0.0) == pytest.approx(1)


def test_what_makes_no_sense_is_mended() -> None:
    mended = allowed([-1.0] * len(NAMES))
    named = dict(zip(NAMES, mended, strict=True))
    assert named["bonus"] == named["suit"] == 0.0
    assert named["fade"] > 0
    assert named["lion"] == -1.0


def test_tuning_is_reproducible_and_its_file_can_be_read() -> None:
    pytest.importorskip("cma")
    told: list[str] = []
    with ThreadPoolExecutor(1) as executor:
        mean, generations = tune(0.01, 1, executor, tell=told.append)
        again, _ = tune(0.01, 1, executor, tell=told.append)
    assert generations == 1
    assert mean == again
    assert told[0].startswith("generation 1: best ")
    data = weights_file(mean, "for a test")
    weights.check(GREEDY, data)
    assert data["weights"]["bonus"] == pytest.approx(mean[0], abs=1e-4)


def test_self_play_gives_a_row_for_every_later_round_and_scored_seat() -> None:
    inputs, targets = next(games(GREEDY_MIX, seed=3))
    rules = any_table(Random(3))
    rounds = {3: 14, 4: 12, 5: 10}[rules.seats]
    assert len(inputs) == len(targets) == (rounds - 1) * len(rules.human_seats())
    assert all(len(row) == INPUTS for row in inputs)
    assert all(0 < value < 1 for value in targets)


def test_self_play_with_search_is_reproducible() -> None:
    mix = Mix((0, 2), (0.3,))
    first, second = (list(islice(games(mix, seed=5), 1)) for _ in range(2))
    assert first == second


def test_the_targets_of_a_game_favour_who_won() -> None:
    state = new_game(Rules(), chance=FastChance(1))
    state.logging = False

    class Seat:
        def choose(self, position: object, seat: int) -> int:
            assert position is state
            return GreedyBot(seat, temperature=1.0).choose(state.observe(seat))

    play(state, [Seat()] * 4)  # type: ignore[list-item]
    values = [target(state, seat) for seat in range(4)]
    ranks = state.ranks()
    winners = [seat for seat in range(4) if ranks[seat] == 1]
    assert all(
        values[seat] < min(values[winner] for winner in winners) for seat in range(4) if seat not in winners
    )


def test_data_is_written_and_a_net_is_trained_on_it(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    assert write_parts(tmp_path / "", GREEDY_MIX, 1, 0.0) == 1
    pytest.importorskip("torch", reason="PyTorch is not installed: make training")
    out = tmp_path / "net.json"
    assert main(["train", str(tmp_path), "--out", str(out), "--epochs", "1"]) == 0
    weights.check(NET, json.loads(out.read_text(encoding="utf-8")))
    assert main(["train", str(tmp_path), "--out", str(out), "--epochs", "1", "--start", str(out)]) == 0
    assert "then 1 epochs" in json.loads(out.read_text(encoding="utf-8"))["made"]


def test_training_without_data_says_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("numpy")
    assert main(["train", str(tmp_path), "--out", str(tmp_path / "net.json")]) == 2
    assert capsys.readouterr().err == f"error: {tmp_path}: expected .npz files made by self-play, got none\n"


def test_curves_are_fitted_written_and_tested(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numpy")
    out = tmp_path / "calibration.json"
    assert main(["calibrate", "--out", str(out), "--games", "40"]) == 0
    data = json.loads(out.read_text(encoding="utf-8"))
    check_curves(data)
    assert data["made"].startswith("40 games a table")
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" | ")[0].strip("| ") for line in lines] == list(data["curves"])
    assert all(line.count("→") == 10 for line in lines)
