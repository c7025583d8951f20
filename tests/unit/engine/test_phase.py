"""Phases and their numbers, and what they keep secret."""

from __future__ import annotations

import pytest

from wildcards.engine import phase
from wildcards.engine.phase import PHASES, Phase, hides, is_sealed


def test_plain_numbers_agree_with_the_names() -> None:
    assert list(Phase) == PHASES
    for member in Phase:
        assert getattr(phase, member.name) == member.value


def test_four_phases_are_sealed() -> None:
    assert [member.name for member in Phase if is_sealed(member)] == ["BID", "DISCARD", "LAY", "BREAK"]


@pytest.mark.parametrize("member", Phase)
def test_how_far_a_seat_is_is_secret_in_sealed_phases_but_for_plain_bids(member: Phase) -> None:
    assert hides(member, owns_eagle=True) == is_sealed(member)
    assert hides(member, owns_eagle=False) == (is_sealed(member) and member != Phase.BID)
