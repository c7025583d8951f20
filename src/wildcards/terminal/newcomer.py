"""Who comes to a table by `join` or `host`: under which name, and how they take a seat."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from wildcards.protocol.table import Settings
from wildcards.remote.api import Api
from wildcards.remote.profile import Profile
from wildcards.remote.seat import Seating, take_seat
from wildcards.terminal import table_phrases as words
from wildcards.terminal.cast import as_typed
from wildcards.terminal.screen import Screen, wants_plain
from wildcards.terminal.solo import check_record_file
from wildcards.words.text import printable


@dataclass(frozen=True)
class Visitor:
    """What was typed: a profile of this machine, the name shown to others, the wanted seat (from 0)."""

    profile: str
    name: str | None
    seat: int | None
    plain: bool | None
    record: Path | None

    def __post_init__(self) -> None:
        """Raise RulesError for a name that others would see otherwise."""
        if self.name is not None:
            as_typed("--name", self.name)

    def screen(self) -> Screen:
        """Where the game is shown. Raises SaveError for a record that could not be written."""
        check_record_file(self.record)
        return Screen(wants_plain() if self.plain is None else self.plain)


@dataclass(frozen=True)
class Newcomer:
    """A visitor at a server that knows them as `known` (empty: by no name yet)."""

    api: Api
    profile: Profile
    screen: Screen
    visitor: Visitor
    known: str

    def sit_down(self, table: str, seat: int | None, token: str | None = None) -> Seating:
        """Take a seat, or come back to your own, under the name that was typed. Raises ServerError."""
        view = self.api.table(table)
        is_back = token is not None or any(one.you for one in view.seats)
        name = self.visitor.name
        if name is None and not is_back and view.status == "open":
            name = self._ask_name()
        if not is_back and view.status == "open" and not view.you_host:
            self._tell_terms(view.settings)
        seating = take_seat(self.api, self.profile, table, seat, name, token=token)
        if name is not None:
            self._tell_name(name, self.api.rename(name, table) if is_back else self._shown_at(seating))
        return seating

    def _tell_terms(self, settings: Settings) -> None:
        """Say before they sit down what somebody agrees to by that."""
        told = words.spectators(settings)
        self.screen.items(told)
        if told and self.screen.asks:
            self.screen.read(words.SIT_ANYWAY)

    def _ask_name(self) -> str | None:
        """The name of somebody new here; None: the one the server has."""
        if self.known:
            return None
        if not self.screen.asks:
            self.screen.items([words.NAMELESS])
            return None
        return (self.screen.read(words.NAME_PROMPT) or "").strip() or None

    def _shown_at(self, seating: Seating) -> str:
        assert seating.seat is not None
        return self.api.table(seating.table).seats[seating.seat].name or ""

    def _tell_name(self, given: str, shown: str) -> None:
        """Say so if others see a name other than the one that was typed."""
        if shown != given.strip():
            self.screen.items([words.other_name(printable(shown))])
