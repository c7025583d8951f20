"""Seeds mixed from the dealer's part and a nonce from every person."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from strategies import last_of, play

from wildcards.engine.chance import SeededChance, commitment
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.errors import RecordError, ReplayError
from wildcards.notation.fair import KEY, FairDeal, commit, mix
from wildcards.notation.record import Player, Record
from wildcards.notation.verify import verify

SERVER = bytes(range(32))
ANN, BOB = "0f" * 16, "a1" * 16
DEAL = FairDeal.of(SERVER, [ANN, "", BOB])
HASH = "fair_deal.commitment: expected the SHA-256 of server_seed"
MIXED = "seed: expected that of fair_deal"
SEATS = (Player("Ann", "human"), Player("greedy", "greedy"), Player("Bob", "human"))


def record(deal: FairDeal = DEAL, **changed: Any) -> Record:
    """The record of a game just dealt from the mixed seed; `changed` are parts of its fair deal."""
    state = new_game(Rules(seats=3), chance=SeededChance(deal.seed()))
    return Record.of(state, SEATS, {KEY: deal.to_dict() | changed})


def refused(told: Record, kind: type[Exception]) -> str:
    with pytest.raises(RecordError) as error:
        verify(Record.from_json(told.to_json()))
    assert type(error.value) is kind
    return str(error.value)


def test_the_seed_is_mixed_as_documented() -> None:
    text = b"wildcards/1 mix" + SERVER + f"{ANN}\n\n{BOB}\n".encode()
    assert mix(SERVER, [ANN, "", BOB]) == DEAL.seed() == hashlib.sha256(text).digest()
    assert DEAL.seed().hex() == "66c723292374b9d068c095ec057fc84f61fb14d073ff360d41b0e0f549982595"


def test_the_commitment_is_that_of_the_servers_part() -> None:
    assert DEAL.commitment == commit(SERVER) == commitment(SERVER)


def test_every_part_counts() -> None:
    seeds = {
        mix(server, nonces)
        for server in (SERVER, bytes(32))
        for nonces in ([ANN, "", BOB], [BOB, "", ANN], ["", ANN, BOB], [ANN, "", ""], [ANN, ""], [])
    }
    assert len(seeds) == 12


def test_a_record_tells_the_parts() -> None:
    assert DEAL.to_dict() == {
        "server_seed": SERVER.hex(),
        "commitment": commit(SERVER),
        "nonces": [ANN, None, BOB],
    }


def test_right_records() -> None:
    told = record()
    assert told.seed == DEAL.seed().hex()
    assert verify(Record.from_json(told.to_json())) == told.replay()
    verify(replace(told, seed=None))  # the parts are right by themselves


def test_a_whole_game() -> None:
    state = last_of(play(Rules(seats=3), 1))
    with pytest.raises(ReplayError, match=MIXED):
        verify(Record.of(state, SEATS, {KEY: DEAL.to_dict()}))


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({"commitment": "0" * 64}, f"{HASH}, {commit(SERVER)}, got {'0' * 64}"),
        ({"server_seed": "0" * 64}, f"{HASH}, {commit(bytes(32))}, got {commit(SERVER)}"),
        ({"nonces": [BOB, None, ANN]}, f"{MIXED}, {mix(SERVER, [BOB, '', ANN]).hex()}, got "),
        ({"nonces": [ANN, None, None]}, MIXED),
        ({"nonces": [ANN, BOB, BOB]}, f"fair_deal.nonces[1]: expected null for greedy, got {BOB}"),
    ],
)  # fmt: skip
def test_parts_that_do_not_fit(changed: Mapping[str, Any], expected: str) -> None:
    assert refused(record(**changed), ReplayError).startswith(expected)


def test_another_server_part_with_its_commitment() -> None:
    other = FairDeal.of(bytes(32), DEAL.nonces).to_dict()
    assert refused(record(**other), ReplayError).startswith(MIXED)


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({"nonces": None}, "fair_deal.nonces: expected a list of 3, got None"),
        ({"nonces": [ANN, None]}, "fair_deal.nonces: expected a list of 3, got "),
        ({"nonces": [ANN, None, 7]}, "fair_deal.nonces[2]: expected 32 hex digits or null, got 7"),
        ({"nonces": ["", None, BOB]}, "fair_deal.nonces[0]: expected 32 hex digits or null, got ''"),
        ({"nonces": [ANN[:-1], None, BOB]}, "fair_deal.nonces[0]: expected 32 hex digits or null"),
        ({"nonces": [ANN.upper(), None, BOB]}, "fair_deal.nonces[0]: expected 32 hex digits or null"),
        ({"server_seed": None}, "fair_deal.server_seed: expected 64 hex digits, got None"),
        ({"commitment": "x" * 64}, "fair_deal.commitment: expected 64 hex digits, got "),
    ],
)
def test_parts_that_are_none(changed: Mapping[str, Any], expected: str) -> None:
    assert refused(record(**changed), RecordError).startswith(expected)


@pytest.mark.parametrize("told", [None, [], "x", 3])
def test_no_object(told: Any) -> None:
    assert refused(replace(record(), extra={KEY: told}), RecordError) == (
        f"fair_deal: expected an object, got {told!r}"
    )
