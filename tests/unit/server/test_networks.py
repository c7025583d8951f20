"""Lists of addresses, and which addresses count as one."""

from __future__ import annotations

import pytest

from wildcards.errors import ServerError
from wildcards.server.networks import Networks, bracketed, household, plain


@pytest.mark.parametrize(
    ("text", "inside", "outside"),
    [
        ("127.0.0.1,::1", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "0:0::1"], ["127.0.0.2", "unknown", ""]),
        ("10.0.0.0/8", ["10.0.0.0", "10.255.1.2", "::ffff:10.1.1.1"], ["11.0.0.1", "::a00:1"]),
        (" fd00::/8 , 192.0.2.7 ", ["fd12::1", "fd00::1%eth0", "192.0.2.7"], ["fe80::1", "192.0.2.8"]),
        ("10.1.2.3/32", ["10.1.2.3"], ["10.1.2.4"]),
        ("*", ["10.1.2.3", "::1", "unknown", "testclient"], []),
        ("", [], ["127.0.0.1", ""]),
        ("127.0.0.1,", ["127.0.0.1"], ["0.0.0.0"]),
    ],
)
def test_who_is_meant(text: str, inside: list[str], outside: list[str]) -> None:
    found = Networks("--x", text)
    again = Networks("--x", str(found))
    for one in (found, again):
        assert all(address in one for address in inside)
        assert not any(address in one for address in outside)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("rubbish", "got 'rubbish'"),
        ("127.0.0.1 ::1", "got '127.0.0.1 ::1'"),
        ("localhost", "got 'localhost'"),
        ("10.0.0.0/33", "got '10.0.0.0/33'"),
        ("10.0.0.1:80", "got '10.0.0.1:80'"),
        ("300.1.1.1", "got '300.1.1.1'"),
        ("10.1.2.3/8", "got '10.1.2.3/8': the whole network is 10.0.0.0/8"),
        ("fd00::1/8", "got 'fd00::1/8': the whole network is fd00::/8"),
        ("*,10.0.0.1", "* leaves nobody out"),
    ],
)
def test_what_is_no_list(text: str, why: str) -> None:
    with pytest.raises(ServerError) as caught:
        Networks("--metrics-from", text)
    assert str(caught.value).startswith("--metrics-from: expected addresses and networks such as ")
    assert str(caught.value).endswith(why)


def test_a_household_is_one_client() -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:0db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("fe80::1%eth0") == "fe80::/64"
    assert household("unknown") == "unknown"


def test_how_addresses_are_written() -> None:
    assert (plain("::ffff:192.0.2.1"), plain("0:0::1"), plain("x")) == ("192.0.2.1", "::1", "x")
    assert (bracketed("::1"), bracketed("192.0.2.1"), bracketed("h")) == ("[::1]", "192.0.2.1", "h")
