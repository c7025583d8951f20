"""What a seat is asked: an Observation made into a question with numbered choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from wildcards.choices.picking import bonus_for, is_double_bid, missing, pool, without
from wildcards.choices.preview import can_draw, lost, outcome, refill_limit
from wildcards.engine.action import DONE, DRAW, given_by, is_take, slot_of, token
from wildcards.engine.card import NONE, REFILL, pack, value_of, value_sum
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.engine.rules import EAGLE_BIDS, HABITAT_BONUS
from wildcards.terminal.words import choices as words
from wildcards.terminal.words import things
from wildcards.terminal.words.people import Cast

DRAW_WORD: Final = "draw"  # at a prompt `?` is the help


@dataclass(frozen=True)
class Choice:
    """One answer: the action it stands for, what can be typed for it, its name, and what it means."""

    action: int
    typed: str
    label: str
    note: str = ""
    number: int = 1  # how many such cards there are to pick


@dataclass(frozen=True)
class Prompt:
    """A question. From `least` to `most` choices belong to it, of which `picked` are made already."""

    phase: Phase
    question: str
    remarks: tuple[str, ...]
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    picked: tuple[int, ...] = ()

    @property
    def takes_several(self) -> bool:
        """Whether more than one card can be typed on a line."""
        return self.most > 1


def ask(seen: Observation, cast: Cast, picked: Sequence[int] = ()) -> Prompt:
    """The question to a seat that owes a step, some cards being picked already."""
    return _ASK[seen.phase](_Asker(seen, cast, tuple(picked)))


class _Asker:
    """Makes the prompt of each phase."""

    def __init__(self, seen: Observation, cast: Cast, picked: tuple[int, ...]) -> None:
        assert seen.seat is not None
        self.seen = seen
        self.seat = seen.seat
        self.cast = cast
        self.picked = picked
        self.target = refill_limit(seen)

    def prompt(
        self,
        question: str,
        remarks: Sequence[str],
        choices: Sequence[Choice],
        least: int = 1,
        most: int = 1,
    ) -> Prompt:
        return Prompt(self.seen.phase, question, tuple(remarks), tuple(choices), least, most, self.picked)

    # --- bids

    def bid(self) -> Prompt:
        seen = self.seen
        if not is_double_bid(seen):
            return self.prompt(
                words.BID, words.BID_REMARKS, [self.a_bid(card) for card in seen.legal_actions]
            )
        left = [*pool(seen, self.picked), *([] if REFILL in self.picked else [REFILL])]
        offered = [self.a_bid(card) for card in sorted(set(left))]
        if not self.picked:
            return self.prompt(words.BID_TWO, words.BID_TWO_REMARKS, offered, 1, EAGLE_BIDS)
        offered.append(_done(words.ONLY_THIS, words.only(self.picked[0])))
        return self.prompt(words.bid_second(self.picked[0]), (), offered, 1, EAGLE_BIDS)

    def a_bid(self, card: int) -> Choice:
        """A bid, with its price and the animals for which it can bring the bonus."""
        if card == DONE:
            return _done(words.ONLY_THIS)
        if card == REFILL:
            return _card(card, words.refill_note(self.target))
        hand = [*self.seen.hand, *[other for other in self.seen.sealed if other != REFILL]]
        rest = without(hand, [card])
        owed = value_of(card) - 1
        bonus = bonus_for([card], rest, owed, self.seen.display)
        return _card(
            card, words.price(owed, len(rest) >= owed, bonus), pool(self.seen, self.picked).count(card)
        )

    def reveal(self) -> Prompt:
        choices = [self.a_bid(card) for card in self.seen.legal_actions]
        return self.prompt(words.REVEAL, words.REVEAL_REMARKS, choices)

    # --- refills

    def swap(self) -> Prompt:
        swaps = [self.a_swap(action) for action in self.seen.legal_actions if action != DONE]
        return self.prompt(words.SWAP, words.SWAP_REMARKS, [*swaps, _done(words.NO_SWAP)])

    def a_swap(self, action: int) -> Choice:
        label = words.swap_label(given_by(action), self.seen.display[slot_of(action)])
        note = words.leaders_moving(self.cast, outcome(self.seen, action).leaders)
        return Choice(action, self.seen.token(action), label, note)

    def discard(self) -> Prompt:
        thrown = len(self.seen.sealed) + len(self.picked)
        kept = len(self.seen.hand) - len(self.picked)
        choices = [
            *_cards(pool(self.seen, self.picked)),
            _done(words.no_more(thrown), words.will_draw(kept, self.target)),
        ]
        remarks = () if thrown else (words.discard_remark(kept, self.target),)
        most = len(pool(self.seen))
        return self.prompt(words.discard(self.picked), remarks, choices, 0, most)

    # --- payments

    def lay(self) -> Prompt:
        seen = self.seen
        laid = [*seen.sealed, *self.picked]
        remark = words.lay_sum(value_sum(pack(laid)))
        if not laid:
            rivals = [seat for seat, rank in enumerate(seen.ranks) if rank != NONE and seat != self.seat]
            remark = words.lay_remark(self.cast, seen.value, rivals)
        owed = missing(seen)
        choices = self.payment([seen.bids[self.seat], *laid], owed, seen.display)
        return self.prompt(words.lay(owed, self.picked), (remark,), choices, owed, owed)

    def pay(self) -> Prompt:
        seen = self.seen
        species = seen.took[self.seat]
        laid = [seen.bids[self.seat], *seen.payments[self.seat], *self.picked]
        owed = missing(seen)
        left = pool(seen, self.picked)
        is_possible = bool(bonus_for(laid, left, owed - len(self.picked), [species]))
        choices = self.payment(laid, owed, [species])
        return self.prompt(
            words.pay(owed, species, self.picked),
            (words.pay_bonus(species, HABITAT_BONUS if is_possible else 0),),
            choices,
            owed,
            owed,
        )

    def payment(self, laid: Sequence[int], owed: int, wanted: Sequence[int]) -> list[Choice]:
        """The cards to pay with, those marked that leave the bonus within reach."""
        left = pool(self.seen, self.picked)
        after = owed - len(self.picked) - 1
        is_chosen = self.seen.phase == Phase.PAY

        def note(card: int) -> str:
            return words.keeps_bonus(
                bonus_for([*laid, card], without(left, [card]), after, wanted), is_chosen
            )

        return [_card(card, note(card), left.count(card)) for card in sorted(set(left))]

    def tie_break(self) -> Prompt:
        seen = self.seen
        rank = seen.ranks[self.seat]
        rivals = [seat for seat, other in enumerate(seen.ranks) if other == rank and seat != self.seat]
        hand = list(seen.hand)
        cards = [_card(card, words.counts(value_of(card)), hand.count(card)) for card in sorted(set(hand))]
        draw = Choice(DRAW, DRAW_WORD, words.draw_label(can_draw(seen)))
        return self.prompt(words.BREAK, words.break_remarks(self.cast, rivals), [*cards, draw])

    # --- turns

    def take(self) -> Prompt:
        seen = self.seen
        cost = words.take_cost(seen.bids[self.seat], seen.value - 1, list(seen.payments[self.seat]))
        takes = [self.a_take(action) for action in seen.legal_actions if is_take(action)]
        return self.prompt(words.TAKE, (cost,), [*takes, self.a_pass()])

    def a_take(self, action: int) -> Choice:
        seen = self.seen
        species = seen.display[slot_of(action)]
        expected = outcome(seen, action)
        owed = missing(seen)
        is_possible = owed > 0 and bool(bonus_for([seen.bids[self.seat]], list(seen.hand), owed, [species]))
        have = seen.collections[self.seat][species]
        note = words.take_note(self.cast, have, expected.leaders, expected.bonus, is_possible)
        return Choice(action, seen.token(action), things.animal(species), note)

    def a_pass(self) -> Choice:
        expected = outcome(self.seen, DONE)
        note = words.pass_note(expected.back, lost(self.seen, expected), expected.drawn)
        return _done(words.PASS, note)

    def keep(self) -> Prompt:
        bid = self.seen.legal_actions[0]
        choices = [_card(bid, words.KEEP_NOTE), _done(words.LEAVE)]
        return self.prompt(words.keep(bid), words.KEEP_REMARKS, choices)


def _card(card: int, note: str = "", number: int = 1) -> Choice:
    return Choice(card, token(card), things.card_long(card), note, number)


def _cards(cards: Sequence[int]) -> list[Choice]:
    return [_card(card, "", cards.count(card)) for card in sorted(set(cards))]


def _done(label: str, note: str = "") -> Choice:
    return Choice(DONE, token(DONE), label, note)


_ASK: Final[dict[Phase, Callable[[_Asker], Prompt]]] = {
    Phase.BID: _Asker.bid,
    Phase.REVEAL: _Asker.reveal,
    Phase.SWAP: _Asker.swap,
    Phase.DISCARD: _Asker.discard,
    Phase.LAY: _Asker.lay,
    Phase.BREAK: _Asker.tie_break,
    Phase.TAKE: _Asker.take,
    Phase.PAY: _Asker.pay,
    Phase.KEEP: _Asker.keep,
}
