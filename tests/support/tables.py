"""Tables at a server: see `wildcards.conform.client`, by which others' servers are asked, too."""

from wildcards.conform.client import (
    ENDLESS,
    PATIENCE,
    Json,
    Socket,
    hurry,
    make,
    make_of,
    nonce,
    ok,
    play_out,
    problem,
    seats_of,
    sit,
    start,
    you,
)

__all__ = [
    "ENDLESS", "PATIENCE", "Json", "Socket", "hurry", "make", "make_of", "nonce", "ok", "play_out", "problem",
    "seats_of", "sit", "start", "you",
]  # fmt: skip
