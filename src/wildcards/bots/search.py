"""Search: determinized flat Monte Carlo with sequential halving over plans.

Plans are tried on the same determinizations, with the same dice; rivals play the heuristic with some noise; a
simulation ends after some rounds, where the value net says what it is worth, or with the game. Only the
observation is known here, so the search cannot see what its seat can't.
"""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

from wildcards.bots.calibration import NO_CURVE, chance, curve_of
from wildcards.bots.heuristic import Heuristic
from wildcards.bots.net import Net
from wildcards.bots.plans import plans_for
from wildcards.bots.utility import margin_utility, win_share
from wildcards.engine.board import DISPLAY, OWES, PHASE, ROUND, Board
from wildcards.engine.card import NONE, bit, lowest_bit
from wildcards.engine.chance import Rng
from wildcards.engine.determinize import SupportsRandom, determinize
from wildcards.engine.legal import legal_mask
from wildcards.engine.observation import Observation
from wildcards.engine.phase import OVER, PAY, TAKE
from wildcards.engine.state import State

TO_THE_END: Final = 99  # rounds


class Search:
    """How to search: the rivals' heuristic and its noise in points, how many rounds to play, and who judges.

    Without a net the rounds should be TO_THE_END, and the score judges. From the last `late` rounds on, games
    are played to their end. The chance of winning has the share `winning` in what a simulation is worth, from
    0 to 1; the rest is what the net learnt, which counts the lead, too.
    """

    def __init__(
        self,
        heuristic: Heuristic,
        temperature: float,
        rounds: int,
        net: Net | None,
        late: int = 0,
        winning: float = 0.0,
    ) -> None:
        self.heuristic = heuristic
        self.temperature = temperature
        self.rounds = rounds
        self.net = net
        self.late = late
        self.winning = winning
        self.simulations = 0  # of the last search
        self.offered: i64 = NONE  # the species on display at the seat's first turn to take, as a mask

    def plan(self, seen: Observation, rng: SupportsRandom, simulations: int, seconds: float) -> list[int]:
        """The steps of the best plan, the first to be taken now.

        It runs about this many simulations, and stops earlier when the seconds are up (0: they don't
        count). Equal observations and random bits give equal plans, unless the seconds stop it.
        """
        seat: i64 = NONE if seen.seat is None else seen.seat
        plans = plans_for(determinize(seen, rng, log=False), seat, self.heuristic)
        self.simulations = 0
        if len(plans) == 1:
            return plans[0]
        return self._halve(seen, seat, plans, rng, simulations, seconds)

    def _halve(
        self,
        seen: Observation,
        seat: i64,
        plans: list[list[int]],
        rng: SupportsRandom,
        simulations: int,
        seconds: float,
    ) -> list[int]:
        """Sequential halving: in each pass the better half of the plans gets the next share of the budget."""
        dice = Rng(rng.getrandbits(64))
        worth = [0.0] * len(plans)
        alive = list(range(len(plans)))
        turns = (len(plans) - 1).bit_length()
        began = time.perf_counter()
        for turn in range(turns):
            until = began + seconds * float(turn + 1) / float(turns) if seconds > 0.0 else 0.0
            self._try(
                seen, seat, plans, alive, worth, rng, dice, max(1, simulations // (turns * len(alive))), until
            )
            alive.sort(key=lambda index: -worth[index])
            del alive[(len(alive) + 1) // 2 :]
        return plans[alive[0]]

    def _try(
        self,
        seen: Observation,
        seat: i64,
        plans: list[list[int]],
        alive: list[int],
        worth: list[float],
        rng: SupportsRandom,
        dice: Rng,
        times: int,
        until: float,
    ) -> None:
        """Simulate every plan that is alive this often, or until that moment (0: no limit)."""
        for _ in range(times):
            root = determinize(seen, rng, log=False)
            roll = dice.word()
            for index in alive:
                worth[index] += self.simulate(root.copy(), seat, plans[index], roll)
            self.simulations += len(alive)
            if until > 0.0 and time.perf_counter() >= until:
                break

    def simulate(self, state: State, seat: i64, plan: list[int], roll: i64) -> float:
        """Play the plan and continue to the horizon, in place; the utility for the seat, from 0 to 1."""
        self.play(state, seat, plan, roll)
        net = self.net
        is_over = net is None or state.s[PHASE] == OVER
        usual = margin_utility(state, seat) if net is None or is_over else net.value(state, seat)
        if self.winning == 0.0:
            return usual
        if is_over:
            won = win_share(state, seat)
        else:
            won = chance(usual, curve_of(state.rules, state.s[ROUND]) or NO_CURVE)
        return self.winning * won + (1.0 - self.winning) * usual

    def play(self, state: State, seat: i64, plan: list[int], roll: i64) -> None:
        """Play the plan and continue to the horizon, in place.

        `self.offered` says afterwards what was on display when it was first the seat's turn to take.
        """
        s = state.s
        dice = Rng(roll)
        at: i64 = 0
        steps: i64 = len(plan)
        phase = s[PHASE]
        round_now = s[ROUND]
        is_late = state.rules.rounds - round_now < self.late
        until = round_now + (TO_THE_END if is_late else self.rounds)
        self.offered = NONE
        while s[PHASE] != OVER and s[ROUND] < until:
            owes = s[OWES]
            if self.offered == NONE and s[PHASE] == TAKE and owes >> seat & 1 and s[ROUND] == round_now:
                self.offered = on_display(state)
            if at < steps and owes >> seat & 1:
                if s[ROUND] == round_now and (s[PHASE] == phase or (phase == TAKE and s[PHASE] == PAY)):
                    state.step(seat, plan[at])
                    at += 1
                    continue
                at = steps
            actor = lowest_bit(owes)
            temperature = 0.0 if actor == seat else self.temperature
            state.step(
                actor, self.heuristic.choose(state, actor, legal_mask(state, actor), dice, temperature)
            )


def on_display(b: Board) -> i64:
    """The species on display, as a mask."""
    mask: i64 = 0
    for slot in range(b.n - 1):
        if b.s[DISPLAY + slot] != NONE:
            mask |= bit(b.s[DISPLAY + slot])
    return mask
