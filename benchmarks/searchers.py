"""Players for the study of a stronger master: the levels' search, and what was tried (docs/study-master.md).

They are given the State, since some look at hidden cards on purpose, to find out what knowing them is worth.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from belief import Belief, Taste

from wildcards.bots.plans import plans_for
from wildcards.bots.search import Search
from wildcards.bots.search_bot import TEMPERATURE
from wildcards.bots.weights import tuned_heuristic, value_net
from wildcards.engine.board import BIDS, COVER, HAND, LAID, LEADER, PHASE, PILE_AT, TURNED, numbers
from wildcards.engine.card import EAGLE, NONE, REFILL, one
from wildcards.engine.chance import Rng
from wildcards.engine.determinize import determinize
from wildcards.engine.legal import legal_mask
from wildcards.engine.observation import Observation, is_laying, open_bid
from wildcards.engine.phase import BID, BREAK, REVEAL, Phase
from wildcards.engine.state import State

LAST: Final = 4  # plans that a Continuer plays for another round


class Player:
    """Decides by whole plans, as the search does."""

    def begin(self, seed: int) -> None:
        """Another game."""
        raise NotImplementedError

    def look(self, seen: Observation) -> None:
        """Take note of what there is to see at a decision."""

    def plan(self, state: State, seat: int) -> list[int]:
        """The steps of the best plan, the first to be taken now."""
        raise NotImplementedError


class Greedy(Player):
    """The level of this name."""

    def __init__(self) -> None:
        self.heuristic: Final = tuned_heuristic()

    def begin(self, seed: int) -> None:
        self.dice = Rng(seed)

    def plan(self, state: State, seat: int) -> list[int]:
        return [self.heuristic.choose(state, seat, legal_mask(state, seat), self.dice, 0.0)]


class Searcher(Player):
    """The levels' search. Variants deal other worlds, or judge their end otherwise."""

    def __init__(
        self,
        simulations: int,
        rounds: int,
        temperature: float = TEMPERATURE,
        winning: float = 0.0,
        late: int = 0,
    ) -> None:
        self.search: Final = Search(tuned_heuristic(), temperature, rounds, value_net(), late, winning)
        self.simulations: Final = simulations

    def begin(self, seed: int) -> None:
        self.random = Random(seed)

    def plan(self, state: State, seat: int) -> list[int]:
        seen = state.observe(seat)
        if len(seen.legal_actions) == 1:
            return [seen.legal_actions[0]]
        plans = plans_for(determinize(seen, self.random, log=False), seat, self.search.heuristic)
        return plans[0] if len(plans) == 1 else self.halve(state, seen, seat, plans)

    def halve(self, state: State, seen: Observation, seat: int, plans: list[list[int]]) -> list[int]:
        """Sequential halving, as in bots/search.py."""
        dice = Rng(self.random.getrandbits(64))
        worth = [0.0] * len(plans)
        alive = list(range(len(plans)))
        turns = (len(plans) - 1).bit_length()
        last: list[int] = []
        tried = 0
        for _ in range(turns):
            times = max(1, self.simulations // (turns * len(alive)))
            for _each in range(times):
                root = self.deal(state, seen)
                roll = dice.word()
                for index in alive:
                    worth[index] += self.value(root.copy(), seat, plans[index], roll)
            tried += times
            alive.sort(key=lambda index: -worth[index])
            last = alive[:2]
            del alive[(len(alive) + 1) // 2 :]
        return self.choose([plans[index] for index in last], [worth[index] / tried for index in last])

    def choose(self, last: list[list[int]], worth: list[float]) -> list[int]:  # noqa: ARG002  # mixers weigh
        """One of the last two plans, the better one first, and what each is worth from 0 to 1."""
        return last[0]

    def deal(self, state: State, seen: Observation) -> State:  # noqa: ARG002  # cheaters look at the state
        """A world to try plans in."""
        return determinize(seen, self.random, log=False)

    def value(self, world: State, seat: int, plan: list[int], roll: int) -> float:
        """What a plan is worth in the world, from 0 to 1."""
        return self.search.simulate(world, seat, plan, roll)


class Cheater(Searcher):
    """Knows every hand, though not what was laid face down, nor the order of the piles."""

    def deal(self, state: State, seen: Observation) -> State:
        return truth(state, seen, self.random)


class Thinker(Searcher):
    """Lets this part of the rivals bid by small searches of their own, once in each world.

    With `worlds`, a decision deals as many and goes through them again, with other dice.
    """

    def __init__(
        self,
        simulations: int,
        rounds: int,
        theirs: int,
        part: float = 1.0,
        winning: float = 0.0,
        late: int = 0,
        worlds: int = 0,
    ) -> None:
        super().__init__(simulations, rounds, winning=winning, late=late)
        self.part: Final = part
        self.mind: Final = Search(self.search.heuristic, TEMPERATURE, 1, self.search.net)
        self.theirs: Final = theirs
        self.worlds: Final = worlds

    def halve(self, state: State, seen: Observation, seat: int, plans: list[list[int]]) -> list[int]:
        self.dealt: list[State] = []
        self.asked = 0
        return super().halve(state, seen, seat, plans)

    def deal(self, state: State, seen: Observation) -> State:
        if not self.worlds:
            return self.imagine(state, seen)
        self.asked += 1
        if len(self.dealt) < self.worlds:
            self.dealt.append(self.imagine(state, seen))
        return self.dealt[(self.asked - 1) % self.worlds]

    def imagine(self, state: State, seen: Observation) -> State:
        """A world where these rivals have bid."""
        world = super().deal(state, seen)
        if seen.phase != Phase.BID:
            return world
        rivals = [seat for seat in seen.to_act if seat != seen.seat and world.s[LEADER + EAGLE] != seat]
        rivals = [seat for seat in rivals if self.random.random() < self.part]
        bids = [self.mind.plan(world.observe(seat), self.random, self.theirs, 0.0)[0] for seat in rivals]
        for seat, bid in zip(rivals, bids, strict=True):
            world.step(seat, bid)
        return world


class Mixer(Searcher):
    """Draws one of the last two plans, the likelier the more it is worth, in place of the better one."""

    def __init__(self, simulations: int, rounds: int, warmth: float) -> None:
        super().__init__(simulations, rounds)
        self.warmth: Final = warmth  # a plan worth so much less, from 0 to 1, is drawn 1/e times as often

    def choose(self, last: list[list[int]], worth: list[float]) -> list[int]:
        weights = [exp((one - worth[0]) / self.warmth) for one in worth]
        return self.random.choices(last, weights)[0]


class Continuer(Searcher):
    """Plays one round while many plans are left, then goes on from the same ends with the last few."""

    def halve(self, state: State, seen: Observation, seat: int, plans: list[list[int]]) -> list[int]:
        dice = Rng(self.random.getrandbits(64))
        worth = [0.0] * len(plans)
        ends: list[list[State]] = [[] for _ in plans]
        alive = list(range(len(plans)))
        turns = (len(plans) - 1).bit_length()
        for turn in range(turns):
            for _each in range(max(1, self.simulations // (turns * len(alive)))):
                root = self.deal(state, seen)
                roll = dice.word()
                for index in alive:
                    end = root.copy()
                    worth[index] += self.value(end, seat, plans[index], roll)
                    ends[index].append(end)
            alive.sort(key=lambda index: -worth[index])
            if turn < turns - 1:
                del alive[max(LAST, (len(alive) + 1) // 2) :]
        del alive[LAST:]
        rolls = [dice.word() for _ in ends[alive[0]]]
        later = {
            index: sum(self.value(end, seat, [], roll) for end, roll in zip(ends[index], rolls, strict=True))
            for index in alive
        }
        return plans[max(alive, key=later.__getitem__)]


class Believer(Searcher):
    """Weighs worlds by what rivals have chosen since the deal."""

    def __init__(self, simulations: int, rounds: int, taste: Taste, burn: int, thin: int) -> None:
        super().__init__(simulations, rounds)
        self.taste: Final = taste
        self.burn: Final = burn  # swaps before the first world of a decision, and between two
        self.thin: Final = thin
        self.reads = False

    def begin(self, seed: int) -> None:
        super().begin(seed)
        self.belief = Belief(self.search.heuristic, self.taste, self.random)

    def look(self, seen: Observation) -> None:
        if seen.phase == Phase.BID:
            self.belief.notice(seen, determinize(seen, self.random, log=False))

    def halve(self, state: State, seen: Observation, seat: int, plans: list[list[int]]) -> list[int]:
        is_covered = seen.phase == Phase.REVEAL and seen.to_act[0] != seat
        self.reads = not is_covered and self.belief.read(seen)
        if self.reads:
            self.belief.walk(self.burn)
        return super().halve(state, seen, seat, plans)

    def deal(self, state: State, seen: Observation) -> State:
        world = super().deal(state, seen)
        if not self.reads:
            return world
        self.belief.walk(self.thin)
        hands = {seat: self.belief.hands[seat] for seat in self.belief.rivals}
        return with_hands(world, hands, self.belief.pile(), self.random)


def truth(state: State, seen: Observation, random: Random) -> State:
    """A world with the hands that everybody really holds; only piles, and what is face down, are unknown."""
    world = determinize(seen, random, log=False)
    if seen.phase == Phase.REVEAL and seen.to_act[0] != seen.seat:
        return world  # which two cards the eagle's owner covered stays unknown, and so its hand
    hands = {seat: true_hand(state, seat) for seat in range(state.n) if seat not in (seen.seat, state.leo)}
    return with_hands(world, hands, list(state.pile)[state.s[PILE_AT] :], random)


def true_hand(state: State, seat: int) -> int:
    """All habitat cards the seat holds, packed, those face down included."""
    s = state.s
    hidden: list[int] = []
    if s[PHASE] in (BID, REVEAL):
        hidden = [s[COVER + seat], s[BIDS + seat] if open_bid(state, seat) == NONE else NONE]
    elif s[PHASE] == BREAK:
        hidden = [s[TURNED + seat]]
    laid = s[LAID + seat] if is_laying(state, seat) else 0
    return int(s[HAND + seat] + laid + sum(one(card) for card in hidden if 0 <= card < REFILL))


def with_hands(world: State, hands: dict[int, int], pile: list[int], random: Random) -> State:
    """The world with these hands, and the cards of the draw pile in any order."""
    s = world.s[:]
    for seat, hand in hands.items():
        s[HAND + seat] = hand
    random.shuffle(pile)
    s[PILE_AT] = 0
    made = State(world.rules, world.chance, None, s, numbers(pile), world.animals, world.leo_pile)
    made.logging = False
    return made
