"""A puzzle solved at the terminal: the table, the question as in a game, and then what each way was worth."""

from __future__ import annotations

from wildcards.choices.selection import only_way, steps
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.notation.record import LEO
from wildcards.puzzles.puzzle import Puzzle, Verdict
from wildcards.terminal.advice import plan_text, points, reason_text
from wildcards.terminal.answer import BACK, HINT, QUIT, SAVE, TABLE, Command, Picked, understand
from wildcards.terminal.cast import Cast
from wildcards.terminal.prompt import Prompt, ask
from wildcards.terminal.question import label, plain_question, question
from wildcards.terminal.reference import look_up, table_lines
from wildcards.terminal.screen import Screen
from wildcards.words.text import capital, t


class LeftError(Exception):
    """Whoever solves it has left."""


def title(puzzle: Puzzle) -> str:
    """`Puzzle 12: Find the bid (easy)`."""
    number = t("puzzle-number", number=puzzle.number)
    return f"{number}: {t(f'puzzle-kind-{puzzle.kind}')} ({t(f'puzzle-difficulty-{puzzle.difficulty}')})"


def solve(puzzle: Puzzle, screen: Screen) -> Verdict:
    """Show it, ask, and tell what the answer is worth. Raises LeftError."""
    cast = _cast(puzzle)
    screen.heading(title(puzzle))
    screen.line()
    screen.lines(table_lines(puzzle.observation, cast, screen))
    screen.line()
    screen.items([puzzle.question])
    plan: list[str] = []
    seen: Observation | None = puzzle.observation
    while seen is not None:
        actions = only_way(seen) or steps(seen, _pick(seen, cast, screen))
        plan += [seen.token(action) for action in actions]
        seen = puzzle.after(plan)
    verdict = puzzle.judge(plan)
    screen.line()
    screen.items(verdict_lines(puzzle, verdict))
    return verdict


def verdict_lines(puzzle: Puzzle, verdict: Verdict) -> list[str]:
    """What an answer is worth, and why."""
    phase = puzzle.observation.phase
    lines = [t("puzzle-right" if verdict.is_right else "puzzle-wrong")]
    if verdict.is_alike:
        lines.append(t("puzzle-alike"))
    lines.append(_best(puzzle, phase))
    others = list(enumerate(puzzle.values))[1:]
    for number, one in sorted(others, key=lambda other: other[1].behind.mean):
        told = t(
            "hint-other",
            plan=capital(plan_text(phase, one.tokens)),
            loss=points(one.behind.mean),
            low=points(one.behind.low),
            high=points(one.behind.high),
        )
        lines.append(f"{told} *" if number == verdict.plan else told)
    lines += [t("hint-why"), *[reason_text(one) for one in verdict.reasons]] if verdict.reasons else []
    return [*lines, t("puzzle-finders", finders=puzzle.finders, levels=len(puzzle.found))]


def _best(puzzle: Puzzle, phase: Phase) -> str:
    plan = capital(plan_text(phase, puzzle.values[0].tokens))
    return t("hint-best", plan=plan, chance=points(puzzle.chance.mean))


def _cast(puzzle: Puzzle) -> Cast:
    """Seats by their numbers: nobody's name is kept with a puzzle."""
    players = puzzle.game.seats
    names = [t("leo") if one.player == LEO else t("seat", seat=seat + 1) for seat, one in enumerate(players)]
    return Cast(tuple(names), puzzle.seat)


def _pick(seen: Observation, cast: Cast, screen: Screen) -> list[int]:
    """The choices that make up one decision."""
    picked: list[int] = []
    while True:
        prompt = ask(seen, cast, picked)
        answer = _answer(seen, prompt, cast, screen)
        if answer is None:
            picked.clear()
            continue
        picked += answer.actions
        if answer.is_done or len(picked) >= prompt.most:
            return picked


def _answer(seen: Observation, prompt: Prompt, cast: Cast, screen: Screen) -> Picked | None:
    """A valid answer; None if what was picked is taken back."""
    screen.line()
    screen.lines(plain_question(prompt) if screen.plain else question(prompt, screen.width))
    while True:
        line = screen.read(label(prompt, screen.plain))
        if line is None:
            raise LeftError
        answer = understand(line, prompt)
        if isinstance(answer, Picked):
            return answer
        if not isinstance(answer, Command):
            screen.warn(answer.why)
        elif answer.name == BACK and prompt.picked:
            return None
        else:
            _obey(answer, seen, cast, screen)
            if answer.name == TABLE:
                screen.lines(plain_question(prompt) if screen.plain else question(prompt, screen.width))


def _obey(command: Command, seen: Observation, cast: Cast, screen: Screen) -> None:
    if command.name in (QUIT, SAVE):
        raise LeftError
    if command.name == BACK:
        screen.warn(t("answer-nothing-picked"))
    elif command.name == HINT:
        screen.warn(t("puzzle-no-hint"))
    else:
        look_up(command, seen, cast, screen, "open")
