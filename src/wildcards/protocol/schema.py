"""The JSON schema of the WebSocket's messages, and of what HTTP answers hold."""

from __future__ import annotations

from typing import Any

import msgspec

from wildcards.protocol import PROTOCOL
from wildcards.protocol.analysis import Hint, Reviewing
from wildcards.protocol.calls import Calls, NewPush, NewWebhook, QuietHours, StopCalls
from wildcards.protocol.deal import Days, DealView, NewTake
from wildcards.protocol.identity import Account, Join, JoinLink, NewPasskey, RecoveryCode
from wildcards.protocol.knowledge import Knowledge
from wildcards.protocol.message import ClientMessage, ServerMessage
from wildcards.protocol.profile import NewShown, PersonView, RatingList, SeatedPerson
from wildcards.protocol.puzzle import PuzzleAnswer, PuzzleCard, PuzzleJudged, PuzzleView
from wildcards.protocol.table import (
    Advice,
    BotLevel,
    Claim,
    Link,
    Made,
    Me,
    NewBranch,
    NewTable,
    Notice,
    Problem,
    Recognised,
    SeatBot,
    Sit,
    Start,
    TableCard,
    Verified,
)
from wildcards.protocol.words import Muted, Reported

_BY_HTTP = (
    Account,
    Advice,
    BotLevel,
    Calls,
    Claim,
    Days,
    DealView,
    Knowledge,
    Hint,
    Join,
    JoinLink,
    Link,
    Made,
    Me,
    Muted,
    NewBranch,
    NewPasskey,
    NewPush,
    NewShown,
    NewTable,
    NewTake,
    NewWebhook,
    Notice,
    PersonView,
    Problem,
    PuzzleAnswer,
    PuzzleCard,
    PuzzleJudged,
    PuzzleView,
    QuietHours,
    RatingList,
    Recognised,
    RecoveryCode,
    Reported,
    Reviewing,
    SeatBot,
    SeatedPerson,
    Sit,
    Start,
    StopCalls,
    TableCard,
    Verified,
)


def json_schema() -> dict[str, Any]:
    """The schema: `client` and `server` are the messages to and from the server; all types are in `$defs`."""
    (client, server, *_), components = msgspec.json.schema_components(
        [ClientMessage, ServerMessage, *_BY_HTTP], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"wildcards protocol {PROTOCOL}",
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": {"ClientMessage": client, "ServerMessage": server, **components},
    }
