"""The heuristic: what every step seems to be worth to a seat, in points, from weights tuned by play.

It reads a Board, but of other seats only what all may know: hand sizes, collections, open bids. A bot that
has just an observation asks it on a determinization, and gets the same answer on every one.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wildcards.bots.hand import Hand
from wildcards.bots.herd import gain, loss
from wildcards.bots.parameters import Weights
from wildcards.bots.rivals import Rivals
from wildcards.engine.action import ACTIONS, DONE, DRAW, FIRST_SWAP, FIRST_TAKE
from wildcards.engine.animals import drawn_to
from wildcards.engine.board import (
    ANIMALS_AT,
    BIDS,
    DISPLAY,
    HAND,
    LAID,
    LAST,
    PHASE,
    TOOK,
    Board,
    animal,
)
from wildcards.engine.card import (
    EAGLE,
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
    lowest_bit,
    one,
    size,
    value_of,
)
from wildcards.engine.chance import Rng
from wildcards.engine.phase import BID, BREAK, DISCARD, KEEP, LAY, PAY, REVEAL, SWAP, TAKE
from wildcards.engine.refills import filled_to
from wildcards.engine.rules import ROUNDS, SLOTS

FEWEST_SEATS: Final[i64] = 3
ALL_ROUNDS: Final = vec[float]([float(rounds) for rounds in ROUNDS.values()])  # by seats, from FEWEST_SEATS
NOISE: Final[i64] = 1024  # different rolls of Gumbel noise
NOT_AT_HOME: Final[i64] = 3  # in place of a home: the bid is of another habitat, so there is no bonus
CARD_TEMPERATURE: Final = 0.1  # of the noise, where cards are only kept or discarded: less is at stake
UNPAYABLE: Final = -99.0  # an animal that cannot be paid for: worse than all that can
NO_SECOND: Final = -50.0  # laying one bid instead of two: better only than a bid that cannot be paid
TOO_MANY: Final = -1.0  # discarding a card for which no other is drawn


class Heuristic:
    """Weighs steps by these weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        # Of the decision being weighed; `look` fills them in.
        self.hand: Final = Hand(weights)
        self.rivals: Final = Rivals(weights)
        self.share = 1.0  # the share of the game that comes after this round
        self.gains = vec[float]([0.0] * SLOTS)  # what the animal in each slot is worth, if it can be had
        self.worths = vec[float]([0.0] * ACTIONS)  # what each action is worth
        # Of the bid being weighed: what the payment costs, and the bonus it brings, by home.
        self.prices = vec[float]([0.0] * (NOT_AT_HOME + 1))
        self.bonuses = vec[float]([0.0] * (NOT_AT_HOME + 1))
        self.wins = vec[float]([0.0] * SLOTS)  # what is left of each gain when paid for, best first

    def look(self, b: Board, seat: i64) -> None:
        """Work out once what all actions of a decision share."""
        left = rounds_left(b)
        self.share = left / ALL_ROUNDS[b.n - FEWEST_SEATS]
        self.rivals.forget()
        self.hand.weigh(b.s[HAND + seat] + b.s[LAID + seat], left)
        if b.s[PHASE] in (BID, REVEAL, LAY, TAKE):
            self._find_gains(b, seat)

    def _find_gains(self, b: Board, seat: i64) -> None:
        """Fill in `gains`."""
        for slot in range(b.n - 1):
            species = b.s[DISPLAY + slot]
            if species != NONE:
                self.gains[slot] = gain(b, seat, species, self.weights, self.share, by_swap=False)

    def choose(self, b: Board, seat: i64, mask: i64, dice: Rng, temperature: float) -> i64:
        """The action of the mask that seems worth most, with Gumbel noise of this temperature (points)."""
        if mask & (mask - 1) == 0:
            return lowest_bit(mask)
        self.look(b, seat)
        phase = b.s[PHASE]
        if phase in (PAY, LAY):
            return self._next_payment(b, seat, phase == LAY)
        if phase in (DISCARD, KEEP):
            temperature *= CARD_TEMPERATURE
        self._weigh(b, seat, mask)
        best = self._best(mask, dice, temperature)
        if phase == BID and b.owns(seat, EAGLE) and b.s[BIDS + seat] == NONE:
            return self._lower_of_two(best, mask, dice, temperature)
        return best

    def _weigh(self, b: Board, seat: i64, mask: i64) -> None:
        """Fill in `worths` for the actions of the mask."""
        action: i64 = 0
        while mask:
            if mask & 1:
                self.worths[action] = self.worth(b, seat, action)
            mask >>= 1
            action += 1

    def _best(self, mask: i64, dice: Rng, temperature: float) -> i64:
        """The action of the mask whose worth, with some noise, is the highest."""
        worths = self.worths
        best: i64 = NONE
        most = 0.0
        action: i64 = 0
        while mask:
            if mask & 1:
                worth = worths[action]
                if temperature > 0.0:
                    worth += temperature * GUMBEL[dice.below(NOISE)]
                if best == NONE or worth > most:
                    best = action
                    most = worth
            mask >>= 1
            action += 1
        return best

    def _lower_of_two(self, best: i64, mask: i64, dice: Rng, temperature: float) -> i64:
        """The lower of the best bid and the next best, so that the other can follow."""
        rest = mask & ~bit(best)
        return best if rest == 0 else min(self._best(rest, dice, temperature), best)

    def worth(self, b: Board, seat: i64, action: i64) -> float:
        """What the action seems worth, comparable within one decision; not for payments."""
        phase = b.s[PHASE]
        if phase in (BID, REVEAL):
            return self.bid_worth(b, seat, action)
        if phase == DISCARD:
            return self._throw_worth(b, seat, action)
        if phase == SWAP:
            return self.swap_worth(b, seat, action)
        if phase == BREAK:
            return 1.0 if action == DRAW else 0.0
        if phase == KEEP:
            return 0.0 if action == DONE else 1.0
        if action == DONE:
            return self._pass_worth(b, seat)
        return self.take_worth(b, seat, action - FIRST_TAKE)

    # --- buying

    def take_worth(self, b: Board, seat: i64, slot: i64) -> float:
        """Taking from this slot now, with the bid on the table."""
        s = b.s
        laid = s[LAID + seat]
        if laid:
            return self._bought(b, seat, s[BIDS + seat], laid, slot)
        return self._buy(b, seat, s[HAND + seat], s[BIDS + seat], slot)

    def _buy(self, b: Board, seat: i64, hand: i64, bid: i64, slot: i64) -> float:
        """Buying with this bid from this hand (without it), payment chosen."""
        paid = self.hand.payment(hand, value_of(bid) - 1, b.s[DISPLAY + slot], one(bid), 0, 0.0)
        return UNPAYABLE if paid == NONE else self._bought(b, seat, bid, paid, slot)

    def _bought(self, b: Board, seat: i64, bid: i64, paid: i64, slot: i64) -> float:
        """Having bought with this bid and these cards."""
        worth = self.gains[slot] - self._bid_cost(b, seat, bid)
        worth -= self.hand.cost(paid)
        return worth + self.weights.bonus if all_at_home(paid + one(bid), b.s[DISPLAY + slot]) else worth

    def _bid_cost(self, b: Board, seat: i64, bid: i64) -> float:
        """What the bid card is worth, which goes unless the ibex keeps it."""
        if b.owns(seat, IBEX) and habitat_of(bid) != WILD:
            return 0.0
        return self.hand.scale * self.hand.plain(bid)

    def bid_worth(self, b: Board, seat: i64, action: i64) -> float:
        """Bidding (or revealing) this card: what it may still find, by the chance of rivals going first."""
        s = b.s
        if action == REFILL:
            return self._refill_worth(b, seat)
        if action == DONE:
            return NO_SECOND
        hand = s[HAND + seat]
        if count(hand, action):
            hand -= one(action)
        passing = self._draws_worth(hand + one(action))
        wins = self._find_wins(b, seat, hand, action, passing)
        chances = self.rivals.chances
        at = self.rivals.find(b, seat, value_of(action))
        total = 0.0
        for ahead in range(b.n):
            if chances[at + ahead] > 0.0:
                total += chances[at + ahead] * self._expected(wins, ahead, passing)
        return total

    def _find_wins(self, b: Board, seat: i64, hand: i64, bid: i64, passing: float) -> i64:
        """Fill in `wins`, best first and none worse than passing, and return how many there are."""
        s, wins, gains = b.s, self.wins, self.gains
        bid_cost = self._bid_cost(b, seat, bid)
        can_pay = value_of(bid) - 1 <= size(hand)
        priced: i64 = 0  # a mask of the homes whose price is known
        number: i64 = 0
        for slot in range(b.n - 1):
            species = s[DISPLAY + slot]
            if species == NONE:
                continue
            win = UNPAYABLE
            if can_pay:
                home = home_of(species)
                if habitat_of(bid) not in (home, WILD):
                    home = NOT_AT_HOME
                if not priced >> home & 1:
                    priced |= bit(home)
                    self._price(hand, bid, species, home)
                win = gains[slot] - bid_cost - self.prices[home] + self.bonuses[home]
            win = max(passing, win)
            place = number
            while place > 0 and wins[place - 1] < win:
                wins[place] = wins[place - 1]
                place -= 1
            wins[place] = win
            number += 1
        return number

    def _price(self, hand: i64, bid: i64, species: i64, home: i64) -> None:
        """Choose the payment for all species of this home, and fill in what it costs and brings."""
        paid = self.hand.payment(hand, value_of(bid) - 1, species, one(bid), 0, 0.0)
        self.prices[home] = self.hand.cost(paid)
        self.bonuses[home] = self.weights.bonus if all_at_home(paid + one(bid), species) else 0.0

    def _expected(self, number: i64, ahead: i64, passing: float) -> float:
        """What is left after `ahead` rivals: partly my favourites go first, partly any of them."""
        if ahead >= number:
            return passing
        wins = self.wins
        any_left = 0.0
        chance = 1.0
        left = float(number - ahead)
        for place in range(ahead + 1):
            places = float(number - place)
            any_left += chance * wins[place] * left / places
            chance *= float(ahead - place) / places
        want = self.weights.want
        return want * wins[ahead] + (1.0 - want) * any_left

    # --- refilling, swapping and passing

    def _draws_worth(self, held: i64) -> float:
        """The cards drawn by passing, up to the hand limit."""
        number = size(held)
        weights = self.weights
        return weights.passing * weights.card * self.hand.scale * float(drawn_to(number) - number)

    def _pass_worth(self, b: Board, seat: i64) -> float:
        s = b.s
        held = s[HAND + seat] + one(s[BIDS + seat])
        return self._draws_worth(held + s[LAID + seat] if b.payment_returns else held)

    def _refill_worth(self, b: Board, seat: i64) -> float:
        s = b.s
        held = size(s[HAND + seat])
        if s[BIDS + seat] != NONE and s[BIDS + seat] < REFILL:
            held += 1
        missing = filled_to(b.owns(seat, SQUIRREL)) - held
        worth = self.weights.drawn * self.weights.card * self.hand.scale * float(max(0, missing))
        return worth + self._best_swap(b, seat) if b.owns(seat, MEERKAT) else worth

    def _throw_worth(self, b: Board, seat: i64, action: i64) -> float:
        """Discarding a card: another is drawn for it."""
        if action == DONE:
            return 0.0
        if size(b.s[HAND + seat]) > filled_to(b.owns(seat, SQUIRREL)):
            return TOO_MANY
        weights = self.weights
        return weights.drawn * weights.card - self.hand.losses[action] - weights.tired

    def swap_worth(self, b: Board, seat: i64, action: i64) -> float:
        """Swapping: what the one animal brings, less what the other did."""
        if action == DONE:
            return 0.0
        taken = b.s[DISPLAY + (action - FIRST_SWAP) % SLOTS]
        given: i64 = (action - FIRST_SWAP) // SLOTS
        worth = gain(b, seat, taken, self.weights, self.share, by_swap=True)
        return worth - loss(b, seat, given, self.weights, self.share)

    def _best_swap(self, b: Board, seat: i64) -> float:
        best = 0.0
        for given in range(SPECIES):
            if b.s[animal(seat, given)] == 0:
                continue
            for slot in range(b.n - 1):
                if b.s[DISPLAY + slot] not in (NONE, given):
                    worth = self.swap_worth(b, seat, FIRST_SWAP + SLOTS * given + slot)
                    best = max(best, worth)
        return best

    # --- payments

    def _next_payment(self, b: Board, seat: i64, in_tie: bool) -> i64:
        """The lowest card of the best payment that can follow."""
        s = b.s
        species = self._favourite(b, seat) if in_tie else s[TOOK + seat]
        high = self.weights.tie_sum if in_tie else 0.0
        laid = s[LAID + seat] + one(s[BIDS + seat])
        paid = self.hand.payment(s[HAND + seat], b.missing(seat), species, laid, s[LAST + seat], high)
        return lowest_bit(paid) // 4

    def _favourite(self, b: Board, seat: i64) -> i64:
        """The species on display the seat would like best with its bid; any where none is there."""
        s = b.s
        best: i64 = NONE
        most = 0.0
        hand = s[HAND + seat] + s[LAID + seat]
        for slot in range(b.n - 1):
            if s[DISPLAY + slot] != NONE:
                worth = self._buy(b, seat, hand, s[BIDS + seat], slot)
                if best == NONE or worth > most:
                    best = s[DISPLAY + slot]
                    most = worth
        return PEACOCK if best == NONE else best


def rounds_left(b: Board) -> float:
    """How many rounds come after this one."""
    return float(len(b.animals) - b.s[ANIMALS_AT]) / float(b.n - 1)


def _gumbel() -> vec[float]:
    """Gumbel noise at evenly spaced chances."""
    number = float(NOISE)
    return vec[float]([-math.log(-math.log((float(i) + 0.5) / number)) for i in range(NOISE)])


GUMBEL: Final = _gumbel()
