"""The greedy bot: takes the step that seems worth most now, by the heuristic."""

from __future__ import annotations

from wildcards.bots.bot import NO_LIMIT, Bot, Limit
from wildcards.bots.heuristic import Heuristic
from wildcards.bots.weights import tuned_heuristic
from wildcards.engine.chance import Rng
from wildcards.engine.determinize import determinize
from wildcards.engine.legal import legal_mask
from wildcards.engine.observation import Observation


class GreedyBot(Bot):
    """Chooses by the heuristic (the tuned one, if none is given), with Gumbel noise of `temperature` points.

    The heuristic reads a determinization, and of that only what the seat knows: so any one will do.
    """

    def __init__(self, seed: int = 0, temperature: float = 0.0, heuristic: Heuristic | None = None) -> None:
        super().__init__(seed)
        self._temperature = temperature
        self._heuristic = heuristic or tuned_heuristic()

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self._dice = Rng(seed)

    def choose(self, seen: Observation, limit: Limit = NO_LIMIT) -> int:  # noqa: ARG002  # needs no time
        """The legal action that seems worth most."""
        if seen.seat is None or len(seen.legal_actions) == 1:
            return seen.legal_actions[0]
        state = determinize(seen, self.random, log=False, memory=False)
        mask = legal_mask(state, seen.seat)
        return self._heuristic.choose(state, seen.seat, mask, self._dice, self._temperature)
