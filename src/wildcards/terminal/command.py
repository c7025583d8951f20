"""How this program is called, for hints that can be typed as they are."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

# A caller that starts the program in another way says how: `{}` stands for its arguments.
TEMPLATE: Final = "WILDCARDS_COMMAND"
NAME: Final = "wildcards"
PYTHONS: Final = ("python", "python3")
# The Makefile has a shorter way to a game than its way to any command.
_MAKE_ANY: Final = "make wildcards "
_MAKE_GAME: Final = "make terminal "


def command(*arguments: str) -> str:
    """A command line that calls this program with these arguments."""
    template = os.environ.get(TEMPLATE)
    if not template:
        return shlex.join([*_program(), *arguments])
    if template.startswith(_MAKE_ANY) and arguments[:1] == ("play",):
        template = template.replace(_MAKE_ANY, _MAKE_GAME, 1)
        arguments = arguments[1:]
    return template.replace("{}", shlex.join(arguments))


def _program() -> list[str]:
    """The words that call this program: short ones where the shell finds it by them, else as typed."""
    script = sys.argv[0]
    if Path(script).name == "__main__.py":
        return [_as_typed(sys.orig_argv[0] or sys.executable, PYTHONS), "-m", NAME]
    return [_as_typed(script, (NAME,))]


def _as_typed(path: str, names: tuple[str, ...]) -> str:
    """One of the names, if it is found in PATH at this path; else the path as it is."""
    return next((name for name in names if _is_same(path, shutil.which(name))), path)


def _is_same(path: str, other: str | None) -> bool:
    """Whether two paths are the same, links aside: the python of a venv is a link to another one."""
    return other is not None and Path(path).absolute() == Path(other).absolute()
