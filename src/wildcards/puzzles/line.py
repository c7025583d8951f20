"""A puzzle as one line of JSON: the format `wildcards-puzzle/1` of docs/puzzles.md, written and read."""

from __future__ import annotations

import hashlib
import json
from dataclasses import astuple
from typing import Any, Final

from wildcards.analysis.facts import Facts
from wildcards.analysis.interval import UNIT, Interval, chance_within
from wildcards.analysis.value import PlanValue
from wildcards.bots.levels import LEVELS
from wildcards.engine.action import parse_token
from wildcards.engine.card import SPECIES
from wildcards.errors import GameTextError, ObservationError, PuzzleError, TokenError
from wildcards.notation.json_values import as_index, as_list, as_object, as_text, as_whole, member, wrong
from wildcards.notation.text import game_text, parse_game
from wildcards.puzzles.kinds import KINDS
from wildcards.puzzles.puzzle import Puzzle, Tries

FORMAT: Final = "wildcards-puzzle/1"
DIGEST: Final = "digest"
MOST: Final = 10**9
_TAKEN: Final = slice(0, SPECIES)
_OFFERED: Final = slice(SPECIES, 2 * SPECIES)
_FIGURES: Final = 2 * SPECIES + 6  # of a plan's facts


def puzzle_line(puzzle: Puzzle) -> str:
    """The puzzle without its number, on one line that ends with the digest of all before it."""
    data = {
        "format": FORMAT,
        "kind": puzzle.kind,
        "round": puzzle.round,
        "seat": puzzle.seat,
        "game": game_text(puzzle.game),
        "simulations": puzzle.simulations,
        "chance": astuple(puzzle.chance),
        "margin": astuple(puzzle.margin),
        "confirmed": astuple(puzzle.confirmed),
        "found": {level: list(tries) for level, tries in puzzle.found.items()},
        "plans": [_plan_data(one) for one in puzzle.values],
    }
    return _text({**data, DIGEST: _digest(data)})


def parse_puzzle(text: str, number: int = 1) -> Puzzle:
    """The puzzle of a line. Raises PuzzleError; the game is replayed when it is looked at (see `check`)."""
    try:
        data = as_object(json.loads(text), "the puzzle")
        return _read(data, number)
    except (ValueError, RecursionError) as error:
        if isinstance(error, PuzzleError):
            raise
        what = str(error) if isinstance(error, ObservationError | GameTextError) else "expected JSON"
        raise PuzzleError(f"puzzle {number}: {what}") from None


def _read(data: dict[str, Any], number: int) -> Puzzle:
    if data.get("format") != FORMAT:
        raise wrong("format", repr(FORMAT), data.get("format"))
    given = data.pop(DIGEST, None)
    if given != _digest(data):
        raise PuzzleError(f"puzzle {number}: {DIGEST}: expected that of the line, which was changed or cut")
    game = parse_game(as_text(member(data, "game", "the puzzle"), "game"))
    kind = as_index(member(data, "kind", "the puzzle"), "kind", KINDS)
    plans = as_list(member(data, "plans", "the puzzle"), "plans")
    chance = _interval(data, "chance")
    return Puzzle(
        number=number,
        game=game,
        seat=as_whole(member(data, "seat", "the puzzle"), "seat", 0, game.rules.seats - 1),
        kind=KINDS[kind],
        round=as_whole(member(data, "round", "the puzzle"), "round", 1, game.rules.rounds),
        values=tuple([_plan(one, f"plans[{at}]", chance) for at, one in enumerate(plans)]),
        chance=chance,
        simulations=as_whole(member(data, "simulations", "the puzzle"), "simulations", 1, MOST),
        margin=_interval(data, "margin"),
        confirmed=_interval(data, "confirmed"),
        found=_found(as_object(member(data, "found", "the puzzle"), "found")),
    )


def _plan_data(plan: PlanValue) -> list[Any]:
    facts = plan.facts
    figures = [*facts.taken, *facts.offered, facts.turns, facts.empty]
    figures += [facts.leaders_won, facts.leaders_lost, facts.bonus, facts.cards]
    return [" ".join(plan.tokens), list(astuple(plan.behind)), plan.worlds, [_short(one) for one in figures]]


def _short(value: float) -> float:
    """Three digits are plenty, and 0 takes less room than 0.0."""
    found = round(value, 3)
    return int(found) if found == int(found) else found


def _plan(value: Any, where: str, chance: Interval) -> PlanValue:
    tokens, behind, worlds, figures = as_list(value, where, 4)
    steps = as_text(tokens, where).split()
    try:
        actions = tuple([parse_token(step) for step in steps])
    except TokenError as error:
        raise ObservationError(f"{where}: {error}") from None
    gap = _triple(behind, where)
    return PlanValue(
        actions,
        tuple(steps),
        chance_within(chance.mean - gap.mean),
        gap,
        as_whole(worlds, where, 1, MOST),
        _facts(as_list(figures, where, _FIGURES), where),
    )


def _facts(figures: list[Any], where: str) -> Facts:
    for one in figures:
        if not isinstance(one, int | float) or isinstance(one, bool):
            raise wrong(where, "numbers", one)
    numbers = [float(one) for one in figures]
    return Facts(tuple(numbers[_TAKEN]), tuple(numbers[_OFFERED]), *numbers[2 * SPECIES :])


def _interval(data: dict[str, Any], key: str) -> Interval:
    return _triple(member(data, key, "the puzzle"), key)


def _triple(value: Any, where: str) -> Interval:
    mean, low, high = [as_whole(one, where, -UNIT, UNIT) for one in as_list(value, where, 3)]
    if not low <= mean <= high:
        raise wrong(where, "a mean between the ends of its interval", value)
    return Interval(mean, low, high)


def _found(value: dict[str, Any]) -> dict[str, Tries]:
    found: dict[str, Tries] = {}
    for level, tries in value.items():
        as_index(level, "found", list(LEVELS))
        right, asked = [as_whole(one, f"found.{level}", 0, MOST) for one in as_list(tries, "found", 2)]
        if not asked or right > asked:
            raise wrong(f"found.{level}", "how often it was right, and how often it was asked", tries)
        found[level] = Tries(right, asked)
    if not found:
        raise wrong("found", "at least one level", value)
    return found


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _digest(data: dict[str, Any]) -> str:
    return hashlib.sha256(_text(data).encode()).hexdigest()[:16]
