"""What is said before, around and after a game: the sessions' names for texts of terminal.ftl."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wildcards.engine.rules import Rules
from wildcards.notation.record import HUMAN, LEO
from wildcards.terminal.cast import Cast
from wildcards.words.text import and_, t
from wildcards.words.things import level

HINT_WIDTH: Final = 76  # what 80 columns hold besides the margin

# Texts without variables, by the names they are read by.
_TEXTS: Final = {
    "END_ALONE": "answer-end-alone",
    "BOT_ALONE": "answer-bot-alone",
    "LEGEND": "session-legend",
    "FIRST_HELP": "session-first-help",
    "CONTINUED": "session-continued",
    "TABLE_AGAIN": "session-table-again",
    "NOTHING_YET": "session-nothing-yet",
    "STANDINGS": "session-standings",
    "RESULT": "end-ranking",
    "END_OF_INPUT": "session-end-of-input",
    "FOUND_QUESTION": "found-question",
}
# Those shown before the cursor.
_CURSORS: Final = {
    "ENTER_TO_BEGIN": "session-enter-to-begin",
    "ENTER_FOR_TABLE": "session-enter-for-table",
}
_FOUND_HELP: Final = ("found-continue", "found-new", "found-quit")


def __getattr__(name: str) -> str:
    if name in _CURSORS:
        return f"{t(_CURSORS[name])} > "
    if name in _TEXTS:
        return t(_TEXTS[name])
    raise AttributeError(name)


def enter_expected(given: str) -> str:
    """What was typed where Enter goes on is no command."""
    return t("session-enter-expected", given=given[:40])


def welcome(rules: Rules, cast: Cast, kinds: Sequence[str]) -> list[str]:
    """What is played, and with whom."""
    others = [
        cast.names[seat]
        if kinds[seat] in _SPEAK_FOR_THEMSELVES
        else f"{cast.names[seat]} ({level(kinds[seat])})"
        for seat in range(rules.seats)
        if seat != cast.you
    ]
    all_of_them = others if cast.you is None else [t("you"), *others]
    return [
        t("session-welcome", edition=t(f"edition-{rules.edition}"), rounds=rules.rounds),
        t("session-seats", names=and_(all_of_them)),
    ]


_SPEAK_FOR_THEMSELVES: Final = (HUMAN, LEO)  # kinds that need not be mentioned beside the name


def commitment(digest: str) -> list[str]:
    """What binds the dealer to the seed."""
    return [t("session-commitment", digest=digest), t("session-commitment-about")]


def branched(at: int, seat: int | None) -> list[str]:
    """Where this game parts from another one, in which all was as it is, or as a seat could have thought."""
    return [t("session-branched" if seat is None else "session-branched-redealt", at=at)]


def kept(path: str) -> str:
    """Where the game is kept."""
    return t("session-kept", path=path)


def go_on(command: str) -> list[str]:
    """How to continue."""
    return hint(t("session-go-on"), command)


def hint(text: str, command: str) -> list[str]:
    """A command to copy; a long one gets its own line."""
    line = f"{text} {command}"
    return [line] if len(line) <= HINT_WIDTH else [text, command]


def not_kept(reason: str) -> str:
    """The game could not be written."""
    return t("session-not-kept", reason=reason)


def keeps_failing(reason: str) -> str:
    """Quitting would lose the game."""
    return t("session-keeps-failing", reason=reason)


def input_ended(path: str, reason: str) -> str:
    """Nobody answers, and the game cannot be written."""
    return t("session-input-ended", path=path, reason=reason)


def lost(reason: str) -> str:
    """Left anyway."""
    return t("session-lost", reason=reason)


def moved(path: str) -> str:
    """Another program wrote to the same place."""
    return t("session-moved", path=path)


def set_aside(path: str, command: str) -> list[str]:
    """The game kept before was moved."""
    return [t("session-set-aside", path=path), *hint(t("session-go-on-later"), command)]


def bot_failed(name: str, why: str) -> str:
    """A bot lost a decision."""
    return t("session-bot-failed", name=name, reason=why)


# --- a kept game is found


def found(rules: Rules, round_number: int) -> str:
    """There is a game already."""
    return t("found", edition=t(f"edition-{rules.edition}"), count=rules.seats, round=round_number)


FOUND_ANSWERS: Final = {
    "c": "continue", "continue": "continue",
    "n": "new", "new": "new",
    "q": "quit", "quit": "quit", "exit": "quit",
}  # fmt: skip


def found_help() -> list[str]:
    """What the three answers do."""
    return [t(key) for key in _FOUND_HELP]


def found_wrong(given: str) -> str:
    """Not one of the three."""
    return t("found-wrong", given=given[:40])


# --- the end


def seed(hexadecimal: str) -> list[str]:
    """The seed, at last."""
    return [t("session-seed", seed=hexadecimal), t("session-seed-about")]


def record(path: str, command: str) -> list[str]:
    """Where the record is."""
    return [t("session-record", path=path), *hint(t("session-check-with"), command)]
