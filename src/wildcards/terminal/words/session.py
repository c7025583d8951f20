"""What is said before, around and after a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wildcards.engine.rules import Rules
from wildcards.engine.scoring import Breakdown
from wildcards.notation.record import HUMAN, LEO
from wildcards.terminal.words import things
from wildcards.terminal.words.people import Cast, and_list

TITLE: Final = "Wild Cards"
HINT_WIDTH: Final = 76  # what 80 columns hold beside the margin


def welcome(rules: Rules, cast: Cast, kinds: Sequence[str]) -> list[str]:
    """What is played, and with whom."""
    others = [
        cast.names[seat] if kinds[seat] in _SPEAK_FOR_THEMSELVES else f"{cast.names[seat]} ({kinds[seat]})"
        for seat in range(rules.seats)
        if seat != cast.you
    ]
    all_of_them = others if cast.you is None else ["you", *others]
    return [
        f"{TITLE}, {rules.edition} edition, {rules.rounds} rounds.",
        f"At the table: {and_list(all_of_them)}.",
    ]


_SPEAK_FOR_THEMSELVES: Final = (HUMAN, LEO)  # kinds that need not be told beside the name


def commitment(digest: str) -> list[str]:
    """What binds the dealer to the seed."""
    return [
        f"Commitment: {digest}",
        "It is the SHA-256 of the secret seed of all shuffles, which the end reveals.",
    ]


LEGEND: Final = "Cards: F forest, S savannah, M mountains, W wild, and a value; R the refill card."
FIRST_HELP: Final = "New here? Type rules. At every prompt, ? explains it and help lists commands."
CONTINUED: Final = "The kept game goes on. This round so far:"
ENTER_TO_BEGIN: Final = "Enter begins (rules, ? and quit work here too) > "
ENTER_FOR_TABLE: Final = "Enter for the table > "
ENTER_EXPECTED: Final = "Press Enter to go on, or type a command such as rules."
TABLE_AGAIN: Final = "Enter shows the table and the question again."
NOTHING_YET: Final = "Nothing has happened yet."
STANDINGS: Final = "If the game ended now:"
RESULT: Final = "Final score"


def kept(path: str) -> str:
    """Where the game is kept."""
    return f"The game is kept in {path}"


def go_on(command: str) -> list[str]:
    """How to go on."""
    return hint("Go on with:", command)


def hint(text: str, command: str) -> list[str]:
    """A command to copy; a long one has a line of its own."""
    line = f"{text} {command}"
    return [line] if len(line) <= HINT_WIDTH else [text, command]


def not_kept(reason: str) -> str:
    """The game could not be written."""
    return f"The game could not be kept: {reason}. It goes on, and keeping is tried again after every step."


def keeps_failing(reason: str) -> str:
    """Quitting would lose the game."""
    return f"The game cannot be kept: {reason}. Quitting would lose it; Ctrl-C quits all the same."


def input_ended(path: str, reason: str) -> str:
    """Nobody answers, and the game cannot be written."""
    return f"{path}: the input ended, and the game cannot be kept: {reason}; the last steps are lost"


def lost(reason: str) -> str:
    """Left all the same."""
    return f"The last steps are lost, as the game could not be kept: {reason}."


def moved(path: str) -> str:
    """Another program wrote to the same place."""
    return f"Another program keeps a game in the same place. From now on this one is kept in {path}"


def set_aside(path: str, command: str) -> list[str]:
    """The game kept before was moved."""
    return [f"The game kept before was set aside as {path}", *hint("Go on with it later:", command)]


def bot_failed(name: str, why: str) -> str:
    """A bot lost a decision."""
    return f"{name} failed, and takes a step at random: {why}"


END_OF_INPUT: Final = "The input ended."

# --- a kept game is found


def found(rules: Rules, round_number: int) -> str:
    """There is a game already."""
    return f"There is a kept game: {rules.edition} edition, {rules.seats} seats, round {round_number}."


FOUND_QUESTION: Final = "Continue it (c), begin a new game and set it aside (n), or quit (q)?"
FOUND_ANSWERS: Final = {
    "c": "continue", "continue": "continue",
    "n": "new", "new": "new",
    "q": "quit", "quit": "quit", "exit": "quit",
}  # fmt: skip
FOUND_HELP: Final = (
    "c goes on with the kept game, exactly where it was left.",
    "n begins a new game; the kept one gets another name, and can be continued later.",
    "q leaves everything as it is.",
)


def found_wrong(given: str) -> str:
    """Not one of the three."""
    return f"Expected c, n or q, or ? for help, got {given[:40]!r}."


# --- the end

COLUMNS: Final = ("rank", "", "score", "best ×2", "second ×1", "leaders", "tokens", "animals")
NO_SPECIES: Final = "none"


def worth(points: int, what: str) -> str:
    """`8: 4 peacocks`."""
    return f"{points}: {what}" if points and what else str(points)


def won(cast: Cast, winners: Sequence[int], score: int) -> str:
    """Who won."""
    if len(winners) > 1:
        return f"{_capital(cast.listed(winners))} share the first rank with {things.points(score)}."
    return f"{cast.does(winners[0], 'win', 'wins')} with {things.points(score)}."


def decided(cast: Cast, ahead: int, behind: int, score: int, more: int, fewer: int) -> str:
    """Equal scores, decided by animals."""
    return (
        f"{_capital(cast.listed([ahead, behind]))} both have {things.points(score)}; more animals decide:"
        f" {cast.name(ahead)} {more}, {cast.name(behind)} {fewer}."
    )


def shared(cast: Cast, seats: Sequence[int], rank: int, score: int, animals: int) -> str:
    """Equal scores and animals."""
    return (
        f"{_capital(cast.listed(seats))} share rank {rank}: {things.points(score)} and"
        f" {things.count(animals, 'animal')} each."
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def plain_score(name: str, rank: int, part: Breakdown, best: str, second: str, leaders: Sequence[str]) -> str:
    """One seat's score in a sentence."""
    owns = f" ({', '.join(leaders)})" if leaders else ""
    parts = f"Best: {best}, second: {second}, leaders {part.leaders}{owns}, score tokens {part.bonus}"
    return f"{rank}. {name}: {things.points(part.total)}. {parts}."


def seed(hexadecimal: str) -> list[str]:
    """The seed, at last."""
    return [
        f"Seed: {hexadecimal}",
        "Its SHA-256 is the commitment of the start; every shuffle follows from it.",
    ]


def record(path: str, command: str) -> list[str]:
    """Where the record is."""
    return [f"Record: {path}", *hint("Check it with:", command)]
