"""Where this program keeps what it has to keep for its user."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

HOME: Final = "WILDCARDS_HOME"


def home() -> Path:
    """Where games, records and databases are kept: WILDCARDS_HOME, or the user's data directory."""
    if given := os.environ.get(HOME):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "wildcards"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "wildcards"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "wildcards"
