"""The entries of a table's log: all that happened there, in order. It is the truth; a Table is its fold.

Once kept, an entry is never changed. `at` is in ms of table time, which stands still while no server
runs. Entries hold secrets (the server's part of the seed, hidden cards): they never leave the server.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from wildcards.protocol.table import Settings

HOME_RULES: Final = 1  # the version of entries; older ones stay readable for ever


class _Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Something that happened at a table."""

    at: int


class Kept(Struct, frozen=True):
    """For whom a seat is kept."""

    uid: str
    name: str


class DealOf(Struct, frozen=True, omit_defaults=True):
    """The deal that a table plays, by the name of its page; of a deal of the day also the day."""

    id: str
    day: str | None = None
    late: bool = False  # whether it was begun after its day


class Created(_Entry, tag="created", frozen=True):
    """The table was made by `host`. A rematch keeps seats for those who had them: `kept`, by seat."""

    host: str
    settings: Settings
    leo_seat: int | None
    seats: int
    code: str | None
    server_seed: str
    given: bool = False  # whether server_seed is the seed itself, given by the host
    before: str | None = None  # the table of which this is the rematch
    kept: list[Kept | None] | None = None
    first: str | None = None  # of rematches, the first table: bots keep the names they had there
    wall: int = 0  # ms since 1970, for records and lists
    begun: dict[str, Any] | None = None  # a branch: the record that it continues (notation/branch.py)
    deal: DealOf | None = None  # if it takes a deal that others play too
    version: int = HOME_RULES


class Seated(_Entry, tag="seated", frozen=True):
    """A person took a seat."""

    seat: int
    uid: str
    name: str
    nonce: str


class BotSeated(_Entry, tag="bot_seated", frozen=True):
    """A bot was given a seat. It gives no nonce: the server could pick one for its outcome."""

    seat: int
    level: str
    name: str = ""  # the one it was given; if empty, table and seat determine it


class Freed(_Entry, tag="freed", frozen=True):
    """A seat is open again; `kicked` if it was the host's doing."""

    seat: int
    kicked: bool = False


class LetIn(_Entry, tag="let_in", frozen=True):
    """Whoever was sent away by the entry with this number may sit down again."""

    away: int


class KeptOut(_Entry, tag="kept_out", frozen=True):
    """Somebody was sent away from the table of which this is the rematch, under all these identities."""

    uids: list[str]
    name: str


class Named(_Entry, tag="named", frozen=True):
    """A person has taken another name."""

    seat: int
    name: str


class Moved(_Entry, tag="moved", frozen=True):
    """A seat moves to another device."""

    seat: int
    uid: str


class Started(_Entry, tag="started", frozen=True):
    """The game began; the seed follows from the log."""


class Acted(_Entry, tag="acted", frozen=True):
    """Steps of a seat that belong together. `by` is the level of the bot that decided, "" a person."""

    seat: int
    actions: list[int]
    cid: str
    step: int
    by: str = ""
    fault: str = ""  # how the bot failed, if its decision was left to chance


class TakenBack(_Entry, tag="taken_back", frozen=True):
    """A person takes back all that their seat did in the present secret decision."""

    seat: int
    cid: str


class TakenOver(_Entry, tag="taken_over", frozen=True):
    """A bot of this level decides for the person from now on: `why` is `time`, `absent` or `left`."""

    seat: int
    level: str
    why: str


class GivenBack(_Entry, tag="given_back", frozen=True):
    """The person is back and decides again."""

    seat: int
    cid: str


class Replaced(_Entry, tag="replaced", frozen=True):
    """The host gave the seat of somebody who is gone to a bot of this level, for good."""

    seat: int
    level: str


class Hinted(_Entry, tag="hinted", frozen=True):
    """A seat asked for a hint where others play; what it was told follows from what it knew."""

    seat: int


class EndAsked(_Entry, tag="end_asked", frozen=True):
    """Somebody asks whether all agree to end the game now; that they agree themselves goes without saying."""

    uid: str


class EndAgreed(_Entry, tag="end_agreed", frozen=True):
    """The person of these seats agrees to end the game."""

    seats: list[int]


class EndDropped(_Entry, tag="end_dropped", frozen=True):
    """The game goes on: whoever has this seat (None: a host without one) said no, or no longer asks."""

    seat: int | None


class WasThere(_Entry, tag="was_there", frozen=True):
    """The person of this seat came or went while others were asked to end the game."""

    seat: int


class HostChanged(_Entry, tag="host_changed", frozen=True):
    """Another person is the host."""

    uid: str


class Closed(_Entry, tag="closed", frozen=True):
    """The table was ended before the game was over; by an operator, if it is said why."""

    why: str = ""


class Forgotten(_Entry, tag="forgotten", frozen=True):
    """A person is gone for good: no name of theirs is shown any more."""

    uid: str


class Followed(_Entry, tag="followed", frozen=True):
    """It continues at another table."""

    table: str


Entry = (
    Created
    | Seated
    | BotSeated
    | Freed
    | LetIn
    | KeptOut
    | Named
    | Moved
    | Started
    | Acted
    | TakenBack
    | TakenOver
    | GivenBack
    | Replaced
    | Hinted
    | EndAsked
    | EndAgreed
    | EndDropped
    | WasThere
    | HostChanged
    | Closed
    | Forgotten
    | Followed
)

_DECODER: Final = msgspec.json.Decoder(Entry)
_ENCODER: Final = msgspec.json.Encoder()


def to_json(entry: Entry) -> str:
    """The entry as it is stored."""
    return _ENCODER.encode(entry).decode()


def from_json(text: str) -> Entry:
    """A stored entry. Raises msgspec.DecodeError for anything that no release ever wrote."""
    entry: Entry = _DECODER.decode(text)
    return entry


class _Command(Struct):
    """The parts of a stored entry about its command."""

    seat: int = 0
    cid: str = ""
    by: str = ""


_COMMAND_DECODER: Final = msgspec.json.Decoder(_Command)


def command_of(text: str) -> str | None:
    """The person's command that a stored entry carries out, by seat and id; None: there is none."""
    command = _COMMAND_DECODER.decode(text)
    return f"{command.seat} {command.cid}" if command.cid and not command.by else None
