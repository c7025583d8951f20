"""The kept game on disk."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from wildcards.home import home
from wildcards.terminal.kept import Keeper, free_name, set_aside, write_whole


def test_a_file_is_replaced_as_a_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    write_whole(path, "old")
    write_whole(path, "new")
    assert path.read_text() == "new"
    assert list(tmp_path.iterdir()) == [path]
    assert len(synced) == (4 if os.name == "posix" else 2)


def test_a_failed_write_leaves_the_old_file_and_no_rubbish(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    write_whole(path, "old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_only_its_owner_may_read_a_kept_game(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_whole(path, "decks")
    assert os.name != "posix" or path.stat().st_mode & 0o077 == 0


def test_a_keeper_never_writes_over_what_it_did_not_write(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    keeper = Keeper(path)
    assert keeper.keep("one") is None
    assert keeper.keep("two") is None
    path.write_text("another")
    assert keeper.keep("three") == tmp_path / "kept-2.json"
    assert keeper.keep("four") is None
    assert path.read_text() == "another"
    assert keeper.path.read_text() == "four"
    keeper.path.write_bytes(b"\xff")
    assert keeper.keep("five") == tmp_path / "kept-2-2.json"


def test_a_keeper_writes_again_where_its_file_was_removed(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path / "deep" / "kept.json")
    keeper.keep("one")
    keeper.path.unlink()
    assert keeper.keep("two") is None
    assert keeper.path.read_text() == "two"


def test_only_the_own_game_is_removed(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path / "kept.json")
    keeper.remove()
    keeper.keep("one")
    keeper.path.write_text("another")
    keeper.remove()
    assert keeper.path.exists()
    keeper.path.write_text("one")
    keeper.remove()
    assert not keeper.path.exists()


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
