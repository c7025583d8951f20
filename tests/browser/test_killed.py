"""The server dies, or comes back as another release, while people play."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, expect
from support.browsers import PHONE, People, Person
from support.company import PATIENCE, play_together
from support.given_deals import person_at, seed_text
from support.hands import Finger, Hands, Mouse
from support.outage import Outage, expect_cut, expect_healed
from support.prompt_deals import play_to
from support.servers import Spawned, spawned, sqlite_in
from support.sitter import Sitter

from wildcards.conform.client import ENDLESS, hurry, make, sit, start, you
from wildcards.engine.rules import Rules

BIDS = ("bid", "eagle")  # the eagle's owner bids two cards
WAITS = "Your choice is sent as soon as you are connected again"


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Spawned]:
    """A server that this test may kill."""
    with spawned(sqlite_in(tmp_path_factory.mktemp("killed"))) as here:
        yield here


@pytest.fixture
def guests(browser: Browser, server: Spawned) -> Iterator[People]:
    """Who plays there. Of a server that is gone a browser complains."""
    everybody = People(browser, f"http://localhost:{server.port}")
    yield everybody
    everybody.leave()


class Player:
    """A person who plays at a browser, and the connection of their page."""

    def __init__(self, person: Person, hands: Hands, seed: int) -> None:
        person.expect_complaint("ERR_CONNECTION|WebSocket|ERR_EMPTY_RESPONSE|ERR_SOCKET")
        person.choose(speed="off")
        self.person = person
        self.outage = Outage(person.page)
        self.sitter = Sitter(person.page, hands, random.Random(seed))

    @property
    def bids(self) -> int:
        """How often this person has bid."""
        return sum(self.sitter.asked[ask] for ask in BIDS)

    def sent(self) -> list[tuple[int, str]]:
        """The steps this person took, in order."""
        return [(act["seat"], token) for act in self.outage.made for token in act["actions"]]


def sit_down(server: Spawned, players: list[Player]) -> tuple[str, list[httpx.Client]]:
    """A game of these players and two bots, open on their pages."""
    clients = [person_at(server, player.person) for player in players]
    deal = {"kind": "given", "seed": seed_text(1)}
    bots = [{"kind": "bot", "level": "novice"}] * 2
    seats = [you(), *[{"kind": "open"}] * (len(players) - 1), *bots]
    table = make(clients[0], seats, deal=deal, name="Ann")
    for seat, client in enumerate(clients[1:], 1):
        sit(client, table, seat, "Ben")
    start(clients[0], table)
    for player in players:
        player.person.go(f"/t/{table}")
    return table, clients


def play(players: list[Player], decisions: int | None = None) -> None:
    """Whoever is asked decides, until the game is over or this many decisions are made."""
    made: list[int] = []
    play_together(
        [player.sitter for player in players],
        made.append,
        until=lambda: decisions is not None and len(made) >= decisions,
    )


def until_all_bid(players: list[Player]) -> None:
    """Wait until all are asked for their bids: whoever is asked first waits for the others."""
    end = time.monotonic() + PATIENCE
    while not all(player.sitter.look().ask in BIDS for player in players):
        assert time.monotonic() < end, "they were never all asked to bid"
        most = max(player.bids for player in players)
        for player in players:
            ask = player.sitter.look().ask
            if ask is not None and (ask not in BIDS or player.bids < most):
                player.sitter.decide()
        players[0].person.page.wait_for_timeout(20)  # there is something to wait for at any of the pages


@pytest.mark.slow
@pytest.mark.parametrize("is_whole", [False, True])
def test_killed_in_the_middle_of_a_game_of_two_browsers(
    guests: People, server: Spawned, is_whole: bool
) -> None:
    """What was picked stays, what was sent arrives once, and the record holds what both sent.

    As a whole, both have just sent when the server is killed again, and they play the last round as well.
    """
    at_desk, at_phone = (
        guests.newcomer(is_still=True),
        guests.newcomer(PHONE, is_touching=True, is_still=True),
    )
    players = [
        Player(at_desk, Mouse(at_desk.page), 1),
        Player(at_phone, Finger(at_phone.page), 2),
    ]
    ann, ben = players
    table, clients = sit_down(server, players)
    play(players, 1)
    until_all_bid(players)

    for player in players:
        player.sitter.pick()
    picked = ben.sitter.look()
    server.kill()
    for player in players:
        expect_cut(player.person.page)
    sent = len(ann.outage.made)
    ann.sitter.send()  # to nobody
    server.start()
    for player in players:
        expect_healed(player.person.page)
    assert ben.sitter.look() == picked
    ann.outage.until_answered(at_desk.page, sent + 1)

    if is_whole:
        play(players, 1)
        until_all_bid(players)
    for player in players if is_whole else [ben]:
        player.sitter.pick()
        player.sitter.send()
    server.kill()  # who knows what arrived
    server.start()
    play(players, 2)
    for player in players:
        player.outage.until_answered(player.person.page, len(player.outage.made))
    sent_before = [len(player.sent()) for player in players]
    hurry(clients, table, Rules(seats=4).rounds if is_whole else ENDLESS)
    play(players)
    record = clients[0].get(f"/api/tables/{table}/record").json()
    for seat, (player, early) in enumerate(zip(players, sent_before, strict=True)):
        taken = [tuple(one) for one in record["actions"] if one[0] == seat]
        sent_by_page = player.sent()
        assert taken[:early] == sent_by_page[:early]
        assert taken[len(taken) - len(sent_by_page) + early :] == sent_by_page[early:]
        assert player.outage.refusals() == []
        expect(player.person.page.get_by_test_id("end")).to_be_visible()

    # A replay needs no server once it is there.
    page = ben.person.go(f"/t/{table}/replay")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    server.kill()
    before = slider.input_value()
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(slider).not_to_have_value(before)
    expect(page.get_by_test_id("line")).to_have_count(0)


@pytest.mark.parametrize(
    "name", ["take", *[pytest.param(name, marks=pytest.mark.slow) for name in ("swap", "discard")]]
)
def test_another_release_is_loaded_when_the_choice_was_carried_out(
    people: People, site: Spawned, name: str
) -> None:
    """Neither while it is made nor while it is on its way."""
    ann = people.newcomer(is_still=True)
    outage = Outage(ann.context)  # of the page that is loaded again as well
    ann.choose(speed="off")
    table = play_to(person_at(site, ann), name)
    player = Sitter(ann.page, Mouse(ann.page), random.Random(name))
    page = ann.go(f"/t/{table}")
    assert player.wait()
    player.pick()
    picked = player.look()
    page.evaluate("window.isTheSame = true")
    outage.is_newer = True
    outage.pull()
    outage.mend()
    expect(page.get_by_text("There is a new version")).to_be_visible()
    assert player.look() == picked

    outage.lose_answers()
    player.send()
    outage.until_answered(page, made=1)
    outage.pull()
    expect_cut(page)
    assert page.evaluate("window.isTheSame")
    expect(page.get_by_text(WAITS)).to_be_visible()
    outage.mend()
    page.wait_for_function("() => window.isTheSame === undefined")
    assert player.wait()
    assert len(outage.made) == 1
    assert outage.refusals() == []
