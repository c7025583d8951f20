"""Hostile names and titles, at every door that takes one: shown clean and short, never empty, never a 500."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import STEADY
from support.servers import Running, running, sqlite_in

from wildcards.conform.client import Socket, make, nonce, sit, start, you
from wildcards.protocol.table import MOST_NAME, MOST_TITLE
from wildcards.table.names import clean, clean_title

HOSTILE = {
    "markup": "<script>alert(1)</script>",
    "attribute": '"><img src=x onerror=alert(1)>',
    "right to left": "\u202eevil\u202c\u2066\u200f",
    "no width": "a\u200b\u200c\u200d\u2060\ufeffb",
    "stack": "Z" + "\u0335\u0489\u0310" * 60,
    "only marks": "\u0335\u0489\u0310" * 10,
    "letters without shape": "\u3164\u115f\u1160\uffa0\u2800\u034f\ufe0f",
    "blanks": " \t\u00a0\u2003\u3000\u2028\n ",
    "controls": "\x00\x1b[31mred\x07\x7f\x9b",
    "joined emoji": "\U0001f468\u200d\U0001f469\u200d\U0001f467 \U0001f3f4\U000e0067\U000e007f \u2764\ufe0f",
    "private": "\ue000\uf8ff\U000f0000",
    "tags": "\U000e0041\U000e0042",
    "expanding": "\ufb2c" * 40,
    "lines": "one\r\ntwo\u2029three",
    "empty": "",
    "wide": "\u7530" * 100,
}
TOO_LONG = {"long": "x" * 10_000, "long stack": "e\u0301" * 5000}
NO_TEXT = ['"\\ud800"', '"\\udc00\\ud800"', "7", "[]", "{}", "true"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite_in(tmp_path_factory.mktemp("names"))) as here:
        yield here


def check(shown: Any, most: int, *, may_be_empty: bool = False) -> None:
    """One line of visible characters, at most so many, with at most two marks per letter."""
    assert isinstance(shown, str)
    assert len(shown) <= most
    assert shown == shown.strip()
    assert shown or may_be_empty
    for letter in shown:
        assert letter == " " or unicodedata.category(letter)[0] in "LMNPS", ascii(shown)
        assert letter not in "\u3164\u115f\u1160\uffa0\u2800\u034f\ufe0f"
    kinds = "".join([unicodedata.category(letter)[0] for letter in shown])
    assert "MMM" not in kinds
    assert not kinds.startswith("M")


@STEADY
@given(st.text(max_size=300) | st.text(st.sampled_from("".join(HOSTILE.values())), max_size=300))
def test_any_text_becomes_clean(text: str) -> None:
    check(clean(text), MOST_NAME, may_be_empty=True)
    check(clean_title(text), MOST_TITLE, may_be_empty=True)
    assert clean(clean(text)) == clean(text)


def test_ordinary_names_stay_as_they_are() -> None:
    for name in ("Ann", "Jürgen Groß", "李小龙", "Ольга", "مريم", "O'Neill-Smith", "👩 🎲", "नेहा", "Zoë 2"):
        assert clean(name) == name


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
def test_hostile_names_are_shown_clean_at_every_door(server: Running, name: str) -> None:
    ann, bob, cid = [server.client() for _ in range(3)]
    table = make(ann, name=name, title=name, visibility="public")
    sit(bob, table, 1, name)
    told = cid.put("/api/me", json={"name": name}).json()["name"]
    check(told, MOST_NAME, may_be_empty=True)
    assert cid.get("/api/me").json()["name"] == told
    sit(cid, table, 2)
    bob.put("/api/me", json={"name": name[::-1]})
    view = start(ann, table, "novice")
    for seat in view["seats"][:3]:
        check(seat["name"], MOST_NAME)
    check(view["settings"]["title"], MOST_TITLE, may_be_empty=True)
    (card,) = [card for card in ann.get("/api/tables").json() if card["id"] == table]
    for one in card["names"]:
        check(one, MOST_NAME)
    check(card["title"], MOST_TITLE, may_be_empty=True)
    with Socket(ann, table) as socket:
        assert [seat["name"] for seat in socket.table["seats"]] == [seat["name"] for seat in view["seats"]]
        bob.put("/api/me", json={"name": name})
        socket.ping()
        check(socket.table["seats"][1]["name"], MOST_NAME)


def doors(client: httpx.Client, table: str, text: str) -> list[httpx.Response]:
    """This JSON text as a name wherever one is taken, and as a title."""
    given = json.dumps(nonce())
    requests = [
        ("PUT", "/api/me", f'{{"name":{text}}}'),
        ("PUT", f"/api/tables/{table}/seats/1", f'{{"nonce":{given},"name":{text}}}'),
        ("POST", "/api/tables", f'{{"name":{text}}}'),
        ("POST", "/api/tables", f'{{"title":{text}}}'),
    ]
    headers = {"content-type": "application/json"}
    return [client.request(method, path, content=body, headers=headers) for method, path, body in requests]


@pytest.mark.parametrize("text", [*[json.dumps(text) for text in TOO_LONG.values()], *NO_TEXT])
def test_what_is_no_name_is_refused(server: Running, text: str) -> None:
    ann = server.client()
    table = make(ann, [you(), {"kind": "open"}, {"kind": "open"}])
    for answer in doors(server.client(), table, text[:50_000]):
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert ann.get(f"/api/tables/{table}").json()["seats"][1]["kind"] == "open"


def test_a_new_name_is_shown_at_the_table_it_is_for(server: Running) -> None:
    """Elsewhere only while connected: one request does not write to every table somebody ever sat at."""
    ann = server.client()
    here, there = make(ann, name="Ann"), make(ann, name="Ann")
    assert ann.put("/api/me", json={"name": "Zoë", "table": here}).json() == {"name": "Zoë"}
    assert ann.get(f"/api/tables/{here}").json()["seats"][0]["name"] == "Zoë"
    assert ann.get(f"/api/tables/{there}").json()["seats"][0]["name"] == "Ann"
    assert ann.put("/api/me", json={"name": "Zoë", "table": "../x"}).status_code == 400
