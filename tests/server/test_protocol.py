"""The protocol's document, schema and types are those of the code."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

from support.servers import Running
from websockets.sync.client import ClientConnection, connect

ROOT: Final = Path(__file__).parents[2]
DOCUMENT: Final = ROOT / "docs" / "protocol.md"
ANYTHING: Final = "…"


def sessions() -> list[str]:
    return re.findall(r"```text\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)


def entries(session: str, starts: str) -> list[str]:
    """The entries of a session; indented lines continue the one before."""
    found: list[str] = []
    for line in session.splitlines():
        if line.startswith(" "):
            found[-1] += line
        else:
            assert re.match(starts, line), line
            found.append(line)
    return found


def fits(expected: Any, got: Any) -> bool:
    """Whether it is what the document says, where it says something."""
    if expected == ANYTHING:
        return True
    if isinstance(expected, dict) and isinstance(got, dict):
        keys = set(expected) - {ANYTHING}
        is_whole = ANYTHING in expected or keys == set(got)
        return is_whole and keys <= set(got) and all(fits(expected[key], got[key]) for key in keys)
    if isinstance(expected, list) and isinstance(got, list):
        if expected and expected[-1] == ANYTHING:
            expected, got = expected[:-1], got[: len(expected) - 1]
        return len(expected) == len(got) and all(map(fits, expected, got))
    return bool(expected == got)


def next_message(socket: ClientConnection, expected: dict[str, Any]) -> Any:
    """The next message that isn't a view in between."""
    while True:
        got = json.loads(socket.recv(timeout=20))
        if got["type"] == expected["type"] or got["type"] != "view":
            return got


def test_the_session_of_the_document_is_what_happens(server: Running) -> None:
    requests, messages = sessions()
    client = server.client()
    table = ""
    lines = entries(requests, r"(POST|PUT) /api|= \d+ ")
    for request, answer in zip(lines[::2], lines[1::2], strict=True):
        method, path, body = request.split(" ", 2)
        got = client.request(method, path.replace("ID", table), json=json.loads(body))
        _, status, expected = answer.split(" ", 2)
        assert (got.status_code, fits(json.loads(expected), got.json())) == (int(status), True), got.text
        table = table or got.json()["id"]
    url = server.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    with connect(
        url, additional_headers={"Cookie": f"wildcards_id={client.cookies['wildcards_id']}"}
    ) as socket:
        for line in entries(messages, "[<>] "):
            message = json.loads(line[2:])
            if line.startswith(">"):
                socket.send(json.dumps(message))
            else:
                got_message = next_message(socket, message)
                assert fits(message, got_message), f"{line}\n{got_message}"


def test_every_code_is_in_the_document() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    described = set(re.findall(r"`([a-z_]+)`", text[text.index("## Codes of refusals") :]))
    rooms = [ROOT / "src/wildcards" / room for room in ("server", "table")]
    source = "".join([path.read_text(encoding="utf-8") for room in rooms for path in room.rglob("*.py")])
    used = set(re.findall(r'(?:RefusedError|Problem)\(\s*"([a-z_]+)"', source))
    engine = (ROOT / "src/wildcards/engine/legal.py").read_text(encoding="utf-8")
    used |= set(re.findall(r'(?:NotOwedError|return)\(?\s*\(?"([a-z_]+)", "', engine)) - {"no_action"}
    assert len(used) > 30
    assert used - described == set()


def test_the_schema_is_published(server: Running) -> None:
    schema = server.client().get("/schema/protocol.json").json()
    assert {"ClientMessage", "ServerMessage", "GameView", "NewTable"} <= set(schema["$defs"])
    paths = server.client().get("/schema/openapi.json").json()["paths"]
    assert "/api/tables/{table_id}/start" in paths
