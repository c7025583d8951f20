"""Talking at a table from a terminal: what is typed, and how it is told."""

from __future__ import annotations

import pytest
from support.fluent import LANGUAGES

from wildcards.errors import ServerRefusedError
from wildcards.protocol.message import Words
from wildcards.protocol.words import PHRASES, REACTIONS, Ready, Word
from wildcards.remote.table import RemoteTable
from wildcards.terminal.answer import Command, command_in
from wildcards.terminal.talk import obey, ready, said
from wildcards.words.text import use


def test_what_follows_say_is_taken_as_it_is() -> None:
    assert command_in("SAY  Hello There ") == Command("say", "Hello There")
    assert command_in("mute Ann B") == Command("mute", "Ann B")
    assert command_in("say") == Command("say", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reads_phrases_in_their_own_language(language: str) -> None:
    use(language)
    told = [said(Word(1, 0, "Ann", 0, phrase=one)) for one in (*PHRASES, *REACTIONS)]  # type: ignore[arg-type]
    assert len(set(told)) == len(told)
    assert all(line.startswith("Ann") for line in told)


def test_what_is_told() -> None:
    phrase: Ready = "well_played"
    assert said(Word(1, 0, "Ann", 0, phrase=phrase)) == "Ann: Well played!"
    assert said(Word(1, 0, "Ann", 0, phrase="laugh")) == "Ann laughs."
    assert said(Word(1, 0, "E\u001bve", watching=True, text="hi\u202e")) == "E\ufffdve (watching): hi\ufffd"


def test_what_can_be_said_is_listed() -> None:
    table = RemoteTable()
    with pytest.raises(ServerRefusedError):
        ready(table)
    table.receive(Words([], "phrases", whole=True))
    assert ready(table)[0] == "1. Hello!"
    assert "say 1." in ready(table)[-1]
    table.receive(Words([], "text", whole=True))
    assert "as it is" in ready(table)[-1]


def test_nobody_is_there_to_talk_to() -> None:
    with pytest.raises(ServerRefusedError) as refused:
        obey(Command("say", "1"), None)
    assert refused.value.code == "no_words"


def test_a_client_keeps_the_last_words() -> None:
    table = RemoteTable()
    table.receive(Words([Word(1, 0, "Ann", phrase="yes")], "phrases", whole=True))
    table.receive(Words([Word(number, 0, "Ann", phrase="no") for number in range(2, 300)], "phrases"))
    assert [len(table.words), table.words[-1].number] == [200, 299]
    table.receive(Words([], "nothing", whole=True))
    assert (table.words, table.may_say) == ([], "nothing")
