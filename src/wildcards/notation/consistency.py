"""What must be true of a position that somebody wrote, so that a game can go on from it.

The engine trusts its State: a number out of its range would be an index into foreign memory, or a loop
without end. So whatever comes from outside is held against the rules as a whole: here what is true at any
time, in `standing` what lies on the table in each phase, and who owes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wildcards.engine import board as at
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
from wildcards.engine.rules import HABITAT_BONUS, HAND_LIMIT, LEO_CARDS
from wildcards.engine.state import State
from wildcards.errors import PositionError
from wildcards.notation.standing import check_standing

SINGLE_CARDS: Final = (at.BID, at.COVER, at.TURNED)
LEO_PILE: Final = LEO_CARDS + 1  # his refill card
# What Leo never has: (key, where, what stands there instead).
_NOT_LEOS: Final = (
    ("hands", at.HAND, 0),
    ("known", at.KNOWN, 0),
    ("covers", at.COVER, NONE),
    ("laid", at.LAID, 0),
    ("broke", at.BROKE, 0),
    ("points", at.POINTS, 0),
)


def check_position(state: State) -> None:
    """Raise PositionError, saying what is wrong, unless a game can go on from here."""
    _check_shuffles(state)
    check_table(state)


def check_table(state: State) -> None:
    """The same, without the numbers that count the shuffles of the past."""
    _check_single_cards(state)
    _check_hands(state)
    _check_habitats(state)
    _check_animals(state)
    _check_talisman(state)
    _check_leaders(state)
    _check_leo(state)
    check_standing(state)
    _check_points(state)
    _check_known(state)


def _check_shuffles(state: State) -> None:
    piles = state.s[at.LEO_PILES]
    low, high = (0, 0) if state.rules.leo_seat is None else (1, 1 + state.s[at.ROUND])
    if not low <= piles <= high:
        raise PositionError(f"leo_piles: expected {low} to {high} in round {state.s[at.ROUND]}, got {piles}")


def _check_single_cards(state: State) -> None:
    for seat in range(state.rules.seats):
        turned = state.s[at.TURNED + seat]
        if turned != DRAW and turned >= REFILL:
            raise PositionError(f"turned: expected a habitat card or ? of seat {seat}")


def _check_habitats(state: State) -> None:
    s = state.s
    cards = [*unpack(s[at.DISCARD]), *list(state.pile)[s[at.PILE_AT] :]]
    cards += [card for card in list(state.leo_pile)[s[at.LEO_AT] :] if card != REFILL]
    for seat in range(state.rules.seats):
        cards += unpack(s[at.HAND + seat]) + unpack(s[at.LAID + seat]) + unpack(s[at.BROKE + seat])
        cards += [s[where + seat] for where in SINGLE_CARDS if 0 <= s[where + seat] < REFILL]
    for card, expected in enumerate(state.rules.habitat_counts()):
        if cards.count(card) != expected:
            raise PositionError(f"expected {expected} × {CARD_TOKENS[card]} in all, got {cards.count(card)}")


def _check_hands(state: State) -> None:
    """No hand is too large, with what its seat laid and may get back."""
    s = state.s
    for seat in range(state.rules.seats):
        held = size(s[at.HAND + seat])
        if s[at.BID + seat] != NONE or state.phase == Phase.DISCARD:
            held += size(s[at.LAID + seat])
        held += len([card for card in _singles(state, seat) if card < REFILL])
        if seat != state.rules.leo_seat and held > HAND_LIMIT:
            raise PositionError(f"hands: expected {HAND_LIMIT} cards at the most, seat {seat} has {held}")


def _singles(state: State, seat: int) -> list[int]:
    return [card for where in SINGLE_CARDS if (card := state.s[where + seat]) != NONE]


def _check_animals(state: State) -> None:
    s = state.s
    rules = state.rules
    pile = list(state.animals)[s[at.ANIMALS_AT] :]
    to_come = rules.rounds - s[at.ROUND]
    if not 0 <= to_come < rules.rounds or len(pile) != to_come * rules.slots:
        raise PositionError(
            f"animals: the pile has {len(pile)} cards, which does not fit round {s[at.ROUND]}"
        )
    most = ANIMALS_A_SPECIES - (1 if is_balanced(rules) else 0)
    laid_out = 0
    for species in range(SPECIES):
        seen = s[at.BOX + species] + state.display.count(species) + sum(_counts(state, species))
        laid_out += seen
        if seen + pile.count(species) > most:
            raise PositionError(
                f"expected {most} × {SPECIES_NAMES[species]} at the most, got {seen + pile.count(species)}"
            )
    if laid_out != s[at.ROUND] * rules.slots:
        raise PositionError(
            f"expected {s[at.ROUND] * rules.slots} animals in display, collections and box"
            f" in round {s[at.ROUND]}, got {laid_out}"
        )
    for seat in range(rules.seats):
        size_of = sum([s[at.animal(seat, species)] for species in range(SPECIES)])
        if size_of > (rounds := _rounds_taken(state, seat)):
            raise PositionError(
                f"collections: expected {rounds} animals at the most, one a round, seat {seat} has {size_of}"
            )


def _rounds_taken(state: State, seat: int) -> int:
    """In how many rounds the seat can have taken an animal."""
    s = state.s
    is_done = state.phase == Phase.OVER or s[at.TOOK + seat] != NONE
    return s[at.ROUND] - (0 if is_done else 1)


def _counts(state: State, species: int) -> list[int]:
    """How many of the species each seat has."""
    return [state.s[at.animal(seat, species)] for seat in range(state.rules.seats)]


def _check_talisman(state: State) -> None:
    holder = state.s[at.TALISMAN]
    if not state.rules.talisman and (holder != NONE or state.s[at.USED]):
        raise PositionError(f"talisman: expected none in the 2020 edition, got {holder}")
    if state.rules.talisman and holder not in state.rules.human_seats():
        raise PositionError(f"talisman: expected one of the seats {state.rules.human_seats()}, got {holder}")


def _check_leaders(state: State) -> None:
    for species in range(SPECIES):
        owner = state.s[at.LEADER + species]
        counts = _counts(state, species)
        name = SPECIES_NAMES[species]
        if owner == NONE and any(counts) and state.s[at.ROUND] == 1:
            raise PositionError(f"leaders: the first to take one has that of the {name} in round 1")
        if owner != NONE and (counts[owner] == 0 or counts[owner] < max(counts)):
            raise PositionError(f"leaders: seat {owner} has not the most animals of the {name}")


def _check_leo(state: State) -> None:
    """Leo's pile holds his refill card, but while it is his bid and his pile was not renewed yet."""
    s = state.s
    leo = state.rules.leo_seat
    pile = list(state.leo_pile)[s[at.LEO_AT] :]
    if leo is None:
        if pile:
            raise PositionError("leo_pile: expected none without Leo")
        return
    for key, where, nothing in _NOT_LEOS:
        if s[where + leo] != nothing:
            raise PositionError(f"{key}: expected nothing of Leo's, seat {leo}")
    bids_refill = s[at.BID + leo] == REFILL
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


def _check_points(state: State) -> None:
    """Two for an animal, once all of it is paid for."""
    for seat in range(state.rules.seats):
        points = state.s[at.POINTS + seat]
        owes_payment = state.phase == Phase.PAY and seat in state.to_act
        most = HABITAT_BONUS * (_rounds_taken(state, seat) - (1 if owes_payment else 0))
        if points % HABITAT_BONUS or not 0 <= points <= most:
            raise PositionError(
                f"points: expected an even number up to {most} of seat {seat}, two an animal, got {points}"
            )


def _check_known(state: State) -> None:
    s = state.s
    for seat in range(state.rules.seats):
        held = [*unpack(s[at.HAND + seat]), *_face_down(state, seat)]
        for card in range(HABITAT_KINDS):
            if count(s[at.KNOWN + seat], card) > held.count(card):
                raise PositionError(f"known: seat {seat} does not hold as many {CARD_TOKENS[card]}")


def _face_down(state: State, seat: int) -> Iterable[int]:
    """The seat's cards that lie face down."""
    s = state.s
    is_active = s[at.ACTIVE] >> seat & 1
    if state.phase == Phase.BID or (state.phase == Phase.REVEAL and is_active):
        return s[at.BID + seat], s[at.COVER + seat]
    if state.phase == Phase.BREAK:
        return (s[at.TURNED + seat],)
    return unpack(s[at.LAID + seat]) if is_active and state.phase in (Phase.DISCARD, Phase.LAY) else ()
