"""A person's page, made from the games that count for them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Final

from wildcards.engine.card import SPECIES_TOKENS
from wildcards.protocol.profile import (
    KindOfGame,
    LeaderCount,
    PersonGame,
    PersonView,
    RatedPoint,
    RatingView,
)
from wildcards.server.storage.profiles import Kept
from wildcards.server.storage.results import Played, Standing

_MOST_POINTS: Final = 500
_MOST_LATEST: Final = 20


def page_of(kept: Kept, played: Sequence[Played], standing: Standing | None, uid: str) -> PersonView:
    """The page of a profile for whoever is `uid`; `played` has the latest game first."""
    is_own = kept.uid == uid
    points = [point for one in reversed(played) if (point := _point(one)) is not None]
    return PersonView(
        id=kept.id,
        name=kept.name or "",
        you=is_own,
        shown=kept.shown if is_own else None,
        games=len(played),
        rating=None if standing is None else rating_view(standing),
        curve=points[-_MOST_POINTS:],
        kinds=_kinds(played),
        leaders=_leaders(played),
        latest=[_game(one, is_own=is_own) for one in played[:_MOST_LATEST]],
    )


def rating_view(standing: Standing) -> RatingView:
    """A rating, as it is told."""
    return RatingView(*standing.rating.floats, standing.games)


def _point(one: Played) -> RatedPoint | None:
    return None if one.rating is None else RatedPoint(one.wall, *one.rating.floats)


def _kinds(played: Sequence[Played]) -> list[KindOfGame]:
    groups: defaultdict[tuple[str, int, bool], list[Played]] = defaultdict(list)
    for one in played:
        groups[one.edition, one.seats, one.leo].append(one)
    return [
        _kind(kind, games)
        for kind, games in sorted(groups.items(), key=lambda item: (-len(item[1]), item[0]))
    ]


def _kind(kind: tuple[str, int, bool], games: Sequence[Played]) -> KindOfGame:
    places = Counter([one.rank for one in games])
    scores = [one.score for one in games]
    return KindOfGame(
        *kind,
        games=len(games),
        places=[places[place + 1] for place in range(max(one.ranked for one in games))],
        mean=sum(scores) / len(scores),
        best=max(scores),
    )


def _leaders(played: Sequence[Played]) -> list[LeaderCount]:
    counts = Counter([species for one in played for species in one.leaders])
    return [
        LeaderCount(SPECIES_TOKENS[species], games)
        for species, games in sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    ]


def _game(one: Played, *, is_own: bool) -> PersonGame:
    return PersonGame(
        at=one.wall,
        edition=one.edition,
        seats=one.seats,
        leo=one.leo,
        rank=one.rank,
        of=one.ranked,
        score=one.score,
        rating=_point(one),
        table=one.table if is_own or one.public else None,
    )
