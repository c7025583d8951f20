"""Answers that took long to make, kept in memory for whoever asks again."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, Generic, TypeVar

K = TypeVar("K")


class Kept(Generic[K]):
    """As many bytes as are allowed; those asked for longest ago go first."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._made: Final[OrderedDict[K, bytes]] = OrderedDict()
        self._size = 0

    def get(self, key: K) -> bytes | None:
        """What was made, if it is still here."""
        found = self._made.get(key)
        if found is not None:
            self._made.move_to_end(key)
        return found

    def keep(self, key: K, made: bytes) -> None:
        """Keep it, in place of others where there is no room."""
        if key not in self._made:
            self._made[key] = made
            self._size += len(made)
        while self._size > self._most:
            _, oldest = self._made.popitem(last=False)
            self._size -= len(oldest)
