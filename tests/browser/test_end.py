"""The end of a game: scores add up, the proof of the deal tells right from wrong, the record can be kept."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect
from support.browsers import LAPTOP, People, Person
from support.given_deals import LEVEL, person_at
from support.servers import Spawned

from wildcards.conform.client import Json, Socket

COMMITMENT = re.compile(r'("commitment": ?")([0-9a-f])')


@pytest.fixture
def ann(people: People, site: Spawned) -> Person:
    """Somebody whose requests can be tampered with, as no service worker makes them."""
    return people.newcomer(LAPTOP, is_still=True)


@pytest.fixture
def socket(ann: Person, site: Spawned) -> Iterator[Socket]:
    """Ann at a fair table that she made in her browser; the game is over, and her page is elsewhere."""
    client = person_at(site, ann)
    page = ann.go()
    page.route("**/api/tables", _without_waiting)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-place^='hand:']").first).to_be_visible()
    table = page.url.rpartition("/")[2]
    ann.go()
    with Socket(client, table) as here:
        here.play(random.Random(1))
        yield here


def _without_waiting(route: Route) -> None:
    """Bots that hesitate and think little."""
    wanted = json.loads(route.request.post_data or "{}")
    for seat in wanted["seats"]:
        if seat["kind"] == "bot":
            seat["level"] = LEVEL
    route.continue_(post_data=json.dumps({**wanted, "bot_delay": 0}))


def go_to_the_end(ann: Person, socket: Socket) -> Locator:
    page = ann.go(f"/t/{socket.table['id']}")
    expect(page.get_by_role("heading", name="Final scores")).to_be_visible()
    return page.get_by_test_id("end")


def marks(page: Page) -> list[str]:
    """Each thing that was checked: right, wrong or open."""
    said = page.get_by_text(re.compile("^(right|wrong|open):$"))
    return [text.removesuffix(":") for text in said.all_inner_texts()]


def tampered(text: str) -> str:
    """With the first digit of the commitment changed."""
    return COMMITMENT.sub(lambda found: found[1] + ("1" if found[2] == "0" else "0"), text)


def test_the_scores_add_up_to_what_the_server_counted(ann: Person, socket: Socket) -> None:
    end = go_to_the_end(ann, socket)
    found: list[list[int]] = []
    for seat in end.get_by_role("region", name="Final scores").locator("ol > li").all():
        *parts, total = [int(text) for text in seat.locator("dd").all_inner_texts()]
        assert sum(parts) == total
        assert seat.locator(".head .total").inner_text() == str(total)
        found.append([*parts, total])
    scores: list[Json] = [score for score in socket.games[0]["scores"] if score is not None]
    keys = ("best", "second", "leaders", "bonus", "total")
    assert sorted(found) == sorted([score[key] for key in keys] for score in scores)
    assert [one[-1] for one in found] == sorted((one[-1] for one in found), reverse=True)


def test_a_fair_deal_is_proved(ann: Person, socket: Socket) -> None:
    go_to_the_end(ann, socket)
    assert marks(ann.page) == ["right"] * 4
    ann.page.get_by_role("link", name="Check every card of the deal").click()
    expect(ann.page.get_by_text("Everything is right.")).to_be_visible()
    assert set(marks(ann.page)) == {"right"}


def test_another_commitment_than_the_promised_one_is_found_out(ann: Person, socket: Socket) -> None:
    def lead_astray(here: WebSocketRoute) -> None:
        here.connect_to_server().on_message(lambda message: here.send(tampered(str(message))))

    ann.page.route_web_socket(re.compile("/socket$"), lead_astray)
    end = go_to_the_end(ann, socket)
    wrong = end.get_by_role("listitem").filter(has_text="wrong:")
    expect(wrong).to_have_count(2)
    expect(wrong.first).to_contain_text("is the one this device was told before the game")
    expect(wrong.last).to_contain_text("the one it committed to")


def test_a_record_with_another_commitment_is_not_right(ann: Person, socket: Socket) -> None:
    ann.page.route("**/record", lambda route: route.fulfill(body=tampered(route.fetch().text()), status=200))
    page = ann.go(f"/verify?table={socket.table['id']}")
    expect(page.get_by_text("This record is not right.")).to_be_visible()
    assert "wrong" in marks(page)


def verify(path: Path) -> int:
    """What `wildcards verify` says about a file."""
    command = [sys.executable, "-m", "wildcards", "verify", str(path)]
    return subprocess.run(command, capture_output=True, timeout=60, check=False).returncode


def test_the_record_is_kept_as_a_file_that_verifies(ann: Person, socket: Socket, tmp_path: Path) -> None:
    end = go_to_the_end(ann, socket)
    with ann.page.expect_download() as download:
        end.get_by_role("button", name="Download the record").click()
    assert download.value.suggested_filename == f"wild-cards-{socket.table['id']}.json"
    record, other = tmp_path / "record.json", tmp_path / "other.json"
    download.value.save_as(record)
    assert verify(record) == 0
    other.write_text(tampered(record.read_text(encoding="utf-8")), encoding="utf-8")
    assert verify(other) == 1
