"""Who can see what happened at a table: in a secret phase only whoever did it."""

from __future__ import annotations

from collections.abc import Sequence

from wildcards.table.entry import Acted, Entry, TakenBack
from wildcards.table.table import Table


def who_sees(before: Table, entries: Sequence[Entry], after: Table) -> frozenset[str] | None:
    """The people for whom something looks different after these entries; None: it may for anybody.

    A step in secret changes nothing that others are shown (see `Table.hides`), so nothing is made for them;
    but whoever sees all hands sees what was laid.
    """
    if before.turn != after.turn or before.settings.spectators == "all":
        return None
    seen: set[str] = set()
    for entry in entries:
        if not isinstance(entry, Acted | TakenBack) or not before.hides(entry.seat):
            return None
        seen.add(after.seats[entry.seat].uid or "")
    return frozenset(seen)
