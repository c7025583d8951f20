"""Programs as bots: each way to fail costs decisions only, is named, and leaves nothing running."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.programs import FIRST, Program, moves, whole_game

from wildcards.bots.child import Child
from wildcards.bots.process import ProcessBot, ProcessLimits
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.errors import BotError, BotFaultError
from wildcards.notation.observation import observation_from_dict

HASTY = ProcessLimits(move=0.03, bank=0.03)
PATIENT = ProcessLimits()
SMALL = ProcessLimits(memory=200_000_000)
PLACE = "bot 'tested', seat 0, round 1, phase BID: "


@pytest.fixture(autouse=True)
def _posix() -> None:
    if os.name != "posix":
        pytest.skip("the programs use what POSIX has")


def faults_of(bot: ProcessBot) -> list[BotFaultError]:
    """The faults of a whole game, which still comes to its end."""
    try:
        return [move for move in whole_game(bot) if isinstance(move, BotFaultError)]
    finally:
        bot.close()


def test_a_good_program_plays_a_whole_game(tmp_path: Path) -> None:
    program = Program(tmp_path)
    bot = program.bot()
    made = whole_game(bot)
    bot.close()
    assert len(made) > 20
    assert all(isinstance(move, int) for move in made)
    assert program.starts == len(program.got("new_game")) == len(program.got("quit")) == 1
    assert program.got("hello") == [{"type": "hello", "protocol": 1}]
    assert program.got("event") == []
    questions = program.got("choose")
    assert [question["id"] for question in questions] == list(range(1, len(made) + 1))
    assert questions[0]["limit"] == {"simulations": None, "seconds": None}
    assert (questions[0]["move_time"], questions[0]["time_bank"]) == (5.0, 30.0)
    seen = observation_from_dict(questions[-1]["observation"])
    assert [seen.token(action) for action in seen.legal_actions] == questions[-1]["legal_actions"]


BAD = {
    "crash": ("1 / 0", "", PATIENT, "crash", "but it ended with status 1; stderr: 'ZeroDivisionError: div"),
    "crash at its start": ("", "sys.exit(3)", PATIENT, "crash", "expected a hello within 10 s of its start"),
    "killed": ("os.kill(os.getpid(), signal.SIGKILL)", "", PATIENT, "crash", ", but it was ended: Killed"),
    "closed": ("os.close(1); time.sleep(60)", "", PATIENT, "crash", ", but it closed its output"),
    "hang": ("time.sleep(60)", "", HASTY, "timeout", "expected an action within 0.03 s and 0.03 s"),
    "hang at its start": (
        "",
        "time.sleep(60)",
        ProcessLimits(start=0.1),
        "timeout",
        "expected a hello within",
    ),
    "chatter": ("\n        while True: say(type='info')", "", HASTY, "timeout", "expected an action within"),
    "no JSON": ("print('a?', flush=True)", "", PATIENT, "nonsense", "line: expected a JSON object, got 'a?'"),
    "no object": ("print('[]', flush=True)", "", PATIENT, "nonsense", "line: expected an object, got []"),
    "no type": ("say(id=1)", "", PATIENT, "nonsense", "line: expected a key 'type', but it is missing"),
    "no id": ("say(type='action')", "", PATIENT, "nonsense", "action: expected a key 'id', but it is"),
    "old id": (FIRST.replace("m['id']", "m['id'] - 1"), "", PATIENT, "nonsense", "action.id: expected 1,"),
    "no action": ("say(type='action', id=m['id'])", "", PATIENT, "nonsense", "action: expected a key"),
    "unknown": ("say(type='action', id=m['id'], action='F9')", "", PATIENT, "nonsense", "expected one of F"),
    "illegal": ("say(type='action', id=m['id'], action='?')", "", PATIENT, "illegal", "R, got '?'"),
    "flood": (
        "\n        while True: print('x' * 999)",
        "",
        PATIENT,
        "nonsense",
        "line: expected a JSON object",
    ),
    "a long line": (
        "\n        while True: sys.stdout.write('x' * 9999)",
        "",
        PATIENT,
        "nonsense",
        "expected a line of at most 65536 bytes, got a longer one",
    ),
    "other protocol": (
        "",
        "say(type='hello', protocol=2, name='x')",
        PATIENT,
        "nonsense",
        "hello.protocol: expected 1, got 2",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_program_loses_decisions_and_no_more(tmp_path: Path, case: str) -> None:
    choose, start, limits, kind, message = BAD[case]
    faults = faults_of(Program(tmp_path, choose or FIRST, start=start).bot(limits))
    assert [fault.kind for fault in faults] == [kind] * 3 + ["out"] * (len(faults) - 3)
    first = str(faults[0])
    assert first.startswith(PLACE)
    assert message in first
    assert "\n" not in first
    assert "the bot is out for the rest of this game after 3 faults" not in str(faults[2])
    assert all(str(fault).endswith("is out for the rest of this game after 3 faults") for fault in faults[3:])
    assert len(faults) > 20


def test_a_program_that_eats_memory_gets_no_more(tmp_path: Path) -> None:
    if sys.platform != "linux":
        pytest.skip("only Linux can limit what another process allocates")
    fault, *_ = faults_of(Program(tmp_path, "x = bytearray(300_000_000); " + FIRST).bot(SMALL))
    assert fault.kind == "memory"
    assert str(fault).endswith("but it ended with status 1; stderr: 'MemoryError'")
    assert not faults_of(Program(tmp_path, "x = bytearray(50_000_000); " + FIRST).bot(SMALL))


def test_a_program_that_cannot_be_started(tmp_path: Path) -> None:
    bot = ProcessBot([str(tmp_path / "nothing")], "tested")
    fault, *_ = faults_of(bot)
    assert fault.kind == "crash"
    assert str(fault).startswith(f"{PLACE}expected a program that can be started, got [Errno 2]")


def test_after_a_fault_it_is_started_anew_and_after_three_it_is_out(tmp_path: Path) -> None:
    program = Program(tmp_path, "sys.exit(1)")
    bot = program.bot()
    for games in (1, 2):
        whole_game(bot)
        assert program.starts == 3 * games  # a new game is a new chance
        assert len(program.got("new_game")) == 3 * games
    bot.close()


def test_an_illegal_step_does_not_end_the_program(tmp_path: Path) -> None:
    program = Program(
        tmp_path, "say(type='action', id=m['id'], action='?' if m['id'] == 2 else m['legal_actions'][0])"
    )
    bot = program.bot()
    made = whole_game(bot)
    bot.close()
    assert [number for number, move in enumerate(made) if isinstance(move, BotFaultError)] == [1]
    assert program.starts == 1


def test_a_crash_in_the_middle_costs_one_decision(tmp_path: Path) -> None:
    program = Program(tmp_path, "sys.exit(1) if m['id'] == 5 else " + FIRST)
    bot = program.bot()
    made = whole_game(bot)
    bot.close()
    assert [number for number, move in enumerate(made) if isinstance(move, BotFaultError)] == [4]
    assert program.starts == len(program.got("new_game")) == 2


def test_time_beyond_the_move_comes_from_the_bank(tmp_path: Path) -> None:
    program = Program(tmp_path, "time.sleep(0.06 if m['id'] == 1 else 0); " + FIRST)
    bot = program.bot(ProcessLimits(move=0.05))
    whole_game(bot)
    first, second = [question["time_bank"] for question in program.got("choose")[:2]]
    assert first == 30.0
    assert second < 29.995
    whole_game(bot, seed=2)
    bot.close()
    assert [question["time_bank"] for question in program.got("choose")].count(
        30.0
    ) >= 2  # full in a new game


def test_the_hints_of_stderr_are_told(tmp_path: Path) -> None:
    program = Program(tmp_path, "print('warming up', file=sys.stderr, flush=True); sys.exit(4)")
    fault, *_ = faults_of(program.bot())
    assert str(fault).endswith("but it ended with status 4; stderr: 'warming up'")


def test_unknown_messages_are_left_alone(tmp_path: Path) -> None:
    program = Program(tmp_path, "say(type='info', nodes=3); " + FIRST)
    assert faults_of(program.bot()) == []


# --- events and seeds


def test_a_program_that_asks_for_events_is_told_all_its_seat_sees(tmp_path: Path) -> None:
    program = Program(tmp_path, hello="say(type='hello', protocol=1, name='test', events=True)")
    bot = program.bot()
    state = new_game(Rules(seats=3, leo=True), seed=3)
    assert all(isinstance(move, int) for move in moves(bot, state))
    bot.close()
    last = observation_from_dict(program.got("choose")[-1]["observation"])
    told = [message["event"] for message in program.got("event")]
    written = [entry for log in program.got("choose")[-1]["observation"]["history"] for entry in log]
    assert told[: len(written)] == written
    assert told[-1] == {"kind": "OVER", "seat": None, "what": None}
    assert last.round == 14


def test_a_program_that_does_not_listen_holds_nobody_up(tmp_path: Path) -> None:
    start = "say(type='hello', protocol=1, name='test', events=True)\ntime.sleep(60)"
    bot = Program(tmp_path, start=start).bot(HASTY)
    game = new_game(Rules(), seed=1)
    with pytest.raises(BotFaultError, match="expected an action within"):
        bot.choose(game.observe(0))
    bot.close()
    bot.greet()
    game.apply(0, game.legal_actions(0)[0])
    seen = game.observe(0)
    bot.new_game(seen.rules, 0)
    for _ in range(5000):  # far more than a pipe holds
        bot.notice(seen.history[0][0])
    bot.close()


def test_a_program_is_told_a_new_seed(tmp_path: Path) -> None:
    program = Program(tmp_path)
    bot = program.bot()
    bot.reseed(2**64 - 1)
    seen = new_game(Rules(), seed=1).observe(2)
    for seed in (None, 7, None):
        if seed is not None:
            bot.reseed(seed)
        bot.choose(seen)
    bot.close()
    assert [message["seed"] for message in program.got("new_game")] == [2**64 - 1]
    assert [message["seed"] for message in program.got("choose")] == [None, 7, None]
    assert program.got("new_game")[0]["seat"] == 2


def test_only_a_seat_that_owes_a_step_can_ask(tmp_path: Path) -> None:
    bot = Program(tmp_path).bot()
    with pytest.raises(BotError, match="expected a seat that owes a step, got None"):
        bot.choose(new_game(Rules(), seed=1).observe(None))


def test_an_interrupted_question_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = Program(tmp_path)
    bot = program.bot()
    bot.greet()
    seen = new_game(Rules(), seed=1).observe(0)

    def interrupted(child: Child, seconds: float) -> bytes:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Child, "receive", interrupted)
        with pytest.raises(KeyboardInterrupt):
            bot.choose(seen)
    assert bot.choose(seen) == seen.legal_actions[0]
    bot.close()


# --- ending


@pytest.fixture
def lifeline(tmp_path: Path) -> Iterator[tuple[str, int]]:
    """A named pipe, whose other end a process holds as long as it lives."""
    path = tmp_path / "lifeline"
    os.mkfifo(path)
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    yield str(path), handle
    os.close(handle)


def is_cut(handle: int) -> bool:
    """Whether nobody holds the other end; waits for it, but not as long as the programs sleep."""
    ready, _, _ = select.select([handle], [], [], 10)
    return bool(ready) and os.read(handle, 1) == b""


def test_a_program_that_ignores_quit_is_killed(tmp_path: Path, lifeline: tuple[str, int]) -> None:
    path, handle = lifeline
    program = Program(tmp_path, start=f"life = open({path!r}, 'w')", leave="time.sleep(60)")
    bot = program.bot()
    bot.choose(new_game(Rules(), seed=1).observe(0))
    bot.close()
    assert is_cut(handle)


@pytest.mark.parametrize("end", ["close", "fault", "let go"])
def test_what_a_program_started_ends_with_it(tmp_path: Path, lifeline: tuple[str, int], end: str) -> None:
    path, handle = lifeline
    start = f"subprocess.Popen(['sh', '-c', 'sleep 60'], stdin=-3, stdout=-3, stderr=open({path!r}, 'w'))"
    choose = "sys.exit(1)" if end == "fault" else FIRST
    bot = Program(tmp_path, choose, start=start).bot()
    seen = new_game(Rules(), seed=1).observe(0)
    if end == "fault":
        with pytest.raises(BotFaultError):
            bot.choose(seen)
    else:
        bot.choose(seen)
    if end == "close":
        bot.close()
    del bot
    assert is_cut(handle)


def test_a_closed_bot_can_play_again(tmp_path: Path) -> None:
    program = Program(tmp_path)
    bot = program.bot()
    bot.close()
    for _ in range(2):
        bot.choose(new_game(Rules(), seed=1).observe(0))
        bot.close()
    assert program.starts == 2


@pytest.mark.parametrize("name", ["start", "move", "bank", "memory"])
def test_limits_are_above_zero(name: str) -> None:
    with pytest.raises(BotError, match=rf"limits\.{name}: expected a number above 0, got -1"):
        ProcessLimits(**{name: -1})
    assert ProcessLimits(bank=0).bank == 0
