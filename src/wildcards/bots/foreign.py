"""Bots written by others: a class in a file, a bot that an installed package registers, or a program."""

from __future__ import annotations

import importlib.util
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from wildcards.bots.bot import Bot
from wildcards.errors import BotError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "wildcards.bots"  # of entry points: a subclass of Bot, or a function that makes a bot
STDIO: Final = "stdio:"
_IN_FILE: Final = re.compile(r"(?P<path>.+\.py):(?P<name>\w+)")


def is_program(name: str) -> bool:
    """Whether this names a program, such as `stdio:node bot.js`."""
    return name.startswith(STDIO)


def is_in_file(name: str) -> bool:
    """Whether this names a class in a file, such as `my_bots.py:Careful`."""
    return _IN_FILE.fullmatch(name) is not None and not is_program(name)


def registered() -> dict[str, EntryPoint]:
    """The bots that installed packages register, by name."""
    from importlib.metadata import entry_points  # not quick

    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def absolute(name: str) -> str:
    """The same bot, whatever the working directory; a program's words stay as they are."""
    match = None if is_program(name) else _IN_FILE.fullmatch(name)
    return name if match is None else f"{Path(match['path']).absolute()}:{match['name']}"


def short_name(name: str) -> str:
    """What to call it: the name of the class, or of the last file in the command."""
    if is_program(name):
        return Path(command_of(name)[-1]).stem
    return name.rpartition(":")[2]


# --- programs


def command_of(name: str) -> list[str]:
    """The words of the command in `stdio:COMMAND`. Raises BotError."""
    try:
        words = shlex.split(name.removeprefix(STDIO))
    except ValueError as error:
        raise BotError(f"bot {name!r}: expected a command as for a shell, got one with {error}") from None
    if not words:
        raise BotError(f"bot {name!r}: expected a command after {STDIO!r}, got none")
    if shutil.which(words[0]) is None:
        raise BotError(f"bot {name!r}: expected a program, but {words[0]!r} cannot be found or run")
    return words


def serving(name: str) -> list[str]:
    """The command that serves a Python bot from its own process. Raises BotError for a missing file."""
    if is_in_file(name):
        _file_of(name)
    # -P: files in the working directory are not taken for modules of Python.
    return [sys.executable, "-P", "-m", "wildcards", "bot", name]


# --- classes


def make_here(name: str) -> Bot:
    """A bot of a file or of a registered package, made in this process. Raises BotError."""
    bot = _called(name, _class_in_file(name) if is_in_file(name) else load(registered()[name]))
    if not isinstance(bot, Bot):
        raise BotError(
            f"bot {name!r}: expected a subclass of Bot or what makes one, got {type(bot).__name__}"
        )
    return bot


def load(point: EntryPoint) -> Any:
    """What an installed package registers. Raises BotError."""
    return _tried(point.name, "can be loaded", point.load)


def _class_in_file(name: str) -> Any:
    file = _file_of(name)
    module = _tried(name, "can be loaded", lambda: _module(file))
    wanted = name.rpartition(":")[2]
    kind = getattr(module, wanted, None)
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        others = [key for key, value in vars(module).items() if _is_bot_of(value, module)]
        hint = f" ({file.name} has {', '.join(others)})" if others else ""
        raise BotError(f"bot {name!r}: expected a subclass of Bot named {wanted!r}, but there is none{hint}")
    return kind


def _is_bot_of(value: object, module: ModuleType) -> bool:
    return isinstance(value, type) and issubclass(value, Bot) and value.__module__ == module.__name__


def _file_of(name: str) -> Path:
    path = Path(name.rpartition(":")[0])
    if not path.is_file():
        raise BotError(f"bot {name!r}: expected a file, but there is no {path}")
    return path.resolve()


def _module(file: Path) -> ModuleType:
    """The file as a module; it can import files next to it."""
    name = f"bots in {file}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _called(name: str, maker: Any) -> Any:
    return _tried(name, "can be made without arguments", maker)


def _tried(name: str, expected: str, do: Callable[[], Any]) -> Any:
    """The result; whatever goes wrong is reported in one line. Raises BotError."""
    try:
        return do()
    except (Exception, SystemExit) as error:  # noqa: BLE001  # other people's code may raise anything
        why = " ".join(f"{type(error).__name__}: {error}".split())
        raise BotError(f"bot {name!r}: expected one that {expected}, got {why}") from None
