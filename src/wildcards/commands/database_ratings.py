"""The commands `db ratings` and `db favours`: what follows from finished games."""

from __future__ import annotations

from wildcards.commands import database_words as words
from wildcards.errors import BrokenLogError
from wildcards.ratings.favours import Favours
from wildcards.ratings.finished import finished_game
from wildcards.server.storage.archive import fold, over
from wildcards.server.storage.database import Database, opened
from wildcards.server.storage.migrate import check_revision, reading
from wildcards.server.storage.notifier import no_server
from wildcards.server.storage.results import ResultStore
from wildcards.terminal.output import progress, say


def show_ratings(url: str | None) -> int:
    """List everybody's rating; returns the exit status. All functions here raise DatabaseError."""
    with opened(url) as database:
        _check(database)
        found = ResultStore(database).all_ratings()
        for one in found:
            say(words.rating(one.uid, *one.rating.floats, one.games))
        say(words.ratings(len(found)))
    return 0


def recompute_ratings(url: str | None) -> int:
    """Read every finished game again, and count all rated ones in their order."""
    with opened(url) as database:
        _check(database)
        with no_server(database):
            results = ResultStore(database)
            before = {one.uid: one for one in results.all_ratings()}
            read = _read_again(database, results)
            counted = sum([1 for _ in progress(results.recount(), words.RATING, results.count_rated())])
            now = {one.uid: one for one in results.all_ratings()}
            changed = [uid for uid in before.keys() | now.keys() if before.get(uid) != now.get(uid)]
            say(words.recomputed(read, counted, len(changed)))
    return 0


def _read_again(database: Database, results: ResultStore) -> int:
    """Keep of each finished game what its log says; returns how many could be read."""
    read = 0
    with database.snapshot() as connection:
        ids = over(connection)
    for table_id in progress(ids, words.READING, len(ids)):
        with database.snapshot() as connection:
            try:
                table = fold(connection, table_id)
            except BrokenLogError as error:
                say(words.fault(table_id, str(error)))
                continue
        results.renew(finished_game(table))
        read += 1
    return read


def find_favours(url: str | None, below: float) -> int:
    """List who left whom animals or leaders more often than by chance, the least likely first."""
    made, games = Favours(), 0
    with reading(url) as connection:
        ids = over(connection)
        for table_id in progress(ids, words.READING, len(ids)):
            try:
                made.add(fold(connection, table_id))
            except BrokenLogError as error:
                say(words.fault(table_id, str(error)))
            else:
                games += 1
    found = made.found()
    for one in found:
        if one.p < below:
            say(words.favour(one))
    say(words.favours(games, len(found), below))
    return 0


def _check(database: Database) -> None:
    with database.snapshot() as connection:
        check_revision(database, connection)
