"""What a person could know of hidden cards, as a message: from an observation, as far as the table allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from wildcards.analysis import knowledge as analysis
from wildcards.engine.card import CARD_TOKENS, SPECIES_TOKENS
from wildcards.engine.observation import Observation
from wildcards.notation.events import count_events
from wildcards.protocol.knowledge import Estimate, Knowledge, KnownHand, KnownPile

GROUPS: Final = "FSMW1234"  # in the order of analysis.GROUPS
_DIGITS: Final = 4


def knowledge_told(seen: Observation, scope: Literal["open", "all"]) -> Knowledge:
    """What this observer could know."""
    known = analysis.knowledge(seen, scope)
    return Knowledge(
        seat=seen.seat,
        step=count_events(seen.history),
        scope=scope,
        worlds=known.worlds,
        hands=[_hand(hand) for hand in known.hands],
        pile=_pile(known.pile),
        leo=None if known.leo is None else _pile(known.leo),
        leo_refill=known.leo_refill,
        animals=dict(zip(SPECIES_TOKENS, _all(known.animals), strict=True)) if known.animals else None,
    )


def _hand(hand: analysis.Hand) -> KnownHand:
    rows = [_all(row) for row in hand.chances]
    chances = dict(zip(GROUPS, rows, strict=True)) if rows else None
    return KnownHand(hand.seat, hand.size, [CARD_TOKENS[card] for card in hand.certain], chances)


def _pile(pile: analysis.Place) -> KnownPile:
    expected = dict(zip(GROUPS, _all(pile.expected), strict=True)) if pile.expected else None
    return KnownPile(pile.size, [CARD_TOKENS[card] for card in pile.certain], expected)


def _all(estimates: Sequence[analysis.Estimate]) -> list[Estimate]:
    return [Estimate(round(one.value, _DIGITS), round(one.error, _DIGITS)) for one in estimates]
