"""The guided first game, played as its script advises: what its player is shown at each decision.

`python -m support.guided` writes that for the client's tests.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from support.solo import PERSON, Solo
from wildcards.engine.rules import Rules
from wildcards.server.offer import choices
from wildcards.server.views import scores, view_of

CLIENT: Final = Path(__file__).parents[2] / "client"
FIXTURE: Final = CLIENT / "tests/fixtures/guided.json"
SCRIPT: Final[dict[str, Any]] = json.loads((CLIENT / "src/learn/script.json").read_text(encoding="utf-8"))
PATH: Final[list[list[str]]] = [step["actions"] for step in SCRIPT["path"]]


class GuidedGame(Solo):
    """The table of the guided game."""

    def __init__(self) -> None:
        levels = dict(enumerate(SCRIPT["levels"], start=1))
        super().__init__(Rules(seats=1 + len(levels)), bytes.fromhex(SCRIPT["seed"]), levels)

    def view(self) -> dict[str, Any]:
        """The whole game as the player's client is told it."""
        view = view_of(self.seen, PERSON, choices(self.state, self.seen), scores(self.seen))
        built: dict[str, Any] = msgspec.to_builtins(view)
        return built


def advised_views() -> Iterator[dict[str, Any]]:
    """The game before each decision of the script, and after the last."""
    game = GuidedGame()
    yield game.view()
    for actions in PATH:
        game.act(actions)
        yield game.view()


def fixture() -> str:
    """The text of the client's fixture, one view a line."""
    views = [json.dumps(view, separators=(",", ":")) for view in advised_views()]
    return "[\n" + ",\n".join(views) + "\n]\n"


if __name__ == "__main__":
    FIXTURE.write_text(fixture(), encoding="utf-8")
