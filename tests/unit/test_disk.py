"""Files written as a whole, and where they are."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from wildcards.disk import append, free_name, set_aside, write_whole
from wildcards.home import home


def test_a_file_is_replaced_as_a_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    write_whole(path, b"old")
    write_whole(path, b"new")
    append(path, b"er")
    assert path.read_bytes() == b"newer"
    assert list(tmp_path.iterdir()) == [path]
    assert len(synced) == (5 if os.name == "posix" else 3)


def test_a_failed_write_leaves_the_old_file_and_no_rubbish(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    write_whole(path, b"old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_only_its_owner_may_read_what_was_written(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_whole(path, b"decks")
    assert os.name != "posix" or path.stat().st_mode & 0o077 == 0


def test_free_names_count_up(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    assert free_name(path) == tmp_path / "game-2.json"
    (tmp_path / "game-2.json").touch()
    assert free_name(path) == tmp_path / "game-3.json"
    path.write_text("kept")
    assert set_aside(path).read_text() == "kept"
    assert not path.exists()


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {}, "/home/ann/.local/share/wildcards"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/wildcards"),
        ("linux", {"XDG_DATA_HOME": "", "WILDCARDS_HOME": "/mine"}, "/mine"),
        ("darwin", {}, "/home/ann/Library/Application Support/wildcards"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/wildcards"),
        ("win32", {}, "/home/ann/AppData/Local/wildcards"),
    ],
)
def test_the_data_directory(
    monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], expected: str
) -> None:
    for name in ("WILDCARDS_HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: Path("/home/ann"))
    assert home() == Path(expected)
