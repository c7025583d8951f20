"""A session at a table of a server: news come by themselves, time runs, and bots may decide for people."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from wildcards.engine.event import EventKind
from wildcards.engine.observation import Observation
from wildcards.terminal.answer import Command, Wrong, command_in
from wildcards.terminal.keyboard import GLANCE, Keyboard
from wildcards.terminal.narration import told
from wildcards.terminal.online import Condition, OnlineGame
from wildcards.terminal.prompt import Prompt
from wildcards.terminal.screen import Screen
from wildcards.terminal.session import Session
from wildcards.terminal.words import answers
from wildcards.terminal.words import online as words


class OvertakenError(Exception):
    """What was asked at a prompt is asked no more."""


class OnlineSession(Session):
    """At a terminal a prompt is left when it is overtaken, and commands are obeyed while others decide."""

    def __init__(
        self,
        game: OnlineGame,
        screen: Screen,
        keyboard: Keyboard,
        resume_command: Callable[[], str],
        finish: Callable[[], None],
        has_nonce: bool,
    ) -> None:
        super().__init__(game, screen, resume_command, finish)
        self._online: Final = game
        self._keyboard: Final = keyboard
        self._has_nonce: Final = has_nonce
        self._asked: Observation | None = None  # what the person decides on
        game.on_news = self._tell_as_it_comes
        game.on_quiet = self._tell_quietly
        game.on_warning = self._warn_at_once
        if keyboard.is_live:
            game.wait = self._wait_and_obey

    def _promise(self) -> list[str]:
        settings = self._online.view.settings
        lines = words.commitment(self._game.commitment, settings.deal == "fair", self._has_nonce)
        lines += [*words.pace(settings.clock, settings.absence), *words.holder(settings.talisman)]
        return [*lines, words.COMMANDS_MEANWHILE] if self._keyboard.is_live else lines

    def _play(self) -> None:
        while True:
            self._online.go_on()
            if self._online.is_over:
                return
            try:
                if self._online.stand_in is not None:
                    self._come_back(self._online.stand_in)
                else:
                    self._keyboard.forget()
                    self._asked = self._online.observe()
                    self._decide(self._asked)
            except OvertakenError:
                self._keyboard.forget()
                self._tell_why_overtaken()
            finally:
                self._asked = None

    def _tell_why_overtaken(self) -> None:
        """A stand-in's prompt is overtaken by the person's own return, which is no news to them."""
        if self._asked is not None:
            self._warn_at_once(self._online.why_not_owed())

    # --- telling

    def _tell_as_it_comes(self, seen: Observation) -> None:
        """Narrate; a spectator, who is asked nothing, sees the table in each round."""
        events = told(seen)[self._told :]
        if not events:
            return
        with self._keyboard.above():
            self._tell_news(seen)
            if seen.seat is None and any(happened.kind == EventKind.ROUND for happened in events):
                self._show_table(seen)
            self._screen.flush()

    def _tell_quietly(self, text: str) -> None:
        with self._keyboard.above():
            self._screen.quiet(text)

    def _warn_at_once(self, text: str) -> None:
        with self._keyboard.above():
            self._screen.warn(text)
            self._screen.flush()

    def _show_question(self, prompt: Prompt) -> None:
        """With the time that is left for the answer."""
        super()._show_question(prompt)
        left = self._online.time_left
        if left is not None:
            self._screen.quiet(words.time_left(left))

    # --- reading

    def _pause(self, text: str) -> None:
        """Before the first decision there is nothing that could be overtaken but the pause itself."""
        self._keyboard.forget()
        try:
            super()._pause(text)
        except OvertakenError:
            if self._asked is not None:
                raise
        finally:
            self._keyboard.forget()

    def _read(self, label: str) -> str | None:
        """A line typed at a prompt that was not overtaken. Raises OvertakenError."""
        if self._keyboard.is_live:
            return self._read_live(label, lambda: self._online.is_owed(self._asked), self._online.tell_others)
        line = self._screen.read(label)
        if not self._online.is_owed(self._asked):
            command = command_in(line or "")
            if line and isinstance(command, Command) and command.name != answers.BACK:
                self._obey(command, self._online.observe())
            raise OvertakenError
        return line

    def _read_live(
        self, label: str, is_asked: Callable[[], bool], meanwhile: Callable[[], None]
    ) -> str | None:
        self._keyboard.ask(label)
        try:
            while is_asked():
                line = self._keyboard.line_within(GLANCE)
                if line is not None:
                    return line
                meanwhile()
        except EOFError:
            return None
        finally:
            self._keyboard.withdraw()
        raise OvertakenError

    def _wait_and_obey(self, is_so: Condition, seconds: float) -> bool:
        """Wait, at a terminal where commands may be typed meanwhile."""
        end = time.monotonic() + seconds
        while not self._online.is_so(is_so):
            if time.monotonic() > end:
                return False
            self._obey_meanwhile()
        return True

    def _obey_meanwhile(self) -> None:
        try:
            line = self._keyboard.line_within(GLANCE)
        except EOFError:
            self._input_ended()
        if line is None:
            return
        command = command_in(line)
        if isinstance(command, Command):
            self._obey(command, self._online.observe())
        else:
            self._screen.warn(words.NOT_ASKED if command is None else command.why)
        self._screen.flush()

    # --- a bot decides

    def _come_back(self, level: str) -> None:
        """Ask the person for whom a bot decides."""
        self._tell_news(self._online.observe())
        self._warn_at_once(words.stand_in(level))
        line = self._read_while_bot_decides()
        if line is None:
            self._input_ended()
        answer = command_in(line)
        if answer is None:
            self._screen.warn(words.BACK_EXPECTED)
        elif isinstance(answer, Wrong):
            self._screen.warn(answer.why)
        elif answer.name == answers.BACK:
            self._online.come_back()
        elif line.strip():
            self._obey(answer, self._online.observe())

    def _read_while_bot_decides(self) -> str | None:
        if not self._keyboard.is_live:
            return self._screen.read(words.BACK_PROMPT)
        return self._read_live(words.BACK_PROMPT, self._is_bot_deciding, self._online.tell_news)

    def _is_bot_deciding(self) -> bool:
        return self._online.is_so(lambda _: self._online.stand_in is not None and not self._online.is_over)
