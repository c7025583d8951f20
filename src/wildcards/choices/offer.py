"""What a seat is offered: every choice it has, what it openly costs and brings, or why it can't be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any, Final

from wildcards.choices.preview import can_draw, lost, outcome
from wildcards.choices.selection import bonus_for, is_double_bid, laid_for, missing, pool, wanted, without
from wildcards.engine.action import DONE, DRAW, is_swap, is_take, slot_of, swap, take, token
from wildcards.engine.card import EAGLE, NONE, REFILL, SPECIES, SPECIES_TOKENS, all_at_home, pack, value_of
from wildcards.engine.event import EventKind
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase, hides, is_sealed
from wildcards.engine.rules import EAGLE_BIDS, HABITAT_BONUS
from wildcards.engine.state import State
from wildcards.errors import ActionError
from wildcards.protocol.game import Asked, Choice, Reason

_PAYING: Final = (Phase.LAY, Phase.PAY)


def choices(state: State, seen: Observation) -> list[Choice]:
    """The choices of a seat that owes a step; none for others."""
    if seen.seat is None or not seen.legal_actions:
        return []
    return [_choice(state, seen, action) for action in _visible(seen)]


def asked(seen: Observation) -> Asked | None:
    """What the seat is asked; None while it owes nothing."""
    if seen.seat is None or not seen.legal_actions:
        return None
    if is_double_bid(seen):
        return Asked("eagle", EAGLE_BIDS)
    what: Any = seen.phase.name.lower()
    if seen.phase in _PAYING:
        return Asked(what, missing(seen), missing(seen))
    if seen.phase == Phase.DISCARD:
        return Asked(what, len(seen.hand))
    return Asked(what, 0 if seen.phase in (Phase.SWAP, Phase.TAKE) else 1)


def secret(seen: Observation) -> list[int]:
    """The seats for which nobody else may know whether they have decided."""
    return [seat for seat in seen.rules.human_seats() if hides(seen.phase, seen.leaders[EAGLE] == seat)]


def can_take_back(seen: Observation) -> bool:
    """Whether the last thing the seat saw is a step of its own in a secret decision that goes on."""
    if seen.seat is None or not is_sealed(seen.phase):
        return False
    return seen.history[-1][-1].kind == EventKind[seen.phase.name]


def _visible(seen: Observation) -> list[int]:
    """The actions a person may think of now, legal or not."""
    cards = sorted({*seen.hand, *(seen.sealed if seen.phase == Phase.BID else ())} - {REFILL})
    slots = [slot for slot, species in enumerate(seen.display) if species != NONE]
    if seen.phase == Phase.BID:
        actions = [*cards, REFILL, *([DONE] if seen.sealed else [])]
    elif seen.phase == Phase.TAKE:
        actions = [*[take(slot) for slot in slots], DONE]
    elif seen.phase == Phase.SWAP:
        assert seen.seat is not None
        own = [species for species in range(SPECIES) if seen.collections[seen.seat][species]]
        actions = [*[swap(species, slot) for species, slot in product(own, slots)], DONE]
    elif seen.phase in (Phase.REVEAL, Phase.KEEP):
        actions = list(seen.legal_actions)
    else:
        actions = cards
    return sorted({*actions, *seen.legal_actions})


def _choice(state: State, seen: Observation, action: int) -> Choice:
    assert seen.seat is not None
    if action not in seen.legal_actions:
        return Choice(token(action, seen.display), _reason(state, seen.seat, action))
    return offered(seen, action)


def offered(seen: Observation, action: int, picked: Sequence[int] = ()) -> Choice:
    """What an action that can be chosen costs and brings, with some cards of the decision already picked."""
    name = token(action, seen.display)
    if seen.phase in (Phase.BID, Phase.REVEAL) and action < REFILL:
        return _bid(seen, action, name)
    if seen.phase in _PAYING:
        return _payment(seen, action, name, picked)
    if is_take(action):
        return _take(seen, action, name)
    if is_swap(action):
        return _swap(seen, action, name)
    if seen.phase == Phase.TAKE:
        return _pass(seen, name)
    return Choice(name, draws=int(can_draw(seen))) if action == DRAW else Choice(name)


def _reason(state: State, seat: int, action: int) -> Reason:
    try:
        state.check(seat, action)
    except ActionError as error:
        return Reason(error.code, error.rule)
    raise AssertionError("an action that is not legal is refused")


def _bid(seen: Observation, card: int, name: str) -> Choice:
    """A bid: how many cards it will cost, and whether the rest of the hand can pay."""
    hand = [*seen.hand, *[other for other in seen.sealed if other != REFILL]]
    rest = without(hand, [card])
    owed = value_of(card) - 1
    reachable = bonus_for([card], rest, owed, seen.display)
    return Choice(
        name,
        owed=owed,
        payable=len(rest) >= owed,
        bonus=HABITAT_BONUS if reachable else 0,
        bonus_with=[SPECIES_TOKENS[species] for species in reachable],
    )


def _payment(seen: Observation, card: int, name: str, picked: Sequence[int]) -> Choice:
    """A card of a payment: whether the bonus stays within reach with it, in any order of picking."""
    laid = [*laid_for(seen), *picked, card]
    left = without(pool(seen, picked), [card])
    more = missing(seen) - len(picked) - 1
    reachable = bonus_for(laid, left, more, wanted(seen))
    return Choice(
        name,
        owed=more,
        bonus=HABITAT_BONUS if reachable else 0,
        bonus_with=[SPECIES_TOKENS[species] for species in reachable],
    )


def _take(seen: Observation, action: int, name: str) -> Choice:
    """An animal: its payment, the cheapest one and the one that brings the bonus, and leaders that move."""
    assert seen.seat is not None
    species = seen.display[slot_of(action)]
    owed = missing(seen)
    expected = outcome(seen, action)
    cheapest = best = None
    bonus = expected.bonus
    if owed > 0:
        cheapest = _lowest(seen.hand, owed)
        best = _at_home(seen, species, owed)
        bonus = HABITAT_BONUS if best else 0
    return Choice(
        name,
        owed=owed,
        bonus=bonus,
        cheapest=None if cheapest is None else _tokens(cheapest),
        best=None if best is None else _tokens(best),
        leaders=_leaders(expected.leaders),
        gain=expected.gain,
    )


def _lowest(hand: Iterable[int], owed: int) -> list[int]:
    """The cards of the lowest value, wild ones last, in card order."""
    return sorted(sorted(hand, key=lambda card: (value_of(card), card))[:owed])


def _at_home(seen: Observation, species: int, owed: int) -> list[int] | None:
    assert seen.seat is not None
    if not all_at_home(pack([seen.bids[seen.seat]]), species):
        return None
    fitting = [card for card in seen.hand if all_at_home(pack([card]), species)]
    return _lowest(fitting, owed) if len(fitting) >= owed else None


def _swap(seen: Observation, action: int, name: str) -> Choice:
    expected = outcome(seen, action)
    return Choice(name, leaders=_leaders(expected.leaders), gain=expected.gain)


def _pass(seen: Observation, name: str) -> Choice:
    expected = outcome(seen, DONE)
    return Choice(name, back=_tokens(expected.back), lost=_tokens(lost(seen, expected)), draws=expected.drawn)


def _leaders(moved: Sequence[tuple[int, int, int]]) -> dict[str, int | None]:
    return {SPECIES_TOKENS[species]: None if new == NONE else new for species, new, _ in moved}


def _tokens(cards: Sequence[int]) -> list[str]:
    return [token(card) for card in cards]
