"""The rules as explained at the table, in the words of the rules page, for the rules in play."""

from __future__ import annotations

from typing import Final

from wildcards.engine.action import DRAW
from wildcards.engine.card import SPECIES_TOKENS
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.terminal.answer import COMMANDS, EXPLAIN, HELP
from wildcards.terminal.prompt import synonyms
from wildcards.words import things
from wildcards.words.text import capital, has, or_, t

# A topic that can be typed after `rules`, and the sections of the rules page it shows.
SECTIONS: Final = {
    "goal": ("the-game-in-one-minute",),
    "setup": ("components", "setup"),
    "bids": ("bids", "eagle"),
    "refills": ("refills", "meerkat", "discarding-and-drawing"),
    "animals": ("animals", "payment", "passing", "habitat-bonus"),
    "ties": ("ties",),
    "round": ("next-round", "cards"),
    "leaders": ("leaders",),
    "leo": ("leo",),
    "score": ("end",),
}

# The topic behind each question, the rule in one breath (`rule-…`), and how to type an answer.
_EXPLAINED: Final = {
    Phase.BID: ("bids", "bids", "guide-hint-bonus"),
    Phase.REVEAL: ("bids", "eagle", None),
    Phase.SWAP: ("refills", "meerkat", "guide-hint-swap"),
    Phase.DISCARD: ("refills", "discarding-and-drawing", "guide-hint-several"),
    Phase.LAY: ("ties", "ties", "guide-hint-several"),
    Phase.BREAK: ("ties", "ties", "asked-draw"),
    Phase.TAKE: ("animals", "animals", None),
    Phase.PAY: ("animals", "payment", "guide-hint-several"),
    Phase.KEEP: ("round", "next-round", None),
}

_COMMANDS: Final = {name: "explain" if name == EXPLAIN else name for name in COMMANDS if name != HELP}


def section(topic: str, rules: Rules) -> list[str]:
    """A topic of the rules: each section under its title, where there are several."""
    names = SECTIONS[topic]
    lines = [t("guide-no-leo")] if topic == "leo" and not rules.leo else []
    for name in names:
        if len(names) > 1:
            lines.append(f"{t(f'rules-{name}-title')}:")
        lines += [*_lines(f"rules-{name}"), *_special(name, rules)]
    return [*lines, *leaders()] if topic == "leaders" else lines


def _special(name: str, rules: Rules) -> list[str]:
    """What a section says about the edition and the options in play."""
    if name == "components":
        counts = ", ".join([str(count) for count in rules.value_counts])
        return [*_edition(name, rules), f"{capital(t('wait-rule-counts', counts=counts))}."]
    if name == "passing":
        return _lines(f"rules-passing-{2022 if rules.payment_returns_on_pass else 2020}")
    if name == "ties" and rules.talisman and rules.talisman_order == "holder_first":
        return [t("guide-holder-first")]
    return [] if name == "leo" else _edition(name, rules)


def _edition(name: str, rules: Rules) -> list[str]:
    key = f"rules-{name}-{rules.edition}"
    return _lines(key) if has(key) else []


def _lines(key: str) -> list[str]:
    """The paragraphs of a text and the items of its lists, one line each."""
    return [line for line in t(key).splitlines() if line]


def no_topic(given: str) -> str:
    """There is no such topic."""
    return t("answer-no-topic", topics=or_(list(SECTIONS)), given=given[:40])


def overview(rules: Rules) -> list[str]:
    """The game in a few lines."""
    return [
        t("guide-rounds", rounds=rules.rounds, slots=rules.slots),
        *[f"{number} {t(f'minute-{number}-title')}: {t(f'minute-{number}')}" for number in range(1, 5)],
        t("guide-habitats"),
        t("leaders-lead"),
        t("guide-end"),
        *[line for line in _lines("rules-end") if line.startswith("- ")],
        t("guide-more", topics=", ".join([f"rules {topic}" for topic in SECTIONS])),
    ]


def leaders() -> list[str]:
    """What each leader does."""
    return [f"{capital(things.leader(one))}: {t(f'power-{one}')}" for one in SPECIES_TOKENS]


def explain(phase: Phase, rules: Rules) -> list[str]:
    """The present choice, and the section of the rules behind it."""
    topic, rule, hint = _EXPLAINED[phase]
    hints = [t(hint, word=synonyms(DRAW)[0])] if hint else []
    return [t(f"rule-{rule}"), *hints, t("guide-section", topic=topic), *section(topic, rules)]


def commands() -> list[str]:
    """What can be typed at every prompt."""
    width = max([len(name) for name in _COMMANDS])
    lines = [f"{name:<{width}}  {t(f'command-{key}')}" for name, key in _COMMANDS.items()]
    return [t("guide-answers"), *lines]
