"""Bots that others wrote, on the command line: named, served, listed, played against, and failing."""

from __future__ import annotations

import io
import json
import os
import shutil
import sys
from pathlib import Path

import pytest
from support.programs import FIRST, Program, whole_game
from support.terminals import Terminal

from wildcards.bots.bot import NO_LIMIT
from wildcards.bots.process import ProcessBot
from wildcards.bots.registry import BOTS, make_bot
from wildcards.bots.stdio import choose_message, to_line
from wildcards.cli import main
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.notation.files import read_records
from wildcards.notation.record import Record
from wildcards.notation.verify import verify

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
CAREFUL = f"{EXAMPLES / 'careful.py'}:Careful"
ENOUGH = "1\n" * 400


def spec_of(program: Program) -> str:
    return f"stdio:{sys.executable} -I {program.file}"


# --- the examples


@pytest.mark.parametrize(
    "name", [CAREFUL, f"stdio:sh {EXAMPLES / 'first.sh'}", f"stdio:node {EXAMPLES / 'thrifty.js'}"]
)
def test_every_example_plays_whole_games_without_a_fault(name: str) -> None:
    if "node" in name and shutil.which("node") is None:
        assert os.environ.get("CI") != "true", "node is missing, and the example in JavaScript goes untested"
        pytest.skip("node is missing: the example in JavaScript cannot run")
    bot = make_bot(name, 1, isolated=True)
    assert isinstance(bot, ProcessBot)
    assert bot.greet().events is False
    for seed in range(3):
        assert all(isinstance(move, int) for move in whole_game(bot, seed=seed))
    bot.close()


def test_the_careful_example_is_better_than_chance(terminal: Terminal) -> None:
    run = terminal.run(
        "simulate", "-n", "6", "--seed", "1", "--seats", f"{CAREFUL},random,random,random", "--json"
    )
    result = json.loads(run.out)
    assert result["seats"][0] == CAREFUL
    assert result["entrants"][0]["win_share"] > 0.5


# --- serving


def serve(monkeypatch: pytest.MonkeyPatch, spec: str, *lines: str) -> int:
    typed = "".join([f"{line}\n" for line in lines]).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed)))
    return main(["bot", spec])


def test_a_bot_is_served(monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    status = serve(monkeypatch, "greedy", '{"type":"hello","protocol":1}', '{"type":"quit"}')
    written = capfdbinary.readouterr()
    expected = b'{"type":"hello","protocol":1,"name":"greedy","author":null,"events":false}\n'
    assert (status, written.out, written.err) == (0, expected, b"")


@pytest.mark.parametrize(
    ("spec", "line", "expected"),
    [
        ("nobody", "", "error: bot: expected one of random, novice"),
        ("none.py:X", "", "error: bot 'none.py:X': expected a file, but there is no none.py"),
        ("greedy", "x", "error: line: expected a JSON object, got 'x"),
    ],
)
def test_what_cannot_be_served_is_told(
    monkeypatch: pytest.MonkeyPatch,
    capfdbinary: pytest.CaptureFixture[bytes],
    spec: str,
    line: str,
    expected: str,
) -> None:
    status = serve(monkeypatch, spec, line)
    assert status == 2
    assert capfdbinary.readouterr().err.decode().startswith(expected)


def test_a_mistake_of_a_served_bot_is_shown_to_its_author(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    path = tmp_path / "wrong.py"
    path.write_text(
        "import wildcards as wc\nclass Wrong(wc.Bot):\n    def choose(self, seen, limit):\n        1 / 0\n"
    )
    seen = new_game(Rules(), seed=1).observe(0)
    question = to_line(choose_message(1, seen, NO_LIMIT, 5.0, 30.0, None)).decode().strip()
    status = serve(monkeypatch, f"{path}:Wrong", question)
    written = capfdbinary.readouterr()
    assert (status, written.out) == (1, b"")
    assert written.err.decode().splitlines()[-1] == "ZeroDivisionError: division by zero"
    assert f'File "{path}", line 4, in choose' in written.err.decode()


# --- listing


def test_registered_bots_are_listed_after_the_built_in(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = tmp_path / "friends-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: friends\nVersion: 1.0\n")
    entries = "ally = friendly_bots:Ally\ngreedy = friendly_bots:Ally\nlost = no_such_module:Bot"
    (info / "entry_points.txt").write_text(f"[wildcards.bots]\n{entries}\n")
    source = 'import wildcards as wc\n\nclass Ally(wc.Bot):\n    """Helps.\n\n    Much.\n    """\n'
    (tmp_path / "friendly_bots.py").write_text(source)
    monkeypatch.syspath_prepend(str(tmp_path))
    lines = terminal.run("bots").lines
    assert [line.split()[0] for line in lines] == [*BOTS, "ally", "greedy", "lost"]
    ally, greedy, lost = lines[len(BOTS) :]
    assert ally.endswith("  Helps. (from friends)")
    assert greedy.endswith("  (from friends: hidden, as a built-in bot has this name)")
    assert "(from friends: bot 'lost': expected one that can be loaded, got ModuleNotFoundError" in lost


# --- simulating


def test_named_bots_sit_at_simulated_tables(terminal: Terminal, tmp_path: Path) -> None:
    program = Program(tmp_path)
    path = tmp_path / "games.jsonl"
    options = ["--bot", f"mine={spec_of(program)}", "--bot", CAREFUL, "--seats", "mine,Careful@5,leo"]
    run = terminal.run("simulate", "-n", "2", "--seed", "3", "--rotate", "--records", str(path), *options)
    assert run.status == 0
    assert run.lines[0] == "2 games, 2022 edition, 3 seats: mine, Careful@5, Leo"
    assert program.starts == 2  # to see whether it starts, and once for all games
    for entry in read_records(path):
        assert entry.record is not None
        assert verify(entry.record).is_over
        assert sorted([player.player for player in entry.record.seats]) == ["Careful@5", "leo", "mine"]


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ("--bot x=nope --seats x,random,random", "--bot x=nope: expected NAME=SPEC with a bot such as"),
        (
            "--seats none.py:X,random,random",
            "--seats: bot 'none.py:X': expected a file, but there is no none.py",
        ),
        ("--bot x=greedy --seats y,random,random", "--seats: expected one of x, random, novice"),
        ("--seats greedy@x,random,random", "--seats: bot 'greedy@x': expected a limit such as @400"),
        ("--seats mastr@9,random,random", "got 'mastr@9'; did you mean master?"),
    ],
)
def test_a_wrong_bot_is_told(terminal: Terminal, options: str, expected: str) -> None:
    assert expected in terminal.fails("simulate", *options.split())


# --- playing


def test_a_game_against_a_program_is_kept_and_goes_on(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = Program(tmp_path)
    setup = ("--seats", "3", "--seed", "5", "--bot", f"mine={spec_of(program)}", "--bots", "mine,Careful@3")
    record = tmp_path / "whole.json"
    terminal.play(*setup, "--bot", CAREFUL, "--record", str(record), typed=ENOUGH)
    monkeypatch.chdir(EXAMPLES)
    begun = terminal.play(*setup, "--bot", "careful.py:Careful", typed="1\n" * 9 + "quit\n")
    assert "At the table: you, Ida (mine) and Otto (Careful@3)." in begun.out
    header = json.loads(terminal.kept.read_text().splitlines()[0])
    assert header["bots"] == {"mine": spec_of(program), "Careful@3": f"{CAREFUL}@3"}
    monkeypatch.chdir(tmp_path)
    again = tmp_path / "resumed.json"
    resumed = terminal.play("--resume", "--record", str(again), typed=ENOUGH)
    assert (resumed.status, resumed.err) == (0, "")
    first, second = [Record.from_json(path.read_text()) for path in (record, again)]
    assert first.actions == second.actions
    assert [player.player for player in second.seats] == ["human", "mine", "Careful@3"]


def test_a_game_goes_on_when_a_bot_fails(terminal: Terminal, tmp_path: Path) -> None:
    program = Program(tmp_path, "sys.exit(1) if m['id'] == 1 else " + FIRST)
    record = tmp_path / "game.json"
    run = terminal.play(
        "--seats", "3", "--bots", f"{spec_of(program)},random", "--record", str(record), typed=ENOUGH
    )
    assert run.status == 0
    assert verify(Record.from_json(record.read_text())).is_over
    warnings = [line for line in run.lines if "failed, and takes a step at random: bot 'stdio:" in line]
    assert len(warnings) == 1
    assert warnings[0].startswith("Ida failed")
    assert warnings[0].endswith("but it ended with status 1")


def test_a_bot_that_is_out_is_told_of_once(terminal: Terminal, tmp_path: Path) -> None:
    program = Program(tmp_path, "sys.exit(1)")
    run = terminal.play(
        "--seats", "3", "--bot", f"bad={spec_of(program)}", "--bots", "bad,random", typed=ENOUGH
    )
    assert run.status == 0
    warnings = [
        line for line in run.lines if line.startswith("Ida failed, and takes a step at random: bot 'bad', ")
    ]
    assert len(warnings) == 4
    assert warnings[3].endswith("the bot is out for the rest of this game after 3 faults")


def test_a_kept_game_whose_bot_is_gone_is_left_alone(terminal: Terminal, tmp_path: Path) -> None:
    program = Program(tmp_path)
    terminal.play("--seats", "3", "--bots", spec_of(program), typed="1\nquit\n")
    before = terminal.kept.read_text()
    program.file.unlink()
    why = terminal.fails("play", "--resume")
    assert why.startswith(f"{terminal.kept}: expected a kept game, bot 'stdio:")
    assert "can't open file" in why
    assert terminal.kept.read_text() == before
    head, rest = before.split("\n", 1)
    terminal.kept.write_text(json.dumps({**json.loads(head), "bots": [1]}) + "\n" + rest)
    assert "bots: expected an object of strings, got [1]" in terminal.fails("play", "--resume")
