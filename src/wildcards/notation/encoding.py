"""Text that other programs wrote: Windows editors and shells encode and end it in their own ways.

client/src/after/fair/record.ts reads the same way; tests/files holds what both are tested on.
"""

from __future__ import annotations

import codecs
import re
from typing import Final

# What may surround a text without belonging to it: a byte order mark, NUL and Ctrl-Z as ends of a file.
_AROUND: Final = "\ufeff\x00\x1a \t\r\n"
_LINE_END: Final = re.compile(r"\r\n|\n|\r")


def text_of(data: bytes) -> str:
    """The text of a file in UTF-8 or UTF-16, with or without a byte order mark. Raises UnicodeDecodeError."""
    if data.startswith(codecs.BOM_UTF16_LE) or (data[1:2] == b"\0" and data[:1] != b"\0"):
        text = _even(data).decode("utf-16-le")
    elif data.startswith(codecs.BOM_UTF16_BE) or (data[:1] == b"\0" and data[1:2] != b"\0"):
        text = _even(data).decode("utf-16-be")
    else:
        text = data.decode()
    return text.removeprefix("\ufeff")


def _even(data: bytes) -> bytes:
    """Without a Ctrl-Z of one byte at the end."""
    return data[:-1] if len(data) % 2 and data.endswith(b"\x1a") else data


def trimmed(text: str) -> str:
    """The text without what may surround it."""
    return text.strip(_AROUND)


def lines_of(text: str) -> list[tuple[int, str]]:
    """The lines that hold anything, with their numbers from 1. No JSON value contains a line break."""
    lines = [(number, trimmed(line)) for number, line in enumerate(_LINE_END.split(text), 1)]
    return [(number, line) for number, line in lines if line]
