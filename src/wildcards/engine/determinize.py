"""Determinization: a State that fits an observation, with all unseen cards dealt again.

Habitat cards are dealt by perfect memory: whatever the history says, from the deal on, about which cards can
be where is kept to, and each way to deal them has its right probability; `memory` says what that is. Before
the discard pile is first reshuffled, this means that every way to put the unseen cards into the hidden places
(unknown cards in other hands, Leo's pile, the draw pile) is equally likely. It means no more than that, too,
where the history is not there as a whole: a game without a log, or one that did not begin with the deal,
since then nobody can say what the pile was made of.

All ways to put the unseen animals into the animal pile are equally likely. In a sealed phase the others'
steps are undone, so each of them still owes all of its steps; the cards come back to hand. If the eagle's
owner has two cards face down, they are any two of theirs. A rival in the middle of paying holds enough cards
not lower than its last: the rules let everybody infer that.
"""

from __future__ import annotations

from typing import Final, Protocol

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
    bit,
    count,
    one,
    shift,
    size,
    unpack,
)
from wildcards.engine.chance import FastChance, Rng
from wildcards.engine.event import Notes, RoundLog
from wildcards.engine.memory import Story, all_habitats, stories_of
from wildcards.engine.observation import Observation, unseen_animals
from wildcards.engine.phase import BID, BREAK, DISCARD, OVER, PAY, REVEAL, SWAP, is_sealed
from wildcards.engine.rules import LEO_CARDS
from wildcards.engine.state import State


class SupportsRandom(Protocol):
    """Any generator of random bits, `random.Random` for one."""

    def getrandbits(self, k: int, /) -> int:
        """A whole number of k random bits."""
        ...


def determinize(seen: Observation, rng: SupportsRandom, log: bool = True, memory: bool = True) -> State:
    """A State that looks like this observation to its seat, with unseen cards dealt by `rng`.

    It can be played on at once; its later shuffles come from `rng` too, by FastChance. With `log` False it
    has no history and keeps none, which makes it and its copies faster: for search. Equal observations and
    random bits give equal States.

    What the history tells is worked out once for an observation, and kept for the next call with the same
    object. With `memory` False the history is not looked at, and all ways to deal the unseen cards are
    equally likely: for those who need one State, and only what the seat knows of it.
    """
    worlds = _remembered(seen) if memory else Worlds(seen, [])
    return worlds.deal(rng, log)


class Worlds:
    """What an observation tells about its hidden cards, made ready for dealing them many times."""

    def __init__(self, seen: Observation, stories: list[Story]) -> None:
        self.seen: Final = seen
        self._stories = _fitting(stories, _uniform(seen))
        self._ways: list[_Way | None] = [None] * len(self._stories)
        self._until = _until(self._stories)
        self._open = _open_numbers(seen)
        self._animals = _unseen_animals(seen)

    def deal(self, rng: SupportsRandom, log: bool) -> State:
        """One world, as `determinize` says."""
        seen = self.seen
        dice = Rng(rng.getrandbits(64))
        way = self._some_way(dice)
        cards = way.shuffled(dice)
        s = way.hands(self._open, cards)
        while not _can_finish(seen, s):
            way = self._some_way(dice)
            cards = way.shuffled(dice)
            s = way.hands(self._open, cards)
        leo_pile = _leo_pile(seen, way.leo_cards(cards, dice), dice)
        if seen.phase == REVEAL and seen.to_act[0] != _own(seen):
            _cover_two(s, seen.to_act[0], dice)
        animals = _shuffled_animals(self._animals, seen.animals_left, dice)
        pile = cards[len(way.places) :]
        state = State(seen.rules, FastChance(rng.getrandbits(64)), None, s, pile, animals, leo_pile)
        state.logging = log
        if log:
            _remember(state, seen)
        return state

    def _some_way(self, dice: Rng) -> _Way:
        """One of the stories, each with its probability, ready to be dealt."""
        chosen: i64 = 0
        if len(self._until) > 1:
            word = dice.word()
            while word >= self._until[chosen]:
                chosen += 1
        way = self._ways[chosen]
        if way is None:
            way = _Way(self.seen, self._stories[chosen])
            self._ways[chosen] = way
        return way


# By the identity of their observation, which they keep alive. A search asks for hundreds from one.
_REMEMBERED: Final[dict[int, Worlds]] = {}
_MOST_REMEMBERED: Final = 64


def _remembered(seen: Observation) -> Worlds:
    """The worlds of this observation, made when first asked for."""
    worlds = _REMEMBERED.get(id(seen))
    if worlds is None:
        worlds = Worlds(seen, stories_of(seen, _own(seen)))
        if len(_REMEMBERED) >= _MOST_REMEMBERED:
            _REMEMBERED.clear()
        _REMEMBERED[id(seen)] = worlds
    return worlds


class _Way:
    """The hidden cards of a story, pile after pile, and the places they are dealt to once shuffled."""

    def __init__(self, seen: Observation, story: Story) -> None:
        self.leo: i64 = NONE if seen.rules.leo_seat is None else seen.rules.leo_seat
        seats: i64 = seen.rules.seats
        cards = vec[i64](capacity=HABITAT_CARDS)
        ends = vec[i64](capacity=4)
        places = vec[i64](capacity=HABITAT_CARDS)
        for number in range(len(story.cards)):
            packed = story.cards[number]
            for card in range(HABITAT_KINDS):
                for _each in range(count(packed, card)):
                    cards = append(cards, card)
            ends = append(ends, i64(len(cards)))
            held = story.held[number]
            for seat in range(seats):
                for _each in range(held >> (4 * seat) & 15):
                    places = append(places, seat)
        self.cards = cards
        self.ends = ends  # of each pile's cards
        self.places = places  # the seat of each card; the rest is the draw pile

    def shuffled(self, dice: Rng) -> vec[i64]:
        """The cards, those of each pile in any order."""
        cards = self.cards[:]
        start: i64 = 0
        for end in self.ends:
            shuffle(cards, start, end, dice)
            start = end
        return cards

    def hands(self, open_numbers: vec[i64], cards: vec[i64]) -> vec[i64]:
        """The numbers of the board with the hidden cards in hand."""
        s = open_numbers[:]
        for i in range(len(self.places)):
            seat = self.places[i]
            if seat != self.leo:
                s[HAND + seat] = s[HAND + seat] + one(cards[i])
        return s

    def leo_cards(self, cards: vec[i64], dice: Rng) -> vec[i64]:
        """The habitat cards of Leo's pile, in any order."""
        found = vec[i64](capacity=LEO_CARDS)
        if self.leo != NONE:
            for i in range(len(self.places)):
                if self.places[i] == self.leo:
                    found = append(found, cards[i])
            if len(self.ends) > 1:
                shuffle(found, 0, len(found), dice)
        return found


def _uniform(seen: Observation) -> Story:
    """The story of somebody without a memory: the unseen cards are anywhere."""
    held = shift(_leo_cards(seen), 0 if seen.rules.leo_seat is None else 4 * seen.rules.leo_seat)
    for seat in range(seen.rules.seats):
        if seat not in (seen.rules.leo_seat, seen.seat):
            held += shift(seen.hand_sizes[seat] - len(seen.known[seat]), 4 * seat)
    return Story(1.0, vec[i64]([_unseen_habitats(seen)]), vec[i64]([held]), vec[i64]())


def _fitting(stories: list[Story], uniform: Story) -> list[Story]:
    """The stories, if they have the same cards in the same hands and piles as the one of no memory."""
    if not stories:
        return [uniform]
    cards: i64 = 0
    held: i64 = 0
    number: i64 = 0  # counted too, since too many of a kind would look like others
    for pile in range(len(stories[0].cards)):
        cards += stories[0].cards[pile]
        held += stories[0].held[pile]
        number += size(stories[0].cards[pile])
    fits = cards == uniform.cards[0] and held == uniform.held[0] and number == size(cards)
    return stories if fits else [uniform]


def _until(stories: list[Story]) -> vec[i64]:
    """Up to which 32-bit word each story is chosen."""
    until = vec[i64](capacity=len(stories))
    weight = 0.0
    for story in stories:
        weight += story.weight
        until = append(until, int(weight * 4294967296.0))
    until[len(until) - 1] = 1 << 32
    return until


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


def shuffle(cards: vec[i64], start: i64, end: i64, dice: Rng) -> None:
    """Shuffle this part in place."""
    i: i64 = end - 1 - start
    while i > 0:
        j = start + dice.below(i + 1)
        card = cards[start + i]
        cards[start + i] = cards[j]
        cards[j] = card
        i -= 1


def _own(seen: Observation) -> int:
    return NONE if seen.seat is None else seen.seat


def _open_numbers(seen: Observation) -> vec[i64]:
    """All numbers of the board but the hidden cards of hands."""
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
    s[KNOWN + seat] = s[HAND + seat] = seen.known[seat].packed  # the hidden cards are dealt to them later
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


def _unseen_habitats(seen: Observation) -> i64:
    """The habitat cards the observer cannot see and does not know to be held, packed."""
    own = _own(seen)
    unseen = all_habitats(seen.rules) - seen.discard.packed - (seen.hand.packed if own != NONE else 0)
    for card in seen.sealed:
        if card < REFILL:
            unseen -= one(card)
    for seat in range(seen.rules.seats):
        unseen -= seen.payments[seat].packed + seen.breaks[seat].packed
        if seat != own:
            unseen -= seen.known[seat].packed
        if 0 <= seen.bids[seat] < REFILL:
            unseen -= one(seen.bids[seat])
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
    shuffle(pile, 0, len(pile), dice)
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


def _unseen_animals(seen: Observation) -> vec[i64]:
    """The animals neither seen nor known to be removed."""
    unseen = vec[i64](capacity=ANIMAL_CARDS)
    left = unseen_animals(seen)
    for species in range(SPECIES):
        for _each in range(left[species]):
            unseen = append(unseen, species)
    return unseen


def _shuffled_animals(unseen: vec[i64], number: i64, dice: Rng) -> vec[i64]:
    """The animals still to come: any so many of these."""
    animals = unseen[:]
    shuffle(animals, 0, len(animals), dice)
    return animals[:number]


def _remember(state: State, seen: Observation) -> None:
    """Give the state the history its observer has."""
    if seen.phase == OVER:
        state.past = tuple([RoundLog(events) for events in seen.history])
        return
    state.past = tuple([RoundLog(events) for events in seen.history[:-1]])
    if seen.history:
        state.notes = Notes(seen.history[-1])
