"""What must be true of a position that somebody wrote, so that a game can continue from it.

The engine trusts its State: a number out of its range would be an index into foreign memory, or a loop
without end. So whatever comes from outside is checked against all the rules: here what is always true, in
`standing` what is on the table in each phase, and who owes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wildcards.engine.action import DRAW
from wildcards.engine.card import (
    ANIMALS_A_SPECIES,
    CARD_TOKENS,
    HABITAT_KINDS,
    NONE,
    REFILL,
    SPECIES,
    SPECIES_NAMES,
    count,
    size,
    unpack,
)
from wildcards.engine.deal import is_balanced
from wildcards.engine.phase import Phase
from wildcards.engine.position import Position, position_of
from wildcards.engine.rules import HABITAT_BONUS, HAND_LIMIT, LEO_CARDS
from wildcards.engine.state import State
from wildcards.errors import PositionError
from wildcards.notation.phase_checks import check_standing

LEO_PILE: Final = LEO_CARDS + 1  # his refill card
# What Leo never has: (key, what is there instead).
_NOT_LEOS: Final = (
    ("hands", 0),
    ("known", 0),
    ("covers", NONE),
    ("laid", 0),
    ("broke", 0),
    ("points", 0),
)


def check_position(state: State) -> None:
    """Raise PositionError, saying what is wrong, unless a game can continue from here."""
    p = position_of(state)
    _check_shuffles(state, p)
    _check_table(state, p)


def check_table(state: State) -> None:
    """The same, without the numbers that count the shuffles of the past."""
    _check_table(state, position_of(state))


def _check_table(state: State, p: Position) -> None:
    _check_single_cards(state, p)
    _check_hands(state, p)
    _check_habitats(state, p)
    _check_animals(state, p)
    _check_talisman(state, p)
    _check_leaders(state, p)
    _check_leo(state, p)
    check_standing(state, p)
    _check_points(state, p)
    _check_known(state, p)


def _check_shuffles(state: State, p: Position) -> None:
    piles = p.leo_piles
    low, high = (0, 0) if state.rules.leo_seat is None else (1, 1 + p.round)
    if not low <= piles <= high:
        raise PositionError(f"leo_piles: expected {low} to {high} in round {p.round}, got {piles}")


def _check_single_cards(state: State, p: Position) -> None:
    for seat in range(state.rules.seats):
        turned = p.turned[seat]
        if turned != DRAW and turned >= REFILL:
            raise PositionError(f"turned: expected a habitat card or ? for seat {seat}")


def _check_habitats(state: State, p: Position) -> None:
    cards = [*unpack(p.discard), *p.pile]
    cards += [card for card in p.leo_pile if card != REFILL]
    for seat in range(state.rules.seats):
        cards += unpack(p.hands[seat]) + unpack(p.laid[seat]) + unpack(p.broke[seat])
        cards += [card for card in _singles(p, seat) if card < REFILL]
    for card, expected in enumerate(state.rules.habitat_counts()):
        if cards.count(card) != expected:
            raise PositionError(f"expected {expected} × {CARD_TOKENS[card]} in all, got {cards.count(card)}")


def _check_hands(state: State, p: Position) -> None:
    """No hand is too large, with what its seat laid and may get back."""
    for seat in range(state.rules.seats):
        held = size(p.hands[seat])
        if p.bids[seat] != NONE or state.phase == Phase.DISCARD:
            held += size(p.laid[seat])
        held += len([card for card in _singles(p, seat) if card < REFILL])
        if seat != state.rules.leo_seat and held > HAND_LIMIT:
            raise PositionError(f"hands: expected at most {HAND_LIMIT} cards, but seat {seat} has {held}")


def _singles(p: Position, seat: int) -> list[int]:
    return [card for card in (p.bids[seat], p.covers[seat], p.turned[seat]) if card != NONE]


def _check_animals(state: State, p: Position) -> None:
    rules = state.rules
    pile = p.animals
    to_come = rules.rounds - p.round
    if not 0 <= to_come < rules.rounds or len(pile) != to_come * rules.slots:
        raise PositionError(f"animals: the pile has {len(pile)} cards, which does not fit round {p.round}")
    most = ANIMALS_A_SPECIES - (1 if is_balanced(rules) else 0)
    laid_out = 0
    for species in range(SPECIES):
        seen = p.box[species] + state.display.count(species) + sum(_counts(state, p, species))
        laid_out += seen
        if seen + pile.count(species) > most:
            raise PositionError(
                f"expected at most {most} × {SPECIES_NAMES[species]}, got {seen + pile.count(species)}"
            )
    if laid_out != p.round * rules.slots:
        raise PositionError(
            f"expected {p.round * rules.slots} animals in display, collections and box"
            f" in round {p.round}, got {laid_out}"
        )
    for seat in range(rules.seats):
        size_of = sum([p.collections[seat][species] for species in range(SPECIES)])
        if size_of > (rounds := _rounds_taken(state, p, seat)):
            raise PositionError(
                f"collections: expected at most {rounds} animals, one per round, seat {seat} has {size_of}"
            )


def _rounds_taken(state: State, p: Position, seat: int) -> int:
    """In how many rounds the seat can have taken an animal."""
    is_done = state.phase == Phase.OVER or p.took[seat] != NONE
    return p.round - (0 if is_done else 1)


def _counts(state: State, p: Position, species: int) -> list[int]:
    """How many of the species each seat has."""
    return [p.collections[seat][species] for seat in range(state.rules.seats)]


def _check_talisman(state: State, p: Position) -> None:
    holder = p.talisman
    if not state.rules.talisman and (holder != NONE or p.used):
        raise PositionError(f"talisman: expected none in the 2020 edition, got {holder}")
    if state.rules.talisman and holder not in state.rules.human_seats():
        raise PositionError(f"talisman: expected one of the seats {state.rules.human_seats()}, got {holder}")


def _check_leaders(state: State, p: Position) -> None:
    for species in range(SPECIES):
        owner = p.leaders[species]
        counts = _counts(state, p, species)
        name = SPECIES_NAMES[species]
        if owner == NONE and any(counts) and p.round == 1:
            raise PositionError(f"leaders: whoever took the first {name} in round 1 has its leader")
        if owner != NONE and (counts[owner] == 0 or counts[owner] < max(counts)):
            raise PositionError(f"leaders: seat {owner} does not have the most animals of the {name}")


def _check_leo(state: State, p: Position) -> None:
    """Leo's pile holds his refill card, except while it is his bid and his pile has not been renewed yet."""
    leo = state.rules.leo_seat
    pile = p.leo_pile
    if leo is None:
        if pile:
            raise PositionError("leo_pile: expected none without Leo")
        return
    for key, nothing in _NOT_LEOS:
        if getattr(p, key)[leo] != nothing:
            raise PositionError(f"{key}: expected nothing for Leo, seat {leo}")
    bids_refill = p.bids[leo] == REFILL
    is_out = bids_refill and state.phase in (Phase.REVEAL, Phase.SWAP, Phase.DISCARD)
    # Before his bid is turned over all of it may be there, later one card is gone, unless it was renewed.
    most = LEO_PILE if state.phase in (Phase.BID, Phase.OVER) or bids_refill else LEO_PILE - 1
    if is_out:
        right = pile.count(REFILL) == 0 and len(pile) < LEO_PILE
    else:
        renewed = bids_refill and state.phase != Phase.BID
        right = pile.count(REFILL) == 1 and (len(pile) == LEO_PILE if renewed else len(pile) <= most)
    if not right:
        raise PositionError(
            "leo_pile: expected up to five cards and Leo's R, unless it is his bid and not renewed"
        )


def _check_points(state: State, p: Position) -> None:
    """Two per animal, once it is fully paid for."""
    for seat in range(state.rules.seats):
        points = p.points[seat]
        owes_payment = state.phase == Phase.PAY and seat in state.to_act
        most = HABITAT_BONUS * (_rounds_taken(state, p, seat) - (1 if owes_payment else 0))
        if points % HABITAT_BONUS or not 0 <= points <= most:
            raise PositionError(
                f"points: expected an even number up to {most} for seat {seat}, two per animal, got {points}"
            )


def _check_known(state: State, p: Position) -> None:
    for seat in range(state.rules.seats):
        held = [*unpack(p.hands[seat]), *_face_down(state, p, seat)]
        for card in range(HABITAT_KINDS):
            if count(p.known[seat], card) > held.count(card):
                raise PositionError(f"known: seat {seat} does not hold as many {CARD_TOKENS[card]}")


def _face_down(state: State, p: Position, seat: int) -> Iterable[int]:
    """The seat's face-down cards."""
    is_active = seat in p.active
    if state.phase == Phase.BID or (state.phase == Phase.REVEAL and is_active):
        return p.bids[seat], p.covers[seat]
    if state.phase == Phase.BREAK:
        return (p.turned[seat],)
    return unpack(p.laid[seat]) if is_active and state.phase in (Phase.DISCARD, Phase.LAY) else ()
