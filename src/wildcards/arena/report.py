"""Reports: self-contained HTML pages, and the one of a match or a tournament."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

MARK: Final = "<!doctype html><!-- wildcards-report/1 -->"


class Figure(NamedTuple):
    """A plot: its title, the SVG, and what it shows in words, for anyone who can't see it."""

    title: str
    svg: str
    alt: str


_STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; color: #1b1b1b; background: #fff; margin: 0 auto; padding: 1rem;
       max-width: 76rem }
h1 { font-size: 1.4rem; line-height: 1.25 } h2 { font-size: 1.05rem; margin: 0 0 .25rem }
p { max-width: 46rem; overflow-wrap: anywhere }
.wide { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .25rem .6rem; text-align: right; border-bottom: 1px solid #ddd; white-space: nowrap }
th:first-child, td:first-child { text-align: left; position: sticky; left: 0; background: #fff }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 21rem), 1fr)); gap: 1.5rem }
figure { margin: 0; min-width: 0 } figure svg { width: 100%; height: auto; max-width: 34rem }
code { overflow-wrap: anywhere; background: #f3f3f3; padding: .1rem .3rem }
"""


def report(
    title: Sequence[str],
    table: Sequence[Sequence[str]],
    notes: Sequence[str],
    figures: Sequence[Figure],
    command: str,
) -> str:
    """The page: `title` says what was played, `table` begins with its headings, `command` plays it again."""
    head, *details = title
    parts = [
        f"<h1>{escape(head)}</h1>",
        *paragraphs(details),
        html_table(table),
        *paragraphs(notes),
        "<main>",
        *[_figure(figure, number) for number, figure in enumerate(figures, 1)],
        "</main>",
        f"<p>To run it again: <code>{escape(command)}</code></p>",
    ]
    return page(head, parts)


def page(title: str, parts: Sequence[str], language: str = "en") -> str:
    """A whole page of these parts, which are HTML."""
    head = [
        MARK,
        f'<html lang="{language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>Wild Cards: {escape(title)}</title><style>{_STYLE}</style></head><body>",
    ]
    return "\n".join([*head, *parts, "</body></html>"]) + "\n"


def paragraphs(lines: Sequence[str]) -> list[str]:
    """Each line as a paragraph."""
    return [f"<p>{escape(line)}</p>" for line in lines]


def html_table(rows: Sequence[Sequence[str]]) -> str:
    """A table whose first row has the headings."""
    head, *body = rows
    lines = [_cells(head, "th scope='col'")]
    for first, *rest in body:
        lines.append(_cells([first], "th scope='row'") + _cells(rest, "td"))
    return f"<div class='wide'><table>{''.join([f'<tr>{line}</tr>' for line in lines])}</table></div>"


def _cells(texts: Sequence[str], tag: str) -> str:
    return "".join([f"<{tag}>{escape(text)}</{tag.split(maxsplit=1)[0]}>" for text in texts])


def _figure(figure: Figure, number: int) -> str:
    label = f'role="img" aria-label="{escape(figure.alt)}"'
    svg = figure.svg[figure.svg.index("<svg") :].replace("<svg ", f"<svg {label} ", 1)
    # All drawings share the page's ids, so each one gets its own.
    return f"<figure><h2>{escape(figure.title)}</h2>{_own_ids(svg, number)}</figure>"


def _own_ids(svg: str, number: int) -> str:
    for before in ('id="', 'href="#', "url(#"):
        svg = svg.replace(before, f"{before}f{number}-")
    return svg
