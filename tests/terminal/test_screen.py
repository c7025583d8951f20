"""Lines on a screen of a certain width, and in plain form."""

from __future__ import annotations

import io
import sys

import pytest
from rich.text import Text

from wildcards.terminal import output
from wildcards.terminal.screen import Screen, columns
from wildcards.terminal.theme import coloured


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")


def shown(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


@pytest.mark.usefixtures("narrow")
def test_long_lines_wrap_between_words_and_hang(capsys: pytest.CaptureFixture[str]) -> None:
    Screen(plain=False).items(["Ida takes the peacock for F3 F1 F2 and wins its leader from Otto."])
    assert shown(capsys) == [
        "  Ida takes the peacock for F3 F1 F2",
        "    and wins its leader from Otto.",
    ]


@pytest.mark.usefixtures("narrow")
def test_what_is_to_be_copied_is_never_broken(capsys: pytest.CaptureFixture[str]) -> None:
    line = f"Seed: {'0123456789abcdef' * 4}"
    Screen(plain=False).exact([line])
    assert shown(capsys) == [f"  {line}"]


@pytest.mark.usefixtures("narrow")
def test_plain_lines_are_left_to_whoever_reads_them(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen(plain=True)
    screen.line(Text(" A line of the table that is longer than forty columns. ", "bold"))
    screen.heading("Heading")
    screen.warn("Warning")
    screen.exact(["Exact"])
    assert shown(capsys) == [
        " A line of the table that is longer than forty columns.",
        "Heading",
        "Warning",
        "Exact",
    ]


def test_texts_are_shown_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    Screen(plain=False).items(["[bold]Ann[/bold] :lion: {x}"])
    assert shown(capsys) == ["  [bold]Ann[/bold] :lion: {x}"]


def test_very_wide_screens_are_not_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    assert Screen(plain=False).width == 110


def test_signs_become_ascii_where_the_output_cannot_show_them(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii"))
    for plain in (True, False):
        screen = Screen(plain)
        screen.line(Text("── 1★ · – × …", "bold"))
        sys.stdout.flush()
    assert raw.getvalue().splitlines() == [b"-- 1* | - x ...", b"-- 1* | - x ..."]


def test_few_or_wide_cells_stay_in_one_column() -> None:
    cells = [Text(str(number)) for number in range(7)]
    assert len(columns(cells[:6], 80)) == 6
    assert [row.plain for row in columns(cells, 80)] == ["0   4", "1   5", "2   6", "3"]
    assert len(columns([Text("x" * 40)] * 7, 80)) == 7


def test_cards_and_species_are_coloured_in_sentences() -> None:
    text = coloured("Ida takes the peacock for F3 W1, two lions")
    coloured_parts = {text.plain[span.start : span.end]: str(span.style) for span in text.spans}
    assert coloured_parts == {
        "peacock": "green",
        "F3": "bold green",
        "W1": "bold magenta",
        "lions": "yellow",
    }


def test_the_grid_puts_names_left_and_numbers_right() -> None:
    rows = [["", "n"], ["long name", "1"], ["x", "100"]]
    assert output.grid(rows) == ["             n", "long name    1", "x          100"]


def test_progress_shows_nothing_where_nobody_watches(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(output.progress(range(3), "x", 3)) == [0, 1, 2]
    assert capsys.readouterr() == ("", "")


def test_progress_on_a_terminal_goes_to_stderr_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    seen: list[int] = []
    for item in output.progress(range(3), "playing", 3):
        output.say(f"result {item}")
        seen.append(item)
    captured = capsys.readouterr()
    assert seen == [0, 1, 2]
    assert captured.out == "result 0\nresult 1\nresult 2\n"
    assert "playing" in captured.err


def test_an_error_nobody_can_read_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    class Closed(io.StringIO):
        def write(self, _: str) -> int:
            raise BrokenPipeError

    monkeypatch.setattr(sys, "stderr", Closed())
    output.complain("nobody reads this")
