"""Phrases that several commands print."""

from __future__ import annotations

from wildcards.engine.rules import Rules


def count(number: int, noun: str) -> str:
    """`1 game`, `2 games`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def rules_line(rules: Rules) -> str:
    """The options of the rules."""
    counts = "-".join([str(count) for count in rules.value_counts])
    payment = "returns" if rules.payment_returns_on_pass else "is lost"
    parts = [f"values {counts}", f"a tied payment {payment} on a pass"]
    if rules.talisman:
        parts.append(f"talisman {rules.talisman_order.replace('_', ' ')}")
    if rules.seats == 3:
        parts.append(f"{rules.three_player_removal} removal")
    return f"Options: {', '.join(parts)}"


def seat_name(seat: int) -> str:
    """A seat for people, who count from 1; records and the engine count from 0."""
    return f"Seat {seat + 1}"
