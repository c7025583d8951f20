"""All hands, as spectators of some tables see them."""

from __future__ import annotations

from collections.abc import Sequence

from wildcards.protocol.game import Hand
from wildcards.terminal.cast import Cast
from wildcards.words.text import t


def hands(shown: Sequence[Hand], cast: Cast, leo_seat: int | None) -> list[str]:
    """A line for each hand but Leo's, with what lies face down."""
    return [_hand(one, cast.names[seat]) for seat, one in enumerate(shown) if seat != leo_seat]


def _hand(hand: Hand, name: str) -> str:
    held = t("view-holds", who="other", name=name, cards=" ".join(hand.cards) or t("none"))
    laid = " ".join(hand.sealed)
    return f"{held}; {t('view-face-down')}: {laid}." if laid else f"{held}."
