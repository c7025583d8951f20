"""Moments of games: looked for where bots play by themselves, then played up to at a server's table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Final, Self

import httpx

from support.servers import Clients
from wildcards.bots.registry import make_bot
from wildcards.conform.client import Json, Socket, make, nonce, ok, start, you
from wildcards.engine.event import Event, EventKind
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game

NAMES: Final = ("Ann", "Ben", "Maximiliane-Charlotte", "Bartholomäus von Ems", "Zoë")
MOST_GAMES: Final = 400

Steps = list[tuple[int, str]]  # seat and token
Situation = Callable[[State, list[Event]], bool]  # of a state, and of what its last step brought


@dataclass(frozen=True)
class Moment:
    """A moment of a game: its deal, and the steps that lead there."""

    rules: Rules
    seed: int
    steps: Steps


def asked(phase: Phase, is_so: Callable[[State], bool] = lambda _: True) -> Situation:
    """Seat 0 owes a step of this phase, and the condition holds."""
    return lambda state, _: state.phase == phase and 0 in state.to_act and is_so(state)


def happened(kind: EventKind, is_so: Callable[[State, list[Event]], bool] = lambda *_: True) -> Situation:
    """The last step brought an event of this kind, and the condition holds."""
    return lambda state, events: any(event.kind == kind for event in events) and is_so(state, events)


def find(
    rules: Rules, is_so: Situation, bot: str = "greedy", first: Callable[[tuple[int, ...]], int] = max
) -> Moment:
    """The first moment in which the condition holds, in games of these bots from seed 1 on: always the same.

    `first` chooses who goes first where several may. The seat that is looked at is 0: so it comes last, and
    in secret phases all others are done.
    """
    for seed in range(1, MOST_GAMES):
        chooser = make_bot(bot, seed=seed)
        state = new_game(rules, seed=seed)
        steps: Steps = []
        events: list[Event] = []
        while not state.is_over and not is_so(state, events):
            seat = first(state.to_act)
            action = chooser.choose(state.observe(seat))
            steps.append((seat, state.token(action)))
            events = state.apply(seat, action)
        if is_so(state, events):
            return Moment(rules, seed, steps)
    raise AssertionError("there is no such moment")


@dataclass
class Sitting:
    """A table at a server with a person in every seat, each with a socket, so that nobody is away."""

    table: str
    people: dict[int, httpx.Client]
    sockets: dict[int, Socket] = field(default_factory=dict)
    _open: ExitStack = field(default_factory=ExitStack)

    @classmethod
    def of(
        cls, site: Clients, rules: Rules, seed: int, names: Sequence[str] = NAMES, **options: Json
    ) -> Self:
        """A table of this deal, its game begun."""
        seats = [seat for seat in range(rules.seats) if seat != rules.leo_seat]
        people = {seat: site.client() for seat in seats}
        setups: list[Json] = [{"kind": "open"}] * rules.seats
        setups[0] = you()
        if rules.leo_seat is not None:
            setups[rules.leo_seat] = {"kind": "leo"}
        given = {"kind": "given", "seed": f"{seed:064x}"}
        edition = {"edition": rules.edition}
        table = make(people[0], setups, rules=edition, deal=given, name=names[0], **options)
        for seat in seats[1:]:
            body = {"nonce": nonce(), "name": names[seat]}
            ok(people[seat].put(f"/api/tables/{table}/seats/{seat}", json=body))
        start(people[0], table)
        return cls(table, people)

    def __enter__(self) -> Self:
        for seat, person in self.people.items():
            self.sockets[seat] = self._open.enter_context(Socket(person, self.table))
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def play(self, steps: Steps) -> None:
        """Take these steps."""
        for seat, token in steps:
            socket = self.sockets[seat]
            socket.ping()
            answer = socket.act(seat, token)
            assert answer["type"] == "done", answer
