"""Colours. Each only repeats what a letter or a word already says, so nothing is lost without them."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from rich.text import Text

from wildcards.engine.card import CARD_TOKENS, REFILL, SPECIES_TOKENS, habitat_of, home_of
from wildcards.words import things
from wildcards.words.text import language

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
    pattern, styles = _tokens(language())
    for found in pattern.finditer(sentence):
        text.stylize(styles[found.group()], *found.span())
    return text


@cache
def _tokens(_: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """What finds cards and species in the sentences of a language, and the colour of each."""
    styles = {CARD_TOKENS[card]: card_style(card) for card in range(REFILL)}
    for species, token in enumerate(SPECIES_TOKENS):
        several = [things.animals(token, number).split(maxsplit=1)[-1] for number in (1, 2)]
        styles |= dict.fromkeys([things.animal(token), *several], species_style(species))
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, styles))})\b"), styles
