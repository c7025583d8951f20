"""What is given for options and arguments, read without pydantic.

typer makes a validator of pydantic for every option, even for one that was not given, and to load pydantic is
a quarter of a game's start. Text and paths, and what was not given, need none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

_PLAIN: Final = (str, Path)  # what takes any text


def read_plainly(parameters: Iterable[Any]) -> None:
    """Let these parameters of typer's read by themselves what is plain."""
    for parameter in parameters:
        parameter.process_value = _reading(parameter)


def _reading(parameter: Any) -> Callable[[Any, Any], Any]:
    """How a value is made of what was given: as typer does it, where it is more than text."""
    by_typer, kind = parameter.process_value, parameter.type_descriptor.annotation

    def process_value(context: Any, value: Any) -> Any:
        if value is None and not parameter.required:
            return None
        if isinstance(value, str) and kind in _PLAIN:
            return kind(value)
        return by_typer(context, value)

    return process_value
