"""Rewriting what somebody cannot know, without the engine's observation, memory or determinization.

`redeal` takes a true state apart and changes everything hidden from one audience: the unknown cards of the
other hands, Leo's pile, both draw piles, the removed animals, the shuffles to come, face-down cards and the
very number of sealed steps, and all that the log holds of these. Nothing that the audience is shown may then
differ. It knows no more about the engine than where a board's numbers are and how a step is taken.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

from wildcards.engine import board as at
from wildcards.engine.action import DRAW
from wildcards.engine.card import NONE, REFILL, pack, unpack
from wildcards.engine.chance import SeededChance
from wildcards.engine.deal import Decks
from wildcards.engine.event import Event, EventKind, RoundLog
from wildcards.engine.phase import Phase
from wildcards.engine.state import State

SEALED: Final = (Phase.BID, Phase.DISCARD, Phase.LAY, Phase.BREAK)
SEALED_STEPS: Final = (EventKind.BID, EventKind.DISCARD, EventKind.LAY, EventKind.BREAK)


def redeal(state: State, audience: int | None, chooser: random.Random) -> State:
    """Another state that looks the same to this seat (None: a spectator)."""
    own, others = _split(state, audience)
    return _rewritten(state, own, others, chooser)


def redraw(state: State, chooser: random.Random) -> State:
    """Another state with the same hands and other cards to come: it looks the same to who sees all hands."""
    return _rewritten(state, NONE, [], chooser)


def _split(state: State, audience: int | None) -> tuple[int, list[int]]:
    """The seat whose cards this audience sees, or -1, and the seats whose cards it doesn't."""
    own = NONE if audience is None or audience == state.rules.leo_seat else audience
    return own, [seat for seat in state.rules.human_seats() if seat != own]


def _rewritten(state: State, own: int, others: list[int], chooser: random.Random) -> State:
    rules = state.rules
    s = list(state.s)
    coverer = _take_up(s, state.phase, others)
    pile, leo_pile = _deal_habitats(state, s, others, chooser)
    animals, removed = _deal_animals(state, chooser)
    if coverer != NONE:
        _cover(s, coverer, chooser)
    for where in (at.PILE_AT, at.ANIMALS_AT, at.LEO_AT):
        s[where] = 0
    decks = Decks.of(_shuffled(range(46), chooser), _shuffled(animals, chooser), removed)
    chance = SeededChance(chooser.randbytes(32))
    other = State(rules, chance, decks, *[at.numbers(values) for values in (s, pile, animals, leo_pile)])
    other.past = tuple([RoundLog(_retold(log.events, own, chooser)) for log in state.past])
    other.log = list(_retold(tuple(state.log), own, chooser))
    if state.phase in SEALED:
        _act_in_secret(other, others, chooser)
    return other


def hidden_habitats(state: State, audience: int | None) -> Counter[int]:
    """The habitat cards the audience can place nowhere: those `redeal` deals again."""
    _, others = _split(state, audience)
    s = list(state.s)
    _take_up(s, state.phase, others)
    hidden = Counter(list(state.pile)[s[at.PILE_AT] :])
    hidden.update([card for card in list(state.leo_pile)[s[at.LEO_AT] :] if card != REFILL])
    for seat in others:
        hidden.update(_unknown(s, seat))
    return hidden


# --- face-down cards come back to hand


def _take_up(s: list[int], phase: Phase, others: list[int]) -> int:
    """Undo everything the others did in secret; return which of them has to cover two cards again, or -1."""
    coverer = NONE
    for seat in others:
        if phase == Phase.BID:
            _back(s, seat, at.BIDS)
            _back(s, seat, at.COVER)
        elif phase == Phase.REVEAL and s[at.COVER + seat] != NONE:
            _back(s, seat, at.BIDS)
            _back(s, seat, at.COVER)
            coverer = seat
        elif not s[at.ACTIVE] >> seat & 1:
            continue
        elif phase in (Phase.DISCARD, Phase.LAY):
            s[at.HAND + seat] += s[at.LAID + seat]
            s[at.LAID + seat] = s[at.LAST + seat] = 0
        elif phase == Phase.BREAK:
            _back(s, seat, at.TURNED)
        if phase in SEALED:
            s[at.OWES] |= 1 << seat
    return coverer


def _back(s: list[int], seat: int, where: int) -> None:
    if 0 <= s[where + seat] < REFILL:
        s[at.HAND + seat] += pack([s[where + seat]])
    s[where + seat] = NONE


def _cover(s: list[int], seat: int, chooser: random.Random) -> None:
    first, second = sorted(chooser.sample([*unpack(s[at.HAND + seat]), REFILL], 2))
    s[at.BIDS + seat], s[at.COVER + seat] = first, second
    s[at.HAND + seat] -= pack([card for card in (first, second) if card != REFILL])


def _act_in_secret(state: State, others: list[int], chooser: random.Random) -> None:
    """Let others take some of their sealed steps, as long as that does not end the phase."""
    order = _shuffled(others, chooser)
    for seat in order[: chooser.randint(0, len(order))]:
        for _ in range(chooser.choice((1, 1, 2, 10))):
            if seat not in state.to_act:
                break
            action = chooser.choice(state.legal_actions(seat))
            trial = state.copy()
            trial.apply(seat, action)
            if trial.phase != state.phase or len(trial.log) != len(state.log) + 1:
                return
            state.apply(seat, action)


# --- dealing


def _unknown(s: list[int], seat: int) -> list[int]:
    """The cards in a seat's hand that nobody else knows."""
    return list((Counter(unpack(s[at.HAND + seat])) - Counter(unpack(s[at.KNOWN + seat]))).elements())


def _deal_habitats(
    state: State, s: list[int], others: list[int], chooser: random.Random
) -> tuple[list[int], list[int]]:
    """Deal the hidden cards into the others' hands; return the draw pile and Leo's pile."""
    pile = list(state.pile)[s[at.PILE_AT] :]
    leo_pile = list(state.leo_pile)[s[at.LEO_AT] :]
    has_refill = REFILL in leo_pile
    cards = [*pile, *[card for card in leo_pile if card != REFILL]]
    for seat in others:
        cards += _unknown(s, seat)
    chooser.shuffle(cards)
    for seat in sorted(others, key=lambda seat: seat not in state.to_act):
        hand = unpack(s[at.KNOWN + seat])
        if state.phase == Phase.PAY and seat in state.to_act:
            _deal_payment(s, seat, hand, cards)
        while len(hand) < len(unpack(s[at.HAND + seat])):
            hand.append(cards.pop())
        s[at.HAND + seat] = pack(hand)
    leo_pile = [cards.pop() for _ in range(len(leo_pile) - has_refill)]
    if has_refill:
        leo_pile.insert(chooser.randint(0, len(leo_pile)), REFILL)
    assert len(cards) == len(pile)
    return cards, leo_pile


def _deal_payment(s: list[int], seat: int, hand: list[int], cards: list[int]) -> None:
    """Payments are laid in card order, so everybody knows that the seat can finish the one it has begun."""
    missing = s[at.VALUE] - 1 - len(unpack(s[at.LAID + seat]))
    while len([card for card in hand if card >= s[at.LAST + seat]]) < missing:
        higher = [card for card in cards if card >= s[at.LAST + seat]]
        cards.remove(higher[0])
        hand.append(higher[0])


def _deal_animals(state: State, chooser: random.Random) -> tuple[list[int], list[int]]:
    """The animal pile, and the animals removed before the game."""
    assert state.decks is not None
    to_come = list(state.animals)[state.s[at.ANIMALS_AT] :]
    known = (
        list(range(6)) if state.rules.seats == 3 and state.rules.three_player_removal == "balanced" else []
    )
    removed = list((Counter(state.decks.removed) - Counter(known)).elements())
    both = _shuffled([*to_come, *removed], chooser)
    return both[: len(to_come)], [*known, *both[len(to_come) :]]


def _shuffled(values: list[int] | range, chooser: random.Random) -> list[int]:
    return chooser.sample(values, len(values))


# --- the log


def _retold(events: tuple[Event, ...], own: int, chooser: random.Random) -> tuple[Event, ...]:
    """The events, with everything replaced that only others saw, or nobody."""
    told: list[Event] = []
    for event in events:
        if event.kind in SEALED_STEPS and event.seat != own:
            for _ in range(chooser.randint(0, 2)):
                told.append(Event(chooser.choice(SEALED_STEPS), event.seat, chooser.choice((0, 7, 15, DRAW))))
        elif event.kind == EventKind.DREW and event.seat != own:
            told.append(Event(event.kind, event.seat, chooser.randrange(REFILL)))
        elif event.kind in (EventKind.RESHUFFLED, EventKind.LEO_PILE):
            cards = tuple([chooser.randrange(REFILL) for _ in event.cards])
            told.append(Event(event.kind, event.seat, event.what, cards))
        else:
            told.append(event)
    return tuple(told)
