"""TypeScript types of the protocol, made from its JSON schema: `python -m wildcards.protocol.typescript`.

client/src/net/protocol.ts is their output; a test checks that it is current (`make protocol` renews it).
"""

from __future__ import annotations

import json
import re
import sys
from inspect import cleandoc
from typing import Any, Final

from wildcards.protocol import PROTOCOL
from wildcards.protocol.schema import json_schema

_HEAD: Final = f"""\
// The messages between a table and its clients, protocol {PROTOCOL}. Made by `make protocol` from
// src/wildcards/protocol: change it there.

export const PROTOCOL = {PROTOCOL};
"""
_PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
_IDENTIFIER: Final = re.compile(r"[A-Za-z_]\w*")


def typescript() -> str:
    """The whole file."""
    parts = [_HEAD]
    for name, schema in json_schema()["$defs"].items():
        parts.append(_comment(schema, "") + _declaration(name, schema))
    return "\n".join(parts)


def _declaration(name: str, schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        return f"export type {name} = {_type(schema)};\n"
    required = schema.get("required", [])
    lines = [f"export interface {name} {{"]
    for key, one in schema["properties"].items():
        mark = "" if key in required else "?"
        lines.append(f"{_comment(one, '  ')}  {_key(key)}{mark}: {_type(one)};")
    return "\n".join([*lines, "}\n"])


def _comment(schema: dict[str, Any], indent: str) -> str:
    text = schema.get("description")
    if text is None:
        return ""
    lines = cleandoc(text).replace("*/", "*\\/").splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join(
        [f"{indent}/**\n", *[f"{indent} * {line}".rstrip() + "\n" for line in lines], f"{indent} */\n"]
    )


def _key(key: str) -> str:
    return key if _IDENTIFIER.fullmatch(key) else json.dumps(key)


def _type(schema: dict[str, Any]) -> str:
    """A type as TypeScript writes it."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys([_type(one) for one in schema["anyOf"]]))
    if "enum" in schema:
        return " | ".join([json.dumps(one) for one in schema["enum"]])
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
    return _PLAIN.get(str(kind), "unknown")


if __name__ == "__main__":
    sys.stdout.write(typescript())
