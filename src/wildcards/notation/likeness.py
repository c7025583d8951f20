"""Whether an observation that somebody wrote could come from a game: some State looks like this to its seat.

First the parts of a State have to add up; then one is made, checked against the rules, and observed.
"""

from __future__ import annotations

from random import Random

from wildcards.engine.action import DRAW
from wildcards.engine.card import (
    ANIMALS_A_SPECIES,
    CARD_TOKENS,
    HABITAT_KINDS,
    NONE,
    REFILL,
    SPECIES,
    SPECIES_NAMES,
)
from wildcards.engine.deal import is_balanced
from wildcards.engine.determinize import determinize
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.errors import ObservationError, PositionError
from wildcards.notation.consistency import check_table


def check_observation(seen: Observation, where: str) -> None:
    """Raise ObservationError unless a game can look like this to its seat. Its history is not looked at."""
    try:
        _check_turn(seen)
        _check_own(seen)
        _check_habitats(seen)
        _check_animals(seen)
        _check_payment(seen)
        state = determinize(seen, Random(0), log=False, memory=False)
        check_table(state)
        _compare(seen, state.observe(seen.seat))
    except PositionError as error:
        raise ObservationError(f"{where}: {error}") from None


def _compare(given: Observation, right: Observation) -> None:
    for name, value in zip(Observation._fields, right, strict=True):
        there = getattr(given, name)
        if name != "history" and there != value:
            raise PositionError(f"{name}: expected {value} from the rest of it, got {there}")


def _own(seen: Observation) -> int:
    """The seat whose hand is seen, or -1."""
    return NONE if seen.seat is None or seen.seat == seen.rules.leo_seat else seen.seat


def _check_turn(seen: Observation) -> None:
    for name in ("to_act", "swapped", "equal", "queue"):
        seats = getattr(seen, name)
        if len(set(seats)) != len(seats):
            raise PositionError(f"{name}: expected each seat once, got {list(seats)}")
    if (len(seen.to_act) == 0) != (seen.phase == Phase.OVER) or seen.rules.leo_seat in seen.to_act:
        raise PositionError(
            f"to_act: expected those who owe a step in phase {seen.phase.name}, got {seen.to_act}"
        )


def _check_own(seen: Observation) -> None:
    """What only its owner can see, and in a phase in which it can be."""
    if _own(seen) == NONE and (seen.hand or seen.sealed):
        raise PositionError("hand, sealed: expected no cards, as this is no player's view")
    if seen.phase in (Phase.BID, Phase.REVEAL):
        most, highest = 2, REFILL
    elif seen.phase == Phase.BREAK:
        most, highest = 1, DRAW
    elif seen.phase in (Phase.DISCARD, Phase.LAY):
        most, highest = len(seen.sealed), REFILL - 1
    else:
        most = highest = 0
    if len(seen.sealed) > most or any(card > highest for card in seen.sealed):
        raise PositionError(f"sealed: expected no such cards in phase {seen.phase.name}")
    if seen.phase in (Phase.DISCARD, Phase.LAY) and list(seen.sealed) != sorted(seen.sealed):
        raise PositionError("sealed: expected cards in card order")


def _visible(seen: Observation) -> list[int]:
    """All habitat cards that the observer sees or knows to be held."""
    own = _own(seen)
    cards = [*seen.discard, *seen.hand, *[card for card in seen.sealed if card < REFILL]]
    for seat in range(seen.rules.seats):
        cards += [*seen.payments[seat], *seen.breaks[seat], *(() if seat == own else seen.known[seat])]
    return cards + [bid for bid in seen.bids if NONE < bid < REFILL]


def _check_habitats(seen: Observation) -> None:
    """Every card is somewhere, and there are as many places for unseen cards as there are unseen cards."""
    visible = _visible(seen)
    unseen = 0
    for card, number in enumerate(seen.rules.habitat_counts()):
        if visible.count(card) > number:
            raise PositionError(f"expected {number} × {CARD_TOKENS[card]} in all, got {visible.count(card)}")
        unseen += number - visible.count(card)
    places = seen.pile_size + _leo_cards(seen)
    for seat in range(seen.rules.seats):
        if seat == seen.rules.leo_seat and (seen.hand_sizes[seat] or seen.known[seat]):
            raise PositionError("hand_sizes: expected none for Leo")
        if seen.hand_sizes[seat] < len(seen.known[seat]):
            raise PositionError(f"hand_sizes: expected at least those of known, but seat {seat} has fewer")
        if seat not in (_own(seen), seen.rules.leo_seat):
            places += seen.hand_sizes[seat] - len(seen.known[seat])
    if places != unseen:
        raise PositionError(f"expected {unseen} unseen cards in hands and piles, got {places}")


def _leo_cards(seen: Observation) -> int:
    """How many habitat cards Leo's pile holds."""
    leo = seen.rules.leo_seat
    if leo is None:
        return 0
    is_out = seen.bids[leo] == REFILL and seen.phase in (Phase.REVEAL, Phase.SWAP, Phase.DISCARD)
    return seen.leo_pile_size if is_out else max(0, seen.leo_pile_size - 1)


def _check_animals(seen: Observation) -> None:
    total = 0
    for species in range(SPECIES):
        left = ANIMALS_A_SPECIES - (1 if is_balanced(seen.rules) else 0)
        left -= seen.box[species] + seen.display.count(species)
        left -= sum([collection[species] for collection in seen.collections])
        if left < 0:
            raise PositionError(f"expected at most {ANIMALS_A_SPECIES} × {SPECIES_NAMES[species]}")
        total += left
    if total < seen.animals_left:
        raise PositionError(f"animals_left: expected at most {total}, got {seen.animals_left}")


def _check_payment(seen: Observation) -> None:
    """Whoever is in the middle of paying can finish; whoever has two cards face down does hold them."""
    if seen.phase not in (Phase.PAY, Phase.REVEAL):
        return
    seat = seen.to_act[0]
    if seen.phase == Phase.REVEAL:
        if not seen.hand_sizes[seat]:
            raise PositionError(f"hand_sizes: expected face-down cards for seat {seat} in phase REVEAL")
        return
    last = max(seen.payments[seat], default=0)
    if seat == _own(seen):
        enough = len([card for card in seen.hand if card >= last])
    else:
        hidden = seen.hand_sizes[seat] - len(seen.known[seat])
        unseen = [
            number - _visible(seen).count(card) for card, number in enumerate(seen.rules.habitat_counts())
        ]
        enough = len([card for card in seen.known[seat] if card >= last])
        enough += min(hidden, sum(unseen[last:HABITAT_KINDS]))
    if enough < seen.value - 1 - len(seen.payments[seat]):
        raise PositionError(f"payments: seat {seat} cannot finish paying")
