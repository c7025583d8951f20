"""Ratings: what must hold of every game, and where they lead."""

from __future__ import annotations

import math
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wildcards.bots.levels import LEVELS
from wildcards.ratings.anchors import anchors
from wildcards.ratings.rating import Entrant, Rating, rate, start, width

GAMES = 10_000
BOTS = anchors()  # reads a file
TAU = 25 / 300  # what openskill adds to every uncertainty before a game

rating = st.builds(Rating.of, st.floats(-60, 100), st.floats(0.01, 9))


@st.composite
def games(draw: st.DrawFn) -> list[Entrant]:
    """Some people and some bots."""
    people = draw(st.integers(1, 5))
    made = [Entrant(f"p{one}", draw(st.integers(1, 5)), draw(rating)) for one in range(people)]
    for _ in range(draw(st.integers(2 if people == 1 else 0, 5 - people)) if people < 5 else 0):
        level = draw(st.sampled_from(sorted(LEVELS)))
        made.append(Entrant(level, draw(st.integers(1, 5)), BOTS[level], is_bot=True))
    return made


@given(games(), st.randoms(use_true_random=False))
def test_the_seats_make_no_difference(game: list[Entrant], dice: Random) -> None:
    """To the last bit."""
    other = game[:]
    dice.shuffle(other)
    assert rate(other) == rate(game)


@given(games())
def test_only_people_move_and_every_number_stays_one(game: list[Entrant]) -> None:
    after = rate(game)
    assert set(after) == {one.who for one in game if not one.is_bot}
    for one in after.values():
        assert all(math.isfinite(number) for number in one.floats)
        assert one.sigma > 0


@given(games())
def test_what_some_gain_others_lose(game: list[Entrant]) -> None:
    """Weighed by how sure each is; where no bots play, which take out of the game what they win."""
    people = [one for one in game if not one.is_bot]
    if len(people) < 2 or len(people) < len(game):
        return
    after = rate(people)
    gains = []
    for one in people:
        (before, sigma), (now, _) = one.rating.floats, after[one.who].floats
        gains.append((now - before) / (sigma**2 + TAU**2))
    assert math.fsum(gains) == pytest.approx(0, abs=1e-4)


def test_the_winner_rises_and_everybody_gets_surer() -> None:
    after = rate([Entrant("ann", 1, start()), Entrant("bob", 2, start()), Entrant("cid", 2, start())])
    assert after["ann"].mu > start().mu > after["bob"].mu
    assert after["bob"] == after["cid"]
    assert all(one.sigma < start().sigma for one in after.values())


def test_bots_stand_in_the_order_of_their_strength() -> None:
    found = anchors()
    assert list(found) == list(LEVELS)
    assert sorted(found, key=lambda level: found[level].mu) == list(LEVELS)
    assert found["greedy"].mu == start().mu


def test_ten_thousand_games_lead_where_the_players_are() -> None:
    """People as strong as levels come to their level, whoever they play with; and nothing ever breaks."""
    dice, now = Random(5), {level: start() for level in ("casual", "greedy", "skilled")}
    for _ in range(GAMES // 4):
        seats = dice.choice((3, 4, 5))
        who = [dice.choice(sorted(now))]
        bots = [dice.choice(("casual", "greedy", "skilled", "expert")) for _ in range(seats - 1)]
        order = _finish([anchors()[one].floats[0] for one in (*who, *bots)], dice)
        game = [Entrant(who[0], order[0], now[who[0]])]
        game += [
            Entrant(bot, rank, anchors()[bot], is_bot=True) for bot, rank in zip(bots, order[1:], strict=True)
        ]
        now.update(rate(game))
    for level, one in now.items():
        assert one.floats[0] == pytest.approx(anchors()[level].floats[0], abs=4 * one.floats[1] + 1)
        assert one.floats[1] < 2


def _finish(strengths: list[float], dice: Random) -> list[int]:
    """The ranks of a game in which everybody plays as their rating says."""
    scale = width(len(strengths))
    left, ranks = list(range(len(strengths))), [0] * len(strengths)
    for rank in range(1, len(strengths) + 1):
        chosen = dice.choices(left, [math.exp(strengths[one] / scale) for one in left])[0]
        left.remove(chosen)
        ranks[chosen] = rank
    return ranks
