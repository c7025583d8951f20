"""Kinds of puzzles, and which plans of a decision are of one kind: the same idea, done in another way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wildcards.engine.action import DONE, is_swap, is_take, slot_of
from wildcards.engine.card import REFILL, SPECIES_TOKENS
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase

BID: Final = "bid"
TAKE: Final = "take"
KINDS: Final = (BID, TAKE)
_KIND_OF: Final = {Phase.BID: BID, Phase.SWAP: TAKE, Phase.DISCARD: TAKE, Phase.TAKE: TAKE}


def kind_of(seen: Observation) -> str | None:
    """The kind of puzzle that this decision could be; None if it could be none.

    One of the eagle's owner's two bids is only half a decision.
    """
    kind = _KIND_OF.get(seen.phase)
    if kind == BID and seen.leaders[SPECIES_TOKENS.index("ea")] == seen.seat:
        return None
    return kind


def idea(seen: Observation, steps: Sequence[int]) -> str:
    """What a plan comes down to: the value bid, the animal taken or passed, how many cards are discarded."""
    first = steps[0]
    if seen.phase == Phase.DISCARD:
        return str(len([step for step in steps if step != DONE]))
    if first in (DONE, REFILL):
        return seen.token(first)
    if is_take(first):
        return SPECIES_TOKENS[seen.display[slot_of(first)]]
    if is_swap(first):
        given, _, taken = seen.token(first).partition(">")
        return f"{given}>{taken.partition('@')[0]}"
    return seen.token(first)[1:]  # a card's value
