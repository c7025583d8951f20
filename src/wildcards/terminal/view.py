"""The table as one seat sees it: an Observation and a Cast made into lines, coloured or plain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from wildcards.choices.picking import without
from wildcards.engine.card import (
    CARD_TOKENS,
    HABITAT_NAMES,
    NONE,
    REFILL,
    SPECIES,
    SPECIES_NAMES,
    SPECIES_TOKENS,
    habitat_of,
)
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.terminal import theme
from wildcards.terminal.words import table as words
from wildcards.terminal.words import things
from wildcards.terminal.words.people import Cast

# Columns of the collections, species by species, with a wider gap between habitats.
_GAPS: Final = ("  ", " ", "  ", " ", "  ", " ")
_NUMBER: Final = 5  # the width of the columns for cards, bonus and score


def table(seen: Observation, cast: Cast, width: int) -> list[Text]:
    """Everything open, then the own hand: in columns, or in sentences where columns don't fit."""
    names = SPECIES_NAMES if width >= _columns_width(seen, cast, SPECIES_NAMES) else SPECIES_TOKENS
    if width < _columns_width(seen, cast, names):
        return [Text(line) for line in plain_table(seen, cast)]
    lines = [_heading(seen, cast, width), _display(seen), _piles(seen), Text()]
    lines.append(_columns(seen, cast, names))
    lines += [_seat(seen, cast, seat, names) for seat in range(seen.rules.seats)]
    lines += [Text(), *open_cards(seen, cast)]
    if seen.seat is not None:
        lines.append(hand(seen))
    return lines


def _label_width(seen: Observation, cast: Cast) -> int:
    return max([cell_len(cast.label(seat)) for seat in range(seen.rules.seats)])


def _columns_width(seen: Observation, cast: Cast, names: Sequence[str]) -> int:
    """The width of the table with these names over the columns."""
    species = sum([len(gap) + len(name) for gap, name in zip(_GAPS, names, strict=True)])
    return 1 + _label_width(seen, cast) + species + 3 * (1 + _NUMBER) + 1


def _heading(seen: Observation, cast: Cast, width: int) -> Text:
    left = f"── {words.heading(seen.round, seen.rules.rounds, seen.phase)} "
    right = ""
    if seen.talisman != NONE:
        right = f" {words.talisman(cast.name(seen.talisman), seen.talisman_used)} ──"
    line = "─" * max(2, width - cell_len(left) - cell_len(right))
    return Text(left + line + right, theme.HEADING, no_wrap=True)


def _display(seen: Observation) -> Text:
    line = Text(f" {words.DISPLAY}  ")
    line.append(f"{words.NEXT_TO_PILE} ▸", theme.QUIET)
    for slot, species in enumerate(seen.display):
        line.append(f"  {words.slot(slot + 1)} ", theme.QUIET)
        if species == NONE:
            line.append(words.EMPTY_SLOT, theme.QUIET)
            continue
        line.append(things.animal(species), f"bold {theme.species_style(species)}")
        line.append(f" {things.home(species)[0].upper()}", theme.species_style(species))
    return line


def _piles(seen: Observation) -> Text:
    return Text(f" {' · '.join([*_pile_parts(seen), words.LEGEND])}", theme.QUIET)


def _pile_parts(seen: Observation) -> list[str]:
    leo = seen.leo_pile_size if seen.rules.leo else None
    return words.piles(seen.animals_left, seen.pile_size, len(seen.discard), leo)


# --- the seats


def _columns(seen: Observation, cast: Cast, names: Sequence[str]) -> Text:
    line = Text(" " * (1 + _label_width(seen, cast)))
    line.append(f" {words.CARDS:>{_NUMBER}}", theme.QUIET)
    for species, (gap, name) in enumerate(zip(_GAPS, names, strict=True)):
        line.append(gap + name, theme.species_style(species))
    line.append(f"  {words.BONUS:>{_NUMBER}} {words.SCORE:>{_NUMBER}}", theme.QUIET)
    return line


def _seat(seen: Observation, cast: Cast, seat: int, names: Sequence[str]) -> Text:
    label = cast.label(seat)
    style = theme.YOU if seat == cast.you else ""
    line = Text(f" {label}{' ' * (_label_width(seen, cast) - cell_len(label))}", style)
    line.append(f" {_hand_size(seen, seat):>{_NUMBER}}")
    for species, (gap, name) in enumerate(zip(_GAPS, names, strict=True)):
        line.append(gap)
        line.append(*_collected(seen, seat, species, len(name)))
    is_leo = seat == seen.rules.leo_seat
    bonus = words.NO_SCORE if is_leo else str(seen.points[seat])
    score = words.NO_SCORE if is_leo else str(seen.breakdown(seat).total)
    line.append(f"  {bonus:>{_NUMBER}} {score:>{_NUMBER}}", style)
    return line


def _hand_size(seen: Observation, seat: int) -> str:
    return words.NO_SCORE if seat == seen.rules.leo_seat else str(seen.hand_sizes[seat])


def _collected(seen: Observation, seat: int, species: int, width: int) -> tuple[str, str]:
    """How many animals of a species, with a star for its leader, in the middle of the column."""
    number = seen.collections[seat][species]
    if seen.leaders[species] == seat:
        return f"{number}{words.LEADER}".center(width), f"bold {theme.species_style(species)}"
    if number:
        return f"{number} ".center(width), theme.species_style(species)
    return f"{words.NO_ANIMAL} ".center(width), theme.QUIET


# --- cards


def open_cards(seen: Observation, cast: Cast) -> list[Text]:
    """The bids and payments on the table, and the cards known to be in a hand, if there are any."""
    lines: list[Text] = []
    bids = bids_on_table(seen, cast)
    if bids:
        lines.append(_labelled(words.BIDS, bids))
    known = known_in_hands(seen, cast)
    if known:
        lines.append(_labelled(words.KNOWN, known))
    return lines


def _labelled(label: str, parts: Sequence[str]) -> Text:
    """A line whose label is as wide as that of the hand."""
    return theme.coloured(f" {label:<{len(words.YOUR_HAND)}}  {' · '.join(parts)}")


def bids_on_table(seen: Observation, cast: Cast) -> list[str]:
    """`Ida M3 + F1 F2`, for each open bid."""
    parts: list[str] = []
    for seat, bid in enumerate(seen.bids):
        if bid == NONE:
            continue
        paid = seen.payments[seat]
        text = f"{cast.name(seat)} {words.REFILL if bid == REFILL else CARD_TOKENS[bid]}"
        parts.append(f"{text} {words.PAYS_WITH} {paid}" if paid else text)
    return parts


def known_in_hands(seen: Observation, cast: Cast) -> list[str]:
    """`Ida holds F1`, for each hand of which everybody knows a card."""
    return [words.holds(cast, seat, str(cards)) for seat, cards in enumerate(seen.known) if cards]


def hand(seen: Observation, picked: Sequence[int] = ()) -> Text:
    """The own hand in chips, habitat by habitat, without the cards picked for the present step."""
    line = Text(f" {words.YOUR_HAND}  ", theme.YOU)
    held = without(list(seen.hand), picked)
    for number, card in enumerate(held):
        line.append("" if number == 0 else " " if habitat_of(card) == habitat_of(held[number - 1]) else "   ")
        line.append_text(theme.chip(card))
    if not held:
        line.append(words.EMPTY_HAND, theme.QUIET)
    if seen.sealed and seen.phase != Phase.REVEAL:
        line.append(f"   {words.FACE_DOWN}: {things.face_down(seen.sealed)}", theme.QUIET)
    return line


# --- the plain form


def plain_table(seen: Observation, cast: Cast) -> list[str]:
    """The same in short sentences without colours, columns or signs."""
    holder = None
    if seen.talisman != NONE:
        holder = words.talisman(cast.name(seen.talisman), seen.talisman_used)
    shown = [
        (slot + 1, things.animal(species), things.home(species))
        for slot, species in enumerate(seen.display)
        if species != NONE
    ]
    lines = [
        words.plain_heading(seen.round, seen.rules.rounds, seen.phase, holder),
        words.plain_display(shown),
        words.plain_piles(_pile_parts(seen)),
    ]
    lines += [_plain_seat(seen, cast, seat) for seat in range(seen.rules.seats)]
    if bids := bids_on_table(seen, cast):
        lines.append(f"{words.BIDS}: {', '.join(bids)}.")
    if known := known_in_hands(seen, cast):
        lines.append(f"{words.KNOWN}: {', '.join(known)}.")
    if seen.seat is not None:
        lines.append(plain_hand(seen))
    return lines


def _plain_seat(seen: Observation, cast: Cast, seat: int) -> str:
    collection = seen.collections[seat]
    animals = [
        things.animals(species, collection[species]) for species in range(SPECIES) if collection[species]
    ]
    leaders = [things.animal(species) for species in seen.leaders_of(seat)]
    score = None if seat == seen.rules.leo_seat else seen.breakdown(seat).total
    hand_size = None if seat == seen.rules.leo_seat else seen.hand_sizes[seat]
    return words.plain_seat(cast.label(seat), hand_size, animals, leaders, seen.points[seat], score)


def plain_hand(seen: Observation, picked: Sequence[int] = ()) -> str:
    """The own hand in words."""
    return f"{words.YOUR_HAND}: {things.habitats(without(list(seen.hand), picked))}."


assert len(_GAPS) == SPECIES == len(HABITAT_NAMES) + 2
