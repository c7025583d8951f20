"""Waiting at a link, whatever comes in between."""

from __future__ import annotations

import pytest

from wildcards.remote.link import Link


@pytest.mark.parametrize("seconds", [0, 1, None])
def test_ctrl_c_is_ctrl_c_wherever_it_falls(monkeypatch: pytest.MonkeyPatch, seconds: float | None) -> None:
    """Even just after the wait has released the lock."""
    link = Link("http://localhost:1", "t" * 20, "")
    let_go = link._news._release_save  # type: ignore[attr-defined]

    def interrupted() -> None:
        let_go()
        raise KeyboardInterrupt

    monkeypatch.setattr(link._news, "_release_save", interrupted)
    with pytest.raises(KeyboardInterrupt):
        link.wait(lambda _: False, seconds)


def test_a_mistake_in_what_is_waited_for_is_told() -> None:
    def wrong(_: object) -> bool:
        raise RuntimeError("wrong")

    with pytest.raises(RuntimeError, match="wrong"):
        Link("http://localhost:1", "t" * 20, "").wait(wrong, 0)
