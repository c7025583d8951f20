"""Trial: plans played on in the same worlds, with the same dice, and what each came to, world by world."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wildcards.bots.calibration import Curve, chance
from wildcards.bots.search import Search
from wildcards.bots.utility import win_share
from wildcards.engine.board import HAND, LEADER, PHASE, POINTS, Board, animal
from wildcards.engine.card import NONE, SPECIES, size
from wildcards.engine.chance import Rng
from wildcards.engine.determinize import SupportsRandom, determinize
from wildcards.engine.observation import Observation
from wildcards.engine.phase import OVER

# What is counted for each plan, besides what it is worth: sums over its worlds. All are of the round that
# is played out (where a simulation goes on to the end of the game: of the whole rest).
TAKEN: Final[i64] = 0  # by species: animals of it the seat took
OFFERED: Final[i64] = 6  # by species: worlds in which it was on display at the seat's first turn to take
TURNS: Final[i64] = 12  # worlds in which the seat came to take
EMPTY: Final[i64] = 13  # worlds in which it took no animal
WON: Final[i64] = 14  # leaders won
LOST: Final[i64] = 15  # leaders lost
BONUS: Final[i64] = 16  # points of habitat bonus
CARDS: Final[i64] = 17  # cards in hand, after less before
FACTS: Final[i64] = 18


class Trial:
    """Plans and what came of them so far. `curve` makes a chance of winning of what the net says."""

    def __init__(self, search: Search, curve: Curve, plans: list[list[int]]) -> None:
        self.search: Final = search
        self.curve: Final = curve
        self.plans: Final = plans
        self.chances: list[list[float]] = [[] for _ in plans]  # of winning, by plan and world
        self.facts: list[list[int]] = [[0] * FACTS for _ in plans]

    def run(self, seen: Observation, which: list[int], worlds: int, rng: SupportsRandom) -> None:
        """Try the plans of these numbers in as many more worlds."""
        seat: i64 = NONE if seen.seat is None else seen.seat
        dice = Rng(rng.getrandbits(64))
        for _ in range(worlds):
            root = determinize(seen, rng, log=False)
            roll = dice.word()
            before = holdings(root, seat)
            for index in which:
                end = root.copy()
                self.search.play(end, seat, self.plans[index], roll)
                self.chances[index].append(self._chance(end, seat))
                note(self.facts[index], before, holdings(end, seat), self.search.offered)

    def _chance(self, b: Board, seat: i64) -> float:
        net = self.search.net
        if net is None or b.s[PHASE] == OVER:
            return win_share(b, seat)
        return chance(net.value(b, seat), self.curve)


def holdings(b: Board, seat: i64) -> vec[i64]:
    """The seat's animals by species, its leaders as a mask, its bonus points, its cards."""
    s = b.s
    found = vec[i64]([0] * 9)
    for species in range(SPECIES):
        found[species] = s[animal(seat, species)]
        if s[LEADER + species] == seat:
            found[6] |= 1 << species
    found[7] = s[POINTS + seat]
    found[8] = size(s[HAND + seat])
    return found


def note(facts: list[int], before: vec[i64], after: vec[i64], offered: i64) -> None:
    """Count what happened between two holdings."""
    took: i64 = 0
    for species in range(SPECIES):
        more = after[species] - before[species]
        if more > 0:
            facts[TAKEN + species] += more
            took += more
        if offered != NONE and offered >> species & 1:
            facts[OFFERED + species] += 1
        if (after[6] & ~before[6]) >> species & 1:
            facts[WON] += 1
        if (before[6] & ~after[6]) >> species & 1:
            facts[LOST] += 1
    facts[TURNS] += 1 if offered != NONE else 0
    facts[EMPTY] += 1 if took == 0 else 0
    facts[BONUS] += after[7] - before[7]
    facts[CARDS] += after[8] - before[8]
