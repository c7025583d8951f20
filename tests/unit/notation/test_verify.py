"""Verifying records."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from strategies import TABLES, last_of, play

from wildcards.engine.chance import FastChance, commitment
from wildcards.engine.deal import Decks
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.errors import RecordError, ReplayError
from wildcards.notation.record import Record, Result
from wildcards.notation.verify import verify

RULES = Rules(seats=3, leo=True)
RECORD = Record.of(last_of(play(RULES, 4, "spender")))


def refused(record: Record) -> str:
    with pytest.raises(ReplayError) as error:
        verify(record)
    return str(error.value)


def swapped(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards with the last one and one that differs from it exchanged."""
    other = next(place for place, card in enumerate(cards) if card != cards[-1])
    changed = list(cards)
    changed[other], changed[-1] = changed[-1], changed[other]
    return tuple(changed)


def test_right_records() -> None:
    for table in TABLES:
        record = Record.of(last_of(play(table, 6)))
        for right in (record, record.without_seed(), replace(record, commitment=None)):
            assert verify(right) == record.replay()


def test_a_game_in_progress() -> None:
    for state in play(RULES, 2):
        if not state.is_over:
            assert verify(Record.of(state)) == state


def test_a_game_from_explicit_decks_needs_no_seed() -> None:
    decks = new_game(RULES, chance=FastChance(1)).decks
    record = Record.of(new_game(RULES, chance=FastChance(8), decks=decks))
    assert record.seed is None
    verify(record)


def test_a_commitment_without_a_seed_says_nothing_yet() -> None:
    verify(replace(RECORD.without_seed(), commitment="0" * 64))


def test_the_seed_has_to_match_the_commitment() -> None:
    assert RECORD.seed is not None
    right = commitment(bytes.fromhex(RECORD.seed))
    message = refused(replace(RECORD, commitment="0" * 64))
    assert message == f"commitment: expected the SHA-256 of the seed, {right}, got {'0' * 64}"
    other = replace(RECORD, seed=f"{99:064x}", commitment=commitment(99))
    assert refused(other) == "decks.habitat: the seed gives a different order from the record"


@pytest.mark.parametrize("name", ["habitat", "animals", "removed"])
def test_the_decks_have_to_come_from_the_seed(name: str) -> None:
    decks = RECORD.decks
    given = {key: getattr(decks, key) for key in ("habitat", "animals", "removed")}
    changed = Decks(**(given | {name: swapped(given[name])}))
    message = refused(replace(RECORD, decks=changed))
    assert message == f"decks.{name}: the seed gives a different order from the record"


def test_the_shuffles_have_to_come_from_the_seed() -> None:
    """A shuffle nobody drew from affects no step, but the seed must give it."""
    state = last_of(play(RULES, 4, "spender"))
    piles = len(RECORD.leo_piles)
    assert piles > 1
    unseen = [number for number, pile in enumerate(RECORD.leo_piles) if swapped_is_unseen(number)]
    assert unseen
    number = unseen[-1]
    changed = list(RECORD.leo_piles)
    changed[number] = swapped(changed[number])
    record = replace(RECORD, leo_piles=tuple(changed))
    assert refused(record) == f"leo_piles[{number}]: the seed gives a different order from the record"
    assert verify(record.without_seed()).scores() == state.scores()


def swapped_is_unseen(number: int) -> bool:
    """Whether another order of one of Leo's piles leads to the same steps."""
    changed = list(RECORD.leo_piles)
    changed[number] = swapped(changed[number])
    try:
        verify(replace(RECORD, leo_piles=tuple(changed)).without_seed())
    except RecordError:
        return False
    return True


def test_no_shuffle_may_be_left_over() -> None:
    record = RECORD.without_seed()
    made = len(record.reshuffles)
    message = (
        f"reshuffles: after {len(record.actions)} actions the game made {made}, but the record has {made + 1}"
    )
    assert refused(replace(record, reshuffles=(*record.reshuffles, (1, 2)))) == message
    made = len(record.leo_piles)
    message = (
        f"leo_piles: after {len(record.actions)} actions the game made {made}, but the record has {made + 1}"
    )
    assert refused(replace(record, leo_piles=(*record.leo_piles, (1, 2)))) == message


def test_the_result_has_to_be_right() -> None:
    assert RECORD.result is not None
    scores, ranks = RECORD.result
    wrong = Result((99, *scores[1:]), ranks)
    assert refused(replace(RECORD, result=wrong)) == (
        f"result.scores: expected {list(scores)}, got {[99, *scores[1:]]}"
    )
    wrong = Result(scores, (9, *ranks[1:]))
    assert refused(replace(RECORD, result=wrong)) == (
        f"result.ranks: expected {list(ranks)}, got {[9, *ranks[1:]]}"
    )
    assert refused(replace(RECORD, result=None)) == (
        "result: expected scores and ranks of a finished game, got null"
    )


def test_a_result_before_the_end() -> None:
    cut = replace(RECORD, actions=RECORD.actions[:4], reshuffles=(), leo_piles=RECORD.leo_piles[:1])
    message = refused(cut)
    assert message.startswith("result: given, but the game is not over after 4 actions: round 1, phase ")
    assert "owed by seats [" in message


def test_a_record_that_does_not_replay() -> None:
    data: dict[str, Any] = json.loads(RECORD.to_json())
    data["actions"][2] = [0, "?"]
    message = refused(Record.from_dict(data))
    assert message.startswith("actions[2] [0, '?'], round 1: ")


def test_the_talisman_has_to_come_from_the_seed_unless_the_host_chose() -> None:
    assert RECORD.talisman is not None
    other = 1 - RECORD.talisman
    chosen = Record.of(new_game(RULES, seed=4, talisman=other))
    assert chosen.extra == {"talisman_by": "host"}
    verify(chosen)
    verify(chosen.without_seed())
    assert Record.of(new_game(RULES, seed=4, talisman=RECORD.talisman)).extra == {}
    for by in ({}, {"talisman_by": "server"}):
        message = refused(replace(chosen, extra=by))
        assert message.startswith(f"talisman: the seed first gives it to a seat other than {other}, and the")


def test_a_key_given_twice_is_refused() -> None:
    text = RECORD.to_json()
    for twice, key in (
        ('"result": null, "result": ', "result"),
        ('"note": {"a": [{"b": 1, "b": 1}]}, "result": ', "b"),
    ):
        with pytest.raises(RecordError, match=f"^{key}: expected once in its object, got it 2 times$"):
            Record.from_json(text.replace('"result": ', twice))
