"""First names for bots: at a table everybody has one."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

# Short, so that narrow tables hold them; the last ones replace those that a person has.
BOT_NAMES: Final = ("Ida", "Otto", "Mira", "Juno", "Emil", "Tove", "Bruno", "Nele", "Hugo", "Pia")
_SEATS: Final = 5


def bot_name(table: str, seat: int, others: Collection[str] = ()) -> str:
    """The name of the bot in this seat: the same whenever it is asked for, and never a person's.

    `table` says which table it is, so that not all tables have the same bots.
    """
    first = sum(table.encode()) + seat
    taken = {name.casefold() for name in others}
    at_once, instead = (BOT_NAMES[(first + more) % len(BOT_NAMES)] for more in (0, _SEATS))
    return instead if at_once.casefold() in taken else at_once
