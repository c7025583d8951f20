"""What is said about records: verified, shown, simulated."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from wildcards.commands.phrases import count, rules_line, seat_name
from wildcards.engine.action import DRAW
from wildcards.engine.card import CARD_TOKENS
from wildcards.engine.rules import Rules
from wildcards.terminal.cast import Cast
from wildcards.words.text import printable

STDIN: Final = "standard input"
CHECKING: Final = "checking"
PLAYING: Final = "playing"


def problem(where: str, why: str) -> str:
    """A record that is wrong."""
    return f"{where}: {printable(why)}"


def file_right(name: str, records: int, seeded: int, unfinished: int) -> str:
    """A file without a wrong record."""
    if records == 1:
        deal = "dealt by its seed" if seeded else "without a seed to check the deal by"
        return f"{name}: right, {deal}{', not finished' if unfinished else ''}"
    also = f", {unfinished} not finished" if unfinished else ""
    return f"{name}: all {records} records right, {seeded} of them dealt by their seed{also}"


def file_rest(name: str, right: int) -> str:
    """What is right in a file with wrong records."""
    return f"{name}: {count(right, 'other record')} right"


def total(files: int, right: int, wrong: int) -> str:
    """All files together."""
    all_of_them = f"{count(right + wrong, 'record')} in {count(files, 'file')}"
    return f"{all_of_them}: {right} right, {wrong} wrong"


# --- show


def title(rules: Rules, where: str) -> str:
    """The first line of a shown record."""
    leo = " with Leo" if rules.leo else ""
    return f"Wild Cards, {rules.edition} edition, {rules.seats} seats{leo}, {rules.rounds} rounds ({where})"


def seat(number: int, name: str, player: str, talisman: bool) -> str:
    """Who sits where."""
    holds = ", holds the talisman first" if talisman else ""
    return f"{seat_name(number)}: {name} ({player}){holds}"


def seed(text: str | None, commitment: str | None, of_server: str | None = None) -> list[str]:
    """Where the deal came from."""
    lines = [f"Seed: {text}" if text else "Seed: not revealed"]
    if of_server is not None:  # this is the one that was announced before the game
        return [*lines, f"Commitment to the server's part: {of_server}", *_of_seed(commitment)]
    return [*lines, f"Commitment: {commitment}"] if commitment else lines


def branch(at: int) -> str:
    """Where a game parts from another one."""
    return f"Parts from another game before its action {at}"


def _of_seed(commitment: str | None) -> list[str]:
    return [] if commitment is None else [f"SHA-256 of the mixed seed: {commitment}"]


def numbered(before: int, steps: int, line: str) -> str:
    """A line of the story after the numbers of its actions in the record, from 0: `24-27  Bids: …`."""
    last = before + steps - 1
    numbers = "" if steps == 0 else str(last) if steps == 1 else f"{before}-{last}"
    return f"{numbers:>9}  {line}"


_INDENT: Final = " " * 11


def hands(parts: Sequence[str]) -> str:
    """All hands at the beginning of a round."""
    return f"{_INDENT}Hands: {'; '.join(parts)}."


def hand(name: str, cards: str) -> str:
    """One hand."""
    return f"{name} {cards or 'none'}"


def pile(name: str, cards: str) -> str:
    """What Leo will bid."""
    return f"{name}'s pile {cards or 'none'}"


def face_down(name: str, cards: str) -> str:
    """Cards laid face down."""
    return f"Face down before {name}: {cards}."


def to_act(cast: Cast, seats: Sequence[int]) -> str:
    """Who owes a step."""
    return f"To act: {cast.listed(seats)}."


def no_record(where: str, why: str) -> str:
    """A file without anything like a record."""
    return f"{where}: this is not a game record: {printable(why)}"


def wrong_from_here(why: str) -> str:
    """Where the story of a wrong record breaks off."""
    return f"From here on the record is wrong: {printable(why)}"


UNFINISHED: Final = "The record ends here; the game is not over."


# --- simulate


RESULT_COLUMNS: Final = ("", "games", "wins", "score", "95 %", "rank")
LEADER_COLUMNS: Final = ("leader", "owned", "by Leo", "by a winner", "owner's score")
BY_LEO: Final = LEADER_COLUMNS.index("by Leo")
BY_SEAT: Final = "by seat"


def simulated(games: int, rules: Rules, names: Sequence[str], seed: str) -> list[str]:
    """What was simulated."""
    return [
        f"{count(games, 'game')}, {rules.edition} edition, {rules.seats} seats: {', '.join(names)}",
        rules_line(rules),
        f"Seed: {seed}",
    ]


def share(part: float) -> str:
    """A share in per cent."""
    return f"{100 * part:.1f} %"


def interrupted(done: int, games: int) -> str:
    """Ctrl-C in a simulation."""
    return f"stopped after {done} of {games} games; the result covers these"


def timing(games: int, seconds: float, decisions: int) -> str:
    """How fast it was."""
    speed = games / seconds if seconds > 0 else 0.0
    done = f"{count(games, 'game')} in {seconds:.1f} s: {speed:,.0f} games/s"
    return f"{done}, {decisions / games:.1f} decisions per game"


def face_down_cards(actions: Iterable[int]) -> str:
    """Cards laid face down, or the choice to draw one, such as `F3 R`."""
    return " ".join(["draw" if action == DRAW else CARD_TOKENS[action] for action in actions])
