"""What random tests draw from: rules of every kind, players with leanings, games and positions.

Two ways lead to a position. Seeded games (`play`) run fast, cover every table evenly and are the same in each
run. The hypothesis strategies (`any_rules`, `games`, `positions`) shrink to a small case when a test fails.
"""

from __future__ import annotations

import os
import random
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count, product
from typing import Final

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from wildcards.engine import board as at
from wildcards.engine import state as state_module
from wildcards.engine.action import DONE, DRAW, given_by, is_swap, is_take, slot_of
from wildcards.engine.card import MEERKAT, REFILL, SPECIES, unpack, value_of
from wildcards.engine.phase import Phase
from wildcards.engine.rules import REMOVALS, TALISMAN_ORDERS, Rules
from wildcards.engine.state import State, new_game
from wildcards.secrecy.moment import VALUE_COUNTS, tables

IS_COMPILED: Final = not str(state_module.__file__).endswith(".py")


AT_LENGTH: Final = os.environ.get("WILDCARDS_AT_LENGTH") == "1"  # as `make soak` runs all tests


def tries(number: int) -> int:
    """How much of a number of cases is tried in this run: all by `make soak`, usually a sixth.

    The plain form of the engine is many times slower, more so under coverage, and plays the same
    (test_both_forms_play_the_same): there it is a twentieth.
    """
    share = 1 if AT_LENGTH else 6
    slow = 5 if AT_LENGTH else 20
    return max(1, number // (share if IS_COMPILED else slow))


def stride(number: int) -> int:
    """Of a long series every so manyth is tried, on the plain form a third of those, by `make soak` all."""
    if AT_LENGTH:
        return 1
    return number if IS_COMPILED else 3 * number


def some(tables: Sequence[Rules], every: int) -> Sequence[Rules]:
    """Every third table, say; all of them by `make soak`."""
    return tables if AT_LENGTH else tables[::every]


needs_speed: Final = pytest.mark.skipif(
    not IS_COMPILED, reason="too slow in plain Python; the compiled run has it"
)


# The same examples in every run and on every machine; `make soak` is where luck may find more.
STEADY: Final = settings(
    derandomize=True,
    deadline=None,
    max_examples=tries(60),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
BRIEF: Final = settings(STEADY, max_examples=tries(25))
SOAK: Final = settings(STEADY, derandomize=False, max_examples=3000)

# How players lean. The last seven lead into corners that even-handed play rarely reaches.
STYLES: Final = ("any", "level", "thirsty", "shy", "spender", "trader", "miser", "doubler")


# --- rules


def _variants(table: Rules) -> list[Rules]:
    """Every combination of the options that matter at this table."""
    orders = TALISMAN_ORDERS if table.talisman else TALISMAN_ORDERS[:1]
    removals = REMOVALS if table.seats == 3 else REMOVALS[:1]
    return [
        replace(
            table,
            talisman_order=order,
            three_player_removal=removal,
            payment_returns_on_pass=returns,
            value_counts=counts,
        )
        for counts, order, removal, returns in product(VALUE_COUNTS, orders, removals, (True, False))
    ]


ALL_TABLES: Final = tuple(tables())  # every edition × seats × Leo at any seat, options as they come
# Those that random tests go through: every edition and number of seats, Leo first, last and between; on the
# plain form one of each kind, and every number of seats. `make soak` goes through all.
_CHOSEN: Final = (*range(6), 8, 10, 13) if IS_COMPILED else (1, 3, 5, 10)
TABLES: Final[Sequence[Rules]] = ALL_TABLES if AT_LENGTH else tuple(ALL_TABLES[number] for number in _CHOSEN)
VARIANTS: Final = {table: tuple(_variants(table)) for table in ALL_TABLES}
EVERY_RULES: Final = tuple(rules for variants in VARIANTS.values() for rules in variants)


def table_name(rules: Rules) -> str:
    """A name for test ids and files, such as `2022-4-leo1`."""
    leo = "" if rules.leo_seat is None else f"-leo{rules.leo_seat}"
    return f"{rules.edition}-{rules.seats}{leo}"


def audiences(rules: Rules) -> list[int | None]:
    """Everybody who may look: every seat, Leo's too, and a spectator."""
    return [*range(rules.seats), None]


# --- seeded games


def dice(*key: object) -> random.Random:
    """A generator that is the same for the same key."""
    return random.Random("/".join([str(part) for part in key]))


def play(rules: Rules, seed: int, style: str = "mixed") -> Iterator[State]:
    """The state before each step of a random game, and after the last: one object, moved on.

    `mixed` gives every seat its own style.
    """
    state = new_game(rules, seed=seed)
    chooser = dice("play", seed, style)
    styles = [chooser.choice(STYLES) if style == "mixed" else style for _ in range(rules.seats)]
    while not state.is_over:
        yield state
        seat = chooser.choice(state.to_act)
        state.apply(seat, choose(chooser, state, seat, styles[seat]))
    yield state


def games(table: Rules, number: int) -> Iterator[tuple[int, Iterator[State]]]:
    """This many games at a table, going through its options and through the styles of players."""
    for seed in range(number):
        yield seed, _game(table, seed)


def _game(table: Rules, seed: int) -> Iterator[State]:
    variants = VARIANTS[table]
    # 7 has no factor in common with the numbers of variants, so all of them get a turn.
    rules = table if seed % 3 == 0 else variants[(7 * seed) % len(variants)]
    return play(rules, seed, ("mixed", *STYLES)[seed % (len(STYLES) + 1)])


def met(rules: Rules) -> Iterator[State]:
    """Positions of random games under these rules, one after another; found ones are kept for next time."""
    kept, more = _MET.setdefault(rules, ([], _positions(rules)))
    for number in count():
        if number == len(kept):
            kept.append(next(more))
        yield kept[number].copy()


_MET: Final[dict[Rules, tuple[list[State], Iterator[State]]]] = {}


def _positions(rules: Rules) -> Iterator[State]:
    """The positions of many games, players of every style in turn."""
    for seed in range(400):
        for state in play(rules, seed, ("mixed", *STYLES)[seed % (len(STYLES) + 1)]):
            yield state.copy()
    raise AssertionError("no such position in all these games")


def positions_in(phase: Phase, number: int) -> Iterator[tuple[State, random.Random]]:
    """This many positions in a phase, from all tables in turn and two a game, each with its own generator.

    On the plain form they are fewer.
    """
    found = 0
    tables = [table for table in TABLES if phase != Phase.BREAK or table.edition == "2020"]
    for seed in count():
        for table in tables:
            here = [state.copy() for state in _game(table, seed) if state.phase == phase]
            for state in dice("two", table, seed).sample(here, min(2, len(here))):
                yield state, dice("positions", phase, found)
                found += 1
                if found == tries(number):
                    return


def last_of(game: Iterator[State]) -> State:
    """The state at the end of a game."""
    return deque(game, maxlen=1).pop()


def choose(chooser: random.Random, state: State, seat: int, style: str) -> int:
    """A legal action, as a player of this style would choose."""
    legal = state.legal_actions(seat)
    liked = legal if chooser.random() < 0.15 else _liked(state, seat, style, legal)
    return chooser.choice(liked or legal)


def _liked(state: State, seat: int, style: str, legal: list[int]) -> list[int]:
    cards = [action for action in legal if action < REFILL]
    if state.phase == Phase.BID:
        return _liked_bids(state, seat, style, cards, legal)
    if state.phase == Phase.SWAP and style == "trader":
        return [action for action in legal if is_swap(action) and given_by(action) == MEERKAT] or legal[1:]
    if state.phase == Phase.DISCARD:
        if style in ("thirsty", "miser"):
            return [DONE]
        return cards if style in ("spender", "shy") else legal
    if state.phase in (Phase.LAY, Phase.PAY) and style in ("level", "doubler"):
        return _of_value(cards, min([value_of(card) for card in cards]))
    if state.phase == Phase.BREAK:
        if style in ("thirsty", "miser"):
            return [DRAW]
        return _of_value(cards, 1) if style == "level" else legal
    if state.phase == Phase.TAKE:
        if style in ("shy", "miser"):
            return [DONE]
        takes = [action for action in legal if is_take(action)]
        return [a for a in takes if style == "trader" and state.display[slot_of(a)] == MEERKAT] or takes
    return legal


def _liked_bids(state: State, seat: int, style: str, cards: list[int], legal: list[int]) -> list[int]:
    if style == "thirsty" or (style == "trader" and state.s[at.LEADER + MEERKAT] == seat):
        return [REFILL]
    if style == "miser" and state.round % 3 != 0:
        return [REFILL]
    if style == "level":
        return _of_value(cards, 1 + state.round // 2 % 4)
    if style == "spender" and cards:
        return _of_value(cards, max([value_of(card) for card in cards]))
    if style == "doubler":
        return [action for action in legal if action != DONE]
    return cards


def _of_value(cards: list[int], value: int) -> list[int]:
    return [card for card in cards if value_of(card) == value]


# --- hypothesis


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    """Rules with every option free."""
    table = draw(st.sampled_from(TABLES))
    ones = draw(st.integers(0, 14))
    twos = draw(st.integers(0, 14 - ones))
    threes = draw(st.integers(0, 14 - ones - twos))
    return replace(
        table,
        talisman_order=draw(st.sampled_from(TALISMAN_ORDERS)),
        three_player_removal=draw(st.sampled_from(REMOVALS)),
        payment_returns_on_pass=draw(st.booleans()),
        value_counts=(ones, twos, threes, 14 - ones - twos - threes),
    )


@st.composite
def any_game(draw: st.DrawFn) -> Iterator[State]:
    """A game played as hypothesis likes; the state before each step and after the last, one object."""
    rules = draw(any_rules())
    tape = draw(st.binary(max_size=120))
    return _follow(new_game(rules, seed=draw(st.integers(0, 2**256 - 1))), tape)


def _follow(state: State, tape: bytes) -> Iterator[State]:
    """Steps as the tape says; where it ends, it starts again."""
    at_step = 0
    while not state.is_over:
        yield state
        byte = tape[at_step % len(tape)] if tape else 0
        seat = state.to_act[byte % len(state.to_act)]
        legal = state.legal_actions(seat)
        state.apply(seat, legal[byte // len(state.to_act) % len(legal)])
        at_step += 1
    yield state


@st.composite
def any_position(draw: st.DrawFn) -> State:
    """A state somewhere in such a game."""
    game = draw(any_game())
    stop = draw(st.integers(0, 200))
    state = next(game)
    for _ in range(stop):
        state = next(game, state)
    return state


# --- what a state holds


def all_habitats(state: State) -> list[int]:
    """Every habitat card in the game, wherever it is, in card order."""
    s = state.s
    singles: list[int] = []
    packed = [s[at.DISCARDS]]
    for seat in range(state.rules.seats):
        packed += [s[where + seat] for where in (at.HAND, at.LAID, at.BROKE)]
        singles += [s[where + seat] for where in (at.BIDS, at.COVER, at.TURNED)]
    found = list(state.pile)[s[at.PILE_AT] :]
    found += [card for card in list(state.leo_pile)[s[at.LEO_AT] :] if card != REFILL]
    found += [card for card in singles if 0 <= card < REFILL]
    found += [card for cards in packed for card in unpack(cards)]
    return sorted(found)


def all_animals(state: State) -> list[int]:
    """Every animal in the game except the removed ones, wherever it is, in order."""
    s = state.s
    found = [species for species in state.display if species >= 0]
    found += list(state.animals)[s[at.ANIMALS_AT] :]
    for species in range(SPECIES):
        number = s[at.BOX + species]
        number += sum([s[at.animal(seat, species)] for seat in range(state.rules.seats)])
        found += [species] * number
    return sorted(found)


def whole(state: State) -> tuple[object, ...]:
    """What must not change in a state when nothing happens: cards, numbers, log, shuffles to come."""
    log = [past.events for past in state.past]
    return state.facts(), log, list(state.log), state.decks, state.logging, state.chance
