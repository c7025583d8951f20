"""A seed that several people can trust: mixed from the dealer's part and a nonce from every person."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from wildcards.errors import RecordError, ReplayError
from wildcards.notation.record import HUMAN, Player

KEY: Final = "fair_deal"  # where a record says how its seed came about
_LABEL: Final = b"wildcards/1 mix"
_NO_NONCE: Final = ""


class FairDeal(NamedTuple):
    """How a seed came about: the server's part, its commitment, and the nonce of each seat ("": none)."""

    server_seed: bytes
    commitment: str
    nonces: tuple[str, ...]

    @staticmethod
    def of(server_seed: bytes, nonces: Sequence[str]) -> FairDeal:
        """The parts with the commitment that belongs to them."""
        return FairDeal(server_seed, commit(server_seed), tuple(nonces))

    def seed(self) -> bytes:
        """The 32 bytes that the game is dealt from."""
        return mix(self.server_seed, self.nonces)

    def to_dict(self) -> dict[str, Any]:
        """What a record holds under KEY."""
        return {
            "server_seed": self.server_seed.hex(),
            "commitment": self.commitment,
            "nonces": [nonce or None for nonce in self.nonces],
        }


def commit(server_seed: bytes) -> str:
    """The hex SHA-256 of the server's part: announced before anyone gives a nonce."""
    return hashlib.sha256(server_seed).hexdigest()


def mix(server_seed: bytes, nonces: Sequence[str]) -> bytes:
    """SHA-256("wildcards/1 mix", the server's 32 bytes, each nonce in hex and a line feed)."""
    ends = b"".join([nonce.encode() + b"\n" for nonce in nonces])
    return hashlib.sha256(_LABEL + server_seed + ends).digest()


def check_fair_deal(data: Any, players: Sequence[Player], seed: str | None) -> None:
    """Check what a record says about how its seed was made.

    Raises RecordError if it is not such an object, ReplayError if commitment or seed do not follow from it,
    or if a seat gave a nonce that belongs to the server itself, which could have picked it to suit the
    outcome.
    """
    deal = _read(data, len(players))
    for i, (player, nonce) in enumerate(zip(players, deal.nonces, strict=True)):
        if nonce and player.player != HUMAN:
            raise ReplayError(f"{KEY}.nonces[{i}]: expected null for {player.player}, got {nonce}")
    if commit(deal.server_seed) != deal.commitment:
        raise ReplayError(
            f"{KEY}.commitment: expected the SHA-256 of server_seed, {commit(deal.server_seed)},"
            f" got {deal.commitment}"
        )
    if seed is not None and deal.seed().hex() != seed:
        raise ReplayError(f"seed: expected that of {KEY}, {deal.seed().hex()}, got {seed}")


def _read(data: Any, seats: int) -> FairDeal:
    if not isinstance(data, dict):
        raise RecordError(f"{KEY}: expected an object, got {data!r}")
    nonces = data.get("nonces")
    if not isinstance(nonces, list) or len(nonces) != seats:
        raise RecordError(f"{KEY}.nonces: expected a list of {seats}, got {nonces!r}")
    for i, nonce in enumerate(nonces):
        if nonce is not None and not _is_hex(nonce, 16):
            raise RecordError(f"{KEY}.nonces[{i}]: expected 32 hex digits or null, got {nonce!r}")
    for key in ("server_seed", "commitment"):
        if not _is_hex(data.get(key), 32):
            raise RecordError(f"{KEY}.{key}: expected 64 hex digits, got {data.get(key)!r}")
    return FairDeal(
        bytes.fromhex(data["server_seed"]),
        data["commitment"],
        tuple([nonce or _NO_NONCE for nonce in nonces]),
    )


def _is_hex(text: Any, length: int) -> bool:
    return (
        isinstance(text, str)
        and len(text) == 2 * length
        and all(digit in "0123456789abcdef" for digit in text)
    )
