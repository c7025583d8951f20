"""A typed line understood: a command, choices of the prompt, or why it is neither."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from wildcards.engine.action import DONE, DRAW
from wildcards.engine.card import CARD_TOKENS, REFILL
from wildcards.terminal.prompt import Choice, Prompt, synonyms
from wildcards.words.text import or_, printable, t

# Commands are the same in every language; the first word is the one that is shown.
EXPLAIN: Final = "?"
HELP: Final = "help"
RULES: Final = "rules"
LEADERS: Final = "leaders"
LOG: Final = "log"
SCORE: Final = "score"
TABLE: Final = "table"
PILES: Final = "piles"
KNOWN: Final = "known"
HINT: Final = "hint"
BACK: Final = "back"
END: Final = "end"
END_NO: Final = "no"
SAY: Final = "say"
MUTE: Final = "mute"
UNMUTE: Final = "unmute"
REPORT: Final = "report"
TALKING: Final = (SAY, MUTE, UNMUTE, REPORT)  # what follows them is no command's word
BOT: Final = "bot"
SAVE: Final = "save"
QUIT: Final = "quit"
COMMANDS: Final = (
    EXPLAIN,
    HELP,
    RULES,
    LEADERS,
    LOG,
    SCORE,
    TABLE,
    PILES,
    KNOWN,
    HINT,
    BACK,
    END,
    *TALKING,
    BOT,
    SAVE,
    QUIT,
)
ALIASES: Final = {"": TABLE, "q": QUIT, "exit": QUIT, "h": HELP, "undo": BACK}
LOG_ALL: Final = "all"

# What may be typed in every language, beside its own words.
_ENGLISH: Final = {DONE: ("pass", "done", "no", "none"), DRAW: ("draw",), REFILL: ("refill",)}
_SEPARATORS: Final = re.compile(r"[\s,;]+")


@dataclass(frozen=True)
class Command:
    """A command such as `log`, with what follows it."""

    name: str
    rest: str = ""


@dataclass(frozen=True)
class Picked:
    """The choices made on this line, as actions; `is_done` if `-` ended it."""

    actions: tuple[int, ...]
    is_done: bool = False


@dataclass(frozen=True)
class Wrong:
    """Why the line is not an answer."""

    why: str


Answer = Command | Picked | Wrong


def understand(line: str, prompt: Prompt) -> Answer:
    """What a line typed at this prompt means; capitals do not matter."""
    text = printable(line.replace("\t", " ")).strip()
    return command_in(text) or _picked([word for word in _SEPARATORS.split(text) if word], prompt)


def command_in(line: str) -> Command | Wrong | None:
    """The command on a line, or why it isn't one although it begins with one; nothing typed is `table`."""
    first, _, rest = line.strip().partition(" ")
    first = first.lower()
    name = ALIASES.get(first, first)
    if name not in COMMANDS:
        return None
    if name in TALKING:
        return Command(name, rest.strip())
    rest = rest.strip().lower()
    if name == BOT:
        return Command(name, rest) if rest.isdecimal() else Wrong(t("answer-bot", given=_short(rest)))
    if not rest or name == RULES or (name, rest) in ((LOG, LOG_ALL), (END, END_NO)):
        return Command(name, rest)
    if name in (LOG, END):
        word = LOG_ALL if name == LOG else END_NO
        return Wrong(t("answer-alone-or", command=first, word=word, given=_short(rest)))
    return Wrong(t("answer-alone", command=first, given=_short(rest)))


def _picked(typed: Sequence[str], prompt: Prompt) -> Picked | Wrong:
    actions: list[int] = []
    for word in typed:
        if prompt.takes_several and word.lower() in _done():
            actions.append(DONE)
            continue
        found = _find(word, prompt)
        if isinstance(found, Wrong):
            return found
        actions.append(found.action)
    if not prompt.takes_several:
        return (
            Picked(tuple(actions)) if len(actions) == 1 else Wrong(t("answer-one-only", given=len(actions)))
        )
    return _several(actions, prompt)


def _several(actions: Sequence[int], prompt: Prompt) -> Picked | Wrong:
    """Cards of one payment or discard, perhaps with `-` at the end."""
    is_done = actions[-1] == DONE
    cards = list(actions[:-1] if is_done else actions)
    if DONE in cards:
        return Wrong(t("answer-done-alone"))
    for choice in prompt.choices:
        if cards.count(choice.action) > choice.number:
            return Wrong(t("answer-not-enough", token=choice.typed, count=choice.number))
    given = len(prompt.picked) + len(cards)
    if given > prompt.most:
        return Wrong(t("answer-too-many", count=prompt.most - len(prompt.picked), given=len(cards)))
    if is_done and given < prompt.least:
        return Wrong(t("answer-too-few", count=prompt.least))
    return Picked(tuple(cards), is_done)


def _find(word: str, prompt: Prompt) -> Choice | Wrong:
    """The choice a word names."""
    if word.isdecimal():
        at = int(word) if len(word) < 4 else 0
        if 1 <= at <= len(prompt.choices):
            return prompt.choices[at - 1]
        return Wrong(t("answer-number", what=_numbers(prompt), given=_short(word)))
    found = [choice for choice in prompt.choices if word.lower() in _names(choice)]
    if len(found) == 1:
        return found[0]
    if found:
        return Wrong(t("answer-which", given=_short(word), what=or_([choice.typed for choice in found])))
    return Wrong(_why_not(word, prompt))


def _numbers(prompt: Prompt) -> str:
    return t("answer-numbers", count=len(prompt.choices))


def _short(text: str) -> str:
    """What was typed, cut where it is very long."""
    return text if len(text) <= 40 else f"{text[:37]}..."


def _names(choice: Choice) -> tuple[str, ...]:
    """All that may be typed for a choice: token, token without its slot, name, synonyms."""
    token = choice.typed.lower()
    return (token, token.partition("@")[0], choice.label.lower(), *_synonyms(choice.action))


def _synonyms(action: int) -> tuple[str, ...]:
    return (*_ENGLISH.get(action, ()), *[word.lower() for word in synonyms(action)])


def _done() -> tuple[str, ...]:
    return ("-", *_synonyms(DONE))


def _why_not(word: str, prompt: Prompt) -> str:
    samples = sample_tokens(prompt)
    token = word.upper()
    asks_for_cards = any(choice.action < REFILL for choice in prompt.choices)
    if token in CARD_TOKENS[:REFILL] and asks_for_cards:
        return t("answer-not-in-hand", token=token)
    if token in CARD_TOKENS[:REFILL] or _is_known(word.lower()):
        return t("answer-not-offered", given=word, what=or_(samples))
    return t("answer-wrong", what=or_([_numbers(prompt), *samples]), given=_short(word))


def _is_known(word: str) -> bool:
    """Whether the word stands for something, here or elsewhere."""
    if re.fullmatch(r"[a-z]{2}(>[a-z]{2})?@\d+", word):
        return True
    return word in ("r", *_done(), *_synonyms(DRAW), *_synonyms(REFILL))


def sample_tokens(prompt: Prompt) -> list[str]:
    """The first choices and `-` as they can be typed, for a hint."""
    typed = [choice.typed for choice in prompt.choices]
    return typed if len(typed) <= 4 else [*typed[:3], *([typed[-1]] if typed[-1] in ("-", "R") else [])]
