"""The decisions of a game: what each seat saw, what it could do and did, and how the game ended for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import pyarrow as pa

from wildcards.engine.action import ACTIONS, parse_token
from wildcards.engine.legal import legal_mask
from wildcards.envs.encoding import SIZE, Encoder
from wildcards.envs.reward import returns
from wildcards.notation.record import Record


class Column(NamedTuple):
    """A column of a file."""

    name: str
    type: Any  # as Arrow has it
    meaning: str


DECISIONS: Final = (
    Column("observation", pa.list_(pa.int8(), SIZE), "what the seat sees, as docs/rl.md numbers it"),
    Column("mask", pa.list_(pa.int8(), ACTIONS), "1 for each action that is legal, otherwise 0"),
    Column("action", pa.int8(), "the one the bot took"),
    Column("game", pa.int64(), "the game, from 0"),
    Column("step", pa.int16(), "of all steps of the game, from 0; no seat knows it in a sealed phase"),
    Column("round", pa.int8(), "the round, from 1"),
    Column("phase", pa.string(), "BID, REVEAL, SWAP, DISCARD, LAY, BREAK, TAKE, PAY or KEEP"),
    Column("seat", pa.int8(), "the seat that decides, from 0"),
    Column("bot", pa.string(), "the bot in it"),
    Column("score", pa.int16(), "its points at the end"),
    Column("rank", pa.int8(), "its rank at the end, 1 first"),
    Column(
        "win", pa.float32(), "its share of the win: 1 alone, a fraction if several are first, otherwise 0"
    ),
)
DEALS: Final = (
    Column("game", pa.int64(), "the game, from 0"),
    Column("faults", pa.int16(), "how often a bot failed; a random step then stood in for it"),
    Column("record", pa.string(), "the record of the whole game as JSON: all cards, the seed, all steps"),
)


def decisions_of(number: int, record: Record) -> list[tuple[Any, ...]]:
    """A row of DECISIONS for each step of this game, which has ended. Raises ReplayError, TokenError."""
    state = record.start()
    state.logging = False
    encoder = Encoder(record.rules)
    rows: list[tuple[Any, ...]] = []
    for step, (seat, token) in enumerate(record.actions):
        action = parse_token(token, state.display)
        seen, mask = encoder.encode(state, seat), encoder.spread(legal_mask(state, seat))
        rows.append((seen, mask, action, number, step, state.round, state.phase.name, seat))
        state.step(seat, action)
    scores, ranks, shares = state.scores(), state.ranks(), returns(state, "win", zero_sum=False)
    ends = [
        (player.player, *end)
        for player, end in zip(record.seats, zip(scores, ranks, shares, strict=True), strict=True)
    ]
    return [(*row, *ends[row[-1]]) for row in rows]


def table(columns: Sequence[Column]) -> str:
    """The columns as a Markdown table."""
    lines = [f"| {one.name} | {_typed(one.type)} | {one.meaning} |" for one in columns]
    return "\n".join(["| column | type | meaning |", "|---|---|---|", *lines])


def _typed(kind: Any) -> str:
    is_list = pa.types.is_fixed_size_list(kind)
    return f"{kind.value_type}[{kind.list_size}]" if is_list else str(kind)
