"""The guided first game: what its player is shown, at each decision if the script's advice is followed, and
at each step of anybody if the player does something else.

`python -m support.guided_game` writes both for the client's tests.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import msgspec

from support.solo import PERSON, Solo
from wildcards.choices.offer import choices
from wildcards.engine.rules import Rules
from wildcards.table.glimpse import Glimpse, Open
from wildcards.table.table import PLAYING

CLIENT: Final = Path(__file__).parents[2] / "client"
FIXTURE: Final = CLIENT / "tests/fixtures/guided.json"
OWN_WAY: Final = CLIENT / "tests/fixtures/own-way.json"
SCRIPT: Final[dict[str, Any]] = json.loads((CLIENT / "src/learn/script.json").read_text(encoding="utf-8"))
PATH: Final[list[list[str]]] = SCRIPT["path"]


class GuidedGame(Solo):
    """The table of the guided game."""

    def __init__(self) -> None:
        levels = dict(enumerate(SCRIPT["levels"], start=1))
        super().__init__(Rules(seats=1 + len(levels)), bytes.fromhex(SCRIPT["seed"]), levels)

    def view(self) -> dict[str, Any]:
        """The whole game as it is sent to the player's client."""
        view = Glimpse(PLAYING, self.seen).whole(
            PERSON, choices(self.state, self.seen), Open(self.state.observe(None))
        )
        built: dict[str, Any] = msgspec.to_builtins(view)
        return built


def advised_views() -> Iterator[dict[str, Any]]:
    """The game before each decision of the script, and after the last."""
    game = GuidedGame()
    yield game.view()
    for actions in PATH:
        game.act(actions)
        yield game.view()


class OwnWay(GuidedGame):
    """The guided game of somebody who ignores the advice: at random, or as a bot would."""

    def __init__(self, seed: int) -> None:
        self._chance: Final = random.Random(seed)
        self.views: Final[list[dict[str, Any]]] = []
        super().__init__()
        self.moved()
        while not self.state.is_over:
            is_sensible = self._chance.random() < 0.5
            legal = [self.seen.token(action) for action in self.seen.legal_actions]
            self.act([self.advice("casual") if is_sensible else self._chance.choice(legal)])

    def moved(self) -> None:
        self.views.append(self.view() | {"advice": self.advised()})


def changes(views: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The first view, and what is new in each that follows."""
    yield views[0]
    for before, view in pairwise(views):
        seen = {name: value for name, value in view["seen"].items() if value != before["seen"][name]}
        events = view["events"][len(before["events"]) :]
        if seen or events:
            same = {name: view[name] for name in ("step", "choices", "asked", "secret", "advice")}
            yield {"seen": seen, "events": events, **same}


def fixture() -> str:
    """The text of the client's fixture, one view per line."""
    return lines(advised_views())


def own_ways(count: int = 4) -> str:
    """The text of the other fixture: in each line a game, as its first view and the changes of it."""
    return lines(list(changes(OwnWay(seed).views)) for seed in range(count))


def lines(values: Iterable[Any]) -> str:
    """A JSON list, one value per line."""
    return "[\n" + ",\n".join(json.dumps(value, separators=(",", ":")) for value in values) + "\n]\n"


if __name__ == "__main__":
    FIXTURE.write_text(fixture(), encoding="utf-8")
    OWN_WAY.write_text(own_ways(), encoding="utf-8")
