"""The public address, and origins as browsers write them."""

from __future__ import annotations

import pytest

from wildcards.errors import ServerError
from wildcards.server.config import Config
from wildcards.server.origin import check_public_url, is_from, origin_of


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://example.org:443/cards", "https://example.org"),
        ("http://Example.ORG:80", "http://example.org"),
        ("http://example.org:443", "http://example.org:443"),
        ("https://müller.example/x", "https://xn--mller-kva.example"),
        ("https://xn--mller-kva.example", "https://xn--mller-kva.example"),
        ("https://STRASSE.example", "https://strasse.example"),
        ("http://[::1]:8765", "http://[::1]:8765"),
        ("http://192.168.0.10:8765", "http://192.168.0.10:8765"),
        ("null", None),
        ("", None),
        ("http://[", None),
        ("http://", None),
        ("ftp://x", None),
        ("javascript:alert(1)", None),
        ("http://evil@127.0.0.1", None),
        ("https://a:99999", None),
        ("https://ex ample.org", None),
    ],
)
def test_the_origin_of_an_address(url: str, origin: str | None) -> None:
    assert origin_of(url) == origin


def test_a_page_is_from_the_host_it_asks() -> None:
    assert is_from("https://example.org", "example.org")
    assert is_from("https://example.org", "EXAMPLE.org:443")
    assert is_from("http://example.org:8765", "example.org:8765")
    assert is_from("http://[::1]:8765", "[::1]:8765")
    assert not is_from("https://example.org", "example.org:444")
    assert not is_from("https://example.org", "")
    assert not is_from("https://example.org", "x@example.org")
    assert not is_from("https://example.org", "example.org/x")


@pytest.mark.parametrize(
    "url",
    [
        "example.org", "https://", "https://x?y", "https://x#y", "ftp://x", "https://u:p@x", "https://a b", " https://x",
        "https://x:99999", "https://x/ü", "https://x/a%20b", "https://x/a b", "https://x//y", "https://x/../y",
        "https://x/.", "https://[::1", 'https://x/"',
    ],
)  # fmt: skip
def test_what_is_no_public_address(url: str) -> None:
    with pytest.raises(ServerError, match="--public-url: expected an address such as https:"):
        check_public_url(url)


@pytest.mark.parametrize(
    "url", ["https://example.org/cards", "http://h:1/", "https://müller.example/a/b-c_d.e", "HTTPS://X", None]
)
def test_public_addresses(url: str | None) -> None:
    check_public_url(url)


def test_where_it_says_it_is() -> None:
    def base(host: str) -> str:
        return Config("x", host=host, port=1).base

    assert base("::1") == "http://[::1]:1"
    assert base("fd00::1") == "http://[fd00::1]:1"
    assert base("0.0.0.0") == base("::") == base("127.0.0.1") == "http://localhost:1"
