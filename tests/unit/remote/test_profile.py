"""Who somebody is, kept on disk."""

from __future__ import annotations

import os
import stat
from http.cookiejar import CookieJar
from pathlib import Path

import httpx
import pytest

from wildcards.errors import ServerError
from wildcards.remote.profile import Profile

SERVER = "http://example.org:8765/cards"


def jar(value: str = "a.b") -> CookieJar:
    cookies = httpx.Cookies()
    cookies.set("wildcards_id", value, "example.org", "/cards")
    return cookies.jar


def test_cookies_are_kept_by_server_for_their_owner_alone(tmp_path: Path) -> None:
    Profile(tmp_path / "p").keep_cookies(SERVER, jar())
    assert Profile(tmp_path / "p").cookies(SERVER) == [["wildcards_id", "a.b", "example.org", "/cards"]]
    assert Profile(tmp_path / "p").cookies("http://example.org:8765") == []
    (file,) = (tmp_path / "p").iterdir()
    if os.name == "posix":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_damaged_file_is_somebody_new(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    profile.keep_cookies(SERVER, jar())
    (file,) = tmp_path.iterdir()
    for text in ("", "[]", '{"cookies": 7}', '{"cookies": [[1]]}', "\x00"):
        file.write_text(text)
        assert profile.cookies(SERVER) == []
    profile.keep_cookies(SERVER, jar("new"))
    assert profile.cookies(SERVER)[0][1] == "new"


def test_promises_are_kept_until_they_are_needed_no_more(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    assert profile.promise("t") == {}
    profile.keep_promise("t", {"commitment": "c", "nonces": {"1": "n"}})
    assert Profile(tmp_path).promise("t") == {"commitment": "c", "nonces": {"1": "n"}}
    profile.forget_promise("t")
    profile.forget_promise("t")
    assert profile.promise("t") == {}


def test_without_a_directory_nothing_is_kept() -> None:
    profile = Profile()
    profile.keep_cookies(SERVER, jar())
    profile.keep_promise("t", {"commitment": "c"})
    assert profile.cookies(SERVER) == []
    assert profile.promise("t") == {}


def test_a_place_where_nothing_can_be_kept_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ServerError, match="your identity cannot be kept there"):
        Profile(tmp_path / "file" / "p").keep_cookies(SERVER, jar())


@pytest.mark.parametrize("name", ["", "a/b", "..", "x" * 41, "a b"])
def test_a_name_that_is_no_file_name_is_refused(name: str) -> None:
    with pytest.raises(ServerError, match=r"^--as: expected "):
        Profile.named(name)


def test_where_a_code_led_is_remembered(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    for number in range(60):
        profile.keep_code("http://one", f"CODE{number}", f"table{number}")
    assert profile.table_of("http://one", "code59") == "table59"
    assert profile.table_of("http://two", "CODE59") is None
    assert profile.table_of("http://one", "CODE0") is None  # only the latest are kept
