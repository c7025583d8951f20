"""The command `dataset`: what it writes, goes on with and refuses."""

from __future__ import annotations

import importlib.util
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from support.servers import wait_for
from support.terminals import Terminal

from wildcards.arena.schedule import game_seed
from wildcards.bots.bot import NO_LIMIT, Limit
from wildcards.bots.random_bot import RandomBot
from wildcards.engine.chance import seed_bytes
from wildcards.engine.observation import Observation
from wildcards.envs.encoding import ENCODING, action_mask, encode
from wildcards.notation.record import Record
from wildcards.notation.verify import verify

FEW = ("dataset", "--bots", "random,greedy", "--shard", "2", "--workers", "1")


def rows(out: Path, name: str) -> list[dict[str, Any]]:
    """The rows of all files, in order."""
    found: list[dict[str, Any]] = []
    for path in sorted((out / name).iterdir()):
        found += pq.read_table(path).to_pylist()
    return found


def files(out: Path) -> dict[str, bytes]:
    return {str(path.relative_to(out)): path.read_bytes() for path in out.rglob("*") if path.is_file()}


@pytest.mark.parametrize("table", [["--seats", "3", "--edition", "2020"], ["--seats", "4", "--leo"]])
def test_each_decision_is_what_the_seat_saw_did_and_got(
    terminal: Terminal, tmp_path: Path, table: list[str]
) -> None:
    out = tmp_path / "data"
    assert terminal.run(*FEW, *table, "--games", "3", "--seed", "7", "--out", str(out)).status == 0
    decisions = iter(rows(out, "decisions"))
    for number, deal in enumerate(rows(out, "deals")):
        record = Record.from_json(deal["record"])
        assert verify(record).is_over
        assert (deal["game"], deal["faults"]) == (number, 0)
        assert record.seed == game_seed(seed_bytes(7), number).hex()
        assert record.result is not None
        state = record.start()
        for step in record.steps():
            seen, row = state.observe(step.seat), next(decisions)
            assert row["observation"] == encode(seen).tolist()
            assert row["mask"] == action_mask(seen).tolist()
            first = {"game": number, "step": step.number, "round": seen.round, "phase": seen.phase.name}
            last = {
                "action": step.action,
                "seat": step.seat,
                "bot": record.seats[step.seat].player,
                "score": record.result.scores[step.seat],
                "rank": record.result.ranks[step.seat],
            }
            assert first | last == {name: row[name] for name in first | last}
            tied = record.result.ranks.count(1)
            assert row["win"] == pytest.approx(1 / tied if row["rank"] == 1 else 0)
            state.apply(step.seat, step.action)
    assert next(decisions, None) is None


def test_every_bot_sits_in_every_seat(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*FEW, "--games", "8", "--seed", "1", "--out", str(tmp_path / "data"))
    seen = {(row["seat"], row["bot"]) for row in rows(tmp_path / "data", "decisions")}
    assert len(seen) == 8


def test_the_files_name_their_encoding_and_nothing_of_the_deal(terminal: Terminal, tmp_path: Path) -> None:
    out = tmp_path / "data"
    terminal.run(*FEW, "--games", "2", "--seed", "7", "--out", str(out))
    told = pq.read_metadata(out / "decisions" / "00000000.parquet").metadata
    assert told[b"wildcards.encoding"] == str(ENCODING).encode()
    assert told[b"wildcards.games"] == b"2"
    assert json.loads(told[b"wildcards.rules"])["edition"] == "2022"
    bare = (out / "decisions" / "00000000.parquet").read_bytes()
    for deal in rows(out, "deals"):
        assert json.loads(deal["record"])["seed"].encode() not in bare
    assert seed_bytes(7).hex().encode() not in bare


def test_equal_seeds_give_equal_files_however_they_are_made(terminal: Terminal, tmp_path: Path) -> None:
    whole, parts, other = tmp_path / "whole", tmp_path / "parts", tmp_path / "other"
    assert terminal.run(*FEW, "--games", "5", "--seed", "7", "--out", str(whole)).err.startswith("5 games in")
    terminal.run(*FEW, "--games", "3", "--seed", "7", "--out", str(parts))
    run = terminal.run(*FEW[:-1], "2", "--games", "5", "--out", str(parts))
    assert run.err.splitlines()[0] == "continuing: 2 of 5 games are there already"
    assert files(parts) == files(whole)
    assert len(files(whole)) == 7
    terminal.run(*FEW, "--games", "5", "--seed", "8", "--out", str(other))
    assert not set(files(other).values()) & set(files(whole).values())


def test_what_is_whole_is_not_played_again_and_what_is_damaged_is(terminal: Terminal, tmp_path: Path) -> None:
    out = tmp_path / "data"
    again = (*FEW, "--games", "3", "--seed", "7", "--out", str(out))
    terminal.run(*again)
    before = files(out)
    assert terminal.run(*again).err.startswith("continuing: 3 of 3 games are there already\n0 games in ")
    (out / "deals" / "00000000.parquet").write_bytes(b"PAR1")
    assert terminal.run(*again).err.startswith("3 games in ")
    assert files(out) == before


def test_faults_are_counted_and_told(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash(bot: RandomBot, seen: Observation, limit: Limit = NO_LIMIT) -> int:
        raise ValueError("no more")

    monkeypatch.setattr(RandomBot, "choose", crash)
    run = terminal.run(*FEW, "--bots", "random", "--games", "2", "--out", str(tmp_path / "data"))
    deals, steps = rows(tmp_path / "data", "deals"), rows(tmp_path / "data", "decisions")
    assert sum([deal["faults"] for deal in deals]) == len(steps)
    assert run.err.startswith(f"random: {len(steps)} faults (crash), the first: ")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--games", "0"], "--games: expected 1 or more, got 0"),
        (["--shard", "0"], "--shard: expected 1 or more, got 0"),
        (["--workers", "none"], "--workers: expected a whole number, got 'none'"),
        (["--bots", "nobody"], "--bots: expected one of random"),
        (["--bots", "greedy,greedy"], "--bots: expected each once, got 'greedy' 2 times"),
        (["--bots", "master@1s"], "--bots master@1s: expected a bot that chooses the same twice"),
        (["--seats", "6"], "--seats: expected 3, 4 or 5"),
        (["--leo", "--edition", "2020"], "--leo: Leo exists in the 2022 edition only"),
        (["--seed", "x"], "--seed: expected a whole number or 64 hex digits, got 'x'"),
    ],
)
def test_what_cannot_be_played_is_told(
    terminal: Terminal, tmp_path: Path, arguments: list[str], expected: str
) -> None:
    assert terminal.fails("dataset", "--out", str(tmp_path / "data"), *arguments).startswith(expected)
    assert not (tmp_path / "data").exists()


def test_a_directory_of_something_else_is_left_alone(terminal: Terminal, tmp_path: Path) -> None:
    out = tmp_path / "data"
    terminal.run(*FEW, "--games", "1", "--seed", "7", "--out", str(out))
    before = files(out)
    for option, key in ((["--seed", "8"], "seed"), (["--edition", "2020"], "rules"), (["--leo"], "leo")):
        told = terminal.fails(*FEW, "--games", "1", *option, "--out", str(out))
        assert told.startswith(f"--out {out}: it is another run's: expected {key} ")
    assert files(out) == before
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos" / "cat.jpg").write_bytes(b"cat")
    (tmp_path / "file").write_text("{}", "utf-8")
    for name in ("photos", "file"):
        told = terminal.fails(*FEW, "--games", "1", "--out", str(tmp_path / name))
        assert told.startswith(f"--out {tmp_path / name}: ")
    assert [path.name for path in (tmp_path / "photos").iterdir()] == ["cat.jpg"]


def test_without_the_extra_one_error_says_what_to_install(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("wildcards.dataset")]:
        monkeypatch.delitem(sys.modules, name)
    there = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "pyarrow" else there(name))
    told = terminal.fails(*FEW, "--games", "1", "--out", str(tmp_path / "data"))
    assert "without pyarrow" in told
    assert told.endswith("pip install '.[rl]'")


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C reaches processes in another way there")
def test_after_ctrl_c_the_whole_files_are_kept(tmp_path: Path) -> None:
    out = tmp_path / "data"
    arguments = [
        "--bots",
        "random",
        "--games",
        "1000000",
        "--shard",
        "2",
        "--workers",
        "2",
        "--out",
        str(out),
    ]
    process = subprocess.Popen(
        [sys.executable, "-m", "wildcards", "dataset", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )
    second = out / "decisions" / "00000002.parquet"
    wait_for(lambda: second.exists() or process.poll() is not None)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err
    kept = sorted((out / "decisions").iterdir())
    assert err.splitlines()[-1] == (
        f"interrupted: {2 * len(kept)} of 1000000 games are written; the same command goes on"
    )
    assert {pq.read_metadata(path).metadata[b"wildcards.games"] for path in kept} == {b"2"}
