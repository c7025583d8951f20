"""What finished games say of their players."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from support.rated_games import START, rated_log

from wildcards.protocol.table import Settings
from wildcards.ratings.finished import FinishedGame, finished_game
from wildcards.table.entry import Created, DealOf, Entry, Followed, Moved
from wildcards.table.table import Table


def finished(entries: list[Entry]) -> FinishedGame:
    return finished_game(Table.fold("t", entries))


def changed(entries: list[Entry], **how: Any) -> list[Entry]:
    return [msgspec.structs.replace(entries[0], **how), *entries[1:]]


def test_everybody_has_the_place_of_their_seat_whoever_decided_for_it() -> None:
    """All have left in these games: bots decided for them, and what they reached is theirs."""
    game = finished(rated_log(["ann", "bob", "bot:greedy"], 3))
    assert [one.uid for one in game.people] == ["ann", "bob"]
    assert [one.level for one in game.bots] == ["greedy"]
    assert 1 in [*[one.rank for one in game.people], *[one.rank for one in game.bots]]
    assert (game.rated, game.public, game.edition, game.seats, game.leo) == (True, True, "2022", 3, False)
    assert (game.ended, game.wall) == (61_000, START + 61_000)


def test_leo_has_no_place() -> None:
    game = finished(rated_log(["ann", "leo", "bot:greedy"], 3, leo_seat=1))
    assert (game.seats, game.leo, game.ranked) == (3, True, 2)


def test_what_happens_later_changes_nothing() -> None:
    entries = rated_log(["ann", "bob", "bot:greedy"], 3)
    assert finished([*entries, Followed(99_999_999, "n" * 20)]) == finished(entries)


def test_a_seat_counts_for_who_sat_there_when_the_game_began() -> None:
    """Otherwise whoever is losing could give their seat to a new identity by a personal link."""
    entries = rated_log(["ann", "bob", "bot:greedy"], 3)
    moved = [*entries[:-1], Moved(2000, 0, "new"), entries[-1]]
    assert finished(moved) == finished(entries)


@pytest.mark.parametrize("deal", [None, DealOf("d" * 20)], ids=["given", "played again"])
def test_games_whose_cards_could_be_known_count_for_nobody(deal: DealOf | None) -> None:
    entries = rated_log(["ann", "bob", "bot:greedy"], 3)
    seed = Table.fold("t", entries).seed
    assert seed is not None
    game = finished(changed(entries, given=True, server_seed=seed.hex(), deal=deal))
    assert (game.rated, game.people, game.bots) == (False, [], [])


def test_tables_that_are_not_rated_count_for_profiles_alone() -> None:
    game = finished(rated_log(["ann", "bob", "bot:greedy"], 3, rated=False, public=False))
    assert (game.rated, game.public, len(game.people)) == (False, False, 2)


def test_old_logs_are_not_rated() -> None:
    first = rated_log(["ann", "bob", "bot:greedy"], 3)[0]
    assert isinstance(first, Created)
    old = {key: value for key, value in msgspec.to_builtins(first.settings).items() if key != "rated"}
    assert msgspec.convert(old, Settings).rated is False


def test_nobody_is_rated_twice_in_a_game() -> None:
    """Nobody can sit down twice there; should it happen all the same, the game isn't rated."""
    assert not finished(rated_log(["ann", "ann", "bot:greedy"], 3)).rated
