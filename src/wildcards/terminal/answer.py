"""A typed line understood: a command, choices of the prompt, or why it is neither."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from wildcards.engine.action import DONE
from wildcards.engine.card import CARD_TOKENS, REFILL
from wildcards.terminal.prompt import Choice, Prompt
from wildcards.terminal.words import answers as words
from wildcards.terminal.words.people import printable

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
    """Why the line cannot be taken."""

    why: str


Answer = Command | Picked | Wrong


def understand(line: str, prompt: Prompt) -> Answer:
    """What a line typed at this prompt means; capitals do not matter."""
    text = printable(line.replace("\t", " ")).strip()
    return command_in(text) or _picked([word for word in _SEPARATORS.split(text) if word], prompt)


def command_in(line: str) -> Command | Wrong | None:
    """The command on a line, or why it is none although it begins with one; nothing typed is `table`."""
    first, _, rest = line.strip().lower().partition(" ")
    name = words.ALIASES.get(first, first)
    rest = rest.strip()
    if name not in words.COMMANDS:
        return None
    if rest and not (name == words.RULES or (name == words.LOG and rest == words.LOG_ALL)):
        return Wrong(words.alone(first, rest, words.LOG_ALL if name == words.LOG else None))
    return Command(name, rest)


def _picked(typed: Sequence[str], prompt: Prompt) -> Picked | Wrong:
    actions: list[int] = []
    for word in typed:
        if prompt.takes_several and word.lower() in _DONE:
            actions.append(DONE)
            continue
        found = _find(word, prompt)
        if isinstance(found, Wrong):
            return found
        actions.append(found.action)
    if not prompt.takes_several:
        return Picked(tuple(actions)) if len(actions) == 1 else Wrong(words.one_only(len(actions)))
    return _several(actions, prompt)


def _several(actions: Sequence[int], prompt: Prompt) -> Picked | Wrong:
    """Cards of one payment or discard, perhaps with `-` at the end."""
    is_done = actions[-1] == DONE
    cards = list(actions[:-1] if is_done else actions)
    if DONE in cards:
        return Wrong(words.done_alone())
    for choice in prompt.choices:
        if cards.count(choice.action) > choice.number:
            return Wrong(words.not_enough(choice.typed, choice.number))
    given = len(prompt.picked) + len(cards)
    if given > prompt.most:
        return Wrong(words.too_many(prompt.most - len(prompt.picked), len(cards)))
    if is_done and given < prompt.least:
        return Wrong(words.too_few(prompt.least))
    return Picked(tuple(cards), is_done)


def _find(word: str, prompt: Prompt) -> Choice | Wrong:
    """The choice a word names."""
    if word.isdecimal():
        at = int(word) if len(word) < 4 else 0
        in_range = 1 <= at <= len(prompt.choices)
        return prompt.choices[at - 1] if in_range else Wrong(words.number(word, len(prompt.choices)))
    found = [choice for choice in prompt.choices if word.lower() in _names(choice)]
    if len(found) == 1:
        return found[0]
    if found:
        return Wrong(words.which_of(word, [choice.typed for choice in found]))
    return Wrong(_why_not(word, prompt))


def _names(choice: Choice) -> tuple[str, ...]:
    """All that may be typed for a choice: token, token without its slot, name, synonyms."""
    token = choice.typed.lower()
    return (token, token.partition("@")[0], choice.label.lower(), *words.SYNONYMS.get(choice.action, ()))


def _why_not(word: str, prompt: Prompt) -> str:
    samples = sample_tokens(prompt)
    token = word.upper()
    if token in CARD_TOKENS[:REFILL]:
        asks_for_cards = any(choice.action < REFILL for choice in prompt.choices)
        return words.not_in_hand(token) if asks_for_cards else words.not_offered(token, samples)
    if re.fullmatch(r"[a-z]{2}(>[a-z]{2})?@\d+", word.lower()) or word.lower() in _ALL_SYNONYMS:
        return words.not_offered(word, samples)
    return words.wrong(word, len(prompt.choices), samples)


_DONE: Final = ("-", *words.SYNONYMS[DONE])
_ALL_SYNONYMS: Final = ("-", "r", *[name for names in words.SYNONYMS.values() for name in names])


def sample_tokens(prompt: Prompt) -> list[str]:
    """The first choices and `-` as they can be typed, for a hint."""
    typed = [choice.typed for choice in prompt.choices]
    return typed if len(typed) <= 4 else [*typed[:3], *([typed[-1]] if typed[-1] in ("-", "R") else [])]
