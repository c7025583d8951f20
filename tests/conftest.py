"""Lets every test import the helpers in tests/support: `from support.scene import Scene`."""

from __future__ import annotations

import signal
import sys
import threading
from pathlib import Path

HERE = str(Path(__file__).parent)
if HERE not in sys.path:
    sys.path.insert(0, HERE)

# Started in the background, tests would ignore Ctrl-C, and so would the programs they start.
if threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)
