"""The bot protocol, and bots that are served by it."""

from __future__ import annotations

import io
import json
from random import Random
from typing import Any

import pytest

from wildcards.bots.bot import NO_LIMIT, Bot, Limit
from wildcards.bots.registry import make_bot
from wildcards.bots.stdio import (
    QUIT,
    Hello,
    choose_message,
    event_message,
    from_line,
    host_hello,
    new_game_message,
    read_hello,
    serve,
    to_line,
)
from wildcards.engine.event import Event, EventKind
from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.errors import ObservationError
from wildcards.notation.events import Display, event_to_dict

HELLO = Hello("tested", "somebody", events=True)
SEEN = new_game(Rules(), seed=1).observe(0)


class Notebook(Bot):
    """Writes down what it is told, and answers what it is told to."""

    def __init__(self, answer: Any = None) -> None:
        self.told: list[Any] = []
        self.answer = answer
        super().__init__()

    def reseed(self, seed: int) -> None:
        self.told.append(("seed", seed))

    def new_game(self, rules: Rules, seat: int) -> None:
        self.told.append((rules, seat))

    def notice(self, event: Event) -> None:
        self.told.append(event)

    def choose(self, seen: Observation, limit: Limit = NO_LIMIT) -> int:
        self.told.append((seen, limit))
        return seen.legal_actions[0] if self.answer is None else self.answer


def served(bot: Bot, *messages: dict[str, Any], limit: Limit = NO_LIMIT) -> list[dict[str, Any]]:
    """What a served bot answers to these messages."""
    sink = io.BytesIO()
    serve(bot, [to_line(message) for message in messages], sink, HELLO, limit)
    return [from_line(line) for line in sink.getvalue().splitlines()]


def question(limit: Limit = NO_LIMIT, seed: int | None = None, number: int = 1) -> dict[str, Any]:
    return choose_message(number, SEEN, limit, 5.0, 30.0, seed)


def test_a_served_bot_is_told_everything() -> None:
    bot = Notebook()
    rules = Rules(seats=5, leo=True)
    happened = Event(EventKind.SHOWN, -1, 4 * 3 + 3)
    limit = Limit(simulations=7, seconds=0.5)
    answers = served(
        bot,
        host_hello(),
        new_game_message(rules, 2, 2**64 - 1),
        event_message(event_to_dict(happened, Display([-1] * 4))),
        {"type": "dance"},
        question(limit, seed=3, number=41),
    )
    assert answers == [
        {"type": "hello", "protocol": 1, "name": "tested", "author": "somebody", "events": True},
        {"type": "action", "id": 41, "action": SEEN.token(SEEN.legal_actions[0])},
    ]
    told = [("seed", 2**64 - 1), (rules, 2), happened, ("seed", 3), (SEEN, limit)]
    assert bot.told[1:] == told  # the first is the seed it was made with


def test_serving_ends_with_quit() -> None:
    assert served(Notebook(), QUIT, host_hello()) == []


@pytest.mark.parametrize("answer", [99, -1, 18.5, None.__class__, "F1"])
def test_what_is_no_action_is_left_for_the_host_to_refuse(answer: object) -> None:
    (message,) = served(Notebook(answer), question())
    assert message["action"] not in [SEEN.token(action) for action in SEEN.legal_actions]


def test_a_limit_of_the_bot_counts_where_the_host_has_none() -> None:
    own = Limit(simulations=9)
    for given, counts in ((NO_LIMIT, own), (Limit(seconds=2), Limit(seconds=2)), (own, own)):
        bot = Notebook()
        served(bot, question(given), limit=own)
        assert bot.told[-1] == (SEEN, counts)
    bot = Notebook()
    without = {key: value for key, value in question().items() if key not in ("limit", "seed")}
    served(bot, without)
    assert bot.told[-1] == (SEEN, NO_LIMIT)


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ({"type": "new_game"}, "new_game: expected a key 'rules', but it is missing"),
        (new_game_message(Rules(), 4, 1), "new_game.seat: expected a whole number from 0 to 3, got 4"),
        (new_game_message(Rules(), 0, -1), "new_game.seed: expected a whole number from 0 to"),
        (question() | {"seed": "x"}, "choose.seed: expected a whole number from 0 to"),
        (question() | {"limit": 3}, "choose.limit: expected an object, got 3"),
        (
            question() | {"limit": {"simulations": 0}},
            "choose.limit.simulations: expected a whole number from 1",
        ),
        (
            question() | {"limit": {"seconds": 0}},
            "choose.limit.seconds: expected a number above 0 or null, got 0",
        ),
        (
            question() | {"limit": {"seconds": "1"}},
            "choose.limit.seconds: expected a number above 0 or null, got",
        ),
        ({"type": "choose", "id": 1}, "choose: expected a key 'observation', but it is missing"),
        (question() | {"observation": {}}, "choose.observation: expected a key 'rules'"),
        ({"type": "event", "event": 1}, "event: expected an object, got 1"),
        ({"type": 3}, "type: expected a string, got 3"),
    ],
)
def test_a_wrong_message_is_told(message: dict[str, Any], expected: str) -> None:
    with pytest.raises(ObservationError) as caught:
        served(Notebook(), message)
    assert str(caught.value).startswith(expected)


@pytest.mark.parametrize("line", [b"", b"{", b"\xff", b"[" * 100_000, b'"text"', b"{} {}"])
def test_a_line_that_is_no_message(line: bytes) -> None:
    with pytest.raises(ObservationError, match=r"^line: expected "):
        from_line(line)


def test_messages_are_lines_of_utf8() -> None:
    line = to_line({"type": "hello", "name": "Milú\n"})
    assert line.count(b"\n") == 1
    assert "Milú".encode() in line
    assert from_line(line) == {"type": "hello", "name": "Milú\n"}


def test_simple_programs_find_id_and_actions_first() -> None:
    line = to_line(question(number=12)).decode()
    actions = json.dumps([SEEN.token(action) for action in SEEN.legal_actions], separators=(",", ":"))
    assert line.startswith(f'{{"type":"choose","id":12,"legal_actions":{actions},')


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ({}, "hello: expected a key 'protocol'"),
        ({"protocol": 2, "name": "x"}, "hello.protocol: expected 1, got 2"),
        ({"protocol": 1}, "hello: expected a key 'name'"),
        ({"protocol": 1, "name": 3}, "hello.name: expected a string, got 3"),
        ({"protocol": 1, "name": "x", "author": 3}, "hello.author: expected a string, got 3"),
        ({"protocol": 1, "name": "x", "events": 1}, "hello.events: expected true or false, got 1"),
    ],
)
def test_a_wrong_hello_is_told(message: dict[str, Any], expected: str) -> None:
    assert read_hello({"protocol": 1, "name": "x"}) == Hello("x", None, events=False)
    with pytest.raises(ObservationError) as caught:
        read_hello(message)
    assert str(caught.value).startswith(expected)


@pytest.mark.parametrize("kind", ["random", "novice"])
def test_a_served_bot_plays_as_it_would_here(kind: str) -> None:
    here, there = make_bot(kind, 5), make_bot(kind)
    state, dice = new_game(Rules(seats=3), seed=2), Random(1)
    served(there, new_game_message(state.rules, 0, 5))
    here.new_game(state.rules, 0)
    while not state.is_over:
        seat = state.to_act[0]
        seen = state.observe(seat)
        action = dice.choice(seen.legal_actions)
        if seat == 0:
            action = here.choose(seen)
            (answer,) = served(there, choose_message(1, seen, NO_LIMIT, 5.0, 30.0, None))
            assert answer["action"] == seen.token(action)
        state.apply(seat, action)
