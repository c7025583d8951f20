"""Where this program keeps what it has to keep for its user."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from wildcards.errors import SurroundingsError

HOME: Final = "WILDCARDS_HOME"


def home() -> Path:
    """Where games, records and databases are kept: WILDCARDS_HOME, or the user's data directory.

    Raises SurroundingsError for a user without a home directory.
    """
    if given := os.environ.get(HOME):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or _user() / "AppData" / "Local") / "wildcards"
    if sys.platform == "darwin":
        return _user() / "Library" / "Application Support" / "wildcards"
    return Path(os.environ.get("XDG_DATA_HOME") or _user() / ".local" / "share") / "wildcards"


def _user() -> Path:
    try:
        return Path.home()
    except RuntimeError:
        raise SurroundingsError(
            f"this user has no home directory to keep anything in: set {HOME} to a writable directory"
        ) from None
