"""Determinization: a State that fits an observation, with all unseen cards dealt again.

Uniform over what is unseen: every way to put the unseen habitat cards into the hidden places (unknown cards
in other hands, Leo's pile, the draw pile), and the unseen animals into the animal pile, is equally likely.
In a sealed phase the others' steps are undone, so each of them still owes all of its steps; the cards come
back to hand. If the eagle's owner has two cards face down, they are any two of theirs. A rival in the middle
of paying holds enough cards not lower than its last: the rules let everybody infer that.
"""

from __future__ import annotations

from typing import Protocol

from librt.vecs import append, vec
from mypy_extensions import i64

from wildcards.engine.action import DRAW
from wildcards.engine.board import (
    ACTIVE,
    BIDS,
    BOX,
    BROKE,
    COVER,
    DISCARDS,
    DISPLAY,
    EQUAL,
    HAND,
    KNOWN,
    LAID,
    LAST,
    LEADER,
    OWES,
    PHASE,
    POINTS,
    QUEUE,
    RANK,
    ROUND,
    SWAPPED,
    TALISMAN,
    TOOK,
    TURNED,
    USED,
    VALUE,
    animal,
    blank,
)
from wildcards.engine.card import (
    ANIMAL_CARDS,
    HABITAT_CARDS,
    HABITAT_KINDS,
    NONE,
    REFILL,
    SPECIES,
    WILD,
    bit,
    count,
    habitat_of,
    one,
    size,
    unpack,
    value_of,
)
from wildcards.engine.chance import FastChance, Rng
from wildcards.engine.event import Notes, RoundLog
from wildcards.engine.observation import Observation, unseen_animals
from wildcards.engine.phase import BID, BREAK, DISCARD, OVER, PAY, REVEAL, SWAP, is_sealed
from wildcards.engine.state import State


class SupportsRandom(Protocol):
    """Any generator of random bits, `random.Random` for one."""

    def getrandbits(self, k: int, /) -> int:
        """A whole number of k random bits."""
        ...


def determinize(seen: Observation, rng: SupportsRandom, log: bool = True) -> State:
    """A State that looks like this observation to its seat, with unseen cards dealt uniformly by `rng`.

    It can be played on at once; its later shuffles come from `rng` too, by FastChance. With `log` False it
    has no history and keeps none, which makes it and its copies faster: for search.
    """
    dice = Rng(rng.getrandbits(64))
    s = _open_numbers(seen)
    unseen = _unseen_habitats(seen)
    at = _deal_hands(seen, s, unseen, dice)
    while not _can_finish(seen, s):
        at = _deal_hands(seen, s, unseen, dice)
    leo_cards = _leo_cards(seen)
    leo_pile = _leo_pile(seen, unseen[at : at + leo_cards], dice)
    at += leo_cards
    if seen.phase == REVEAL and seen.to_act[0] != _own(seen):
        _cover_two(s, seen.to_act[0], dice)
    state = State(
        seen.rules, FastChance(rng.getrandbits(64)), None, s, unseen[at:], _animal_pile(seen, dice), leo_pile
    )
    state.logging = log
    if log:
        _remember(state, seen)
    return state


def _deal_hands(seen: Observation, s: vec[i64], unseen: vec[i64], dice: Rng) -> i64:
    """Shuffle the unseen cards and fill up the other hands; returns how many it took."""
    shuffle(unseen, dice)
    at: i64 = 0
    for seat in range(seen.rules.seats):
        if seat not in (seen.rules.leo_seat, seen.seat):
            s[HAND + seat] = s[KNOWN + seat]
            for _each in range(seen.hand_sizes[seat] - len(seen.known[seat])):
                s[HAND + seat] = s[HAND + seat] + one(unseen[at])
                at += 1
    return at


def _can_finish(seen: Observation, s: vec[i64]) -> bool:
    """Whether a seat in the middle of paying holds enough cards not lower than its last.

    Everybody may infer that it does, since otherwise its last card would not have been legal.
    """
    if seen.phase != PAY:
        return True
    seat: i64 = seen.to_act[0]
    enough: i64 = 0
    for card in range(s[LAST + seat], HABITAT_KINDS):
        enough += count(s[HAND + seat], card)
    return enough >= s[VALUE] - 1 - size(s[LAID + seat])


def shuffle(cards: vec[i64], dice: Rng) -> None:
    """Shuffle in place."""
    i: i64 = len(cards) - 1
    while i > 0:
        j = dice.below(i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
        i -= 1


def _own(seen: Observation) -> int:
    return NONE if seen.seat is None else seen.seat


def _open_numbers(seen: Observation) -> vec[i64]:
    """All numbers of the board but the hidden hands."""
    s = blank()
    s[PHASE] = seen.phase
    s[ROUND] = seen.round
    s[OWES] = s[ACTIVE] = mask_of(seen.to_act)
    s[TALISMAN] = seen.talisman
    s[USED] = 1 if seen.talisman_used else 0
    s[VALUE] = seen.value
    s[QUEUE] = queue_of(seen.queue)
    s[SWAPPED] = mask_of(seen.swapped)
    s[EQUAL] = mask_of(seen.equal)
    s[DISCARDS] = seen.discard.packed
    for slot in range(len(seen.display)):
        s[DISPLAY + slot] = seen.display[slot]
    for species in range(SPECIES):
        s[LEADER + species] = seen.leaders[species]
        s[BOX + species] = seen.box[species]
    for seat in range(seen.rules.seats):
        _open_seat(s, seen, seat)
    if seen.seat is not None and seen.seat != seen.rules.leo_seat:
        _own_seat(s, seen, seen.seat)
    return s


def _open_seat(s: vec[i64], seen: Observation, seat: i64) -> None:
    s[KNOWN + seat] = seen.known[seat].packed
    s[BIDS + seat] = seen.bids[seat]
    s[LAID + seat] = seen.payments[seat].packed
    s[BROKE + seat] = seen.breaks[seat].packed
    s[RANK + seat] = seen.ranks[seat]
    s[POINTS + seat] = seen.points[seat]
    s[TOOK + seat] = seen.took[seat]
    for species in range(SPECIES):
        s[animal(seat, species)] = seen.collections[seat][species]
    if seen.phase == BREAK and seat in seen.equal and seen.hand_sizes[seat] == 0:
        s[TURNED + seat] = DRAW if _still_equal(seen, seat) else NONE
    if seen.phase == PAY and seat == seen.to_act[0] and seen.payments[seat]:
        s[LAST + seat] = unpack(seen.payments[seat].packed)[-1]


def _still_equal(seen: Observation, seat: i64) -> bool:
    return len([other for other in seen.ranks if other == seen.ranks[seat]]) > 1


def _own_seat(s: vec[i64], seen: Observation, seat: i64) -> None:
    """The observer's own hand and its steps in this phase."""
    s[HAND + seat] = seen.hand.packed
    if is_sealed(seen.phase):
        s[ACTIVE] = s[ACTIVE] | _took_part(seen, seat)
    for i in range(len(seen.sealed)):
        card: i64 = seen.sealed[i]
        if seen.phase in (BID, REVEAL):
            s[BIDS + seat if i == 0 else COVER + seat] = card
        elif seen.phase == BREAK:
            s[TURNED + seat] = card
        else:
            s[LAID + seat] = s[LAID + seat] + one(card)
            s[LAST + seat] = card if seat in seen.to_act else 0


def _took_part(seen: Observation, seat: i64) -> i64:
    """The observer's bit if it takes part in the present sealed phase, whether or not it is done."""
    phase: i64 = seen.phase
    if phase == BID or len(seen.sealed) > 0:
        return bit(seat)
    return bit(seat) if phase == DISCARD and seen.bids[seat] == REFILL and seen.hand_sizes[seat] > 0 else 0


def queue_of(seats: tuple[int, ...]) -> i64:
    """A packed queue of these seats, the first one next."""
    packed: i64 = 0
    for i in range(len(seats)):
        packed |= (seats[i] + 1) << (4 * i)
    return packed


def mask_of(seats: tuple[int, ...]) -> i64:
    """The bit mask of these seats."""
    mask: i64 = 0
    for seat in seats:
        mask |= bit(seat)
    return mask


def _unseen_habitats(seen: Observation) -> vec[i64]:
    """The habitat cards the observer cannot see and does not know to be held, in card order."""
    own = _own(seen)
    open_cards = seen.discard.packed + (seen.hand.packed if own != NONE else 0)
    for card in seen.sealed:
        if card < REFILL:
            open_cards += one(card)
    for seat in range(seen.rules.seats):
        open_cards += seen.payments[seat].packed + seen.breaks[seat].packed
        if seat != own:
            open_cards += seen.known[seat].packed
        if 0 <= seen.bids[seat] < REFILL:
            open_cards += one(seen.bids[seat])
    unseen = vec[i64](capacity=HABITAT_CARDS)
    counts = seen.rules.value_counts
    for card in range(HABITAT_KINDS):
        total = 1 if habitat_of(card) == WILD else counts[value_of(card) - 1]
        for _each in range(total - count(open_cards, card)):
            unseen = append(unseen, card)
    return unseen


def _leo_cards(seen: Observation) -> int:
    """How many habitat cards Leo's pile holds: all but his refill card.

    That card is not in it while it is his bid and his pile has not been renewed yet.
    """
    leo = seen.rules.leo_seat
    if leo is None:
        return 0
    is_out = seen.bids[leo] == REFILL and seen.phase in (REVEAL, SWAP, DISCARD)
    return seen.leo_pile_size if is_out else max(0, seen.leo_pile_size - 1)


def _leo_pile(seen: Observation, cards: vec[i64], dice: Rng) -> vec[i64]:
    """Leo's pile of these habitat cards and, if it is in there, his refill card."""
    if len(cards) == seen.leo_pile_size:
        return cards
    pile = append(cards, i64(REFILL))
    shuffle(pile, dice)
    return pile


def _cover_two(s: vec[i64], seat: i64, dice: Rng) -> None:
    """The eagle's owner lays any two of their cards, the lower one first."""
    cards = unpack(s[HAND + seat])
    cards.append(REFILL)
    dice.shuffle(cards)
    first = min(cards[0], cards[1])
    second = max(cards[0], cards[1])
    s[BIDS + seat] = first
    s[COVER + seat] = second
    s[HAND + seat] = s[HAND + seat] - one(first) - (one(second) if second < REFILL else 0)


def _animal_pile(seen: Observation, dice: Rng) -> vec[i64]:
    """The animals still to come: any of those neither seen nor known to be removed."""
    unseen = vec[i64](capacity=ANIMAL_CARDS)
    left = unseen_animals(seen)
    for species in range(SPECIES):
        for _each in range(left[species]):
            unseen = append(unseen, species)
    shuffle(unseen, dice)
    return unseen[: seen.animals_left]


def _remember(state: State, seen: Observation) -> None:
    """Give the state the history its observer has."""
    if seen.phase == OVER:
        state.past = tuple([RoundLog(events) for events in seen.history])
        return
    state.past = tuple([RoundLog(events) for events in seen.history[:-1]])
    if seen.history:
        state.notes = Notes(seen.history[-1])
