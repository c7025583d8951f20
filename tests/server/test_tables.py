"""Tables over HTTP: made, joined, left, started, ended."""

from __future__ import annotations

import secrets
from typing import Any

import httpx
from support.servers import Running


def nonce() -> str:
    return secrets.token_hex(16)


def make(client: httpx.Client, **options: Any) -> dict[str, Any]:
    made = client.post("/api/tables", json={"seats": [{"kind": "open"}] * 4, "bot_delay": 0, **options})
    assert made.status_code == 201, made.text
    found: dict[str, Any] = made.json()
    assert client.put(f"/api/tables/{found['id']}/seats/0", json={"nonce": nonce()}).status_code == 200
    return found


def test_one_seat_has_one_person(server: Running) -> None:
    ann, bob, eve = server.client(), server.client(), server.client()
    table = make(ann)["id"]
    assert bob.put(f"/api/tables/{table}/seats/1", json={"nonce": nonce(), "name": "Bob"}).status_code == 200
    late = eve.put(f"/api/tables/{table}/seats/1", json={"nonce": nonce()})
    assert (late.status_code, late.json()["code"]) == (409, "seat_taken")
