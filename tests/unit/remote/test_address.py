"""Links and codes as people paste them."""

from __future__ import annotations

import pytest

from wildcards.errors import ServerError
from wildcards.remote.address import Address, read_server, read_table

ID = "abcdefghjkmnpqrstuvw"
HERE = "http://localhost:8765"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"http://h:1/t/{ID}", Address("http://h:1", ID)),
        (f" https://example.org/cards/t/{ID}/ ", Address("https://example.org/cards", ID)),
        (f"https://example.org/t/{ID}#seat=x.y-z", Address("https://example.org", ID, token="x.y-z")),
        (f"http://[::1]:8765/t/{ID}?from=mail", Address("http://[::1]:8765", ID)),
        ("ABC234", Address(HERE, code="ABC234")),
        ("abc 234", Address(HERE, code="abc 234")),
    ],
)
def test_a_table_is_found_by_link_or_code(text: str, expected: Address) -> None:
    assert read_table(text, HERE, "join") == expected


@pytest.mark.parametrize(
    "text",
    [
        "", "nonsense/t/", "ftp://h/t/" + ID, "http:///t/" + ID, f"http://h:x/t/{ID}",
        "http://h", f"http://h/t/{ID}/more", "x" * 40, "http://[", "ABC\n23",
    ],
)  # fmt: skip
def test_what_is_neither_is_refused_with_what_came(text: str) -> None:
    with pytest.raises(ServerError, match=r"^join: expected a table's link such as "):
        read_table(text, HERE, "join")


@pytest.mark.parametrize("part", ["short", ID[:19], f"{ID}x"])
def test_a_link_with_a_slip_says_how_long_it_has_to_be(part: str) -> None:
    expected = rf"^join: expected 20 small letters and digits after /t/, got {len(part)} characters: "
    with pytest.raises(ServerError, match=expected):
        read_table(f"http://h/t/{part}", HERE, "join")


def test_a_code_needs_a_server() -> None:
    with pytest.raises(ServerError):
        read_table("ABC234", None, "--table")


@pytest.mark.parametrize(
    "text", ["localhost:8765", "h", f"http://h/t/{ID}", "http://h/t/xxx", "http://h:99999"]
)
def test_a_server_is_an_address_alone(text: str) -> None:
    with pytest.raises(ServerError, match=r"^--server: expected an address such as "):
        read_server(text)


def test_a_server_may_have_a_prefix() -> None:
    assert read_server("https://example.org/cards/").server == "https://example.org/cards"
