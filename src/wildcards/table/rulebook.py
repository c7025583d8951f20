"""The rules a table asks for, checked."""

from __future__ import annotations

from wildcards.engine.rules import Rules
from wildcards.errors import RulesError
from wildcards.protocol.record import RulesOptions
from wildcards.table.refusal import RefusedError


def make_rules(options: RulesOptions, seats: int, leo_seat: int | None) -> Rules:
    """The rules of a table with this many seats. Raises RefusedError."""
    try:
        return Rules(
            edition=options.edition,
            seats=seats,
            leo=leo_seat is not None,
            leo_seat=leo_seat,
            talisman_order=options.talisman_order,
            three_player_removal=options.three_player_removal,
            payment_returns_on_pass=options.payment_returns_on_pass,
            value_counts=(*options.value_counts,),
        )
    except RulesError as error:
        raise RefusedError("rules", 400, why=str(error)) from None


def check_holder(rules: Rules, seat: int | None) -> None:
    """Raise RefusedError unless this seat (None: the deal decides) may hold the talisman first."""
    try:
        if seat is not None:
            rules.check_holder(seat)
    except RulesError as error:
        raise RefusedError("rules", 400, why=str(error)) from None
