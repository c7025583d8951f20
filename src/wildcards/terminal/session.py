"""A game played at this terminal: news, table, question, answer, until it ends or is kept for later."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NoReturn

from rich.text import Text

from wildcards.choices.picking import only_way, steps
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.errors import SaveError
from wildcards.terminal.answer import Command, Picked, Wrong, command_in, understand
from wildcards.terminal.ending import show_scores
from wildcards.terminal.narration import narrate, round_start, told
from wildcards.terminal.played import Played
from wildcards.terminal.prompt import Prompt, ask
from wildcards.terminal.question import label, plain_question, question
from wildcards.terminal.screen import Screen
from wildcards.terminal.view import hand, plain_hand, plain_table, table
from wildcards.terminal.words import answers, choices, guide
from wildcards.terminal.words import session as words

INTERRUPTED: Final = 130


class Leave(Exception):  # noqa: N818  # not an error
    """The person stops playing for now; the game is kept."""


class Session:
    """One sitting at a game. `resume_command` continues it later, `finish` tells its result."""

    def __init__(
        self,
        game: Played,
        screen: Screen,
        resume_command: Callable[[], str],
        finish: Callable[[], None],
    ) -> None:
        self._game = game
        self._screen = screen
        self._resume_command = resume_command
        self._finish = finish
        self._told = 0  # events that were narrated
        self._news: list[str] = []  # told since the last question
        self._has_table = False  # whether the table was shown in this sitting
        self._has_paused = False  # whether Enter was waited for since the last question
        self._is_first = True  # whether nothing was answered yet in this sitting

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
            if self._game.is_over:
                return
            self._decide(self._game.observe())

    # --- showing

    def _greet(self, is_new: bool) -> None:
        game, screen = self._game, self._screen
        kinds = [player.player for player in game.players]
        screen.items(words.welcome(game.rules, game.cast, kinds))
        screen.exact(self._promise())
        screen.items([words.LEGEND, words.FIRST_HELP])
        if not is_new:
            self._told = round_start(told(game.observe()))
            screen.items([words.CONTINUED])
        if (is_new or game.observe().round == 1) and not game.is_over:
            self._pause(words.ENTER_TO_BEGIN)

    def _promise(self) -> list[str]:
        """What binds the dealer."""
        return words.commitment(self._game.commitment)

    def _pause(self, text: str) -> None:
        """Wait for Enter where the lines above would scroll away unread; commands work here too."""
        if not self._screen.pauses:
            return
        self._has_paused = True
        self._screen.line()
        while line := (self._read(f" {text}") or "").strip():
            command = command_in(line)
            if isinstance(command, Wrong):
                self._screen.warn(command.why)
            elif command is None:
                self._screen.warn(words.ENTER_EXPECTED)
            else:
                self._obey(command, self._game.observe())

    def _read(self, label: str) -> str | None:
        """A line typed at a prompt; None when the input ends."""
        return self._screen.read(label)

    def _tell_news(self, seen: Observation) -> None:
        """Narrate what happened since the last time."""
        events = told(seen)
        news = narrate(events, self._game.cast, seen.rules.leo_seat, self._told)
        self._told = len(events)
        if news:
            self._screen.line()
            self._screen.items(news)
        self._news += news

    def _table(self, seen: Observation) -> Sequence[Text | str]:
        screen, cast = self._screen, self._game.cast
        return plain_table(seen, cast) if screen.plain else table(seen, cast, screen.width)

    def _question(self, prompt: Prompt) -> Sequence[Text | str]:
        return plain_question(prompt) if self._screen.plain else question(prompt, self._screen.width)

    def _show_table(self, seen: Observation) -> None:
        self._has_table = True
        self._screen.line()
        self._screen.lines(self._table(seen))

    def _show_first_table(self, seen: Observation, news: Sequence[str]) -> None:
        """The table after news, which must not scroll away unseen."""
        asked = self._question(ask(seen, self._game.cast))
        if not self._has_paused and self._screen.overflows(
            ["", *news, "", *self._table(seen), "", *asked, ""]
        ):
            self._pause(words.ENTER_FOR_TABLE)
        self._show_table(seen)

    def _show_hand(self, seen: Observation, prompt: Prompt) -> None:
        self._screen.line(
            plain_hand(seen, prompt.picked) if self._screen.plain else hand(seen, prompt.picked)
        )

    def _show_question(self, prompt: Prompt) -> None:
        self._screen.line()
        self._screen.lines(self._question(prompt))

    # --- deciding

    def _decide(self, seen: Observation) -> None:
        """Ask for one decision and carry it out."""
        self._tell_news(seen)
        news, self._news = self._news, []
        forced = only_way(seen)
        if forced:
            self._screen.items([choices.only_way(forced)])
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
            elif answer.name == answers.BACK and prompt.picked:
                return None
            else:
                self._obey(answer, seen)
                if answer.name == answers.TABLE:
                    self._show_question(prompt)

    # --- commands

    def _obey(self, command: Command, seen: Observation) -> None:
        """Carry out a command."""
        screen, name = self._screen, command.name
        if name == answers.BACK:
            screen.warn(answers.NOTHING_PICKED)
        elif name == answers.SAVE:
            self._save()
        elif name == answers.QUIT:
            self._quit()
        elif name == answers.RULES:
            self._rules(command.rest, seen)
        elif name == answers.TABLE:
            self._show_table(seen)
        elif name == answers.SCORE:
            screen.line()
            screen.heading(words.STANDINGS)
            show_scores(seen, self._game.cast, screen)
        else:
            screen.line()
            screen.items(self._listing(command, seen))

    def _listing(self, command: Command, seen: Observation) -> list[str]:
        """What a command that only shows something shows."""
        if command.name == answers.HELP:
            return guide.commands()
        if command.name == answers.LEADERS:
            return guide.leaders()
        if command.name == answers.LOG:
            return self._log(seen, command.rest == answers.LOG_ALL)
        return [*guide.explain(seen.phase, seen.rules), words.TABLE_AGAIN]

    def _rules(self, topic: str, seen: Observation) -> None:
        if topic and topic not in guide.SECTIONS:
            self._screen.warn(answers.no_topic(topic, list(guide.SECTIONS)))
            return
        self._screen.line()
        lines = guide.section(topic, seen.rules) if topic else guide.overview(seen.rules)
        self._screen.items(lines)

    def _log(self, seen: Observation, is_all: bool) -> list[str]:
        events = told(seen)
        since = 0 if is_all else round_start(events, back=1)
        return narrate(events, self._game.cast, seen.rules.leo_seat, since) or [words.NOTHING_YET]

    # --- keeping

    def _save(self) -> None:
        self._game.keep()
        if self._game.failure is None:
            self._screen.exact([words.kept(str(self._game.kept_in))])
        else:
            self._screen.warn(words.not_kept(self._game.failure))

    def _leave(self) -> None:
        """Stop, unless that would lose the game."""
        self._game.keep()
        if self._game.failure is None:
            raise Leave

    def _quit(self) -> None:
        self._leave()
        self._screen.warn(words.keeps_failing(self._game.failure or ""))

    def _input_ended(self) -> NoReturn:
        """Nobody answers any more: keep the game. Raises SaveError if that fails."""
        self._screen.line()
        self._screen.items([words.END_OF_INPUT])
        self._leave()
        raise SaveError(words.input_ended(str(self._game.kept_in), self._game.failure or ""))

    def _say_goodbye(self) -> None:
        if self._game.failure is not None:
            self._screen.warn(words.lost(self._game.failure))
        self._screen.exact([words.kept(str(self._game.kept_in)), *words.go_on(self._resume_command())])
