"""The rich console, set up so that texts are shown as they are."""

from __future__ import annotations

from typing import NoReturn

from rich.console import Console


class PipeConsole(Console):
    """A console that reports a closed pipe by BrokenPipeError instead of ending the program itself."""

    def on_broken_pipe(self) -> NoReturn:
        """Called by rich inside its `except BrokenPipeError`."""
        raise BrokenPipeError


def console(to_stderr: bool = False) -> PipeConsole:
    """A console that shows texts as they are: no markup, no emoji codes, no guessed colours."""
    return PipeConsole(stderr=to_stderr, highlight=False, markup=False, emoji=False)
