"""What audiences saw, with the beats made of it: the fixture that Python and the browser share."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

from support.scene import ALL_IN_HANDS, Scene
from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.notation.observation import observation_to_dict
from wildcards.story.beat import to_dict
from wildcards.story.story import Story, seen_events

GOLDEN: Final = Path(__file__).parents[1] / "golden" / "story.json"
# Whole games (rules, seed, audience), which have nearly every form of every kind of beat.
GAMES: Final[tuple[tuple[Rules, int, int | None], ...]] = (
    (Rules(seats=3, leo=True), 3, 0),
    (Rules(seats=4), 1, 2),
    (Rules(seats=3, edition="2020"), 0, 0),
    (Rules(seats=5, edition="2020"), 2, 4),
    (Rules(seats=5, edition="2020"), 6, None),
    (Rules(seats=5, leo=True), 8, 1),
)


def played(rules: Rules, seed: int) -> State:
    """A whole game by random steps, low bids first, so that ties and swaps are frequent."""
    state = new_game(rules, seed=seed)
    dice = random.Random(seed)
    while not state.is_over:
        seat = state.to_act[0]
        legal = state.legal_actions(seat)
        state.apply(seat, legal[int(dice.random() ** 2 * len(legal))])
    return state


def paying() -> Observation:
    """An animal is taken, and not fully paid for yet."""
    scene = Scene(hands=("F3 F1 W2", "S1", "M2 S2"), display="pe ib")
    scene.bid("F3", "S1", "M2")
    scene.act(0, "pe@1 F1")
    return scene.sees(1)


def nothing_to_draw() -> Observation:
    """A tie is decided by seat (2020): both want to draw, and all cards are in hands."""
    scene = Scene(hands=ALL_IN_HANDS, edition="2020")
    scene.bid("F1", "S1", "R", "R", "R")
    for seat, step in ((2, "-"), (3, "-"), (4, "-"), (0, "?"), (1, "?")):
        scene.act(seat, step)
    return scene.sees(0)


def story(seen: Observation) -> dict[str, Any]:
    """What the observer saw: events as on the wire, and beats."""
    leo = seen.rules.leo_seat
    return {
        "seats": seen.rules.seats,
        "you": seen.seat,
        "leo": leo,
        "events": [event for log in observation_to_dict(seen)["history"] for event in log],
        "beats": [to_dict(one) for one in Story(seen.seat, leo).tell(seen_events(seen))],
    }


def stories() -> str:
    """All of them, one per line."""
    seen = [played(rules, seed).observe(audience) for rules, seed, audience in GAMES]
    lines = [json.dumps(story(one), ensure_ascii=False) for one in (*seen, paying(), nothing_to_draw())]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    GOLDEN.write_text(stories(), encoding="utf-8", newline="\n")
