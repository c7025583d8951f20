"""Writes tests/files: records as editors and shells save them, and what is to be found in each file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from strategies import last_of, play

from wildcards.engine.rules import Rules
from wildcards.notation.record import Record

FILES: Final = Path(__file__).parents[1] / "files"
TEXT: Final = Record.of(last_of(play(Rules(seats=3), 5, "shy"))).to_json().replace("seat 0", "Milú")
OTHER: Final = TEXT.replace("Milú", "Ida")
LAID_OUT: Final = json.dumps(json.loads(TEXT), ensure_ascii=False, indent=1)
TWICE: Final = TEXT.replace('"result": ', '"result": null, "result": ')
INNER: Final = TEXT.replace('"edition": ', '"edition": "2020", "edition": ')
ESCAPED: Final = TEXT.replace('"talisman": ', '"note": {"a\\u0062": 1, "ab": 2}, "talisman": ')
NOTED: Final = TEXT.replace(
    '"talisman": ', '"note": {"a": "{\\"b\\": 1, \\"b\\": 2}", "b": ["b"]}, "talisman": '
)
SEED: Final = json.loads(TEXT)["seed"]
GIVEN: Final = json.loads(TEXT)["talisman"]
OTHERS: Final = TEXT.replace(f'"talisman": {GIVEN}', f'"talisman": {(GIVEN + 1) % 3}')
BOM: Final = "\ufeff"
TWO: Final = f"{TEXT}\n{OTHER}\n"

# Name: its bytes, how many records it holds (0: nothing that can be read), and whether each of them is right.
CASES: Final[dict[str, tuple[bytes, int, bool]]] = {
    "plain.json": (TEXT.encode(), 1, True),
    "mark.json": (f"{BOM}{TEXT}\n".encode(), 1, True),
    "utf-16-le.json": (f"{BOM}{TEXT}\r\n".encode("utf-16-le"), 1, True),
    "utf-16-be.json": (f"{BOM}{TEXT}\r\n".encode("utf-16-be"), 1, True),
    "utf-16-le-without-mark.json": (f"{TEXT}\r\n".encode("utf-16-le"), 1, True),
    "utf-16-be-without-mark.json": (f"\r\n{TEXT}".encode("utf-16-be"), 1, True),
    "utf-16-and-one-ctrl-z.json": (f"{BOM}{TEXT}".encode("utf-16-le") + b"\x1a", 1, True),
    "windows-lines.json": (LAID_OUT.replace("\n", "\r\n").encode(), 1, True),
    "old-mac-lines.json": (LAID_OUT.replace("\n", "\r").encode(), 1, True),
    "blank-lines.json": (f"\r\n\r\n{TEXT}\r\n \r\n\t\r\n".encode(), 1, True),
    "ctrl-z.json": (f"{TEXT}\r\n\x1a".encode(), 1, True),
    "nul.json": (f"{TEXT}\n".encode() + bytes(64), 1, True),
    "two-lines.jsonl": (TWO.encode(), 2, True),
    "two-lines-mark.jsonl": (f"{BOM}{TWO}".encode(), 2, True),
    "two-lines-utf-16.jsonl": (f"{BOM}{TWO}".replace("\n", "\r\n").encode("utf-16-le"), 2, True),
    "two-files-joined.jsonl": (f"{BOM}{TEXT}\r\n\x1a{BOM}{OTHER}\r\n\x1a\x00".encode(), 2, True),
    "one-line-and-blank-ones.jsonl": (f"\n{TEXT}\n\n\n".encode(), 1, True),
    "result-twice.json": (TWICE.encode(), 1, False),
    "edition-twice.json": (INNER.encode(), 1, False),
    "note-twice.json": (ESCAPED.encode(), 1, False),
    "note-not-twice.json": (NOTED.encode(), 1, True),
    "talisman-of-another.json": (OTHERS.encode(), 1, False),
    "seed-of-another.json": (TEXT.replace(SEED, "ab" * 32).encode(), 1, False),
    "cut.json": (TEXT[:-40].encode(), 0, False),
    "latin-1.json": (TEXT.encode("latin-1"), 0, False),
    "empty.json": (b"", 0, False),
    "ctrl-z-alone.json": (f"{BOM}\r\n\x1a".encode(), 0, False),
    "no-json.json": (b"Milu won.\r\n", 0, False),
}

if __name__ == "__main__":
    for name, (data, _, _) in CASES.items():
        (FILES / name).write_bytes(data)
    verdicts = {name: {"records": records, "right": right} for name, (_, records, right) in CASES.items()}
    (FILES / "verdicts.json").write_text(json.dumps(verdicts, indent=4) + "\n", encoding="utf-8")
