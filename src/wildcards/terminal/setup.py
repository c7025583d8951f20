"""The options of a game made into rules, players and a seed."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from wildcards.bots.names import BOT_NAMES
from wildcards.bots.registry import parse_spec
from wildcards.bots.roster import Roster
from wildcards.engine.chance import seed_bytes
from wildcards.engine.rules import OPTIONS, Rules
from wildcards.errors import BotError, RulesError, SeedError
from wildcards.notation.record import HUMAN, LEO, Player
from wildcards.table.names import leo_name
from wildcards.terminal.cast import YOU, as_typed
from wildcards.words.english import or_list

DEFAULT_BOT: Final = "greedy"
DEFAULT_SEATS: Final = 4


# Rules by their name in a record, and how they are typed.
_FLAGS: Final = {"three_player_removal": "--removal", "payment_returns_on_pass": "--payment"}


def flag(name: str) -> str:
    """The option that sets a rule or a part of the table."""
    return _FLAGS.get(name, f"--{name.replace('_', '-')}")


@contextmanager
def options_named(leo: str = "--leo") -> Iterator[None]:
    """Let a RulesError name the option instead of the rule; `leo` is the one that brings Leo."""
    try:
        yield
    except RulesError as error:
        name, colon, what = str(error).partition(":")
        if name.startswith("-") or name not in (*OPTIONS, "seats", "leo", "leo_seat"):
            raise
        raise RulesError(f"{leo if name == 'leo' else flag(name)}{colon}{what}") from None


def whole(option: str, text: str | None) -> int | None:
    """The whole number given for an option. Raises RulesError."""
    if text is None:
        return None
    if not re.fullmatch(r"-?[0-9]{1,18}", text):
        raise RulesError(f"{option}: expected a whole number, got {text!r}")
    return int(text)


def make_rules(seats: int, leo: bool, leo_seat: int | None, options: dict[str, Any]) -> Rules:
    """The rules; `leo_seat` is counted from 1. Raises RulesError."""
    if seats == 2:
        raise RulesError(
            "--seats: expected 3, 4 or 5, counting every seat, got 2; two players need Leo in a third seat:"
            " --seats 3 --leo (2022 edition)"
        )
    if leo_seat is not None and not leo:
        raise RulesError("--leo-seat: expected together with --leo, as he has no seat otherwise")
    if leo_seat is not None and not 1 <= leo_seat <= seats:
        raise RulesError(f"--leo-seat: expected a seat from 1 to {seats}, got {leo_seat}")
    with options_named():
        return Rules(seats=seats, leo=leo, leo_seat=None if leo_seat is None else leo_seat - 1, **options)


def parse_counts(text: str) -> tuple[int, ...]:
    """Four numbers such as `5,4,3,2`. Raises RulesError."""
    parts = text.split(",")
    if len(parts) != 4 or not all(part.strip().isdecimal() for part in parts):
        raise RulesError(f"--value-counts: expected four whole numbers such as 5,4,3,2, got {text!r}")
    return tuple([int(part) for part in parts])


def parse_payment(text: str) -> bool:
    """Whether a tied payment returns on a pass. Raises RulesError."""
    if text not in ("returns", "lost"):
        raise RulesError(f"--payment: expected returns or lost, got {text!r}")
    return text == "returns"


def parse_seed(text: str | None) -> bytes:
    """A seed from 64 hex digits or a whole number, or a new one from the system. Raises SeedError."""
    if text is None:
        return secrets.token_bytes(32)
    if len(text) == 64 and all(digit in "0123456789abcdefABCDEF" for digit in text):
        return bytes.fromhex(text)
    if not text.isascii() or not text.isdecimal() or len(text) > 78:
        raise SeedError(f"--seed: expected a whole number or 64 hex digits, got {text!r}")
    return seed_bytes(int(text))


def your_seat(rules: Rules, seat: int | None) -> int:
    """The person's seat (from 0) for a seat counted from 1, by default the first that is not Leo's."""
    if seat is None:
        return rules.human_seats()[0]
    if seat - 1 not in rules.human_seats():
        free = or_list([str(one + 1) for one in rules.human_seats()])
        taken = f"; Leo sits in {seat}" if seat - 1 == rules.leo_seat else ""
        raise RulesError(f"--seat: expected {free}, got {seat}{taken}")
    return seat - 1


def holder(rules: Rules, seat: int | None) -> int | None:
    """The seat (from 0) chosen to hold the talisman first, for one counted from 1. Raises RulesError."""
    if seat is None:
        return None
    if not rules.talisman:
        raise RulesError("--talisman: expected the 2022 edition, as 2020 has no talisman")
    if seat - 1 not in rules.human_seats():
        free = or_list([str(one + 1) for one in rules.human_seats()])
        whose = "; Leo never holds it" if seat - 1 == rules.leo_seat else ""
        raise RulesError(f"--talisman: expected {free}, got {seat}{whose}")
    return seat - 1


def make_players(rules: Rules, you: int, name: str | None, bots: str | None, roster: Roster) -> list[Player]:
    """Who sits where. Raises BotError or RulesError."""
    own_name = as_typed("--name", name) if name is not None else YOU
    kinds = _kinds(bots, len(rules.human_seats()) - 1, roster)
    names = [other for other in BOT_NAMES if other.casefold() != own_name.casefold()]
    players: list[Player] = []
    for seat in range(rules.seats):
        if seat == you:
            players.append(Player(own_name, HUMAN))
        elif seat == rules.leo_seat:
            players.append(Player(leo_name([own_name]), LEO))
        else:
            players.append(Player(names.pop(0), kinds.pop(0)))
    return players


def _kinds(bots: str | None, others: int, roster: Roster) -> list[str]:
    kinds = split_kinds(bots) if bots is not None else [DEFAULT_BOT]
    check_kinds("--bots", kinds, roster)
    if len(kinds) == 1:
        return kinds * others
    if len(kinds) != others:
        raise BotError(
            f"--bots: expected one kind for all, or {others} of them, got {len(kinds)}"
            f" (kinds: {', '.join(roster.names())})"
        )
    return kinds


def check_kinds(option: str, kinds: Sequence[str], roster: Roster, *more: str) -> None:
    """Raise BotError for the first kind that is not known (nor one of `more`), or whose bot doesn't start."""
    for kind in dict.fromkeys(kinds):
        if kind in more:
            continue
        try:
            is_known = roster.knows(kind)
            if is_known:
                roster.check(kind)
        except BotError as error:
            raise BotError(f"{option}: {error}") from None
        if not is_known:
            known = [*roster.names(), *more]  # looks through the installed packages, so only now
            hint = _hint(kind, known)
            raise BotError(f"{option}: expected one of {', '.join(known)}, got {kind!r}{hint}")


def _hint(kind: str, known: Sequence[str]) -> str:
    import difflib

    name = parse_spec(kind).name.casefold()
    if name == LEO and LEO not in known:
        return "; Leo takes a seat with --leo"
    near = difflib.get_close_matches(name, known, 1)
    return f"; did you mean {near[0]}?" if near else ""


def split_kinds(text: str) -> list[str]:
    """The kinds of a list such as `greedy,random`."""
    return [kind.strip() for kind in text.split(",")]
