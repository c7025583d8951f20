"""Game records: the JSON format `wildcards-record/1` of docs/record.md, written, read and replayed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from wildcards.engine.action import parse_token, token
from wildcards.engine.card import CARD_TOKENS, SPECIES_TOKENS, parse_card, parse_species
from wildcards.engine.chance import SeededChance, commitment
from wildcards.engine.deal import Decks, first_holder
from wildcards.engine.event import Event, EventKind
from wildcards.engine.rules import OPTIONS, Rules
from wildcards.engine.state import State, new_game
from wildcards.errors import (
    ActionError,
    DeckError,
    ObservationError,
    RecordError,
    ReplayError,
    RulesError,
    TokenError,
)
from wildcards.notation.encoding import trimmed
from wildcards.notation.json_values import as_list, as_object, as_text, is_whole, wrong

FORMAT: Final = "wildcards-record/1"
TALISMAN_BY: Final = "talisman_by"  # where a record says who chose the talisman's first holder
HOST: Final = "host"
LEO: Final = "leo"
HUMAN: Final = "human"
_KEYS: Final = (
    "format", "rules", "seats", "talisman", "seed", "commitment",
    "decks", "reshuffles", "leo_piles", "actions", "result",
)  # fmt: skip
_MAY_BE_MISSING: Final = ("seed", "commitment")


class Player(NamedTuple):
    """Who sat in a seat: a name to show, and a kind such as `human`, `greedy` or `leo`."""

    name: str
    player: str


class Result(NamedTuple):
    """Scores and ranks by seat; None for Leo."""

    scores: tuple[int | None, ...]
    ranks: tuple[int | None, ...]


class Step(NamedTuple):
    """One replayed step: its number (from 0) in `actions`, its seat, what happened, the state after it."""

    number: int
    seat: int
    action: int
    events: list[Event]
    state: State


@dataclass(frozen=True)
class Record:
    """A whole game, or one in progress (`result` None; it holds the decks, so never hand it to a player).

    `actions` are (seat, token) in the order made. `extra` keeps keys this version does not know.
    """

    rules: Rules
    seats: tuple[Player, ...]
    talisman: int | None
    decks: Decks
    reshuffles: tuple[tuple[int, ...], ...]
    leo_piles: tuple[tuple[int, ...], ...]
    actions: tuple[tuple[int, str], ...]
    result: Result | None
    seed: str | None = None
    commitment: str | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for key in self.extra:
            if key in _KEYS:
                raise RecordError(f"extra: expected keys that the format does not have, got {key!r}")

    @staticmethod
    def of(
        state: State, players: Sequence[Player] | None = None, extra: Mapping[str, Any] | None = None
    ) -> Record:
        """The record of a state and all that led to it, with the seed if it has one.

        It says whether the talisman's first holder was chosen and does not follow from the seed.
        `players` names who sits in each seat, Leo included. Raises RecordError for a state without a
        history (a determinization, or one with logging off), or when the names don't fit the seats.
        """
        seats = tuple(players) if players is not None else _nameless(state.rules)
        _check_players(seats, state.rules)
        if state.decks is None or not state.logging:
            raise RecordError(
                "expected a state with its decks and its log, got a determinization or one without log"
            )
        events = [event for log in state.past for event in log.events] + state.log
        seed = _seed_of(state)
        holder = _first_holder(events, state)
        chosen = {} if follows_from_seed(holder, state.rules, seed) else {TALISMAN_BY: HOST}
        return Record(
            rules=state.rules,
            seats=seats,
            talisman=holder,
            decks=state.decks,
            reshuffles=_outcomes(events, EventKind.RESHUFFLED),
            leo_piles=_outcomes(events, EventKind.LEO_PILE),
            actions=tuple(_tokens(events, state.rules.slots)),
            result=Result(tuple(state.scores()), tuple(state.ranks())) if state.is_over else None,
            seed=None if seed is None else seed.hex(),
            commitment=None if seed is None else commitment(seed),
            extra={**chosen, **(extra or {})},
        )

    def without_seed(self) -> Record:
        """The same record without the seed; the commitment stays."""
        return replace(self, seed=None)

    # --- writing and reading

    def to_dict(self) -> dict[str, Any]:
        """The JSON object, keys in the order of docs/record.md."""
        return {
            "format": FORMAT,
            "rules": self.rules.options(),
            "seats": [player._asdict() for player in self.seats],
            "talisman": self.talisman,
            "seed": self.seed,
            "commitment": self.commitment,
            "decks": {
                "habitat": [CARD_TOKENS[card] for card in self.decks.habitat],
                "animals": [SPECIES_TOKENS[species] for species in self.decks.animals],
                "removed": [SPECIES_TOKENS[species] for species in self.decks.removed],
            },
            "reshuffles": [[CARD_TOKENS[card] for card in pile] for pile in self.reshuffles],
            "leo_piles": [[CARD_TOKENS[card] for card in pile] for pile in self.leo_piles],
            "actions": [[seat, text] for seat, text in self.actions],
            "result": None if self.result is None else {k: list(v) for k, v in self.result._asdict().items()},
            **self.extra,
        }

    def to_json(self, indent: int | None = None) -> str:
        """The record as JSON, on one line unless `indent` is given."""
        data = self.to_dict()
        text = json.dumps(data, ensure_ascii=False, indent=indent)
        # A lone surrogate in a name cannot be written as UTF-8, but it can be escaped.
        return text if _is_utf8(text) else json.dumps(data, indent=indent)

    @staticmethod
    def from_json(text: str) -> Record:
        """A record from JSON. Raises RecordError, saying where it is wrong; nothing is replayed yet."""
        try:
            data = json.loads(
                trimmed(text), parse_constant=_refuse_constant, object_pairs_hook=refuse_repeated
            )
        except RepeatedKeyError as error:
            raise RecordError(str(error)) from None
        except (ValueError, RecursionError) as error:
            raise RecordError(
                f"expected a whole JSON object, got text that breaks off or is not one: {error}"
            ) from None
        return Record.from_dict(data)

    @staticmethod
    def from_dict(data: Any) -> Record:
        """A record from a JSON object. Raises RecordError."""
        try:
            return Record._read(data)
        except ObservationError as error:  # as the checks of all JSON raise it
            raise RecordError(str(error)) from None

    @staticmethod
    def _read(data: Any) -> Record:
        as_object(data, "the record")
        if data.get("format") != FORMAT:
            raise RecordError(f"format: expected {FORMAT!r}, got {data.get('format')!r}")
        for key in _KEYS:
            if key not in data and key not in _MAY_BE_MISSING:
                raise RecordError(f"{key}: expected in the record, but it is missing")
        seats = tuple([_player(entry, i) for i, entry in enumerate(as_list(data["seats"], "seats"))])
        rules = _rules(data["rules"], seats)
        return Record(
            rules=rules,
            seats=seats,
            talisman=_talisman(data["talisman"], rules),
            decks=_decks(data["decks"]),
            reshuffles=_piles(data["reshuffles"], "reshuffles", refill=False),
            leo_piles=_piles(data["leo_piles"], "leo_piles", refill=True),
            actions=tuple(
                [_action(entry, i, len(seats)) for i, entry in enumerate(as_list(data["actions"], "actions"))]
            ),
            result=_result(data["result"], len(seats)),
            seed=_hex(data.get("seed"), "seed"),
            commitment=_hex(data.get("commitment"), "commitment"),
            extra={key: value for key, value in data.items() if key not in _KEYS},
        )

    # --- replaying

    def start(self, later: bytes | None = None) -> State:
        """The game before its first step. Raises ReplayError if the decks don't fit the rules.

        With `later` it can go on where the record ends: its shuffles are those of its own seed, or if it has
        none, those of `later` once the recorded ones are used up.
        """
        if later is not None and self.seed is not None:
            return new_game(self.rules, bytes.fromhex(self.seed), talisman=self.talisman)
        try:
            return new_game(
                self.rules,
                later,
                decks=self.decks,
                talisman=self.talisman,
                reshuffles=self.reshuffles,
                leo_piles=self.leo_piles,
            )
        except (DeckError, RulesError) as error:
            raise ReplayError(f"setup: {error}") from None

    def steps(self, later: bytes | None = None) -> Iterator[Step]:
        """Replay step by step, from `start(later)`; the state in each Step is one object, moved on.

        Raises ReplayError.
        """
        state = self.start(later)
        for index, (seat, text) in enumerate(self.actions):
            try:
                action = parse_token(text, state.display)
                events = state.apply(seat, action)
            except (TokenError, ActionError, DeckError) as error:
                raise ReplayError(
                    f"actions[{index}] [{seat}, {text!r}], round {state.round}: {error}", index
                ) from None
            yield Step(index, seat, action, events, state)

    def replay(self, upto: int | None = None, later: bytes | None = None) -> State:
        """The state after the first `upto` steps, or after all, from `start(later)`. Raises ReplayError."""
        state = self.start(later)
        if upto is not None and upto <= 0:
            return state
        for step in self.steps(later):
            state = step.state
            if upto is not None and step.number + 1 >= upto:
                break
        return state


# --- from a state


def _is_utf8(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _nameless(rules: Rules) -> tuple[Player, ...]:
    return tuple(
        [
            Player("Leo", LEO) if seat == rules.leo_seat else Player(f"seat {seat}", HUMAN)
            for seat in range(rules.seats)
        ]
    )


def _check_players(seats: Sequence[Player], rules: Rules) -> None:
    if len(seats) != rules.seats:
        raise RecordError(f"seats: expected {rules.seats} players, got {len(seats)}")
    for seat, player in enumerate(seats):
        if (player.player == LEO) != (seat == rules.leo_seat):
            expected = LEO if seat == rules.leo_seat else "a player other than leo"
            raise RecordError(f"seats[{seat}].player: expected {expected}, got {player.player!r}")


def _seed_of(state: State) -> bytes | None:
    return state.chance.seed if isinstance(state.chance, SeededChance) else None


def _first_holder(events: Sequence[Event], state: State) -> int | None:
    """Who held the talisman first: it moves one human-type seat at a time, so count back from now."""
    if not state.rules.talisman:
        return None
    humans = state.rules.human_seats()
    moves = len([event for event in events if event.kind == EventKind.TALISMAN])
    now = state.observe(None).talisman
    return humans[(humans.index(now) - moves) % len(humans)]


def follows_from_seed(holder: int | None, rules: Rules, seed: bytes | None) -> bool:
    """Whether a seed, if there is one, gives the talisman to this seat first."""
    return holder is None or seed is None or holder == first_holder(rules, SeededChance(seed))


def _outcomes(events: Sequence[Event], kind: EventKind) -> tuple[tuple[int, ...], ...]:
    return tuple([event.cards for event in events if event.kind == kind])


def _tokens(events: Sequence[Event], slots: int) -> Iterator[tuple[int, str]]:
    """(seat, token) of each step, following the display through the events."""
    display = [-1] * slots
    for event in events:
        if event.is_step:
            yield event.seat, token(event.what, display)
        elif event.kind in (EventKind.SHOWN, EventKind.GAVE):
            display[event.slot] = event.species
        elif event.kind in (EventKind.TOOK, EventKind.BOXED):
            display[event.slot] = -1


# --- checks of what is read


def _refuse_constant(word: str) -> None:
    raise ValueError(f"{word} is not JSON")


class RepeatedKeyError(Exception):
    """A key that an object has twice: readers would differ on which of its values counts."""


def refuse_repeated(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The object of these members, for `json.loads`. Raises RepeatedKeyError."""
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise RepeatedKeyError(f"{twice}: expected once in its object, got it {keys.count(twice)} times")
    return found


def _player(entry: Any, index: int) -> Player:
    where = f"seats[{index}]"
    as_object(entry, where)
    name, kind = [as_text(entry.get(key), f"{where}.{key}") for key in ("name", "player")]
    return Player(name, kind)


def _rules(options: Any, seats: Sequence[Player]) -> Rules:
    as_object(options, "rules")
    for key in OPTIONS:
        if key not in options:
            raise RecordError(f"rules.{key}: expected in the record, but it is missing")
    leos = [seat for seat, player in enumerate(seats) if player.player == LEO]
    if len(leos) > 1:
        raise RecordError(f"seats: expected at most one 'leo', got {len(leos)}")
    if options["payment_returns_on_pass"] is None:
        raise RecordError("rules.payment_returns_on_pass: expected true or false, got None")
    try:
        return Rules(
            seats=len(seats),
            leo=bool(leos),
            leo_seat=leos[0] if leos else None,
            **{key: options[key] for key in OPTIONS},
        )
    except RulesError as error:
        raise RecordError(f"rules: {error}") from None


def _talisman(value: Any, rules: Rules) -> int | None:
    if not rules.talisman:
        if value is not None:
            raise wrong("talisman", "null in the 2020 edition", value)
        return None
    if not is_whole(value) or value not in rules.human_seats():
        raise wrong("talisman", f"one of the seats {rules.human_seats()}", value)
    return int(value)


def _decks(value: Any) -> Decks:
    as_object(value, "decks")
    for key in ("habitat", "animals", "removed"):
        if key not in value:
            raise RecordError(f"decks.{key}: expected in the record, but it is missing")
    return Decks.of(
        _cards(value["habitat"], "decks.habitat", refill=False),
        _species(value["animals"], "decks.animals"),
        _species(value["removed"], "decks.removed"),
    )


def _piles(value: Any, where: str, refill: bool) -> tuple[tuple[int, ...], ...]:
    piles = [_cards(pile, f"{where}[{i}]", refill) for i, pile in enumerate(as_list(value, where))]
    for i, pile in enumerate(piles):
        if not pile:
            raise RecordError(
                f"{where}[{i}]: expected cards, got none (a shuffle of no cards is not recorded)"
            )
    return tuple(piles)


def _cards(value: Any, where: str, refill: bool) -> tuple[int, ...]:
    cards: list[int] = []
    for i, text in enumerate(as_list(value, where)):
        if not isinstance(text, str) or text not in CARD_TOKENS or (text == "R" and not refill):
            raise wrong(f"{where}[{i}]", "a card such as F3", text)
        cards.append(parse_card(text))
    return tuple(cards)


def _species(value: Any, where: str) -> tuple[int, ...]:
    animals: list[int] = []
    for i, text in enumerate(as_list(value, where)):
        if not isinstance(text, str) or text not in SPECIES_TOKENS:
            raise wrong(f"{where}[{i}]", f"one of {' '.join(SPECIES_TOKENS)}", text)
        animals.append(parse_species(text))
    return tuple(animals)


def _action(entry: Any, index: int, seats: int) -> tuple[int, str]:
    where = f"actions[{index}]"
    if (
        not isinstance(entry, list)
        or len(entry) != 2
        or not is_whole(entry[0])
        or not isinstance(entry[1], str)
    ):
        raise wrong(where, '[seat, "token"]', entry)
    if not 0 <= entry[0] < seats:
        raise wrong(where, f"a seat from 0 to {seats - 1}", entry[0])
    try:
        parse_token(entry[1])
    except TokenError as error:
        raise RecordError(f"{where}: {error}") from None
    return entry[0], entry[1]


def _result(value: Any, seats: int) -> Result | None:
    if value is None:
        return None
    as_object(value, "result")
    return Result(_numbers(value, "scores", seats, 0, 999), _numbers(value, "ranks", seats, 1, seats))


def _numbers(value: dict[str, Any], key: str, seats: int, low: int, high: int) -> tuple[int | None, ...]:
    numbers = as_list(value.get(key), f"result.{key}")
    if len(numbers) != seats or not all(n is None or (is_whole(n) and low <= n <= high) for n in numbers):
        expected = f"{seats} whole numbers from {low} to {high} or nulls"
        raise wrong(f"result.{key}", expected, numbers)
    return tuple(numbers)


def _hex(value: Any, where: str) -> str | None:
    if value is None:
        return None
    if not isinstance(value, str) or len(value) != 64 or not set(value) <= set("0123456789abcdefABCDEF"):
        raise wrong(where, "64 hex digits or null", value)
    return value.lower()
