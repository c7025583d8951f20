"""What lies open or can be counted: the discard pile, known cards in hands, animals, Leo's cards."""

from __future__ import annotations

from wildcards.engine.card import CARD_TOKENS
from wildcards.engine.observation import Observation
from wildcards.story.tally import tally
from wildcards.terminal.cast import Cast
from wildcards.terminal.view import by_habitat, by_species, known_in_hands
from wildcards.words.text import capital, t


def piles(seen: Observation, cast: Cast) -> list[str]:
    """A line for each of them: the same for every seat and for spectators."""
    counted = tally(seen)
    lines = [
        _line(f"{capital(t('discard-pile'))} ({len(seen.discard)})", by_habitat(list(seen.discard))),
        _line(t("piles-known"), ", ".join(known_in_hands(seen, cast))),
        _line(f"{capital(t('box'))} ({sum(seen.box)})", by_species(seen.box)),
        _line(t("piles-unseen"), by_species(counted.animals)),
        t("piles-come", count=seen.animals_left),
    ]
    if seen.rules.leo:
        lines.append(_line(t("piles-leo"), " ".join([CARD_TOKENS[card] for card in counted.leo])))
    return lines


def _line(label: str, what: str) -> str:
    return f"{label}: {what or t('none')}."
