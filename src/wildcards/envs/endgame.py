"""The endgame: a game small enough to be solved, all of whose steps the engine takes.

Two players and Leo come to the last round. Three habitat cards are dealt: one to each player, and one to Leo,
on top of his refill card. Everybody knows which three these are, and each way to deal them is as likely as
the others. The draw pile lies in a fixed order, which decides nothing: what is drawn in the last round can
no longer be played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Final

from wildcards.engine.card import CARD_TOKENS, Cards, pack
from wildcards.engine.chance import FastChance
from wildcards.engine.observation import Observation
from wildcards.engine.position import Position, position_of, state_of
from wildcards.engine.rules import Rules
from wildcards.engine.state import State
from wildcards.envs.moment import Uniform
from wildcards.notation.position import parse_position

# One of the deals, as docs/notation.md describes it. The dealt cards are those in hand that are not known,
# and Leo's first. Seat 2 is his.
POSITION: Final = (
    "wildcards-position/1 rules=2022,holder_last,balanced,returns,5-4-3-2 seats=3 leo=2 phase=BID talisman=1"
    " round=14 value=0 used=0 reshuffles=2 leo_piles=6 owes=01 active=01 display=lipe leaders=012212"
    " box=0,0,0,0,0,0 collections=2,2,1,1,2,0/2,3,1,1,2,0/0,1,2,3,0,3 hands=F2M1/F1S1/ known=F2/F1/"
    " points=12,12,0 ranks=-1,-1,-1 took=-1,-1,-1 last=0,0,0"
    " discard=F1F1F2F3F3S1S1S1S1S2S2S4M1M1M2M2M2M3M4M4W4"
    " pile=M3F1F4F1W2M1F2F3S2F2M1S3W1S3M2S4F4M3S2W3 leo_pile=S3R"
)


class Endgame:
    """The root of the endgame: one roll, which is the deal."""

    rolls = 1

    def __init__(self, text: str = POSITION) -> None:
        state = parse_position(text)
        self.rules: Rules = state.rules
        ways = Counter(_deals(position_of(state)))
        self._deals: Final = list(ways)
        number = ways.total()
        self.outcomes = [(roll, ways[deal] / number) for roll, deal in enumerate(self._deals)]

    def start(self, rolled: tuple[int, ...]) -> State:
        """The position after this deal."""
        return state_of(self._deals[rolled[0]], self.rules, FastChance(0))

    def name(self, roll: int) -> str:
        """The hand of each player, and Leo's card."""
        deal = self._deals[roll]
        cards = [str(Cards(hand)) for hand in deal.hands if hand]
        return f"{', '.join(cards)}, Leo {CARD_TOKENS[deal.leo_pile[0]]}"

    def resample(self, seen: Observation, acting: int, uniform: Uniform) -> State:
        """Any State that looks like this, each as likely as the deal and even-handed rivals make it."""
        fitting: list[State] = []
        weights: list[float] = []
        for roll, chance in self.outcomes:
            for state, weight in _looking_like(seen, self.start((roll,)), chance):
                if state.to_act[:1] == ((acting,) if state.to_act else ()):
                    fitting.append(state)
                    weights.append(weight)
        left = uniform() * sum(weights)
        for state, weight in zip(fitting, weights, strict=True):
            left -= weight
            if left < 0:
                return state
        return fitting[-1]


def _deals(position: Position) -> Iterator[Position]:
    """Every way to deal the hidden cards."""
    hidden = [list(Cards(hand - known)) for hand, known in zip(position.hands, position.known, strict=True)]
    leo, *below = position.leo_pile
    for order in permutations([*[card for cards in hidden for card in cards], leo]):
        left = iter(order)
        hands = [
            known + pack([next(left) for _ in cards])
            for known, cards in zip(position.known, hidden, strict=True)
        ]
        yield position._replace(hands=tuple(hands), leo_pile=(next(left), *below))


def _looking_like(seen: Observation, state: State, weight: float) -> Iterator[tuple[State, float]]:
    """The States after this one that look so to the seat, with their weights."""
    assert seen.seat is not None
    so_far = state.observe(seen.seat)
    if so_far == seen:
        yield state, weight
    events = [event for events in seen.history for event in events]
    told = [event for events in so_far.history for event in events]
    if told != events[: len(told)] or not state.to_act:
        return
    seat = state.to_act[0]
    actions = state.legal_actions(seat)
    for action in actions:
        after = state.copy()
        after.step(seat, action)
        yield from _looking_like(seen, after, weight if seat == seen.seat else weight / len(actions))
