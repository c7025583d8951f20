"""What the documents say is true: examples run, links lead somewhere, errors name sections that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wildcards.bots.levels import strength

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
EXAMPLES = [page for page in PAGES if "```python\n" in page.read_text(encoding="utf-8")]


def anchors(page: Path) -> set[str]:
    """The anchors that the headings of a page make."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", EXAMPLES, ids=lambda page: page.name)
def test_examples_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """All examples of a page, one after another, as a reader would try them."""
    namespace: dict[str, object] = {}
    for example in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(example, str(page), "exec"), namespace)
    assert capsys.readouterr().out


def test_the_readme_has_an_example() -> None:
    assert ROOT / "README.md" in EXAMPLES


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        if target.startswith("https://"):
            continue
        path, _, anchor = target.partition("#")
        linked = (page.parent / path) if path else page
        assert linked.exists(), f"{page.name} links to {target}, which is not there"
        if anchor:
            assert anchor in anchors(linked), f"{page.name} links to {target}, which has no such heading"


def test_errors_name_sections_of_the_rules() -> None:
    source = (ROOT / "src/wildcards/engine/legal.py").read_text(encoding="utf-8")
    named = set(re.findall(r'(?:return|Error\()\s*"\w+", "([a-z-]+)"', source))
    assert len(named) > 5
    assert named <= anchors(ROOT / "docs/rules.md")


def test_the_page_of_bots_shows_what_was_measured() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    for level, figures in strength()["levels"].items():
        line = next(line for line in page.splitlines() if line.startswith(f"| **{level}** "))
        for one in figures.values():
            assert f" {one['share']:.3f} ±{one['half']:.3f} " in line, level
