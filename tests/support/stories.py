"""Games as audiences saw them, with the beats they make up: the fixture that Python and the browser share."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.notation.observation import observation_to_dict
from wildcards.story.beat import to_dict
from wildcards.story.story import Story, seen_events

GOLDEN: Final = Path(__file__).parents[1] / "golden" / "story.json"
# (rules, seed, audience): together they have every kind of beat, and every kind of event but hidden ones.
GAMES: Final[tuple[tuple[Rules, int, int | None], ...]] = (
    (Rules(seats=3, leo=True), 3, 0),
    (Rules(seats=4), 1, 2),
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


def story(rules: Rules, seed: int, audience: int | None) -> dict[str, Any]:
    """A game as one audience saw it: events as on the wire, and beats."""
    seen = played(rules, seed).observe(audience)
    history = observation_to_dict(seen)["history"]
    return {
        "seats": rules.seats,
        "you": audience,
        "leo": rules.leo_seat,
        "events": [event for log in history for event in log],
        "beats": [to_dict(one) for one in Story(audience, rules.leo_seat).tell(seen_events(seen))],
    }


def stories() -> str:
    """All of them, a line each."""
    lines = [json.dumps(story(*game), ensure_ascii=False) for game in GAMES]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    GOLDEN.write_text(stories(), encoding="utf-8")
    print(f"{GOLDEN} written")
