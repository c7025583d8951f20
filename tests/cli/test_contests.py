"""`wildcards match` and `wildcards tournament`."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from support.bots import BadRoster
from support.terminals import Terminal

from wildcards.arena.plots import figures
from wildcards.arena.report import MARK
from wildcards.arena.row import Price, Row
from wildcards.arena.schedule import Schedule
from wildcards.arena.standings import Standings
from wildcards.bots.roster import Roster
from wildcards.commands import contest as contesting
from wildcards.notation.files import read_records
from wildcards.notation.verify import verify

MATCH = ("match", "--seats", "novice,random,random,leo", "--deals", "4", "--seed", "7")
PAIRS = ("tournament", "--bots", "novice,random,casual", "--seats", "3", "--deals", "2", "--seed", "7")
HERE = ("--workers", "1")


def result(text: str) -> dict[str, Any]:
    """A JSON result without its times, which no seed determines."""
    found: dict[str, Any] = json.loads(text)
    assert set(found["timing"]["milliseconds_per_decision"]) == {one["name"] for one in found["entrants"]}
    del found["timing"]
    return found


# --- results


def test_a_match_has_a_line_for_each_entrant(terminal: Terminal) -> None:
    run = terminal.run(*MATCH, *HERE)
    assert run.status == 0
    expected = "4 deals, 12 games, 2022 edition, 4 seats with Leo: novice, random, random, leo"
    assert run.lines[0] == expected
    assert run.lines[2] == f"Seed: {7:064x}"
    assert run.lines[4].split("  ")[0] == ""
    assert "par 33" in run.lines[4]
    novice, random = run.lines[5:]
    assert re.match(r"novice +12 +\d+\.\d ± \d+\.\d ", novice)
    assert re.match(r"random +24 ", random)
    assert re.search(r"12 games in [\d.]+ s with 1 worker\nTime per decision: novice [\d.e-]+ ms, ", run.err)


def test_pairs_have_a_matrix(terminal: Terminal) -> None:
    lines = terminal.run(*PAIRS, *HERE).lines
    how = "each alone against copies of every other one"
    expected = f"2 deals, 36 games, 2022 edition, 3 seats: pairs ({how})"
    assert lines[0].startswith(expected)
    assert re.split("  +", lines[9]) == ["alone ↓ against copies of →", "novice", "random", "casual"]
    for number, name in enumerate(("novice", "random", "casual"), 1):
        cells = re.split("  +", lines[9 + number])
        assert cells[0] == name
        assert [at for at, cell in enumerate(cells) if cell == "·"] == [number]


def test_a_ladder_has_a_line_for_each_step(terminal: Terminal) -> None:
    deals = ("--deals", "20", "--seed", "7", "--format", "ladder", "--seats", "3", "--leo")
    lines = terminal.run("tournament", "--bots", "random,novice,casual", *deals, "--workers", "2").lines
    assert lines[-2].startswith("novice against 1 × random: wins ")
    assert lines[-2].endswith(" %, above par (50 %)")
    assert lines[-1].startswith("casual against 1 × novice: wins ")


def test_tables_are_all_choices_of_different_ones(terminal: Terminal) -> None:
    kinds = ("--bots", "random,novice,casual,greedy", "--format", "tables", "--seats", "3", "--deals", "2")
    found = result(terminal.run("tournament", *kinds, "--json", *HERE).out)
    assert [table["seats"] for table in found["tables"]] == [
        ["random", "novice", "casual"],
        ["random", "novice", "greedy"],
        ["random", "casual", "greedy"],
        ["novice", "casual", "greedy"],
    ]
    assert [one["games"] for one in found["entrants"]] == [3 * 3 * 2] * 4


def test_json_is_one_object(terminal: Terminal) -> None:
    found = result(terminal.run(*MATCH, "--json", *HERE).out)
    assert found["format"] == "wildcards-match/1"
    assert (found["deals"], found["games"], found["par"]) == (4, 12, pytest.approx(1 / 3))
    novice, random = found["entrants"]
    total = novice["win_share"]["mean"] + 2 * random["win_share"]["mean"]
    assert total == pytest.approx(1)
    assert sum(novice["scores"].values()) == novice["games"] == 12
    assert set(novice["rating"]) == {"mu", "sigma", "ordinal"}
    assert found["by_seat"][3] is None
    assert len(found["price_by_round"]) == 12
    assert set(found["leaders"]["lion"]) == {"owner_wins", "other_wins", "owner_score", "other_score"}


def test_a_single_deal_has_no_interval(terminal: Terminal) -> None:
    run = terminal.run("match", "--seats", "random,random,random", "--deals", "1", *HERE)
    assert run.lines[0].startswith("1 deal, 1 game, ")
    assert "±" not in run.lines[5].split("25.0")[0]


def test_equal_seeds_give_equal_results_with_any_number_of_workers(terminal: Terminal) -> None:
    assert terminal.run(*PAIRS, *HERE).out == terminal.run(*PAIRS, "--workers", "2").out
    one, two = [terminal.run(*MATCH, "--json", "--workers", workers).out for workers in ("1", "2")]
    assert result(one) == result(two)


# --- bots that fail


def test_faults_are_counted_and_told(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contesting, "Roster", BadRoster)
    monkeypatch.setattr(contesting, "check_kinds", lambda *_: None)
    seats = ("match", "--seats", "raises,none,random", "--deals", "2", "--seed", "7")
    run = terminal.run(*seats, "--workers", "2")
    assert run.status == 0
    raises = next(line for line in run.lines if line.startswith("raises"))
    number = int(raises.split()[-1])
    assert number > 50
    expected = f"raises: {number} faults (crash), the first: bot 'raises', seat 0, round 1, phase BID: "
    assert any(line.startswith(expected) and line.endswith("RuntimeError: I give up") for line in run.lines)
    found = result(terminal.run(*seats, *HERE, "--json").out)
    assert [line["kind"] for one in found["entrants"] for line in one["faults"]] == ["crash", "nonsense"]
    assert found["entrants"][0]["faults"][0]["number"] == number


def test_a_bot_in_a_file_that_ends_its_process_never_stops_a_tournament(
    terminal: Terminal, tmp_path: Path
) -> None:
    path = tmp_path / "bad.py"
    path.write_text(
        "import os\nfrom wildcards import Bot\n\n\nclass Quitter(Bot):\n"
        "    def choose(self, seen, limit=None):\n        os._exit(3)\n"
    )
    seats = ("match", "--seats", "Quitter,random,random", "--bot", f"{path}:Quitter", "--deals", "1")
    found = result(terminal.run(*seats, "--json", "--workers", "1").out)
    quitter = found["entrants"][0]
    assert quitter["games"] == 3
    crash, out = quitter["faults"]
    assert (crash["kind"], crash["number"]) == ("crash", 9)  # three in each game, then it is out
    assert out["kind"] == "out"
    assert out["number"] > 50


# --- records and journals


def test_records_are_written_and_can_be_verified(terminal: Terminal, tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    terminal.run(*MATCH, "--records", str(one), "--workers", "1")
    terminal.run(*MATCH, "--records", str(two), "--workers", "2")
    assert one.read_bytes() == two.read_bytes()
    records = [entry.record for entry in read_records(one)]
    assert len(records) == 12
    seeds = []
    for record in records:
        assert record is not None
        assert verify(record).is_over
        assert [player.player for player in record.seats].count("novice") == 1
        assert record.seats[3].name == "Leo"
        seeds.append(record.seed)
    assert [seeds.count(seed) for seed in seeds] == [3] * 12


def test_an_interrupted_match_goes_on_and_ends_as_if_it_was_not(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contesting, "check_kinds", lambda *_: None)
    journal, records = tmp_path / "journal", tmp_path / "records"
    command = ("match", "--seats", "interrupts,random,random", "--deals", "4", "--seed", "7", *HERE)
    files = ("--journal", str(journal), "--records", str(records))

    class Quiet(BadRoster):
        def make(self, kind: str, seed: int = 0) -> Any:
            return super().make("random" if kind == "interrupts" else kind, seed)

    monkeypatch.setattr(contesting, "Roster", Quiet)
    whole = terminal.run(*command, "--records", str(tmp_path / "whole"))
    monkeypatch.setattr(contesting, "Roster", BadRoster)
    broken = terminal.run(*command, *files)
    assert broken.status == 130
    assert "stopped after 2 of 4 deals" in broken.err
    assert broken.lines[0].startswith("2 deals, 6 games, ")
    assert len(journal.read_text().splitlines()) == 3

    journal.write_text(journal.read_text() + "[[[1, 2")  # a torn line besides
    monkeypatch.setattr(contesting, "Roster", Quiet)
    again = terminal.run(*[word for word in command if word not in ("--seed", "7")], *files)
    assert again.status == 0
    assert "continuing: the journal has 2 of 4 deals" in again.err
    assert again.out == whole.out
    assert records.read_bytes() == (tmp_path / "whole").read_bytes()


def test_a_finished_one_goes_on_with_more_deals(terminal: Terminal, tmp_path: Path) -> None:
    journal = ("--journal", str(tmp_path / "journal"))
    few = (*PAIRS[:-3], "1", *PAIRS[-2:])
    assert few[-4:] == ("--deals", "1", "--seed", "7")
    terminal.run(*few, *journal, *HERE)
    more = terminal.run(*PAIRS, *journal, *HERE)
    assert "continuing: the journal has 6 of 12 deals" in more.err
    assert more.out == terminal.run(*PAIRS, *HERE).out
    assert terminal.run(*few, *journal, *HERE).out == terminal.run(*few, *HERE).out


def test_ctrl_c_ends_all_processes_and_shows_what_there_is(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    command = ["match", "--seats", "novice,random,random,random", "--deals", "1000000", "--seed", "7"]
    process = subprocess.Popen(
        [sys.executable, "-m", "wildcards", *command, "--workers", "2", "--journal", str(journal)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not journal.exists() or journal.read_bytes().count(b"\n") < 3:
        assert process.poll() is None
        os.sched_yield()
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
    # All that it started holds these pipes too, so this waits until none of them is left.
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err
    played = re.match(r"(\d+) deals, ", out)
    assert played is not None
    assert len(journal.read_bytes().splitlines()) == int(played[1]) + 1


# --- reports


class _Page(HTMLParser):
    """What a browser would fetch, and the texts for those who can't see."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.fetched: list[str] = []
        self.labels: list[str] = []
        self.ids: list[str] = []
        self.refs: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name in ("src", "href", "xlink:href") and value is not None:
                (self.refs if value.startswith("#") else self.fetched).append(value)
            if name == "aria-label" and value is not None:
                self.labels.append(value)
            if name == "id" and value is not None:
                self.ids.append(value)


@pytest.mark.parametrize("form", ["match", "pairs", "ladder"])
def test_a_report_stands_alone(terminal: Terminal, tmp_path: Path, form: str) -> None:
    command = MATCH if form == "match" else (*PAIRS, "--format", form, "--deals", "1")
    path = tmp_path / "report.html"
    run = terminal.run(*command, "--report", str(path), *HERE)
    assert run.status == 0
    assert f"The report is in {path}" in run.err
    page = _Page()
    page.feed(path.read_text(encoding="utf-8"))
    assert page.fetched == []
    assert page.tags.count("svg") == len(page.labels) == (7 if form == "match" else 8)
    assert len(page.ids) == len(set(page.ids))
    assert {ref[1:] for ref in page.refs} <= set(page.ids)
    assert "script" not in page.tags


def test_equal_results_give_equal_reports_that_say_how_to_get_them(
    terminal: Terminal, tmp_path: Path
) -> None:
    pages = [tmp_path / "1.html", tmp_path / "2.html"]
    first, _ = [
        terminal.run(*MATCH, "--report", str(page), "--workers", workers)
        for page, workers in zip(pages, ("1", "2"), strict=True)
    ]
    assert pages[0].read_bytes() == pages[1].read_bytes()
    again = re.search(r"<code>wildcards (.*)</code>", pages[0].read_text(encoding="utf-8"))
    assert again is not None
    assert terminal.run(*again[1].split(), *HERE).out == first.out


def test_a_report_of_a_tournament_that_had_hardly_begun() -> None:
    schedule = Schedule(("a", "b", "$c$"), ((0, 1, 1), (0, 2, 2)), 1, bytes(32), {}, Roster())
    standings = Standings(schedule)
    row = Row(
        scores=(3, 2, 1),
        ranks=(1, 2, 3),
        bonus=(0,) * 3,
        bonuses=(0,) * 3,
        leaders=(-1,) * 6,
        prices=(Price(0, 0),),
        decisions=(0,) * 3,
        seconds=(0.0,) * 3,
        faults=(),
        record=None,
    )
    standings.add([row] * 3)
    assert "$c$" in figures(standings, "pairs")[0].svg


def test_a_report_may_be_written_over_but_nothing_else(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    path.write_text(MARK)
    assert terminal.run(*MATCH, "--report", str(path), *HERE).status == 0
    assert path.read_text(encoding="utf-8").startswith(f"{MARK}\n<html")
    path.write_text("mine")
    error = terminal.fails(*MATCH, "--report", str(path), *HERE)
    assert error == f"--report {path}: expected a new file or a report, got something else"
    assert path.read_text() == "mine"


def test_names_of_bots_cannot_write_html(terminal: Terminal, tmp_path: Path) -> None:
    bad = tmp_path / "a<b>&.py"
    bad.write_text("from wildcards.bots.random_bot import RandomBot\n\n\nclass X(RandomBot):\n    pass\n")
    path = tmp_path / "report.html"
    seats = f"{bad}:X,random,random"
    assert terminal.run("match", "--seats", seats, "--deals", "1", "--report", str(path), *HERE).status == 0
    assert "<b>" not in path.read_text(encoding="utf-8")


def test_matplotlib_may_be_missing(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delitem(sys.modules, "wildcards.arena.plots", raising=False)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    expected = (
        "--report: expected matplotlib: in a checkout of Wild Cards: pip install '.[report]', or make extras"
    )
    assert terminal.fails(*MATCH, "--report", str(tmp_path / "x.html"), *HERE) == expected
    assert not (tmp_path / "x.html").exists()


# --- errors, all of them before anything is played


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("match --deals 0", "--deals: expected 1 or more, got 0"),
        ("match --deals few", "--deals: expected a whole number, got 'few'"),
        ("match --workers 0", "--workers: expected 1 or more, got 0"),
        ("match --seats greedy,random", "--seats: expected 3, 4 or 5, got 2; two people play with Leo"),
        ("match --seats random,random,gredy", "--seats: expected one of random, "),
        ("match --seats random,random,greedy@x", "--seats: bot 'greedy@x': expected a limit such as @400"),
        ("match --seats leo,leo,random", "--seats: expected at most one 'leo', got 2"),
        ("match --seats leo,random,random --edition 2020", "--seats: Leo exists in the 2022 edition only"),
        ("match --records /nonexistent/x", "--records /nonexistent/x: cannot be written: No such file"),
        ("match --journal /nonexistent/x", "--journal /nonexistent/x: cannot be written: No such file"),
        ("match --journal /", "--journal /: cannot be read: Is a directory"),
        ("match --report /nonexistent/x", "--report /nonexistent/x: cannot be written: No such file"),
        ("tournament --format swiss", "--format: expected one of pairs, tables, ladder, got 'swiss'"),
        ("tournament --bots greedy", "--bots: expected 2 or more, got 1"),
        ("tournament --bots greedy,greedy", "--bots: expected each once, got 'greedy' 2 times"),
        ("tournament --bots greedy,leo", "--bots: expected one of "),
        ("tournament --seats 6", "--seats: expected 3, 4 or 5 (Leo's seat counts), got 6"),
        ("tournament --leo --edition 2020", "--leo: Leo exists in the 2022 edition only"),
    ],
)
def test_errors_are_one_line(terminal: Terminal, arguments: str, expected: str) -> None:
    assert terminal.fails(*arguments.split()).startswith(expected)
