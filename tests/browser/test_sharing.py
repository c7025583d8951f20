"""Two people at one device: neither ever sees anything of the other's hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from support.browsers import People
from support.curtain import Sharing, tokens, tree
from support.given_deals import person_at, seed_text
from support.servers import Spawned

from wildcards.conform.client import hurry, make, sit, start, you
from wildcards.conform.frames import check_frames
from wildcards.notation.record import Record


@pytest.mark.parametrize("rounds", [2, pytest.param(14, marks=pytest.mark.slow)])
def test_a_game_behind_the_curtain(people: People, site: Spawned, rounds: int) -> None:
    ann = people.newcomer(is_still=True)
    ann.choose(speed="off")
    sharing = Sharing(ann, "sharing")
    client = person_at(site, ann)
    seats = [you(), {"kind": "open"}, {"kind": "leo"}]
    table = make(client, seats, name="Ann", deal={"kind": "given", "seed": seed_text(3)})
    sit(client, table, 1, "Bea")
    start(client, table)
    ann.go(f"/t/{table}")
    while sharing.wait() and sharing.bids < 2 * rounds:  # two bid in each round
        sharing.decide()
    assert min(sharing.handed.values()) >= rounds
    assert len(sharing.handed) == 2
    assert sharing.tried >= rounds
    hurry([client], table)
    record = Record.from_json(client.get(f"/api/tables/{table}/record").text)
    assert check_frames(ann.frames, record, {0, 1, None}) > 4 * rounds


def test_no_hand_is_shown_while_nobody_at_the_device_is_waited_for(people: People, site: Spawned) -> None:
    """Two bid, with a key that is held; then a bot and a person elsewhere take their time."""
    ann, cy = people.newcomer(is_still=True), people.newcomer()
    sharing = Sharing(ann, "resting")
    client = person_at(site, ann)
    seats = [you(), {"kind": "open"}, {"kind": "open"}]
    table = make(client, seats, name="Ann", deal={"kind": "given", "seed": seed_text(3)})
    sit(client, table, 1, "Bea")
    sit(person_at(site, cy), table, 2, "Cy")
    start(client, table)
    page = ann.go(f"/t/{table}")
    for name in ("Ann", "Bea"):
        sharing.wait()
        expect(page.get_by_test_id("curtain")).to_have_count(0)
        expect(page.get_by_role("group", name="Your hand")).to_be_visible()
        assert list(sharing.handed)[-1] == name
        sharing.pick()
        page.keyboard.down("Control")
        for _ in range(3):  # held: all but the first are repeated
            page.keyboard.down("Enter")
        if name == "Ann":
            expect(page.get_by_test_id("curtain")).to_be_visible()
            page.keyboard.up("Control")
            for _ in range(3):
                page.keyboard.down("Enter")
            expect(page.get_by_test_id("curtain")).to_be_visible()
        page.keyboard.up("Enter")
        page.keyboard.up("Control")
    expect(page.get_by_test_id("prompt")).to_contain_text("hidden until one of you is asked")
    expect(page.locator("[data-place^='hand:'], [data-group='hand'], [data-ask], form")).to_have_count(0)
    sharing.check_bare()
    assert "hand:" not in tree(page)
    assert not tokens(page.title())
    expect(page.locator("[data-place^='display:']").first).to_be_visible()
