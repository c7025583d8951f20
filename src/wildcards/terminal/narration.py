"""What happened, in sentences: the beats of `story`, in the words of log.ftl, with cards as tokens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from wildcards.engine.card import CARD_TOKENS
from wildcards.engine.event import Event
from wildcards.story import beat as beats
from wildcards.story.story import Story
from wildcards.terminal.cast import Cast
from wildcards.words import things
from wildcards.words.text import t


def narrate(events: Sequence[Event], cast: Cast, leo: int | None, since: int = 0) -> list[str]:
    """The events from number `since` on as sentences, one per line; the earlier ones give the context."""
    story = Story(cast.you, leo)
    story.tell(events[:since])
    return [sentence(one.beat, cast) for one in story.tell(events[since:])]


def sentence(beat: beats.Beat, cast: Cast) -> str:
    """A beat in words, for whoever the cast addresses as "you"."""
    return _SENTENCES[type(beat)](cast, beat)


def _who(cast: Cast, seat: int) -> dict[str, str]:
    return {"who": cast.who(seat), "name": cast.names[seat]}


def _item(cast: Cast, seat: int, what: str) -> str:
    return t("log-item", **_who(cast, seat), what=what)


def _bid(card: str) -> str:
    return t("refill-card") if card == "R" else card


def _the(card: str) -> str:
    return t("the-refill-card") if card == "R" else card


def _tokens(cards: Sequence[str]) -> str:
    return " ".join(cards)


def _in_order(cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=CARD_TOKENS.index)


def _seen(cards: Sequence[str | None]) -> str:
    """`F1 S2` where known, `2 cards` where not."""
    known = [card for card in cards if card is not None]
    return _tokens(known) if len(known) == len(cards) else t("cards", count=len(cards))


# --- rounds


def _dealt(_: Cast, beat: beats.Dealt) -> str:
    return t("log-dealt-you", cards=_tokens(_in_order(beat.own))) if beat.own else t("log-dealt")


def _round(_: Cast, beat: beats.Round) -> str:
    return t("log-round", round=beat.round, animals=things.listed(beat.animals))


def _drew(cast: Cast, beat: beats.Drew) -> str:
    return t("log-drew", **_who(cast, beat.seat), cards=_seen(beat.cards))


def _leo_pile(cast: Cast, beat: beats.LeoPile) -> str:
    line = t("log-leo-pile", name=cast.names[beat.seat], count=beat.count)
    return f"{line} {_tokens(beat.cards)}." if beat.cards else line


def _reshuffled(_: Cast, beat: beats.Reshuffled) -> str:
    return t("log-reshuffled", count=beat.count)


def _kept(cast: Cast, beat: beats.Kept) -> str:
    if beat.card is None:
        return t("log-not-kept", **_who(cast, beat.seat))
    return t("log-kept", **_who(cast, beat.seat), card=beat.card)


def _boxed(_: Cast, beat: beats.Boxed) -> str:
    return t("log-boxed", animals=things.listed(beat.animals))


def _talisman(cast: Cast, beat: beats.Talisman) -> str:
    return t("log-talisman", **_who(cast, beat.seat))


def _over(_cast: Cast, _beat: beats.Over) -> str:
    return t("log-over")


# --- bids and refills


def _bids(cast: Cast, beat: beats.Bids) -> str:
    return t("log-bids", bids=", ".join([_item(cast, seat, _bid(card)) for seat, card in beat.bids]))


def _covered(cast: Cast, beat: beats.Covered) -> str:
    if beat.cards:
        return t("log-covered-you", **_who(cast, beat.seat), cards=_tokens(beat.cards))
    return t("log-covered", **_who(cast, beat.seat))


def _revealed(cast: Cast, beat: beats.Revealed) -> str:
    return t("log-revealed", **_who(cast, beat.seat), card=_the(beat.card))


def _swapped(cast: Cast, beat: beats.Swapped) -> str:
    who = _who(cast, beat.seat)
    if beat.given is None or beat.got is None:
        return t("log-not-swapped", **who)
    return t("log-swapped", **who, given=t(f"an-animal-{beat.given}"), got=things.the_animal(beat.got))


def _leader(cast: Cast, beat: beats.LeaderMoved) -> str:
    return _moved(cast, beat.species, beat.to, beat.source)


def _moved(cast: Cast, species: str, to: int | None, source: int | None) -> str:
    """A leader goes to a seat (None: the supply), from another one or (None) from the supply."""
    leader = things.the_leader(species)
    if to is None:
        return t("log-leader-supply", leader=leader)
    if source is None:
        return t("log-leader", **_who(cast, to), leader=leader)
    giver = {"giver": cast.who(source), "from": cast.names[source]}
    return t("log-leader-from", **_who(cast, to), leader=leader, **giver)


def _discarded(cast: Cast, beat: beats.Discarded) -> str:
    parts = [_item(cast, seat, _tokens(cards)) for seat, cards in beat.cards]
    return t("log-thrown", cards="; ".join(parts))


# --- ties


def _payments(cast: Cast, beat: beats.Payments) -> str:
    parts = [
        t("log-payment", **_who(cast, seat), cards=_tokens(cards), sum=total)
        for seat, cards, total in beat.payments
    ]
    return t("log-payments", value=beat.value, payments="; ".join(parts))


def _broke(cast: Cast, beat: beats.Broke) -> str:
    parts: list[str] = []
    for seat, card, is_drawn in beat.cards:
        who = _who(cast, seat)
        if card is None:
            parts.append(t("log-broke-none", **who))
        else:
            parts.append(t("log-broke-drawn" if is_drawn else "log-item", **who, what=card))
    return t("log-broke-again" if beat.again else "log-broke", cards=", ".join(parts))


def _ordered(cast: Cast, beat: beats.Ordered) -> str:
    """Why the last one is last follows from the others, unless they can't pay."""
    parts: list[str] = []
    for place, (seat, reason, total) in enumerate(beat.order):
        is_told = place < len(beat.order) - 1 or reason == "CANNOT_PAY"
        key = f"log-order-{reason}" if is_told else "log-order-last"
        parts.append(t(key, **_who(cast, seat), sum=total or 0))
    return t("log-ordered", value=beat.value, order=", ".join(parts))


# --- turns


def _took(cast: Cast, beat: beats.Took) -> str:
    who, animal = _who(cast, beat.seat), things.the_animal(beat.species)
    if beat.owed > 0:
        deed = t("log-took-unpaid", **who, animal=animal, count=beat.owed)
    else:
        cost = [*([] if beat.bid is None else [beat.bid]), *beat.paid]
        deed = t("log-took", **who, animal=animal, cards=" ".join(cost))
    moved = [_moved(cast, species, beat.seat, source) for species, source in beat.leaders]
    return " ".join([deed, *moved, *_bonus(beat.bonus)])


def _paid(cast: Cast, beat: beats.Paid) -> str:
    return " ".join([t("log-paid", **_who(cast, beat.seat), cards=_tokens(beat.cards)), *_bonus(beat.bonus)])


def _bonus(points: int) -> list[str]:
    return [t("log-bonus", points=points)] if points else []


def _passed(cast: Cast, beat: beats.Passed) -> str:
    parts = [t("log-passed", **_who(cast, beat.seat), why=beat.why)]
    if beat.back:
        parts.append(t("log-back", cards=_tokens(beat.back)))
    if beat.lost:
        parts.append(t("log-lost", cards=_tokens(beat.lost)))
    if beat.drawn:
        parts.append(t("log-drawn", cards=_seen(beat.drawn)))
    return " ".join(parts)


def _leo_passed(cast: Cast, beat: beats.LeoPassed) -> str:
    return t("log-leo-passed", name=cast.names[beat.seat])


_SENTENCES: Final[dict[type[beats.Beat], Callable[[Cast, Any], str]]] = {
    beats.Dealt: _dealt,
    beats.Round: _round,
    beats.Drew: _drew,
    beats.LeoPile: _leo_pile,
    beats.Reshuffled: _reshuffled,
    beats.Kept: _kept,
    beats.Boxed: _boxed,
    beats.Talisman: _talisman,
    beats.Over: _over,
    beats.Bids: _bids,
    beats.Covered: _covered,
    beats.Revealed: _revealed,
    beats.Swapped: _swapped,
    beats.LeaderMoved: _leader,
    beats.Discarded: _discarded,
    beats.Payments: _payments,
    beats.Broke: _broke,
    beats.Ordered: _ordered,
    beats.Took: _took,
    beats.Paid: _paid,
    beats.Passed: _passed,
    beats.LeoPassed: _leo_passed,
}
