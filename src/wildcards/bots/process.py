"""A bot that is a separate program, in any language: its faults cost it decisions, never the game."""

from __future__ import annotations

import re
import shlex
import signal
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, TypeVar

from wildcards.bots import stdio
from wildcards.bots.bot import NO_LIMIT, Bot, Limit
from wildcards.bots.child import LINE_LENGTH, Child
from wildcards.engine.action import parse_token
from wildcards.engine.event import Event
from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules
from wildcards.errors import BotError, BotFaultError, ObservationError, TokenError
from wildcards.notation.events import Display, event_to_dict, history_to_list

S = TypeVar("S")
T = TypeVar("T")

MOST_FAULTS: Final = 3  # in one game
_MEMORY: Final = re.compile(
    r"MemoryError|out of memory|bad_alloc|allocation failed|Cannot allocate memory|ENOMEM", re.IGNORECASE
)
_ERROR: Final = re.compile(r"\s*[\w.]*(?:Error|Exception)\b")


@dataclass(frozen=True)
class ProcessLimits:
    """What a bot's program may use: seconds to start, per decision, and per game beyond these; bytes.

    A decision takes its time from `move` first (or from the limit the bot plays under), then from the `bank`.
    `memory` applies to each process separately, and on Linux only. Raises BotError for invalid values.
    """

    start: float = 10.0
    move: float = 5.0
    bank: float = 30.0
    memory: int = 2**30

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if value < 0 or (value == 0 and field.name != "bank"):
                raise BotError(f"limits.{field.name}: expected a number above 0, got {value!r}")


class ProcessBot(Bot):
    """Plays by asking a program, which starts when it has to choose for the first time.

    `choose` raises BotFaultError when the program fails. One that crashed, was late or cannot be understood
    is ended, and started again at the next decision; after three faults it is out for the rest of the game.
    """

    def __init__(
        self,
        command: Sequence[str],
        name: str | None = None,
        limits: ProcessLimits | None = None,
        seed: int = 0,
    ) -> None:
        self.name = name or shlex.join(command)
        self.limits = limits or ProcessLimits()
        self._command = list(command)
        self._child: Child | None = None
        self._hello = stdio.Hello(self.name)
        self._number = 0  # of the last decision
        self._game: tuple[Rules, int] | None = None
        super().__init__(seed)
        self._begin(None)

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self._seed = seed
        self._new_seed: int | None = seed  # until the program has been told

    def new_game(self, rules: Rules, seat: int) -> None:
        self._begin((rules, seat))

    def _begin(self, game: tuple[Rules, int] | None) -> None:
        self._game = game
        self._is_told = False  # whether the program knows of this game
        self._bank = self.limits.bank
        self._faults = 0
        self._display = Display([])

    def notice(self, event: Event) -> None:
        """Tell the program, if it runs and asked for events; one that starts later is told then."""
        if self._child is not None and self._is_told and self._hello.events:
            self._child.send(stdio.to_line(stdio.event_message(event_to_dict(event, self._display))))
            self._display.follow(event)

    def choose(self, seen: Observation, limit: Limit = NO_LIMIT) -> int:
        """The program's choice. Raises BotFaultError."""
        if seen.seat is None or not seen.legal_actions:
            raise BotError(f"bot {self.name!r}: expected a seat that owes a step, got {seen.seat}")
        if self._game != (seen.rules, seen.seat):
            self.new_game(seen.rules, seen.seat)
        if self._faults >= MOST_FAULTS:
            why = f"the bot is out for the rest of this game after {MOST_FAULTS} faults"
            raise BotFaultError("out", f"{_place(self.name, seen)}: {why}")
        try:
            return self._ask(self._ready(seen), seen, limit)
        except _Failure as failure:
            raise self._fault(failure, _place(self.name, seen)) from None
        except BaseException:  # Ctrl-C, say: the answer on its way would be taken for the next one
            self._kill()
            raise

    def close(self) -> None:
        """Ask the program to quit, and kill it and all it started if it doesn't do so at once."""
        if self._child is not None:
            self._child.send(stdio.to_line(stdio.QUIT))
            self._child.close()
            self._child = None

    def greet(self) -> stdio.Hello:
        """Start the program if it isn't running, and return what it says of itself. Raises BotFaultError."""
        try:
            if self._child is None:
                self._start()
        except _Failure as failure:
            raise self._fault(failure, f"bot {self.name!r}") from None
        return self._hello

    # --- talking

    def _ready(self, seen: Observation) -> Child:
        """The running program, told about the game. Raises _Failure."""
        child = self._child or self._start()
        if not self._is_told:
            self._tell(child, seen)
        return child

    def _start(self) -> Child:
        try:
            child = Child(self._command, self.limits.memory)
        except (OSError, ValueError) as error:  # ValueError: a null character in the command
            raise _Failure("crash", f"expected a program that can be started, got {error}") from None
        self._child = child
        self._is_told = False
        child.send(stdio.to_line(stdio.host_hello()))
        deadline = time.monotonic() + self.limits.start
        expected = f"expected a hello within {self.limits.start:g} s of its start"
        self._hello = _read(stdio.read_hello, self._receive(child, "hello", deadline, expected))
        return child

    def _tell(self, child: Child, seen: Observation) -> None:
        """Tell the program about the game, and everything its seat has seen so far if it wants that."""
        assert seen.seat is not None
        child.send(stdio.to_line(stdio.new_game_message(seen.rules, seen.seat, self._seed)))
        self._new_seed = None
        self._is_told = True
        self._display = Display(seen.display)
        if self._hello.events:
            for events in history_to_list(seen.history, seen.display):
                for event in events:
                    child.send(stdio.to_line(stdio.event_message(event)))

    def _ask(self, child: Child, seen: Observation, limit: Limit) -> int:
        self._number += 1
        move = limit.seconds or self.limits.move
        question = stdio.choose_message(self._number, seen, limit, move, self._bank, self._new_seed)
        self._new_seed = None
        child.send(stdio.to_line(question))
        start = time.monotonic()
        expected = f"expected an action within {move:g} s and {self._bank:.3g} s of its time bank"
        try:
            message = self._receive(child, "action", start + move + self._bank, expected)
        finally:
            self._bank = max(0.0, self._bank - max(0.0, time.monotonic() - start - move))
        return self._action(message, seen)

    def _action(self, message: dict[str, Any], seen: Observation) -> int:
        """The action of an answer, checked. Raises _Failure."""
        number, text = _read(stdio.read_action, message)
        if number != self._number:
            raise _Failure("nonsense", f"action.id: expected {self._number}, got {number}")
        expected = f"expected one of {' '.join([seen.token(action) for action in seen.legal_actions])}"
        try:
            action = parse_token(text, seen.display)
        except TokenError:
            raise _Failure("nonsense", f"{expected}, got {text[:40]!r}", is_usable=True) from None
        if action not in seen.legal_actions:
            raise _Failure("illegal", f"{expected}, got {text!r}", is_usable=True)
        return action

    def _receive(self, child: Child, kind: str, deadline: float, expected: str) -> dict[str, Any]:
        """The program's next message of this kind; other kinds are ignored. Raises _Failure."""
        while True:
            line = child.receive(deadline - time.monotonic())
            if line is None and child.status is None:
                raise _Failure("timeout", f"{expected}, got none")
            if not line:
                raise _Failure("crash", f"{expected}, but {_how_it_ended(child)}")
            if len(line) > LINE_LENGTH:
                raise _Failure(
                    "nonsense", f"expected a line of at most {LINE_LENGTH} bytes, got a longer one"
                )
            message = _read(stdio.from_line, line)
            if message["type"] == kind:
                return message

    # --- failing

    def _fault(self, failure: _Failure, place: str) -> BotFaultError:
        """The error to raise; a program that can't or won't be asked again in this game is killed."""
        self._faults += 1
        child = self._child
        if child is None:
            return _described(failure, place, [])
        if not failure.is_usable or self._faults >= MOST_FAULTS:
            self._kill()
        return _described(failure, place, child.errors)

    def _kill(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.kill()


class _Failure(Exception):  # noqa: N818  # becomes a BotFaultError where the decision is known
    """What a program did wrong: the kind, a sentence, and whether it can be asked again."""

    def __init__(self, kind: str, what: str, *, is_usable: bool = False) -> None:
        super().__init__(what)
        self.kind = kind
        self.is_usable = is_usable


def _place(name: str, seen: Observation) -> str:
    return f"bot {name!r}, seat {seen.seat}, round {seen.round}, phase {seen.phase.name}"


def _read(read: Callable[[S], T], given: S) -> T:
    """What a program sent, read. Raises _Failure."""
    try:
        return read(given)
    except ObservationError as error:
        raise _Failure("nonsense", str(error)) from None


def _how_it_ended(child: Child) -> str:
    child.wait()
    status = child.status
    if status is None:
        return "it closed its output"
    return f"it ended with status {status}" if status >= 0 else f"it was ended: {signal.strsignal(-status)}"


def _described(failure: _Failure, place: str, errors: Sequence[str]) -> BotFaultError:
    """The error, with what the program wrote to stderr last, or the last line there that names an error."""
    memory = [line for line in errors if _MEMORY.search(line)] if failure.kind == "crash" else []
    lines = memory or [line for line in errors if _ERROR.match(line)] or errors
    said = f"; stderr: {lines[-1].strip()[:200]!r}" if lines else ""
    return BotFaultError("memory" if memory else failure.kind, f"{place}: {failure}{said}")
