"""What must be true of a position that somebody wrote, so that a game can go on from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wildcards.engine import board as at
from wildcards.engine.card import (
    ANIMALS_A_SPECIES,
    CARD_TOKENS,
    HABITAT_KINDS,
    HAND_LIMIT,
    NONE,
    REFILL,
    SPECIES,
    SPECIES_NAMES,
    count,
    unpack,
    value_of,
)
from wildcards.engine.legal import legal_mask
from wildcards.engine.phase import Phase
from wildcards.engine.state import State
from wildcards.errors import PositionError

SINGLE_CARDS: Final = (at.BID, at.COVER, at.TURNED)


def check_position(state: State) -> None:
    """Raise PositionError, saying what is wrong, unless a game can go on from here."""
    _check_habitats(state)
    _check_animals(state)
    _check_talisman(state)
    _check_leo(state)
    _check_known(state)
    _check_leaders(state)
    _check_owing(state)
    _check_phase(state)


def _check_habitats(state: State) -> None:
    s = state.s
    cards = [*unpack(s[at.DISCARD]), *list(state.pile), *[card for card in state.leo_pile if card != REFILL]]
    for seat in range(state.rules.seats):
        hand = unpack(s[at.HAND + seat])
        if len(hand) > HAND_LIMIT:
            raise PositionError(
                f"hands: expected {HAND_LIMIT} cards at the most, seat {seat} has {len(hand)}"
            )
        cards += hand + unpack(s[at.LAID + seat]) + unpack(s[at.BROKE + seat])
        cards += [s[where + seat] for where in SINGLE_CARDS if 0 <= s[where + seat] < REFILL]
    for card, expected in enumerate(state.rules.habitat_counts()):
        if cards.count(card) != expected:
            raise PositionError(f"expected {expected} × {CARD_TOKENS[card]} in all, got {cards.count(card)}")


def _check_animals(state: State) -> None:
    s = state.s
    rounds = state.rules.rounds - s[at.ROUND]
    if not 0 <= rounds < state.rules.rounds or len(state.animals) != rounds * state.rules.slots:
        raise PositionError(
            f"animals: the pile has {len(state.animals)} cards, which does not fit round {s[at.ROUND]}"
        )
    for species in range(SPECIES):
        seen = s[at.BOX + species] + state.display.count(species) + list(state.animals).count(species)
        seen += sum(s[at.animal(seat, species)] for seat in range(state.rules.seats))
        if seen > ANIMALS_A_SPECIES:
            raise PositionError(
                f"expected {ANIMALS_A_SPECIES} × {SPECIES_NAMES[species]} at the most, got {seen}"
            )


def _check_talisman(state: State) -> None:
    holder = state.s[at.TALISMAN]
    if not state.rules.talisman and holder != NONE:
        raise PositionError(f"talisman: expected none in the 2020 edition, got {holder}")
    if state.rules.talisman and holder not in state.rules.human_seats():
        raise PositionError(f"talisman: expected one of the seats {state.rules.human_seats()}, got {holder}")


def _check_leo(state: State) -> None:
    """Leo's pile holds his refill card, but while it is his bid and his pile was not renewed yet."""
    leo = state.rules.leo_seat
    pile = list(state.leo_pile)
    if leo is None:
        if pile:
            raise PositionError("leo_pile: expected none without Leo")
        return
    is_out = state.s[at.BID + leo] == REFILL and state.phase in (Phase.REVEAL, Phase.SWAP, Phase.DISCARD)
    if pile.count(REFILL) != (0 if is_out else 1) or len(pile) > 6:
        raise PositionError(
            "leo_pile: expected up to five cards and Leo's R, unless it is his bid and not renewed"
        )


def _check_known(state: State) -> None:
    s = state.s
    for seat in range(state.rules.seats):
        for card in range(HABITAT_KINDS):
            held = count(s[at.HAND + seat], card) + count(s[at.LAID + seat], card)
            held += [s[where + seat] for where in SINGLE_CARDS].count(card)
            if count(s[at.KNOWN + seat], card) > held:
                raise PositionError(f"known: seat {seat} does not hold as many {CARD_TOKENS[card]}")


def _check_leaders(state: State) -> None:
    s = state.s
    for species in range(SPECIES):
        owner = s[at.LEADER + species]
        counts = [s[at.animal(seat, species)] for seat in range(state.rules.seats)]
        if owner != NONE and (counts[owner] == 0 or counts[owner] < max(counts)):
            raise PositionError(
                f"leaders: seat {owner} has not the most animals of the {SPECIES_NAMES[species]}"
            )


def _check_owing(state: State) -> None:
    """Somebody owes a step and has a legal one, unless the game is over."""
    if state.phase == Phase.OVER:
        if state.to_act:
            raise PositionError("owes: expected nobody, as the game is over")
        return
    if not state.to_act:
        raise PositionError(f"owes: expected a seat that owes a step in phase {state.phase.name}")
    active = _seats(state, at.ACTIVE)
    for seat in state.to_act:
        if seat not in active or seat == state.rules.leo_seat:
            raise PositionError(f"owes: seat {seat} has no part in phase {state.phase.name}")


def _check_phase(state: State) -> None:
    check = _PHASES.get(state.phase)
    if check is not None:
        check(state)
    for seat in state.to_act:
        if legal_mask(state, seat) <= 0:
            raise PositionError(f"owes: seat {seat} has no legal step in phase {state.phase.name}")


def _seats(state: State, where: int) -> list[int]:
    return [seat for seat in range(state.rules.seats) if state.s[where] >> seat & 1]


def _check_bids(state: State) -> None:
    if _seats(state, at.ACTIVE) != state.rules.human_seats():
        raise PositionError(f"active: expected the seats {state.rules.human_seats()} in phase BID")
    for seat in state.rules.human_seats():
        if seat not in state.to_act and state.s[at.BID + seat] == NONE:
            raise PositionError(f"bids: seat {seat} owes no bid and has none")


def _check_single(state: State) -> int:
    """The one seat that owes a step, in a phase of one."""
    if len(state.to_act) != 1 or _seats(state, at.ACTIVE) != list(state.to_act):
        raise PositionError(f"owes: expected one seat in phase {state.phase.name}, got {list(state.to_act)}")
    return state.to_act[0]


def _check_reveal(state: State) -> None:
    seat = _check_single(state)
    if state.s[at.BID + seat] == NONE or state.s[at.COVER + seat] == NONE:
        raise PositionError(f"covers: expected two cards laid by seat {seat} in phase REVEAL")


def _check_swap(state: State) -> None:
    seat = _check_single(state)
    if state.s[at.BID + seat] != REFILL:
        raise PositionError(f"bids: expected R of seat {seat} in phase SWAP")


def _check_discard(state: State) -> None:
    for seat in _seats(state, at.ACTIVE):
        if state.s[at.BID + seat] != REFILL:
            raise PositionError(f"bids: expected R of seat {seat} in phase DISCARD")


def _check_bid_of(state: State, seat: int) -> None:
    bid = state.s[at.BID + seat]
    if not 0 <= bid < REFILL or value_of(bid) != state.s[at.VALUE]:
        raise PositionError(f"bids: expected a bid of value {state.s[at.VALUE]} of seat {seat}")


def _check_take(state: State) -> None:
    _check_bid_of(state, _check_single(state))


def _check_pay(state: State) -> None:
    seat = _check_single(state)
    _check_bid_of(state, seat)
    if state.s[at.TOOK + seat] == NONE or state.missing(seat) < 1:
        raise PositionError(f"took: expected an animal that seat {seat} has still to pay for")


def _check_contest(state: State) -> None:
    """Two or more seats of one value contest a tie."""
    contenders = [seat for seat in range(state.rules.seats) if state.s[at.RANK + seat] != NONE]
    if len(contenders) < 2 or not set(_seats(state, at.ACTIVE)) <= set(contenders):
        raise PositionError(
            f"ranks: expected two or more seats that contest a tie in phase {state.phase.name}"
        )
    for seat in contenders:
        _check_bid_of(state, seat)


def _check_lay(state: State) -> None:
    _check_contest(state)
    for seat in state.to_act:
        if state.missing(seat) < 1:
            raise PositionError(f"laid: seat {seat} has nothing more to pay in phase LAY")


def _check_break(state: State) -> None:
    _check_contest(state)
    if state.rules.talisman or not state.s[at.EQUAL]:
        raise PositionError("equal: expected equal sums of the 2020 edition in phase BREAK")


def _check_keep(state: State) -> None:
    seat = _check_single(state)
    if not 0 <= state.s[at.BID + seat] < REFILL:
        raise PositionError(f"bids: expected a habitat card of seat {seat} in phase KEEP")


_PHASES: Final[dict[Phase, Callable[[State], object]]] = {
    Phase.BID: _check_bids,
    Phase.REVEAL: _check_reveal,
    Phase.SWAP: _check_swap,
    Phase.DISCARD: _check_discard,
    Phase.LAY: _check_lay,
    Phase.BREAK: _check_break,
    Phase.TAKE: _check_take,
    Phase.PAY: _check_pay,
    Phase.KEEP: _check_keep,
}
