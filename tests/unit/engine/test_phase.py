"""Phases and their numbers."""

from __future__ import annotations

from wildcards.engine import phase
from wildcards.engine.phase import PHASES, Phase, is_sealed


def test_plain_numbers_agree_with_the_names() -> None:
    assert list(Phase) == PHASES
    for member in Phase:
        assert getattr(phase, member.name) == member.value


def test_four_phases_are_sealed() -> None:
    assert [member.name for member in Phase if is_sealed(member)] == ["BID", "DISCARD", "LAY", "BREAK"]
