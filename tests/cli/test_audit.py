"""The command `audit`: what it prints, writes and refuses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from support import leaky
from support.servers import wait_for
from support.terminals import Terminal

from wildcards.commands import audit as command
from wildcards.commands.audit_words import FORMAT, MARK
from wildcards.notation.files import read_records
from wildcards.secrecy.inspection import Plan

FEW = ("audit", "--positions", "6", "--seed", "1", "--workers", "1")


def test_the_result_is_a_page_with_all_to_repeat_it(terminal: Terminal, tmp_path: Path) -> None:
    report = tmp_path / "report.md"
    run = terminal.run(*FEW, "--bots", "greedy", "--report", str(report))
    assert run.status == 0
    assert run.lines[0] == "6 positions, each as a seat and as a spectator: no leak found."
    assert run.lines[-1] == "Again: wildcards audit --positions 6 --bots greedy --seed 1"
    assert max([len(line) for line in run.lines]) <= 80
    text = report.read_text("utf-8")
    assert text.startswith(MARK)
    assert run.out in text
    assert terminal.run(*FEW, "--bots", "greedy", "--report", str(report)).out == run.out


def test_the_result_for_programs(terminal: Terminal) -> None:
    told = json.loads(terminal.run(*FEW, "--bots", "none", "--json").out)
    assert (told["format"], told["positions"], told["leaks"]) == (FORMAT, 6, [])
    assert sum(told["pairs"].values()) == 18
    assert {one["differed"] for one in told["channels"]} == {0}


def leaking(positions: int, seed: str, bots: tuple[str, ...], envs: bool) -> Plan:
    return Plan(positions, seed, bots, envs, leaky.HandShown.of)


def test_a_leak_is_told_and_its_record_kept(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "Plan", leaking)
    leaks = tmp_path / "leaks.jsonl"
    run = terminal.run(*FEW, "--bots", "none", "--leaks", str(leaks))
    assert run.status == 1
    assert "channels told what is hidden." in run.lines[0]
    assert "LEAK in observation, to " in run.out
    records = [entry.record for entry in read_records(leaks)]
    assert records
    for record in records:
        assert record is not None
        assert record.extra["leak"]["at"] == len(record.actions)
        record.replay()
    assert terminal.fails(*FEW, "--leaks", str(leaks)) == (
        f"--leaks {leaks}: expected a new file, but there is one"
    )


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--positions", "0"], "--positions: expected 1 or more, got 0"),
        (["--positions", "many"], "--positions: expected a whole number, got 'many'"),
        (["--workers", "0"], "--workers: expected 1 or more, got 0"),
        (["--bots", "nobody"], "bot: expected one of random"),
        (["--bots", "master@1s"], "--bots master@1s: expected a bot that chooses the same twice"),
        (["--seed", "x"], "--seed: expected a whole number or 64 hex digits, got 'x'"),
    ],
)
def test_what_cannot_be_audited_is_told(terminal: Terminal, arguments: list[str], expected: str) -> None:
    assert terminal.fails("audit", *arguments).startswith(expected)


def test_nothing_but_an_earlier_report_is_overwritten(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "diary.md"
    path.write_text("dear diary", "utf-8")
    assert "expected a new file or a report" in terminal.fails(*FEW, "--report", str(path))
    assert path.read_text("utf-8") == "dear diary"


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C reaches processes in another way there")
@pytest.mark.parametrize("ignored", [False, True], ids=["in front", "in the background"])
def test_an_interrupted_audit_says_how_far_it_came(tmp_path: Path, ignored: bool) -> None:
    report = tmp_path / "report.md"
    arguments = [
        "audit",
        "--positions",
        "1000000",
        "--workers",
        "2",
        "--bots",
        "none",
        "--report",
        str(report),
    ]
    deaf = ["sh", "-c", "trap '' INT; exec \"$@\"", "sh"] if ignored else []
    process = subprocess.Popen(
        [*deaf, sys.executable, "-m", "wildcards", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )
    wait_for(lambda: report.exists() or process.poll() is not None)  # it is made before the first game
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert err.splitlines()[-1].startswith("interrupted after ")
    assert "no leak found" in out
