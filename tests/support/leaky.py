"""Engines, tables and bots that leak on purpose, each in a way of its own."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final, Self

from wildcards.bots.bot import NO_LIMIT, Bot, Limit
from wildcards.engine import board as at
from wildcards.engine.card import CARD_TOKENS, Cards, unpack
from wildcards.engine.event import Event, EventKind
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.engine.state import State
from wildcards.errors import IllegalActionError
from wildcards.secrecy import channels
from wildcards.secrecy.channels import Channel, Sight
from wildcards.table.spectators import HANDS, Audience
from wildcards.table.table import Table
from wildcards.table.views import Shown


class Leaky(State):
    """Plays by the rules; subclasses tell more than they may."""

    @classmethod
    def of(cls, state: State) -> Self:
        made = cls(state.rules, state.chance, state.decks, state.s, state.pile, state.animals, state.leo_pile)
        made.past = state.past
        made.log = list(state.log)
        return made

    def rival(self, seat: int | None) -> list[int]:
        """The hand of another seat, which is not Leo's."""
        humans = [one for one in self.rules.human_seats() if one != seat]
        return unpack(self.s[at.HAND + humans[0]])

    def events(self) -> list[Event]:
        """All that happened, hidden or not."""
        return [*[event for log in self.past for event in log.events], *self.log]


class HandShown(Leaky):
    """An observation holds the cards of a rival as known."""

    def observe(self, seat: int | None) -> Observation:
        seen = super().observe(seat)
        humans = [one for one in self.rules.human_seats() if one != seat]
        known = list(seen.known)
        known[humans[0]] = Cards(self.s[at.HAND + humans[0]])
        return seen._replace(known=tuple(known))


class PileShown(Leaky):
    """What is left of the animals depends on which of them is next."""

    def observe(self, seat: int | None) -> Observation:
        seen = super().observe(seat)
        left = list(self.animals)[self.s[at.ANIMALS_AT] :]
        return seen._replace(animals_left=seen.animals_left + (left[0] if left else 0))


class LegalByRival(Leaky):
    """What is legal depends on what a rival holds."""

    def legal_actions(self, seat: int) -> list[int]:
        legal = super().legal_actions(seat)
        return legal[1:] if len(legal) > 1 and self.rival(seat)[:1] < [6] else legal


class ErrorNames(Leaky):
    """A refusal names a card of somebody else."""

    def check(self, seat: int, action: int) -> None:
        try:
            super().check(seat, action)
        except IllegalActionError as error:
            held = [CARD_TOKENS[card] for card in self.rival(seat)[-1:]]
            raise IllegalActionError(error.code, error.rule, f"{error}, but not {held}") from None


class BidTold(Leaky):
    """An event that everybody sees tells what was bid face down."""

    def apply(self, seat: int, action: int) -> list[Event]:
        is_bid = self.phase == Phase.BID
        happened = super().apply(seat, action)
        if is_bid and self.phase == Phase.BID:
            self.log = [*self.log, Event(EventKind.BONUS, seat, action)]
        return happened


class DrawOrder(Leaky):
    """A bid that is turned over comes with its place in the order in which its owner drew."""

    def observe(self, seat: int | None) -> Observation:
        seen = super().observe(seat)
        drawn: dict[int, list[int]] = {}
        places = []
        for event in self.events():
            if event.kind == EventKind.DREW:
                drawn.setdefault(event.seat, []).append(event.what)
            elif event.kind == EventKind.BID_SHOWN and event.what in drawn.get(event.seat, []):
                place = drawn[event.seat].index(event.what)
                places.append(Event(EventKind.BONUS, event.seat, place))
        return seen._replace(history=(*seen.history, tuple(places)))


class CountsHidden(Leaky):
    """The number of cards in the pile is one too many when a rival holds a wild card."""

    def observe(self, seat: int | None) -> Observation:
        seen = super().observe(seat)
        return seen._replace(pile_size=seen.pile_size + (max(self.rival(seat), default=0) >= 12))


class DoneShown(Leaky):
    """While all decide in secret, it shows who is done."""

    def observe(self, seat: int | None) -> Observation:
        return super().observe(seat)._replace(to_act=self.to_act)


ENGINES: Final[dict[str, tuple[Callable[[State], State], str]]] = {
    "a rival's hand in the observation": (HandShown.of, "observation"),
    "the order of a hidden pile": (PileShown.of, "observation"),
    "legal actions by a rival's hand": (LegalByRival.of, "legal actions"),
    "a hidden card in an error": (ErrorNames.of, "error texts"),
    "a sealed bid in an event": (BidTold.of, "game view"),
    "the order of drawing": (DrawOrder.of, "observation"),
    "a count of hidden cards": (CountsHidden.of, "game view"),
    "who is done in secret": (DoneShown.of, "game view"),
}


def _present(table: Table, uid: str) -> Table:  # it asks nobody who they are
    """Late spectators see the table as it is."""
    return table


def _open_to_all(table: Table, uid: str) -> bool:
    """Whoever comes may watch."""
    return True


class ShownWrongly:
    """What there is to see of a table, but for what a subclass changes; the real one may be compiled."""

    def __init__(self, *moment: Any) -> None:
        self._shown = Shown(*moment)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._shown, name)


class PresentSeats(ShownWrongly):
    """The seats of the table as it is, whatever moment is shown."""

    def seats(self, uid: str) -> tuple[bytes, ...]:
        caller: Any = sys._getframe(1)
        present = caller.f_locals.get("sight")
        return (self._shown if present is None else Shown(present.table, (0, 1), {})).seats(uid)


class HandsForAll(ShownWrongly):
    """Every spectator sees all hands."""

    def audiences(self, uid: str, **options: bool) -> list[Audience]:
        return [HANDS for _ in self._shown.audiences(uid, **options)]


TABLES: Final[dict[str, tuple[Any, str, Any, str]]] = {
    "the round that is played, to late spectators": (channels, "moment", _present, "late spectator"),
    "how far the round is, to late spectators": (channels, "Shown", PresentSeats, "late spectator"),
    "hands, to whoever may see what lies open": (channels, "Shown", HandsForAll, "public spectator"),
    "the game of a closed table": (Table, "may_watch", _open_to_all, "closed spectator"),
}


class Peeking(Bot):
    """Looks for the state in the frames of its callers, and decides by a rival's hand."""

    def choose(self, seen: Observation, limit: Limit = NO_LIMIT) -> int:
        frame: Any = sys._getframe()
        while frame is not None:
            for value in list(frame.f_locals.values()):
                if isinstance(value, Sight):
                    hands = [unpack(value.state.s[at.HAND + one]) for one in seen.rules.human_seats()]
                    hands = [
                        hand
                        for one, hand in zip(seen.rules.human_seats(), hands, strict=True)
                        if one != seen.seat
                    ]
                    return seen.legal_actions[hash(tuple(hands[0])) % len(seen.legal_actions)]
            frame = frame.f_back
        return seen.legal_actions[0]


def _plane(sight: Sight) -> bytes | None:
    """The array of the encoding, with a rival's cards in a plane more."""
    from wildcards.envs.encoding import encode_state

    if sight.seat is None or sight.seat == sight.state.rules.leo_seat:
        return None
    rival = (sight.seat + 1) % sight.state.rules.seats
    return bytes(encode_state(sight.state, sight.seat).tobytes()) + bytes(
        unpack(sight.state.s[at.HAND + rival])
    )


PLANE: Final = Channel("arrays with a plane more", "numbers for learners", _plane)
