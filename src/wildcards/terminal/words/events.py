"""What happened, in sentences. `cast` knows who "you" is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wildcards.engine.card import NONE, REFILL
from wildcards.engine.event import TieReason
from wildcards.terminal.words import things
from wildcards.terminal.words.people import Cast, and_list

REASONS: Final = {
    TieReason.LION: "has the lion leader",
    TieReason.LEO: "Leo wins ties",
    TieReason.TALISMAN: "by the talisman",
    TieReason.BREAK: "by the extra cards",
    TieReason.SEAT_ORDER: "by seat, as no card was left to draw",
    TieReason.CANNOT_PAY: "cannot pay",
    TieReason.ONLY_PAYER: "nobody else can pay",
}


def dealt(cast: Cast, own: Sequence[int]) -> str:
    """The first hands."""
    if cast.you is None:
        return "The first hands are dealt."
    return f"The first hands are dealt. Yours: {things.cards(sorted(own))}."


def round_begins(number: int, shown: Sequence[int]) -> str:
    """A round and its display."""
    return f"Round {number} begins. On display: {', '.join([things.animal(one) for one in shown])}."


def bids(cast: Cast, shown: Sequence[tuple[int, int]]) -> str:
    """The bids turned over together."""
    return f"Bids: {', '.join([f'{cast.name(seat)} {_bid(bid)}' for seat, bid in shown])}."


def _bid(bid: int) -> str:
    return things.REFILL_CARD if bid == REFILL else things.card(bid)


def covered(cast: Cast, seat: int, two: Sequence[int]) -> str:
    """Two cards lie before the eagle's owner; `two` holds them where they are known."""
    which = f" ({things.cards(two)})" if two else ""
    return f"{cast.does(seat, 'have', 'has')} two cards face down{which} (eagle)."


def revealed(cast: Cast, seat: int, bid: int) -> str:
    """The eagle's owner turned one over."""
    return f"{cast.does(seat, 'turn', 'turns')} over {things.card(bid)}; the other card goes back to hand."


def not_swapped(cast: Cast, seat: int) -> str:
    """The meerkat's owner declined."""
    return f"{cast.does(seat, 'do', 'does')} not swap (meerkat)."


def swapped(cast: Cast, seat: int, given: int, got: int) -> str:
    """The meerkat's owner swapped."""
    subject = cast.does(seat, "swap", "swaps")
    return f"{subject} {things.an_animal(given)} for the {things.animal(got)} (meerkat)."


def leader(cast: Cast, species: int, seat: int, before: int) -> str:
    """A leader moved; -1 is the supply."""
    name = f"The {things.animal(species)} leader"
    if seat == NONE:
        return f"{name} goes back to the supply."
    origin = f" from {cast.name(before)}" if before != NONE else ""
    return f"{name} goes{origin} to {cast.name(seat)}."


def thrown(cast: Cast, by_seat: Sequence[tuple[int, Sequence[int]]]) -> str:
    """Cards discarded at a refill."""
    parts = [f"{cast.name(seat)} {things.cards(cards)}" for seat, cards in by_seat]
    return f"Discarded: {', '.join(parts)}."


def drew(cast: Cast, seat: int, cards: Sequence[int]) -> str:
    """Cards drawn; -1 where hidden."""
    return f"{cast.does(seat, 'draw', 'draws')} {drawn(cards)}."


def drawn(cards: Sequence[int]) -> str:
    """`F1 S2` where known, `2 cards` where not."""
    return things.count(len(cards), "card") if NONE in cards else things.cards(cards)


def reshuffled(number: int) -> str:
    """The discard pile became the draw pile."""
    pile = f"the discard pile ({things.count(number, 'card')})"
    return f"The draw pile is empty: {pile} is shuffled into a new one."


def leo_pile(cast: Cast, leo: int, cards: Sequence[int]) -> str:
    """Leo got a new pile."""
    which = f": {things.cards(cards)}" if cards else ""
    return f"{cast.begins(leo)} gets a new pile of five cards and a refill card, shuffled{which}."


def payments(cast: Cast, value: int, laid: Sequence[tuple[int, Sequence[int], int]]) -> str:
    """The payments of tied seats: (seat, cards, sum)."""
    parts = [f"{cast.name(seat)} {things.cards(cards)} (sum {total})" for seat, cards, total in laid]
    return f"Tie between bids of {value}. Payments: {', '.join(parts)}."


def broke(cast: Cast, turned: Sequence[tuple[int, int, bool]]) -> str:
    """The 2020 tie-break cards: (seat, card or -1, drawn from the pile)."""
    text = ""
    met: set[int] = set()
    for seat, card, is_drawn in turned:
        if seat in met:
            met.clear()
            text += "; still tied, so again"
        text += f"{',' if met else ''} {cast.name(seat)} {_broke(card, is_drawn)}"
        met.add(seat)
    return f"Extra cards to break the tie:{text}."


def _broke(card: int, is_drawn: bool) -> str:
    if card == NONE:
        return "nothing left to draw"
    return f"{things.card(card)} (drawn)" if is_drawn else things.card(card)


def ordered(cast: Cast, value: int, order: Sequence[tuple[int, TieReason, int | None]]) -> str:
    """Who goes when among equal bids: (seat, reason, sum laid)."""
    parts: list[str] = []
    for place, (seat, reason, total) in enumerate(order):
        tells = place < len(order) - 1 or reason == TieReason.CANNOT_PAY
        parts.append(cast.name(seat) + (_reason(reason, total) if tells else ""))
    return f"Order of the bids of {value}: first {', then '.join(parts)}."


def _reason(reason: TieReason, total: int | None) -> str:
    return f" (sum {total})" if reason == TieReason.SUM else f" ({REASONS[reason]})"


def took(cast: Cast, seat: int, species: int, cost: Sequence[int], leader_from: int | None) -> str:
    """An animal taken for its bid and the payment as far as laid; its leader's old owner if it moved."""
    line = f"{cast.does(seat, 'take', 'takes')} the {things.animal(species)} for {things.cards(cost)}"
    return f"{line}{_and_leader(cast, seat, leader_from)}."


def took_unpaid(
    cast: Cast, seat: int, species: int, laid: Sequence[int], owed: int, leader_from: int | None
) -> str:
    """An animal taken, before all of it is paid: the bid, and the payment as far as laid."""
    line = f"{cast.does(seat, 'take', 'takes')} the {things.animal(species)}"
    whose = "your" if seat == cast.you else "the"
    paid = f", {things.cards(laid[1:])} paid" if laid[1:] else ""
    rest = f"{things.card(laid[0])} is {whose} bid{paid}, {things.count(owed, 'more card')} to pay"
    return f"{line}{_and_leader(cast, seat, leader_from)}; {rest}."


def _and_leader(cast: Cast, seat: int, leader_from: int | None) -> str:
    """What stands after the animal if its leader moved; the supply is -1."""
    if leader_from is None:
        return ""
    origin = f" from {cast.name(leader_from)}" if leader_from != NONE else ""
    return f" and {'win' if seat == cast.you else 'wins'} its leader{origin}"


def bonus(points: int) -> str:
    """The habitat bonus, as a sentence of its own."""
    return f" Habitat bonus: +{points}."


def paid(cast: Cast, seat: int, cards: Sequence[int]) -> str:
    """A payment made after taking."""
    return f"{cast.does(seat, 'pay', 'pays')} {things.cards(cards)}."


def leo_empty(cast: Cast, leo: int) -> str:
    """Leo found nothing."""
    return f"{cast.begins(leo)} finds the display empty."


def passed(cast: Cast, seat: int, why: str, back: Sequence[int], cards: Sequence[int]) -> str:
    """A pass, forced or not, with what came back and what was drawn."""
    take = "take" if seat == cast.you else "takes"
    deeds = [f"{cast.does(seat, 'pass', 'passes')}{why}", f"{take} back {things.cards(back)}"]
    if cards:
        deeds.append(f"{'draw' if seat == cast.you else 'draws'} {drawn(cards)}")
    return f"{and_list(deeds)}."


BARE: Final = " (the display is empty)"
BROKE_HAND: Final = " (too few cards to pay)"


def kept(cast: Cast, seat: int, card: int) -> str:
    """The ibex's owner took the bid back, or did not (-1)."""
    if card == NONE:
        return f"{cast.does(seat, 'do', 'does')} not take the bid back (ibex)."
    return f"{cast.does(seat, 'take', 'takes')} the bid {things.card(card)} back (ibex)."


def boxed(species: Sequence[int]) -> str:
    """Animals nobody took."""
    names = [things.animal(one) for one in species]
    return f"Left over and out of the game: {', '.join(names)}."


def talisman(cast: Cast, seat: int) -> str:
    """The talisman moved on."""
    return f"The talisman passes to {cast.name(seat)}."


OVER: Final = "The animals have run out: the game is over."
