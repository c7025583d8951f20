"""A table: how it is set up, and what everybody may know about it besides the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from wildcards.protocol.knowledge import Scope
from wildcards.protocol.record import RulesOptions
from wildcards.protocol.words import FreeText

MOST_NAME: Final = 24
MOST_TITLE: Final = 40
DAY: Final = 86_400

Name = Annotated[
    str, Meta(max_length=200, description=f"Shown to all; cut to {MOST_NAME} visible characters.")
]
Level = Annotated[str, Meta(pattern=r"^[a-z]{1,20}$", description="A bot, by a name that /api/levels lists.")]
Nonce = Annotated[
    str,
    Meta(
        pattern=r"^[0-9a-f]{32}$",
        max_length=32,  # in Python `$` also matches before a line feed
        description="16 random bytes in hex, made by the player's device: they are mixed into the deal.",
    ),
]


Hints = Annotated[
    bool, Meta(description="Whether players may ask for hints where others play; the table is told who does.")
]
Publish = Annotated[
    bool,
    Meta(
        description="Whether the finished game may be published without names, as open data: only at a public"
        " table, and everybody is told before they sit down."
    ),
]
Spectators = Annotated[
    Literal["public", "late", "all", "closed"],
    Meta(
        description="What those who may open the table, but don't sit at it, see of the game: what is open to"
        " all; all hands, but everything as it stood when the present round began; all hands at once; nothing"
        " before the end. Everybody is told before they sit down, and agrees by sitting down."
    ),
]
Rated = Annotated[
    bool,
    Meta(
        description="Whether the game counts for the ratings of those who sit down, who agree to that by"
        " doing so. It has a fair deal and no hints, nobody has two seats, and it is played to its end: a bot"
        " decides for whoever leaves, and the place it reaches is theirs."
    ),
]
Holder = Annotated[
    int,
    Meta(ge=0, le=4, description="The seat that holds the talisman first, if the host chose it (2022)."),
]


class _Part(Struct, forbid_unknown_fields=True, frozen=True):
    """One JSON object."""


# --- setting up


class SeatSetup(_Part, frozen=True):
    """Who sits here: whoever takes the seat, a bot, or Leo."""

    kind: Literal["open", "bot", "leo"]
    level: Level | None = None


class Clock(_Part, frozen=True):
    """How long a seat may think: without limit, so long per decision, or a bank with an increment."""

    kind: Literal["none", "decision", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * DAY)] = 0
    increment: Annotated[int, Meta(ge=0, le=DAY, description="Seconds added after each decision.")] = 0


class Absence(_Part, frozen=True):
    """If a person who owes a step is away: after `grace` seconds a bot decides; null: everyone waits."""

    grace: Annotated[int, Meta(ge=0, le=30 * DAY)] | None = 60
    level: Annotated[Level, Meta(description="The bot that decides then, and when time is up.")] = "greedy"


class Deal(_Part, frozen=True):
    """Where the seed comes from.

    `fair`: 256 bits from the server, committed to before they are mixed with each person's nonce. `given`:
    the seed given here, so whoever made the table knows the cards; everybody is told.
    """

    kind: Literal["fair", "given"] = "fair"
    seed: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$", max_length=64)] | None = None


class Settings(_Part, frozen=True):
    """How a table is set up, as everybody may see it."""

    title: str
    rules: RulesOptions
    visibility: Literal["public", "private"]
    spectators: Spectators
    clock: Clock
    absence: Absence
    deal: Literal["fair", "given"]
    bot_delay: float
    talisman: Holder | None = None
    knowledge: Scope = "open"
    hints: Hints = False
    publish: Publish = False
    free_text: FreeText = False
    rated: Rated = False


class NewTable(_Part, frozen=True):
    """A table to be made; by default a private one with one open seat and three bots."""

    seats: Annotated[Sequence[SeatSetup], Meta(min_length=2, max_length=5)] = (
        SeatSetup("open"),
        *[SeatSetup("bot", "greedy")] * 3,
    )
    title: Annotated[str, Meta(max_length=400)] = ""
    rules: RulesOptions = RulesOptions()
    visibility: Literal["public", "private"] = "private"
    spectators: Spectators = "public"
    clock: Clock = Clock()
    absence: Absence | None = None
    deal: Deal = Deal()
    bot_delay: Annotated[
        float, Meta(ge=0, le=10, description="The seconds a bot takes at least, so that people can follow.")
    ] = 0.8
    talisman: Holder | None = None
    knowledge: Annotated[
        Scope | None, Meta(description="Null: all where one person plays alone, else what lies open.")
    ] = None
    hints: Hints = False
    publish: Publish = False
    free_text: FreeText = False
    rated: Rated = False


class NewBranch(_Part, frozen=True):
    """Play a finished game on from a moment of its replay, in one of its seats, against bots."""

    seat: Annotated[int, Meta(ge=0, le=4, description="The seat to play in.")]
    step: Annotated[int, Meta(ge=0, description="The `step` of the view that the replay shows.")]
    eyes: Annotated[
        Annotated[int, Meta(ge=0, le=4)] | None,
        Meta(description="The seat whose replay it is; null: a spectator's."),
    ] = None
    level: Annotated[
        Level | None,
        Meta(description="The bots in the other seats; null: those who had them, greedy for people."),
    ] = None
    redeal: Annotated[
        bool,
        Meta(description="Whether what the seat had not seen is dealt again, as it could have been."),
    ] = False
    name: Name | None = None


# --- changing it


class Sit(_Part, frozen=True):
    """Take an open seat."""

    nonce: Nonce
    name: Name | None = None


class SeatBot(_Part, frozen=True):
    """Give an open seat to a bot."""

    level: Level = "greedy"


class Start(_Part, frozen=True):
    """Begin the game; with `fill`, bots of that level take the open seats."""

    fill: Level | None = None


class Claim(_Part, frozen=True):
    """Move a seat to this device, by the token of a personal link."""

    token: Annotated[str, Meta(max_length=400)]


class Me(_Part, frozen=True):
    """Who you are here: the name you are shown under."""

    name: Name


class NewName(_Part, frozen=True):
    """The name you want to be shown under."""

    name: Name
    table: Annotated[
        Annotated[str, Meta(pattern=r"^[0-9a-z]{20}$")] | None,
        Meta(description="A table at which to change it, whether or not you are connected to it."),
    ] = None


class Recognised(_Part, frozen=True):
    """Whether the identity came back with this request; `home` is the server's https address, if it has one.

    With such an address the identity is kept only by pages opened over https.
    """

    known: bool
    home: str | None


# --- seeing it


class ClockView(_Part, frozen=True):
    """A seat's time: what is left in ms as of `at` (null: no limit), and whether it runs from then on."""

    left: int | None
    running: bool
    at: int


class SeatView(_Part, frozen=True):
    """A seat as others see it."""

    seat: int
    kind: Literal["open", "person", "bot", "leo"]
    name: Annotated[
        str | None,
        Meta(
            description="Bots have names too. At an open seat of a rematch: for whom it is kept until the"
            " start."
        ),
    ]
    kept_for_you: Annotated[bool, Meta(description="Whether it is kept for the receiver.")]
    level: Annotated[str | None, Meta(description="The level of the bot that sits here.")]
    you: Annotated[bool, Meta(description="Whether the seat is the receiver's.")]
    here: Annotated[bool, Meta(description="Whether the person is connected.")]
    stand_in: Annotated[str | None, Meta(description="The level of the bot that now decides for the person.")]
    stand_in_why: Annotated[
        Literal["time", "absent", "left"] | None,
        Meta(description="Why it does, at the receiver's own seat: time was up, they were away or left."),
    ]
    ready: Annotated[
        bool | None,
        Meta(description="Whether it has bid, while bids are made; null where nobody may know."),
    ]
    clock: ClockView | None
    waits: Annotated[
        bool, Meta(description="Whether its bot has waited long for the server to let it think.")
    ] = False


class Fair(_Part, frozen=True):
    """How the seed came about: it can be checked as docs/fair-deals.md says. What is still secret is null."""

    commitment: Annotated[
        str | None, Meta(description="SHA-256 of the server's part, announced before any nonce is given.")
    ]
    nonces: Annotated[list[str | None] | None, Meta(description="By seat, once the game has begun.")]
    server_seed: Annotated[str | None, Meta(description="The server's part, after the end.")]
    seed: Annotated[str | None, Meta(description="The seed of the deal, after the end.")]


class Result(_Part, frozen=True):
    """How it ended, by seat; null for Leo."""

    scores: list[int | None]
    ranks: list[int | None]


class Away(_Part, frozen=True):
    """Somebody who was sent away and cannot sit down, unless the host lets them back in."""

    id: int
    name: str


class BranchOf(_Part, frozen=True):
    """The game that a branch parts from: its table, and how many of its actions came before.

    `seat`: what that seat had not seen by then was dealt again; null: all is as it was.
    """

    table: str | None
    at: int
    seat: int | None = None


class Hinted(_Part, frozen=True):
    """A seat that asked for a hint, and in which round."""

    seat: int
    round: int


class Replaced(_Part, frozen=True):
    """A seat that the host gave to a bot for good: whose it was, and in which round."""

    seat: int
    name: str
    round: int


class Ending(_Part, frozen=True):
    """Players are asked whether the game shall end now, as it is."""

    asked: Annotated[list[int], Meta(description="The seats of whoever asked; a host may have none.")]
    agreed: Annotated[list[int], Meta(description="The seats whose people agree, with those of who asked.")]
    missing: Annotated[
        list[int],
        Meta(description="Whose consent is missing. People for whom a bot decides don't have to agree."),
    ]
    you_asked: bool
    alone_from: Annotated[
        int,
        Meta(
            description="The table time from which the host may end the game without those whose consent is"
            " missing, if none of them is there before."
        ),
    ]


class TableView(_Part, frozen=True):
    """A table as the receiver sees it."""

    id: str
    status: Annotated[
        Literal["open", "playing", "over", "closed"],
        Meta(description="Waiting for people, in play, played to the end, ended before that."),
    ]
    settings: Settings
    seats: list[SeatView]
    you_host: bool
    code: Annotated[str | None, Meta(description="Leads to the table while it waits; members see it.")]
    fair: Fair
    result: Result | None
    rematch: Annotated[str | None, Meta(description="The id of the table where play continues.")]
    away: Annotated[
        list[Away], Meta(description="For the host, while the table waits for people: who was sent away.")
    ] = []
    sent_away: Annotated[
        bool, Meta(description="Whether the receiver was sent away, and cannot sit down here.")
    ] = False
    branch_of: Annotated[
        BranchOf | None,
        Meta(description="If the game was not dealt for itself: where it parts from another."),
    ] = None
    hinted: Annotated[
        list[Hinted],
        Meta(description="Who asked for hints where others play, in order; once a secret phase is over."),
    ] = []
    replaced: Annotated[list[Replaced], Meta(description="Seats of players that bots got for good.")] = []
    you_replaced: Annotated[
        bool, Meta(description="Whether a seat of the receiver's was one of them: they may look on.")
    ] = False
    ending: Annotated[
        Ending | None, Meta(description="The vote to end the game before its time, while one stands.")
    ] = None
    deal: Annotated[
        str | None, Meta(description="The page of the deal, if several people play it (docs/protocol.md).")
    ] = None


class Finish(_Part, frozen=True):
    """How a seat of the receiver finished: its rank, among how many, and its points."""

    name: str
    rank: int
    of: int
    score: int


class TableCard(_Part, frozen=True):
    """A table in a list."""

    id: str
    status: Literal["open", "playing", "over", "closed"]
    title: str
    edition: str
    names: Annotated[list[str | None], Meta(description="By seat; null where it is open.")]
    open_seats: int
    watchable: bool
    clock: Clock
    changed: Annotated[int, Meta(description="When it changed last, in ms since 1970.")]
    your_turn: Annotated[bool, Meta(description="In your own list: whether you owe a step.")]
    finishes: Annotated[list[Finish], Meta(description="In your own list: your seats, once it is over.")]


class Made(_Part, frozen=True):
    """A table that was made or found."""

    id: str
    url: Annotated[str, Meta(description="The link that leads people there.")]
    code: str | None
    commitment: Annotated[
        str, Meta(description="Keep it before you give a nonce: it fixes the server's part of the seed.")
    ]


class Link(_Part, frozen=True):
    """A personal link: whoever opens it first gets the seat."""

    token: str
    url: str


class Problem(_Part, frozen=True):
    """A request that changed nothing: why, as a code with arguments (docs/protocol.md has all of them)."""

    code: str
    args: dict[str, str | float | bool | list[int | str] | None]


class Notice(_Part, frozen=True):
    """What whoever runs the server tells everybody, if anything."""

    text: Annotated[str | None, Meta(description="As it was written, in whatever language.")]
    until: Annotated[int | None, Meta(description="Until when it is shown, in ms since 1970.")]
    draining: Annotated[bool, Meta(description="Whether no new tables are made, as the server stops soon.")]
    free_text: Annotated[bool, Meta(description="Whether tables may let people write to each other.")] = True


class BotLevel(_Part, frozen=True):
    """A bot that can sit at tables, and what it is like, in English."""

    level: str
    summary: str


class Advice(_Part, frozen=True):
    """What a bot would do in your place: the steps of one decision, as an act has them."""

    step: Annotated[int, Meta(description="How many events the seat had seen.")]
    actions: list[str]


class Verified(_Part, frozen=True):
    """What was found about a record: whether it is right in every step, and if not, why not, in English."""

    valid: bool
    why: str | None
    steps: int
    has_seed: bool
    has_fair_deal: bool
