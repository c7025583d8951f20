"""The heuristic: what every step seems worth to a seat now, in points, from weights that were tuned by play.

It reads a Board, but of other seats only what all may know: hand sizes, collections, open bids. A bot that
has just an observation asks it on a determinization, and gets the same answer on every one.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wildcards.engine.action import DONE, DRAW
from wildcards.engine.action import SWAP as FIRST_SWAP
from wildcards.engine.action import TAKE as FIRST_TAKE
from wildcards.engine.animals import drawn_to
from wildcards.engine.board import (
    ANIMALS_AT,
    BID,
    COVER,
    DISPLAY,
    HAND,
    LAID,
    LAST,
    LEADER,
    PHASE,
    TOOK,
    Board,
    animal,
)
from wildcards.engine.card import (
    EAGLE,
    HABITAT_KINDS,
    IBEX,
    MEERKAT,
    NONE,
    PEACOCK,
    REFILL,
    SPECIES,
    SQUIRREL,
    WILD,
    all_at_home,
    bit,
    count,
    habitat_of,
    home_of,
    one,
    size,
    value_of,
)
from wildcards.engine.chance import Rng
from wildcards.engine.phase import BID as BID_PHASE
from wildcards.engine.phase import BREAK, DISCARD, KEEP, LAY, PAY, REVEAL, SWAP
from wildcards.engine.refills import filled_to
from wildcards.engine.rules import ROUNDS, SEATS, SLOTS
from wildcards.engine.scoring import leader_points

NAMES: Final = (
    "bonus",  # the habitat bonus, in points
    "card",  # a plain card in hand
    "wild_card",  # what a wild card is worth more
    "high",  # what each step of value makes a card worth more
    "suit",  # each pair of cards of one habitat in hand
    "fade",  # cards lose their worth over this many last rounds
    "growth",  # each pair of animals of one species, with all rounds to go
    "peacock", "squirrel", "eagle", "ibex", "lion", "meerkat",  # a leader's power, with all rounds to go
    "hold",  # how much of a leader counts that a rival can take with one animal
    "deny",  # the share of a leader's worth that counts when a rival loses it
    "ahead_1", "ahead_2", "ahead_3", "ahead_4",  # the chance that a rival goes before a bid of 1, 2, 3, 4
    "poor",  # factor on it for a rival with three cards or fewer
    "want",  # 1: whoever goes first takes what I like best; 0: anything
    "passing",  # a card drawn by passing, in plain cards
    "drawn",  # a card drawn by a refill, in plain cards
    "tie_sum",  # a point more of a payment's sum in a tie
    "tired",  # what keeps a refill bidder from throwing a card away
)  # fmt: skip
HAND_WRITTEN: Final = (
    5.0, 0.5, 1.4, 0.05, 0.03, 2.0, 0.1, 1.0, 1.5, 1.0, 1.0, 0.7, 1.0,
    0.6, 0.3, 0.62, 0.42, 0.22, 0.07, 0.6, 0.7, 0.9, 0.9, 0.05, 0.1,
)  # fmt: skip
FEWEST_SEATS: Final[i64] = 3
ALL_ROUNDS: Final = vec[float]([float(rounds) for rounds in ROUNDS.values()])  # by seats, from FEWEST_SEATS
# The chance that Leo goes before a bid of 1, 2, 3, 4: he wins ties, and a sixth of his cards is a refill.
LEO_AHEAD: Final = vec[float]([0.83, 0.53, 0.31, 0.12])
NOISE: Final = 1024
CHANCES: Final[i64] = SEATS  # a bid has up to four rivals
CARD_HEAT: Final = 0.1  # of the noise, where only cards are kept or thrown away: less is at stake


class Heuristic:
    """Weighs steps by these weights, in the order of NAMES."""

    def __init__(self, weights: list[float]) -> None:
        self.bonus = weights[0]
        self.card = weights[1]
        self.wild_card = weights[2]
        self.high = weights[3]
        self.suit = weights[4]
        self.fade = weights[5]
        self.growth = weights[6]
        self.leaders = vec[float](weights[7:13])
        self.hold = weights[13]
        self.deny = weights[14]
        self.ahead = vec[float](weights[15:19])
        self.poor = weights[19]
        self.want = weights[20]
        self.passing = weights[21]
        self.drawn = weights[22]
        self.tie_sum = weights[23]
        self.tired = weights[24]
        # Of the decision being weighed; `look` fills them in.
        self.scale = 1.0  # how much of a card's worth is left
        self.share = 1.0  # the share of the game that comes after this round
        self.gains = vec[float]([0.0] * SLOTS)  # what the animal in each slot is worth
        self.losses = vec[float]([0.0] * HABITAT_KINDS)  # what each kind of card in hand is worth
        self.order = vec[i64]([0] * HABITAT_KINDS)  # these kinds, those worth least first
        self.held: i64 = 0  # how many kinds these are
        self.chances = vec[float]([0.0] * (5 * CHANCES))  # of 0, 1, 2 … rivals going first, by value bid
        self.weighed: i64 = 0  # the values whose chances are known
        self.wins = vec[float]([0.0] * SLOTS)  # what is left of each gain when paid for, best first

    def look(self, b: Board, seat: i64) -> None:
        """Work out once what all actions of a decision share."""
        left = rounds_left(b)
        self.scale = 1.0 if left >= self.fade else left / self.fade
        self.share = left / ALL_ROUNDS[b.n - FEWEST_SEATS]
        self.weighed = 0
        self.weigh_cards(b.s[HAND + seat] + b.s[LAID + seat])
        for slot in range(b.n - 1):
            species = b.s[DISPLAY + slot]
            if species != NONE:
                self.gains[slot] = self.gain(b, seat, species)

    def choose(self, b: Board, seat: i64, mask: i64, dice: Rng, heat: float) -> i64:
        """The action of the mask that seems worth most, after Gumbel noise of this heat (in points)."""
        if mask & (mask - 1) == 0:
            return first_bit(mask)
        self.look(b, seat)
        phase = b.s[PHASE]
        if phase in (PAY, LAY):
            return self._next_payment(b, seat, phase == LAY)
        if phase in (DISCARD, KEEP):
            heat *= CARD_HEAT
        if phase == BID_PHASE and b.owns(seat, EAGLE) and b.s[BID + seat] == NONE:
            return self._first_of_two(b, seat, mask, dice, heat)
        return self._best(b, seat, mask, dice, heat)

    def _best(self, b: Board, seat: i64, mask: i64, dice: Rng, heat: float) -> i64:
        best: i64 = NONE
        most = 0.0
        action: i64 = 0
        while mask:
            if mask & 1:
                worth = self.worth(b, seat, action)
                if heat > 0.0:
                    worth += heat * GUMBEL[dice.below(NOISE)]
                if best == NONE or worth > most:
                    best = action
                    most = worth
            mask >>= 1
            action += 1
        return best

    def _first_of_two(self, b: Board, seat: i64, mask: i64, dice: Rng, heat: float) -> i64:
        """The lower of the two best bids, so that the better or the other can follow."""
        best = self._best(b, seat, mask, dice, heat)
        rest = mask & ~bit(best)
        if rest == 0:
            return best
        second = self._best(b, seat, rest, dice, heat)
        return min(second, best)

    def worth(self, b: Board, seat: i64, action: i64) -> float:
        """What the action seems worth, comparable within one decision; not for payments."""
        phase = b.s[PHASE]
        if phase in (BID_PHASE, REVEAL):
            return self.bid_worth(b, seat, action)
        if phase == DISCARD:
            return self._throw_worth(b, seat, action)
        if phase == SWAP:
            return self._swap_worth(b, seat, action)
        if phase == BREAK:
            return 1.0 if action == DRAW else 0.0
        if phase == KEEP:
            return 0.0 if action == DONE else 1.0
        if action == DONE:
            return self._pass_worth(b, seat)
        return self.take_worth(b, seat, action - FIRST_TAKE)

    # --- cards

    def weigh_cards(self, hand: i64) -> None:
        """Fill in what each kind of card is worth in this hand, and their order."""
        self.held = 0
        for card in range(HABITAT_KINDS):
            if count(hand, card):
                loss = self._loss(hand, card)
                self.losses[card] = loss
                place = self.held
                while place > 0 and self.losses[self.order[place - 1]] > loss:
                    self.order[place] = self.order[place - 1]
                    place -= 1
                self.order[place] = card
                self.held += 1

    def _loss(self, hand: i64, card: i64) -> float:
        """What the hand loses with this card, while there are rounds enough to use it."""
        loss = self.card + self.high * float(card & 3)
        habitat = habitat_of(card)
        if habitat == WILD:
            return loss + self.wild_card
        return loss + 2.0 * self.suit * float(suit_size(hand, habitat) - 1)

    def cost(self, packed: i64) -> float:
        """What these cards of the hand are worth for the rounds after this one."""
        total = 0.0
        card: i64 = 0
        while packed:
            if packed & 15:
                total += self.losses[card] * float(packed & 15)
            packed >>= 4
            card += 1
        return total * self.scale

    def payment(self, hand: i64, need: i64, species: i64, laid: i64, last: i64, high: float) -> i64:
        """The cards, none lower than `last`, to pay what is still needed; -1 if the hand can't.

        Bonus cards if there are enough and all laid (bid included) is at home, or else the cheapest. `high`
        is what a point of value is worth now (in a tie).
        """
        if all_at_home(laid, species):
            chosen = self.cheapest(hand, need, last, home_of(species), high)
            if chosen != NONE:
                return chosen
        return self.cheapest(hand, need, last, NONE, high)

    def cheapest(self, hand: i64, need: i64, last: i64, home: i64, high: float) -> i64:
        """The `need` cards, at home there or wild (-1: any), that the hand misses least; -1 if too few."""
        if high != 0.0:
            return self._best_sum(hand, need, last, home, high)
        chosen: i64 = 0
        for place in range(self.held):
            if need <= 0:
                break
            card = self.order[place]
            if card >= last and (home == NONE or (card >> 2) in (home, WILD)):
                number = min(need, count(hand, card))
                chosen += number * one(card)
                need -= number
        return chosen if need <= 0 else NONE

    def _best_sum(self, hand: i64, need: i64, last: i64, home: i64, high: float) -> i64:
        """The same where a point of value is worth something too."""
        chosen: i64 = 0
        while need > 0:
            best: i64 = NONE
            least = 0.0
            for place in range(self.held):
                card = self.order[place]
                if card < last or count(hand - chosen, card) == 0:
                    continue
                if home == NONE or (card >> 2) in (home, WILD):
                    loss = self.losses[card] - high * float((card & 3) + 1)
                    if best == NONE or loss < least:
                        best = card
                        least = loss
            if best == NONE:
                return NONE
            chosen += one(best)
            need -= 1
        return chosen

    # --- animals and leaders

    def gain(self, b: Board, seat: i64, species: i64) -> float:
        """One more animal of this species: score, growth, leader."""
        own = b.s[animal(seat, species)]
        worth = species_score(b, seat, species, 1) - species_score(b, seat, species, 0)
        worth += self.growth * float(own) * self.share
        return worth + self._leader_gain(b, seat, species, own + 1)

    def leader_worth(self, species: i64) -> float:
        """What owning a leader is worth from now on."""
        return float(leader_points(species)) + self.leaders[species] * self.share

    def _leader_gain(self, b: Board, seat: i64, species: i64, own: i64) -> float:
        """What `own` animals instead of one fewer mean for the leader."""
        s = b.s
        owner = s[LEADER + species]
        most: i64 = 0
        for other in range(b.n):
            if other != seat and s[animal(other, species)] > most:
                most = s[animal(other, species)]
        worth = self.leader_worth(species)
        sure = 1.0 if most + 1 < own else self.hold
        if owner == seat:
            before = 1.0 if most + 1 < own - 1 else self.hold
            return worth * (sure - before)
        if own > most or (own == most and owner != NONE):
            denied = worth * self.deny if owner not in (NONE, b.leo) else 0.0
            return worth * sure + denied
        return 0.0

    def _swap_loss(self, b: Board, seat: i64, species: i64) -> float:
        own = b.s[animal(seat, species)] - 1
        worth = species_score(b, seat, species, 0) - species_score(b, seat, species, -1)
        worth += self.growth * float(own) * self.share
        if b.s[LEADER + species] == seat:
            for other in range(b.n):
                if other != seat and (b.s[animal(other, species)] > own or own == 0):
                    return worth + self.leader_worth(species)
        return worth

    def _swap_worth(self, b: Board, seat: i64, action: i64) -> float:
        if action == DONE:
            return 0.0
        taken = b.s[DISPLAY + (action - FIRST_SWAP) % SLOTS]
        return self.gain(b, seat, taken) - self._swap_loss(b, seat, (action - FIRST_SWAP) // SLOTS)

    def _best_swap(self, b: Board, seat: i64) -> float:
        best = 0.0
        for given in range(SPECIES):
            if b.s[animal(seat, given)] == 0:
                continue
            for slot in range(b.n - 1):
                if b.s[DISPLAY + slot] not in (NONE, given):
                    worth = self._swap_worth(b, seat, FIRST_SWAP + SLOTS * given + slot)
                    best = max(best, worth)
        return best

    # --- buying

    def take_worth(self, b: Board, seat: i64, slot: i64) -> float:
        """Taking from this slot now, with the bid on the table."""
        s = b.s
        species = s[DISPLAY + slot]
        bid = s[BID + seat]
        laid = s[LAID + seat]
        if laid:
            worth = self.gains[slot] - self.cost(laid) - self._bid_cost(b, seat, bid)
            return worth + self.bonus if all_at_home(laid + one(bid), species) else worth
        return self._buy(b, seat, s[HAND + seat], bid, slot)

    def _bid_cost(self, b: Board, seat: i64, bid: i64) -> float:
        """What the bid card is worth, which goes unless the ibex keeps it."""
        if b.owns(seat, IBEX) and habitat_of(bid) != WILD:
            return 0.0
        plain = self.card + self.high * float(bid & 3)
        return self.scale * (plain + self.wild_card if habitat_of(bid) == WILD else plain)

    def _buy(self, b: Board, seat: i64, hand: i64, bid: i64, slot: i64) -> float:
        """Buying with this bid from this hand (without it), payment chosen."""
        species = b.s[DISPLAY + slot]
        paid = self.payment(hand, value_of(bid) - 1, species, one(bid), 0, 0.0)
        if paid == NONE:
            return -99.0
        worth = self.gains[slot] - self._bid_cost(b, seat, bid)
        worth -= self.cost(paid)
        return worth + self.bonus if all_at_home(paid + one(bid), species) else worth

    def bid_worth(self, b: Board, seat: i64, action: i64) -> float:
        """Bidding (or revealing) this card: what it may still find, by the chance of rivals going first."""
        s = b.s
        if action == REFILL:
            return self._refill_worth(b, seat)
        if action == DONE:
            return -50.0
        hand = s[HAND + seat]
        hand -= one(action) if count(hand, action) else 0
        passing = self._draws_worth(hand + one(action))
        wins = self._find_wins(b, seat, hand, action)
        at = self._find_chances(b, seat, value_of(action))
        total = 0.0
        for ahead in range(b.n):
            if self.chances[at + ahead] > 0.0:
                total += self.chances[at + ahead] * self._expected(wins, ahead, passing)
        return total

    def _find_wins(self, b: Board, seat: i64, hand: i64, bid: i64) -> i64:
        """Fill in `wins`, best first, and return how many there are."""
        number: i64 = 0
        for slot in range(b.n - 1):
            if b.s[DISPLAY + slot] == NONE:
                continue
            win = self._buy(b, seat, hand, bid, slot)
            place = number
            while place > 0 and self.wins[place - 1] < win:
                self.wins[place] = self.wins[place - 1]
                place -= 1
            self.wins[place] = win
            number += 1
        return number

    def _expected(self, number: i64, ahead: i64, passing: float) -> float:
        """What is left after `ahead` rivals: partly my favourites go first, partly any."""
        if ahead >= number:
            return passing
        worst = max(passing, self.wins[ahead])
        any_left = 0.0
        chance = 1.0
        for place in range(ahead + 1):
            win = max(passing, self.wins[place])
            any_left += chance * win * float(number - ahead) / float(number - place)
            chance *= float(ahead - place) / float(number - place)
        return self.want * worst + (1.0 - self.want) * any_left

    def _find_chances(self, b: Board, seat: i64, value: i64) -> i64:
        """The place in `chances` of those of 0, 1, 2 … rivals going before a bid of this value."""
        at = CHANCES * value
        if self.weighed & bit(value):
            return at
        self.weighed |= bit(value)
        rivals: i64 = 0
        chances = self.chances
        chances[at] = 1.0
        for other in range(b.n):
            if other == seat:
                continue
            ahead = self._ahead(b, other, value)
            rivals += 1
            place = at + rivals
            chances[place] = chances[place - 1] * ahead
            place -= 1
            while place > at:
                chances[place] = chances[place] * (1.0 - ahead) + chances[place - 1] * ahead
                place -= 1
            chances[at] = chances[at] * (1.0 - ahead)
        return at

    def _ahead(self, b: Board, other: i64, value: i64) -> float:
        """The chance that this rival goes before a bid of this value."""
        if b.s[PHASE] == REVEAL:
            bid = b.s[BID + other]
            if bid == REFILL or value_of(bid) < value:
                return 0.0
            return 1.0 if value_of(bid) > value or other == b.leo else 0.5
        if other == b.leo:
            return LEO_AHEAD[value - 1]
        cards = size(b.s[HAND + other] + b.s[LAID + other]) + _sealed(b, other)
        if cards == 0:
            return 0.0
        return self.ahead[value - 1] * (self.poor if cards <= 3 else 1.0)

    # --- refilling and passing

    def _draws_worth(self, held: i64) -> float:
        """Two cards drawn by passing, up to the hand limit."""
        number = size(held)
        return self.passing * self.card * self.scale * float(drawn_to(number) - number)

    def _pass_worth(self, b: Board, seat: i64) -> float:
        s = b.s
        held = s[HAND + seat] + one(s[BID + seat])
        return self._draws_worth(held + s[LAID + seat] if b.payment_returns else held)

    def _target(self, b: Board, seat: i64) -> i64:
        return filled_to(b.owns(seat, SQUIRREL))

    def _refill_worth(self, b: Board, seat: i64) -> float:
        s = b.s
        held = size(s[HAND + seat])
        if s[BID + seat] != NONE and s[BID + seat] < REFILL:
            held += 1
        missing = self._target(b, seat) - held
        worth = self.drawn * self.card * self.scale * float(max(0, missing))
        return worth + self._best_swap(b, seat) if b.owns(seat, MEERKAT) else worth

    def _throw_worth(self, b: Board, seat: i64, action: i64) -> float:
        """Throwing a card away: another is drawn for it."""
        if action == DONE:
            return 0.0
        hand = b.s[HAND + seat]
        if size(hand) > self._target(b, seat):
            return -1.0
        return self.drawn * self.card - self.losses[action] - self.tired

    # --- payments

    def _next_payment(self, b: Board, seat: i64, in_tie: bool) -> i64:
        """The lowest card of the best payment that can follow."""
        s = b.s
        hand = s[HAND + seat]
        species = self._favourite(b, seat) if in_tie else s[TOOK + seat]
        high = self.tie_sum if in_tie else 0.0
        laid = s[LAID + seat] + one(s[BID + seat])
        return lowest_card(self.payment(hand, b.missing(seat), species, laid, s[LAST + seat], high))

    def _favourite(self, b: Board, seat: i64) -> i64:
        """The species on display the seat would like best with its bid."""
        s = b.s
        best: i64 = PEACOCK
        most = -1000.0
        hand = s[HAND + seat] + s[LAID + seat]
        for slot in range(b.n - 1):
            if s[DISPLAY + slot] != NONE:
                worth = self._buy(b, seat, hand, s[BID + seat], slot)
                if worth > most:
                    best = s[DISPLAY + slot]
                    most = worth
        return best


def _sealed(b: Board, seat: i64) -> i64:
    """How many cards of the seat lie face down as bids: who has bid already must not matter."""
    s = b.s
    if s[PHASE] != BID_PHASE:
        return 0
    return (1 if 0 <= s[BID + seat] < REFILL else 0) + (1 if 0 <= s[COVER + seat] < REFILL else 0)


def first_bit(mask: i64) -> i64:
    """The lowest action of a mask."""
    action: i64 = 0
    while not mask & 1:
        mask >>= 1
        action += 1
    return action


def lowest_card(packed: i64) -> i64:
    """The lowest card of a packed multiset that is not empty."""
    card: i64 = 0
    while not packed & 15:
        packed >>= 4
        card += 1
    return card


def suit_size(packed: i64, habitat: i64) -> i64:
    """How many cards of this habitat there are."""
    cards = packed >> (16 * habitat)
    return (cards & 15) + ((cards >> 4) & 15) + ((cards >> 8) & 15) + ((cards >> 12) & 15)


def rounds_left(b: Board) -> float:
    """How many rounds come after this one."""
    return float(len(b.animals) - b.s[ANIMALS_AT]) / float(b.n - 1)


def species_score(b: Board, seat: i64, species: i64, more: i64) -> float:
    """2 for each of the largest species, 1 for each of the second, with `more` of one species."""
    best: i64 = 0
    second: i64 = 0
    for kind in range(SPECIES):
        number = b.s[animal(seat, kind)]
        if kind == species:
            number += more
        if number > best:
            second = best
            best = number
        elif number > second:
            second = number
    return float(2 * best + second)


def _gumbel() -> vec[float]:
    """Gumbel noise at evenly spaced chances."""
    return vec[float]([-math.log(-math.log((i + 0.5) / 1024.0)) for i in range(1024)])


GUMBEL: Final = _gumbel()
