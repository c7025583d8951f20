"""Whatever is read gives one of our own errors, or a value that can be written again."""

from __future__ import annotations

import contextlib
import copy
import json
import re
import string
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from strategies import SOAK, STEADY, TABLES, audiences, choose, dice, games, needs_speed, play, stride, tries

from wildcards.engine.action import parse_token, token
from wildcards.engine.card import parse_card, parse_species
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import State
from wildcards.errors import (
    GameTextError,
    PositionError,
    RecordError,
    TokenError,
    WildCardsError,
)
from wildcards.notation.files import read_records, write_records
from wildcards.notation.position import parse_position, position_text
from wildcards.notation.record import Player, Record
from wildcards.notation.text import game_text, parse_game
from wildcards.notation.verify import verify


def some_states() -> list[State]:
    """A few positions of every table, in every phase."""
    found = []
    for table in TABLES:
        for seed, game in games(table, 3):
            for number, state in enumerate(game):
                if number % 37 == 5 * seed or state.is_over:
                    found.append(state.copy())
    return found


STATES = some_states()
RECORDS = [Record.of(state) for state in STATES]
WEIRD = [
    "\ud800",
    "\x00",
    "\u2028",
    "\x85",
    "\ufeff",
    "٣",
    "½",
    "é",
    "😀",
    "%",
    "%zz",
    "&",
    "\n",
    "\t",
    "  ",
    "=",
]
BITS = st.one_of(
    st.sampled_from([*string.printable, *WEIRD]),
    st.sampled_from(
        ["F1", "W4W4", "R", "--", "pe", "-1", "99", "999999999", "0", "?", ">", "@5", "null", "NaN", "[", "{"]
    ),
    st.text(max_size=4),
)


@st.composite
def mutated(draw: st.DrawFn, originals: list[str]) -> str:
    """A valid text of which somebody cut, doubled, moved or overwrote a part."""
    text = draw(st.sampled_from(originals))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        stop = min(len(text), start + draw(st.sampled_from([0, 1, 1, 1, 2, 3, 8, 60, 10**6])))
        middle = draw(st.sampled_from(["", "double", "bits", "bits", "bits"]))
        filled = {"": "", "double": 2 * text[start:stop]}.get(middle)
        text = text[:start] + (draw(BITS) if filled is None else filled) + text[stop:]
    return text


def check_record(record: Record) -> None:
    """A record that was accepted can be written, read again, and verified."""
    assert Record.from_json(record.to_json()).to_json() == record.to_json()
    with contextlib.suppress(WildCardsError):
        assert parse_game(game_text(record)).to_json() == record.to_json()
    with contextlib.suppress(WildCardsError):
        assert Record.of(verify(record), record.seats, record.extra).actions == record.actions


def check_json(text: str) -> None:
    with contextlib.suppress(RecordError):
        check_record(Record.from_json(text))


def check_game(text: str) -> None:
    with contextlib.suppress(GameTextError):
        record = parse_game(text)
        check_record(record)
        line = game_text(record)
        assert parse_game(line) == record


def check_position(text: str) -> None:
    try:
        state = parse_position(text)
    except PositionError:
        return
    assert parse_position(position_text(state)) == state
    check_playable(state)


def check_playable(state: State) -> None:
    """Everybody can look at an accepted position, and it can be played to its end."""
    chooser = dice("accepted")
    for audience in audiences(state.rules):
        state.observe(audience)
    while not state.is_over:
        seat = chooser.choice(state.to_act)
        assert state.legal_actions(seat)
        state.apply(seat, choose(chooser, state, seat, "any"))
    assert len(state.ranks()) == state.rules.seats


def check_tokens(text: str) -> None:
    for read in (parse_card, parse_species, parse_token):
        with contextlib.suppress(TokenError):
            read(text)
    for state in STATES[:20]:
        with contextlib.suppress(TokenError):
            assert token(parse_token(text, state.display), state.display) == text


@settings(STEADY, max_examples=tries(400))
@given(mutated([record.to_json() for record in RECORDS]))
def test_mutated_json(text: str) -> None:
    check_json(text)


@settings(STEADY, max_examples=tries(400))
@given(mutated([game_text(record) for record in RECORDS]))
def test_mutated_games(text: str) -> None:
    check_game(text)


@settings(STEADY, max_examples=tries(600))
@given(mutated([position_text(state) for state in STATES]))
def test_mutated_positions(text: str) -> None:
    check_position(text)


@settings(STEADY, max_examples=tries(300))
@given(mutated(["F1", "W4", "R", "-", "?", "pe@1", "ib>sq@2", "me>li@4"]))
def test_mutated_tokens(text: str) -> None:
    check_tokens(text)


@settings(STEADY, max_examples=tries(300))
@given(
    st.text()
    | st.builds("wildcards-game/1 {}".format, st.text())
    | st.builds("wildcards-position/1 {}".format, st.text())
)
def test_any_text(text: str) -> None:
    check_json(text)
    check_game(text)
    check_position(text)
    check_tokens(text)


@pytest.mark.slow
@given(st.data())
@settings(SOAK, max_examples=20000)
def test_mutated_texts_at_length(data: st.DataObject) -> None:
    check_json(data.draw(mutated([record.to_json() for record in RECORDS[::5]])))
    check_game(data.draw(mutated([game_text(record) for record in RECORDS[::5]])))
    check_position(data.draw(mutated([position_text(state) for state in STATES])))


@pytest.mark.parametrize("which", [0, len(RECORDS) // 2, -1])
def test_truncated_texts(which: int) -> None:
    """Cut off anywhere, a record or a line is refused, or is a whole one that is shorter."""
    text = RECORDS[which].to_json()
    for length in range(0, len(text), stride(1)):
        with pytest.raises(RecordError):
            Record.from_json(text[:length])
    for length in range(0, len(game_text(RECORDS[which])), stride(3)):
        check_game(game_text(RECORDS[which])[:length])
    for length in range(0, len(position_text(STATES[which])), stride(1)):
        check_position(position_text(STATES[which])[:length])


# --- wrong values at every place of a record

WRONG: list[Any] = [
    None, True, False, 0, 1, -1, 2, 3, 9, 10**30, 0.5, 1.0, 1e300, "", "x", "leo", "F1", "R", "pe", "2020",
    "-", "?", "F1,1F2", "pe@1", "a" * 64, "\ud800", [], [[]], [None], ["F1"], [0, "F1"], {},
    {"name": "x", "player": "leo"},
]  # fmt: skip


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path to every value; of long lists the first, one in the middle and the last."""
    yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, (*path, key))
    elif isinstance(value, list):
        for index in sorted({0, len(value) // 2, len(value) - 1} & set(range(len(value)))):
            yield from paths(value[index], (*path, index))


def changed(data: Any, path: tuple[Any, ...], change: Callable[[Any, Any], None]) -> Any:
    data = copy.deepcopy(data)
    holder = data
    for key in path[:-1]:
        holder = holder[key]
    change(holder, path[-1])
    return data


def a_record(edition: str) -> Any:
    return json.loads(next(r for r in reversed(RECORDS) if r.rules.edition == edition).to_json())


# Each wrong value at all places of one of the editions, of both in `make soak`.
EDITIONS = ("2020", "2022")
BY_TURNS = [(wrong, EDITIONS[wrong % 2]) for wrong in range(len(WRONG))]
LATER = [pytest.param(wrong, EDITIONS[1 - wrong % 2], marks=pytest.mark.slow) for wrong in range(len(WRONG))]


@needs_speed
@pytest.mark.parametrize(("wrong", "edition"), [*BY_TURNS, *LATER])
def test_wrong_values_at_every_place(wrong: int, edition: str) -> None:
    data = a_record(edition)
    assert len(list(paths(data))) > 60
    for path in paths(data):
        if not path:
            check_json(json.dumps(WRONG[wrong]))
            continue

        def put(holder: Any, key: Any) -> None:
            holder[key] = WRONG[wrong]

        check_json(json.dumps(changed(data, path, put)))


@pytest.mark.parametrize("edition", ["2020", "2022"])
def test_missing_and_doubled_values_at_every_place(edition: str) -> None:
    data = a_record(edition)
    for path in list(paths(data))[:: stride(1)]:
        if path:

            def drop(holder: Any, key: Any) -> None:
                del holder[key]

            def double(holder: Any, key: Any) -> None:
                if isinstance(holder, list):
                    holder.insert(key, holder[key])
                else:
                    holder[f"{key} again"] = holder[key]

            check_json(json.dumps(changed(data, path, drop)))
            check_json(json.dumps(changed(data, path, double)))


def test_a_listed_key_that_is_missing_is_named() -> None:
    data = a_record("2022")
    for key in data:
        rest = {other: data[other] for other in data if other != key}
        if key in ("seed", "commitment"):
            assert getattr(Record.from_dict(rest), key) is None
        else:
            with pytest.raises(RecordError, match=key):
                Record.from_dict(rest)


# --- traps of JSON and of text


def noted(record: Record, member: str) -> str:
    """The record's JSON with one more member."""
    return "{" + member + ", " + record.to_json()[1:]


def test_what_is_no_json_is_refused() -> None:
    """NaN and Infinity are Python's, not JSON's."""
    for word in ("NaN", "Infinity", "-Infinity"):
        with pytest.raises(RecordError):
            Record.from_json(noted(RECORDS[0], f'"note": {word}'))
        with pytest.raises(RecordError):
            Record.from_json(word)


@pytest.mark.parametrize("depth", [10, 100, 400, 900, 5000, 100000])
def test_deep_nesting(depth: int) -> None:
    for opening, closing in (("[", "]"), ('{"a":', "}")):
        deep = depth * opening + "1" + depth * closing
        check_json(deep)
        check_json(noted(RECORDS[0], f'"note": {deep}'))
        check_game(f"{game_text(RECORDS[0])} extra=%7B%22a%22:{deep.replace(' ', '')}%7D")


def test_deep_nesting_that_is_accepted_can_be_printed() -> None:
    for depth in range(10, 1000, 45):
        deep = depth * "[" + depth * "]"
        try:
            record = Record.from_json(
                RECORDS[0].to_json().replace('"talisman": ', f'"note": {deep}, "talisman": ')
            )
        except RecordError:
            continue
        assert json.loads(record.to_json(indent=2))


@pytest.mark.parametrize("digits", [9, 10, 20, 400, 4000, 4300, 5000, 100000])
def test_huge_numbers(digits: int) -> None:
    huge = digits * "9"
    record = RECORDS[-1].to_json()
    for path in ('"talisman": ', '"scores": [', '"ranks": [', '"value_counts": [', '"actions": [['):
        for sign in ("", "-"):
            check_json(record.replace(path, f"{path}{sign}{huge}, ", 1))
    data = json.loads(record)
    for seat in (-1, 1) if digits < 5000 else ():
        check_json(json.dumps({**data, "actions": [[seat * int(huge), "F1"], *data["actions"]]}))
    check_json(re.sub(r'"value_counts": \[[^]]*', f'"value_counts": [{", ".join([huge] * 4)}', record))
    check_json(noted(RECORDS[0], f'"note": {huge}'))
    for text in (game_text(RECORDS[-1]), position_text(STATES[-1])):
        for sign in ("", "-"):
            check_game(text.replace("seats=", f"seats={sign}{huge} "))
            check_position(text.replace("=1", f"={sign}{huge}"))
            check_position(text.replace("=0", f"={sign}{huge}"))


def test_doubled_keys() -> None:
    """JSON leaves it open which of two equal keys counts; ours are refused, or the last one counts."""
    for record in RECORDS[:: len(RECORDS) // 5]:
        text = record.to_json()
        for key in (
            '"talisman": 0, ',
            '"actions": [], ',
            '"format": "wildcards-record/1", ',
            '"rules": {}, ',
        ):
            check_json("{" + key + text[1:])
        for line in (game_text(record), position_text(STATES[0])):
            for word in line.split()[1:]:
                with pytest.raises((GameTextError, PositionError), match="given twice"):
                    (parse_game if line.startswith("wildcards-game") else parse_position)(f"{line} {word}")


def test_lone_surrogates() -> None:
    """JSON can name half a character. Such a text is refused, or goes through everything else."""
    text = RECORDS[0].to_json()
    for path in ('"name": "', '"player": "', '"talisman": '):
        value = "\\ud800" if path.endswith('"') else '"\\udfff"'
        check_json(text.replace(path, path + value, 1))
    check_json(noted(RECORDS[0], '"\\ud800": "\\udfff"'))
    check_game(game_text(RECORDS[0]).replace(":", ":\ud800", 1))
    check_game(game_text(RECORDS[0]).replace(":", ":%ED%A0%80", 1))


TROUBLE = [
    "plain",
    "Milú",
    "a b",
    "a,b:c=d",
    "line\nbreak",
    "tab\t",
    "\u2028",
    "\x85",
    "\x0b\x0c\x1c",
    "\r",
    "\x00",
    "\ufeff",
    "%41",
    "😀",
]


@pytest.mark.parametrize("name", TROUBLE, ids=ascii)
def test_files_keep_every_name(tmp_path: Path, name: str) -> None:
    """Including those with characters that some take for the end of a line."""
    state = next(play(Rules(), 1))
    record = Record.of(state, [Player(name, "human")] * 4, {name: [name]})
    for number in (1, 3):
        path = tmp_path / f"{number}.jsonl"
        write_records(path, [record] * number)
        assert [(entry.record, entry.error) for entry in read_records(path)] == [(record, None)] * number


def test_files_keep_half_a_character(tmp_path: Path) -> None:
    """It cannot be encoded as UTF-8, but JSON can name it."""
    state = next(play(Rules(), 1))
    records = [Record.of(state), Record.of(state, [Player("\ud800", "human")] * 4, {"\udfff": "\udc00"})]
    path = tmp_path / "records.jsonl"
    write_records(path, records)
    assert [entry.record for entry in read_records(path)] == records
    assert [parse_game(game_text(record)) for record in records] == records


@settings(STEADY, max_examples=tries(150), suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_any_bytes_in_a_file(tmp_path: Path, data: st.DataObject) -> None:
    path = tmp_path / "file.jsonl"
    lines = st.sampled_from(
        [record.to_json().encode() for record in RECORDS[:: len(RECORDS) // 7]]
    ) | st.binary(max_size=30)
    ends = st.sampled_from([b"\n", b"\r\n", b"\r", b"", b"\n\n", b"\x85", "\u2028".encode()])
    path.write_bytes(
        b"".join([data.draw(lines) + data.draw(ends) for _ in range(data.draw(st.integers(0, 4)))])
    )
    with contextlib.suppress(RecordError):
        for entry in read_records(path):
            assert (entry.record is None) != (entry.error is None)
            assert entry.where.startswith(str(path))


def test_a_file_of_records_line_by_line(tmp_path: Path) -> None:
    """A bad line hides none of the good ones, and says where it is."""
    path = tmp_path / "records.jsonl"
    lines = [RECORDS[0].to_json(), "{", "", RECORDS[-1].to_json(), "[]", "  "]
    path.write_text("\n".join(lines), encoding="utf-8")
    entries = list(read_records(path))
    assert [entry.where for entry in entries] == [f"{path}:{number}" for number in (1, 2, 4, 5)]
    assert [entry.record for entry in entries] == [RECORDS[0], None, RECORDS[-1], None]


def test_accepted_records_do_not_change_on_their_way_through_a_line() -> None:
    """Seats and steps that aren't any are refused, or written so that they come back."""
    data = a_record("2022")
    for seat in (-1, 0, 5, 9, 10, 12, 10**20):
        for text in ("F1", "", "F1,0F2", " ", "F1 result=1", "0F1", "ü"):
            check_json(json.dumps({**data, "actions": [[seat, text], [0, "R"]]}))
    for number in (-5, 1000, 10**9, 10**20):
        check_json(
            json.dumps({**data, "result": {"scores": [number, 1, 1, 1, None], "ranks": [1, 1, 1, 1, None]}})
        )
        check_json(
            json.dumps({**data, "result": {"scores": [1, 1, 1, 1, None], "ranks": [number, 1, 1, 1, None]}})
        )


# --- positions that somebody edited


def position_of(phase: Phase, leo: bool = False) -> dict[str, str]:
    """The fields of a position in this phase, of a game in its middle."""
    for state in STATES:
        if state.phase == phase and state.rules.leo == leo and state.round > 3:
            return dict([word.split("=") for word in position_text(state).split()[1:]])
    raise AssertionError("no such position")


def line_of(values: dict[str, str]) -> str:
    return " ".join(["wildcards-position/1", *[f"{key}={value}" for key, value in values.items() if value]])


def without_leos_pile() -> dict[str, str]:
    values = position_of(Phase.BID, leo=True)
    return values | {
        "leo_pile": "",
        "discard": values.get("discard", "") + values["leo_pile"].replace("R", ""),
    }


def with_a_pile_of_nobodys() -> dict[str, str]:
    values = position_of(Phase.BID)
    return values | {"leo_pile": values["pile"][:10] + "R", "pile": values["pile"][10:]}


def without_a_bid() -> dict[str, str]:
    values = position_of(Phase.TAKE)
    seat = int(values["owes"])
    bids = values["bids"].split("/")
    discard = values.get("discard", "") + bids[seat]
    return values | {
        "discard": discard,
        "bids": "/".join(["" if i == seat else b for i, b in enumerate(bids)]),
    }


def with_a_known_card_nobody_holds() -> dict[str, str]:
    values = position_of(Phase.BID)
    return values | {"known": "F1F1F1F1F1" + "/" * (int(values["seats"]) - 1)}


def with_the_wrong_leader() -> dict[str, str]:
    values = position_of(Phase.BID)
    rows = values["collections"].split("/")
    poorest = min(range(len(rows)), key=lambda seat: int(rows[seat].split(",")[0]))
    most = max(int(row.split(",")[0]) for row in rows)
    assert int(rows[poorest].split(",")[0]) < most
    return values | {"leaders": f"{poorest}{values['leaders'][1:]}"}


EDITED: dict[str, Callable[[], dict[str, str]]] = {
    "a bid missing that nobody owes": lambda: position_of(Phase.BID) | {"owes": "0", "active": "0"},
    "Leo without a pile": without_leos_pile,
    "a pile for Leo without Leo": with_a_pile_of_nobodys,
    "two seats in turn": lambda: position_of(Phase.TAKE) | {"owes": "01"},
    "a seat in turn without a bid": without_a_bid,
    "a tie-break without a tie": lambda: position_of(Phase.TAKE) | {"phase": "BREAK"},
    "payments without a tie": lambda: position_of(Phase.TAKE) | {"phase": "LAY"},
    "a bid value nobody bid": lambda: position_of(Phase.PAY) | {"value": "0"},
    "a talisman of 2022 in 2020": lambda: (
        position_of(Phase.BID) | {"rules": "2020,holder_last,balanced,stays,5-4-3-2", "talisman": "0"}
    ),
    "a known card nobody holds": with_a_known_card_nobody_holds,
    "a leader whose owner has fewer": with_the_wrong_leader,
}


@pytest.mark.parametrize("name", EDITED)
def test_positions_that_no_game_reaches_are_refused(name: str) -> None:
    with pytest.raises(PositionError):
        parse_position(line_of(EDITED[name]()))


@st.composite
def edited_positions(draw: st.DrawFn) -> str:
    """A position in which somebody overwrote fields with values that look right."""
    values = dict([word.split("=") for word in position_text(draw(st.sampled_from(STATES))).split()[1:]])
    seats = int(values["seats"])
    for _ in range(draw(st.integers(1, 3))):
        key = draw(st.sampled_from(sorted(values)))
        if key in ("owes", "active", "swapped", "equal", "queue"):
            values[key] = "".join(map(str, draw(st.lists(st.integers(0, seats - 1), unique=True))))
        elif key in ("round", "value", "used", "reshuffles", "leo_piles", "talisman", "leo"):
            values[key] = str(draw(st.integers(0, 14)))
        elif key in ("points", "ranks", "took", "last", "box"):
            row = values[key].split(",")
            row[draw(st.integers(0, len(row) - 1))] = str(draw(st.integers(-1, 15)))
            values[key] = ",".join(row)
        elif key == "phase":
            values[key] = draw(st.sampled_from([phase.name for phase in Phase]))
        elif key == "leaders":
            values[key] = "".join(draw(st.lists(st.sampled_from("-01234"), min_size=6, max_size=6)))
        else:
            other = draw(st.sampled_from(sorted(values)))
            values[key], values[other] = values[other], values[key]
    return line_of(values)


@settings(STEADY, max_examples=tries(400))
@given(edited_positions())
def test_edited_positions(text: str) -> None:
    """Accepted or not, they cause nothing but our own errors."""
    check_position(text)


@pytest.mark.slow
@settings(SOAK, max_examples=30000)
@given(edited_positions())
def test_edited_positions_at_length(text: str) -> None:
    check_position(text)
