"""Bad input: one line that says what was expected, what came, and where; exit 2; nothing changed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.saves import OLD
from support.terminals import Terminal

from wildcards import cli
from wildcards.bots.registry import BOTS

LONG = "9" * 80


KINDS = ", ".join(BOTS)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("play --edition 2021", "--edition: expected '2022' or '2020', got '2021'"),
        ("play --seats 2", "--seats: expected 3, 4 or 5, counting every seat, got 2; two players need Leo"),
        ("play --seats 6", "--seats: expected 3, 4 or 5 (Leo's seat counts), got 6"),
        ("play --seats x", "--seats: expected a whole number, got 'x'"),
        ("play --leo --edition 2020", "--leo: Leo exists in the 2022 edition only"),
        ("play --bots clever", "--bots: expected one of "),
        (
            "play --bots gredy",
            f"--bots: expected one of {KINDS}, got 'gredy'; did you mean greedy?",
        ),
        (
            "play --bots leo",
            f"--bots: expected one of {KINDS}, got 'leo'; Leo takes a seat with --leo",
        ),
        ("play --bots greedy,random", "--bots: expected one kind for all, or 3 of them, got 2"),
        ("play --seed abc", "--seed: expected a whole number or 64 hex digits, got 'abc'"),
        ("play --seed -1", "--seed: expected a whole number or 64 hex digits, got '-1'"),
        (f"play --seed {LONG}", "--seed: expected a whole number or 64 hex digits, got '9"),
        (f"play --seed {2**256}", "seed: expected a whole number from 0 to 2**256 - 1, got "),
        ("play --seat 9", "--seat: expected 1, 2, 3 or 4, got 9"),
        ("play --seat 4 --leo", "--seat: expected 1, 2 or 3, got 4; Leo sits in 4"),
        ("play --leo-seat 2", "--leo-seat: expected together with --leo"),
        ("play --leo --leo-seat 7", "--leo-seat: expected a seat from 1 to 4, got 7"),
        ("play --leo --leo-seat 0", "--leo-seat: expected a seat from 1 to 4, got 0"),
        ("play --value-counts 1,2", "--value-counts: expected four whole numbers such as 5,4,3,2, got '1,2'"),
        ("play --value-counts 5,4,3,3", "--value-counts: expected a sum of 14, got (5, 4, 3, 3)"),
        ("play --value-counts a,b,c,d", "--value-counts: expected four whole numbers"),
        ("play --removal x", "--removal: expected 'balanced' or 'random', got 'x'"),
        ("play --payment x", "--payment: expected returns or lost, got 'x'"),
        ("play --knowledge x", "--knowledge: expected off, open or all, got 'x'"),
        ("play --talisman-order x", "--talisman-order: expected 'holder_last' or 'holder_first', got 'x'"),
        ("play --resume", "expected a kept game in "),
        ("play --resume --fresh", "--resume continues the kept game, --fresh begins another"),
        (
            "play --resume --seats 3 --removal random",
            "--resume: expected no options that set up a game, got --seats and --removal;",
        ),
        ("play --nope", "no such option: --nope"),
        ("play extra", "got unexpected extra argument(s) (extra) (see wildcards play --help)"),
        ("play --seat", "option '--seat' requires an argument"),
        ("play --record /nonexistent/x", "--record /nonexistent/x: expected a file in an existing directory"),
        ("play --record /", "--record /: expected a file in an existing directory, got a directory"),
        ("play --kept /dev/null", "--kept /dev/null: expected a file, got something else"),
        ("play --kept /dev/null/x", "/dev/null/x: the game cannot be kept there: a file is where"),
        ("nope", "no such command 'nope' (see wildcards --help)"),
        ("simulate --games 0", "--games: expected 1 or more, got 0"),
        ("simulate --games many", "--games: expected a whole number, got 'many'"),
        ("simulate --seats greedy", "--seats: expected 3, 4 or 5 (Leo's seat counts), got 1"),
        ("simulate --seats a,b,c", "--seats: expected one of "),
        ("simulate --seats leo,leo,random", "--seats: expected at most one 'leo', got 2"),
        ("simulate --seats leo,random,random --edition 2020", "--seats: Leo exists in the 2022 edition only"),
        ("simulate --records /nonexistent/x", "--records /nonexistent/x: cannot be written: No such file"),
        ("simulate -n 1 --records /dev/full", "--records /dev/full: cannot be written: No space left"),
        ("simulate extra", "got unexpected extra argument(s) (extra)"),
        ("verify", "missing argument 'FILE' (see wildcards verify --help)"),
        ("verify /nonexistent", "/nonexistent: no such file"),
        ("verify /", "/: cannot be read: Is a directory"),
        ("verify -", "standard input: expected a record, got an empty file"),
        ("show", "show: expected a FILE or --text LINE, got neither"),
        ("show x --text y", "show: expected a FILE or --text LINE, got both"),
        ("show /nonexistent", "/nonexistent: no such file"),
        ("show --text foo", "--text: expected a line that begins with 'wildcards-game/1'"),
        ("show --text wildcards-game/1", "game: seats: expected, but it is missing"),
        ("show --text wildcards-position/1", "position: seats: expected, but it is missing"),
        ("show --record 0 -", "--record: expected a number from 1, got 0"),
        ("show --record x -", "--record: expected a whole number, got 'x'"),
    ],
)
def test_a_wrong_command_line(terminal: Terminal, arguments: str, expected: str) -> None:
    assert terminal.fails(*arguments.split()).startswith(expected)


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\nb", "\x1b[31mred", "\ud800", "\u202eAnn"])
def test_a_name_nobody_can_read(terminal: Terminal, name: str) -> None:
    expected = "expected 1 to 24 printable characters, got "
    for command in (("play",), ("host",), ("daily",), ("join", "ABC234")):
        assert terminal.fails(*command, "--name", name).startswith(f"--name: {expected}")
    assert terminal.fails("profile", "rename", name).startswith(f"NAME: {expected}")


def test_a_title_that_would_be_cut(terminal: Terminal) -> None:
    why = terminal.fails("host", "--title", "x" * 41)
    assert why.startswith("--title: expected 1 to 40 printable characters, got ")


def test_an_existing_record_is_never_written_over(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "mine"
    path.write_text("mine")
    expected = f"--record {path}: expected a new file, but there is one; nothing is written over it"
    assert terminal.fails("play", "--record", str(path)) == expected
    assert terminal.fails("simulate", "--records", str(path)) == expected.replace("--record ", "--records ")
    assert path.read_text() == "mine"
    assert not terminal.kept.exists()


def test_a_wrong_option_is_told_before_the_kept_game_is_touched(terminal: Terminal) -> None:
    terminal.play(typed="quit\n")
    before = terminal.kept.read_text()
    assert terminal.fails("play", "--fresh", "--seats", "9").startswith("--seats: expected 3, 4 or 5")
    assert terminal.kept.read_text() == before


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda kept: kept["actions"].append([0, "F9"]), "expected a token such as F3"),
        (lambda kept: kept["actions"].extend([[0, "R"], [0, "R"]]), "owes no step"),
        (lambda kept: kept.pop("kept"), "got a record without 'kept' version 1"),
        (lambda kept: kept["kept"].update(version=2), "got a record without 'kept' version 1"),
        (lambda kept: kept["kept"].update(you=7), "kept.you: expected one of the seats [0, 1, 2, 3], got 7"),
        (lambda kept: kept["kept"].update(you=True), "kept.you: expected one of the seats"),
        (lambda kept: kept["kept"].update(you=1), "seats[1].player: expected 'human', got 'greedy'"),
        (lambda kept: kept["kept"].update(record_file=7), "kept.record_file: expected a string or null"),
        (lambda kept: kept.update(seed=None), "seed: expected 64 hex digits, got null"),
        (lambda kept: kept.update(seed="0" * 64), "commitment: expected the SHA-256 of the seed"),
        (lambda kept: kept["seats"][1].update(player="genius"), "bot: expected one of "),
        (lambda kept: kept["decks"]["habitat"].reverse(), "decks.habitat: the seed gives a different order"),
        (lambda kept: kept.update(format="other"), "format: expected 'wildcards-record/1', got 'other'"),
    ],
)
def test_a_damaged_kept_game_is_told_and_left_alone(
    terminal: Terminal, change: object, expected: str
) -> None:
    """As 0.1 kept it."""
    kept = json.loads((OLD / "begun.json").read_text())
    assert callable(change)
    change(kept)
    check_refused(terminal, json.dumps(kept), expected)


def check_refused(terminal: Terminal, damaged: str, expected: str) -> None:
    terminal.home.mkdir(exist_ok=True)
    terminal.kept.write_text(damaged)
    why = terminal.fails("play", "--resume")
    assert why.startswith(f"{terminal.kept}: expected a kept game, ")
    assert expected in why
    assert why.endswith("The file was left as it is; --fresh sets it aside")
    assert terminal.kept.read_text() == damaged


@pytest.mark.parametrize(
    ("number", "change", "expected"),
    [
        (1, {"format": "wildcards-log/9"}, "format: expected 'wildcards-log/1', got 'wildcards-log/9'"),
        (1, {"record_file": 7}, "record_file: expected a string or null, got 7"),
        (1, {"bots": {"a": 1}}, "bots: expected an object of strings, got {'a': 1}"),
        (2, {"kind": "started"}, "line 2: expected the entry 'created'"),
        (2, {"seats": 7}, "line 2: expected an entry that can follow there: rules"),
        (2, {"server_seed": "xyz"}, "line 7: expected an entry that can follow there: non-hexadecimal"),
        (3, {"seat": 9}, "line 3: expected an entry that can follow there: list index out of range"),
        (3, {"uid": "other"}, "expected one seat of a person, got 0"),
        (4, {"level": "genius"}, "bot: expected one of "),
        (4, {"kind": "created"}, "line 4: expected an entry of a log: "),
        (7, {"kind": "closed"}, "expected a game in progress, got a table that is closed"),
        (8, {"seat": 7}, "line 8: expected an entry that can follow there: "),
        (8, {"actions": [99]}, "line 8: expected an entry that can follow there: "),
        (8, {"actions": ["F9"]}, "line 8: expected an entry of a log: "),
        (8, {"kind": "dance"}, "line 8: expected an entry of a log: "),
    ],
)
def test_a_damaged_log_is_told_and_left_alone(
    terminal: Terminal, number: int, change: dict[str, object], expected: str
) -> None:
    terminal.play("--seed", "3", typed="1\nquit\n")
    lines = terminal.kept.read_text().splitlines(keepends=True)
    lines = lines[:7] if number == 7 else lines
    lines[number - 1] = json.dumps({**json.loads(lines[number - 1]), **change}) + "\n"
    check_refused(terminal, "".join(lines), expected)


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[]", b"null", b'{"format": 1}'])
def test_a_kept_game_that_is_none(terminal: Terminal, content: bytes) -> None:
    terminal.home.mkdir()
    terminal.kept.write_bytes(content)
    assert str(terminal.kept) in terminal.fails("play", "--resume")
    on_terminal = terminal.play(typed="c\n", tty=True)
    assert (on_terminal.status, on_terminal.err.count("\n")) == (2, 1)
    assert terminal.kept.read_bytes() == content
    assert terminal.play("--fresh", typed="quit\n").status == 0
    assert (terminal.home / "kept-game-2.json").read_bytes() == content


def test_a_place_where_no_game_can_be_kept(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WILDCARDS_HOME", "/dev/null/nowhere")
    why = terminal.fails("play")
    assert why.startswith("/dev/null/nowhere/kept-game.json: the game cannot be kept there: Not a directory;")
    assert why.endswith("choose another place with --kept FILE")


def test_mistakes_of_the_program_itself_are_one_line_too(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> str:
        raise ZeroDivisionError("by\nzero")

    monkeypatch.setattr(cli, "version_line", broken)
    why = terminal.fails("--version")
    expected = "a bug in this program: ZeroDivisionError: by zero (WILDCARDS_TRACEBACK=1 shows where)"
    assert why == expected
    monkeypatch.setenv("WILDCARDS_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        terminal.run("--version")


@pytest.mark.parametrize(
    ("raised", "status"),
    [(BrokenPipeError(), 141), (KeyboardInterrupt(), 130)],
)
def test_a_closed_pipe_and_ctrl_c_are_no_errors(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, raised: BaseException, status: int
) -> None:
    def stopped() -> str:
        raise raised

    monkeypatch.setattr(cli, "version_line", stopped)
    monkeypatch.setattr(cli, "let_go_of_output", lambda: None)
    run = terminal.run("--version")
    assert (run.status, run.out, run.err) == (status, "", "")


def test_a_code_without_its_server(terminal: Terminal) -> None:
    why = terminal.fails("join", "ABC234", "--server", "http://localhost:1")
    assert why.endswith("a code needs --server URL, unless the server is here")


def test_a_deal_of_what_is_no_record(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "any.json"
    path.write_text('{"a": 1}')
    assert "this is not a game record" in terminal.fails("play", "--deal", str(path))
