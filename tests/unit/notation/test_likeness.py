"""Observations that no game reaches, each refused for its own reason, wherever it comes from."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from strategies import audiences, met

from wildcards.engine.action import DRAW
from wildcards.engine.card import NONE, REFILL, Cards
from wildcards.engine.determinize import determinize
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.errors import ObservationError
from wildcards.notation.likeness import check_observation

LEO = Rules(seats=4, leo=True)
OLD = Rules(edition="2020")
Wanted = Callable[[Observation], bool]
Edit = Callable[[Observation], Observation]
T = TypeVar("T")


def first(rules: Rules, phase: Phase, wanted: Wanted) -> Observation:
    """The first observation in random games that is as wanted."""
    for state in met(rules):
        if state.phase == phase:
            for audience in audiences(rules):
                if wanted(seen := state.observe(audience)):
                    return seen
    raise AssertionError(f"no game comes to such a {phase.name}")


def put(**fields: Any) -> Edit:
    return lambda seen: seen._replace(**fields)


def at(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def owing(seen: Observation) -> bool:
    return bool(seen.legal_actions)


def onlooker(seen: Observation) -> bool:
    return seen.seat is None


def rival(seen: Observation) -> bool:
    """Whether somebody else owes a step."""
    return seen.seat is not None and seen.seat not in seen.to_act and seen.seat != seen.rules.leo_seat


def fewer(seen: Observation) -> Observation:
    """A hidden card of another went nowhere."""
    other = next(
        seat for seat in range(4) if seat != seen.seat and len(seen.known[seat]) < seen.hand_sizes[seat]
    )
    return seen._replace(hand_sizes=at(seen.hand_sizes, other, seen.hand_sizes[other] - 1))


def known_only(seen: Observation) -> Observation:
    other = next(seat for seat in range(4) if seat != seen.seat and seen.known[seat])
    return seen._replace(hand_sizes=at(seen.hand_sizes, other, 0))


def low_hand(seen: Observation) -> Observation:
    """Whoever has to continue paying holds only cards that may not follow."""
    lost = [card for card in seen.hand if card >= max(seen.payments[seen.seat or 0])]
    rest = [card for card in seen.hand if card not in lost]
    sizes = at(seen.hand_sizes, seen.seat or 0, len(rest))
    return seen._replace(hand=Cards.of(rest), hand_sizes=sizes, discard=Cards.of([*seen.discard, *lost]))


def bare_hand(seen: Observation) -> Observation:
    """Whoever owes a step now has no cards: they are in the pile."""
    seat = seen.to_act[0]
    by = seen.hand_sizes[seat] - len(seen.known[seat])
    known = at(seen.known, seat, Cards())
    return seen._replace(
        hand_sizes=at(seen.hand_sizes, seat, 0),
        known=known,
        pile_size=seen.pile_size + by + len(seen.known[seat]),
    )


CASES: list[tuple[Rules, Phase, Wanted, Edit, str]] = [
    (Rules(), Phase.BID, owing, put(to_act=(0, 0)), "to_act: expected each seat once"),
    (Rules(), Phase.TAKE, owing, put(queue=(1, 1)), "queue: expected each seat once"),
    (Rules(), Phase.BID, owing, put(to_act=()), "to_act: expected those who owe a step in phase BID"),
    (LEO, Phase.BID, owing, put(to_act=(0, 1, 2, 3)), "to_act: expected those who owe a step in phase BID"),
    (Rules(), Phase.OVER, onlooker, put(to_act=(1,)), "to_act: expected those who owe a step in phase OVER"),
    (Rules(), Phase.BID, onlooker, put(hand=Cards.of([1])), "hand, sealed: expected no cards"),
    (LEO, Phase.BID, lambda s: s.seat == 3, put(sealed=(1,)), "hand, sealed: expected no cards"),
    (Rules(), Phase.BID, owing, put(sealed=(1, 2, 3)), "sealed: expected no such cards"),
    (Rules(), Phase.BID, owing, put(sealed=(DRAW,)), "sealed: expected no such cards"),
    (Rules(), Phase.TAKE, owing, put(sealed=(1,)), "sealed: expected no such cards"),
    (Rules(), Phase.LAY, owing, put(sealed=(REFILL,)), "sealed: expected no such cards"),
    (OLD, Phase.BREAK, owing, put(sealed=(1, 2)), "sealed: expected no such cards"),
    (Rules(), Phase.DISCARD, owing, put(sealed=(2, 1)), "sealed: expected cards in card order"),
    (Rules(), Phase.BID, owing, put(discard=Cards.of([0] * 6)), "expected 5 × F1 in all, got"),
    (
        LEO,
        Phase.BID,
        owing,
        lambda s: s._replace(hand_sizes=at(s.hand_sizes, 3, 1)),
        "hand_sizes: expected none",
    ),
    (
        Rules(),
        Phase.BID,
        lambda s: owing(s) and any(s.known[1:]) and s.seat == 0,
        known_only,
        "hand_sizes: expected at least th",
    ),
    (Rules(), Phase.BID, owing, fewer, "expected "),
    (
        Rules(),
        Phase.BID,
        owing,
        put(box=(7, 0, 0, 0, 0, 0), display=(0, 0, 0)),
        "expected at most 7 × peacock",
    ),
    (Rules(), Phase.BID, owing, put(animals_left=42), "animals_left: expected at most 3"),
    (Rules(), Phase.REVEAL, rival, bare_hand, "hand_sizes: expected face-down cards for seat"),
    (Rules(), Phase.PAY, rival, bare_hand, "payments: seat"),
    (Rules(), Phase.PAY, lambda s: owing(s) and len(s.payments[s.seat or 0]) > 0, low_hand, "payments: seat"),
    (Rules(), Phase.BID, owing, put(legal_actions=()), "legal_actions: expected ("),
    (Rules(), Phase.BID, owing, put(talisman=NONE), "talisman: expected one of the seats"),
    (Rules(), Phase.TAKE, owing, put(value=0), "took, laid: seat"),
]


@pytest.mark.parametrize(("rules", "phase", "wanted", "edit", "message"), CASES)
def test_an_edited_observation_is_refused(
    rules: Rules, phase: Phase, wanted: Wanted, edit: Edit, message: str
) -> None:
    seen = first(rules, phase, wanted)
    check_observation(seen, "seen")
    with pytest.raises(ObservationError) as caught:
        check_observation(edit(seen), "seen")
    assert str(caught.value).startswith(f"seen: {message}")


def test_an_observation_without_a_history_can_be_determinized() -> None:
    seen = first(Rules(), Phase.BID, owing)._replace(history=())
    assert determinize(seen, random.Random(1)).log == []
