"""Every error this library raises for a reason a user can do something about.

    WildCardsError
    ├── RulesError            a combination of rules that does not exist
    ├── DeckError             decks, piles or shuffles that do not add up
    ├── SeedError             a seed that is not 32 bytes or a number that fits them
    ├── ActionError           a step that cannot be taken: .code (stable), .rule (where it is written)
    │   ├── NotOwedError      the seat owes no step now (or there is no such seat, or the game is over)
    │   └── IllegalActionError   the seat owes a step, but not this one
    ├── NotationError         text that cannot be read
    │   ├── TokenError        a token of an action or a card
    │   ├── PositionError     a one-line position
    │   ├── GameTextError     a one-line game
    │   └── ObservationError  an observation, an event or a message of the bot protocol, as JSON
    ├── RecordError           a game record that is not whole or not of this format
    │   └── ReplayError       a record whose steps, shuffles or result contradict the rules
    ├── BotError              a bot that does not exist or cannot be made
    │   └── BotFaultError          a bot that failed at a decision: .kind says how
    ├── AnalysisError         a hint or a review of what has none: no decision, a game that goes on
    ├── PuzzleError           puzzles that cannot be read, or an answer that is no legal decision
    │   └── UnfinishedPlanError    an answer that breaks off
    ├── SaveError             a kept game that cannot be continued
    ├── JournalError          a tournament's journal that is not one, or is another tournament's
    ├── DatasetError          a directory that is no data set, or is another run's
    ├── ClusterError          a cluster that does not answer
    ├── DatabaseError         a database that cannot be reached, read or written
    │   └── BrokenLogError    a table whose log cannot be read, or contradicts itself: .table_id, .why
    ├── ServerError           a server that cannot start, or one that does not answer as this client expects
    │   └── ServerRefusedError     what a server refused: .code (stable), .details
    ├── LanguageError         a language that is not spoken here
    ├── MissingPackageError   an optional package that is not installed
    └── SurroundingsError     what the program needs around it is missing: a home directory, an open output

Each message says what was expected, what came, and where.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def how_to_install(extra: str) -> str:
    """How the packages of an extra are installed: not from an index, as this one is on none."""
    return f"in a checkout of Wild Cards: pip install '.[{extra}]'"


class WildCardsError(Exception):
    """The root: catch this to catch everything the library raises on purpose."""


class RulesError(WildCardsError, ValueError):
    """A combination of rules that does not exist."""


class DeckError(WildCardsError, ValueError):
    """Decks, piles or shuffles that do not add up."""


class SeedError(WildCardsError, ValueError):
    """A seed that is not 32 bytes, or a whole number from 0 to 2**256 - 1."""


class ActionError(WildCardsError, ValueError):
    """A step that cannot be taken; nothing was changed.

    `code` is a stable word for programs, `rule` names the section of docs/rules.md.
    """

    def __init__(self, code: str, rule: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule

    def __reduce__(self) -> tuple[type[ActionError], tuple[str, str, str]]:
        return type(self), (self.code, self.rule, str(self))


class NotOwedError(ActionError):
    """The seat owes no step now, there is no such seat, or the game is over."""


class IllegalActionError(ActionError):
    """The seat owes a step, but not this one."""


class NotationError(WildCardsError, ValueError):
    """Text that cannot be read."""


class TokenError(NotationError):
    """A token that names no card, animal or action, or one that disagrees with the display."""


class PositionError(NotationError):
    """A one-line position that cannot be read, or whose cards do not add up."""


class GameTextError(NotationError):
    """A one-line game that cannot be read."""


class ObservationError(NotationError):
    """An observation, an event or a message of the bot protocol that is not such a JSON object."""


class RecordError(WildCardsError, ValueError):
    """A game record that is truncated, of another format, or has values of the wrong kind."""


class ReplayError(RecordError):
    """A record whose steps, shuffles or result contradict the rules.

    `step` is the index of the offending entry of `actions`, or None if it is not about one.
    """

    def __init__(self, message: str, step: int | None = None) -> None:
        super().__init__(message)
        self.step = step

    def __reduce__(self) -> tuple[type[ReplayError], tuple[str, int | None]]:
        return type(self), (str(self), self.step)


class BotError(WildCardsError, ValueError):
    """A bot that does not exist or cannot be made."""


class BotFaultError(BotError):
    """A bot that failed at a decision: it loses this decision to a fallback, and the game goes on.

    `kind` is a stable word: "crash", "timeout", "memory", "nonsense" (an answer that cannot be read),
    "illegal" (a step it may not take), or "out" (it had too many faults in this game, and wasn't asked).
    """

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind

    def __reduce__(self) -> tuple[type[BotFaultError], tuple[str, str]]:
        return type(self), (self.kind, str(self))


class AnalysisError(WildCardsError, ValueError):
    """A hint asked of a seat that owes no step, or a review of a game that has not ended."""


class PuzzleError(WildCardsError, ValueError):
    """Puzzles that are not whole or contradict themselves, or an answer that is no legal decision."""


class UnfinishedPlanError(PuzzleError):
    """An answer to a puzzle that breaks off before the decision is whole."""


class SaveError(WildCardsError, ValueError):
    """A kept game that is not there or cannot be continued."""


class JournalError(WildCardsError, ValueError):
    """A tournament's journal that is not one, or is another tournament's."""


class DatasetError(WildCardsError, ValueError):
    """A directory that holds no data set, or another run's, or cannot be written."""


class ClusterError(WildCardsError, ValueError):
    """A cluster that does not answer."""


class DatabaseError(WildCardsError, ValueError):
    """A database that cannot be reached, read or written, or that is of another release."""


class BrokenLogError(DatabaseError):
    """The log of a table cannot be read, or contradicts itself."""

    def __init__(self, table_id: str, why: str) -> None:
        super().__init__(f"table {table_id}: {why}")
        self.table_id = table_id
        self.why = why

    def __reduce__(self) -> tuple[type[BrokenLogError], tuple[str, str]]:
        return type(self), (self.table_id, self.why)


class ServerError(WildCardsError, ValueError):
    """A server that cannot start, or one that does not answer as this client expects."""


class ServerRefusedError(ServerError):
    """What a server refused; nothing was changed there.

    `code` is a stable word and `details` are its arguments, as docs/protocol.md lists them.
    """

    def __init__(self, code: str, details: Mapping[str, Any], message: str | None = None) -> None:
        super().__init__(message if message is not None else f"the server refused: {code}")
        self.code = code
        self.details = dict(details)

    def __reduce__(self) -> tuple[type[ServerRefusedError], tuple[str, dict[str, Any], str]]:
        return type(self), (self.code, self.details, str(self))


class LanguageError(WildCardsError, ValueError):
    """A language that is not spoken here."""


class MissingPackageError(WildCardsError, ValueError):
    """An optional package that is not installed."""


class SurroundingsError(WildCardsError, ValueError):
    """What the program needs around it is missing; the message says what to do about it."""
