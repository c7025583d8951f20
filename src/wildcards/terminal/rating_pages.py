"""A person's page and the list of ratings of a server, in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wildcards.protocol.profile import (
    KindOfGame,
    PersonGame,
    PersonView,
    RatedPoint,
    RatingList,
    RatingView,
    Shown,
)
from wildcards.remote.address import read_server
from wildcards.remote.api import Api
from wildcards.remote.profile import Profile
from wildcards.terminal.newcomer import Visitor
from wildcards.terminal.online import greet, refusals_in_words
from wildcards.words import things
from wildcards.words.text import printable, t

_RANGE: Final = 2  # standard deviations, to both sides


def show_person(server: str, visitor: Visitor, person: str | None, shown: Shown | None) -> int:
    """Show the page of a person, or one's own, with `shown` once that may be seen by others.

    Returns the exit status. Raises ServerError.
    """
    screen = visitor.screen()
    with refusals_in_words(), Api(read_server(server).server, Profile.named(visitor.profile)) as api:
        greet(api, screen)
        if person is not None:
            view = api.person(person)
        else:
            view = api.my_profile() if shown is None else api.show_profile(shown)
        screen.exact(list(_page(view, api.server)))
    return 0


def show_ratings(server: str, visitor: Visitor) -> int:
    """Show the list of ratings; returns the exit status. Raises ServerError."""
    screen = visitor.screen()
    with refusals_in_words(), Api(read_server(server).server, Profile.named(visitor.profile)) as api:
        greet(api, screen)
        screen.exact(list(_list(api.ratings())))
    return 0


def _page(view: PersonView, server: str) -> Iterator[str]:
    yield _name(view.name)
    yield t("person-games", count=view.games)
    if view.rating is None:
        yield t("person-rating-none")
    else:
        yield f"{t('person-rating')}: {_rating(view.rating)} {_games(view.rating)}"
        yield t("person-rating-about", level=things.level("greedy"))
    for kind in view.kinds:
        yield f"{_kind(kind)}: {_reached(kind)}"
    if view.leaders:
        found = [f"{things.leader(one.species)} {one.games}" for one in view.leaders]
        yield f"{t('person-leaders')}: {', '.join(found)}"
    for game in view.latest:
        yield _game(game)
    if view.shown is not None:
        yield t("ratings-terminal-shown", shown=t(f"person-shown-{view.shown}"))
        yield t("ratings-terminal-page", url=f"{server}/p/{view.id}")


def _name(name: str) -> str:
    return printable(name) or t("person-nameless")


def _rating(one: RatingView | RatedPoint) -> str:
    return t("person-rating-now", rating=f"{one.mu:.1f}", unsure=f"{_RANGE * one.sigma:.1f}")


def _games(rating: RatingView) -> str:
    return t("person-rating-games", count=rating.games)


def _kind(one: KindOfGame | PersonGame) -> str:
    edition = t(f"edition-{one.edition}")
    return t("person-kind", seats=one.seats, edition=edition, leo="yes" if one.leo else "no")


def _reached(kind: KindOfGame) -> str:
    places = " / ".join([str(count) for count in kind.places])
    mean, best = t("person-column-mean"), t("person-column-best")
    return f"{t('person-column-places')}: {places}; {mean} {kind.mean:.1f}; {best} {kind.best}"


def _game(game: PersonGame) -> str:
    place = f"{t('person-column-place')} {game.rank}/{game.of}"
    told = f"{_kind(game)}: {place}, {t('person-column-score')} {game.score}"
    return told if game.rating is None else f"{told}, {t('person-column-rating')} {_rating(game.rating)}"


def _list(found: RatingList) -> Iterator[str]:
    yield t("ratings-lead", games=found.needed)
    yield t("ratings-order")
    if not found.people:
        yield t("ratings-empty")
    for place, one in enumerate(found.people, start=1):
        yield f"{place:3} {_name(one.name)}: {_rating(one.rating)} {_games(one.rating)}  /p/{one.id}"
    yield t("ratings-bots")
    for bot in reversed(found.bots):
        yield f"    {t('ratings-bot', level=things.level(bot.level))}: {_rating(bot.rating)}"
