"""The table as one seat sees it: an Observation and a Cast made into lines, coloured or plain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from wildcards.choices.selection import without
from wildcards.engine.action import DRAW
from wildcards.engine.card import (
    CARD_TOKENS,
    HABITAT_NAMES,
    NONE,
    REFILL,
    SPECIES,
    SPECIES_TOKENS,
    habitat_of,
    home_of,
    value_of,
)
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.terminal import theme
from wildcards.terminal.cast import Cast
from wildcards.terminal.prompt import synonyms
from wildcards.words import things
from wildcards.words.text import capital, t

# Columns of the collections, species by species, with a wider gap between habitats.
_GAPS: Final = ("  ", " ", "  ", " ", "  ", " ")
_SHORT: Final = 6  # the length of the longest names where columns are narrow
_HABITATS: Final = "FSMW"
NO_SCORE: Final = "–"
_NO_ANIMAL: Final = "·"
_LEADER: Final = "★"


def table(seen: Observation, cast: Cast, width: int) -> list[Text]:
    """Everything open, then the seat's own hand: in columns, or in sentences where columns don't fit."""
    names = next((one for one in _species_heads() if width >= _columns_width(seen, cast, one)), None)
    if names is None:
        return [Text(line) for line in plain_table(seen, cast)]
    lines = [_heading(seen, cast, width), _display(seen), *_piles(seen, width), Text()]
    lines.append(_columns(seen, cast, names))
    lines += [_seat(seen, cast, seat, names) for seat in range(seen.rules.seats)]
    lines += [Text(), *open_cards(seen, cast)]
    if seen.seat is not None:
        lines.append(hand(seen))
    return lines


def _species_heads() -> tuple[Sequence[str], ...]:
    """The headings of the species' columns: whole, shortened, or their tokens."""
    names = [things.animal(species) for species in SPECIES_TOKENS]
    short = [name if len(name) <= _SHORT else f"{name[: _SHORT - 1]}." for name in names]
    return names, short, SPECIES_TOKENS


def _number_heads() -> tuple[str, str, str]:
    """The headings of the columns of numbers: cards, tokens, score."""
    return t("view-cards"), t("view-tokens"), t("view-score")


def _label_width(seen: Observation, cast: Cast) -> int:
    return max([cell_len(cast.label(seat)) for seat in range(seen.rules.seats)])


def _columns_width(seen: Observation, cast: Cast, names: Sequence[str]) -> int:
    """The width of the table with these headings."""
    species = sum([len(gap) + len(name) for gap, name in zip(_GAPS, names, strict=True)])
    return 1 + _label_width(seen, cast) + species + sum([1 + len(head) for head in _number_heads()]) + 1


def _round(seen: Observation) -> str:
    return t("table-round", round=seen.round, rounds=seen.rules.rounds)


def _talisman(seen: Observation, cast: Cast) -> str:
    """Who holds the talisman, and whether it moves on after this round."""
    key = "view-talisman-used" if seen.talisman_used else "view-talisman"
    return t(key, name=cast.name(seen.talisman))


def _heading(seen: Observation, cast: Cast, width: int) -> Text:
    left = f"── {_round(seen)} · {t(f'phase-{seen.phase.name}')} "
    right = f" {_talisman(seen, cast)} ──" if seen.talisman != NONE else ""
    line = "─" * max(2, width - cell_len(left) - cell_len(right))
    return Text(left + line + right, theme.HEADING, no_wrap=True)


def _display(seen: Observation) -> Text:
    line = Text(f" {capital(t('display'))}  ")
    line.append(f"{t('view-pile')} ▸", theme.QUIET)
    for slot, species in enumerate(seen.display):
        line.append(f"  @{slot + 1} ", theme.QUIET)
        if species == NONE:
            line.append(t("view-taken"), theme.QUIET)
            continue
        style = theme.species_style(species)
        line.append(things.animal(SPECIES_TOKENS[species]), f"bold {style}")
        line.append(f" {_HABITATS[home_of(species)]}", style)
    return line


def _piles(seen: Observation, width: int) -> list[Text]:
    """The sizes of the piles, and what the star means: on its own line where both don't fit on one."""
    piles, legend = " · ".join(_pile_parts(seen)), t("view-legend")
    whole = f" {piles} · {legend}"
    lines = [whole] if cell_len(whole) <= width else [f" {piles}", f" {legend}"]
    return [Text(line, theme.QUIET) for line in lines]


def _pile_parts(seen: Observation) -> list[str]:
    parts = [
        t("table-animals-left", count=seen.animals_left),
        f"{t('draw-pile')} {seen.pile_size}",
        f"{t('discard-pile')} {len(seen.discard)}",
    ]
    return [*parts, f"{t('view-leo-pile')} {seen.leo_pile_size}"] if seen.rules.leo else parts


# --- the seats


def _columns(seen: Observation, cast: Cast, names: Sequence[str]) -> Text:
    cards, tokens, score = _number_heads()
    line = Text(" " * (1 + _label_width(seen, cast)))
    line.append(f" {cards}", theme.QUIET)
    for species, (gap, name) in enumerate(zip(_GAPS, names, strict=True)):
        line.append(gap + name, theme.species_style(species))
    line.append(f"  {tokens} {score}", theme.QUIET)
    return line


def _seat(seen: Observation, cast: Cast, seat: int, names: Sequence[str]) -> Text:
    label = cast.label(seat)
    cards, tokens, score = [len(head) for head in _number_heads()]
    style = theme.YOU if seat == cast.you else ""
    line = Text(f" {label}{' ' * (_label_width(seen, cast) - cell_len(label))}", style)
    line.append(f" {_hand_size(seen, seat):>{cards}}")
    for species, (gap, name) in enumerate(zip(_GAPS, names, strict=True)):
        line.append(gap)
        line.append(*_collected(seen, seat, species, len(name)))
    is_leo = seat == seen.rules.leo_seat
    bonus = NO_SCORE if is_leo else str(seen.points[seat])
    total = NO_SCORE if is_leo else str(seen.breakdown(seat).total)
    line.append(f"  {bonus:>{tokens}} {total:>{score}}", style)
    return line


def _hand_size(seen: Observation, seat: int) -> str:
    return NO_SCORE if seat == seen.rules.leo_seat else str(seen.hand_sizes[seat])


def _collected(seen: Observation, seat: int, species: int, width: int) -> tuple[str, str]:
    """How many animals of a species, with a star for its leader, in the middle of the column."""
    number = seen.collections[seat][species]
    if seen.leaders[species] == seat:
        return f"{number}{_LEADER}".center(width), f"bold {theme.species_style(species)}"
    if number:
        return f"{number} ".center(width), theme.species_style(species)
    return f"{_NO_ANIMAL} ".center(width), theme.QUIET


# --- cards


def open_cards(seen: Observation, cast: Cast) -> list[Text]:
    """The bids and payments on the table, and the cards known to be in a hand, if there are any."""
    lines: list[Text] = []
    bids = bids_on_table(seen, cast)
    if bids:
        lines.append(_labelled(t("beat-bids"), bids))
    known = known_in_hands(seen, cast)
    if known:
        lines.append(_labelled(t("view-known"), known))
    return lines


def _labelled(label: str, parts: Sequence[str]) -> Text:
    """A line whose label is as wide as the hand's."""
    return theme.coloured(f" {label:<{_hand_label_width()}}  {' · '.join(parts)}")


def _hand_label_width() -> int:
    return max([len(t(key)) for key in ("view-hand", "view-known", "beat-bids")])


def bids_on_table(seen: Observation, cast: Cast) -> list[str]:
    """`Ida M3 + F1 F2`, for each open bid."""
    parts: list[str] = []
    for seat, bid in enumerate(seen.bids):
        if bid == NONE:
            continue
        paid = seen.payments[seat]
        text = f"{cast.name(seat)} {t('refill-card') if bid == REFILL else CARD_TOKENS[bid]}"
        parts.append(f"{text} + {paid}" if paid else text)
    return parts


def known_in_hands(seen: Observation, cast: Cast) -> list[str]:
    """`Ida holds F1`, for each hand with a card that everybody knows."""
    return [
        t("view-holds", who=cast.who(seat), name=cast.names[seat], cards=str(cards))
        for seat, cards in enumerate(seen.known)
        if cards
    ]


def hand(seen: Observation, picked: Sequence[int] = ()) -> Text:
    """The seat's own hand in chips, habitat by habitat, without the cards picked for the present step."""
    line = Text(f" {t('view-hand'):<{_hand_label_width()}}  ", theme.YOU)
    held = without(list(seen.hand), picked)
    for number, card in enumerate(held):
        line.append("" if number == 0 else " " if habitat_of(card) == habitat_of(held[number - 1]) else "   ")
        line.append_text(theme.chip(card))
    if not held:
        line.append(t("table-hand-empty"), theme.QUIET)
    if seen.sealed and seen.phase != Phase.REVEAL:
        line.append(f"   {t('view-face-down')}: {_face_down(seen.sealed)}", theme.QUIET)
    return line


def _face_down(actions: Sequence[int]) -> str:
    """Cards laid face down, or the choice to draw one, such as `F3 R`."""
    return " ".join([synonyms(DRAW)[0] if one == DRAW else CARD_TOKENS[one] for one in actions])


# --- the plain form


def plain_table(seen: Observation, cast: Cast) -> list[str]:
    """The same in short sentences without colours, columns or signs."""
    lines = [_plain_heading(seen, cast), f"{capital(t('display'))}: {_plain_display(seen)}."]
    lines.append(f"{capital(', '.join(_pile_parts(seen)))}.")
    lines += [_plain_seat(seen, cast, seat) for seat in range(seen.rules.seats)]
    if bids := bids_on_table(seen, cast):
        lines.append(f"{t('beat-bids')}: {', '.join(bids)}.")
    if known := known_in_hands(seen, cast):
        lines.append(f"{t('view-known')}: {', '.join(known)}.")
    if seen.seat is not None:
        lines.append(plain_hand(seen))
    return lines


def _plain_heading(seen: Observation, cast: Cast) -> str:
    text = f"{_round(seen)}: {t(f'phase-{seen.phase.name}')}."
    return text if seen.talisman == NONE else f"{text} {capital(_talisman(seen, cast))}."


def _plain_display(seen: Observation) -> str:
    """`@1 peacock (forest), @3 lion (savannah)`."""
    shown: list[str] = []
    for slot, species in enumerate(seen.display):
        if species != NONE:
            home = things.habitat(_HABITATS[home_of(species)])
            shown.append(f"@{slot + 1} {things.animal(SPECIES_TOKENS[species])} ({home})")
    return ", ".join(shown) or t("view-empty")


def _plain_seat(seen: Observation, cast: Cast, seat: int) -> str:
    """`Ann (you): 3 cards; 2 peacocks; leaders: peacock; score tokens worth 4 points; 11 points so far`."""
    counts = seen.collections[seat]
    parts = [] if seat == seen.rules.leo_seat else [t("cards", count=seen.hand_sizes[seat])]
    parts.append(by_species(counts) or t("animals", count=0))
    if leaders := [things.animal(SPECIES_TOKENS[species]) for species in seen.leaders_of(seat)]:
        parts.append(f"{t('score-leaders')}: {', '.join(leaders)}")
    if seat != seen.rules.leo_seat:
        parts.append(t("table-bonus", count=seen.points[seat]))
        parts.append(t("table-score", count=seen.breakdown(seat).total))
    return f"{cast.label(seat)}: {'; '.join(parts)}."


def plain_hand(seen: Observation, picked: Sequence[int] = ()) -> str:
    """The seat's own hand in words, by habitat: `Your hand: forest 1 1 3, wild 2.`."""
    held = without(list(seen.hand), picked)
    return f"{t('view-hand')}: {by_habitat(held) or t('none')}."


def by_species(counts: Sequence[int]) -> str:
    """Animals in words: `2 peacocks, 1 lion`."""
    pairs = zip(SPECIES_TOKENS, counts, strict=True)
    return ", ".join([things.animals(species, count) for species, count in pairs if count])


def by_habitat(cards: Sequence[int]) -> str:
    """Habitat cards in words: `forest 1 1 3, wild 2`."""
    parts: list[str] = []
    for habitat, letter in enumerate(_HABITATS):
        values = [str(value_of(card)) for card in cards if habitat_of(card) == habitat]
        if values:
            parts.append(f"{things.habitat(letter)} {' '.join(values)}")
    return ", ".join(parts)


assert len(_GAPS) == SPECIES == len(HABITAT_NAMES) + 2
