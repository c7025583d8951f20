"""The report of `review`: one self-contained HTML page with the curve of each seat, and every decision."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from wildcards.analysis.interval import UNIT
from wildcards.analysis.review import Review
from wildcards.arena.report import html_table, page, paragraphs
from wildcards.terminal import review_words as words
from wildcards.words.text import language, t

# The picture, in its own units.
_WIDTH: Final = 480
_HEIGHT: Final = 220
_LEFT: Final = 48
_BOTTOM: Final = 28
_TOP: Final = 10
_COLOUR: Final = "#0072B2"  # as in the plots of matches
_GREY: Final = "#555555"


def review_page(reviews: Sequence[tuple[str, Review]]) -> str:
    """The page of these reviews, each with the name of its player."""
    parts: list[str] = []
    for name, one in reviews:
        parts += _one(name, one)
    title = words.title(", ".join([name for name, _ in reviews]))
    return page(title, parts, language())


def _one(name: str, review: Review) -> list[str]:
    return [
        f"<h1>{escape(words.title(name))}</h1>",
        *paragraphs([words.about(name), *words.split(review)]),
        f"<h2>{escape(t('review-curve'))}</h2>",
        f"<figure>{curve(review)}</figure>",
        *paragraphs([t("review-curve-par"), t("review-curve-about")]),
        html_table(words.curve(review)),
        f"<h2>{escape(t('review-key'))}</h2>",
        _list(words.key_decisions(review)),
        f"<h2>{escape(t('review-all'))}</h2>",
        _list([words.decision(one) for one in review.decisions]),
    ]


def _list(items: Sequence[Sequence[str]]) -> str:
    rows = [f"<li>{'<br>'.join([escape(line) for line in lines])}</li>" for lines in items]
    return f"<ol>{''.join(rows)}</ol>"


def curve(review: Review) -> str:
    """The chance of winning as a picture; the table beside it says the same in figures."""
    chances = [*[one.chance for one in review.rounds], review.result]
    points = [(_x(at, len(chances)), _y(chance)) for at, chance in enumerate(chances)]
    line = " ".join([f"{x:.1f},{y:.1f}" for x, y in points])
    dots = "".join([f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in points])
    label = f"{t('review-curve')}: {'; '.join([' '.join(row[:2]) for row in words.curve(review)[1:]])}"
    return (
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{escape(label)}"'
        f' font-family="sans-serif" font-size="12" fill="{_GREY}">'
        f"{_grid()}{_rounds(review, len(chances))}"
        f'<line x1="{_LEFT}" x2="{_WIDTH}" y1="{_y(review.par):.1f}" y2="{_y(review.par):.1f}"'
        f' stroke="{_GREY}" stroke-dasharray="6 4"/>'
        f'<polyline points="{line}" fill="none" stroke="{_COLOUR}" stroke-width="2"/>'
        f'<g fill="{_COLOUR}">{dots}</g></svg>'
    )


def _x(at: int, number: int) -> float:
    return _LEFT + 10 + at * (_WIDTH - _LEFT - 20) / max(1, number - 1)


def _y(chance: int) -> float:
    """Chances beyond 0 and 1, where a best plan's mean less an estimate fell, are drawn at the edge."""
    return _TOP + (1 - min(max(chance / UNIT, 0.0), 1.0)) * (_HEIGHT - _TOP - _BOTTOM)


def _grid() -> str:
    lines: list[str] = []
    for part in range(0, 101, 25):
        y = _y(part * UNIT // 100)
        lines.append(f'<line x1="{_LEFT}" x2="{_WIDTH}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>')
        lines.append(f'<text x="{_LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{part} %</text>')
    return "".join(lines)


def _rounds(review: Review, number: int) -> str:
    names = [*[str(one.number) for one in review.rounds], t("review-end")]
    return "".join(
        [
            f'<text x="{_x(at, number):.1f}" y="{_HEIGHT - 8}" text-anchor="middle">{escape(name)}</text>'
            for at, name in enumerate(names)
        ]
    )
