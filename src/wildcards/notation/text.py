"""A whole game on one line, for bug reports and command lines; it round-trips with the JSON record.

docs/notation.md has the grammar.
"""

from __future__ import annotations

import json
from typing import Final
from urllib.parse import quote, unquote

from wildcards.engine.deal import Decks
from wildcards.errors import GameTextError, NotationError, RecordError
from wildcards.notation.compact import (
    NOTHING,
    animals_text,
    cards_text,
    fields,
    line,
    number,
    parse_animals,
    parse_cards,
    parse_rules,
    required,
    rules_text,
)
from wildcards.notation.record import LEO, Player, Record, RepeatedKeyError, Result, refuse_repeated

FORM: Final = "wildcards-game/1"
KEYS: Final = (
    "rules", "seats", "talisman", "habitat", "animals", "removed",
    "reshuffles", "leo", "actions", "result", "seed", "commitment", "extra",
)  # fmt: skip


def game_text(record: Record) -> str:
    """The record on one line."""
    result = record.result
    return line(
        FORM,
        {
            "rules": rules_text(record.rules),
            "seats": ",".join(
                [f"{_quoted(player.player)}:{_quoted(player.name)}" for player in record.seats]
            ),
            "talisman": "" if record.talisman is None else str(record.talisman),
            "habitat": cards_text(record.decks.habitat),
            "animals": animals_text(record.decks.animals),
            "removed": animals_text(record.decks.removed),
            "reshuffles": ",".join([cards_text(pile) for pile in record.reshuffles]),
            "leo": ",".join([cards_text(pile) for pile in record.leo_piles]),
            "actions": ",".join([f"{seat}{token}" for seat, token in record.actions]),
            "result": "" if result is None else f"{_numbers(result.scores)}/{_numbers(result.ranks)}",
            "seed": record.seed or "",
            "commitment": record.commitment or "",
            "extra": _quoted(json.dumps(record.extra, ensure_ascii=False)) if record.extra else "",
        },
    )


def parse_game(text: str) -> Record:
    """The record of a line. Raises GameTextError; nothing is replayed yet."""
    try:
        return _parse(fields(text, FORM, KEYS))
    except RecordError as error:
        raise GameTextError(f"game: {error}") from None
    except NotationError as error:
        raise GameTextError(f"game: {error}") from None


def _parse(found: dict[str, str]) -> Record:
    """Through the JSON form, so that both have one set of checks."""
    seats = [_player(entry) for entry in required(found, "seats").split(",")]
    leos = [seat for seat, player in enumerate(seats) if player.player == LEO]
    rules = parse_rules(required(found, "rules"), len(seats), leos[0] if leos else None)
    decks = Decks.of(
        parse_cards(required(found, "habitat"), "habitat"),
        parse_animals(required(found, "animals"), "animals"),
        parse_animals(required(found, "removed"), "removed"),
    )
    record = Record(
        rules=rules,
        seats=tuple(seats),
        talisman=number(found["talisman"], "talisman", 0, len(seats) - 1) if "talisman" in found else None,
        decks=decks,
        reshuffles=_piles(found.get("reshuffles", ""), "reshuffles"),
        leo_piles=_piles(found.get("leo", ""), "leo"),
        actions=tuple([_action(entry) for entry in found.get("actions", "").split(",") if entry]),
        result=_result(found["result"]) if "result" in found else None,
        seed=found.get("seed"),
        commitment=found.get("commitment"),
        extra=_extra(found.get("extra", "")),
    )
    if -1 in decks.animals + decks.removed:
        raise NotationError("animals: expected species, got an empty slot")
    return Record.from_dict(record.to_dict())


def _quoted(text: str) -> str:
    """The text without spaces, commas, colons and anything a line could trip over."""
    return quote(text, safe="", errors="surrogatepass")


def _unquoted(text: str) -> str:
    try:
        return unquote(text, errors="surrogatepass")
    except UnicodeDecodeError:
        raise NotationError(f"expected percent-encoded text, got {text[:40]!r}") from None


def _player(entry: str) -> Player:
    kind, colon, name = entry.partition(":")
    if not colon:
        raise NotationError(f"seats: expected kind:name, got {entry[:40]!r}")
    return Player(_unquoted(name), _unquoted(kind))


def _action(entry: str) -> tuple[int, str]:
    return number(entry[:1], "actions", 0, 4), entry[1:]


def _piles(text: str, where: str) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple(parse_cards(pile, where)) for pile in text.split(",") if pile])


def _numbers(values: tuple[int | None, ...]) -> str:
    return ",".join([NOTHING if value is None else str(value) for value in values])


def _result(text: str) -> Result:
    scores, _, ranks = text.partition("/")
    return Result(_parse_numbers(scores), _parse_numbers(ranks))


def _parse_numbers(text: str) -> tuple[int | None, ...]:
    return tuple([None if value == NOTHING else number(value, "result", 0, 999) for value in text.split(",")])


def _refuse_constant(word: str) -> None:
    raise ValueError(f"{word} is not JSON")


def _extra(text: str) -> dict[str, object]:
    try:
        extra = (
            json.loads(_unquoted(text), parse_constant=_refuse_constant, object_pairs_hook=refuse_repeated)
            if text
            else {}
        )
    except (ValueError, RecursionError, RepeatedKeyError):
        raise NotationError("extra: expected a quoted JSON object") from None
    if not isinstance(extra, dict):
        raise NotationError("extra: expected a quoted JSON object")
    return extra
