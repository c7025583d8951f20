"""Plans and what they are worth, in words: for hints, and for the review of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from wildcards.analysis.facts import Reason
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.errors import ServerError, ServerRefusedError
from wildcards.protocol.analysis import Difference, Hint
from wildcards.words import things
from wildcards.words.refusals import refused
from wildcards.words.text import capital, t

MINUS: Final = "\N{MINUS SIGN}"
_PASS: Final = "-"
_DRAW: Final = "?"
_REFILL: Final = "R"
_DECLINE: Final = {
    Phase.BID: "send-no-second",
    Phase.SWAP: "send-no-swap",
    Phase.DISCARD: "send-no-discard",
    Phase.TAKE: "send-pass",
    Phase.KEEP: "decline-keep",
}
_CARDS: Final = {
    Phase.BID: "send-bid",
    Phase.DISCARD: "plan-discard",
    Phase.LAY: "plan-pay",
    Phase.PAY: "plan-pay",
}
_CARD: Final = {Phase.REVEAL: "send-reveal", Phase.BREAK: "send-break", Phase.KEEP: "send-keep"}
_SHARES: Final = (
    "animal",
    "leader",
    "leader-lost",
    "empty",
)  # reasons whose figures are shares of the worlds


def number(value: float, digits: int = 1) -> str:
    """A number as this language writes it; no minus sign before zero."""
    text = f"{value:.{digits}f}"
    if not float(text):
        text = text.removeprefix("-")
    return text.replace("-", MINUS).replace(".", t("decimal-mark"))


def points(units: int, digits: int = 1) -> str:
    """Percentage points, of so many hundredths of a per cent."""
    return number(units / 100, digits)


def plan_text(phase: Phase, tokens: Sequence[str]) -> str:
    """A plan in words, from the tokens of its steps: `Take the lion, pay S1 S2`."""
    first, *rest = tokens
    if first == _PASS:
        return t(_DECLINE[phase])
    if first == _DRAW:
        return t("send-draw")
    if "@" in first:
        return _about_animals(first, rest)
    cards = " ".join([_card(one) for one in tokens if one != _PASS])
    if phase in _CARD:
        return t(_CARD[phase], card=cards)
    return t(_CARDS[phase], cards=cards)


def _about_animals(first: str, paid: Sequence[str]) -> str:
    names = [things.the_animal(one) for one in first.partition("@")[0].split(">")]
    if len(names) > 1:
        return t("send-swap", gives=names[0], takes=names[1])
    if paid:
        return t("send-take-pay", animal=names[0], cards=" ".join(paid))
    return t("send-take", animal=names[0])


def _card(token: str) -> str:
    return t("the-refill-card") if token == _REFILL else token


def reason_text(reason: Reason | Difference) -> str:
    """How one plan differs from another, in a sentence."""
    animal = {} if reason.species is None else {"animal": things.the_animal(reason.species)}
    if reason.code == "there":
        return t("why-there", here=number(100 * reason.here, 0), **animal)
    is_share = reason.code in _SHARES
    here, other = [number(100 * one, 0) if is_share else number(one) for one in (reason.here, reason.other)]
    return t(f"why-{reason.code}", here=here, other=other, **animal)


def hint_lines(seen: Observation, advise: Callable[[Observation], Hint]) -> list[str]:
    """What the seat might do now, the alternatives, and the reasons; or why no hint is given."""
    if not seen.legal_actions:
        return [t("hint-not-asked")]
    try:
        return told(seen.phase, advise(seen))
    except ServerRefusedError as error:
        return [refused(error.code, error.details)]
    except ServerError as error:
        return [str(error)]


def told(phase: Phase, found: Hint) -> list[str]:
    """A hint for a decision of this phase, as lines."""
    best = capital(plan_text(phase, found.best.tokens))
    if not found.others:
        return [t("hint-only", plan=best)]
    lines = [t("hint-best", plan=best, chance=points(found.best.chance))]
    for other in found.others:
        behind = other.behind
        lines.append(
            t(
                "hint-other",
                plan=capital(plan_text(phase, other.tokens)),
                loss=points(behind.mean),
                low=points(behind.low),
                high=points(behind.high),
            )
        )
    if found.reasons:
        lines += [t("hint-why"), *[reason_text(one) for one in found.reasons]]
    return [*lines, t("hint-about", count=found.best.worlds)]
