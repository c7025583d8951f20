"""examples/rl/train.py, in a shorter form than a reader would run it."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from wildcards.envs.vector import WildCardsVectorEnv

torch = pytest.importorskip("torch", reason="PyTorch is not installed: make training")
EXAMPLE = Path(__file__).parents[2] / "examples" / "rl" / "train.py"


@pytest.fixture(scope="module")
def example() -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLE))


def test_a_few_updates_make_a_better_player(example: dict[str, Any]) -> None:
    settings = example["Settings"](games=32, steps=32, width=32, parts=4, rate=3e-3)
    env = WildCardsVectorEnv(settings.games, opponents="random", seat="rotating", zero_sum=True)
    learner = example["Learner"](env, settings, seed=1)
    before = example["share_of_wins"](learner.net, "random", 200, seed=3)
    for _ in range(8):
        learner.update()
    after = example["share_of_wins"](learner.net, "random", 200, seed=3)
    assert after > before + 0.1  # it was 0.3


def test_advantages_end_with_the_game(example: dict[str, Any]) -> None:
    expected, rewards = torch.tensor([[0.25], [0.5], [0.0]]), torch.tensor([[0.0], [1.0], [0.0]])
    over = torch.tensor([[False], [True], [False]])
    gains = example["advantages"](expected, rewards, over, torch.tensor([0.5]), 0.5)
    # From the end on: 0.5 of the next game; 1 - 0.5 and nothing after it; 0.5 - 0.25 and half of that.
    assert gains.flatten().tolist() == [0.5, 0.5, 0.5]


def test_it_runs_from_the_command_line(
    example: dict[str, Any], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    weights = tmp_path / "player.pt"
    example["main"](["--minutes", "0", "--games", "100", "--save", str(weights)])
    assert "% of the wins against three greedy" in capsys.readouterr().out
    assert torch.load(weights)["0.weight"].shape[1] == 520


def test_it_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 200
