"""The pages that need no browser client."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from support.servers import Running, running, sqlite_in

STATIC = Path(str(files("wildcards.server").joinpath("static")))
PAGES = ("/", "/t/abcdefghjk2345678923", "/schema")  # the first two without a client


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server that was installed without the client."""
    with running(sqlite_in(tmp_path), client=tmp_path) as here:
        yield here


@pytest.mark.parametrize("path", PAGES)
def test_pages_are_whole_and_strict(server: Running, path: str) -> None:
    page = server.client().get(path)
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert page.text.startswith("<!doctype html>")
    assert page.text.rstrip().endswith("</html>")
    assert "{{" not in page.text
    assert 'name="viewport"' in page.text
    assert not re.search(r"<script(?![^>]*src=)|\son\w+=|<style|style=", page.text)  # the policy forbids them
    assert "set-cookie" not in page.headers


def test_what_pages_load_is_there_and_from_here(server: Running) -> None:
    client = server.client()
    for path in PAGES:
        for target in re.findall(r'(?:src|href)="([^"#]+)"', client.get(path).text):
            assert target.startswith("/") or target == "data:,"
            if target.startswith("/"):
                found = client.get(target)
                assert found.status_code == 200, target


def test_every_file_is_served_and_no_other(server: Running) -> None:
    client = server.client()
    for file in STATIC.iterdir():
        assert client.get(f"/static/{file.name}").status_code == (404 if file.suffix == ".html" else 200)
    for name in ("nope.js", "..%2fpages.py", "%2e%2e%2fapp.py"):
        assert client.get(f"/static/{name}").status_code == 404


@pytest.mark.parametrize("path", ["/", "/t/abc", "/static/style.css"])
def test_the_policy_lets_in_nothing_from_elsewhere(server: Running, path: str) -> None:
    headers = server.client().get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_the_pages_work_under_a_path(tmp_path: Path) -> None:
    url = "https://example.org/cards/"
    with running(sqlite_in(tmp_path), client=tmp_path, public_url=url) as server:
        client = server.client()
        assert "wildcards host --server https://example.org/cards<" in client.get("/cards/").text
        for path in PAGES:
            for target in re.findall(r'(?:src|href)="(/[^"#]*)"', client.get(path).text):
                assert target.startswith("/cards/")
                assert client.get(target).status_code == 200


def test_without_a_client_every_page_says_how_to_get_it(server: Running) -> None:
    client = server.client()
    assert "make play" in client.get("/new").text
    assert client.get("/new").status_code == 200
    assert client.get("/nothing", headers={"accept": "text/html"}).status_code == 404
    assert client.get("/sw.js").json() == {"code": "no_path", "args": {}}


def test_the_page_of_the_api_names_all_of_it(server: Running) -> None:
    client = server.client()
    page, schema = client.get("/schema").text, client.get("/schema/openapi.json").json()
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            assert f"<code>{method.upper()} {path}</code>" in page
            assert operation["description"].splitlines()[0].split("'")[0] in page
    named = set(re.findall(r"href='#(s-\w+)'", page))
    assert named
    assert all(f"id='{name}'" in page for name in named)
