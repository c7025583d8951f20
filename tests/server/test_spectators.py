"""What spectators are sent, by the policy of their table: hands, how late, and nothing beyond that."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Literal

import httpx
import msgspec
import pytest
from support.servers import Running
from support.wire import Ends, Wire

from wildcards.conform.client import Socket, make, ok, play_out, sit, start, you
from wildcards.engine import board as at
from wildcards.engine.chance import SeededChance
from wildcards.engine.deal import Decks
from wildcards.engine.rules import Rules
from wildcards.engine.state import State
from wildcards.notation.observation import observation_to_dict, present_to_dict
from wildcards.protocol import PROTOCOL
from wildcards.protocol.message import Hello, TakeBack
from wildcards.protocol.table import Spectators
from wildcards.remote.table import RemoteTable
from wildcards.secrecy.rewrite import redeal
from wildcards.table import commands, views
from wildcards.table.entry import Closed, Moved
from wildcards.table.seat import Answered
from wildcards.table.spectators import is_hidden

EVE = "eve"
OPEN = {"kind": "open"}
TABLES = [Rules(seats=4), Rules(seats=4, leo=True), Rules("2020", seats=3)]


class Watcher:
    """Somebody connected to the table, and what they know by what they were sent."""

    def __init__(self, wire: Wire, uid: str = EVE, *, changes: bool = True) -> None:
        self._ends = Ends(wire, uid)
        self._ends.send([Hello(PROTOCOL, changes=changes)])
        self.table: dict[str, Any] = {}
        self.games: dict[int | None, dict[str, Any]] = {}
        self.look()

    def look(self) -> list[bytes]:
        """What was sent since the last look."""
        sent = self._ends.read_raw()
        for text in sent:
            self._take(msgspec.json.decode(text))
        return sent

    def _take(self, message: dict[str, Any]) -> None:
        self.table = message.get("table", self.table)
        for game in message.get("games", ()):
            self.games[game["seat"]] = game
        for change in message.get("changes", ()):
            before = self.games[change["seat"]]
            self.games[change["seat"]] = {**before, **change, "seen": {**before["seen"], **change["seen"]}}

    @property
    def hands(self) -> list[dict[str, Any]] | None:
        """All hands, if they are shown."""
        found: list[dict[str, Any]] | None = self.games[None].get("hands")
        return found


def a_game(rules: Rules, spectators: Spectators, seed: int = 1) -> Wire:
    return Wire(rules, seed, rules.human_seats()[:1], spectators=spectators)


def steps(wire: Wire, dice: Random) -> Iterator[State]:
    """Play to the end, step by step; the state is that before a step."""
    while not wire.table.playing_state().is_over:
        state = wire.table.playing_state()
        yield state
        acting = dice.choice(state.to_act)
        wire.step(acting, dice.choice(state.legal_actions(acting)))


def hands_of(state: State) -> list[dict[str, Any]]:
    """All hands, by what each seat is told of its own."""
    own = [present_to_dict(state.observe(seat)) for seat in range(state.rules.seats)]
    return [{"cards": one["hand"], "sealed": one["sealed"]} for one in own]


def reordered(state: State, chooser: Random) -> State:
    """The same position with other piles to draw from: all that nobody holds, and that no policy shows."""

    def tail(cards: Any, start: int) -> list[int]:
        rest = list(cards)[start:]
        chooser.shuffle(rest)
        return [*list(cards)[:start], *rest]

    decks = Decks.of(tuple(range(46)), tuple(state.animals), ())
    pile, animals = tail(state.pile, state.s[at.PILE_AT]), tail(state.animals, state.s[at.ANIMALS_AT])
    leo = tail(state.leo_pile, state.s[at.LEO_AT])
    numbers = [at.numbers(values) for values in (list(state.s), pile, animals, leo)]
    other = State(state.rules, SeededChance(chooser.randbytes(32)), decks, *numbers)
    other.past, other.log = state.past, state.log
    return other


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_all_hands_are_shown_at_once_to_spectators_alone(rules: Rules) -> None:
    wire = a_game(rules, "all")
    eve, ann, slow = Watcher(wire), Watcher(wire, "ann"), Watcher(wire, changes=False)
    for state in steps(wire, Random(3)):
        for one in (eve, ann, slow):
            one.look()
        assert eve.hands == slow.hands == hands_of(state)
        assert eve.games[None]["seen"] == present_to_dict(state.observe(None))
        assert None not in ann.games
        assert all("hands" not in game for game in ann.games.values())


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_all_hands_tell_nothing_of_what_is_still_to_be_drawn(rules: Rules) -> None:
    wire, chooser = a_game(rules, "all"), Random(5)
    for number, state in enumerate(steps(wire, Random(4))):
        if number % 5:
            continue
        before = shown(wire)
        wire.table.state = reordered(state, chooser)
        wire.live.changed()
        assert shown(wire) == before
        wire.table.state = state


def shown(wire: Wire, uid: str = EVE) -> list[bytes]:
    """All that somebody is sent who comes now, and what they get over HTTP."""
    ends = Ends(wire, uid)
    ends.send([Hello(PROTOCOL)])
    sent = ends.read_raw()
    ends.close()
    return [*sent, views.encode(wire.live.shown_to(uid).table(uid))]


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_late_spectators_see_the_game_as_the_round_began(rules: Rules) -> None:
    """They are sent something when a round begins, and at no other time."""
    wire = a_game(rules, "late")
    eve = Watcher(wire)
    begun: dict[str, Any] = {}
    last = 1
    for number, state in enumerate(steps(wire, Random(6))):
        sent = eve.look()
        if number == 0 or state.round != last:
            begun = {"seen": present_to_dict(state.observe(None)), "hands": hands_of(state)}
            assert len(sent) == (0 if number == 0 else 1)
        else:
            assert sent == []
        last = state.round
        assert (eve.games[None]["seen"], eve.hands) == (begun["seen"], begun["hands"])
    eve.look()
    assert eve.table["status"] == "over"
    assert eve.games[None]["seen"] == present_to_dict(wire.table.playing_state().observe(None))


@pytest.mark.parametrize("seed", range(3))
def test_nothing_of_the_present_round_changes_a_byte_for_late_spectators(seed: int) -> None:
    """Neither what is hidden now, as cards drawn in the round, nor what is done in it."""
    rules, dice = TABLES[seed], Random(seed)
    wire, compared = a_game(rules, "late", seed), 0
    for state in steps(wire, dice):
        begun = wire.table.round_begun
        assert begun is not None
        if dice.random() < 0.2:
            before = shown(wire)
            wire.table.state = redeal(state, None, dice)
            wire.live.changed()
            assert shown(wire) == before
            compared += 1
            wire.table.state = state
        assert state.round == begun.playing_state().round
    assert compared > 10


@pytest.mark.parametrize("seed", range(3))
def test_two_ways_to_play_a_round_look_the_same_until_it_is_over(seed: int) -> None:
    both = [a_game(TABLES[seed], "late", seed) for _ in range(2)]
    seen: list[list[bytes]] = []
    for wire, dice in zip(both, (Random(1), Random(2)), strict=True):
        eve, looks = Watcher(wire), []
        for state in steps(wire, dice):
            if state.round > 1:
                break
            assert eve.look() == []
            looks.append(shown(wire))
        assert len(looks) > 5
        seen += looks
        assert len(eve.look()) == 1
    assert all(look == seen[0] for look in seen)
    rounds = [wire.table.playing_state().past[0].events for wire in both]
    assert rounds[0] != rounds[1]


def test_lists_do_not_tell_late_spectators_when_a_step_was_taken() -> None:
    wire = a_game(TABLES[0], "late")
    hidden = set()
    for state in steps(wire, Random(8)):
        before = wire.table.copy()
        acting = state.to_act[0]
        action = state.legal_actions(acting)[0]
        following = wire.table.then(
            commands.bot_act(wire.table, acting, action, wire.table.step_of(acting), "", 0)
            or wire._elsewhere(acting, action, wire.table.step_of(acting))
        )
        is_same = following.playing_state().round == before.playing_state().round
        assert is_hidden(before, following) == (is_same and following.status == "playing")
        hidden.add(is_hidden(before, following))
    assert hidden == {True, False}
    other = a_game(TABLES[0], "public").table
    assert not is_hidden(other, other)


@pytest.mark.parametrize("policy", ["late", "all"])
def test_who_plays_sees_no_hands_on_a_device_their_seat_came_from(policy: Literal["late", "all"]) -> None:
    """Another device of the same person is known by personal links, and only by them."""
    wire = a_game(TABLES[0], policy)
    wire.keep([Moved(1, 0, "phone")])
    old, phone, eve = Watcher(wire, "ann"), Watcher(wire, "phone"), Watcher(wire)
    assert (old.hands, list(phone.games)) == (None, [0])
    assert eve.hands is not None
    for state in steps(wire, Random(9)):
        old.look()
        assert old.hands is None
        assert old.games[None]["seen"] == present_to_dict(state.observe(None))
        if state.round == 3:
            break


def test_a_game_that_ends_early_shows_late_spectators_no_hands_of_its_last_round() -> None:
    late, at_once = a_game(TABLES[0], "late"), a_game(TABLES[0], "all")
    for wire in (late, at_once):
        eve = Watcher(wire)
        for state in steps(wire, Random(10)):
            if state.round == 2 and state.phase.name == "TAKE":
                break
        wire.keep([Closed(2)])
        eve.look()
        assert eve.table["status"] == "closed"
        assert (eve.hands is None) == (wire is late)
        assert eve.games[None]["seen"] == present_to_dict(wire.table.playing_state().observe(None))


def test_what_is_taken_back_is_in_the_hand_again() -> None:
    wire = a_game(TABLES[0], "all")
    eve = Watcher(wire)
    before = eve.hands
    state = wire.table.playing_state()
    wire.step(0, state.legal_actions(0)[0])
    eve.look()
    assert eve.hands is not None
    assert (len(eve.hands[0]["sealed"]), eve.hands == before) == (1, False)
    found = commands.take_back(wire.table, "ann", TakeBack("back", 0, wire.table.step_of(0)), 0)
    assert not isinstance(found, Answered)
    wire.keep(found)
    eve.look()
    assert eve.hands == before


def test_a_client_puts_hands_together_with_what_was_seen() -> None:
    wire, remote = a_game(TABLES[0], "all"), RemoteTable()
    ends = Ends(wire, EVE)
    ends.send(remote.begin())
    for state in steps(wire, Random(11)):
        for message in ends.read():
            assert remote.receive(message) == []
        game = remote.games[None]
        assert game.hands is not None
        assert [msgspec.to_builtins(hand) for hand in game.hands] == hands_of(state)
        assert game.seen is not None
        assert observation_to_dict(game.seen) == observation_to_dict(state.observe(None))


# --- on a server


def asked(client: httpx.Client, table: str) -> list[Any]:
    """What a spectator gets over HTTP of a table in play."""
    listed = [one for one in client.get("/api/tables").json() if one["id"] == table]
    paths = ("", "/knowledge", "/record", "/replay")
    return [listed, *[client.get(f"/api/tables/{table}{path}").json() for path in paths]]


def test_late_spectators_get_nothing_of_the_round_from_a_server(server: Running) -> None:
    ann, bob, eve = [server.client() for _ in range(3)]
    seats = [you(), OPEN, {"kind": "bot", "level": "novice"}]
    table = make(ann, seats, visibility="public", spectators="late", knowledge="all")
    assert ok(bob.get(f"/api/tables/{table}"))["settings"]["spectators"] == "late"
    sit(bob, table, 1, "Bob")
    start(ann, table)
    players = [Socket(client, table) for client in (ann, bob)]
    with Socket(eve, table) as watching:
        play_out(players, 1, until=2)
        watching.until_seen(lambda: watching.round == 2)
        before, frames = asked(eve, table), len(watching.frames)
        assert before[0][0]["watchable"]
        live = server.server.hub.lives[table]
        step = live.table.seq
        while live.table.seq < step + 2:  # whatever it is, it is in this round: both have to bid
            players[0].ping()
            players[0].act(0, players[0].legal(0)[0])
            players[1].ping()
            players[1].act(1, players[1].legal(1)[0])
        assert live.table.playing_state().round == 2
        assert asked(eve, table) == before
        watching.ping()
        assert [frame for frame in watching.frames[frames:] if '"view"' in frame] == []
        for one in players:
            one.ping()
        play_out(players, 1)
        watching.until_seen(lambda: watching.table["status"] == "over")
    for socket in players:
        socket.close()
    assert eve.get(f"/api/tables/{table}/replay?seat=1").status_code == 200


def test_another_policy_is_refused(server: Running) -> None:
    assert server.client().post("/api/tables", json={"spectators": "some"}).status_code == 400
