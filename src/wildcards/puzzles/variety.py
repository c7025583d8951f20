"""Variety: how many puzzles of a pool there are by kind, phase, round, leader and so on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from wildcards.puzzles.puzzle import Puzzle
from wildcards.puzzles.resuming import round_of

ASPECTS: Final = ("kind", "phase", "difficulty", "round", "leader", "seats", "edition", "leo")


def variety(puzzles: Sequence[Puzzle]) -> dict[str, dict[str, int]]:
    """For each of ASPECTS, how many puzzles there are by its values; a puzzle may have several leaders."""
    counts: dict[str, Counter[str]] = {aspect: Counter() for aspect in ASPECTS}
    for one in puzzles:
        counts["kind"][one.kind] += 1
        counts["phase"][one.observation.phase.name] += 1
        counts["difficulty"][str(one.difficulty)] += 1
        counts["round"][str(one.round)] += 1
        counts["leader"].update(one.leaders or ("none",))
        counts["seats"][str(one.rules.seats)] += 1
        counts["edition"][one.rules.edition] += 1
        counts["leo"]["yes" if one.rules.leo else "no"] += 1
    return {aspect: dict(sorted(found.items())) for aspect, found in counts.items()}


def repeated(puzzles: Sequence[Puzzle]) -> list[tuple[int, int]]:
    """The numbers of puzzles that come from the same round of one game."""
    first: dict[object, int] = {}
    found: list[tuple[int, int]] = []
    for one in puzzles:
        key = round_of(one)
        if key in first:
            found.append((first[key], one.number))
        first.setdefault(key, one.number)
    return found


def chosen(puzzles: Sequence[Puzzle], number: int) -> list[Puzzle]:
    """So many of them, as different as they come: each time one whose kind, phase and so on are rarest."""
    left = list(puzzles)
    counts: Counter[tuple[str, str]] = Counter()
    found: list[Puzzle] = []
    while left and len(found) < number:
        best = min(left, key=lambda one: sum([counts[trait] / len(_traits(one)) for trait in _traits(one)]))
        left.remove(best)
        found.append(best)
        counts.update(_traits(best))
    return found


def _traits(puzzle: Puzzle) -> list[tuple[str, str]]:
    return [(aspect, value) for aspect, values in variety([puzzle]).items() for value in values]
