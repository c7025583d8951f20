"""Many games side by side, stepped, observed and dealt again inside compiled code.

A game stands at a decision of the learner: of its seat, or of any seat where it plays them all. The seats of
opponents are played in between. Where a game ends the next begins at once.
"""

from __future__ import annotations

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from wildcards.bots.heuristic import Heuristic
from wildcards.engine.action import ACTIONS
from wildcards.engine.board import OWES, PHASE
from wildcards.engine.card import NONE, lowest_bit
from wildcards.engine.chance import FastChance, Rng
from wildcards.engine.deal import Dealer
from wildcards.engine.legal import legal_mask
from wildcards.engine.phase import OVER
from wildcards.engine.playout import random_action
from wildcards.engine.rules import SEATS, Rules
from wildcards.engine.state import State, quiet_game
from wildcards.envs.reward import returns
from wildcards.envs.writer import MASK_WORDS, WORDS, Writer, write_mask

# What happened to a game in the last step.
GOES_ON: Final[i64] = 0
ENDED: Final[i64] = 1
ILLEGAL: Final[i64] = 2  # it was ended because of an illegal action


class Batch:
    """`size` games by the same rules.

    `seats` are those the learner takes in turn, a game after another: the first is that of game number
    `index % len(seats)`. With none of them it plays every seat. The others are played by the heuristics given
    by place after the learner's seat, without Leo's, or at random where there is None.
    """

    def __init__(
        self,
        rules: Rules,
        size: int,
        seats: list[int],
        rivals: list[Heuristic | None],
        reward: str,
        zero_sum: bool,
        illegal_reward: float,
    ) -> None:
        self.rules: Final = rules
        self.size: Final[i64] = size
        self.seats: Final = seats
        self.rivals: Final = rivals
        self.reward: Final = reward
        self.zero_sum: Final = zero_sum
        self.illegal_reward: Final = illegal_reward
        self.dealer: Final = Dealer(rules)
        self.writer: Final = Writer(rules)
        self.places: Final = vec[i64](_places(rules))
        self.states: list[State] = []
        self.dice: list[Rng] = []
        self.played = vec[i64]([0] * size)  # games dealt so far
        self.own = vec[i64]([NONE] * size)  # the learner's seat; -1: all
        self.turn = vec[i64]([0] * size)  # the seat that decides
        self.legal = vec[i64]([0] * size)  # its legal actions, as bits
        self.drawn = vec[i64]([0] * size)  # by `draw`
        self.fate = vec[i64]([GOES_ON] * size)
        self.acted = vec[i64]([0] * size)  # the seat that took the last step
        self.rewards = vec[float]([0.0] * size)  # of that seat
        self.paid = vec[float]([0.0] * (size * SEATS))  # to all seats, where a game ended
        self.words = vec[i64]([0] * (size * WORDS))
        self.masks = vec[i64]([0] * (size * MASK_WORDS))
        self.last_words = vec[i64]([0] * (size * WORDS))  # of the seat that acted, where a game ended
        self.steps = 0  # decisions taken, those of opponents too

    def begin(self, seeds: list[int]) -> None:
        """Deal all games, each from its own seed (64 bits)."""
        self.states = []
        self.dice = [Rng(seed) for seed in seeds]
        for i in range(self.size):
            self.played[i] = 0
            self.fate[i] = GOES_ON
            self.rewards[i] = 0.0
            self.states.append(self._deal(i))
            self._go_on(i)

    def step(self, actions: bytes) -> None:
        """Take one action in each game: `size` numbers of 8 bytes, little-endian."""
        turn, legal, acted, fate, rewards = self.turn, self.legal, self.acted, self.fate, self.rewards
        for i in range(self.size):
            action = read_i64_le(actions, 8 * i)
            seat = turn[i]
            acted[i] = seat
            fate[i] = GOES_ON
            rewards[i] = 0.0
            if 0 <= action < ACTIONS and legal[i] >> action & 1:
                self.states[i].step(seat, action)
                self.steps += 1
                self._go_on(i)
            else:
                self._end(i, ILLEGAL)

    def dump(self) -> list[list[int]]:
        """Where all games stand besides `states`, to be put back by `load`."""
        rolls = [[dice.a, dice.b, dice.c, dice.d] for dice in self.dice]
        return [
            [int(x) for row in rolls for x in row],
            *[list(x) for x in (self.played, self.own, self.turn, self.legal, self.words, self.masks)],
        ]

    def load(self, states: list[State], kept: list[list[int]]) -> None:
        """Go on from these states and what `dump` returned."""
        self.states = states
        self.dice = []
        for i in range(self.size):
            dice = Rng(0)
            dice.a, dice.b, dice.c, dice.d = kept[0][4 * i : 4 * i + 4]
            self.dice.append(dice)
        for at in range(self.size):
            self.played[at], self.own[at] = kept[1][at], kept[2][at]
            self.turn[at], self.legal[at] = kept[3][at], kept[4][at]
        for at in range(self.size * WORDS):
            self.words[at] = kept[5][at]
        for at in range(self.size * MASK_WORDS):
            self.masks[at] = kept[6][at]

    def draw(self, dice: Rng) -> None:
        """Fill in `drawn`: a legal action in each game, each as likely as the others."""
        for i in range(self.size):
            self.drawn[i] = random_action(self.legal[i], dice)

    def _deal(self, i: i64) -> State:
        """The game's next deal; the learner moves on a seat."""
        dice = self.dice[i]
        seed: i64 = (dice.word() & 0x3FFFFFFF) * 0x100000000 + dice.word()
        state = quiet_game(self.dealer, FastChance(seed))
        if self.seats:
            self.own[i] = self.seats[(i + self.played[i]) % len(self.seats)]
        self.played[i] = self.played[i] + 1
        return state

    def _go_on(self, i: i64) -> None:
        """Play on to the learner's next decision, past the end of the game if need be; write it down."""
        state = self._play_on(i)
        if state.s[PHASE] == OVER:
            self._end(i, ENDED)
            return
        seat = lowest_bit(state.s[OWES])
        mask = legal_mask(state, seat)
        self.turn[i] = seat
        self.legal[i] = mask
        self.writer.write(state, seat, self.words, i * WORDS)
        write_mask(mask, self.masks, i * MASK_WORDS)

    def _play_on(self, i: i64) -> State:
        """Let opponents act until it is the learner's turn or the game is over."""
        state = self.states[i]
        own = self.own[i]
        if own == NONE:
            return state
        s = state.s
        dice = self.dice[i]
        while s[PHASE] != OVER:
            seat = lowest_bit(s[OWES])
            if seat == own:
                break
            mask = legal_mask(state, seat)
            rival = self.rivals[self.places[SEATS * own + seat]]
            if rival is None:
                state.step(seat, random_action(mask, dice))
            else:
                state.step(seat, rival.choose(state, seat, mask, dice, 0.0))
            self.steps += 1
        return state

    def _end(self, i: i64, fate: i64) -> None:
        """Pay, keep the last observation, and go on with the next deal."""
        state = self.states[i]
        seat = self.own[i] if self.own[i] != NONE else self.acted[i]
        self.writer.write(state, seat, self.last_words, i * WORDS)
        paid = returns(state, self.reward, self.zero_sum) if fate == ENDED else [0.0] * state.n
        if fate == ILLEGAL:
            paid[seat] = self.illegal_reward
        for other in range(state.n):
            self.paid[i * SEATS + other] = paid[other]
        self.rewards[i] = paid[seat]
        self.states[i] = self._deal(i)
        self._go_on(i)
        self.fate[i] = fate


def _places(rules: Rules) -> list[int]:
    """At SEATS * own + seat: the seat's place after the learner's seat `own`, 0 first, Leo's left out."""
    people = rules.human_seats()
    places = [0] * (SEATS * SEATS)
    for at, own in enumerate(people):
        for place, seat in enumerate(people[at + 1 :] + people[:at]):
            places[SEATS * own + seat] = place
    return places
