"""The schema of the messages, and the TypeScript types made from it."""

from __future__ import annotations

from pathlib import Path

from wildcards.protocol.schema import json_schema
from wildcards.protocol.typescript import _declaration, _type, typescript

ROOT = Path(__file__).parents[3]


def test_the_typescript_types_are_current() -> None:
    there = (ROOT / "client/src/net/protocol.ts").read_text(encoding="utf-8")
    assert there == typescript(), "run: make protocol"


def test_every_message_has_a_type() -> None:
    text = typescript()
    for name in json_schema()["$defs"]:
        assert f" {name} " in text
    assert "unknown[]" not in text


def test_types_as_typescript_writes_them() -> None:
    assert _type({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}}) == (
        "(number | null)[]"
    )
    assert _type({"enum": ["a", "b"]}) == '"a" | "b"'
    assert _type({"type": "object"}) == "Record<string, unknown>"
    assert _declaration("X", {"properties": {"a-b": {"type": "string"}}}) == (
        'export interface X {\n  "a-b"?: string;\n}\n'
    )
