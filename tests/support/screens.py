"""Everything the terminal game would show a seat, as comparable text, and answers chosen at random."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rich.text import Text

from wildcards.engine.action import DONE
from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules
from wildcards.story.story import Story, seen_events
from wildcards.terminal import scoreboard
from wildcards.terminal.cast import Cast
from wildcards.terminal.narration import narrate
from wildcards.terminal.piles import piles
from wildcards.terminal.prompt import Prompt, ask
from wildcards.terminal.question import plain_question, question
from wildcards.terminal.view import hand, plain_hand, plain_table, table

NAMES = ("Ann", "Bob", "Cem", "Dot", "Eve")


def cast_of(rules: Rules, you: int | None = 0) -> Cast:
    """Names for the seats, Leo's for his."""
    names = ["Leo" if seat == rules.leo_seat else NAMES[seat] for seat in range(rules.seats)]
    return Cast(tuple(names), you)


def everything(seen: Observation, width: int = 80) -> list[str]:
    """Every line the terminal could show this seat now, colours included, and the beats of its story."""
    cast = cast_of(seen.rules, seen.seat)
    lines = table(seen, cast, width)
    plain = plain_table(seen, cast)
    if seen.legal_actions:
        for prompt in prompts(seen, cast):
            lines += [*question(prompt, width), hand(seen, prompt.picked)]
            plain += [*plain_question(prompt), plain_hand(seen, prompt.picked)]
    plain += piles(seen, cast)
    places = scoreboard.standings(seen)
    lines += scoreboard.table(places, cast, width)
    plain += [*scoreboard.plain_table(places, cast), *scoreboard.reasons(places, cast)]
    plain += narrate(seen_events(seen), cast, seen.rules.leo_seat)
    beats = Story(seen.seat, seen.rules.leo_seat).tell(seen_events(seen))
    return [*[coloured(line) for line in lines], *plain, *[str(beat) for beat in beats]]


def prompts(seen: Observation, cast: Cast) -> list[Prompt]:
    """The question, and what it becomes when its first choices are picked one by one."""
    found = [ask(seen, cast)]
    while found[-1].most > len(found[-1].picked) + 1 and found[-1].choices[0].action != DONE:
        found.append(ask(seen, cast, [*found[-1].picked, found[-1].choices[0].action]))
    return found


def coloured(line: Text) -> str:
    """A line with all its styles."""
    return f"{line.plain} {line.style} {line.spans}"


def random_picks(seen: Observation, cast: Cast, chooser: random.Random) -> list[int]:
    """Choices that make a whole answer, taken one after another as a person might."""
    picked: list[int] = []
    while True:
        prompt = ask(seen, cast, picked)
        action = chooser.choice(prompt.choices).action
        if prompt.most == 1:
            return [action]
        if action == DONE:
            return picked
        picked.append(action)
        if len(picked) >= prompt.most:
            return picked


def texts(lines: Sequence[Text]) -> list[str]:
    """Lines without their colours."""
    return [line.plain.rstrip() for line in lines]
