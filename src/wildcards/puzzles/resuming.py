"""Going on with mining: what of the games is left, when a file has puzzles of some of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from wildcards.notation.record import Record
from wildcards.puzzles.puzzle import Puzzle


def deal_of(game: Record) -> object:
    """What no two games have in common: rules and decks."""
    return game.rules, game.decks.habitat, game.decks.animals


def round_of(puzzle: Puzzle) -> object:
    """The round of a game that the puzzle is from: of each there is one puzzle at most."""
    return deal_of(puzzle.game), puzzle.round


def games_left(games: Iterable[Record], found: Sequence[Puzzle]) -> Iterator[Record]:
    """The games that are still to be mined, when they were mined in this order as far as these puzzles.

    Those before the last game that has a puzzle are done; that one may have been broken off. All games are
    gone through before the first comes, unless each of the puzzles is from one of the first.
    """
    unseen = {deal_of(one.game) for one in found}
    deals = frozenset(unseen)
    waiting: list[Record] = []
    for game in games:
        if deal_of(game) in deals:
            waiting = []
            unseen.discard(deal_of(game))
        waiting.append(game)
        if not unseen:
            yield from waiting
            waiting = []
    yield from waiting
