"""What is asked of a server that speaks protocol 1: whole games at tables of its own, over the network."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cached_property
from hashlib import sha256
from typing import Final, NamedTuple

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from wildcards.conform.check import Check, expect, failed
from wildcards.conform.client import Json, Socket, make, nonce, ok, play_out, sit, start, you
from wildcards.conform.frames import check_frames
from wildcards.errors import RecordError, ServerError
from wildcards.notation.fair import mix
from wildcards.notation.record import Record
from wildcards.notation.verify import verify
from wildcards.protocol.message import ServerMessage
from wildcards.protocol.table import Me
from wildcards.remote.address import read_server

OPEN: Final[Json] = {"kind": "open"}
_TIMEOUT: Final = 20.0
_DECODER: Final = msgspec.json.Decoder(ServerMessage)


class Played(NamedTuple):
    """A game that two people played to the end, a third watching, and all that each was sent."""

    frames: dict[int | None, list[str]]  # by seat
    tables: list[Json]  # the table before anybody gave a nonce, after the start, and at the end
    nonces: list[str]
    data: Json  # the record


class Subject:
    """The server that is asked about. Raises ServerError if none answers there."""

    def __init__(self, url: str) -> None:
        self.url: Final = read_server(url, "server").server
        self._open: Final = ExitStack()
        try:
            answer = self.person().get("/api/me")
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            why = " ".join(str(error).split()) or type(error).__name__
            raise ServerError(f"{url}: expected a server of Wild Cards, but none answers: {why}") from None
        try:
            msgspec.json.decode(answer.content, type=Me)
        except msgspec.MsgspecError:
            raise ServerError(
                f"{url}: expected a server of Wild Cards, got another answer to /api/me"
                f" (status {answer.status_code})"
            ) from None

    def close(self) -> None:
        """Leave."""
        self._open.close()

    def person(self) -> httpx.Client:
        """Somebody new, with cookies of their own."""
        return self._open.enter_context(
            httpx.Client(base_url=self.url, timeout=_TIMEOUT, follow_redirects=True)
        )

    @contextmanager
    def pair(self) -> Iterator[Pair]:
        """Two people and a bot in their first round."""
        with ExitStack() as doors:
            yield Pair(self, doors)

    @cached_property
    def played(self) -> Played:
        """One whole game."""
        ann, bob, eve = self.person(), self.person(), self.person()
        nonces = [nonce(), nonce()]
        table = make(ann, [you(nonces[0]), OPEN, {"kind": "bot", "level": "novice"}], spectators="public")
        tables = [ok(eve.get(f"/api/tables/{table}"))]
        ok(bob.put(f"/api/tables/{table}/seats/1", json={"nonce": nonces[1]}))
        tables.append(start(ann, table))
        with ExitStack() as doors:
            sockets = [doors.enter_context(Socket(client, table)) for client in (ann, bob, eve)]
            play_out(sockets, 1)
            tables.append(sockets[0].table)
            frames = dict(zip((0, 1, None), [socket.frames for socket in sockets], strict=True))
        return Played(frames, tables, nonces, ok(ann.get(f"/api/tables/{table}/record")))


class Pair:
    """Two people at a table of three, asked for their first bids."""

    def __init__(self, subject: Subject, doors: ExitStack) -> None:
        self._doors = doors
        self.ann, self.bob, self.eve = subject.person(), subject.person(), subject.person()
        self.table = make(self.ann, [you(), OPEN, {"kind": "bot", "level": "novice"}], spectators="closed")
        sit(self.bob, self.table, 1)
        start(self.ann, self.table)
        self.one, self.two = self.join(self.ann), self.join(self.bob)

    def join(self, client: httpx.Client, *, greet: bool = True) -> Socket:
        """Another connection."""
        return self._doors.enter_context(Socket(client, self.table, greet=greet))


def _refused(answer: Json, *codes: str) -> None:
    is_refused = answer.get("type") == "refused" and answer.get("code") in codes
    expect(is_refused, f"expected the refusal {' or '.join(codes)}, got {answer}")


def greets(subject: Subject) -> None:
    """Before hello everything is refused, and so is another protocol."""
    with subject.pair() as pair:
        socket = pair.join(pair.ann, greet=False)
        _refused(socket.ask({"type": "ping", "id": "p"}), "no_hello")
        _refused(socket.ask({"type": "act", "id": "a", "seat": 0, "step": 0, "actions": ["F1"]}), "no_hello")
        _refused(socket.ask({"type": "hello", "protocol": 2}), "protocol")
        socket.hello()
        expect(socket.owing() == [0], f"after hello: expected the game of seat 0, got {socket.games}")


def refuses(subject: Subject) -> None:
    """Steps of others, stale, impossible and unreadable ones are refused by code, and change nothing."""
    with subject.pair() as pair:
        token, step = pair.one.legal(0)[0], pair.one.games[0]["step"]
        before = pair.one.games[0]["seen"]
        _refused(pair.one.act(0, token, step=step + 1), "stale")
        _refused(pair.one.act(0, token, step=max(0, step - 1)), "stale")
        _refused(pair.two.ask({**pair.one.command(0, token), "id": "other"}), "foreign_seat")
        _refused(pair.one.ask({**pair.one.command(0, token), "seat": 4}), "no_seat")
        absent = next(card for card in ("F4", "S4", "M4", "W4", "F1") if card not in pair.one.legal(0))
        _refused(pair.one.act(0, absent), "not_in_hand")
        _refused(pair.one.act(0, "F9"), "no_token")
        again = pair.join(pair.ann)
        expect(again.games[0]["seen"] == before, "refused commands changed what seat 0 sees")


def carries_out_once(subject: Subject) -> None:
    """A command sent again is answered alike and done once; its id stands for no other."""
    with subject.pair() as pair:
        first, other = pair.one.legal(0)[:2]
        command = pair.one.command(0, first)
        done = pair.one.ask(command)
        expect(done.get("type") == "done", f"{command}: expected done, got {done}")
        for socket in (pair.one, pair.join(pair.ann)):
            again = socket.ask(command)
            expect(again == done, f"{command}, sent again: expected {done}, got {again}")
        _refused(pair.one.ask({**command, "actions": [other]}), "id_used")
        seen = pair.join(pair.ann).games[0]["seen"]
        expect(seen["sealed"] in ([first], []), f"expected the one bid {first}, got {seen['sealed']}")


def reconnects(subject: Subject) -> None:
    """Another connection of the same person is shown what the first one knows."""
    with subject.pair() as pair:
        pair.one.act(0, pair.one.legal(0)[0])
        pair.one.ping()
        pair.one.close()
        back, known = pair.join(pair.ann), pair.one.games[0]
        for key in ("seat", "step", "seen"):
            expect(
                back.games[0][key] == known[key],
                f"{key}: expected {known[key]!r} again, got {back.games[0][key]!r}",
            )


def keeps_outsiders_out(subject: Subject) -> None:
    """Whoever does not sit at a closed table is shown no game, and nobody its record before the end."""
    with subject.pair() as pair:
        early = pair.ann.get(f"/api/tables/{pair.table}/record")
        expect(
            not early.is_success, f"the record before the end: expected a refusal, got {early.status_code}"
        )
        try:
            games = pair.join(pair.eve).games
        except (WebSocketException, TimeoutError):
            return
        expect(not games, f"at a closed table somebody from outside was shown {games}")


def hides_bids(subject: Subject) -> None:
    """A bid in secret is shown to nobody else."""
    with subject.pair() as pair:
        before = pair.two.games[1]
        pair.one.act(0, pair.one.legal(0)[0])
        pair.two.ping()
        after = pair.join(pair.bob).games[1]
        expect(after["seen"] == before["seen"], f"seat 1 was told of a secret bid: {after['seen']}")


def speaks_protocol(subject: Subject) -> str:
    """Every message of a whole game is one of the protocol's."""
    number = 0
    for frames in subject.played.frames.values():
        for frame in frames:
            number += 1
            try:
                _DECODER.decode(frame)
            except msgspec.MsgspecError as error:
                failed(f"{error}: {frame[:200]}")
    return f"{number} messages"


def keeps_secrets(subject: Subject) -> str:
    """No view of a whole game depends on what its receiver may not know."""
    record = _record(subject)
    views = sum([check_frames(frames, record, [seat]) for seat, frames in subject.played.frames.items()])
    return f"{views} views"


def records(subject: Subject) -> str:
    """The record of the game verifies, and is of what was seen."""
    record = _record(subject)
    try:
        state = verify(record)
    except RecordError as error:
        failed(f"the record of the game: {error}")
    shown = subject.played.tables[-1]["result"]["scores"]
    expect(shown == state.scores(), f"expected the scores {state.scores()} of the record, shown {shown}")
    return f"{len(record.actions)} actions"


def deals_fairly(subject: Subject) -> None:
    """The seed is mixed from what the server had committed to and everybody's nonces, as told at the end."""
    played = subject.played
    first, begun, last = [table["fair"] for table in played.tables]
    for fair in (first, begun):
        secret = [key for key in ("server_seed", "seed") if fair.get(key) is not None]
        expect(not secret, f"before the end: expected neither seed, was told {secret}")
    for fair in (begun, last):
        expect(
            fair["commitment"] == first["commitment"],
            f"expected the commitment {first['commitment']} from before the nonces, got {fair['commitment']}",
        )
    server_seed = bytes.fromhex(last["server_seed"])
    expect(
        sha256(server_seed).hexdigest() == first["commitment"],
        f"the server's seed {last['server_seed']} is not what it committed to: {first['commitment']}",
    )
    expect(last["nonces"][:2] == played.nonces, f"expected the nonces {played.nonces}, got {last['nonces']}")
    mixed = mix(server_seed, [one or "" for one in last["nonces"]]).hex()
    told = (last["seed"], played.data["seed"])
    expect(told == (mixed, mixed), f"expected the seed {mixed} of these parts, got {told}")


def _record(subject: Subject) -> Record:
    try:
        return Record.from_dict(subject.played.data)
    except RecordError as error:
        failed(f"the record of the game: {error}")


CHECKS: Final[tuple[Check[Subject], ...]] = (
    Check("hello", "refuses everything before hello, and other protocols", greets),
    Check("refusals", "refuses what may not be done, by code, and changes nothing", refuses),
    Check("once", "carries a command out once, however often it is sent", carries_out_once),
    Check("reconnect", "shows a person who is back what they knew", reconnects),
    Check("outsiders", "shows a closed table and unfinished records to nobody", keeps_outsiders_out),
    Check("bids", "tells nobody of a bid in secret", hides_bids),
    Check("messages", "speaks as protocol 1 has it, in a whole game", speaks_protocol),
    Check("secrets", "shows a seat nothing that depends on what it may not know", keeps_secrets),
    Check("records", "gives out a record that verifies", records),
    Check("fair deal", "deals from what it committed to and everybody's nonces", deals_fairly),
)
