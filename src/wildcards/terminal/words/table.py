"""The words of the table: headings, labels and marks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wildcards.engine.phase import Phase
from wildcards.terminal.words import things
from wildcards.terminal.words.people import Cast

DISPLAY: Final = "Display"
NEXT_TO_PILE: Final = "pile"
EMPTY_SLOT: Final = "taken"
CARDS: Final = "cards"
BONUS: Final = "tokens"
SCORE: Final = "score"
YOUR_HAND: Final = "Your hand"
FACE_DOWN: Final = "face down"
BIDS: Final = "Bids"
KNOWN: Final = "Known"
NO_SCORE: Final = "–"
NO_ANIMAL: Final = "·"
LEADER: Final = "★"
PAYS_WITH: Final = "+"
EMPTY_HAND: Final = "no habitat cards"
REFILL: Final = "refill"


def holds(cast: Cast, seat: int, cards: str) -> str:
    """`Ida holds F1`."""
    return f"{cast.name(seat)} {'hold' if seat == cast.you else 'holds'} {cards}"


def heading(round_number: int, rounds: int, phase: Phase) -> str:
    """`Round 3 of 12 · bids`."""
    return f"Round {round_number} of {rounds} · {things.PHASES[phase]}"


def talisman(name: str, is_used: bool) -> str:
    """Who holds the talisman, and whether it moves on after this round."""
    return f"talisman: {name}{', moves on' if is_used else ''}"


def slot(number: int) -> str:
    """`@1`, as in the token of a take."""
    return f"@{number}"


def piles(animals: int, pile: int, discard: int, leo: int | None) -> list[str]:
    """The sizes of the piles; `leo` is None without Leo."""
    parts = [f"{animals} animals to come", f"draw pile {pile}", f"discard {discard}"]
    return parts if leo is None else [*parts, f"Leo's pile {leo}"]


LEGEND: Final = "★ has the leader"


# --- the same for the plain form, in sentences


def plain_heading(round_number: int, rounds: int, phase: Phase, talisman: str | None) -> str:
    """The heading of the plain table."""
    holder = f" {talisman[0].upper()}{talisman[1:]}." if talisman else ""
    return f"Round {round_number} of {rounds}: {things.PHASES[phase]}.{holder}"


def plain_display(shown: Sequence[tuple[int, str, str]]) -> str:
    """The display: (slot, species, habitat) of what is left."""
    if not shown:
        return "Display: empty."
    return f"Display: {', '.join([f'@{slot} {name} ({home})' for slot, name, home in shown])}."


def plain_piles(parts: Sequence[str]) -> str:
    """The piles."""
    text = ", ".join(parts)
    return f"{text[0].upper()}{text[1:]}."


def plain_seat(
    name: str, hand: int | None, animals: Sequence[str], leaders: Sequence[str], bonus: int, score: int | None
) -> str:
    """One seat."""
    has = ", ".join(animals) or "no animals"
    owns = f"; {'leader' if len(leaders) == 1 else 'leaders'}: {', '.join(leaders)}" if leaders else ""
    worth = "" if score is None else f"; score tokens {bonus}, score {score}"
    held = "" if hand is None else f"{things.count(hand, 'card')}; "
    return f"{name}: {held}{has}{owns}{worth}."
