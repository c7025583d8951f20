"""What is said at a table of a server: before the game, while waiting, and at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wildcards.protocol.table import MOST_NAME, Absence, Clock
from wildcards.terminal.words import things
from wildcards.terminal.words.people import Cast, and_list

# --- before the game


def made(url: str, code: str | None, command: str) -> list[str]:
    """A table was made: how friends come to it."""
    lines = [f"The table is made. Its link: {url}"]
    if code is not None:
        lines.append(f"Its code: {code}")
    return [*lines, f"Friends open the link, or join in a terminal with: {command}"]


NAME_PROMPT: Final = "Your name? (Enter: Guest) > "
NAMELESS: Final = "Others see you as Guest; --name NAME gives you a name."


def other_name(shown: str) -> str:
    """The server changed the name."""
    return f"Others see you as {shown}: names are cut to {MOST_NAME} characters that can be shown."


def seat(number: int, name: str, note: str) -> str:
    """`Seat 2: Ben`."""
    return f"Seat {number}: {name}{f' ({note})' if note else ''}"


def bot(name: str, level: str) -> str:
    """`Ida, bot: casual`."""
    return f"{name}, bot: {level}"


OPEN: Final = "open"
YOU: Final = "you"
AWAY: Final = "not connected"
WAITING: Final = "Waiting for the host to begin."
HOST_HELP: Final = "Type start to begin, bots to give open seats to bots, who to see who is here, or quit."
GUEST_HELP: Final = "The host begins. Meanwhile: rules, leaders, who (to see who is here), quit."
READ_HELP: Final = "rules: the game in short; rules ties: one section; leaders: what leaders do."
START: Final = "start"
HELP: Final = "help"
RULES: Final = "rules"
LEADERS: Final = "leaders"
BOTS: Final = "bots"
WHO: Final = "who"
QUIT: Final = "quit"
ANSWERS: Final = {"start": START, "s": START, "bots": BOTS, "who": WHO, "": WHO, "quit": QUIT, "q": QUIT,
                  "exit": QUIT, "?": HELP, "help": HELP, "h": HELP, "rules": RULES,
                  "leaders": LEADERS}  # fmt: skip


def took_seat(name: str, number: int) -> str:
    """Somebody sat down."""
    return f"{name} takes seat {number}."


def left_seat(name: str, number: int) -> str:
    """Somebody stood up."""
    return f"{name} leaves seat {number}: it is open."


def wrong(given: str, *, is_host: bool) -> str:
    """Not one of the commands before the game."""
    hosts = f"{START}, {BOTS} (and perhaps a level), " if is_host else ""
    return f"Expected {hosts}{WHO}, {RULES}, {HELP} or {QUIT}, got {given[:40]!r}."


CLOSED: Final = "The table was closed before the end of its game."


# --- in play


def waiting(cast: Cast, seats: Sequence[int]) -> str:
    """Whom the game waits for."""
    return f"Waiting for {cast.listed(seats)}."


def lost(*, has_seat: bool) -> str:
    """Nothing is heard of the server."""
    return f"The connection is lost. Trying again{'; your seat is kept' if has_seat else ''}."


FOUND_AGAIN: Final = "Connected again."


def not_taken(why: str) -> str:
    """A step was refused."""
    return f"That was not taken: {why}."


def stand_in(level: str) -> str:
    """A bot decides."""
    return f"A bot ({level}) plays for you; type back to go on yourself."


BOTS_WAIT: Final = "The server is busy: bots have to wait for their turn to think. It goes on by itself."
BACK_PROMPT: Final = " a bot plays for you: back or Enter > "
WENT_ON: Final = "The game went on meanwhile; this is not asked any more."
TIME_UP: Final = "Your time is up; this is not asked any more."
DECIDED_WITHOUT: Final = "A bot decides this in your place; this is not asked any more."
NOT_ASKED: Final = "Nothing is asked of you now. You can type a command such as score, log, table or quit."
COMMANDS_MEANWHILE: Final = "While others decide, commands such as score, log or quit work too."


def is_away(name: str) -> str:
    """Somebody has no connection."""
    return f"{name} is away."


def is_here(name: str) -> str:
    """Somebody is connected again."""
    return f"{name} is here again."


def bot_decides(level: str, name: str) -> str:
    """A bot decides for another."""
    return f"A bot ({level}) plays for {name}."


def decides_again(name: str) -> str:
    """No bot does so any more."""
    return f"{name} plays again, instead of the bot."


def pace(clock: Clock, absence: Absence) -> list[str]:
    """How long people may think, and be away."""
    return [_clock(clock), _absence(absence)]


def holder(seat: int | None) -> list[str]:
    """Who holds the talisman first, where the host chose it."""
    return [] if seat is None else [f"Talisman: first in seat {seat + 1}, by the host's choice."]


def _clock(clock: Clock) -> str:
    if clock.kind == "none":
        return "Clock: none; everybody may think without limit."
    if clock.kind == "decision":
        return f"Clock: {duration(clock.seconds)} for each decision; when time is up, a bot decides."
    more = f", and {duration(clock.increment)} more after each decision" if clock.increment else ""
    return f"Clock: {duration(clock.seconds)} in all{more}; when time is up, a bot decides."


def _absence(absence: Absence) -> str:
    if absence.grace is None:
        return "A person who is away is waited for."
    bot = f"a bot ({absence.level}) plays"
    return f"Asked, but away for {duration(absence.grace)}: {bot} until the person types back."


def time_left(seconds: float) -> str:
    """What the clock shows."""
    return f"Time left: {duration(int(seconds))}."


def duration(seconds: int) -> str:
    """`1 min 5 s`: the two largest units of it."""
    parts: list[str] = []
    for size, unit in ((86_400, "d"), (3600, "h"), (60, "min"), (1, "s")):
        number, seconds = divmod(seconds, size)
        if number:
            parts.append(f"{number} {unit}")
    return " ".join(parts[:2]) or "0 s"


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
