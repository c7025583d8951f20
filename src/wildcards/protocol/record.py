"""The parts of a game record that messages share with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct


class RulesOptions(Struct, forbid_unknown_fields=True, frozen=True):
    """The options of the rules, as in a record (docs/record.md). Null: the edition's own."""

    edition: Literal["2022", "2020"] = "2022"
    talisman_order: Literal["holder_last", "holder_first"] = "holder_last"
    three_player_removal: Literal["balanced", "random"] = "balanced"
    payment_returns_on_pass: bool | None = None
    value_counts: Annotated[
        Sequence[Annotated[int, Meta(ge=0, le=14)]],
        Meta(min_length=4, max_length=4, description="Cards of value 1, 2, 3, 4 in each habitat: 14 in all."),
    ] = (5, 4, 3, 2)
