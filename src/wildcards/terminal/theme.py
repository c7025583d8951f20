"""Colours. Each only repeats what a letter or a word says already, so nothing is lost without them."""

from __future__ import annotations

import re
from typing import Final

from rich.text import Text

from wildcards.engine.card import CARD_TOKENS, REFILL, SPECIES_NAMES, habitat_of, home_of

# Plain terminal colours: people choose for themselves what these look like.
HABITATS: Final = ("green", "yellow", "cyan", "magenta")
CHIPS: Final = ("black on green", "black on yellow", "black on cyan", "black on magenta")
CHIP_REFILL: Final = "reverse"
HEADING: Final = "bold"
QUIET: Final = "dim"
LEADER: Final = "bold"
KEY: Final = "bold"
WARNING: Final = "bold red"
YOU: Final = "bold"

_TOKENS: Final = re.compile(
    rf"\b(?:{'|'.join([*CARD_TOKENS[:REFILL], *[n + 's?' for n in SPECIES_NAMES]])})\b"
)


def card_style(card: int) -> str:
    """The colour of a card's token in a sentence."""
    return "bold" if card == REFILL else f"bold {HABITATS[habitat_of(card)]}"


def chip(card: int) -> Text:
    """A card in hand: its token on the colour of its habitat."""
    style = CHIP_REFILL if card == REFILL else CHIPS[habitat_of(card)]
    return Text(f" {CARD_TOKENS[card]} ", style)


def species_style(species: int) -> str:
    """The colour of a species: that of its habitat."""
    return HABITATS[home_of(species)]


def coloured(sentence: str, style: str = "") -> Text:
    """A sentence with its cards and species coloured."""
    text = Text(sentence, style)
    for found in _TOKENS.finditer(sentence):
        word = found.group()
        if word in CARD_TOKENS:
            text.stylize(card_style(CARD_TOKENS.index(word)), *found.span())
        else:
            text.stylize(species_style(SPECIES_NAMES.index(word.removesuffix("s"))), *found.span())
    return text
