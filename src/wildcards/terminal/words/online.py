"""What is said at a table of a server: before the game, while waiting, and at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wildcards.terminal.words import things
from wildcards.terminal.words.people import Cast, and_list

# --- before the game


def made(url: str, code: str | None, command: str) -> list[str]:
    """A table was made: how friends come to it."""
    lines = [f"The table is made. Its link: {url}"]
    if code is not None:
        lines.append(f"Its code: {code}")
    return [*lines, f"Friends open the link, or join in a terminal with: {command}"]


def seat(number: int, name: str, note: str) -> str:
    """`Seat 2: Ben`."""
    return f"Seat {number}: {name}{f' ({note})' if note else ''}"


OPEN: Final = "open"
YOU: Final = "you"
AWAY: Final = "not connected"
WAITING: Final = "Waiting for the host to begin."
HOST_HELP: Final = "Type start to begin, bots to give open seats to bots, who to see who is here, or quit."
START: Final = "start"
BOTS: Final = "bots"
WHO: Final = "who"
QUIT: Final = "quit"
ANSWERS: Final = {"start": START, "s": START, "bots": BOTS, "who": WHO, "": WHO, "quit": QUIT, "q": QUIT,
                  "exit": QUIT}  # fmt: skip


def took_seat(name: str, number: int) -> str:
    """Somebody sat down."""
    return f"{name} takes seat {number}."


def left_seat(name: str, number: int) -> str:
    """Somebody stood up."""
    return f"{name} leaves seat {number}: it is open."


def wrong(given: str) -> str:
    """Not one of the host's commands."""
    return f"Expected {START}, {BOTS} (and perhaps a level), {WHO} or {QUIT}, got {given[:40]!r}."


CLOSED: Final = "The table was closed before the end of its game."


# --- in play


def waiting(cast: Cast, seats: Sequence[int]) -> str:
    """Whom the game waits for."""
    return f"Waiting for {cast.listed(seats)}."


LOST: Final = "The connection is lost. Trying again; your seat is kept."
FOUND_AGAIN: Final = "Connected again."


def not_taken(why: str) -> str:
    """A step was refused."""
    return f"That was not taken: {why}."


def stand_in(level: str) -> str:
    """A bot decides."""
    return f"A bot ({level}) plays for you; type back to go on yourself."


BACK_PROMPT: Final = " back or Enter > "
BACK_EXPECTED: Final = "Expected back to play yourself, Enter for the news, or a command such as log."


def commitment(digest: str, is_fair: bool, has_nonce: bool) -> list[str]:
    """What binds the server."""
    if not is_fair:
        return [
            f"Commitment: {digest}",
            "The host gave the seed of this deal, so the host may know the cards.",
        ]
    mixed = " Random bytes of your own are mixed in." if has_nonce else ""
    return [f"Commitment: {digest}", f"It binds the server to its part of the secret seed.{mixed}"]


# --- the end


def kept_promise(is_mixed: bool) -> str:
    """The deal was checked."""
    own = ", and your own random bytes are part of the deal" if is_mixed else ""
    return f"Checked: every step and shuffle is right, the seed fits the commitment{own}."


def broken_promise(why: str) -> str:
    """The deal is not what was promised."""
    return f"the table did not keep its promise: {why}"


# --- a bot


def bot_sits(name: str, number: int, url: str) -> str:
    """A bot has its seat."""
    return f"{name} sits in seat {number} at {url} and waits for the start."


def bot_round(number: int, rounds: int) -> str:
    """How far the game is."""
    return f"Round {number} of {rounds}"


def bot_failed(why: str) -> str:
    """A decision was lost."""
    return f"The bot failed and takes a step at random: {why}"


def bot_result(score: int | None, rank: int | None, names: Sequence[str]) -> str:
    """How the bot fared."""
    points = things.points(score or 0)
    return f"The game is over: {points}, rank {rank}. At the table: {and_list(list(names))}."
