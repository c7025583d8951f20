"""A bot that has to wait long: its table is told, but nothing secret."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any, cast

from support.wire import Wire

from wildcards.engine.phase import Phase, is_sealed
from wildcards.engine.rules import Rules
from wildcards.server.live.scheduler import Scheduler
from wildcards.server.metrics import Metrics

STRANGER = "eve"


class Scene:
    """A table of bots that do nothing unless the test says so."""

    def __init__(self, seed: int = 1) -> None:
        self.wire = Wire(Rules(seats=4), seed, own=())
        self.live = self.wire.live
        self.table = self.wire.table
        self.state = self.table.playing_state()
        self.metrics = Metrics()
        hub: Any = SimpleNamespace(metrics=self.metrics)
        bots: Any = SimpleNamespace(workers=SimpleNamespace(waiting=7))
        self.scheduler = Scheduler(hub, bots)
        self.dice = Random(seed)

    def step(self, seat: int) -> None:
        self.wire.step(seat, self.dice.choice(self.state.legal_actions(seat)))

    def late(self, seat: int, step: int | None = None) -> None:
        """The bot has waited long, since it had seen this many events."""
        self.scheduler.be_late(self.live, seat, self.table.step_of(seat) if step is None else step)

    def waits(self) -> list[int]:
        """Whose bots wait, as a spectator sees it."""
        return [seat.seat for seat in self.live.shown().table(STRANGER).seats if seat.waits]

    def count(self) -> float:
        return cast("float", self.metrics.bots_late._value.get())


def until(is_so: Callable[[Scene], bool]) -> Scene:
    """A table played to where the condition holds."""
    for seed in range(200):
        scene = Scene(seed)
        while not scene.state.is_over:
            if is_so(scene):
                return scene
            scene.step(scene.dice.choice(scene.state.to_act))
    raise AssertionError("it never is")


def acted(scene: Scene) -> list[int]:
    """Who has taken a step of this secret phase and owes another."""
    seats = scene.table.seats
    return [seat for seat in scene.state.to_act if seats[seat].acted == scene.table.turn]


def test_a_table_is_told_until_the_bot_has_acted() -> None:
    scene = Scene()
    assert scene.waits() == []
    scene.late(2)
    assert scene.waits() == [2]
    scene.step(2)
    assert scene.waits() == []
    assert scene.count() == 1


def test_what_is_not_owed_any_more_is_not_late() -> None:
    scene = Scene()
    before = scene.table.step_of(2)
    scene.step(2)
    scene.late(2, before)
    assert (scene.waits(), scene.count()) == ([], 0)


def test_in_a_secret_phase_it_is_told_to_its_end() -> None:
    """Otherwise it could be seen when the bot was done."""
    scene = until(lambda scene: scene.state.phase == Phase.DISCARD and len(scene.state.to_act) > 1)
    seat, other = scene.state.to_act[:2]
    scene.late(seat)
    turn = scene.table.turn
    while seat in scene.state.to_act and scene.table.turn == turn:
        assert scene.waits() == [seat]
        scene.step(seat)
    assert scene.waits() == ([seat] if scene.table.turn == turn else [])
    while scene.table.turn == turn:
        scene.step(other if other in scene.state.to_act else scene.state.to_act[0])
    assert scene.waits() == []


def test_only_the_first_step_of_a_secret_phase_can_be_late() -> None:
    """Whoever owes a second one laid a card: nobody may know."""
    scene = until(lambda scene: is_sealed(scene.state.phase) and bool(acted(scene)))
    for seat in acted(scene):
        scene.late(seat)
    assert scene.waits() == []
    assert scene.count() > 0


def test_a_bot_nobody_knows_of_yet_does_not_wait() -> None:
    """That a bot took over in a secret phase is not shown before its end."""
    scene = until(lambda scene: scene.state.phase == Phase.DISCARD and len(scene.state.to_act) > 1)
    seat = scene.state.to_act[0]
    place = scene.table.seats[seat]
    place.kind, place.uid, place.stand_in = "person", "bob", "greedy"
    scene.late(seat)
    assert scene.waits() == []
