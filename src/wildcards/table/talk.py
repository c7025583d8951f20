"""Who may say what at a table, and who hears it. Words are no part of the table's log, nor know its game.

Those who sit at a table talk among themselves, also after the game. Those who watch have a channel of their
own: as they may see more than a seat does, no seat hears them before the game has ended.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal

from wildcards.protocol.message import Say
from wildcards.protocol.words import MOST_TEXT, May
from wildcards.table.names import clean
from wildcards.table.refusal import RefusedError
from wildcards.table.table import CLOSED, OPEN, OVER, Table

SEATS: Final = "seats"
WATCHING: Final = "watching"
Channel = Literal["seats", "watching"]


def is_company(table: Table) -> bool:
    """Whether more than one seat is for people: who plays alone has nobody to talk to."""
    return sum([seat.kind in ("person", "open") for seat in table.seats]) > 1


def channel(table: Table, uid: str) -> Channel | None:
    """Where somebody speaks; None: nowhere. A host without a seat watches, once the game has begun."""
    if not is_company(table) or table.is_sent_away(uid):
        return None
    if _has_part(table, uid):
        return SEATS
    return WATCHING if table.settings.spectators != "closed" else None


def hears(table: Table, uid: str) -> Collection[Channel]:
    """The channels that somebody hears."""
    own = channel(table, uid)
    if own == SEATS and table.status in (OVER, CLOSED):
        return (SEATS, WATCHING)
    return () if own is None else (own,)


def may(table: Table, uid: str, *, free_text: bool) -> May:
    """What somebody may say; `free_text`: whether the server allows it at all."""
    if channel(table, uid) is None:
        return "nothing"
    return "text" if table.settings.free_text and free_text else "phrases"


def spoken(table: Table, uid: str, say: Say, *, free_text: bool) -> str | None:
    """The text that is said, made harmless; None: it is a phrase. Raises RefusedError."""
    allowed = may(table, uid, free_text=free_text)
    if allowed == "nothing":
        raise RefusedError("no_words", 403)
    if (say.phrase is None) == (say.text is None):
        raise RefusedError("malformed", 400, why="expected a phrase or a text")
    if say.text is None:
        return None
    if allowed != "text":
        raise RefusedError("no_free_text", 403, whose="table" if free_text else "server")
    return clean_text(say.text)


def clean_text(text: str) -> str:
    """The text in one line, without what cannot be seen or changes how others are shown.

    Raises RefusedError if nothing is left of it, or too much.
    """
    cleaned = clean(text, MOST_TEXT + 1)
    if not cleaned:
        raise RefusedError("no_text", 400)
    if len(cleaned) > MOST_TEXT:
        raise RefusedError("long_text", 400, most=MOST_TEXT)
    return cleaned


def _has_part(table: Table, uid: str) -> bool:
    return bool(table.seats_of(uid)) or (table.status == OPEN and uid == table.host)
