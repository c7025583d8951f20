"""A game played at this terminal: news, table, question, answer, until it ends or is left.

The table may be a server's. Then news comes by itself, time runs, and a bot may decide for the person:
at a terminal a prompt is left when it is overtaken, and commands are obeyed while others decide.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final, NoReturn

from rich.text import Text

from wildcards.choices.selection import only_way, steps
from wildcards.engine.event import EventKind
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.errors import SaveError, ServerRefusedError
from wildcards.protocol.analysis import Hint
from wildcards.remote.transport import Condition
from wildcards.story.story import round_start, seen_events
from wildcards.terminal import session_phrases as words
from wildcards.terminal import table_phrases as table_words
from wildcards.terminal.advice import hint_lines
from wildcards.terminal.answer import (
    BACK,
    BOT,
    END,
    END_NO,
    HINT,
    QUIT,
    SAVE,
    TABLE,
    TALKING,
    Command,
    Picked,
    Wrong,
    command_in,
    understand,
)
from wildcards.terminal.game import Game
from wildcards.terminal.hands import hands
from wildcards.terminal.keyboard import GLANCE, Keyboard
from wildcards.terminal.narration import narrate
from wildcards.terminal.prompt import Prompt, ask
from wildcards.terminal.prompt import only_way as only_way_text
from wildcards.terminal.question import label, plain_question, question
from wildcards.terminal.reference import look_up, table_lines
from wildcards.terminal.screen import Screen
from wildcards.terminal.talk import obey
from wildcards.terminal.view import hand, plain_hand
from wildcards.words.refusals import refused
from wildcards.words.text import t

INTERRUPTED: Final = 130


class Leave(Exception):  # noqa: N818  # not an error
    """The person stops playing for now; the game is kept."""


class OvertakenError(Exception):
    """What was asked at a prompt is no longer asked."""


class Session:
    """One sitting at a game."""

    def __init__(
        self,
        game: Game,
        screen: Screen,
        keyboard: Keyboard,
        *,
        advise: Callable[[Observation], Hint],
        promise: Callable[[], list[str]],
        resume_command: Callable[[], str],
        finish: Callable[[], None],
        end: Callable[[bool], None],
        replace: Callable[[int], None],
    ) -> None:
        """`promise` is what binds the dealer, `resume_command` continues later, `finish` shows the result.

        `advise` gives hints; where the table does not allow them it raises ServerRefusedError.
        `end` asks to end the game for all (True), or has it go on; `replace` gives the seat of somebody who
        is gone to a bot; both raise ServerRefusedError.
        """
        self._game: Final = game
        self._screen: Final = screen
        self._keyboard: Final = keyboard
        self._advise: Final = advise
        self._promise: Final = promise
        self._resume_command: Final = resume_command
        self._finish: Final = finish
        self._end: Final = end
        self._replace: Final = replace
        self._told = 0  # events that were narrated
        self._news: list[str] = []  # told since the last question
        self._asked: Observation | None = None  # what the person has to decide
        self._has_table = False  # whether the table was shown in this sitting
        self._has_paused = False  # whether there was a wait for Enter since the last question
        self._is_first = True  # whether nothing has been answered yet in this sitting
        game.on_news = self._tell_as_it_comes
        game.on_quiet = self._tell_quietly
        game.on_warning = self.warn_at_once
        if keyboard.is_live:
            game.wait = self._wait_and_obey

    def run(self, is_new: bool) -> int:
        """Play; returns the exit status: 0, or 130 after Ctrl-C. Raises SaveError if the record fails."""
        try:
            self._greet(is_new)
            self._play()
        except Leave:
            self._say_goodbye()
            return 0
        except KeyboardInterrupt:
            self._screen.line()
            self._say_goodbye()
            return INTERRUPTED
        self._tell_news(self._game.observe())
        self._finish()
        return 0

    def _play(self) -> None:
        while True:
            self._game.go_on()
            if self._game.is_replaced:
                self._look_on()
                continue
            if self._game.is_over:
                return
            try:
                if self._game.stand_in is not None:
                    self._come_back(self._game.stand_in)
                else:
                    self._keyboard.forget()
                    self._asked = self._game.observe()
                    self._decide(self._asked)
            except OvertakenError:
                self._keyboard.forget()
                if self._asked is not None:  # their own return overtakes a stand-in's prompt: no news
                    self.warn_at_once(self._game.why_not_owed())
            finally:
                self._asked = None

    def _look_on(self) -> None:
        """A bot got the seat for good: from now on the person is told what a spectator is."""
        self._game.look_on()
        self._told = len(seen_events(self._game.observe()))
        self.warn_at_once(t("replaced-you"))

    # --- telling

    def _greet(self, is_new: bool) -> None:
        game, screen = self._game, self._screen
        screen.items(words.welcome(game.rules, game.cast, game.kinds))
        screen.exact(self._promise())
        screen.items([words.LEGEND, words.FIRST_HELP])
        if not is_new:
            self._told = round_start(seen_events(game.observe()))
            screen.items([words.CONTINUED])
        if (is_new or game.observe().round == 1) and not game.is_over:
            self._pause(words.ENTER_TO_BEGIN)

    def _tell_news(self, seen: Observation) -> None:
        """Narrate what happened since the last time."""
        events = seen_events(seen)
        news = narrate(events, self._game.cast, seen.rules.leo_seat, self._told)
        self._told = len(events)
        if news:
            self._screen.line()
            self._screen.items(news)
        self._news += news

    def _tell_as_it_comes(self, seen: Observation) -> None:
        """Narrate; a spectator, who is asked nothing, sees the table in each round."""
        events = seen_events(seen, self._told)
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

    def warn_at_once(self, text: str) -> None:
        """Tell what must not be missed, whatever is being typed."""
        with self._keyboard.above():
            self._screen.warn(text)
            self._screen.flush()

    # --- showing

    def _question(self, prompt: Prompt) -> Sequence[Text | str]:
        return plain_question(prompt) if self._screen.plain else question(prompt, self._screen.width)

    def _show_table(self, seen: Observation) -> None:
        self._has_table = True
        self._screen.line()
        self._screen.lines(table_lines(seen, self._game.cast, self._screen))
        if self._game.hands is not None:
            self._screen.items(hands(self._game.hands, self._game.cast, seen.rules.leo_seat))

    def _show_first_table(self, seen: Observation, news: Sequence[str]) -> None:
        """The table after news, which must not scroll away unseen."""
        table = table_lines(seen, self._game.cast, self._screen)
        asked = self._question(ask(seen, self._game.cast))
        if not self._has_paused and self._screen.overflows(["", *news, "", *table, "", *asked, ""]):
            self._pause(words.ENTER_FOR_TABLE)
        self._show_table(seen)

    def _show_hand(self, seen: Observation, prompt: Prompt) -> None:
        self._screen.line(
            plain_hand(seen, prompt.picked) if self._screen.plain else hand(seen, prompt.picked)
        )

    def _show_question(self, prompt: Prompt) -> None:
        """Show the question, with the time left for the answer."""
        self._screen.line()
        self._screen.lines(self._question(prompt))
        left = self._game.time_left
        if left is not None:
            self._screen.quiet(table_words.time_left(left))

    # --- deciding

    def _decide(self, seen: Observation) -> None:
        """Ask for one decision and carry it out."""
        self._tell_news(seen)
        news, self._news = self._news, []
        forced = only_way(seen)
        if forced:
            self._screen.items([only_way_text(forced, seen.phase)])
            self._game.act(forced)
            return
        if news and not (self._has_table and seen.phase == Phase.PAY):
            self._show_first_table(seen, news)
        self._has_paused = False
        self._game.act(steps(seen, self._pick(seen)))

    def _pick(self, seen: Observation) -> list[int]:
        """The choices that make up one decision."""
        picked: list[int] = []
        is_first = True
        while True:
            prompt = ask(seen, self._game.cast, picked)
            if not is_first or seen.phase == Phase.PAY:
                self._screen.line()
                self._show_hand(seen, prompt)
            is_first = False
            answer = self._answer(seen, prompt)
            if answer is None:
                picked.clear()
                continue
            picked += answer.actions
            if answer.is_done or len(picked) >= prompt.most:
                return picked

    def _answer(self, seen: Observation, prompt: Prompt) -> Picked | None:
        """A valid answer; None if the cards picked so far are taken back."""
        self._show_question(prompt)
        while True:
            line = self._read(label(prompt, self._screen.plain, self._is_first))
            if line is None:
                self._input_ended()
            answer = understand(line, prompt)
            if isinstance(answer, Picked):
                self._is_first = False
                return answer
            if not isinstance(answer, Command):
                self._screen.warn(answer.why)
            elif answer.name == BACK and prompt.picked:
                return None
            else:
                self._obey(answer, seen)
                if answer.name == TABLE:
                    self._show_question(prompt)

    def _come_back(self, level: str) -> None:
        """Ask the person for whom a bot decides."""
        self._tell_news(self._game.observe())
        self.warn_at_once(table_words.stand_in(level))
        line = self._read_while_bot_decides()
        if line is None:
            self._input_ended()
        answer = command_in(line)
        if answer is None:
            self._screen.warn(table_words.BACK_EXPECTED)
        elif isinstance(answer, Wrong):
            self._screen.warn(answer.why)
        elif answer.name == BACK:
            self._game.come_back()
        elif line.strip():
            self._obey(answer, self._game.observe())

    # --- reading

    def _pause(self, text: str) -> None:
        """Wait for Enter where the lines above would scroll away unread; commands work here too.

        Before the first decision nothing but the pause itself could be overtaken.
        """
        if not self._screen.pauses:
            return
        self._keyboard.forget()
        try:
            self._wait_for_enter(text)
        except OvertakenError:
            if self._asked is not None:
                raise
        finally:
            self._keyboard.forget()

    def _wait_for_enter(self, text: str) -> None:
        self._has_paused = True
        self._screen.line()
        while line := (self._read(f" {text}") or "").strip():
            command = command_in(line)
            if isinstance(command, Wrong):
                self._screen.warn(command.why)
            elif command is None:
                self._screen.warn(words.enter_expected(line))
            else:
                self._obey(command, self._game.observe())

    def _read(self, label: str) -> str | None:
        """A line typed at a prompt; None when the input ends. Raises OvertakenError."""
        if self._keyboard.is_live:
            return self._read_live(label, lambda: self._game.is_owed(self._asked), self._game.tell_others)
        line = self._screen.read(label)
        if not self._game.is_owed(self._asked):
            command = command_in(line or "")
            if line and isinstance(command, Command) and command.name != BACK:
                self._obey(command, self._game.observe())
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

    def _read_while_bot_decides(self) -> str | None:
        if not self._keyboard.is_live:
            return self._screen.read(table_words.BACK_PROMPT)
        return self._read_live(table_words.BACK_PROMPT, self._is_bot_deciding, self._game.tell_news)

    def _is_bot_deciding(self) -> bool:
        return self._game.is_so(lambda _: self._game.stand_in is not None and not self._game.is_over)

    def _wait_and_obey(self, is_so: Condition, seconds: float) -> bool:
        """Wait, at a terminal where commands may be typed meanwhile."""
        end = time.monotonic() + seconds
        while not self._game.is_so(is_so):
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
            self._obey(command, self._game.observe())
        else:
            self._screen.warn(table_words.NOT_ASKED if command is None else command.why)
        self._screen.flush()

    # --- commands

    def _obey(self, command: Command, seen: Observation) -> None:
        """Carry out a command."""
        if command.name == BACK:
            self._take_back()
        elif command.name == END:
            self._vote(command)
        elif command.name in TALKING:
            self._talk(command)
        elif command.name == BOT:
            self._try(lambda: self._replace(int(command.rest) - 1))
        elif command.name == SAVE:
            self._save()
        elif command.name == QUIT:
            self._leave()
            self._screen.warn(words.keeps_failing(self._game.keeper.failure or ""))
        elif command.name == HINT:
            self._screen.line()
            self._screen.items(hint_lines(seen, self._advise))
        elif command.name == TABLE:
            self._show_table(seen)
        else:
            look_up(command, seen, self._game.cast, self._screen, self._game.scope)

    def _take_back(self) -> None:
        """Take back what was sent, while the others are not done."""
        if self._game.take_back():
            self._told = min(self._told, len(seen_events(self._game.observe())))
        else:
            self._screen.warn(t("answer-nothing-picked"))

    def _vote(self, command: Command) -> None:
        """Ask to end the game for all, or agree; with `no`, have it go on."""
        self._try(lambda: self._end(command.rest != END_NO))

    def _try(self, ask: Callable[[], None]) -> None:
        """Ask the server for something it may refuse."""
        try:
            ask()
        except ServerRefusedError as error:
            self._screen.warn(refused(error.code, error.details))

    def _talk(self, command: Command) -> None:
        """Say something to the others, or hear no more of somebody."""
        try:
            self._screen.items(obey(command, self._game.talk))
        except ServerRefusedError as error:
            self._screen.warn(refused(error.code, error.details))

    def _save(self) -> None:
        keeper = self._game.keeper
        keeper.keep()
        if keeper.failure is None:
            self._screen.exact([words.kept(keeper.place)])
        else:
            self._screen.warn(words.not_kept(keeper.failure))

    def _leave(self) -> None:
        """Stop, unless that would lose the game."""
        self._game.keeper.keep()
        if self._game.keeper.failure is None:
            raise Leave

    def _input_ended(self) -> NoReturn:
        """Nobody answers any longer: keep the game. Raises SaveError if that fails."""
        self._screen.line()
        self._screen.items([words.END_OF_INPUT])
        self._leave()
        raise SaveError(words.input_ended(self._game.keeper.place, self._game.keeper.failure or ""))

    def _say_goodbye(self) -> None:
        keeper = self._game.keeper
        if keeper.failure is not None:
            self._screen.warn(words.lost(keeper.failure))
        self._screen.exact([words.kept(keeper.place), *words.go_on(self._resume_command())])
