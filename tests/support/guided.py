"""The guided first game, played as its script advises: what its player is shown at each decision.

`python -m support.guided` writes that for the client's tests.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from wildcards.bots.deciding import bot_seed, choose
from wildcards.bots.registry import make_bot
from wildcards.engine.action import parse_token
from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.notation.events import count_events
from wildcards.server.offer import choices
from wildcards.server.views import scores, view_of

CLIENT: Final = Path(__file__).parents[2] / "client"
FIXTURE: Final = CLIENT / "tests/fixtures/guided.json"
SCRIPT: Final[dict[str, Any]] = json.loads((CLIENT / "src/learn/script.json").read_text(encoding="utf-8"))
PATH: Final[list[list[str]]] = [step["actions"] for step in SCRIPT["path"]]
PLAYER: Final = 0


class GuidedGame:
    """The table of the guided game, with its bots as a server asks them."""

    def __init__(self) -> None:
        self._seed: Final = bytes.fromhex(SCRIPT["seed"])
        self._levels: Final = dict(enumerate(SCRIPT["levels"], start=1))
        self._bots: Final = {seat: make_bot(level) for seat, level in self._levels.items()}
        self.state: Final[State] = new_game(Rules(seats=1 + len(self._levels)), seed=self._seed)
        self.let_bots_play()

    @property
    def seen(self) -> Observation:
        """What the player knows."""
        return self.state.observe(PLAYER)

    def act(self, tokens: Sequence[str]) -> None:
        """A decision of the player, and then what the bots do."""
        for token in tokens:
            self.state.apply(PLAYER, parse_token(token, self.state.display))
        self.let_bots_play()

    def let_bots_play(self) -> None:
        """Until nobody but the player owes a step."""
        while waiting := [seat for seat in self.state.to_act if seat != PLAYER]:
            seat = waiting[0]
            seen, bot = self.state.observe(seat), self._bots[seat]
            bot.reseed(bot_seed(self._seed, seat, count_events(seen.history)))
            bot.new_game(seen.rules, seat)
            self.state.apply(seat, choose(bot, self._levels[seat], seen))

    def view(self) -> dict[str, Any]:
        """The whole game as the player's client is told it."""
        view = view_of(self.seen, 0, choices(self.state, self.seen), scores(self.seen))
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
