"""The words people can type, and what is said about an answer that cannot be taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wildcards.engine.action import DONE, DRAW
from wildcards.engine.card import REFILL
from wildcards.terminal.words import things
from wildcards.terminal.words.people import and_list, or_list

# What may be typed for an action besides its number and its token.
SYNONYMS: Final = {
    DONE: ("pass", "done", "no", "none"),
    DRAW: ("draw",),
    REFILL: ("refill",),
}

# Commands, each with what it does; the first word is the one that is shown.
EXPLAIN: Final = "?"
HELP: Final = "help"
RULES: Final = "rules"
LEADERS: Final = "leaders"
LOG: Final = "log"
SCORE: Final = "score"
TABLE: Final = "table"
BACK: Final = "back"
SAVE: Final = "save"
QUIT: Final = "quit"
COMMANDS: Final = (EXPLAIN, HELP, RULES, LEADERS, LOG, SCORE, TABLE, BACK, SAVE, QUIT)
ALIASES: Final = {"": TABLE, "q": QUIT, "exit": QUIT, "h": HELP, "undo": BACK}
LOG_ALL: Final = "all"


def wrong(text: str, choices: int, samples: Sequence[str]) -> str:
    """The answer is none."""
    return f"Expected {expected(choices, samples)}, got {_short(text)}."


def expected(choices: int, samples: Sequence[str]) -> str:
    """What can be typed."""
    numbers = "1" if choices == 1 else f"a number from 1 to {choices}"
    return f"{or_list([numbers, *samples])}, or a command (help lists them)"


def _short(text: str) -> str:
    """The answer in quotes, cut where it is very long."""
    return repr(text if len(text) <= 40 else f"{text[:37]}...")


def number(given: str, choices: int) -> str:
    """A number that is not one of the choices."""
    return f"Expected a number from 1 to {choices}, got {_short(given)}."


def one_only(given: int) -> str:
    """Several answers to a question for one."""
    return f"Expected one choice, got {given}."


def too_many(most: int, given: int) -> str:
    """More cards than asked for."""
    return f"Expected {things.count(most, 'card')} at the most, got {given}."


def not_enough(token: str, held: int) -> str:
    """The same card more often than there is."""
    return (
        f"Expected {token} {held} times at the most, as you have no more."
        if held != 1
        else (f"Expected {token} once, as you have no more.")
    )


def not_in_hand(token: str) -> str:
    """A card one does not have."""
    return f"Expected a card of your hand: {token} is not in it."


def not_offered(token: str, samples: Sequence[str]) -> str:
    """Something that exists, but not here."""
    return f"{token} is no choice here: expected {or_list(list(samples))}."


def which_of(text: str, typed: Sequence[str]) -> str:
    """A name that fits several choices."""
    return f"{_short(text)} could be {and_list(list(typed))}: type one of them."


def done_alone() -> str:
    """`-` in the middle of a line."""
    return "Expected - at the end of the line, after the cards."


def too_few(least: int) -> str:
    """`-` before enough cards are picked."""
    return f"Expected {things.count(least, 'card')} before -."


def alone(command: str, rest: str, word: str | None) -> str:
    """Words after a command that takes none, or just this one."""
    expected = f"{command} alone" + (f" or {command} {word}" if word else "")
    return f"Expected {expected}, got {_short(rest)} after it."


def cursor(choices: int, is_plain: bool, is_first: bool = False) -> str:
    """What stands before the cursor; the first time, where a newcomer finds the rules."""
    numbers = "1" if choices == 1 else f"1-{choices}"
    helps = f"{numbers}, {RULES} or ? for help" if is_first else f"{numbers}, ? for help"
    return f"Your choice ({helps}): " if is_plain else f" {helps} > "


NOTHING_PICKED: Final = "Nothing is picked yet, so there is nothing to take back."


def no_topic(text: str, topics: Sequence[str]) -> str:
    """A section of the rules that is not there."""
    return f"Expected one of {and_list(list(topics))} after {RULES}, got {_short(text)}."
