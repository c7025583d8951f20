"""The command `show`: a record, or a position, as readable text with all cards open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

import typer

from wildcards.commands import record_words as words
from wildcards.commands.app import command_app
from wildcards.commands.phrases import rules_line, seat_name
from wildcards.commands.record_words import face_down_cards
from wildcards.commands.verify import entries, what_is_wrong
from wildcards.engine.card import CARD_TOKENS
from wildcards.engine.event import Event, EventKind
from wildcards.engine.position import position_of
from wildcards.engine.state import State
from wildcards.errors import GameTextError, RecordError
from wildcards.notation.branch import Origin
from wildcards.notation.fair import KEY as FAIR_DEAL
from wildcards.notation.files import Entry
from wildcards.notation.position import FORM as POSITION_FORM
from wildcards.notation.position import parse_position
from wildcards.notation.record import Player, Record
from wildcards.notation.text import FORM as GAME_FORM
from wildcards.notation.text import parse_game
from wildcards.story.story import Story
from wildcards.terminal import scoreboard
from wildcards.terminal.cast import Cast, called
from wildcards.terminal.narration import sentence
from wildcards.terminal.output import say
from wildcards.terminal.setup import whole
from wildcards.terminal.view import plain_table
from wildcards.words.text import printable

app = command_app()


@app.command(epilog="Example: wildcards show game.json")
def show(
    file: Annotated[
        str | None, typer.Argument(metavar="FILE", help="A record, or several; - is the standard input.")
    ] = None,
    record: Annotated[
        str | None,
        typer.Option("--record", "-r", metavar="N", help="Only the record with this number, from 1."),
    ] = None,
    text: Annotated[
        str | None,
        typer.Option(metavar="LINE", help="A game or a position on one line, instead of a file."),
    ] = None,
) -> None:
    """Show a record as readable text, round by round, with all cards open."""
    if (file is None) == (text is None):
        raise RecordError(
            f"show: expected a FILE or --text LINE, got {'neither' if file is None else 'both'}"
        )
    number = whole("--record", record)
    raise typer.Exit(show_text(text) if text is not None else show_file(file or "", number))


def show_file(name: str, number: int | None) -> int:
    """Show the records of a file, or the one of this number from 1. Raises RecordError."""
    with entries(name) as found:
        chosen = found if number is None else iter([_nth(found, number, name)])
        for count, entry in enumerate(chosen):
            if entry.record is None:
                raise RecordError(what_is_wrong(entry))
            if count:
                say()
            _show(entry.record, entry.where)
    return 0


def show_text(text: str) -> int:
    """Show a game or a position given on one line. Raises NotationError or ReplayError."""
    if text.startswith(POSITION_FORM):
        for line in position_lines(parse_position(text)):
            say(line)
        return 0
    if not text.startswith(GAME_FORM):
        raise GameTextError(
            f"--text: expected a line that begins with {GAME_FORM!r} or {POSITION_FORM!r}, got {text[:40]!r}"
        )
    _show(parse_game(text), "--text")
    return 0


def _nth(found: Iterator[Entry], number: int, name: str) -> Entry:
    """The entry of this number from 1."""
    if number < 1:
        raise RecordError(f"--record: expected a number from 1, got {number}")
    there = 0
    for there, entry in enumerate(found, 1):
        if there == number:
            return entry
    raise RecordError(f"{name}: expected a record {number}, but it holds {there}")


def _show(record: Record, where: str) -> None:
    try:
        for line in record_lines(record, where):
            say(line)
    except RecordError as error:
        raise RecordError(f"{where}: {error}") from None


def record_lines(record: Record, where: str) -> Iterator[str]:
    """A record as lines. Raises ReplayError where it goes wrong, after the lines up to there."""
    cast = distinct_names(record.seats)
    yield words.title(record.rules, where)
    yield rules_line(record.rules)
    for seat, player in enumerate(record.seats):
        yield words.seat(seat, cast.names[seat], printable(player.player), seat == record.talisman)
    yield from words.seed(record.seed, record.commitment, _server_commitment(record))
    if (origin := Origin.of(record.extra)) is not None:
        yield words.branch(origin.at)
    yield from _round_lines(record, cast)


def _server_commitment(record: Record) -> str | None:
    """What a server announced before the game, if the seed was mixed."""
    deal = record.extra.get(FAIR_DEAL)
    found = deal.get("commitment") if isinstance(deal, dict) else None
    return printable(found) if isinstance(found, str) else None


def _round_lines(record: Record, cast: Cast) -> Iterator[str]:
    """Round by round: the hands, then what happened, with the numbers of the actions it follows from."""
    state = record.start()
    teller = _Teller(record, cast)
    pending = list(state.log)
    opening = _opening(state, cast)
    steps = record.steps()
    try:
        for step in steps:
            state = step.state
            at = _round_in(step.events)
            if at is None:
                pending += step.events
                continue
            yield from teller.round(pending + step.events[:at], opening)
            pending, opening = step.events[at:], _opening(state, cast)
    except RecordError as error:
        yield from teller.round(pending, opening)
        yield ""
        yield words.wrong_from_here(str(error))
        raise
    yield from teller.round(pending, opening)
    yield ""
    if not state.is_over:
        yield words.UNFINISHED
        return
    seen = state.observe(None)
    places = scoreboard.standings(seen)
    yield from scoreboard.plain_table(places, cast)
    yield from scoreboard.reasons(places, cast)


def _round_in(events: Sequence[Event]) -> int | None:
    """Where a new round begins in these events."""
    for at, happened in enumerate(events):
        if happened.kind == EventKind.ROUND:
            return at
    return None


class _Teller:
    """Tells one round after another, and counts the actions."""

    def __init__(self, record: Record, cast: Cast) -> None:
        self._cast = cast
        self._story = Story(cast.you, record.rules.leo_seat)
        self._actions = 0
        self._events = 0  # told in earlier rounds

    def round(self, events: Sequence[Event], opening: Sequence[str]) -> Iterator[str]:
        """The lines of a round; `opening` tells how it began."""
        yield ""
        at = 0
        for one in self._story.tell(events):
            end = one.until - self._events
            steps = len([happened for happened in events[at:end] if happened.is_step])
            yield words.numbered(self._actions, steps, sentence(one.beat, self._cast))
            if _round_in(events[at:end]) is not None:
                yield from opening
            self._actions += steps
            at = end
        self._actions += len([happened for happened in events[at:] if happened.is_step])
        self._events += len(events)


def _opening(state: State, cast: Cast) -> list[str]:
    """All hands, and Leo's pile."""
    parts: list[str] = []
    leo_pile = position_of(state).leo_pile
    for seat in range(state.rules.seats):
        if seat == state.rules.leo_seat:
            parts.append(words.pile(cast.names[seat], " ".join([CARD_TOKENS[card] for card in leo_pile])))
        else:
            parts.append(words.hand(cast.names[seat], str(state.observe(seat).hand)))
    return [words.hands(parts)]


def distinct_names(seats: Sequence[Player]) -> Cast:
    """The names, made printable, and told apart by the seat's number where two are equal."""
    names = [called(player.name).strip() or player.player for player in seats]
    return Cast(
        tuple([f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names, 1)])
    )


def position_lines(state: State) -> list[str]:
    """A position with all its hidden cards."""
    cast = Cast(tuple([seat_name(seat) for seat in range(state.rules.seats)]))
    seen = state.observe(None)
    lines = [words.title(state.rules, "--text"), rules_line(state.rules)]
    lines += [*plain_table(seen, cast), *_opening(state, cast)]
    for seat in range(state.rules.seats):
        sealed = state.observe(seat).sealed
        if sealed:
            lines.append(words.face_down(cast.names[seat], face_down_cards(sealed)))
    if state.to_act:
        lines.append(words.to_act(cast, state.to_act))
    return lines
