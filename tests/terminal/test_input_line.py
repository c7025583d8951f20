"""A line typed at a terminal that leaves echo and editing to the program."""

from __future__ import annotations

import pytest

from wildcards.terminal.input_line import InputLine


@pytest.mark.parametrize(
    ("keys", "line", "echo"),
    [
        ("score\n", "score", "score\n"),
        ("1\r", "1", "1\n"),
        ("12\x7f3\n", "13", "12\b \b3\n"),
        ("\x7f\x08a\n", "a", "a\n"),
        ("abc\x15d\n", "d", "abc" + "\b \b" * 3 + "d\n"),
        ("日\x7fx\n", "x", "日\b \b\b \bx\n"),
        ("\x1b[A\x1bOP\x1b[1;5Dlog\x1b[3~\n", "log", "log\n"),
        ("a\x00\x07b\x04\n", "ab", "ab\n"),
    ],
)
def test_keys_make_a_line(keys: str, line: str, echo: str) -> None:
    typed = InputLine()
    for byte in keys.encode() if "\x1b" not in keys else [keys.encode()]:
        typed.feed(bytes([byte]) if isinstance(byte, int) else byte)
    assert typed.next_line() == line
    assert typed.taken_echo() == echo
    assert typed.text == ""
    assert typed.next_line() is None


def test_lines_come_one_by_one_and_the_rest_is_kept_or_forgotten() -> None:
    typed = InputLine()
    typed.feed(b"1\n2\n3")
    assert [typed.next_line(), typed.next_line(), typed.next_line()] == ["1", "2", None]
    assert typed.text == "3"
    typed.feed(b"\nquit\n")
    assert typed.next_line() == "3"
    typed.clear()
    assert typed.next_line() is None
    assert (typed.text, typed.taken_echo()) == ("", "")


def test_ctrl_d_ends_the_input_on_an_empty_line() -> None:
    typed = InputLine()
    typed.feed(b"\x04")
    with pytest.raises(EOFError):
        typed.next_line()
