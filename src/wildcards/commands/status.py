"""How a command ends: its exit status."""

from __future__ import annotations

from typing import Final

FAILURE: Final = 2  # of every error
INTERRUPTED: Final = 130  # after Ctrl-C, as a shell reports it
CLOSED_PIPE: Final = 141  # as a shell reports a program that SIGPIPE ended
