"""What a person looks up in the middle of a game: table, score, piles, log, rules, help."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules
from wildcards.protocol.knowledge import Scope
from wildcards.story.story import round_start, seen_events
from wildcards.terminal import guide, scoreboard
from wildcards.terminal import session_phrases as words
from wildcards.terminal.answer import HELP, KNOWN, LEADERS, LOG, LOG_ALL, PILES, RULES, SCORE, TABLE, Command
from wildcards.terminal.cast import Cast
from wildcards.terminal.known import known
from wildcards.terminal.narration import narrate
from wildcards.terminal.piles import piles
from wildcards.terminal.screen import Screen
from wildcards.terminal.view import plain_table, table


def look_up(command: Command, seen: Observation, cast: Cast, screen: Screen, scope: Scope) -> None:
    """Show what the command asks for; `scope` is how much of what could be known the table lists."""
    if command.name == RULES:
        show_rules(command.rest, seen.rules, screen)
        return
    screen.line()
    if command.name == TABLE:
        screen.lines(table_lines(seen, cast, screen))
    elif command.name == SCORE:
        screen.heading(words.STANDINGS)
        show_scores(seen, cast, screen)
    else:
        screen.items(_listing(command, seen, cast, scope))


def table_lines(seen: Observation, cast: Cast, screen: Screen) -> Sequence[Text | str]:
    """The table as this screen shows it."""
    return plain_table(seen, cast) if screen.plain else table(seen, cast, screen.width)


def show_scores(seen: Observation, cast: Cast, screen: Screen) -> None:
    """The scores as they stand."""
    places = scoreboard.standings(seen)
    if screen.plain:
        screen.lines(scoreboard.plain_table(places, cast))
    else:
        screen.lines(scoreboard.table(places, cast, screen.width))


def show_rules(topic: str, rules: Rules, screen: Screen) -> None:
    """A section of the rules; without a topic, all of them in short form."""
    if topic and topic not in guide.SECTIONS:
        screen.warn(guide.no_topic(topic))
        return
    screen.line()
    screen.items(guide.section(topic, rules) if topic else guide.overview(rules))


def _listing(command: Command, seen: Observation, cast: Cast, scope: Scope) -> list[str]:
    if command.name == HELP:
        return guide.commands()
    if command.name == LEADERS:
        return guide.leaders()
    if command.name == KNOWN or (command.name == PILES and scope == "off"):
        return known(seen, cast, scope)
    if command.name == PILES:
        return piles(seen, cast)
    if command.name == LOG:
        return _log(seen, cast, is_all=command.rest == LOG_ALL)
    return [*guide.explain(seen.phase, seen.rules), words.TABLE_AGAIN]


def _log(seen: Observation, cast: Cast, *, is_all: bool) -> list[str]:
    events = seen_events(seen)
    since = 0 if is_all else round_start(events, back=1)
    return narrate(events, cast, seen.rules.leo_seat, since) or [words.NOTHING_YET]
