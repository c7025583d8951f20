"""Bots that others wrote: found, made, named, and reported when something is wrong with them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from support.programs import Program, whole_game

from wildcards.bots import foreign
from wildcards.bots.bot import Limit
from wildcards.bots.fallback import fallback_action
from wildcards.bots.process import ProcessBot, ProcessLimits
from wildcards.bots.registry import Spec, make_bot, parse_spec
from wildcards.bots.roster import Roster, parse_bots
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.errors import BotError, BotFaultError

FILE = """
import wildcards as wc
from neighbour import LAST

class Dicer(wc.Bot):
    "Rolls dice."
    def choose(self, seen, limit=wc.Limit()):
        return self.random.choice(seen.legal_actions)

class Last(wc.Bot):
    def choose(self, seen, limit=wc.Limit()):
        print("thinking")
        return seen.legal_actions[LAST]

class Fussy(wc.Bot):
    def __init__(self, mood):
        pass

class Chair:
    pass

def maker():
    return Dicer()

def carpenter():
    return Chair()
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "neighbour.py").write_text("LAST = -1\n")
    path = tmp_path / "their_bots.py"
    path.write_text(FILE)
    return path


def install(directory: Path, monkeypatch: pytest.MonkeyPatch, entries: str) -> None:
    """A package that registers bots, as if it were installed."""
    info = directory / "friends-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: friends\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[wildcards.bots]\n{entries}\n")
    monkeypatch.syspath_prepend(str(directory))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(directory), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.delitem(sys.modules, "their_bots", raising=False)


# --- classes in files


def test_a_class_in_a_file_plays_here_and_apart_alike(file: Path) -> None:
    name = f"{file}:Dicer"
    here, apart = make_bot(name, 3), make_bot(name, 3, isolated=True)
    assert isinstance(apart, ProcessBot)
    assert not isinstance(here, ProcessBot)
    assert whole_game(here) == whole_game(apart)
    assert whole_game(make_bot(name, 4)) != whole_game(make_bot(name, 5))
    apart.close()


def test_what_a_bot_prints_does_not_disturb_it(file: Path) -> None:
    bot = make_bot(f"{file}:Last", isolated=True)
    seen = new_game(Rules(), seed=1).observe(0)
    assert bot.choose(seen) == seen.legal_actions[-1]
    bot.close()


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        (
            "Nobody",
            "expected a subclass of Bot named 'Nobody', but there is none (their_bots.py has Dicer, Last, F",
        ),
        ("Chair", "expected a subclass of Bot named 'Chair', but there is none"),
        ("maker", "expected a subclass of Bot named 'maker', but there is none"),
        ("Fussy", "expected one that can be made without arguments, got TypeError: "),
    ],
)
def test_a_class_that_is_no_bot(file: Path, name: str, expected: str) -> None:
    with pytest.raises(BotError) as caught:
        make_bot(f"{file}:{name}")
    assert str(caught.value).startswith(f"bot '{file}:{name}': {expected}")
    apart = make_bot(f"{file}:{name}", isolated=True)
    with pytest.raises(BotFaultError) as told:
        apart.choose(new_game(Rules(), seed=1).observe(0))
    assert expected[:40] in str(told.value)


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("import nothing_of_that_name", "ModuleNotFoundError: No module named 'nothing_of_that_name'"),
        ("def (", "SyntaxError: invalid syntax"),
        ("raise SystemExit(3)", "SystemExit: 3"),
    ],
)
def test_a_file_that_cannot_be_loaded(tmp_path: Path, source: str, why: str) -> None:
    path = tmp_path / "broken.py"
    path.write_text(source)
    for _ in range(2):
        with pytest.raises(BotError) as caught:
            make_bot(f"{path}:Bot")
        assert str(caught.value).startswith(f"bot '{path}:Bot': expected one that can be loaded, got {why}")


@pytest.mark.parametrize("isolated", [True, False])
def test_a_file_that_is_not_there(isolated: bool) -> None:
    with pytest.raises(BotError, match=r"^bot 'none\.py:X': expected a file, but there is no none\.py$"):
        make_bot("none.py:X", isolated=isolated)


def test_a_bot_with_a_mistake_loses_a_decision_only(tmp_path: Path) -> None:
    path = tmp_path / "wrong.py"
    path.write_text(
        "import wildcards as wc\nclass Wrong(wc.Bot):\n    def choose(self, seen, limit):\n        1 / 0\n"
    )
    bot = make_bot(f"{path}:Wrong", isolated=True)
    with pytest.raises(BotFaultError) as caught:
        bot.choose(new_game(Rules(), seed=1).observe(0))
    assert caught.value.kind == "crash"
    assert str(caught.value).endswith("it ended with status 1; stderr: 'ZeroDivisionError: division by zero'")


# --- installed packages


def test_installed_packages_register_bots(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(
        file.parent,
        monkeypatch,
        "friend = their_bots:Dicer\nmade = their_bots:maker\nchair = their_bots:carpenter",
    )
    assert list(foreign.registered()) == ["chair", "friend", "made"]
    assert type(make_bot("friend")).__name__ == type(make_bot("made")).__name__ == "Dicer"
    apart = make_bot("friend", 3, isolated=True)
    assert whole_game(make_bot("friend", 3)) == whole_game(apart)
    assert isinstance(apart, ProcessBot)
    apart.close()
    with pytest.raises(
        BotError, match=r"^bot 'chair': expected a subclass of Bot or what makes one, got Chair"
    ):
        make_bot("chair")
    with pytest.raises(
        BotError, match=r"^bot: expected one of random, .*, untuned, chair, friend, made, got 'x'$"
    ):
        make_bot("x")


def test_a_built_in_name_is_not_taken_over(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(file.parent, monkeypatch, "greedy = their_bots:Dicer")
    assert type(make_bot("greedy", isolated=True)).__name__ == "GreedyBot"


# --- programs


def test_a_program_is_named_by_its_command(tmp_path: Path) -> None:
    program = Program(tmp_path)
    bot = make_bot(f"stdio:'{sys.executable}' -I '{program.file}'", limits=ProcessLimits(bank=3))
    assert isinstance(bot, ProcessBot)
    assert bot.limits.bank == 3
    assert len(whole_game(bot)) > 20
    bot.close()


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("stdio:", "expected a command after 'stdio:', got none"),
        ("stdio:sh 'x", "expected a command as for a shell, got one with No closing quotation"),
        ("stdio:no-such-program -x", "expected a program, but 'no-such-program' cannot be found or run"),
    ],
)
def test_a_command_that_is_none(name: str, expected: str) -> None:
    with pytest.raises(BotError) as caught:
        make_bot(name)
    assert str(caught.value) == f"bot {name!r}: {expected}"


# --- specs and rosters


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("a/b.py:C", Spec("a/b.py:C", Limit())),
        ("a@b.py:C", Spec("a@b.py:C", Limit())),
        ("a/b.py:C@40", Spec("a/b.py:C", Limit(simulations=40))),
        ("stdio:node @x/y.js", Spec("stdio:node @x/y.js", Limit())),
        ("stdio:node @x/y.js@0.25s", Spec("stdio:node @x/y.js", Limit(seconds=0.25))),
        ("greedy@0.0001s", Spec("greedy", Limit(seconds=0.0001))),
        ("greedy@10s", Spec("greedy", Limit(seconds=10))),
        ("greedy@100", Spec("greedy", Limit(simulations=100))),
    ],
)
def test_specs_are_read_and_written(text: str, spec: Spec) -> None:
    assert parse_spec(text) == spec
    assert spec.text == text


def test_names_stand_for_bots(file: Path) -> None:
    roster = Roster(parse_bots([f"{file}:Dicer", f"mine={file}:Last@40", "fast=master@9", "stdio:sh x/y.sh"]))
    assert list(roster.named) == ["Dicer", "mine", "fast", "y"]
    assert roster.names()[:5] == ["Dicer", "mine", "fast", "y", "random"]
    assert roster.spec("mine") == Spec(f"{file}:Last", Limit(simulations=40))
    assert roster.spec("mine@2s") == Spec(f"{file}:Last", Limit(seconds=2))
    assert roster.spec("fast") == Spec("master", Limit(simulations=9))
    assert roster.spec("greedy@3") == Spec("greedy", Limit(simulations=3))
    for kind in ("Dicer", "Dicer@5", "y", "greedy", f"{file}:Last", "stdio:sh z"):
        assert roster.knows(kind)
    assert not roster.knows("nobody@4")
    assert roster.only(["mine", "fast", "random"]) == {"mine": f"{file}:Last@40"}
    bot = roster.make("mine", 3)
    assert isinstance(bot, ProcessBot)
    assert bot.name == "mine"
    roster.check("mine")
    roster.check("fast")


def test_what_a_roster_keeps_does_not_depend_on_the_directory(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(file.parent)
    assert Roster().only(["their_bots.py:Last@3", "stdio:sh x.py:y"]) == {
        "their_bots.py:Last@3": f"{file}:Last@3",
        "stdio:sh x.py:y": "stdio:sh x.py:y",
    }


def test_a_bot_that_does_not_start_is_found_out(tmp_path: Path) -> None:
    program = Program(tmp_path, start="raise ValueError('no licence')")
    with pytest.raises(BotFaultError) as caught:
        Roster({"x": f"stdio:{sys.executable} {program.file}"}).check("x")
    expected = "bot 'x': expected a hello within 10 s of its start, but it ended with status 1;"
    assert str(caught.value) == f"{expected} stderr: 'ValueError: no licence'"


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        (["x=nobody"], "--bot x=nobody: expected NAME=SPEC with a bot such as my_bots.py:Careful"),
        (["x=bots.py"], "--bot x=bots.py: expected bots.py:CLASS, got no class of the file"),
        (["leo=greedy"], "--bot leo=greedy: expected a name other than human and leo, got 'leo'"),
        (["a=greedy", "a=random"], "--bot a=random: expected an unused name, but 'a' is already greedy"),
    ],
)
def test_names_that_cannot_be_given(texts: list[str], expected: str) -> None:
    with pytest.raises(BotError) as caught:
        parse_bots(texts)
    assert str(caught.value) == expected


def test_the_fallback_is_any_legal_action() -> None:
    seen = new_game(Rules(), seed=1).observe(0)
    assert {fallback_action(seen, seed) for seed in range(200)} == set(seen.legal_actions)
    assert fallback_action(seen, 5) == fallback_action(seen, 5)
