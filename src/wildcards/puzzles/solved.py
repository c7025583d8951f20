"""Which puzzles were solved at this device, kept in a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from wildcards.disk import reason, write_whole
from wildcards.errors import PuzzleError


class Solved:
    """The numbers of solved puzzles; a file that cannot be read is like none."""

    def __init__(self, path: Path) -> None:
        self._path: Final = path
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            data = {}
        kept = data.get("solved", []) if isinstance(data, dict) else []
        self._numbers: Final = (
            {one for one in kept if isinstance(one, int)} if isinstance(kept, list) else set()
        )

    def has(self, number: int) -> bool:
        """Whether it was solved."""
        return number in self._numbers

    def note(self, number: int, is_right: bool) -> None:
        """An answer was given; what was solved once stays solved. Raises PuzzleError."""
        if not is_right or number in self._numbers:
            return
        self._numbers.add(number)
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._path, json.dumps({"solved": sorted(self._numbers)}).encode())
        except OSError as error:
            raise PuzzleError(f"{self._path}: cannot be kept: {reason(error)}") from None
