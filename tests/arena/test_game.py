"""One game between bots, and what becomes of those that fail."""

from __future__ import annotations

import pytest
from strategies import TABLES, table_name
from support.bots import MAKERS, Answering, BadRoster

from wildcards.arena.crew import Crew
from wildcards.arena.game import FinishedGame, Player, play
from wildcards.bots.bot import NO_LIMIT, Bot, Limit
from wildcards.bots.decision import bot_seed, choose
from wildcards.bots.random_bot import RandomBot
from wildcards.engine.event import Event, visible
from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.errors import BotFaultError
from wildcards.notation.record import Record
from wildcards.notation.verify import verify

SEED = bytes(range(32))


def played(rules: Rules, *kinds: str, seed: bytes = SEED) -> FinishedGame:
    """A game of these kinds of bots, filled up with random ones and Leo."""
    filled = [*kinds, *["random"] * rules.seats][: rules.seats]
    if rules.leo_seat is not None:
        filled[rules.leo_seat] = "leo"
    return play(rules, Crew(BadRoster()).players(filled), seed)


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_a_match_is_a_whole_game_that_can_be_verified(rules: Rules) -> None:
    match = played(rules)
    assert match.state.is_over
    record = Record.of(match.state)
    assert verify(record).scores() == match.state.scores()
    assert match.steps == len(record.actions)
    assert match.faults == ()
    for seat in range(rules.seats):
        assert match.decisions[seat] == [of for of, _ in record.actions].count(seat)
        assert (match.seconds[seat] > 0) == (seat != rules.leo_seat)


def test_equal_seeds_play_equal_games() -> None:
    assert played(Rules()).state == played(Rules()).state
    assert played(Rules()).state != played(Rules(), seed=bytes(32)).state


def test_bots_that_played_before_play_the_same() -> None:
    crew = Crew(BadRoster())
    fresh = played(Rules(), "skilled", "greedy", "casual", "random").state
    players = crew.players(["skilled", "greedy", "casual", "random"])
    play(Rules(), players[::-1], bytes(32))
    assert play(Rules(), players, SEED).state == fresh
    assert crew.players(["greedy", "greedy"])[0] is players[1]


def test_bots_get_seeds_of_their_own() -> None:
    seeds = {
        bot_seed(seed, seat, step) for seed in (SEED, bytes(32)) for seat in range(5) for step in range(9)
    }
    assert len(seeds) == 2 * 5 * 9
    assert all(0 <= seed < 2**64 for seed in seeds)


def test_a_bot_that_answers_with_an_illegal_step_is_named() -> None:
    seen = new_game(Rules(), seed=1).observe(2)
    with pytest.raises(BotFaultError) as caught:
        choose(Answering(46), "cheat", seen)
    steps = list(seen.legal_actions)
    expected = f"bot 'cheat', seat 2, round 1, phase BID: expected one of the steps {steps}, got 46"
    assert str(caught.value) == expected
    assert caught.value.kind == "illegal"


@pytest.mark.parametrize(
    ("kind", "fault", "message"),
    [
        ("raises", "crash", "RuntimeError: I give up"),
        ("exits politely", "crash", "SystemExit: 3"),
        ("none", "nonsense", ", got None"),
        ("illegal", "illegal", ", got 46"),
        ("text", "nonsense", ", got 'F1'"),
        ("true", "nonsense", ", got True"),
    ],
)
def test_a_bot_that_fails_loses_its_decisions_to_random_steps(kind: str, fault: str, message: str) -> None:
    match = played(Rules(), "random", kind)
    assert match.state.is_over
    assert len(match.faults) == match.decisions[1] > 5
    first = match.faults[0]
    assert (first.seat, first.round, first.phase, first.kind) == (1, 1, "BID", fault)
    assert first.message.startswith(f"bot {kind!r}, seat 1, round 1, phase BID: ")
    assert first.message.endswith(message)
    assert played(Rules(), "random", kind).state == match.state
    assert verify(Record.of(match.state)).is_over


def test_a_bot_that_fails_at_a_hook_still_chooses() -> None:
    match = played(Rules(), "deaf", seed=SEED)
    assert {fault.kind for fault in match.faults} == {"crash"}
    assert match.faults[0].message.endswith("LookupError: no new game")
    assert match.faults[1].message.endswith("LookupError: not noticed")
    assert match.state == played(Rules(), "random").state


def test_long_messages_are_cut() -> None:
    match = play(Rules(), [Player("x", Answering("y" * 10**6)), *[Player("r", RandomBot())] * 3], SEED)
    assert len(match.faults[0].message) == 300


def test_ctrl_c_is_not_the_bots_fault() -> None:
    with pytest.raises(KeyboardInterrupt):
        play(Rules(), [Player("x", MAKERS["raises"]()), Player("i", _Interrupted()), *_two_more()], SEED)


class _Interrupted(Bot):
    def choose(self, seen: Observation, limit: Limit = NO_LIMIT) -> int:
        raise KeyboardInterrupt


def _two_more() -> list[Player]:
    return [Player("r", RandomBot()), Player("r", RandomBot())]


class Noting(RandomBot):
    """Keeps what it is told, and under which limit it plays."""

    def new_game(self, rules: Rules, seat: int) -> None:
        self.events: list[Event] = []
        self.limits: set[Limit] = set()

    def notice(self, event: Event) -> None:
        self.events.append(event)

    def choose(self, seen: Observation, limit: Limit = NO_LIMIT) -> int:
        self.limits.add(limit)
        assert self.events == [event for log in seen.history for event in log]
        return super().choose(seen, limit)


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_bots_notice_all_that_their_seat_sees_and_no_more(rules: Rules) -> None:
    bots = {seat: Noting() for seat in rules.human_seats()}
    limit = Limit(simulations=3)
    players = [Player("n", bots[seat], limit) if seat in bots else None for seat in range(rules.seats)]
    match = play(rules, players, SEED)
    assert match.faults == ()
    for seat, bot in bots.items():
        assert bot.events == [event for log in match.state.past for event in visible(list(log.events), seat)]
        assert bot.limits == {limit}


def test_who_watches_knows_whose_bot_is_asked() -> None:
    asked: list[int] = []
    play(Rules(seats=3), [Player("r", RandomBot())] * 3, SEED, asked.append)
    assert set(asked[::2]) == {0, 1, 2}
    assert set(asked[1::2]) == {-1}
