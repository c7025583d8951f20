"""How many ways a few small positions can continue, step by step: any change to a rule changes a number.

All numbers were confirmed once by a second implementation of the rules, written without looking at this one.
Seats that owe a step together are counted in seat order, but in the last case in every order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

import pytest
from strategies import IS_COMPILED
from support.scene import Scene

from wildcards.engine.state import State

# name → the position, and by depth how many lines of play end in which phase
CASES: Final[dict[str, tuple[Callable[[], Scene], dict[int, dict[str, int]]]]] = {
    "three seats, last round": (
        lambda: Scene(
            hands=("F1 S2", "M2 W1", "F1 M1"),
            display="pe ib",
            collections={0: "pe* sq*", 1: "ib* li*", 2: "ib me*"},
            round_number=14,
            pile="F1 F2 S1 S2 M1 M2 F3 S3",
        ),
        {
            3: {"DISCARD": 10, "SWAP": 9, "TAKE": 8},
            5: {"DISCARD": 84, "KEEP": 2, "OVER": 2, "PAY": 20, "TAKE": 124},
            7: {"DISCARD": 88, "KEEP": 136, "OVER": 558, "PAY": 112, "TAKE": 240},
            40: {"OVER": 2320},
        },
    ),
    "eagle and meerkat": (
        lambda: Scene(
            hands=("F1 F2 W2", "S1", "M1"),
            display="pe sq",
            collections={0: "ea*", 1: "me* pe*", 2: "pe sq*"},
            round_number=14,
            pile="F1 F2 S1 S2 M1 M2 F3 S3",
        ),
        {
            3: {"BID": 18, "DISCARD": 2, "SWAP": 2},
            5: {"DISCARD": 77, "PAY": 4, "SWAP": 24, "TAKE": 34},
            7: {"DISCARD": 234, "OVER": 221, "PAY": 52, "TAKE": 353},
            40: {"OVER": 3644},
        },
    ),
    "tie-breaks of 2020": (
        lambda: Scene(
            edition="2020",
            hands=("F1 S1 M1", "F1 S1", "S1"),
            display="pe ib",
            collections={0: "pe*", 1: "ib*", 2: "sq*"},
            round_number=14,
            pile="M1 M1 F2 S2 S3 M1 F1 F1 S1 F2 F3 M2 M3",
        ),
        {
            3: {"BREAK": 6, "DISCARD": 18},
            5: {"BREAK": 106, "DISCARD": 36, "TAKE": 30},
            7: {"BREAK": 86, "DISCARD": 16, "KEEP": 86, "OVER": 212, "TAKE": 538},
            40: {"OVER": 13132},
        },
    ),
    "payments of 2020": (
        lambda: Scene(
            edition="2020",
            hands=("F2 S1 M1", "S2 F2", "M2 W1 F1"),
            display="sq sq",
            collections={0: "li*"},
            round_number=14,
            pile="M1 M1 F2 S2 S3 M1 F1 F1 S1 F2 F3",
        ),
        {
            3: {"DISCARD": 30, "LAY": 6, "TAKE": 12},
            5: {"DISCARD": 80, "LAY": 12, "PAY": 34, "TAKE": 184},
            7: {"DISCARD": 70, "LAY": 4, "OVER": 668, "PAY": 98, "TAKE": 280},
            40: {"OVER": 1828},
        },
    ),
    "Leo at the table": (
        lambda: Scene(
            hands=("F1 F2", "", "F1 S2"),
            leo="F2 R M1",
            leo_seat=1,
            display="pe pe",
            collections={0: "me*", 1: "pe*", 2: "ib*"},
            round_number=14,
            pile="F1 F2 S1 S2 M1 M2 F3 S3",
        ),
        {
            3: {"DISCARD": 11, "KEEP": 1, "LAY": 1, "PAY": 2, "TAKE": 7},
            5: {"DISCARD": 12, "KEEP": 7, "OVER": 50, "PAY": 8, "TAKE": 13},
            7: {"KEEP": 6, "OVER": 140},
            40: {"OVER": 152},
        },
    ),
    "Leo draws a new pile": (
        lambda: Scene(
            hands=("F1 F2", "", "F1 S2"),
            leo="R F2 M1",
            leo_seat=1,
            display="pe ib",
            collections={0: "me*", 1: "pe* li*", 2: "ib* ea*"},
            round_number=14,
            pile="F1 F2 S1 S2 M1 M2 F3 S3",
        ),
        {
            3: {"DISCARD": 5, "LAY": 1, "REVEAL": 9, "SWAP": 2, "TAKE": 7},
            5: {"DISCARD": 40, "KEEP": 12, "LAY": 2, "OVER": 35, "PAY": 12, "TAKE": 35},
            7: {"DISCARD": 24, "KEEP": 59, "OVER": 306, "PAY": 44, "TAKE": 30},
            40: {"OVER": 696},
        },
    ),
    "four seats, holder first": (
        lambda: Scene(
            hands=("F1 F2", "F1", "F2 M1", "M1"),
            display="pe ib me",
            talisman=2,
            talisman_order="holder_first",
            round_number=12,
            pile="F1 F2 S1 S2 M1 M2 F3 S3",
        ),
        {
            3: {"BID": 18},
            5: {"DISCARD": 56, "LAY": 5, "PAY": 6, "TAKE": 26},
            7: {"DISCARD": 52, "KEEP": 6, "LAY": 4, "PAY": 84, "TAKE": 496},
            40: {"OVER": 4788},
        },
    ),
    "five seats": (
        lambda: Scene(
            hands=("F1", "F1", "S2", "", "M1"),
            display="pe ib me pe",
            collections={3: "li*"},
            round_number=10,
            pile="F1 F2 S1 S2 M1 M2 F3 S3",
        ),
        {
            3: {"BID": 8},
            5: {"DISCARD": 15, "TAKE": 1},
            7: {"DISCARD": 20, "TAKE": 70},
            40: {"OVER": 765},
        },
    ),
    "five seats of 2020 at the first bids": (
        lambda: Scene(
            edition="2020",
            hands=("F1 F2 S1", "F1 F2 S2", "S2 F3", "F4", "M1 M2 M3"),
            display="pe ib me pe",
            pile="F1 F2 S1 S2 M1 M2 F3 S3",
        ),
        {
            4: {"BID": 96},
            5: {"BREAK": 2, "DISCARD": 330, "LAY": 25, "TAKE": 27},
            6: {"BREAK": 35, "DISCARD": 834, "LAY": 167, "PAY": 81, "TAKE": 149},
            7: {"BREAK": 289, "DISCARD": 1428, "LAY": 548, "PAY": 501, "TAKE": 543},
        },
    ),
    "over the end of a round": (
        lambda: Scene(
            hands=("F1", "S1", "M1"),
            display="pe ib",
            animal_pile="me li sq sq",
            collections={0: "sq*"},
            pile="F1 F2 S1 S2 M1 M2 F3 S3",
        ),
        {
            5: {"DISCARD": 4, "KEEP": 2, "TAKE": 35},
            6: {"BID": 58, "KEEP": 43},
            7: {"BID": 449},
            8: {"BID": 2301},
        },
    ),
    "in every order": (
        lambda: Scene(
            hands=("F1 F2", "F2 S1", "S2"),
            display="pe ib",
            collections={1: "ea*"},
            pile="F1 F2 S1 S2 M1 M2 F3 S3",
        ),
        {
            3: {"BID": 147, "DISCARD": 36},
            4: {"DISCARD": 252, "LAY": 12, "REVEAL": 216, "TAKE": 60},
            5: {"BID": 84, "DISCARD": 912, "KEEP": 12, "LAY": 72, "PAY": 72, "TAKE": 372},
            6: {"BID": 2076, "DISCARD": 1848, "KEEP": 168, "LAY": 144, "PAY": 360, "TAKE": 1032},
        },
    ),
}


MOST_IN_PURE: Final = 1000  # lines of play; the compiled run follows them all


def perft(state: State, depth: int, every_order: bool) -> Counter[str]:
    """The lines of play of this length, or shorter if the game ends, by the phase they end in."""
    if depth == 0 or state.is_over:
        return Counter([state.phase.name])
    found: Counter[str] = Counter()
    for seat in state.to_act if every_order else state.to_act[:1]:
        for action in state.legal_actions(seat):
            after = state.copy()
            after.step(seat, action)
            found += perft(after, depth - 1, every_order)
    return found


@pytest.mark.parametrize("name", CASES)
def test_perft(name: str) -> None:
    scene, counts = CASES[name]
    state = scene().state
    state.logging = False
    for depth, expected in counts.items():
        if not IS_COMPILED and sum(expected.values()) > MOST_IN_PURE:
            break
        assert perft(state, depth, name == "in every order") == expected, depth
