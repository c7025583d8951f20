"""What is asked, in words: questions, remarks, and what each choice means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wildcards.engine.card import NONE
from wildcards.terminal.words import things
from wildcards.terminal.words.people import Cast

BID: Final = "Your bid?"
BID_TWO: Final = "Your bid? As you own the eagle, one card or two."
ONLY_THIS: Final = "no more"
REVEAL: Final = "Which of your two cards is your bid?"
REVEAL_REMARKS: Final = ("The others' bids are known. The other card goes back to your hand, unseen.",)
SWAP: Final = "Swap an animal?"
SWAP_REMARKS: Final = ("The meerkat lets you give one animal and take one from the display.",)
NO_SWAP: Final = "do not swap"
TAKE: Final = "Which animal do you take?"
PASS: Final = "pass"
BREAK: Final = "Which card breaks the tie?"
LEAVE: Final = "leave it on the discard pile"
KEEP_NOTE: Final = "back into your hand"
KEEP_REMARKS: Final = ("The ibex lets you take back the bid you took an animal with.",)


BID_REMARKS: Final = ("High bids choose first. +2 cards is what you pay on top, if you take an animal.",)
BID_TWO_REMARKS: Final = (
    *BID_REMARKS,
    "With two you decide when the others' bids are known; the other one comes back to your hand.",
)


def bid_second(first: int) -> str:
    """Asks for the eagle's second card."""
    return f"A second card beside {things.card(first)}?"


def only(first: int) -> str:
    """Just one bid."""
    return f"{things.card(first)} alone"


def price(owed: int, can_pay: bool, species: Sequence[int]) -> str:
    """What a bid costs."""
    cost = f"+{things.count(owed, 'card')}" if owed else "free"
    if not can_pay:
        return f"{cost}: too many, a bluff"
    return f"{cost} · {bonus_list(species)}" if species else cost


def bonus_list(species: Sequence[int]) -> str:
    """`bonus with peacock, squirrel`."""
    return f"bonus with {', '.join([things.animal(one) for one in species])}"


def refill_note(target: int) -> str:
    """What the refill card does."""
    return f"no animal; draw up to {target}"


def leaders_moving(cast: Cast, moves: Sequence[tuple[int, int, int]]) -> str:
    """Which leaders would move: (species, to, from)."""
    parts: list[str] = []
    for species, to, _ in moves:
        name = f"{things.animal(species)} leader"
        goal = "to the supply" if to == NONE else f"to {cast.name(to)}"
        parts.append(f"{name} {goal}")
    return ", ".join(parts)


def swap_label(given: int, got: int) -> str:
    """A swap."""
    return f"{things.animal(given)} for {things.animal(got)}"


def no_more(thrown: int) -> str:
    """End of discarding."""
    return "that is all" if thrown else "keep all"


def will_draw(kept: int, limit: int) -> str:
    """Whether cards come, and up to how many."""
    return f"then draw up to {limit}" if kept < limit else "then draw none"


def discard(picked: Sequence[int]) -> str:
    """Asks for cards to discard."""
    if picked:
        return f"Discarding {things.cards(sorted(picked))}. Any more?"
    return "Which cards do you discard? Any number of them, or none."


def discard_remark(held: int, limit: int) -> str:
    """What is drawn afterwards."""
    return f"You hold {things.count(held, 'card')}. Then you draw up to {limit}."


def lay(owed: int, picked: Sequence[int]) -> str:
    """Asks for the payment of a tie."""
    if picked:
        return (
            f"Laid so far: {things.cards(sorted(picked))}. {things.count(owed - len(picked), 'more card')}?"
        )
    return f"Which {'card' if owed == 1 else f'{owed} cards'} do you lay, face down?"


def lay_remark(cast: Cast, value: int, rivals: Sequence[int]) -> str:
    """Why a payment is laid now."""
    tie = f"Your bid of {value} ties with {cast.listed(rivals)}."
    return f"{tie} All lay their payments at once; whoever has the higher sum chooses first."


def lay_sum(total: int) -> str:
    """What is laid so far."""
    return f"Sum so far: {total}."


def pay(owed: int, species: int, picked: Sequence[int]) -> str:
    """Asks for a payment."""
    if picked:
        return (
            f"Paid so far: {things.cards(sorted(picked))}. {things.count(owed - len(picked), 'more card')}?"
        )
    return f"Which {'card' if owed == 1 else f'{owed} cards'} do you pay for the {things.animal(species)}?"


def pay_bonus(species: int, points: int) -> str:
    """Whether the bonus is within reach, and how many points it would be."""
    home = things.home(species)
    if points:
        return f"Habitat bonus of {points} points if all of it is {home} or wild."
    return f"No habitat bonus here: it would need bid and payment to be all {home} or wild."


def keeps_bonus(species: Sequence[int], is_one: bool) -> str:
    """Marks a card that leaves the bonus possible."""
    if not species:
        return ""
    return "keeps the bonus" if is_one else bonus_list(species)


def counts(value: int) -> str:
    """What a tie-break card counts."""
    return f"counts {value}"


def draw_label(can_draw: bool) -> str:
    """What drawing means."""
    return "an unseen card from the pile" if can_draw else "nothing is left to draw: counts 0"


def break_remarks(cast: Cast, rivals: Sequence[int]) -> tuple[str, ...]:
    """What a tie-break card does."""
    return (
        f"Still tied with {cast.listed(rivals)}. Each plays one card more, or draws one unseen;",
        "whoever has the higher value chooses first. The card is discarded afterwards.",
        "Type draw to draw: ? is the help here, though records write ? for it.",
    )


def take_cost(bid: int, owed: int, paid: Sequence[int]) -> str:
    """What taking costs."""
    if paid:
        return f"Your bid is {things.card(bid)}, and {things.cards(paid)} is laid as payment."
    if owed == 0:
        return f"Your bid is {things.card(bid)}: nothing to pay on top."
    return f"Your bid is {things.card(bid)}: you pay {things.count(owed, 'more card')}."


def take_note(
    cast: Cast, have: int, leaders: Sequence[tuple[int, int, int]], bonus: int, is_possible: bool
) -> str:
    """What an animal would bring."""
    parts = [f"you have {have}"] if have else []
    for _, _, before in leaders:
        parts.append("its leader" if before == NONE else f"its leader, from {cast.name(before)}")
    if bonus:
        parts.append(f"bonus +{bonus}")
    elif is_possible:
        parts.append("bonus possible")
    return " · ".join(parts)


def pass_note(back: Sequence[int], lost: Sequence[int], drawn: int) -> str:
    """What passing means."""
    text = f"{things.cards(back)} back to hand, draw {drawn}"
    return f"{text}; {things.cards(lost)} is lost" if lost else text


def keep(bid: int) -> str:
    """Asks whether to take the bid back."""
    return f"Take your bid {things.card(bid)} back?"


def only_way(cards: Sequence[int]) -> str:
    """A payment without a choice."""
    return f"You pay {things.cards(cards)}, as there is no other way."
