"""What a server refused, in words: a sentence for each code of its protocol."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from wildcards.terminal.words.people import and_list, printable

_LONG: Final = 200


def refused(code: str, details: Mapping[str, Any]) -> str:
    """Why nothing was done."""
    sentence = SENTENCES.get(code)
    try:
        text = sentence(details) if sentence is not None else _unknown(code, details)
    except (KeyError, TypeError, ValueError):  # a server that leaves out or changes an argument
        text = _unknown(code, details)
    return printable(text)


def _unknown(code: str, details: Mapping[str, Any]) -> str:
    return f"the server refused it: {code} {dict(details) or ''}".rstrip()[:_LONG]


def _seat(details: Mapping[str, Any]) -> str:
    return f"seat {int(details['seat']) + 1}"


def _seats(seats: Sequence[int]) -> str:
    numbers = [str(seat + 1) for seat in seats]
    return f"{'seat' if len(numbers) == 1 else 'seats'} {and_list(numbers)}"


def _step(details: Mapping[str, Any]) -> str:
    return f"the step {details['token']}"


def _given(details: Mapping[str, Any]) -> str:
    """What was typed; the server does not repeat it."""
    return f": {_short(details['given'])}" if "given" in details else ""


def _short(value: Any) -> str:
    return str(value)[:_LONG]


_STATUS: Final[Mapping[tuple[str, str], str]] = {
    ("open", "playing"): "the game has begun already",
    ("open", "over"): "the game is over already",
    ("open", "closed"): "the table is closed",
    ("playing", "open"): "the game has not begun yet",
}

_WHOSE: Final = {"person": "you have", "address": "from your network there are"}

SENTENCES: Final[Mapping[str, Callable[[Mapping[str, Any]], str]]] = {
    # tables and seats
    "no_table": lambda d: f"expected a table of this server, but it has none of this name{_given(d)}",
    "no_code": lambda d: (
        f"expected the code of a table that waits for players, but there is none with it{_given(d)}"
    ),
    "no_seat": lambda d: f"expected a seat from 1 to {int(d['seats'])}, got {int(d['seat']) + 1}",
    "seat_taken": lambda d: f"{_seat(d)} is taken",
    "sent_away": lambda _: "the host has sent you away from this table, and alone can let you in again",
    "too_many_tables": lambda d: (
        f"{_WHOSE[d['whose']]} {int(d['most'])} tables that wait for players or are in play:"
        " finish some, or call them off, before you make another"
    ),
    "seats_open": lambda d: f"nobody sits in {_seats(d['seats'])} yet: wait for people, or give them to bots",
    "nobody_sits": lambda _: "expected at least one person at the table, but nobody sits there",
    "not_host": lambda _: "only the host of the table can do this",
    "others_play": lambda d: f"others still play at this table: {_seats(d['seats'])}",
    "foreign_seat": lambda d: "you have no seat here" if d["seat"] is None else f"{_seat(d)} is not yours",
    "wrong_status": lambda d: _STATUS[d["expected"], d["status"]],
    "closed": lambda _: "this table shows its game to those who play at it alone",
    "no_link": lambda _: "expected a personal link that this server made for the table",
    "link_used": lambda _: "the personal link was used already, or the seat has another person now",
    # setting up
    "no_level": lambda d: f"expected one of the bots {', '.join(d['levels'])}, got {d['level']!r}",
    "leo_twice": lambda d: f"expected at most one Leo, got {len(d['seats'])}",
    "rules": lambda d: _short(d["why"]),
    "clock": lambda d: f"clock: expected a second or more, got {d['seconds']}",
    "deal": lambda d: f"a seed belongs to a deal that is given, and to no other: got {d['kind']!r}",
    "given_deal": lambda _: "a table whose seed was given has no rematch: everybody knows its cards now",
    "nonce_missing": lambda d: f"expected a nonce for {_seat(d)}",
    # in play
    "over": lambda _: "the game is over",
    "not_over": lambda _: "the game is not over yet",
    "stale": lambda _: "the game went on meanwhile",
    "time_up": lambda _: "the time for this decision is up",
    "bot_decides": lambda d: f"a bot ({d['level']}) plays for {_seat(d)} at present",
    "not_together": lambda d: f"{_step(d)} does not belong to the same decision",
    "id_used": lambda _: "the id of the command was used for another one",
    "no_token": lambda d: f"expected the token of a step, got {d['token']!r}",
    # the rules
    "not_owed": lambda d: f"{_seat(d)} owes no step now",
    "no_action": lambda d: f"{_step(d)} is no step of this game",
    "wrong_phase": lambda d: f"{_step(d)} belongs to another part of the round",
    "not_in_hand": lambda d: f"{d['token']} is not in your hand",
    "not_laid": lambda d: f"{d['token']} is not one of the two cards you laid",
    "card_order": lambda d: f"{d['token']} is lower in card order than a card laid before",
    "cannot_finish": lambda d: f"after {d['token']} too few cards are left to finish paying",
    "empty_slot": lambda d: f"{_step(d)}: this slot of the display is empty",
    "lowest_slot": lambda d: f"{_step(d)}: an animal is taken from the lowest slot that shows its species",
    "no_animal": lambda d: f"{_step(d)}: you have no such animal to give",
    "same_species": lambda d: f"{_step(d)}: a swap needs two different species",
    # requests
    "protocol": lambda d: (
        f"this program speaks version {d['got']} of the protocol and the server version {d['expected']}:"
        " update the older of the two"
    ),
    "no_hello": lambda _: "the server expected a hello first",
    "malformed": lambda d: f"the server could not read what was sent: {_why(d)}",
    "too_long": lambda _: "what was sent is too long for the server",
    "too_many": lambda d: f"too many requests: try again in {float(d['seconds']):.0f} seconds",
    "origin": lambda _: "the server takes this from its own pages alone",
    "no_path": lambda _: "this server does not know what was asked: it may be of another release",
    "no_method": lambda _: "this server does not do what was asked: it may be of another release",
    "busy": lambda _: "the table is busy: try again",
    "unavailable": lambda _: "the server's database does not answer: try again",
    "broken_table": lambda _: "the log of this table is broken; its server's operator can repair it",
    "internal": lambda _: "the server made a mistake; its operator finds it in the log",
}  # fmt: skip


def _why(details: Mapping[str, Any]) -> str:
    why = details.get("why", "it is not as its protocol says")
    return _short(", ".join([str(one) for one in why]) if isinstance(why, list) else why)
