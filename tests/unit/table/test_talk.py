"""Who may say what at a table, who hears it, and texts of strangers made harmless."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.protocol.message import Say
from wildcards.protocol.words import MOST_TEXT
from wildcards.secrecy.fold import AT, fold_of, person
from wildcards.table import talk
from wildcards.table.entry import Closed, KeptOut
from wildcards.table.refusal import RefusedError
from wildcards.table.table import Table

EVE = "eve"
# What strangers send to break a page: direction marks, nothing that can be seen, piles of accents, controls.
HOSTILE = (
    "\u202e\u2066\u200f\u200b\u200d\ufeff\u0000\u001b\u0085\u2028"
    "\ue000\U000e0041\u3164\u2800\u0301\u20dd\ufe0f"
)
texts = st.text(
    st.one_of(st.characters(), st.sampled_from(HOSTILE), st.sampled_from("ab <>&:/é")), max_size=1000
)


def table(*, free_text: bool = False, spectators: str = "public") -> Table:
    """A table in play at which each seat has a person."""
    found = fold_of(new_game(Rules(seats=3), seed=5))
    settings = replace(found.settings, free_text=free_text, spectators=spectators)
    found.settings = settings  # type: ignore[misc]  # made for this test
    return found


def why(text: str) -> str:
    with pytest.raises(RefusedError) as refused:
        talk.clean_text(text)
    return refused.value.code


def test_a_table_in_play() -> None:
    here = table()
    assert (talk.channel(here, person(0)), talk.channel(here, EVE)) == ("seats", "watching")
    assert (talk.hears(here, person(0)), talk.hears(here, EVE)) == (("seats",), ("watching",))
    over = here.then([Closed(here.at)])
    assert set(talk.hears(over, person(0))) == {"seats", "watching"}
    assert set(talk.hears(over, EVE)) == {"watching"}
    closed = table(spectators="closed")
    assert (talk.channel(closed, EVE), talk.hears(closed, EVE)) == (None, ())
    assert talk.may(closed, EVE, free_text=True) == "nothing"


@pytest.mark.parametrize("of_table", [False, True])
@pytest.mark.parametrize("of_server", [False, True])
def test_text_needs_both_host_and_operator(of_table: bool, of_server: bool) -> None:
    here, say = table(free_text=of_table), Say("x", text="hi")
    assert talk.may(here, person(0), free_text=of_server) == ("text" if of_table and of_server else "phrases")
    if of_table and of_server:
        assert talk.spoken(here, person(0), say, free_text=of_server) == "hi"
    else:
        with pytest.raises(RefusedError) as refused:
            talk.spoken(here, person(0), say, free_text=of_server)
        assert refused.value.args_ == {"whose": "table" if of_server else "server"}
    assert talk.spoken(here, person(0), Say("x", phrase="hello"), free_text=of_server) is None


def test_nothing_is_said_to_nobody_or_by_somebody_sent_away_and_nothing_is_no_word() -> None:
    alone = fold_of(new_game(Rules(seats=3), seed=5))
    for seat in alone.seats[1:]:
        seat.kind = "bot"
    sent_away = table().then([KeptOut(AT, [EVE], "Eve")])
    for here, uid in ((alone, person(0)), (sent_away, EVE)):
        assert talk.channel(here, uid) is None
        with pytest.raises(RefusedError) as refused:
            talk.spoken(here, uid, Say("x", phrase="hello"), free_text=True)
        assert refused.value.code == "no_words"
    with pytest.raises(RefusedError) as refused:
        talk.spoken(table(), person(0), Say("x"), free_text=True)
    assert refused.value.code == "malformed"


@given(texts)
def test_whatever_is_sent_is_harmless_or_refused(text: str) -> None:
    try:
        cleaned = talk.clean_text(text)
    except RefusedError:
        return
    assert 1 <= len(cleaned) <= MOST_TEXT
    assert cleaned.isprintable()
    assert cleaned == cleaned.strip()
    kinds = [unicodedata.category(letter) for letter in cleaned]
    assert not {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} & set(kinds)
    assert "MMM" not in "".join([kind[0] for kind in kinds])
    assert not {unicodedata.bidirectional(one) for one in cleaned} & {
        "RLE",
        "RLO",
        "LRE",
        "LRO",
        "PDF",
        "RLI",
        "LRI",
    }


@given(
    st.text("abcdefgh ,.!?äöüßàéù", min_size=1, max_size=MOST_TEXT)
    .map(lambda text: " ".join(text.split()))
    .filter(bool)
)
def test_plain_sentences_stay_as_they_are(text: str) -> None:
    assert talk.clean_text(text) == text


def test_examples() -> None:
    assert talk.clean_text("a\u0301\u0301\u0301\u0301\u0301b") == "á\u0301\u0301b"
    assert talk.clean_text("\u202eevil\u202c <i>x</i>\n\n& more") == "evil <i>x</i> & more"
    assert why("\u200b\u2060") == "no_text"
    assert why("x" * (MOST_TEXT + 1)) == "long_text"
    assert why("x " * MOST_TEXT * 4) == "long_text"
