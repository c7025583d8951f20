"""What a seat is asked, in words: a Question of choices/ with a name and a note for each thing to pick."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from wildcards.choices.question import Option, Question, bonus_in_reach, question, rivals
from wildcards.choices.selection import missing
from wildcards.engine.action import DONE, DRAW, is_swap, is_take, token
from wildcards.engine.card import NONE, REFILL, SPECIES_TOKENS, home_of
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.engine.rules import HABITAT_BONUS
from wildcards.protocol.game import Choice as Offer
from wildcards.terminal.cast import Cast
from wildcards.words import things
from wildcards.words.text import t

# What may be typed for an action besides its number and its token, in every language.
SYNONYMS: Final = {DONE: "typed-done", DRAW: "typed-draw"}
_HABITATS: Final = "FSMW"


def synonyms(action: int) -> tuple[str, ...]:
    """The words of this language that may be typed for an action; first the one that is shown."""
    key = SYNONYMS.get(action)
    return tuple([word.strip() for word in t(key).split(",")]) if key else ()


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
    """A question. From `least` to `most` choices belong to it, of which `picked` have been made."""

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
    """The question to a seat that owes a step, with some cards already picked."""
    asked = question(seen, picked)
    text, remarks = _ASKED[asked.phase](seen, asked, cast)
    return Prompt(
        asked.phase,
        text,
        (*remarks, *_picked(asked)),
        tuple([_choice(seen, asked, option, cast) for option in asked.options]),
        asked.least,
        asked.most,
        asked.picked,
    )


def tokens(cards: Sequence[int]) -> str:
    """Cards as tokens with spaces, in order: `F1 F3 W2`."""
    return " ".join([token(card) for card in sorted(cards)])


def only_way(cards: Sequence[int], phase: Phase) -> str:
    """What is said about a payment, or equal bids, without a choice."""
    return t("asked-only-bid" if phase == Phase.REVEAL else "asked-only-way", cards=tokens(cards))


# --- the question and what it is about

_Asked = tuple[str, list[str]]


def _picked(asked: Question) -> list[str]:
    return [t("asked-picked", cards=tokens(asked.picked))] if asked.picked else []


def _bid(seen: Observation, asked: Question, _: Cast) -> _Asked:
    if asked.picked or seen.sealed:
        return t("question-bid-second"), [t("where-bid-second")]
    if asked.is_pair:
        return t("question-eagle"), [t("asked-bid-about"), t("where-bid-second")]
    return t("question-bid"), [t("asked-bid-about")]


def _reveal(_: Observation, __: Question, ___: Cast) -> _Asked:
    return t("question-reveal"), [t("where-reveal")]


def _swap(_: Observation, __: Question, ___: Cast) -> _Asked:
    return t("question-swap"), [t("where-swap")]


def _discard(_: Observation, asked: Question, __: Cast) -> _Asked:
    if asked.laid:
        return t("asked-discard-more"), []
    return t("question-discard"), [t("where-discard", limit=asked.limit)]


def _lay(seen: Observation, asked: Question, cast: Cast) -> _Asked:
    if asked.laid:
        return t("missing-cards", count=asked.left), [t("fact-sum", sum=asked.sum)]
    names = cast.listed(rivals(seen))
    return t("question-lay", value=seen.value, count=asked.left), [t("where-lay", names=names)]


def _pay(seen: Observation, asked: Question, _: Cast) -> _Asked:
    species = seen.took[_own(seen)]
    animal = things.the_animal(SPECIES_TOKENS[species])
    text = t("question-pay", count=asked.left, animal=animal)
    if asked.picked:
        text = t("missing-cards", count=asked.left)
    points = bonus_in_reach(seen, asked.picked)
    habitat = things.habitat(_HABITATS[home_of(species)])
    bonus = (
        t("asked-bonus", points=points, habitat=habitat)
        if points
        else t("fact-bonus-lost", points=HABITAT_BONUS)
    )
    return text, [bonus]


def _break(seen: Observation, _: Question, cast: Cast) -> _Asked:
    names = cast.listed(rivals(seen))
    return t("question-break"), [t("where-break", names=names), t("asked-draw", word=synonyms(DRAW)[0])]


def _take(seen: Observation, _: Question, __: Cast) -> _Asked:
    laid = list(seen.payments[_own(seen)])
    if laid:
        return t("question-take"), [t("where-take-laid", cards=tokens(laid))]
    bid = token(seen.bids[_own(seen)])
    return t("question-take"), [t("where-take", bid=bid, count=missing(seen))]


def _keep(seen: Observation, _: Question, __: Cast) -> _Asked:
    return t("question-keep", card=token(seen.legal_actions[0])), [t("where-keep")]


_ASKED: Final[dict[Phase, Callable[[Observation, Question, Cast], _Asked]]] = {
    Phase.BID: _bid,
    Phase.REVEAL: _reveal,
    Phase.SWAP: _swap,
    Phase.DISCARD: _discard,
    Phase.LAY: _lay,
    Phase.PAY: _pay,
    Phase.BREAK: _break,
    Phase.TAKE: _take,
    Phase.KEEP: _keep,
}


# --- the choices


def _choice(seen: Observation, asked: Question, option: Option, cast: Cast) -> Choice:
    action, offer = option.action, option.choice
    if action == DONE:
        return Choice(DONE, offer.token, *_decline(seen, asked, offer))
    if action == DRAW:
        return Choice(
            DRAW, synonyms(DRAW)[0], t("draw-card"), t("fact-draw" if offer.draws else "fact-draw-nothing")
        )
    if is_take(action):
        label, note = things.animal(_species(offer)), _taking(seen, offer, cast)
    elif is_swap(action):
        label, note = _swapping(offer), _moving(seen, offer, cast)
    else:
        label, note = things.card(offer.token), _card_note(asked, action, offer)
    return Choice(action, offer.token, label, note, option.number)


def _card_note(asked: Question, card: int, offer: Offer) -> str:
    """What a card costs or brings in this phase."""
    if card == REFILL:
        return t("choice-refill", limit=asked.limit)
    if asked.phase == Phase.PAY:
        return t("table-keeps-bonus") if offer.bonus else ""
    if asked.phase == Phase.KEEP:
        return t("send-keep", card=offer.token)
    parts = [] if offer.payable is None else [t("choice-price", count=offer.owed or 0)]
    if offer.payable is False:
        parts.append(t("table-bluff"))
    elif offer.bonus_with:
        names = ", ".join([things.animal(one) for one in offer.bonus_with])
        parts.append(t("choice-bonus-with", animals=names))
    return " · ".join(parts)


def _taking(seen: Observation, offer: Offer, cast: Cast) -> str:
    """What an animal would bring."""
    have = seen.collections[_own(seen)][SPECIES_TOKENS.index(_species(offer))]
    parts = [t("choice-have", count=have)] if have else []
    for species in offer.leaders or ():
        before = seen.leaders[SPECIES_TOKENS.index(species)]
        if before == NONE:
            parts.append(t("choice-leader"))
        else:
            parts.append(t("choice-leader-from", name=cast.name(before)))
    if offer.bonus:
        parts.append(t("choice-bonus-reach") if offer.owed else t("choice-bonus", points=offer.bonus))
    return " · ".join(parts)


def _swapping(offer: Offer) -> str:
    gives, takes = [things.the_animal(one) for one in offer.token.partition("@")[0].split(">")]
    return t("send-swap", gives=gives, takes=takes)


def _moving(seen: Observation, offer: Offer, cast: Cast) -> str:
    """The leaders that a swap would move."""
    parts: list[str] = []
    for species, to in (offer.leaders or {}).items():
        leader = things.the_leader(species)
        before = seen.leaders[SPECIES_TOKENS.index(species)]
        if to is None:
            parts.append(t("fact-leader-back", leader=leader))
        elif to != seen.seat:
            parts.append(t("fact-leader-away", leader=leader, name=cast.name(to)))
        elif before == NONE:
            parts.append(t("fact-leader", leader=leader))
        else:
            parts.append(t("fact-leader-from", leader=leader, name=cast.name(before)))
    return " · ".join(parts)


def _decline(seen: Observation, asked: Question, offer: Offer) -> tuple[str, str]:
    """`-`: its name, and what it means."""
    if asked.phase == Phase.DISCARD:
        name = t("choice-all") if asked.laid else t("decline-discard")
        key = "fact-draw-up" if asked.kept < asked.limit else "fact-draw-none"
        return name, t(key, kept=asked.kept, limit=asked.limit)
    if asked.phase == Phase.TAKE:
        return t("decline-take"), _passing(seen, offer)
    return t({Phase.SWAP: "decline-swap", Phase.KEEP: "decline-keep"}.get(asked.phase, "decline-bid")), ""


def _passing(seen: Observation, offer: Offer) -> str:
    """Which cards come back, and how many are drawn."""
    draws = t("you-draw", count=offer.draws or 0)
    card = token(seen.bids[_own(seen)])
    paid = tokens(list(seen.payments[_own(seen)]))
    if offer.lost:
        return t("fact-pass-lost", card=card, draws=draws, paid=paid)
    if len(offer.back or ()) > 1:
        return t("fact-pass-back", card=card, draws=draws, paid=paid)
    return t("fact-pass", card=card, draws=draws)


def _species(offer: Offer) -> str:
    return offer.token.partition("@")[0]


def _own(seen: Observation) -> int:
    assert seen.seat is not None
    return seen.seat
