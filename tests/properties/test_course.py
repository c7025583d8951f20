"""The phases follow each other as the graph says, and every edge of it is walked."""

from __future__ import annotations

from strategies import ALL_TABLES, STYLES, choose, dice

from wildcards.engine import board as at
from wildcards.engine.course import enter, leave
from wildcards.engine.phase import FOLLOWERS, PHASES, Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game

Edge = tuple[Phase, Phase]
_BY_STEP = {(Phase.TAKE, Phase.PAY)}
_MOST_GAMES = 1000


def walked(rules: Rules, seed: int) -> set[Edge]:
    """The edges of a random game, whose steps are taken as State.step does."""
    found: set[Edge] = set()
    state = new_game(rules, seed=seed)
    chooser = dice("course", seed)
    style = STYLES[seed % len(STYLES)]
    while not state.is_over:
        seat = chooser.choice(state.to_act)
        before = state.phase
        state.take_step(seat, choose(chooser, state, seat, style))
        if state.phase != before:
            found.add((before, state.phase))
        while not state.to_act and not state.is_over:
            before = state.phase
            enter(state, leave(state))
            found.add((before, PHASES[state.s[at.PHASE]]))
    return found


def test_games_walk_every_edge_of_the_graph_and_no_other() -> None:
    drawn = {(phase, other) for phase, others in FOLLOWERS.items() for other in others} | _BY_STEP
    seen: set[Edge] = set()
    for seed in range(_MOST_GAMES):
        seen |= walked(ALL_TABLES[seed % len(ALL_TABLES)], seed)
        assert seen <= drawn
        if seen == drawn:
            return
    assert drawn == seen
