"""What is said at a server's table: the sessions' names for texts of terminal.ftl."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wildcards.protocol.knowledge import Scope
from wildcards.protocol.table import MOST_NAME, Absence, Clock, Settings, TableView
from wildcards.terminal.cast import Cast
from wildcards.words import things
from wildcards.words.text import and_, capital, t

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

# Texts without variables, by the names they are read by.
_TEXTS: Final = {
    "NAMELESS": "online-nameless",
    "ROUND_GOES_ON": "spectators-wait-late",
    "OPEN": "online-open",
    "YOU": "you",
    "AWAY": "online-away",
    "WAITING": "online-waiting",
    "HOST_HELP": "online-host-help",
    "GUEST_HELP": "online-guest-help",
    "READ_HELP": "online-read-help",
    "CLOSED": "online-closed",
    "END_DROPPED": "online-end-dropped",
    "END_ANSWERS": "online-end-answers",
    "SEALED": "daily-sealed",
    "FOUND_AGAIN": "line-healed",
    "BOTS_WAIT": "bots-wait",
    "WENT_ON": "online-went-on",
    "TIME_UP": "online-time-up",
    "DECIDED_WITHOUT": "online-decided",
    "NOT_ASKED": "online-not-asked",
    "COMMANDS_MEANWHILE": "online-meanwhile",
    "BACK_EXPECTED": "online-back-expected",
}


def __getattr__(name: str) -> str:
    if name == "NAME_PROMPT":
        return f"{t('online-name')} > "
    if name == "SIT_ANYWAY":
        return f"{t('online-sit-anyway')} "
    if name == "BACK_PROMPT":
        return f" {t('online-back-prompt')} > "
    if name in _TEXTS:
        return t(_TEXTS[name])
    raise AttributeError(name)


# --- before the game


def made(url: str, code: str | None, command: str) -> list[str]:
    """A table was made: how friends join it."""
    lines = [t("online-made", url=url)]
    if code is not None:
        lines.append(t("online-code", code=code))
    return [*lines, t("online-friends", command=command)]


def other_name(shown: str) -> str:
    """The server changed the name."""
    return t("online-other-name", name=shown, most=MOST_NAME)


def seat(number: int, name: str, note: str) -> str:
    """`Seat 2: Ben`."""
    return t("online-seat", seat=number, name=f"{name} ({note})" if note else name)


def bot(name: str, level: str) -> str:
    """`Ida, bot: casual`."""
    return t("online-bot", name=name, level=things.level(level))


def took_seat(name: str, number: int) -> str:
    """Somebody sat down."""
    return t("online-took-seat", name=name, seat=number)


def left_seat(name: str, number: int) -> str:
    """Somebody stood up."""
    return t("online-left-seat", name=name, seat=number)


def wrong(given: str, *, is_host: bool) -> str:
    """Not one of the commands before the game."""
    return t("online-wrong-host" if is_host else "online-wrong", given=given[:40])


# --- in play


def waiting(cast: Cast, seats: Sequence[int]) -> str:
    """Whom the game waits for."""
    return t("online-waiting-for", names=cast.listed(seats))


def lost(*, has_seat: bool) -> str:
    """Nothing is heard from the server."""
    return t("online-lost-seat" if has_seat else "online-lost")


def not_taken(why: str) -> str:
    """A step was refused."""
    return t("online-not-taken", why=why)


def stand_in(level: str) -> str:
    """A bot decides."""
    return t("online-stand-in", level=things.level(level))


def is_away(name: str) -> str:
    """Somebody has no connection."""
    return t("online-is-away", name=name)


def hinted(name: str) -> str:
    """Somebody else asked for a hint."""
    return t("log-hint", who="other", name=name)


def is_here(name: str) -> str:
    """Somebody is connected again."""
    return t("online-is-here", name=name)


def bot_decides(level: str, name: str) -> str:
    """A bot decides for another."""
    return t("online-bot-decides", level=things.level(level), name=name)


def decides_again(name: str) -> str:
    """No bot does so any longer."""
    return t("online-decides-again", name=name)


def pace(clock: Clock, absence: Absence) -> list[str]:
    """How long people may think, and be away."""
    return [_clock(clock), _absence(absence)]


def listed(scope: Scope) -> str:
    """How much of what could be known of hidden cards is listed."""
    return f"{capital(t(f'wait-knowledge-{scope}'))}."


def allowed(settings: Settings) -> list[str]:
    """What not every table allows or does, such as hints."""
    found = {
        "hints": settings.hints,
        "publish": settings.publish,
        "free_text": settings.free_text,
        "rated": settings.rated,
    }
    return [f"{capital(t(f'wait-{what}'))}." for what, is_so in found.items() if is_so]


def spectators(settings: Settings) -> list[str]:
    """That spectators see all hands, where they do."""
    policy = settings.spectators
    return [t(f"spectators-told-{policy}")] if policy in ("late", "all") else []


def holder(seat: int | None) -> list[str]:
    """Who holds the talisman first, where the host chose it."""
    return [] if seat is None else [t("online-holder", seat=seat + 1)]


def _clock(clock: Clock) -> str:
    if clock.kind == "none":
        return t("online-clock-none")
    time = duration(clock.seconds)
    if clock.kind == "decision":
        return t("online-clock-decision", time=time)
    if clock.increment:
        return t("online-clock-more", time=time, increment=duration(clock.increment))
    return t("online-clock-bank", time=time)


def _absence(absence: Absence) -> str:
    if absence.grace is None:
        return t("online-absence-none")
    return t("online-absence", time=duration(absence.grace), level=things.level(absence.level))


def time_left(seconds: float) -> str:
    """What the clock shows."""
    return t("online-time-left", time=duration(int(seconds)))


def duration(seconds: int) -> str:
    """`1 min 5 s`, in symbols that every language has: its two largest units."""
    parts: list[str] = []
    for size, unit in ((86_400, "d"), (3600, "h"), (60, "min"), (1, "s")):
        number, seconds = divmod(seconds, size)
        if number:
            parts.append(f"{number} {unit}")
    return " ".join(parts[:2]) or "0 s"


def commitment(view: TableView, has_nonce: bool) -> list[str]:
    """What binds the server."""
    digest = t("session-commitment", digest=view.fair.commitment or "")
    if view.deal is not None:
        return [digest, t("wait-deal")]
    if view.settings.deal == "given":
        return [digest, t("online-commitment-given")]
    return [digest, t("online-commitment-mixed" if has_nonce else "online-commitment-about")]


# --- the end


def kept_promise(is_mixed: bool) -> str:
    """The deal was checked."""
    return t("online-promise-mixed" if is_mixed else "online-promise-kept")


def broken_promise(why: str) -> str:
    """The deal is not what was promised."""
    return t("online-promise-broken", why=why)


# --- a bot


def bot_sits(name: str, number: int, url: str) -> str:
    """A bot has its seat."""
    return t("bot-sits", name=name, seat=number, url=url)


def bot_round(number: int, rounds: int) -> str:
    """How far the game is."""
    return t("table-round", round=number, rounds=rounds)


def bot_failed(why: str) -> str:
    """A decision was lost."""
    return t("bot-failed", why=why)


def bot_result(score: int | None, rank: int | None, names: Sequence[str]) -> str:
    """How the bot fared."""
    points = t("points", count=score or 0)
    return t("bot-result", points=points, rank=rank or 0, names=and_(list(names)))


# --- ending a game early


def end_asked(names: Sequence[str]) -> str:
    """Who asks to end the game; nobody: a host without a seat."""
    return t("play-end-asked", name=and_(names)) if names else t("play-end-host-asks")


def end_missing(names: Sequence[str]) -> str:
    """Whose consent is missing."""
    return t("play-end-missing", names=and_(names))
