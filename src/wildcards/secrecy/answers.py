"""What a table answers to the commands of a seat: what it would keep, or its refusal to the last word."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from wildcards.engine.action import ACTIONS, FIRST_SWAP, FIRST_TAKE, token
from wildcards.engine.determinize import determinize
from wildcards.engine.observation import Observation
from wildcards.engine.state import State
from wildcards.protocol.message import MOST_ACTIONS, Act
from wildcards.table import commands
from wildcards.table.entry import to_json
from wildcards.table.refusal import RefusedError
from wildcards.table.seat import Answered
from wildcards.table.table import Table

ROWS = 4


def answer(table: Table, act: Act, uid: str) -> object:
    """What the table decides about a command: the entries to keep, or the refusal."""
    try:
        decided = commands.act(table, uid, act, table.at)
    except RefusedError as error:
        return error.code, error.args_, error.http_status
    return decided if isinstance(decided, Answered) else [to_json(entry) for entry in decided]


def thinkable(seen: Observation, step: int) -> Iterator[Act]:
    """Commands the seat could think of: single steps of every kind, and rows of some kinds.

    They follow from what it sees alone, so that two positions which look alike are asked the same.
    """
    assert seen.seat is not None
    for action in range(ACTIONS):
        yield Act("one", seen.seat, step, [action_text(seen.display, action)])
    chooser = random.Random(repr((seen.hand, seen.phase, step)))
    for _ in range(ROWS):
        world = determinize(seen, chooser)
        yield Act("row", seen.seat, step, row_of_steps(world, seen.seat, chooser))


def action_text(display: Sequence[int], action: int) -> str:
    """The token of any action, even where the display has a gap."""
    slot = (action - FIRST_TAKE) % 4
    is_slot = FIRST_TAKE <= action < FIRST_SWAP + 24
    if is_slot and (slot >= len(display) or display[slot] < 0):
        return f"pe@{slot + 1}"
    return token(action, display)


def row_of_steps(world: State, seat: int, chooser: random.Random) -> list[str]:
    """Steps of the seat one after another in this world, without others', now and then any step."""
    tokens: list[str] = []
    length = chooser.randint(2, MOST_ACTIONS)
    while len(tokens) < length and not world.is_over:
        if seat not in world.to_act:
            other = chooser.choice(world.to_act)
            world.apply(other, chooser.choice(world.legal_actions(other)))
            if chooser.random() < 0.3:
                break
            continue
        action = chooser.choice(world.legal_actions(seat))
        any_step = action_text(world.display, chooser.randrange(ACTIONS - 1))
        tokens.append(world.token(action) if chooser.random() < 0.95 else any_step)
        world.apply(seat, action)
    return (tokens * 2)[: max(2, len(tokens))] or ["-", "-"]
