"""The signature test on the wire: what somebody cannot know changes no byte of what they are sent.

Hidden cards are dealt again in a server's table (see secrecy/rewrite.py), and all that any audience gets is
compared: views of the game and of the table, what is offered, and the answer to every command, sizes too.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from strategies import TABLES, audiences, dice, games, positions_in, table_name, tries

from wildcards.engine.action import ACTIONS, DRAW
from wildcards.engine.determinize import determinize
from wildcards.engine.phase import Phase, is_sealed
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.protocol.message import Act
from wildcards.secrecy.answers import action_text, answer, row_of_steps
from wildcards.secrecy.fold import SPECTATOR, fold_of, person
from wildcards.secrecy.inspection import POLICIES
from wildcards.secrecy.rewrite import redeal
from wildcards.server.storage import listing
from wildcards.table import views
from wildcards.table.entry import Acted, Entry, GivenBack, TakenOver
from wildcards.table.table import Table
from wildcards.table.views import Shown

SEALED_PHASES = tuple([phase for phase in Phase if is_sealed(phase)])


def told(table: Table, seat: int | None) -> list[bytes]:
    """Everything this seat (None: whoever doesn't sit here) can be sent as things stand, except refusals."""
    uid = SPECTATOR if seat is None else person(seat)
    sent = [views.encode(views.table_view(table, uid, here)) for here in ((), (0, 1))]
    step = table.step_of(seat)
    sent += [
        views.encode(views.game_view(table, seat, since)) for since in (0, step // 2, max(0, step - 1), step)
    ]
    shown = Shown(table, (0, 1), {})
    return [*sent, *changes(table, seat), shown.head(uid), *shown.seats(uid)]


def changes(table: Table, seat: int | None) -> list[bytes]:
    """What this seat is sent as changes of what it saw before: here of another deal, so that much differs."""
    before = Shown(fold_of(new_game(table.rules, seed=77)), (), {})
    before.game(seat, 0)
    return [Shown(table, (), {}).change(seat, before.glimpse(seat))]


def thinkable(table: Table, seat: int, chooser: random.Random) -> Iterator[Act]:
    """Commands a seat could think of: single steps of every kind, and sequences of every kind."""
    state, step = table.playing_state(), table.step_of(seat)
    for action in range(ACTIONS):
        yield Act("one", seat, step, [action_text(state.display, action)])
    for number in range(8):
        world = state.copy() if number % 2 else determinize(state.observe(seat), chooser)
        yield Act("row", seat, step, row_of_steps(world, seat, chooser))


def check_told(state: State, chooser: random.Random) -> None:
    """Everybody is sent the same for this position and for any other they cannot tell from it."""
    for spectators in POLICIES:
        table = fold_of(state, spectators=spectators)
        for audience in audiences(state.rules):
            other = fold_of(redeal(state, audience, chooser), spectators=spectators)
            for before, after in zip(told(table, audience), told(other, audience), strict=True):
                assert len(before) == len(after)
                assert before == after


def check_answers(state: State, chooser: random.Random) -> int:
    """Every seat is answered the same; returns how many sequences were allowed."""
    table, allowed = fold_of(state), 0
    for seat in state.rules.human_seats():
        other = fold_of(redeal(state, seat, chooser))
        for act in thinkable(table, seat, chooser):
            before = answer(table, act, person(seat))
            assert answer(other, act, person(seat)) == before, act
            if isinstance(before, list):
                allowed += len(act.actions) > 1
                check_carried_out(table, act)
        other_seat = (seat + 1) % state.rules.seats
        assert answer(table, Act("x", other_seat, 0, ["F1"]), person(seat)) == (
            "foreign_seat", {"seat": other_seat}, 403
        )  # fmt: skip
    return allowed


def check_carried_out(table: Table, act: Act) -> None:
    """What the table allowed can really be carried out, every step of it, all in the seat's own turn."""
    state = table.playing_state().copy()
    for text in act.actions:
        (action,) = [a for a in state.legal_actions(act.seat) if state.token(a) == text]
        state.apply(act.seat, action)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_nobody_is_sent_what_he_may_not_know(table: Rules) -> None:
    for seed, game in games(table, tries(2)):
        for number, state in enumerate(game):
            if number % 37 == seed:
                check_told(state, dice("wire", table, seed, number))


@pytest.mark.parametrize("phase", SEALED_PHASES)
def test_face_down_cards_tell_nothing(phase: Phase) -> None:
    for state, chooser in positions_in(phase, 10):
        check_told(state, chooser)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_answers_tell_nothing(table: Rules) -> None:
    for seed, game in games(table, 1):
        for number, state in enumerate(game):
            if number % 47 == 11:
                check_answers(state, dice("answers", table, seed, number))


@pytest.mark.parametrize("phase", [*SEALED_PHASES, Phase.TAKE, Phase.PAY, Phase.SWAP, Phase.KEEP])
def test_rows_of_steps_tell_nothing(phase: Phase) -> None:
    allowed = sum([check_answers(state, chooser) for state, chooser in positions_in(phase, 24)])
    assert allowed or phase in (Phase.BREAK, Phase.SWAP, Phase.KEEP)


def test_two_tie_breaks_are_not_together() -> None:
    """Whether there is a second one depends on the cards of others."""
    for state, _ in positions_in(Phase.BREAK, 10):
        table = fold_of(state)
        for seat in state.to_act:
            again = Act("two", seat, table.step_of(seat), ["?", "?"])
            assert state.legal_actions(seat)[-1] == DRAW
            told = answer(table, again, person(seat))
            assert told == ("not_together", {"seat": seat, "number": 1, "token": "?"}, 409)


# --- what a secret step shows


def moved(table: Table, chooser: random.Random, ms: int) -> Entry | None:
    """The next entry of a random game: mostly a step; now and then a bot takes over, or a person is back."""
    at = table.at + ms
    seat = chooser.choice(table.owing())
    if table.seats[seat].stand_in is not None and chooser.random() < 0.3:
        return GivenBack(at, seat, f"back{table.seq}")
    if table.seats[seat].stand_in is None and chooser.random() < 0.15:
        return TakenOver(at, seat, "random", chooser.choice(("time", "absent")))
    action = chooser.choice(table.playing_state().legal_actions(seat))
    by = table.seats[seat].stand_in or ""
    return Acted(at, seat, [action], "" if by else f"act{table.seq}", table.step_of(seat), by)


def shown(table: Table, besides: int) -> list[bytes]:
    """Everything that everybody but one seat's person is sent, and what lists show."""
    others: list[int | None] = [seat for seat in table.rules.human_seats() if seat != besides]
    sent = [text for audience in [*others, None] for text in told(table, audience)]
    row = listing.row_of(table)
    return [*sent, repr((row["status"], row["code"])).encode()]


@pytest.mark.parametrize("clock", ["none", "decision", "bank"])
@pytest.mark.parametrize("table", TABLES[::5], ids=table_name)
def test_a_step_in_secret_shows_nothing(table: Rules, clock: str) -> None:
    """Neither a step nor that a seat is done, nor a bot that takes over for it, nor a person who is back."""
    kinds = set()
    for seed, game in games(table, 1):
        chooser = dice("secret", table, clock, seed)
        fold = fold_of(next(game).copy(), clock=clock)
        while not fold.playing_state().is_over:
            entry = moved(fold, chooser, chooser.randint(1, 40_000))
            assert isinstance(entry, Acted | TakenOver | GivenBack)
            turn, is_hidden, before = fold.turn, fold.hides(entry.seat), []
            if is_hidden:
                before = shown(fold, entry.seat)
            fold.apply(entry)
            if is_hidden and fold.turn == turn:
                assert shown(fold, entry.seat) == before
                kinds.add(type(entry))
    assert kinds == {Acted, TakenOver, GivenBack}


@pytest.mark.parametrize("table", TABLES[::4], ids=table_name)
def test_what_is_seen_follows_from_the_events_seen(table: Rules) -> None:
    """From them and the present decision: within one decision, whoever saw no new event needs no new view."""
    for seed, game in games(table, 1):
        chooser = dice("line", table, seed)
        fold = fold_of(next(game).copy())
        seen: dict[int | None, tuple[object, bytes]] = {}
        while not fold.playing_state().is_over:
            for audience in audiences(table):
                key = (fold.step_of(audience), fold.turn, fold.status)
                view = views.encode(views.game_view(fold, audience, 0))
                before = seen.get(audience)
                assert before is None or (before[0] == key) == (before[1] == view)
                seen[audience] = (key, view)
            seat = chooser.choice(fold.owing())
            action = chooser.choice(fold.playing_state().legal_actions(seat))
            fold.apply(Acted(fold.at, seat, [action], f"a{fold.seq}", 0))


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_nobody_is_told_what_he_may_not_know_at_length(table: Rules) -> None:
    for seed, game in games(table, 20):
        for number, state in enumerate(game):
            if number % 5 == seed % 5:
                chooser = dice("wire at length", table, seed, number)
                check_told(state, chooser)
                check_answers(state, chooser)
