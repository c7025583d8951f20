"""A browser on this machine, to show a page in."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from typing import Final

_NONE: Final = "none"  # BROWSER=none: show the address, and no more


def has_browser() -> bool:
    """Whether there is a browser with a window: one in the terminal would be in the way."""
    chosen = os.environ.get("BROWSER", "")
    if chosen:
        return chosen.lower() != _NONE
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show(url: str, *, wait: float) -> None:
    """Open a page; the browser gets this many seconds, as some return only when they are closed."""
    opening = threading.Thread(target=webbrowser.open, args=(url,), name="browser", daemon=True)
    opening.start()
    opening.join(wait)
