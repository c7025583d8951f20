"""What a table promised before the game, and whether its record keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from wildcards.engine.observation import Observation
from wildcards.errors import ReplayError
from wildcards.notation.fair import KEY as FAIR_DEAL
from wildcards.notation.record import HOST, TALISMAN_BY, Record
from wildcards.notation.verify import verify


@dataclass(frozen=True)
class Promise:
    """What was announced before this client gave its nonces, and the nonces by seat.

    That is the commitment (None: it wasn't), and the seat the host chose to hold the talisman first, if any.
    """

    commitment: str | None = None
    nonces: Mapping[int, str] = field(default_factory=dict)
    talisman: int | None = None

    @staticmethod
    def from_dict(data: dict[str, Any]) -> Promise:
        """The promise as it was kept; an empty one if it was not."""
        commitment, nonces = data.get("commitment"), data.get("nonces")
        if not isinstance(commitment, str) or not isinstance(nonces, dict):
            return Promise()
        talisman = data.get("talisman")
        return Promise(
            commitment,
            {int(seat): str(nonce) for seat, nonce in nonces.items()},
            talisman if isinstance(talisman, int) else None,
        )

    def to_dict(self) -> dict[str, Any]:
        """What to keep of it."""
        nonces = {str(seat): nonce for seat, nonce in self.nonces.items()}
        return {"commitment": self.commitment, "nonces": nonces, "talisman": self.talisman}

    def check(self, record: Record, seen: Observation | None) -> bool:
        """Check the record of the finished game, whose end is `seen` for one seat.

        Returns whether this client's random bytes are part of the deal. Raises RecordError or ReplayError.
        """
        state = verify(record)
        if seen is not None and state.observe(seen.seat) != seen:
            raise ReplayError("actions: they lead to a game other than the one played here")
        deal = record.extra.get(FAIR_DEAL)
        told = record.commitment if deal is None else deal["commitment"]
        if self.commitment not in (None, told):
            raise ReplayError(f"commitment: expected the one announced before, {self.commitment}, got {told}")
        is_chosen = record.extra.get(TALISMAN_BY) == HOST
        if self.commitment is not None and is_chosen and record.talisman != self.talisman:
            raise ReplayError(
                "talisman: its first holder was chosen, which was not announced before the game"
            )
        if deal is None:
            return False
        for seat, nonce in self.nonces.items():
            if deal["nonces"][seat] != nonce:
                raise ReplayError(f"{FAIR_DEAL}.nonces[{seat}]: expected yours, {nonce}, got another")
        return bool(self.nonces)
