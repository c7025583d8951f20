"""What a process knows of the talk at a table, whatever comes first: words of its own, or of others."""

from __future__ import annotations

from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.secrecy.fold import fold_of, person
from wildcards.server.live.talk import Conversation
from wildcards.server.storage.words import KEPT, Spoken
from wildcards.table.table import Table

ANN, BEN, EVE = person(0), person(1), "eve"
TABLE: Table = fold_of(new_game(Rules(seats=3), seed=5))


def word(number: int, uid: str = BEN, channel: str = "seats") -> Spoken:
    return Spoken(number, 0, uid, "Ben", 1, channel, "hello", None)


def numbers(talk: Conversation, uid: str) -> list[int] | None:
    hearing = talk.hearing(TABLE, uid)
    return None if hearing is None else [one.number for one in talk.heard(hearing, uid, 0)]


def read(talk: Conversation, *words: Spoken, **muted: frozenset[str]) -> None:
    talk.begin([ANN, EVE])
    talk.read([*words], {ANN: frozenset(), EVE: frozenset(), **muted})


def test_nobody_hears_anything_before_it_is_known_whom_they_muted() -> None:
    talk = Conversation()
    talk.said(word(1))
    assert (talk.words, numbers(talk, ANN), talk.lacks([])) == ([], None, True)
    read(talk, word(1))
    assert (numbers(talk, ANN), numbers(talk, EVE), numbers(talk, BEN)) == ([1], [], None)
    assert (talk.lacks([ANN]), talk.lacks([ANN, BEN])) == (False, True)


def test_a_word_of_another_process_is_read_before_later_ones() -> None:
    talk = Conversation()
    read(talk)
    talk.said(word(2))
    assert (talk.last, talk.lacks([ANN])) == (0, True)
    read(talk, word(1), word(2))
    talk.said(word(2))
    talk.said(word(3))
    assert (numbers(talk, ANN), talk.lacks([ANN])) == ([1, 2, 3], False)


def test_what_happens_while_the_database_is_read_is_not_lost() -> None:
    talk = Conversation()
    read(talk, word(1))
    talk.begin([ANN])
    talk.said(word(2))
    talk.doubt()
    talk.read([word(2)], {})
    assert (numbers(talk, ANN), talk.lacks([ANN])) == ([1, 2], True)
    talk.begin([ANN])
    talk.forget(ANN)
    talk.read([], {ANN: frozenset()})  # as it was before they muted somebody
    assert (numbers(talk, ANN), talk.lacks([ANN])) == (None, True)
    assert numbers(talk, EVE) is None  # who is not here any more
    talk.begin([ANN])
    talk.read([], {ANN: frozenset({BEN})})
    assert (numbers(talk, ANN), talk.lacks([ANN])) == ([], False)


def test_only_whoever_mutes_waits_for_what_that_changes() -> None:
    talk = Conversation()
    read(talk, word(1), **{ANN: frozenset({BEN})})
    talk.forget(ANN)
    assert (numbers(talk, ANN), numbers(talk, EVE), talk.lacks([EVE])) == (None, [], False)
    assert talk.lacks([ANN, EVE])
    read(talk)
    assert numbers(talk, ANN) == [1]
    talk.forget_all()
    assert (numbers(talk, ANN), talk.lacks([ANN])) == (None, True)


def test_a_report_has_what_was_said_around_a_word_among_the_same_people() -> None:
    talk = Conversation()
    read(talk, *[word(number, channel="watching" if number % 2 else "seats") for number in range(1, 61)])
    around = [one.number for one in talk.around(30)]
    assert (around[0], around[-1], {number % 2 for number in around}) == (6, 38, {0})
    assert [one.number for one in talk.around(2)] == [2, 4, 6, 8, 10]
    assert talk.around(99) == []


def test_only_the_last_words_stay_in_memory() -> None:
    talk = Conversation()
    read(talk, *map(word, range(1, KEPT + 1)))
    talk.said(word(KEPT + 1))
    assert [talk.words[0].number, len(talk.words)] == [2, KEPT]
