"""A Prompt made into lines, coloured or plain."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from wildcards.engine.card import REFILL
from wildcards.terminal import theme
from wildcards.terminal.prompt import Choice, Prompt
from wildcards.terminal.screen import columns
from wildcards.words.text import t


def question(prompt: Prompt, width: int) -> list[Text]:
    """The question, its remarks, and the numbered choices in one column or two."""
    lines = [Text(f" {prompt.question}", theme.HEADING)]
    lines += [theme.coloured(f" {remark}") for remark in prompt.remarks]
    names = [choice for choice in prompt.choices if choice.action > REFILL]
    has_cards = len(names) < len(prompt.choices)
    typed = _UNDER_CARDS if has_cards else max([len(choice.typed) for choice in names])
    label = max([len(choice.label) for choice in names], default=0)
    cells: list[Text] = []
    for number, choice in enumerate(prompt.choices, 1):
        cell = Text()
        cell.append(f" {number:>3}  ", theme.KEY)
        cell.append_text(_card(choice) if choice.action <= REFILL else _named(choice, typed, label))
        cells.append(cell)
    return [*lines, *columns(cells, width)]


# Among cards, anything else has its name where cards have what they mean.
_UNDER_CARDS: Final = 6


def _card(choice: Choice) -> Text:
    """A card: its token on its colour, how many there are, and what it means."""
    held = f" ×{choice.number} " if choice.number > 1 else "    "
    held += " " if choice.action == REFILL else ""
    text = Text().append_text(theme.chip(choice.action))
    if choice.note or choice.number > 1:
        text.append(held).append_text(theme.coloured(choice.note))
    return text


def _named(choice: Choice, typed: int, label: int) -> Text:
    """Anything else: its token, its name, and what it means."""
    text = Text()
    text.append(f"{choice.typed:<{typed}}  ", theme.QUIET)
    text.append_text(theme.coloured(f"{choice.label:<{label}}" if choice.note else choice.label))
    if choice.note:
        text.append("  ").append_text(theme.coloured(choice.note))
    return text


def plain_question(prompt: Prompt) -> list[str]:
    """The same in words, one choice per line."""
    lines = [prompt.question, *prompt.remarks]
    for number, choice in enumerate(prompt.choices, 1):
        held = f", {t('choice-number', count=choice.number)}" if choice.number > 1 else ""
        note = f": {choice.note}" if choice.note else ""
        lines.append(f"{number}. {choice.typed}, {choice.label}{held}{note}")
    return lines


def label(prompt: Prompt, is_plain: bool, is_first: bool = False) -> str:
    """What is shown before the cursor; `is_first` in a sitting names more."""
    last = len(prompt.choices)
    numbers = "1" if last == 1 else f"1-{last}"
    helps = t("answer-cursor-first" if is_first else "answer-cursor", numbers=numbers)
    return f"{t('answer-cursor-plain', help=helps)}: " if is_plain else f" {helps} > "
