"""What must be true of every state, and of what everybody is shown."""

from __future__ import annotations

from collections import Counter
from typing import Final

from strategies import all_animals, all_habitats

from wildcards.engine import board as at
from wildcards.engine.card import NONE, REFILL, SPECIES, unpack
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.engine.rules import HAND_LIMIT, Rules
from wildcards.engine.state import State

ANIMALS_LEFT: Final = {3: 28, 4: 36, 5: 40}
ALL_ANIMALS: Final = [species for species in range(SPECIES) for _ in range(7)]
ROUNDS: Final = {3: 14, 4: 12, 5: 10}


def habitat_deck(rules: Rules) -> list[int]:
    """The 46 habitat cards of these rules, in card order."""
    counts = [*rules.value_counts, *rules.value_counts, *rules.value_counts, 1, 1, 1, 1]
    return [card for card, number in enumerate(counts) for _ in range(number)]


def check_cards(state: State) -> None:
    assert all_habitats(state) == habitat_deck(state.rules)
    assert state.decks is not None
    animals = all_animals(state)
    assert len(animals) == ANIMALS_LEFT[state.rules.seats]
    assert sorted([*animals, *state.decks.removed]) == ALL_ANIMALS


def check_hands(state: State) -> None:
    s = state.s
    for seat in range(state.rules.seats):
        held = unpack(s[at.HAND + seat]) + face_down(state, seat)
        assert len(held) <= HAND_LIMIT
        for card in unpack(s[at.KNOWN + seat]):
            held.remove(card)
        if seat == state.rules.leo_seat:
            assert not held


def face_down(state: State, seat: int) -> list[int]:
    """The habitat cards laid by the seat that nobody else has seen."""
    s = state.s
    if state.phase == Phase.BID or (state.phase == Phase.REVEAL and seat in state.to_act):
        down = [s[at.BIDS + seat], s[at.COVER + seat]]
    elif state.phase == Phase.BREAK:
        down = [s[at.TURNED + seat]]
    elif state.phase in (Phase.DISCARD, Phase.LAY) and s[at.ACTIVE] >> seat & 1:
        down = unpack(s[at.LAID + seat])
    else:
        down = []
    return [card for card in down if 0 <= card < REFILL]


def check_leaders(state: State) -> None:
    s = state.s
    for species in range(SPECIES):
        counts = [s[at.animal(seat, species)] for seat in range(state.rules.seats)]
        owner = s[at.LEADER + species]
        if owner != NONE:
            assert counts[owner] >= 1
            assert counts[owner] == max(counts)


def check_turn(state: State) -> None:
    rules = state.rules
    assert 1 <= state.round <= ROUNDS[rules.seats]
    assert state.is_over == (state.phase == Phase.OVER) == (state.to_act == ())
    assert rules.leo_seat not in state.to_act
    assert list(state.to_act) == sorted(set(state.to_act))
    talisman = state.s[at.TALISMAN]
    assert talisman in rules.human_seats() if rules.edition == "2022" else talisman == NONE
    for seat in range(rules.seats):
        points = state.s[at.POINTS + seat]
        assert points >= 0
        assert points % 2 == 0
        assert points <= 2 * state.round


def check_sums(seen: Observation) -> None:
    """The public numbers add up as well: nobody can count a card that is not there."""
    rules = seen.rules
    habitats = seen.pile_size + len(seen.discard) + sum(seen.hand_sizes)
    habitats += sum([len(cards) for cards in (*seen.payments, *seen.breaks)])
    habitats += len([card for card in seen.bids if 0 <= card < REFILL])
    if rules.leo_seat is not None:
        has_refill = seen.bids[rules.leo_seat] != REFILL or seen.phase not in (
            Phase.REVEAL,
            Phase.SWAP,
            Phase.DISCARD,
        )
        habitats += seen.leo_pile_size - has_refill
    else:
        assert seen.leo_pile_size == 0
    assert habitats == 46
    animals = seen.animals_left + sum(seen.box) + sum([sum(row) for row in seen.collections])
    animals += len([species for species in seen.display if species >= 0])
    assert animals == ANIMALS_LEFT[rules.seats]
    if seen.seat is not None and seen.seat != rules.leo_seat:
        own = len(seen.hand) + len([card for card in seen.sealed if card < REFILL])
        assert own == seen.hand_sizes[seen.seat]
        assert Counter(seen.known[seen.seat]) <= Counter(seen.hand) + Counter(seen.sealed)
    else:
        assert not seen.hand
        assert seen.sealed == seen.legal_actions == ()


def check_all(state: State) -> None:
    check_cards(state)
    check_hands(state)
    check_leaders(state)
    check_turn(state)
