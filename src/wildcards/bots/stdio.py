"""The bot protocol: JSON objects, one per line, over standard streams. docs/bot-protocol.md describes it all.

The host (`ProcessBot`) and Python bots (`serve`) share the messages; bots in other languages need only the
document.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import IO, Any, Final, NamedTuple

from wildcards.bots.bot import NO_LIMIT, Bot, Limit
from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules
from wildcards.errors import TokenError
from wildcards.notation.events import event_from_dict
from wildcards.notation.json_values import as_flag, as_object, as_text, as_whole, member, wrong
from wildcards.notation.observation import (
    observation_from_dict,
    observation_to_dict,
    rules_from_dict,
    rules_to_dict,
)

PROTOCOL: Final = 1
MOST_SEED: Final = 2**64 - 1
MOST_ID: Final = 2**53
QUIT: Final = {"type": "quit"}


class Hello(NamedTuple):
    """What a bot says of itself; `events` asks for every event as it happens."""

    name: str
    author: str | None = None
    events: bool = False


# --- lines


def to_line(message: dict[str, Any]) -> bytes:
    """The message as a line of UTF-8."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def from_line(line: bytes) -> dict[str, Any]:
    """The message on a line; `type` is a string. Raises ObservationError."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise wrong("line", "a JSON object", line.decode(errors="replace")) from None
    as_text(member(as_object(message, "line"), "type", "line"), "type")
    return message  # type: ignore[no-any-return]  # an object, as was checked


# --- from the host


def host_hello() -> dict[str, Any]:
    """The first message to a bot."""
    return {"type": "hello", "protocol": PROTOCOL}


def new_game_message(rules: Rules, seat: int, seed: int) -> dict[str, Any]:
    """A game begins, or the bot joins it."""
    return {"type": "new_game", "rules": rules_to_dict(rules), "seat": seat, "seed": seed}


def event_message(event: dict[str, Any]) -> dict[str, Any]:
    """Something happened."""
    return {"type": "event", "event": event}


def choose_message(
    number: int, seen: Observation, limit: Limit, move_time: float, time_bank: float, seed: int | None
) -> dict[str, Any]:
    """The bot has to choose; the observation comes last, so that simple programs find the rest before it."""
    observation = observation_to_dict(seen)
    return {
        "type": "choose",
        "id": number,
        "legal_actions": observation["legal_actions"],
        "limit": limit._asdict(),
        "move_time": move_time,
        "time_bank": round(time_bank, 3),
        "seed": seed,
        "observation": observation,
    }


# --- from the bot


def bot_hello(hello: Hello) -> dict[str, Any]:
    """A bot's answer to hello."""
    return {"type": "hello", "protocol": PROTOCOL, **hello._asdict()}


def read_hello(message: dict[str, Any]) -> Hello:
    """A bot's answer to hello. Raises ObservationError."""
    protocol = member(message, "protocol", "hello")
    if protocol != PROTOCOL:
        raise wrong("hello.protocol", str(PROTOCOL), protocol)
    author = message.get("author")
    return Hello(
        as_text(member(message, "name", "hello"), "hello.name"),
        None if author is None else as_text(author, "hello.author"),
        as_flag(message.get("events", False), "hello.events"),
    )


def action_message(number: int, action: str) -> dict[str, Any]:
    """A bot's choice."""
    return {"type": "action", "id": number, "action": action}


def read_action(message: dict[str, Any]) -> tuple[int, str]:
    """A bot's choice: the id it answers, and a string that should be a token. Raises ObservationError."""
    number = as_whole(member(message, "id", "action"), "action.id", 0, MOST_ID)
    return number, as_text(member(message, "action", "action"), "action.action")


# --- serving


def serve(bot: Bot, source: Iterable[bytes], sink: IO[bytes], hello: Hello, limit: Limit = NO_LIMIT) -> None:
    """Answer a host's lines until `quit` or their end. Raises ObservationError, and whatever the bot raises.

    `limit` applies where the host gives none. Messages of unknown types are ignored: a later protocol may
    add some.
    """
    for line in source:
        message = from_line(line)
        if message["type"] == "quit":
            return
        answer = _answer(bot, message, hello, limit)
        if answer is not None:
            sink.write(to_line(answer))
            sink.flush()


def _answer(bot: Bot, message: dict[str, Any], hello: Hello, limit: Limit) -> dict[str, Any] | None:
    kind = message["type"]
    if kind == "hello":
        return bot_hello(hello)
    if kind == "new_game":
        _begin(bot, message)
    elif kind == "event":
        bot.notice(event_from_dict(member(message, "event", kind), seats=5))
    elif kind == "choose":
        return _choose(bot, message, limit)
    return None


def _begin(bot: Bot, message: dict[str, Any]) -> None:
    rules = rules_from_dict(member(message, "rules", "new_game"), "new_game.rules")
    seat = as_whole(member(message, "seat", "new_game"), "new_game.seat", 0, rules.seats - 1)
    bot.reseed(as_whole(member(message, "seed", "new_game"), "new_game.seed", 0, MOST_SEED))
    bot.new_game(rules, seat)


def _choose(bot: Bot, message: dict[str, Any], limit: Limit) -> dict[str, Any]:
    seen = observation_from_dict(member(message, "observation", "choose"), "choose.observation")
    if not seen.legal_actions:
        raise wrong("choose.observation.legal_actions", "a step that the seat owes", [])
    if message.get("seed") is not None:
        bot.reseed(as_whole(message["seed"], "choose.seed", 0, MOST_SEED))
    action = bot.choose(seen, _read_limit(message.get("limit"), limit))
    return action_message(member(message, "id", "choose"), _token(seen, action))


def _read_limit(value: Any, usual: Limit) -> Limit:
    """The limit given, or the usual one where it has nothing but nulls."""
    given = as_object({} if value is None else value, "choose.limit")
    simulations, seconds = given.get("simulations"), given.get("seconds")
    if seconds is not None and (not isinstance(seconds, int | float) or not seconds > 0):
        raise wrong("choose.limit.seconds", "a number above 0 or null", seconds)
    if simulations is not None:
        as_whole(simulations, "choose.limit.simulations", 1, 10**9)
    return Limit(simulations, seconds) if simulations or seconds else usual


def _token(seen: Observation, action: Any) -> str:
    """The token of what the bot chose; anything but an action is passed on, for the host to refuse."""
    try:
        return seen.token(action)
    except (TokenError, TypeError):
        return repr(action)
