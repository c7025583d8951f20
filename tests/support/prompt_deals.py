"""Given deals that lead to everything a person can be asked.

A scene is a table of one person and bots, who all play as the bot LEVEL does, from its deal on until the
person is first asked what the scene is about. As the bots' dice follow from the seed, it always
comes to that.

`PYTHONPATH=src:tests python -m support.prompt_deals` finds the seeds again: of the first DEALS, the one in
which it takes the fewest steps.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import httpx

from support.given_deals import LEVEL, make_given, seed_text
from support.solo import PERSON, Solo
from wildcards.choices.offer import choices
from wildcards.conform.client import Socket
from wildcards.engine.card import EAGLE
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import State

DEALS: Final = 40
RULES: Final = {"2022": Rules(seats=4), "2020": Rules(seats=4, edition="2020")}
OF_2020: Final = ("break",)
SEEDS: Final = {
    "bid": 0,
    "bid-eagle": 15,
    "bid-second": 15,
    "reveal": 15,
    "swap": 27,
    "discard": 3,
    "lay": 0,
    "break": 18,
    "take": 7,
    "take-bonus": 1,
    "take-laid": 5,
    "pay": 1,
    "keep": 7,
}


def rules_of(name: str) -> Rules:
    """The rules of a scene."""
    return RULES["2020" if name in OF_2020 else "2022"]


def name_of(state: State) -> str:
    """What the person is asked: the phase, more precisely where one phase has several questions."""
    seen = state.observe(PERSON)
    if seen.phase == Phase.BID and seen.sealed:
        return "bid-second"
    if seen.phase == Phase.BID and seen.leaders[EAGLE] == PERSON:
        return "bid-eagle"
    if seen.phase == Phase.TAKE and seen.payments[PERSON]:
        return "take-laid"
    if any(choice.best and choice.best != choice.cheapest for choice in choices(state, seen)):
        return "take-bonus"
    return seen.phase.name.lower()


def steps(rules: Rules, seed: int) -> Iterator[tuple[str, str]]:
    """A whole game: what the person is asked, and the step taken then."""
    solo = Solo(rules, bytes.fromhex(seed_text(seed)), dict.fromkeys(range(rules.seats), LEVEL))
    while not solo.state.is_over:
        token = solo.advice(LEVEL)
        yield name_of(solo.state), token
        solo.act([token])


def steps_to(name: str) -> list[str]:
    """The steps that lead to a scene."""
    taken: list[str] = []
    for asked, token in steps(rules_of(name), SEEDS[name]):
        if asked == name:
            return taken
        taken.append(token)
    raise AssertionError(f"this deal does not lead to {name}: find the seeds again")


def play_to(client: httpx.Client, name: str) -> str:
    """A table of this person that has reached the scene; its id."""
    table = make_given(client, rules_of(name), SEEDS[name])
    with Socket(client, table) as socket:
        for token in steps_to(name):
            socket.until_seen(lambda: bool(socket.legal(PERSON)))
            socket.step(PERSON, token)
        socket.until_seen(lambda: bool(socket.legal(PERSON)))
    return table


def found(rules: Rules) -> dict[str, tuple[int, int]]:
    """By what is asked: after how few steps it is asked, and in which deal."""
    best: dict[str, tuple[int, int]] = {}
    for seed in range(DEALS):
        for number, (name, _) in enumerate(steps(rules, seed)):
            best[name] = min(best.get(name, (number, seed)), (number, seed))
    return best


def main() -> None:
    """Print the seeds."""
    for edition, rules in RULES.items():
        print(edition, {name: seed for name, (_, seed) in sorted(found(rules).items())})


if __name__ == "__main__":
    main()
