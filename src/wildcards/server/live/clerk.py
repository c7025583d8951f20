"""Work of requests that takes a moment: replays, verification, chances, hints; in a process of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

from wildcards.engine.observation import Observation
from wildcards.errors import RecordError
from wildcards.notation.encoding import text_of, trimmed
from wildcards.notation.record import Record
from wildcards.notation.verify import verify
from wildcards.protocol.table import Verified
from wildcards.server.live.kept import Kept
from wildcards.server.live.shares import Party
from wildcards.server.live.workers import Call, CrowdedError, Worker, WorkError, Workers
from wildcards.table import views
from wildcards.table.analysed import hint_of
from wildcards.table.known import knowledge_told
from wildcards.table.refusal import RefusedError
from wildcards.table.replay import replay

SECONDS: Final = 20.0  # that one piece of work may take
MOST_WAITING: Final = 30  # of an address
MOST_KEPT: Final = 16_000_000  # bytes of replays
_REPLAY: Final = 0.03  # seconds a replay takes, more or less
_COUNTING: Final = 0.03  # seconds it takes to find chances, more or less
_HINT: Final = 0.15  # seconds a hint takes, more or less
_BYTE: Final = 1e-6  # seconds that verifying takes a byte, more or less
_WAIT: Final = 2.0  # seconds after which somebody may try again whose address has too much waiting

ReplayKey = tuple[str, int | None]


class Clerk:
    """Does the heavy work of requests, in turn for all who ask; finished replays are kept for a while."""

    def __init__(self, make: Callable[[], Worker] | None = None, most_kept: int = MOST_KEPT) -> None:
        self._workers: Final = Workers(1, SECONDS, MOST_WAITING, make)
        self._kept: Final[Kept[ReplayKey]] = Kept(most_kept)

    def kept_replay(self, key: ReplayKey) -> bytes | None:
        """A replay that was made before, if it is still here."""
        return self._kept.get(key)

    async def replay(self, party: Party, key: ReplayKey, record: Record) -> bytes:
        """The replay of a finished game for a seat, as JSON. Raises RefusedError."""
        made: bytes = await self._do(party, _REPLAY, (_replayed, record, key[1]))
        self._kept.keep(key, made)
        return made

    async def verify(self, party: Party, text: bytes) -> bytes:
        """What is found about a record, as JSON. Raises RefusedError, also if it isn't a JSON object."""
        found: bytes | str = await self._do(party, _BYTE * len(text), (_verified, text))
        if isinstance(found, str):
            raise RefusedError("malformed", 400, why=[found])
        return found

    async def knowledge(self, party: Party, seen: Observation, scope: Literal["open", "all"]) -> bytes:
        """What this observer could know of hidden cards, as JSON. Raises RefusedError."""
        found: bytes = await self._do(party, _COUNTING, (_known, seen, scope))
        return found

    async def hint(self, party: Party, seen: Observation) -> bytes:
        """What this seat might do now, as JSON. Raises RefusedError."""
        made: bytes = await self._do(party, _HINT, (_hinted, seen))
        return made

    async def _do(self, party: Party, cost: float, call: Call) -> Any:
        try:
            return await self._workers.do(party, cost, lambda: call)
        except CrowdedError:
            raise RefusedError("too_many", 429, seconds=_WAIT) from None
        except WorkError:
            raise RefusedError("busy", 503) from None

    def close(self) -> None:
        """End the worker."""
        self._workers.close()


# --- in the worker


def _replayed(record: Record, seat: int | None) -> bytes:
    return views.encode(replay(record, seat))


def _known(seen: Observation, scope: Literal["open", "all"]) -> bytes:
    return views.encode(knowledge_told(seen, scope))


def _hinted(seen: Observation) -> bytes:
    return views.encode(hint_of(seen))


def _verified(text: bytes) -> bytes | str:
    """What is found; or, as a string, why it isn't a JSON object."""
    try:
        read = trimmed(text_of(text))
        data = msgspec.json.decode(read, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeError) as error:
        return str(error).encode("ascii", "replace").decode()[:200]
    except RecursionError:
        return "nested too deeply"
    return views.encode(_found(data, read))


def _found(data: dict[str, Any], text: str) -> Verified:
    """`text` is what `data` was read from: a key given twice can only be seen there."""
    steps = data.get("actions")
    number = len(steps) if isinstance(steps, list) else 0
    has_seed, has_deal = data.get("seed") is not None, "fair_deal" in data
    why = None
    try:
        verify(Record.from_json(text))
    except (RecordError, RecursionError) as error:
        why = str(error)[:500]
    return Verified(valid=why is None, why=why, steps=number, has_seed=has_seed, has_fair_deal=has_deal)
