"""A vote to end the game, as a terminal tells of it."""

from __future__ import annotations

from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.secrecy.fold import fold_of, person
from wildcards.table import votes
from wildcards.table.views import table_view
from wildcards.terminal.answer import Command, Wrong, command_in
from wildcards.terminal.cast import Cast
from wildcards.terminal.presence import Presence


def test_what_is_typed() -> None:
    assert command_in("end") == Command("end")
    assert command_in("end NO") == Command("end", "no")
    assert isinstance(command_in("end yes"), Wrong)


def test_each_change_of_a_vote_is_told_once() -> None:
    table = fold_of(new_game(Rules(seats=3), seed=5))
    told, cast = Presence(), Cast(("Ann", "Ben", "Cid"), 2)

    def news() -> list[str]:
        return told.changes(table_view(table, person(2), range(3)), cast)

    assert news() == []
    table = table.then(votes.ask_to_end(table, person(1), (), table.at))
    assert news() == [
        "Ben asks whether to end this game now.",
        "Type end to agree, or end no to play on.",
        "Still to agree: Ann and Cid.",
    ]
    table = table.then(votes.agree_to_end(table, person(0), table.at))
    assert (news(), news()) == (["Still to agree: Cid."], [])
    table = table.then(votes.drop_end(table, person(2), table.at))
    assert news() == ["The game goes on."]
