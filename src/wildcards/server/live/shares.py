"""Work that waits for a worker, in an order that is fair to all for whom it is done."""

from __future__ import annotations

import heapq
from collections.abc import Mapping
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")
_Work = list[tuple[float, int, T]]  # of one person: a heap of costs, numbers in the order of coming, and work
_MOST: Final = 2000  # whose use is remembered, besides those who wait


class Party(NamedTuple):
    """For whom something is done: a person, and the address the person was seen at last ("" if at none)."""

    address: str
    uid: str


class _Shares:
    """What each key has used, in seconds. Newcomers start level with those who wait.

    So nobody can save up: only what is used while others wait counts.
    """

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._floor = 0.0

    def enter(self, key: str) -> None:
        """It begins to wait."""
        self._used[key] = max(self._used.get(key, 0.0), self._floor)

    def next(self, waiting: Mapping[str, float]) -> str:
        """Which of those that wait for something of this cost would have used least after it."""
        key = min(waiting, key=lambda one: self._used[one] + waiting[one])
        self._floor = max(self._floor, self._used[key]) + waiting[key] / (1 + len(waiting))
        if len(self._used) > len(waiting) + _MOST:  # those below the floor would begin there anyway
            self._used = {one: at for one, at in self._used.items() if at > self._floor or one in waiting}
        return key

    def charge(self, key: str, seconds: float) -> None:
        """It has used this much more; what was charged too much is given back."""
        if key in self._used:
            self._used[key] += seconds


class Queue(Generic[T]):
    """Work that waits. Next is the address that has used least, and among its people whoever has used least.

    What the work itself costs counts too, and one person's work goes by cost alone: cheap work comes first
    where that is fair. However much one address asks for, another that asks for little
    waits only until a worker is free.
    """

    def __init__(self) -> None:
        self._addresses = _Shares()
        self._people: Final[dict[str, _Shares]] = {}  # of the addresses that wait
        self._waiting: Final[dict[str, dict[str, _Work[T]]]] = {}
        self._number = 0

    def __len__(self) -> int:
        return sum([self.waiting_of(address) for address in self._waiting])

    def waiting_of(self, address: str) -> int:
        """How much of this address waits."""
        return sum([len(work) for work in self._waiting.get(address, {}).values()])

    def put(self, party: Party, cost: float, work: T) -> None:
        """Let it wait; it is expected to take this many seconds."""
        people = self._waiting.setdefault(party.address, {})
        if not people:
            self._addresses.enter(party.address)
        if party.uid not in people:
            people[party.uid] = []
            self._people.setdefault(party.address, _Shares()).enter(party.uid)
        self._number += 1
        heapq.heappush(people[party.uid], (cost, self._number, work))

    def take(self) -> tuple[Party, float, T]:
        """What to do next, and the cost charged for it; there has to be something."""
        address = self._addresses.next(
            {one: min([_cost(work) for work in people.values()]) for one, people in self._waiting.items()}
        )
        people = self._waiting[address]
        uid = self._people[address].next({one: _cost(work) for one, work in people.items()})
        cost, _, work = heapq.heappop(people[uid])
        if not people[uid]:
            del people[uid]
        if not people:
            del self._waiting[address], self._people[address]
        if not self._waiting:
            self._addresses = _Shares()  # nobody waits for anybody: start afresh
        party = Party(address, uid)
        self.charge(party, cost)
        return party, cost, work

    def charge(self, party: Party, seconds: float) -> None:
        """It took this much longer than was charged before; less if it is below 0."""
        self._addresses.charge(party.address, seconds)
        if party.address in self._people:
            self._people[party.address].charge(party.uid, seconds)


def _cost(work: _Work[T]) -> float:
    """The cost of a person's next work."""
    return work[0][0]
