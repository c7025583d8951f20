"""Ctrl-C waits for what must not be left half done."""

from __future__ import annotations

import os
import signal

import pytest

from wildcards.interrupt import uninterrupted


@pytest.mark.skipif(os.name != "posix", reason="signals as on POSIX")
def test_ctrl_c_comes_after_the_block() -> None:
    done: list[str] = []

    def work() -> None:
        with uninterrupted():
            signal.raise_signal(signal.SIGINT)
            done.append("inside")
        done.append("outside")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["inside"]


def test_where_signals_cannot_be_held_back_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(signal, "pthread_sigmask", raising=False)
    with uninterrupted():
        pass
