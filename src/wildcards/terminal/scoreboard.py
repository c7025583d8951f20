"""Scores in their parts: as they stand, or at the end with ranks and the reasons."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rich.text import Text

from wildcards.engine.card import SPECIES, SPECIES_TOKENS
from wildcards.engine.observation import Observation
from wildcards.engine.scoring import Breakdown, rank
from wildcards.terminal import theme
from wildcards.terminal.cast import Cast
from wildcards.words import things
from wildcards.words.text import and_, t


class Standing:
    """One seat's place."""

    def __init__(self, seen: Observation, seat: int, place: int) -> None:
        self.seat = seat
        self.rank = place
        self.part: Breakdown = seen.breakdown(seat)
        self.leaders = [things.animal(SPECIES_TOKENS[species]) for species in seen.leaders_of(seat)]
        counts = seen.collections[seat]
        order = sorted(range(SPECIES), key=lambda species: -counts[species])
        self.best = _species(order[0], counts[order[0]])
        self.second = _species(order[1], counts[order[1]])


def _species(species: int, number: int) -> str:
    return things.animals(SPECIES_TOKENS[species], number) if number else ""


def _heads() -> list[str]:
    """The headings of the columns."""
    keys = ("score-best", "score-second", "score-leaders", "view-tokens", "score-animals")
    return [t("score-rank"), "", t("view-score"), *[t(key) for key in keys]]


def _worth(points: int, what: str) -> str:
    """`8: 4 peacocks`."""
    return f"{points}: {what}" if points and what else str(points)


def _with(points: int, what: str) -> str:
    """The same in a sentence: `8 (4 peacocks)`."""
    return f"{points} ({what})" if points and what else str(points)


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
        head = [Text(cell, theme.QUIET) for cell in _heads()]
        rows = [head, *[_row(place, cast, names_leaders, names_species) for place in places]]
        lines = _aligned(rows)
        if max([line.cell_len for line in lines]) <= width:
            break
    return lines


def _aligned(rows: Sequence[Sequence[Text]]) -> list[Text]:
    """Cells in columns, right-aligned except names and cells with words."""
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
    best = _worth(part.best, place.best if names_species else "")
    second = _worth(part.second, place.second if names_species else "")
    leaders = _worth(part.leaders, ", ".join(place.leaders) if names_leaders else "")
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
        t(
            "score-plain",
            rank=place.rank,
            name=cast.label(place.seat),
            points=t("points", count=place.part.total),
            best=_with(place.part.best, place.best),
            second=_with(place.part.second, place.second),
            leaders=_with(place.part.leaders, ", ".join(place.leaders)),
            tokens=place.part.bonus,
        )
        for place in places
    ]


def reasons(places: Sequence[Standing], cast: Cast) -> list[str]:
    """Who won, and how equal scores were ranked."""
    lines = [_won([place.seat for place in places if place.rank == 1], cast)]
    for ahead, behind in pairwise(places):
        if ahead.part.total == behind.part.total and ahead.rank != behind.rank:
            lines.append(_told_apart("end-more-animals", [ahead, behind], cast))
    for rank_ in sorted({standing.rank for standing in places}):
        equal = [standing for standing in places if standing.rank == rank_]
        if len(equal) > 1:
            lines.append(_told_apart("end-shared", equal, cast))
    return lines


def _won(winners: Sequence[int], cast: Cast) -> str:
    names = and_([cast.proper(seat) for seat in winners])
    if len(winners) > 1:
        return f"{t('end-winners', names=names)}."
    return f"{t('end-you-won') if winners[0] == cast.you else t('end-winner', name=names)}."


def _told_apart(key: str, equal: Sequence[Standing], cast: Cast) -> str:
    names = and_([cast.proper(one.seat) for one in equal])
    animals = " : ".join([str(one.part.animals) for one in equal])
    return t(key, names=names, first=cast.proper(equal[0].seat), animals=animals)
