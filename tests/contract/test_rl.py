"""The tables of docs/rl.md are those of the code; test_docs.py runs its examples."""

from __future__ import annotations

from pathlib import Path

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
