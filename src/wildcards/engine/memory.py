"""Memory: where the unseen habitat cards can be, by all that an audience has seen since the deal.

When the discard pile is shuffled, everybody knows what the new draw pile holds, and that all other cards are
in hands or on the table. From then on it matters from which pile a card was drawn: the deal, the first
reshuffle, the second, and so on. A rival's cards look alike from behind, so a card it plays may be of any
pile that can hold it. A *story* settles that for every card played, as far as it matters now: which cards of
each pile nobody has shown yet, and how many of those each seat holds. Given the story, all ways to deal them
are equally likely. Stories are told side by side, each with its probability.

The probabilities are those of rivals who play without looking: the card played is as likely each of those in
the hand that are not known, and turns out to be any of its pile's cards that were not shown. Only where a
seat took back a card of this kind openly, it is that card which it plays. So nothing is inferred from how
somebody plays; all that counts is which cards can have been where.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildcards.engine.card import (
    HABITAT_CARDS,
    HABITAT_KINDS,
    NONE,
    WILD,
    bit,
    count,
    habitat_of,
    one,
    size,
    value_of,
)
from wildcards.engine.chance import Rng
from wildcards.engine.event import (
    E_BID_SHOWN,
    E_BROKE,
    E_BROKE_DRAWN,
    E_COVERED,
    E_DREW,
    E_LEO_PILE,
    E_ORDERED,
    E_OVER,
    E_RESHUFFLED,
    E_RETURNED,
    E_ROUND,
    E_STEP_PAY,
    E_THROWN,
)
from wildcards.engine.observation import Observation
from wildcards.engine.rules import LEO_CARDS, SEATS, Rules

MOST_STORIES: Final = 400  # told side by side
PATIENCE: Final = 16  # how many times more, if none of those kept came true


class Story:
    """One way the piles may have been drawn, pile by pile: first the deal, then each reshuffle."""

    def __init__(self, weight: float, cards: vec[i64], held: vec[i64], path: vec[i64]) -> None:
        self.weight = weight
        self.cards = cards  # packed: those of the pile that nobody has shown
        self.held = held  # how many of these each seat holds, 4 bits a seat; the others are still to be drawn
        self.path = path  # for each card that others showed, in order: its pile, 16 * seat, 256 * card

    def copy(self) -> Story:
        """An independent copy."""
        return Story(self.weight, self.cards[:], self.held[:], self.path[:])

    def may(self, pile: i64, seat: i64, card: i64) -> bool:
        """Whether the seat may hold such a card of this pile."""
        return self.held[pile] >> (4 * seat) & 15 != 0 and count(self.cards[pile], card) > 0

    def play(self, pile: i64, seat: i64, card: i64) -> None:
        """The seat shows such a card of this pile; the weight becomes that of both."""
        number = (self.held[pile] >> (4 * seat) & 15) * count(self.cards[pile], card)
        self.weight = self.weight * float(number) / float(size(self.cards[pile]))
        self.cards[pile] = self.cards[pile] - one(card)
        self.held[pile] = self.held[pile] - bit(4 * seat)
        self.path = append(self.path, pile + 16 * seat + 256 * card)


def stories_of(seen: Observation, own: i64, most: i64 = MOST_STORIES, always: bool = False) -> list[Story]:
    """The stories that fit the history, likeliest first, their weights adding up to 1.

    `own` is the seat whose hand is seen (-1: none). All stories are told, so all is exact, as long as there
    are no more than `most` at a time. Of more, the likeliest are kept, and of the others some, each with a
    chance in proportion to its weight, which is raised in return: an unbiased estimate of each weight, before
    they are made to add up. Which ones follows from the history alone.

    None at all: nothing was shuffled since the deal, so there is nothing to remember (but with `always` that
    is told, too); or some of the history is missing, so nothing can be.
    """
    try:
        certain = _drawn_openly(seen, own)
        return _told(seen, own, certain, most) if always or len(certain) > 1 else []
    except _UnfitError:
        return []


class _UnfitError(Exception):
    """The history does not lead to what is on the table."""


class _LostError(_UnfitError):
    """Stories were left out, and none of those kept came true."""


def _told(seen: Observation, own: i64, certain: vec[i64], most: int) -> list[Story]:
    """The stories of this history; `certain` are the cards of each pile that the audience saw drawn."""
    deck = all_habitats(seen.rules)
    try:
        past = _Past(deck, own, certain, most)
        past.read(seen)
    except _LostError:
        past = _Past(deck, own, certain, most * PATIENCE)
        past.read(seen)
    past.check(seen)
    stories = sorted(past.stories, key=_lightness)
    total = sum([story.weight for story in stories])
    for story in stories:
        story.weight = story.weight / total
    return stories


def _lightness(story: Story) -> float:
    return -story.weight


def all_habitats(rules: Rules) -> i64:
    """All habitat cards of a game, packed."""
    packed: i64 = 0
    counts = rules.value_counts  # its own method is interpreted, and this is asked for every world
    for card in range(HABITAT_KINDS):
        packed += (1 if habitat_of(card) == WILD else counts[value_of(card) - 1]) * one(card)
    return packed


def _drawn_openly(seen: Observation, own: i64) -> vec[i64]:
    """By pile, packed: the cards that the audience saw while they were drawn."""
    deck = all_habitats(seen.rules)
    drawn = vec[i64]([0])
    for events in seen.history:
        for happened in events:
            kind: i64 = happened.kind
            if kind == E_RESHUFFLED:
                drawn = append(drawn, i64(0))
            elif kind == E_BROKE_DRAWN or (kind == E_DREW and own != NONE and happened.seat == own):
                pile: i64 = len(drawn) - 1
                drawn[pile] = _with(drawn[pile], happened.what, deck)
    return drawn


def _with(packed: i64, card: i64, most: i64) -> i64:
    """The packed cards and this one. Raises _UnfitError if there are not so many in all."""
    if not 0 <= card < HABITAT_KINDS or count(packed, card) >= count(most, card):
        raise _UnfitError
    return packed + one(card)


def _without(packed: i64, less: i64) -> i64:
    """The packed cards without those. Raises _UnfitError if they are not there."""
    for card in range(HABITAT_KINDS):
        if count(packed, card) < count(less, card):
            raise _UnfitError
    return packed - less


def _both(packed: i64, more: i64, most: i64) -> i64:
    """All these cards. Raises _UnfitError if there are not so many in all."""
    _without(most - packed, more)
    return packed + more


class _Past:
    """Follows the history, card by card. Raises _UnfitError where it cannot have been so."""

    def __init__(self, deck: i64, own: i64, certain: vec[i64], most: i64) -> None:
        self.deck = deck
        self.own = own
        self.certain = certain
        self.most = most
        self.left_out = False
        self.dice = Rng(most)
        # What is open. Tie-break cards leave the table earlier than bids and payments.
        self.table: i64 = 0
        self.broke: i64 = 0
        self.discard: i64 = 0
        self.known = vec[i64]([0] * SEATS)
        # What is hidden.
        self.pile: i64 = HABITAT_CARDS
        self.leo_drew: i64 = 0  # of his next pile, before a reshuffle
        self.stories = [Story(1.0, vec[i64]([_without(deck, certain[0])]), vec[i64]([0]), vec[i64]())]

    def read(self, seen: Observation) -> None:
        """Follow all events."""
        leo: i64 = NONE if seen.rules.leo_seat is None else seen.rules.leo_seat
        for events in seen.history:
            for happened in events:
                kind: i64 = happened.kind
                if kind == E_DREW:
                    self.draw(happened.seat, 1)
                elif kind == E_RESHUFFLED:
                    self.reshuffle(leo)
                elif kind == E_LEO_PILE:
                    if leo == NONE:
                        raise _UnfitError
                    self.draw(leo, LEO_CARDS - self.leo_drew)
                    self.leo_drew = 0
                elif kind in (E_ROUND, E_OVER):
                    self.clear()
                elif E_BID_SHOWN <= kind <= E_ORDERED or kind in (E_STEP_PAY, E_RETURNED):
                    self.show(kind, happened.seat, happened.what)

    def show(self, kind: i64, seat: i64, card: i64) -> None:
        """A habitat card is laid openly, thrown away or taken back; nothing else is looked at."""
        if kind == E_ORDERED:
            self.discard = _both(self.discard, self.broke, self.deck)
            self.broke = 0
        elif kind == E_RETURNED:
            self.table = _without(self.table, one(card))
            self.known[seat] = _with(self.known[seat], card, self.deck)
        elif kind == E_BROKE_DRAWN:
            self.draw(self.own, 1)
            self.broke = _with(self.broke, card, self.deck)
        elif 0 <= card < HABITAT_KINDS and kind != E_COVERED:
            self.play(seat, card)
            if kind == E_THROWN:
                self.discard = _with(self.discard, card, self.deck)
            elif kind == E_BROKE:
                self.broke = _with(self.broke, card, self.deck)
            else:
                self.table = _with(self.table, card, self.deck)

    def play(self, seat: i64, card: i64) -> None:
        """A card leaves the seat's hand: the known one, or else one of any pile that may be there."""
        if count(self.known[seat], card) > 0:
            self.known[seat] = self.known[seat] - one(card)
            return
        if seat == self.own:
            return
        told: list[Story] = []
        for story in self.stories:
            piles = [pile for pile in range(len(story.cards)) if story.may(pile, seat, card)]
            for pile in piles[1:]:
                other = story.copy()
                other.play(pile, seat, card)
                told.append(other)
            if piles:
                story.play(piles[0], seat, card)
                told.append(story)
        if len(told) == 0:
            raise _LostError if self.left_out else _UnfitError
        branched = len(told) > len(self.stories)
        self.stories = told
        if branched:
            self.gather()

    def gather(self) -> None:
        """Join stories that have become the same; leave some out if there are too many."""
        met: dict[tuple[tuple[int, ...], tuple[int, ...]], Story] = {}
        for story in self.stories:
            key = (tuple(story.cards), tuple(story.held))
            same = met.get(key)
            if same is None:
                met[key] = story
            else:
                same.weight = same.weight + story.weight
        self.stories = list(met.values())
        if len(self.stories) > self.most:
            self.stories = _some(self.stories, self.most, self.dice)
            self.left_out = True

    def draw(self, seat: i64, number: i64) -> None:
        """Cards go from the pile to the seat; those that the audience sees are no longer among its cards."""
        if self.pile < number:
            raise _UnfitError
        self.pile = self.pile - number
        if seat in (self.own, NONE):
            return
        for story in self.stories:
            last: i64 = len(story.held) - 1
            if (story.held[last] >> (4 * seat) & 15) + number > 15:
                raise _UnfitError
            story.held[last] = story.held[last] + number * bit(4 * seat)

    def clear(self) -> None:
        """Bids and payments left on the table are discarded at the end of a round."""
        self.discard = _both(self.discard, self.table, self.deck)
        self.table = 0

    def reshuffle(self, leo: i64) -> None:
        """The discard pile becomes the pile. Leo is not seen to draw: he took what was left before."""
        if self.pile > 0:
            if leo == NONE or self.pile >= LEO_CARDS:
                raise _UnfitError
            self.leo_drew = self.pile
            self.draw(leo, self.pile)
        number = len(self.stories[0].cards)
        unseen = _without(self.discard, self.certain[number])
        total = sum([story.weight for story in self.stories])
        for story in self.stories:
            story.weight = story.weight / total  # or it might become too small for a number
            story.cards = append(story.cards, unseen)
            story.held = append(story.held, i64(0))
        self.pile = size(self.discard)
        self.discard = 0

    def check(self, seen: Observation) -> None:
        """Raise _UnfitError unless this is what is on the table now; hidden cards are left to the caller."""
        fits = self.pile == seen.pile_size and self.discard == seen.discard.packed
        for seat in range(seen.rules.seats):
            fits = fits and (seat == self.own or self.known[seat] == seen.known[seat].packed)
        if not fits:
            raise _UnfitError


def _some(stories: list[Story], most: i64, dice: Rng) -> list[Story]:
    """About `most` of the stories, such that each has the same expected weight as before.

    The light ones are left out with the chance that makes all that stay of equal weight (Fearnhead and
    Clifford, 2003, with one throw of dice for all).
    """
    stories = sorted(stories, key=_lightness)
    rest = [0.0] * (len(stories) + 1)  # the weight of this story and all lighter ones
    for place in range(len(stories) - 1, -1, -1):
        rest[place] = rest[place + 1] + stories[place].weight
    heavy: i64 = 0
    while heavy < most - 1 and stories[heavy].weight * float(most - heavy) > rest[heavy]:
        heavy += 1
    level = rest[heavy] / float(most - heavy)
    kept = stories[:heavy]
    until = level * float(dice.word()) / 4294967296.0
    for story in stories[heavy:]:
        until -= story.weight
        if until < 0.0:
            until += level
            story.weight = level
            kept.append(story)
    return kept
