"""What is asked of a bot: one of ours, a class in a file, or a program that speaks the bot protocol."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Final

from wildcards.bots import foreign, stdio
from wildcards.bots.bot import Bot
from wildcards.bots.child import ENDED, PATIENCE, Child
from wildcards.bots.process import ProcessBot, ProcessLimits
from wildcards.bots.registry import make_bot, parse_spec
from wildcards.conform.check import Check, DoesNotApplyError, expect, failed
from wildcards.conform.sitting import Decision, FaultError, Sitting, decide, place, sit
from wildcards.engine.rules import Rules
from wildcards.errors import ObservationError
from wildcards.secrecy.alternative import ours, swapped
from wildcards.secrecy.channels import Sight, bot_channels
from wildcards.secrecy.inspection import told_of
from wildcards.secrecy.moment import some_moments, tables

SEED: Final = 7
FEW: Final = 3  # games or tables for checks that need not go through all
_EVERY: Final = 5  # decision, for those that would be slow otherwise


class Subject:
    """The bot that is asked about. Raises BotError if there is none of this spec."""

    def __init__(self, spec: str, games: int, seconds: float) -> None:
        """`games` is how many are played, at all tables in turn; `seconds` how long a decision may take."""
        self.text: Final = spec
        self.name, self.limit = parse_spec(spec)
        self.seconds: Final = seconds
        self.sittings: Final = [_sitting(number) for number in range(games)]
        make_bot(self.name).close()

    @property
    def is_program(self) -> bool:
        """Whether it is a program, which the checks of Python objects say nothing about."""
        return foreign.is_program(self.name)

    @contextmanager
    def bot(self, seed: int = SEED) -> Iterator[Bot]:
        """A new one, closed in the end."""
        limits = ProcessLimits(move=self.seconds, bank=0.0)
        made = make_bot(self.name, seed, limits=limits)
        try:
            yield made
        finally:
            made.close()

    @cached_property
    def played(self) -> list[tuple[Sitting, list[Decision]]]:
        """All games. Raises FaultError with the case that has the fewest decisions before it."""
        made, faults = [], []
        with self.bot() as bot:
            for sitting in self.sittings:
                try:
                    made.append((sitting, sit(bot, sitting, self.limit)))
                except FaultError as fault:
                    faults.append(fault)
        if faults:
            raise min(faults, key=lambda fault: fault.number)
        return made

    @property
    def few(self) -> list[Sitting]:
        """Some of the games."""
        return self.sittings[:FEW]

    def check_repeats(self) -> None:
        """Raises DoesNotApplyError if the clock decides for it, too."""
        if self.limit.seconds is not None:
            raise DoesNotApplyError("a limit of time makes it depend on the clock")

    def check_python(self) -> None:
        """Raises DoesNotApplyError for programs."""
        if self.is_program:
            raise DoesNotApplyError("a program has a process of its own")


def _sitting(number: int) -> Sitting:
    rules: Rules = tables()[number % len(tables())]
    humans = rules.human_seats()
    return Sitting(rules, number, humans[number % len(humans)])


def plays_legally(subject: Subject) -> str:
    """It answers every question with one of the legal steps."""
    phases = Counter([one.seen.phase.name for _, made in subject.played for one in made])
    told = ", ".join([f"{name} {number}" for name, number in sorted(phases.items())])
    return f"{len(subject.played)} games; decisions: {told}"


def is_in_time(subject: Subject) -> str:
    """No decision takes longer than it may."""
    sitting, slowest = max(
        [(sitting, one) for sitting, made in subject.played for one in made], key=lambda pair: pair[1].seconds
    )
    told = f"{slowest.seconds:.3f} s"
    where = place(sitting, slowest.seen, slowest.number)
    expect(
        slowest.seconds <= subject.seconds, f"expected at most {subject.seconds:g} s, took {told}: {where}"
    )
    return f"the slowest decision took {told}"


def repeats_itself(subject: Subject) -> None:
    """Equal seeds and questions lead to equal choices."""
    subject.check_repeats()
    for sitting in subject.few:
        with subject.bot() as one, subject.bot() as other:
            _check_equal(sitting, sit(one, sitting, subject.limit), sit(other, sitting, subject.limit))


def forgets_games(subject: Subject) -> None:
    """In its second game it does what a new bot with the same seed does."""
    subject.check_repeats()
    first, second = subject.sittings[-1], subject.sittings[0]
    with subject.bot() as used, subject.bot() as new:
        sit(used, first, subject.limit)
        used.reseed(SEED)
        _check_equal(second, sit(new, second, subject.limit), sit(used, second, subject.limit))


def _check_equal(sitting: Sitting, expected: list[Decision], got: list[Decision]) -> None:
    for one, other in zip(expected, got, strict=False):
        if one.action != other.action:
            tokens = [two.seen.token(two.action) for two in (one, other)]
            failed(f"{place(sitting, one.seen, one.number)}: expected {tokens[0]} again, got {tokens[1]}")


def survives_restart(subject: Subject) -> None:
    """Made in the middle of a game it goes on from the question alone, as after a crash."""
    for sitting, made in subject.played[:FEW]:
        for one in made[_EVERY :: 2 * _EVERY]:
            with subject.bot() as bot:
                bot.new_game(sitting.rules, sitting.seat)
                decide(bot, sitting, one.seen, one.number, subject.limit)


def leaves_questions_alone(subject: Subject) -> None:
    """It does not change the observation it is given."""
    subject.check_python()
    for sitting, made in subject.played[:FEW]:
        with subject.bot() as bot:
            bot.new_game(sitting.rules, sitting.seat)
            for one in made[::_EVERY]:
                before = repr(one.seen)
                decide(bot, sitting, one.seen, one.number, subject.limit)
                expect(
                    repr(one.seen) == before,
                    f"{place(sitting, one.seen, one.number)}: the observation is another one afterwards",
                )


def uses_its_own_dice(subject: Subject) -> None:
    """It neither moves Python's global random numbers on nor depends on them."""
    subject.check_python()
    kept = random.getstate()
    try:
        for sitting in subject.few:
            chosen = []
            for number in (1, 2):
                random.seed(number)
                before = random.getstate()
                with subject.bot() as bot:
                    chosen.append(sit(bot, sitting, subject.limit))
                expect(random.getstate() == before, f"{sitting}: the global random numbers were used")
            if subject.limit.seconds is None:
                _check_equal(sitting, *chosen)
    finally:
        random.setstate(kept)


def peeks_nowhere(subject: Subject) -> None:
    """It decides the same where other cards are hidden from its seat, however it looks for them."""
    subject.check_python()
    subject.check_repeats()
    [channel] = bot_channels([subject.text])
    chooser = random.Random(SEED)
    for number in range(FEW):
        for moment in some_moments(number, 20, chooser):
            for seat in moment.state.to_act:
                other = swapped(ours, moment.state, seat, chooser)
                for _, one, two in told_of([channel], Sight(moment.state, seat), Sight(other.state, seat)):
                    expect(
                        one == two,
                        f"seat {seat} of {other.text}: it depends on cards that are hidden from the seat",
                    )


# --- programs


def greets(subject: Subject) -> str:
    """A program says hello in protocol 1."""
    with _program(subject) as bot:
        hello = bot.greet()
    return f"{hello.name}{' by ' + hello.author if hello.author else ''}"


def ignores_what_it_does_not_know(subject: Subject) -> None:
    """A program leaves messages and keys of later versions alone."""
    with _child(subject) as child:
        sitting = subject.sittings[0]
        seen = sitting.start().observe(sitting.seat)
        game = stdio.new_game_message(sitting.rules, sitting.seat, SEED)
        question = stdio.choose_message(1, seen, subject.limit, subject.seconds, 0.0, None)
        for message in ({"type": "weather", "sun": True}, {**game, "later": 1}, {**question, "later": [1]}):
            child.send(stdio.to_line(message))
        _, action = stdio.read_action(_received(child, subject.seconds))
        legal = [seen.token(one) for one in seen.legal_actions]
        expect(action in legal, f"{sitting}: expected one of {' '.join(legal)}, got {action!r}")


def quits(subject: Subject) -> None:
    """A program ends when it is asked to."""
    with _child(subject) as child:
        child.send(stdio.to_line(stdio.QUIT))
        child.wait()
        expect(child.status is not None, f"expected its end within {PATIENCE} s of quit, but it runs on")


@contextmanager
def _program(subject: Subject) -> Iterator[ProcessBot]:
    if not subject.is_program:
        raise DoesNotApplyError("not a program")
    with subject.bot() as bot:
        assert isinstance(bot, ProcessBot)
        yield bot


@contextmanager
def _child(subject: Subject) -> Iterator[Child]:
    """The program by itself, greeted."""
    if not subject.is_program:
        raise DoesNotApplyError("not a program")
    child = Child(foreign.command_of(subject.name), ProcessLimits().memory)
    try:
        child.send(stdio.to_line(stdio.host_hello()))
        stdio.read_hello(_received(child, ProcessLimits().start))
        yield child
    finally:
        child.kill()


def _received(child: Child, seconds: float) -> dict[str, object]:
    line = child.receive(seconds)
    if line is None or line == ENDED:
        got = "none" if line is None else "the end of its output"
        failed(f"expected an answer within {seconds:g} s, got {got}")
    try:
        return stdio.from_line(line)
    except ObservationError as error:
        failed(str(error))


CHECKS: Final = (
    Check("greeting", "says hello in protocol 1", greets),
    Check("legal", "answers every question with one of the legal steps, at every table", plays_legally),
    Check("time", "decides within the time it has", is_in_time),
    Check("seeds", "equal seeds and questions lead to equal choices", repeats_itself),
    Check("games", "uses nothing of an earlier game", forgets_games),
    Check("restart", "goes on in the middle of a game, from the question alone", survives_restart),
    Check("questions", "does not change what it is given", leaves_questions_alone),
    Check("dice", "leaves Python's global random numbers alone", uses_its_own_dice),
    Check("secrets", "decides by nothing that is hidden from its seat", peeks_nowhere),
    Check("unknown", "ignores messages and keys it does not know", ignores_what_it_does_not_know),
    Check("quit", "ends when it is asked to", quits),
)
