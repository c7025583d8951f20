"""Scores in their parts: as they stand, or at the end with ranks and why they are so."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rich.text import Text

from wildcards.engine.card import SPECIES
from wildcards.engine.observation import Observation
from wildcards.engine.scoring import Breakdown, rank
from wildcards.terminal import theme
from wildcards.terminal.words import session as words
from wildcards.terminal.words import things
from wildcards.terminal.words.people import Cast


class Standing:
    """One seat's place."""

    def __init__(self, seen: Observation, seat: int, place: int) -> None:
        self.seat = seat
        self.rank = place
        self.part: Breakdown = seen.breakdown(seat)
        self.leaders = [things.animal(species) for species in seen.leaders_of(seat)]
        counts = seen.collections[seat]
        order = sorted(range(SPECIES), key=lambda species: -counts[species])
        self.best = _species(order[0], counts[order[0]])
        self.second = _species(order[1], counts[order[1]])


def _species(species: int, number: int) -> str:
    return things.animals(species, number) if number else words.NO_SPECIES


def standings(seen: Observation) -> list[Standing]:
    """All seats but Leo's, best first."""
    leo = seen.rules.leo_seat
    parts = [None if seat == leo else seen.breakdown(seat) for seat in range(seen.rules.seats)]
    places = [Standing(seen, seat, place) for seat, place in enumerate(rank(parts)) if place is not None]
    return sorted(places, key=lambda standing: (standing.rank, standing.seat))


def table(places: Sequence[Standing], cast: Cast, width: int) -> list[Text]:
    """The scores in columns, with as many words beside the numbers as there is room for."""
    lines: list[Text] = []
    for names_leaders, names_species in ((True, True), (False, True), (False, False)):
        head = [Text(cell, theme.QUIET) for cell in words.COLUMNS]
        rows = [head, *[_row(place, cast, names_leaders, names_species) for place in places]]
        lines = _aligned(rows)
        if max([line.cell_len for line in lines]) <= width:
            break
    return lines


def _aligned(rows: Sequence[Sequence[Text]]) -> list[Text]:
    """Cells in columns, all but names and what has words in it to the right."""
    lines = [Text() for _ in rows]
    for column in range(len(rows[0])):
        cells = [row[column] for row in rows]
        width = max([cell.cell_len for cell in cells])
        to_left = column == 1 or any(" " in cell.plain for cell in cells[1:])
        for line, cell in zip(lines, cells, strict=True):
            padding = " " * (width - cell.cell_len)
            line.append(" " if column == 0 else "  ").append("" if to_left else padding)
            line.append_text(cell).append(padding if to_left else "")
    return lines


def _row(place: Standing, cast: Cast, names_leaders: bool, names_species: bool) -> list[Text]:
    part = place.part
    best = words.worth(part.best, place.best if names_species else "")
    second = words.worth(part.second, place.second if names_species else "")
    leaders = words.worth(part.leaders, ", ".join(place.leaders) if names_leaders else "")
    return [
        Text(str(place.rank)),
        Text(cast.label(place.seat), theme.YOU if place.seat == cast.you else ""),
        Text(str(part.total), theme.HEADING),
        theme.coloured(best),
        theme.coloured(second),
        theme.coloured(leaders),
        Text(str(part.bonus)),
        Text(str(part.animals)),
    ]


def plain_table(places: Sequence[Standing], cast: Cast) -> list[str]:
    """The scores in sentences."""
    return [
        words.plain_score(
            cast.label(place.seat), place.rank, place.part, place.best, place.second, place.leaders
        )
        for place in places
    ]


def reasons(places: Sequence[Standing], cast: Cast) -> list[str]:
    """Who won, and how equal scores were told apart."""
    winners = [place.seat for place in places if place.rank == 1]
    lines = [words.won(cast, winners, places[0].part.total)]
    for ahead, behind in pairwise(places):
        if ahead.part.total == behind.part.total and ahead.rank != behind.rank:
            lines.append(
                words.decided(
                    cast, ahead.seat, behind.seat, ahead.part.total, ahead.part.animals, behind.part.animals
                )
            )
    for place in sorted({standing.rank for standing in places}):
        equal = [standing for standing in places if standing.rank == place]
        if len(equal) > 1:
            part = equal[0].part
            lines.append(words.shared(cast, [one.seat for one in equal], place, part.total, part.animals))
    return lines
