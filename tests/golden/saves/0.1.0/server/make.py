"""Makes the database beside this file: by a server and the client of 0.1, that is of commit 9e6d450.

It was run once, with that commit's `src` in PYTHONPATH: `python make.py DIRECTORY`. The files are never made
again: what 0.1 wrote stays readable for ever (tests/server/test_corpus.py).
"""

from __future__ import annotations

import contextlib
import gzip
import json
import os
import random
import secrets
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

PORT = 18765
URL = f"http://127.0.0.1:{PORT}"
OPEN, BOT, LEO = {"kind": "open"}, {"kind": "bot", "level": "novice"}, {"kind": "leo"}
NEVER = {"grace": None, "level": "greedy"}
DAYS = {"kind": "decision", "seconds": 86_400}


class Somebody:
    """A person with a cookie."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.http = httpx.Client(base_url=URL, timeout=30)
        self.ask("PUT", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What the server answers."""
        answer = self.http.request(method, path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    @property
    def cookie(self) -> str:
        """Who they are."""
        return self.http.cookies["wildcards_id"]

    def sit(self, table: str, seat: int) -> None:
        """Take a seat."""
        nonce = {"nonce": secrets.token_hex(16), "name": self.name}
        self.ask("PUT", f"/api/tables/{table}/seats/{seat}", nonce)

    def play(self, table: str, seat: int, until: int, seed: int) -> None:
        """Play by dice until that round begins, or to the end."""
        dice = random.Random(seed)
        cookie = {"cookie": f"wildcards_id={self.cookie}"}
        socket = f"ws://127.0.0.1:{PORT}/api/tables/{table}/socket"
        with connect(socket, additional_headers=cookie, max_size=None, proxy=None) as line:
            line.send(json.dumps({"type": "hello", "protocol": 1}))
            while True:
                message = json.loads(line.recv(60))
                if message.get("table", {}).get("status") == "over":
                    return
                game = next((one for one in message.get("games", ()) if one["seat"] == seat), None)
                if game is None:
                    continue
                if game["seen"]["round"] >= until:
                    return
                if legal := game["seen"]["legal_actions"]:
                    act = {"type": "act", "id": secrets.token_hex(6), "seat": seat, "step": game["step"]}
                    line.send(json.dumps({**act, "actions": [dice.choice(legal)]}))


def make(host: Somebody, seats: list[Any], **options: Any) -> str:
    """A new table."""
    made = host.ask("POST", "/api/tables", {"seats": seats, "bot_delay": 0, **options})
    return str(made["id"])


def tables(people: list[Somebody]) -> dict[str, str]:
    """All kinds of tables, by what they are."""
    ann, ben, cid = people
    found: dict[str, str] = {}

    def set_up(what: str, seats: list[Any], sitters: list[Somebody], **options: Any) -> str:
        table = found[what] = make(ann, seats, absence=NEVER, **options)
        for seat, one in enumerate(sitters):
            one.sit(table, seat)
        if what != "open":
            ann.ask("POST", f"/api/tables/{table}/start", {})
        return table

    over = set_up("over with Leo", [OPEN, BOT, BOT, LEO], [ann], visibility="public")
    ann.play(over, 0, 99, 1)
    table = set_up("over 2020", [OPEN, BOT, BOT], [ann], rules={"edition": "2020"})
    ann.play(table, 0, 99, 2)
    table = set_up("bidding", [OPEN, OPEN, BOT, BOT], [ann, ben], clock=DAYS, title="For days")
    play_together(table, (ann, 0), (ben, 1), 4)
    table = set_up("somebody left", [OPEN, OPEN, OPEN, BOT, BOT], [ann, ben, cid], visibility="public")
    cid.ask("POST", f"/api/tables/{table}/leave")
    play_together(table, (ann, 0), (ben, 1), 3)
    table = set_up("2020 under way", [OPEN, OPEN, BOT], [ann, ben], rules={"edition": "2020"})
    play_together(table, (ann, 0), (ben, 1), 6)
    set_up("open", [OPEN, OPEN, BOT], [ann, ben])
    table = set_up("closed", [OPEN, BOT, BOT], [ann])
    ann.ask("POST", f"/api/tables/{table}/close")
    found["rematch"] = str(ann.ask("POST", f"/api/tables/{over}/rematch")["id"])
    ann.sit(found["rematch"], 0)
    return found


def play_together(table: str, one: tuple[Somebody, int], other: tuple[Somebody, int], until: int) -> None:
    """Two people play until that round begins."""
    import threading

    threads = [
        threading.Thread(target=who.play, args=(table, seat, until, seat)) for who, seat in (one, other)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def main(directory: Path) -> None:
    """Run the server, play, stop it, and write the two files."""
    database = directory / "server.db"
    env = {**os.environ, "WILDCARDS_HOME": str(directory / "home")}
    wildcards = [sys.executable, "-m", "wildcards"]
    serve = [*wildcards, "serve", "--port", str(PORT), "--database", f"sqlite:///{database}"]
    server = subprocess.Popen(serve, env=env)
    try:
        for _ in range(100):
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{URL}/health").is_success:
                    break
            time.sleep(0.2)
        people = [Somebody(name) for name in ("Ann", "Ben", "Cid")]
        found = tables(people)
        found["over, by its bot client"] = table = make(people[0], [OPEN, OPEN, BOT], absence=NEVER)
        people[0].sit(table, 0)
        client = subprocess.Popen([*wildcards, "bot", "greedy", "--table", f"{URL}/t/{table}"], env=env)
        while people[0].ask("GET", f"/api/tables/{table}")["seats"][1]["kind"] == "open":
            time.sleep(0.2)
        people[0].ask("POST", f"/api/tables/{table}/start", {})
        people[0].play(table, 0, 99, 3)
        client.wait(60)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(30)
    kept = {"people": {one.name: one.cookie for one in people}, "tables": found}
    (directory / "server.json").write_text(json.dumps(kept, indent=1) + "\n")
    whole = directory / "whole.db"
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("VACUUM INTO ?", [str(whole)])
    (directory / "server.db.gz").write_bytes(gzip.compress(whole.read_bytes(), mtime=0))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
