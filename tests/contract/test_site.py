"""The docs as a site: it builds without a warning, loads nothing from elsewhere, and leaves nothing out."""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
SITE = ROOT / "docs" / "site"
TOOLS = ("material", "mkdocs", "mkdocstrings", "mkdocstrings_handlers")
LOADING = {"script": "src", "img": "src", "iframe": "src", "link": "href", "source": "src"}

needs_tools = pytest.mark.skipif(
    any(importlib.util.find_spec(tool) is None for tool in TOOLS),
    reason="what builds the site is not installed: make docs",
)


class Page(HTMLParser):
    """The addresses that a page loads something from."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.loaded.append(given.get(LOADING.get(tag, "")) or "")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as `make docs` does, in a directory of its own."""
    built = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(built)],
        cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return built


def test_every_page_is_in_the_navigation() -> None:
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    listed = re.findall(r": (\S+\.md)$", settings.split("\nvalidation:")[0], re.MULTILINE)
    pages = [str(page.relative_to(ROOT)) for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]]
    assert sorted(page for page in listed if not page.startswith("reference/")) == sorted(pages)


@needs_tools
def test_it_builds_and_loads_nothing_from_elsewhere(site: Path) -> None:
    pages = {page: Page(page.read_text(encoding="utf-8")) for page in site.rglob("*.html")}
    assert len(pages) > 20
    for path, page in pages.items():
        assert page.loaded
        assert not [address for address in page.loaded if re.match(r"(\w+:)?//", address)], path
    for sheet in site.rglob("*.css"):
        assert not re.search(r"@import|url\([\"']?(\w+:)?//", sheet.read_text(encoding="utf-8")), sheet


@needs_tools
def test_the_reference_says_what_every_public_name_is(site: Path) -> None:
    pages = module_of_pages()
    for package, modules in pages.REFERENCE.items():
        says = contents((site / "reference" / f"{package}.html").read_text(encoding="utf-8"))
        if modules is None:
            names = {f"{package}.{name}" for name in exports(package)}
        else:
            whole = {f"{package}.{module}" for module in modules}
            names = whole | {f"{package}.{module}.{name}" for module in modules for name in modules[module]}
        assert names <= set(says), names - set(says)
        assert not [name for name in names if not says[name]]


def contents(page: str) -> dict[str, bool]:
    """The names with a heading in a page of the reference, and whether a text follows it."""
    return {
        name: text.lstrip().startswith(("<p>", '<div class="highlight', "<pre"))
        for name, text in re.findall(
            r'<h\d id="(wildcards[^"]*)" class="doc doc-heading">.*?'
            r'<div class="doc doc-contents[^>]*>([^<]*<[^>]*>)',
            page,
            re.DOTALL,
        )
    }


def exports(package: str) -> list[str]:
    """What a package names as public, or the classes it defines."""
    module = importlib.import_module(package)
    return getattr(module, "__all__", None) or [
        name for name, one in vars(module).items() if getattr(one, "__module__", "") == package
    ]


def module_of_pages() -> Any:
    """docs/site/pages.py, which belongs to no package."""
    spec = importlib.util.spec_from_file_location("site_pages", SITE / "pages.py")
    assert spec is not None
    assert spec.loader is not None
    pages = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(pages)
    return pages
