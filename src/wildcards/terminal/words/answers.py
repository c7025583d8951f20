"""What sessions still call the commands by: to go with their next change."""

from __future__ import annotations

from collections.abc import Sequence

from wildcards.terminal import guide
from wildcards.terminal.answer import (
    BACK,
    COMMANDS,
    HELP,
    LEADERS,
    LOG,
    LOG_ALL,
    QUIT,
    RULES,
    SAVE,
    SCORE,
    TABLE,
)
from wildcards.words.text import t

__all__ = (
    "BACK",
    "COMMANDS",
    "HELP",
    "LEADERS",
    "LOG",
    "LOG_ALL",
    "QUIT",
    "RULES",
    "SAVE",
    "SCORE",
    "TABLE",
    "no_topic",
)


def __getattr__(name: str) -> str:
    if name == "NOTHING_PICKED":
        return t("answer-nothing-picked")
    raise AttributeError(name)


def no_topic(text: str, _: Sequence[str]) -> str:
    """A section of the rules that is not there."""
    return guide.no_topic(text)
