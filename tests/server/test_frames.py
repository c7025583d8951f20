"""Frame logs of whole games: no frame of a seat ever holds a card that it had not seen by then.

Every message is taken apart and checked against the finished game's record by a separate rule: a card may
appear among a person's own cards if they held it then, and elsewhere if everybody had seen it.
"""

from __future__ import annotations

import itertools
import json
import logging
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from support.servers import Running

from wildcards.conform.client import Json, Socket, make, ok, play_out, sit, start, you
from wildcards.engine import board as at
from wildcards.engine.action import parse_token
from wildcards.engine.card import CARD_TOKENS, REFILL, unpack
from wildcards.engine.event import Event, EventKind
from wildcards.engine.state import State
from wildcards.notation.record import Record
from wildcards.notation.verify import verify

CARD = re.compile(r"\b[FSMW][1-4]\b")
SEALED = (EventKind.BID, EventKind.DISCARD, EventKind.LAY, EventKind.BREAK)
OWN_EVENTS = ("BID", "DISCARD", "LAY", "BREAK", "DREW")
OPENING = (
    EventKind.PAY, EventKind.REVEAL, EventKind.KEEP, EventKind.BID_SHOWN, EventKind.THROWN, EventKind.LAID,
    EventKind.BROKE, EventKind.BROKE_DRAWN, EventKind.RETURNED,
)  # fmt: skip
OWN_PLACES = ("hand", "sealed", "legal_actions", "token", "cheapest", "best", "back")
OPEN_PLACES = ("known", "bids", "payments", "breaks", "discard", "leo")


class Moment:
    """What was true when a seat (None: a spectator) had seen this many events."""

    def __init__(self, state: State, seat: int | None) -> None:
        s = state.s
        self.open: set[str] = set()
        for happened in events_of(state):
            if happened.kind in OPENING and 0 <= happened.what < REFILL:
                self.open.add(CARD_TOKENS[happened.what])
        held: list[int] = []
        if seat is not None:
            held = unpack(s[at.HAND + seat]) + unpack(s[at.LAID + seat])
            held += [s[where + seat] for where in (at.BIDS, at.COVER, at.TURNED)]
        self.held = Counter([CARD_TOKENS[card] for card in held if 0 <= card < REFILL])


def events_of(state: State) -> Iterator[Event]:
    return itertools.chain(*[log.events for log in state.past], [] if state.is_over else state.log)


def moments(record: Record, seat: int | None) -> dict[int, list[Moment]]:
    """The moments of a game, by how many events the seat had seen."""
    found: dict[int, list[Moment]] = {}
    state = record.start()
    for step in [None, *record.actions]:
        if step is not None:
            who, text = step
            state.apply(who, parse_token(text, state.display))
        seen = [e for e in events_of(state) if e.kind not in SEALED or e.seat == seat]
        found.setdefault(len(seen), []).append(Moment(state, seat))
    return found


def cards_in(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every card named anywhere in a message, with the names on the way to it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            assert not CARD.search(key)
            yield from cards_in(inner, (*path, key))
    elif isinstance(value, list):
        for inner in value:
            yield from cards_in(inner, path)
    elif isinstance(value, str):
        for found in CARD.findall(value):
            yield path, found


def laid_by(seen: Json, seat: int) -> set[str]:
    """A seat's open cards on the table: it may take one back."""
    return {seen["bids"][seat], *seen["payments"][seat], *seen["breaks"][seat]} - {None}


def check_game(game: Json, then: list[Moment]) -> None:
    """A view holds the seat's own cards and open ones, and no others, where they belong."""
    own = Counter([*game["seen"]["hand"], *game["seen"]["sealed"]]) - Counter("R")
    assert any(own <= moment.held for moment in then)
    before = set() if game["seat"] is None else laid_by(game["seen"], game["seat"])
    may_be_open = set.union(*[moment.open for moment in then])
    for path, card in cards_in({**game, "events": []}):
        if path[-1] in OWN_PLACES:
            assert card in own or card in before & may_be_open, (path, card)
        else:
            assert path[-1] in OPEN_PLACES, path
            assert card in may_be_open, (path, card)
    for event in game["events"]:
        if isinstance(event["what"], str) and CARD.search(event["what"]):
            is_own = event["seat"] == game["seat"] and event["kind"] in OWN_EVENTS
            assert is_own or event["what"] in may_be_open, event
            assert event["seat"] == game["seat"] or event["kind"] not in OWN_EVENTS


Moments = dict[int | None, dict[int, list[Moment]]]  # by seat


def check_frames(socket: Socket, record: Record, secrets: list[str], by_seat: Moments) -> int:
    """Everything a person was sent; returns how many views of games. `by_seat` keeps what was true then."""
    views = 0
    for text in socket.frames:
        message = json.loads(text)
        is_over = message.get("table", {}).get("status") == "over"
        if not is_over:
            assert not any(secret in text for secret in secrets)
            assert not any(cards_in({key: value for key, value in message.items() if key != "games"}))
        for game in message.get("games", []):
            if game["seat"] not in by_seat:
                by_seat[game["seat"]] = moments(record, game["seat"])
            check_game(game, by_seat[game["seat"]][game["step"]])
            views += 1
    return views


def check_secret(texts: list[str], secrets: list[str]) -> None:
    for text, secret in itertools.product(texts, secrets):
        assert secret not in text


@pytest.mark.parametrize("leo", [False, True])
def test_no_frame_holds_a_hidden_card(server: Running, leo: bool, caplog: pytest.LogCaptureFixture) -> None:
    """Four people, one of them with two seats; or three, a bot and Leo. Others watch."""
    caplog.set_level(logging.DEBUG, "wildcards")
    ann, bob, cid, eve = [server.client() for _ in range(4)]
    rest: list[Json] = (
        [{"kind": "bot", "level": "novice"}, {"kind": "leo"}] if leo else [you(), {"kind": "open"}]
    )
    table = make(ann, [you(), {"kind": "open"}, {"kind": "open"}, *rest], title="Frames")
    sit(bob, table, 1, "Bob")
    sit(cid, table, 2, "Cid")
    people = [ann, bob, cid]
    if not leo:
        sit(server_person := server.client(), table, 4, "Dan")
        people.append(server_person)
    server_seed = server.server.hub.lives[table].table.created.server_seed
    texts = [start(ann, table)]
    seed = server.server.hub.lives[table].table.seed
    assert seed is not None
    watching = [Socket(client, table) for client in (*people, eve)]
    texts += [
        eve.get(f"/api/tables/{table}").json(),
        eve.get("/api/tables").json(),
        ann.get("/api/me/tables").json(),
    ]
    early = [*[json.dumps(text) for text in texts], eve.get(f"/api/tables/{table}/record").text]
    early.append(eve.get(f"/api/tables/{table}/replay").text)
    play_out(watching, 3 + leo)
    for socket in watching:
        socket.close()
    record = Record.from_dict(ok(ann.get(f"/api/tables/{table}/record")))
    verify(record)
    secrets = [server_seed, seed.hex()]
    check_secret([*early, *[one.getMessage() + repr(one.__dict__) for one in caplog.records]], secrets)
    assert server.server.hub.metrics.text().decode().find(server_seed) < 0
    by_seat: Moments = {}
    for socket in watching:
        assert check_frames(socket, record, secrets, by_seat) > 20
    assert {seat for socket in watching for seat in socket.games} == (
        {0, 1, 2, None} if leo else {0, 1, 2, 3, 4, None}
    )


def test_the_check_finds_a_hidden_card(server: Running) -> None:
    """A frame with the hand of somebody else does not pass."""
    ann, bob = server.client(), server.client()
    table = make(ann, [you(), {"kind": "open"}, {"kind": "bot", "level": "novice"}])
    sit(bob, table, 1, "Bob")
    start(ann, table)
    watching = [Socket(client, table) for client in (ann, bob)]
    first = [json.loads(next(text for text in socket.frames if '"games"' in text)) for socket in watching]
    play_out(watching, 1)
    for socket in watching:
        socket.close()
    record = Record.from_dict(ok(ann.get(f"/api/tables/{table}/record")))
    game, other = first[0]["games"][0], first[1]["games"][0]
    then = moments(record, 0)[game["step"]]
    check_game(game, then)
    for place in ("hand", "discard", "known"):
        told = {**game, "seen": {**game["seen"], place: other["seen"]["hand"]}}
        with pytest.raises(AssertionError):
            check_game(told, then)
    drew = [event for event in other["events"] if event["kind"] == "DREW" and event["seat"] == 1]
    with pytest.raises(AssertionError):
        check_game({**game, "events": drew}, then)
