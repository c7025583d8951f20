"""docs/rl.md: the tables are those of the code, and the first training loop runs."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np

from wildcards.engine.action import ACTIONS
from wildcards.envs.encoding import ENCODING, SIZE
from wildcards.envs.planes import table
from wildcards.envs.reward import REWARDS

TEXT = (Path(__file__).parents[2] / "docs" / "rl.md").read_text(encoding="utf-8")


def test_the_planes_are_those_of_the_code() -> None:
    assert table() in TEXT
    assert f"Version {ENCODING} of the encoding: {SIZE} whole numbers" in TEXT
    assert f'`{{"observation": int8[{SIZE}], "action_mask": int8[{ACTIONS}]}}`' in TEXT


def test_the_rewards_are_those_of_the_code() -> None:
    for name, meaning in REWARDS.items():
        assert f"| `{name}` | {meaning} |" in TEXT


def test_the_first_training_loop_runs() -> None:
    """In a shortened form, and it learns something: the weights move and stay numbers."""
    found = re.search(r"## A first training loop.*?```python\n(.*?)```", TEXT, re.DOTALL)
    assert found is not None
    names: dict[str, object] = {}
    exec(found[1].replace("range(200)", "range(45)"), names)
    weights = names["weights"]
    assert isinstance(weights, np.ndarray)
    assert weights.any()
    assert np.isfinite(weights).all()
