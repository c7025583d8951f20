"""The browser client as a server serves it: files, their headers, the path prefix, releases."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from support.servers import Running, running, sqlite_in

from wildcards import __version__
from wildcards.conform.client import Socket, make
from wildcards.protocol import PROTOCOL
from wildcards.server.http.client_files import Client
from wildcards.server.http.client_pages import CLIENT_PAGES

ROUTES = Path(__file__).parents[2] / "client" / "src" / "ui" / "route.svelte.ts"
SCRIPT = "assets/index-1a2b3c4d.js"
INDEX = """<!doctype html>
<meta name="base" content="{{base}}" />
<meta name="release" content="{{release}}" />
<link rel="manifest" href="./manifest.webmanifest" />
<script type="module" src="./assets/index-1a2b3c4d.js"></script>
"""
BUILT = {
    "index.html": INDEX,
    SCRIPT: "export const words = 'wild cards ';\n" * 200,
    "assets/index-5e6f.css": "body { color: black }\n" * 50,
    "assets/text-7a8b.woff2": "not really a font",
    "manifest.webmanifest": '{"start_url": "./"}',
    "sw.js": 'const release = "{{release}}";',
    "icon-192.png": "not really a picture",
    ".sources": "hidden",
}


def build(directory: Path, **changes: str) -> Path:
    for name, text in (BUILT | changes).items():
        path = directory / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return directory


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    directory = tmp_path_factory.mktemp("client")
    with running(sqlite_in(directory), client=build(directory / "built")) as here:
        yield here


def get(server: Running, path: str, **headers: str) -> httpx.Response:
    return server.client().get(path, headers={key.replace("_", "-"): value for key, value in headers.items()})


@pytest.mark.parametrize("path", [*CLIENT_PAGES, "/t/abcdefghjk2345678923", "/t/x/replay"])
def test_every_page_is_the_client(server: Running, path: str) -> None:
    page = get(server, path)
    assert page.status_code == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    assert 'name="base" content=""' in page.text
    assert f'src="/{SCRIPT}"' in page.text
    assert "{{" not in page.text
    assert "set-cookie" not in page.headers


def test_server_and_client_know_the_same_pages() -> None:
    source = ROUTES.read_text(encoding="utf-8")
    plain = re.search(r"const PLAIN = \[(.*?)\]", source, re.DOTALL)
    assert plain is not None
    names = set(re.findall(r'"(\w+)"', plain[1]))
    assert {f"/{name}" for name in names} | {"/"} == set(CLIENT_PAGES)


@pytest.mark.parametrize(
    "path", ["/nothing", "/t", "/t/x/y", "/a/b", "/assets/none.js", "/index.html", "/.sources"]
)
def test_unknown_addresses_are_a_page_for_people_and_a_code_for_programs(server: Running, path: str) -> None:
    page = get(server, path, accept="text/html,*/*;q=0.8")
    assert page.status_code == 404
    assert SCRIPT in page.text
    assert get(server, path).json() == {"code": "no_path", "args": {}}


def test_of_the_api_only_codes_come(server: Running) -> None:
    answer = get(server, "/api/nothing", accept="text/html")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_path")
    assert server.client().post("/nothing").status_code in (404, 405)


KINDS = {
    SCRIPT: ("text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
    "assets/index-5e6f.css": ("text/css; charset=utf-8", "public, max-age=31536000, immutable"),
    "assets/text-7a8b.woff2": ("font/woff2", "public, max-age=31536000, immutable"),
    "manifest.webmanifest": ("application/manifest+json", "no-cache"),
    "sw.js": ("text/javascript; charset=utf-8", "no-cache"),
    "icon-192.png": ("image/png", "no-cache"),
}


@pytest.mark.parametrize("name", KINDS)
def test_files_have_their_kind_and_may_be_kept(server: Running, name: str) -> None:
    file = get(server, f"/{name}")
    assert file.status_code == 200
    assert (file.headers["content-type"], file.headers["cache-control"]) == KINDS[name]
    assert "'self'" in file.headers["content-security-policy"]
    assert file.headers["x-content-type-options"] == "nosniff"
    if name != "sw.js":
        assert file.text == BUILT[name]


@pytest.mark.parametrize(
    "name", ["/..%2fpages.py", "/assets/..%2f..%2fapp.py", "/assets/%2e%2e/app.py", "/%2e%2e/app.py"]
)
def test_nothing_else_is_served(server: Running, name: str) -> None:
    assert get(server, name).status_code == 404


def test_the_policy_lets_in_all_the_client_needs_and_nothing_from_elsewhere(server: Running) -> None:
    policy = get(server, "/").headers["content-security-policy"]
    for kind in ("script", "style", "font", "img", "connect", "manifest", "worker"):
        assert f"{kind}-src 'self'" in policy
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


# --- over the wire


def raw(server: Running, path: str, encoding: str) -> httpx.Response:
    client = server.client()
    with client.stream("GET", path, headers={"accept-encoding": encoding}) as answer:
        answer._content = b"".join(answer.iter_raw())
    return answer


@pytest.mark.parametrize("accepted", ["gzip", "br, gzip;q=0.5", "*", "GZIP ; q=1.0"])
def test_who_takes_gzip_gets_it(server: Running, accepted: str) -> None:
    answer = raw(server, f"/{SCRIPT}", accepted)
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "accept-encoding"
    assert gzip.decompress(answer.content).decode() == BUILT[SCRIPT]
    assert int(answer.headers["content-length"]) == len(answer.content) < len(BUILT[SCRIPT]) / 10


@pytest.mark.parametrize("accepted", ["identity", "br", "gzip;q=0", "gzip; q=0.0, br", ""])
def test_who_does_not_take_gzip_gets_none(server: Running, accepted: str) -> None:
    answer = raw(server, f"/{SCRIPT}", accepted)
    assert "content-encoding" not in answer.headers
    assert answer.content.decode() == BUILT[SCRIPT]


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
@pytest.mark.parametrize("path", ["/", "/new", f"/{SCRIPT}"])
def test_what_is_known_is_not_sent_again(server: Running, path: str, encoding: str) -> None:
    tag = get(server, path, accept_encoding=encoding).headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = get(server, path, accept_encoding=encoding, if_none_match=known)
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
    assert get(server, path, accept_encoding=encoding, if_none_match='"other"').status_code == 200


def test_the_two_forms_of_a_file_have_tags_of_their_own(server: Running) -> None:
    tags = {get(server, f"/{SCRIPT}", accept_encoding=one).headers["etag"] for one in ("gzip", "identity")}
    assert len(tags) == 2


@pytest.mark.parametrize("path", ["/", f"/{SCRIPT}", "/sw.js", "/t/x"])
def test_head_is_get_without_the_body(server: Running, path: str) -> None:
    whole, head = server.client().get(path), server.client().head(path)
    assert head.status_code == 200
    assert head.content == b""
    for name in ("content-type", "content-length", "etag", "cache-control"):
        assert head.headers[name] == whole.headers[name]


# --- the prefix and the release


def test_it_works_under_a_path(tmp_path: Path) -> None:
    built = build(tmp_path / "built")
    with running(sqlite_in(tmp_path), client=built, public_url="https://example.org/cards/") as server:
        for path in ("/cards/", "/cards", "/cards/t/x", "/t/x"):  # a proxy may take the path away
            page = get(server, path).text
            assert 'name="base" content="/cards"' in page
            assert f'src="/cards/{SCRIPT}"' in page
            assert 'href="/cards/manifest.webmanifest"' in page
        assert get(server, f"/cards/{SCRIPT}").status_code == 200
        assert get(server, "/cards/sw.js").status_code == 200


def test_pages_and_welcome_tell_the_same_release(server: Running) -> None:
    found = re.search(r'name="release" content="([^"]+)"', get(server, "/").text)
    assert found is not None
    assert re.fullmatch(re.escape(__version__) + r"\+[0-9a-f]{8}", found[1])
    assert found[1] in get(server, "/sw.js").text
    ann = server.client()
    with Socket(ann, make(ann), greet=False) as socket:
        socket.send({"type": "hello", "protocol": PROTOCOL})
        assert socket.receive()["server"] == found[1]


def test_another_build_is_another_release(tmp_path: Path) -> None:
    one = Client(build(tmp_path / "one"), "", "")
    assert Client(build(tmp_path / "same"), "/cards", "").release == one.release
    assert Client(build(tmp_path / "other", **{SCRIPT: "other"}), "", "").release != one.release
    assert Client(tmp_path / "none", "", "").release == __version__
