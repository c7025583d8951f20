"""The level master as it was before the study of docs/study-master.md, to have today's play against it.

make wildcards ARGS="match --seats master,$f,$f,$f" with f=benchmarks/former_master.py:FormerMaster
"""

from __future__ import annotations

from wildcards.bots.search import Search
from wildcards.bots.search_bot import TEMPERATURE, SearchBot
from wildcards.bots.weights import tuned_heuristic, value_net


class FormerMaster(SearchBot):
    """300 simulations of two rounds, judged by the value net alone."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, simulations=300)
        self._two_rounds = Search(tuned_heuristic(), TEMPERATURE, 2, value_net())
