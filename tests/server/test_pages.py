"""The pages that need no browser client, and the deal that one of them works out in the browser."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from strategies import EVERY_RULES, last_of, play, table_name
from support.logs import log
from support.serving import Running, running, sqlite_in

from wildcards.engine.rules import Rules
from wildcards.notation.fair import FairDeal
from wildcards.notation.record import Record
from wildcards.server import views
from wildcards.server.table import Table

STATIC = Path(str(files("wildcards.server").joinpath("static")))
PAGES = ("/", "/t/abcdefghjk2345678923", "/verify", "/schema")  # the first two without a client
# Every size of table, with Leo and without, in both editions, and every way to set up a deck.
SOME_RULES = [*EVERY_RULES[::53], Rules(seats=3, three_player_removal="random")]


# --- what is served


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server that was installed without the client."""
    with running(sqlite_in(tmp_path), client=tmp_path) as here:
        yield here


@pytest.mark.parametrize("path", PAGES)
def test_pages_are_whole_and_strict(server: Running, path: str) -> None:
    page = server.client().get(path)
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert page.text.startswith("<!doctype html>")
    assert page.text.rstrip().endswith("</html>")
    assert "{{" not in page.text
    assert 'name="viewport"' in page.text
    assert not re.search(r"<script(?![^>]*src=)|\son\w+=|<style|style=", page.text)  # the policy forbids them
    assert "set-cookie" not in page.headers


def test_what_pages_load_is_there_and_from_here(server: Running) -> None:
    client = server.client()
    for path in PAGES:
        for target in re.findall(r'(?:src|href)="([^"#]+)"', client.get(path).text):
            assert target.startswith("/") or target == "data:,"
            if target.startswith("/"):
                found = client.get(target)
                assert found.status_code == 200, target
    for script in STATIC.glob("*.js"):
        for name in re.findall(r'from "\./(\S+)"', script.read_text(encoding="utf-8")):
            assert client.get(f"/static/{name}").headers["content-type"].startswith("text/javascript")


def test_every_file_is_served_and_no_other(server: Running) -> None:
    client = server.client()
    for file in STATIC.iterdir():
        assert client.get(f"/static/{file.name}").status_code == (404 if file.suffix == ".html" else 200)
    for name in ("nope.js", "..%2fpages.py", "%2e%2e%2fapp.py"):
        assert client.get(f"/static/{name}").status_code == 404


@pytest.mark.parametrize("path", ["/", "/verify", "/t/abc", "/static/verify.js"])
def test_the_policy_lets_in_nothing_from_elsewhere(server: Running, path: str) -> None:
    headers = server.client().get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_the_pages_work_under_a_path(tmp_path: Path) -> None:
    url = "https://example.org/cards/"
    with running(sqlite_in(tmp_path), client=tmp_path, public_url=url) as server:
        client = server.client()
        assert "wildcards host --server https://example.org/cards<" in client.get("/cards/").text
        for path in PAGES:
            for target in re.findall(r'(?:src|href)="(/[^"#]*)"', client.get(path).text):
                assert target.startswith("/cards/")
                assert client.get(target).status_code == 200
        assert 'data-base="/cards"' in client.get("/cards/verify").text


def test_without_a_client_every_page_says_how_to_get_it(server: Running) -> None:
    client = server.client()
    assert "make play" in client.get("/new").text
    assert client.get("/new").status_code == 200
    assert client.get("/nothing", headers={"accept": "text/html"}).status_code == 404
    assert client.get("/sw.js").json() == {"code": "no_path", "args": {}}


def test_the_page_of_the_api_names_all_of_it(server: Running) -> None:
    client = server.client()
    page, schema = client.get("/schema").text, client.get("/schema/openapi.json").json()
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            assert f"<code>{method.upper()} {path}</code>" in page
            assert operation["description"].splitlines()[0].split("'")[0] in page
    named = set(re.findall(r"href='#(s-\w+)'", page))
    assert named
    assert all(f"id='{name}'" in page for name in named)


# --- the deal in the browser

HARNESS = """
import { readFileSync } from "node:fs";
import { checks, verdict } from "./deal.mjs";
for (const record of JSON.parse(readFileSync(0, "utf8"))) {
  const outcomes = [];
  for await (const outcome of checks(record)) {
    outcomes.push(outcome);
  }
  console.log(JSON.stringify([...outcomes, verdict(outcomes)]));
}
"""

Check = Callable[..., list[list[dict[str, Any]]]]


@pytest.fixture
def check(tmp_path: Path) -> Check:
    """Runs the page's checks of records in Node; the last outcome is the verdict."""
    node = shutil.which("node")
    if node is None:
        assert os.environ.get("CI") != "true", "node is missing, and the page's deal goes untested"
        pytest.skip("node is missing: the page's deal cannot run")
    (tmp_path / "deal.mjs").write_text((STATIC / "deal.js").read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "run.mjs").write_text(HARNESS)

    def run(*records: Any) -> list[list[dict[str, Any]]]:
        done = subprocess.run(
            [node, str(tmp_path / "run.mjs")],
            input=json.dumps(records), capture_output=True, text=True, timeout=120, check=True,
        )  # fmt: skip
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
    # The commitment, its part, the mix, two decks, the animals left out, and every pile.
    assert len(outcomes) == 6 + len(record["reshuffles"]) + len(record["leo_piles"]) + 1
    assert record["fair_deal"]["commitment"] in outcomes[1]["words"]
    assert record["fair_deal"]["nonces"][0] in outcomes[2]["words"]


def swapped(cards: list[str]) -> list[str]:
    other = next(place for place, card in enumerate(cards) if card != cards[-1])
    cards = cards[:]
    cards[other], cards[-1] = cards[-1], cards[other]
    return cards


def tampered(record: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Records that lie, by the words of the check that finds it."""
    decks, parts = record["decks"], record["fair_deal"]
    other = FairDeal.of(bytes(32), [nonce or "" for nonce in parts["nonces"]]).to_dict()
    return {
        "commitment is the hash": record | {"commitment": "0" * 64},
        "what it committed to": record | {"fair_deal": parts | {"commitment": "0" * 64}},
        "is the mix": record | {"fair_deal": other},
        "habitat cards": record | {"decks": decks | {"habitat": swapped(decks["habitat"])}},
        "animals came": record | {"decks": decks | {"animals": swapped(decks["animals"])}},
        "left out": record | {"decks": decks | {"removed": swapped(decks["removed"])}},
        "Reshuffle 1": record | {"reshuffles": [swapped(pile) for pile in record["reshuffles"]]},
        "Leo’s pile 1": record | {"leo_piles": [swapped(pile) for pile in record["leo_piles"]]},
    }


def test_every_lie_about_the_deal_is_found(check: Check) -> None:
    lies = tampered(served())
    for words, outcomes in zip(lies, check(*lies.values()), strict=True):
        wrong = [outcome["words"] for outcome in outcomes[:-1] if outcome["right"] is False]
        assert wrong, words
        assert words in wrong[0]
        assert outcomes[-1]["right"] is False


def test_a_server_must_not_give_nonces_for_its_bots(check: Check) -> None:
    record = served()
    parts = record["fair_deal"]
    nonces = [nonce if seat != 2 else "0" * 32 for seat, nonce in enumerate(parts["nonces"])]
    (outcomes,) = check(record | {"fair_deal": parts | {"nonces": nonces}})
    assert any(one["right"] is False and "its own bots" in one["words"] for one in outcomes)


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
