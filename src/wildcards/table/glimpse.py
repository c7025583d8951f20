"""A game as a seat or a spectator sees it at one moment: whole, or what changed since an earlier moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import UNSET

from wildcards.choices.offer import asked, can_take_back, secret
from wildcards.choices.preview import refill_limit
from wildcards.engine.card import CARD_TOKENS, SPECIES_TOKENS
from wildcards.engine.event import Event
from wildcards.engine.observation import Observation
from wildcards.engine.rules import EAGLE_BIDS, HABITAT_BONUS, HAND_LIMIT
from wildcards.engine.scoring import Breakdown
from wildcards.notation.events import count_events, events_to_list, last_events
from wildcards.notation.observation import Written, changes_to_dict, present_to_dict
from wildcards.protocol.game import Asked, Choice, GameChange, GameView, Hand, Limits, Score, Tally
from wildcards.story.tally import tally


class Open:
    """What is the same in every view of a moment, so it is worked out once."""

    def __init__(self, seen: Observation, before: Open | None = None) -> None:
        """`seen` is a spectator's; what did not change is taken from the moment before."""
        self.beside: Final = Written(seen)  # most of what each seat sees
        self.scores: list[Score | None]  # if the game ended now; None for Leo
        if before is not None and _scored(seen) == _scored(before.beside.seen):
            self.scores = before.scores
        else:
            self.scores = _scores(seen)
        self.tally: Final = _tally(seen)
        self._events: Final[dict[tuple[Event, ...], msgspec.Raw]] = {}

    def told(self, happened: Sequence[Event]) -> Any:
        """Events that led to this moment, as JSON: mostly the same for all."""
        key = tuple(happened)
        found = self._events.get(key)
        if found is None:
            written = msgspec.json.encode(events_to_list(happened, self.beside.seen.display))
            found = self._events[key] = msgspec.Raw(written)
        return found


class _Rest(NamedTuple):
    """What a view has besides the observation, its events and the choices."""

    scores: list[Score | None]
    limits: Limits
    tally: Tally
    asked: Asked | None
    secret: list[int]
    can_take_back: bool


class Glimpse:
    """All that can make the view of `seen.seat` (None: a spectator) differ; equal if it looks the same."""

    def __init__(self, status: str, seen: Observation, hands: Sequence[Hand] | None = None) -> None:
        """`status` is that of the table; `hands` are those of all seats, for whoever may see them."""
        self.status: Final = status
        self.seen: Final = seen
        self.hands: Final = None if hands is None else list(hands)
        self.step: Final = count_events(seen.history)  # how many events the seat has seen
        self._rest: _Rest | None = None

    __hash__ = None  # type: ignore[assignment]  # nobody looks it up

    def __eq__(self, other: object) -> bool:
        # A phase may end without an event that this seat sees, so events alone don't show it.
        return (
            isinstance(other, Glimpse)
            and self.status == other.status
            and self.seen == other.seen
            and self.hands == other.hands
        )

    def parts_from(self, before: Glimpse) -> int:
        """How many events of the earlier glimpse still stand: what was taken back does not."""
        then = before.seen.history[-1]
        now = self.seen.history[len(before.seen.history) - 1][: len(then)]
        if now == then:
            return before.step
        same = next(at for at in range(len(then)) if now[at : at + 1] != then[at : at + 1])
        return before.step - len(then) + same

    def rest(self, shared: Open) -> _Rest:
        """The small parts, worked out once."""
        if self._rest is None:
            seen = self.seen
            limits = Limits(refill_limit(seen), HAND_LIMIT, HABITAT_BONUS, EAGLE_BIDS)
            self._rest = _Rest(
                shared.scores, limits, shared.tally, asked(seen), secret(seen), can_take_back(seen)
            )
        return self._rest

    def whole(self, since: int, offered: list[Choice], shared: Open) -> GameView:
        """The game with the events after the first `since`."""
        seen = self.seen
        return GameView(
            seat=seen.seat,
            step=self.step,
            seen=present_to_dict(seen, shared.beside),  # type: ignore[arg-type]  # a test holds it against Seen
            events=events_to_list(last_events(seen.history, self.step - since), seen.display),  # type: ignore[arg-type]
            choices=offered,
            rounds=seen.rules.rounds,
            hands=UNSET if self.hands is None else self.hands,
            **self.rest(shared)._asdict(),
        )

    def change(self, before: Glimpse, offered: list[Choice], shared: Open) -> GameChange:
        """What changed since an earlier glimpse of the same seat, which was sent; only to be encoded."""
        seen = self.seen
        assert before._rest is not None
        pairs = zip(_Rest._fields, self.rest(shared), before._rest, strict=True)
        rest: dict[str, Any] = {name: now for name, now, then in pairs if now != then}
        if self.hands is not None and self.hands != before.hands:
            rest["hands"] = self.hands
        return GameChange(
            seat=seen.seat,
            step=self.step,
            seen=changes_to_dict(seen, before.seen, shared.beside),
            events=shared.told(last_events(seen.history, self.step - self.parts_from(before))),
            choices=offered,
            **rest,
        )


def _scored(seen: Observation) -> tuple[Any, ...]:
    """All that scores depend on."""
    return seen.collections, seen.leaders, seen.points


def _scores(seen: Observation) -> list[Score | None]:
    """What each seat would score if the game ended now; None for Leo."""
    return [
        None if seat == seen.rules.leo_seat else _score(seen.breakdown(seat))
        for seat in range(seen.rules.seats)
    ]


def _score(parts: Breakdown) -> Score:
    return Score(parts.best, parts.second, parts.leaders, parts.bonus, parts.total)


def _tally(seen: Observation) -> Tally:
    counted = tally(seen)
    animals = dict(zip(SPECIES_TOKENS, counted.animals, strict=True))
    return Tally(animals, [CARD_TOKENS[card] for card in counted.leo])
