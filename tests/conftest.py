"""Lets every test import the helpers in tests/support: `from support.scene import Scene`."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

# The language of whoever runs the tests is not that of the tests and the programs they start.
os.environ["LC_ALL"] = "C.UTF-8"

HERE = str(Path(__file__).parent)
if HERE not in sys.path:
    sys.path.insert(0, HERE)

# Started in the background, tests would ignore Ctrl-C, and so would the programs they start.
if threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure() -> None:
    """Let the log of OpenSpiel's library close no stream that pytest reads."""
    try:
        from absl import logging
    except ImportError:
        return
    logging.get_absl_handler().python_handler.stream = sys.__stderr__


@pytest.fixture(autouse=True)
def _speaks_english() -> Iterator[None]:
    """A test may speak another language; the next one begins in English."""
    from wildcards.words.text import use

    yield
    use("en")
