"""What goes over a table's WebSocket: one JSON object per message, its kind in `type`."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import UNSET, Meta, Struct, UnsetType

from wildcards.protocol.game import GameChange, GameView
from wildcards.protocol.table import SeatView, TableView
from wildcards.protocol.words import May, Ready, Text, Word

MOST_ACTIONS: Final = 12  # more than any decision can take

CommandId = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9_-]{1,40}$",
        description="Chosen by the client, new for each command; a command sent again with the same id is"
        " answered with the first result.",
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
StepNumber = Annotated[
    int, Meta(ge=0, le=100_000, description="How many events the seat had seen when it decided.")
]
Token = Annotated[str, Meta(pattern=r"^[ -~]{1,8}$", description="An action, as in docs/record.md.")]


class _Message(Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="type", frozen=True):
    """One JSON object."""


# --- to the server


class Hello(_Message, tag="hello", frozen=True):
    """The first message: the version of the protocol. It is answered with `welcome` and a full `view`.

    With `open` a person with several seats is also shown what a spectator sees: for a device that people
    share, between two hands. With `changes` later views hold what changed in a
    game, and the seats that changed, instead of the whole. With `words` what people say is sent, too.
    """

    protocol: int
    open: bool = False
    changes: bool = False
    words: bool = False


class Act(_Message, tag="act", frozen=True):
    """A seat's steps that belong together: all of them are taken, or none."""

    id: CommandId
    seat: SeatNumber
    step: StepNumber
    actions: Annotated[list[Token], Meta(min_length=1, max_length=MOST_ACTIONS)]


class Back(_Message, tag="back", frozen=True):
    """The person is back: the bot that decided for the seat no longer does."""

    id: CommandId
    seat: SeatNumber


class TakeBack(_Message, tag="take_back", frozen=True):
    """Take back all that the seat did in the present secret decision: nobody else is told."""

    id: CommandId
    seat: SeatNumber
    step: StepNumber


class Say(_Message, tag="say", frozen=True):
    """Say something: either `phrase` or `text`. It is answered with `noted`.

    Those who sit here hear those who sit here, and those who watch hear those who watch.
    """

    id: CommandId
    phrase: Ready | None = None
    text: Text | None = None


class Ping(_Message, tag="ping", frozen=True):
    """Answered with `pong`."""

    id: CommandId


ClientMessage = Hello | Act | TakeBack | Back | Say | Ping

# --- from the server

TableTime = Annotated[int, Meta(description="The table time, in ms, by which clocks are read.")]


class Welcome(_Message, tag="welcome", frozen=True):
    """The answer to `hello`."""

    protocol: int
    server: Annotated[str, Meta(description="The release of the server, and of its pages.")]
    number: Annotated[int, Meta(description="The number of the last view; the next has one more.")] = 0
    now: TableTime = 0


class View(_Message, tag="view", frozen=True):
    """What changed: the table, and the game as each of the receiver's seats sees it (or a spectator).

    What is left out is as it was last sent. The views of a connection are numbered consecutively: whoever
    misses one says hello again. `seats` and `changes` are sent only to those who asked for it in `hello`.
    """

    number: int = 0
    now: TableTime = 0
    table: TableView | UnsetType = UNSET
    seats: Annotated[
        list[SeatView] | UnsetType,
        Meta(description="The seats of `table` that changed, if nothing else did."),
    ] = UNSET
    games: list[GameView] | UnsetType = UNSET
    changes: Annotated[
        list[GameChange] | UnsetType, Meta(description="Of games that were sent whole before.")
    ] = UNSET


class Done(_Message, tag="done", frozen=True):
    """A command was carried out and is kept; `step` is what the next command of the seat answers."""

    id: str
    seat: int
    step: int


class Noted(_Message, tag="noted", frozen=True):
    """Something was said; `number` is that of the word."""

    id: str
    number: int


class Words(_Message, tag="words", frozen=True):
    """What was said: all there is to hear if `whole`, else what came since.

    It is sent to those who asked for it in `hello`, at first and when something new is said, or when what
    they may hear or say has changed.
    """

    words: list[Word]
    may: May
    whole: bool = False


class Refused(_Message, tag="refused", frozen=True):
    """A message that changed nothing: why, as a code with arguments (docs/protocol.md has all of them).

    `id` is that of the command, null where it could not be read.
    """

    id: str | None
    code: str
    args: dict[str, Any]


class Pong(_Message, tag="pong", frozen=True):
    """The answer to `ping`."""

    id: str
    number: Annotated[int, Meta(description="The number of the last view.")] = 0
    now: TableTime = 0


ServerMessage = Welcome | View | Done | Noted | Words | Refused | Pong
