"""Positions no game reaches, each refused for its own reason."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest
from strategies import TABLES, VARIANTS, met, play, stride

from wildcards.engine import board as at
from wildcards.engine.action import DRAW
from wildcards.engine.card import LION, MEERKAT, NONE, REFILL, one, size, unpack, value_of, value_sum
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import State
from wildcards.errors import PositionError
from wildcards.notation.consistency import check_position
from wildcards.notation.position import parse_position, position_text

LEO = Rules(seats=4, leo=True)
OLD = Rules(edition="2020")
Edit = Callable[[State], object]
Wanted = Callable[[State], bool]


def first(rules: Rules, phase: Phase, wanted: Wanted = lambda _: True) -> State:
    """The first position of random games in this phase that is as wanted, read from its text."""
    for state in met(rules):
        if state.phase == phase and wanted(state):
            return parse_position(position_text(state))
    raise AssertionError(f"no game comes to such a {phase.name}")


def owing(state: State) -> int:
    return state.to_act[0]


def put(where: int, value: int) -> Edit:
    """A number of the table, or of seat 0."""

    def edit(state: State) -> None:
        state.s[where] = value

    return edit


def put_owing(where: int, value: int) -> Edit:
    """A number of the seat that owes."""

    def edit(state: State) -> None:
        state.s[where + owing(state)] = value

    return edit


def put_other(where: int, value: int) -> Edit:
    """A number of the first seat that has no part in the phase."""

    def edit(state: State) -> None:
        idle = next(seat for seat in range(4) if not state.s[at.ACTIVE] >> seat & 1)
        state.s[where + idle] = value

    return edit


def all_of(*edits: Edit) -> Edit:
    def edit(state: State) -> None:
        for one_edit in edits:
            one_edit(state)

    return edit


def drop(where: int, seat: int, card: int, state: State) -> None:
    """A seat's card goes to the discard pile."""
    state.s[where + seat] = state.s[where + seat] - one(card)
    state.throw(one(card))


def bid_to_discard(state: State, seat: int) -> None:
    card = state.s[at.BIDS + seat]
    if 0 <= card < REFILL:
        state.throw(one(card))
    state.s[at.BIDS + seat] = NONE


def laid_to_discard(state: State, seat: int) -> None:
    state.throw(state.s[at.LAID + seat])
    state.s[at.LAID + seat] = 0


def pile_to_hand(state: State) -> None:
    """More cards than a hand may hold."""
    pile = list(state.pile)
    for card in pile[:12]:
        state.s[at.HAND] = state.s[at.HAND] + one(card)
    state.pile = at.numbers(pile[12:])


def animals_to_seat_0(state: State) -> None:
    """All animals of the box and of others."""
    for species in range(6):
        for where in [at.BOX + species, *[at.animal(seat, species) for seat in range(1, 4)]]:
            state.s[at.animal(0, species)] = state.s[at.animal(0, species)] + state.s[where]
            state.s[where] = 0
        state.s[at.LEADER + species] = NONE


def one_more_in_the_box(state: State) -> None:
    left = [sum(1 for s in list(state.animals) if s == species) for species in range(6)]
    species = next(
        s
        for s in range(6)
        if left[s]
        + state.s[at.BOX + s]
        + state.display.count(s)
        + sum([state.s[at.animal(seat, s)] for seat in range(4)])
        < 7
    )
    state.s[at.BOX + species] = state.s[at.BOX + species] + 1


def poorest_owner(state: State) -> None:
    for species in range(6):
        counts = [state.s[at.animal(seat, species)] for seat in range(4)]
        if min(counts) < max(counts):
            state.s[at.LEADER + species] = counts.index(min(counts))


def last_round_again(state: State) -> None:
    """The game is over, and there are animals in the pile."""
    species = [s for s in range(6) for _ in range(state.s[at.BOX + s])]
    for seat in range(4):
        species += [s for s in range(6) for _ in range(state.s[at.animal(seat, s)])]
        for s in range(6):
            state.s[at.animal(seat, s)] = 0
    for s in range(6):
        state.s[at.BOX + s] = 0
        state.s[at.LEADER + s] = NONE
    slots = state.rules.slots
    for s in species[slots:]:
        state.s[at.BOX + s] = state.s[at.BOX + s] + 1
    state.animals = at.numbers(species[:slots])
    state.s[at.ROUND] = state.rules.rounds - 1


def display_to_box(state: State) -> None:
    slot = next(slot for slot in range(3) if state.display[slot] >= 0)
    species = state.display[slot]
    state.s[at.DISPLAY + slot] = NONE
    state.s[at.BOX + species] = state.s[at.BOX + species] + 1


def another_owes(state: State) -> None:
    state.s[at.OWES] = state.s[at.OWES] | 1 << next(s for s in range(4) if not state.s[at.ACTIVE] >> s & 1)


def two_in_turn(state: State) -> None:
    state.s[at.OWES] = state.s[at.ACTIVE] = 0b11


def bidder_swapped(state: State) -> None:
    state.s[at.SWAPPED] = state.s[at.SWAPPED] | 1 << owing(state)


def bid_gone(state: State) -> None:
    bid_to_discard(state, next(seat for seat in range(4) if seat not in state.to_act))


def owing_bid_gone(state: State) -> None:
    bid_to_discard(state, owing(state))


def covers_turned(state: State) -> None:
    seat = owing(state)
    low, high = state.s[at.BIDS + seat], state.s[at.COVER + seat]
    state.s[at.BIDS + seat], state.s[at.COVER + seat] = high, low


def swap_without_refill(state: State) -> None:
    owing_bid_gone(state)
    seat = owing(state)
    card = unpack(state.s[at.HAND + seat])[0]
    state.s[at.HAND + seat] = state.s[at.HAND + seat] - one(card)
    state.s[at.BIDS + seat] = card
    state.s[at.KNOWN + seat] = 0


def lay_out_of_turn(state: State) -> None:
    """A seat that bid for an animal has discarded something."""
    seat = next(s for s in range(4) if state.s[at.BIDS + s] < REFILL and state.s[at.HAND + s])
    card = unpack(state.s[at.HAND + seat])[0]
    state.s[at.KNOWN + seat] = 0
    state.s[at.HAND + seat] = state.s[at.HAND + seat] - one(card)
    state.s[at.LAID + seat] = one(card)


def thrown_highest(state: State) -> None:
    """The highest card is discarded, and yet more is owed."""
    seat = owing(state)
    card = unpack(state.s[at.HAND + seat])[-1]
    while state.s[at.HAND + seat] >> (4 * card) & 15:
        state.lay(seat, card)


def pass_after_paying(state: State) -> None:
    """A seat that had to take or to pass has done neither."""
    seat = next(s for s in range(4) if state.s[at.TOOK + s] != NONE)
    laid_to_discard(state, seat)


def took_what_it_has_not(state: State) -> None:
    seat = next(s for s in range(4) if state.s[at.TOOK + s] != NONE)
    state.s[at.TOOK + seat] = next(s for s in range(6) if not state.s[at.animal(seat, s)])


def lays_all_and_owes(state: State) -> None:
    seat = owing(state)
    while state.missing(seat) > 0:
        state.lay(seat, unpack(state.s[at.HAND + seat])[-1])
    state.s[at.KNOWN + seat] = 0


def cannot_follow(state: State) -> None:
    """The highest card of the hand is laid, and more are to be paid."""
    seat = owing(state)
    state.s[at.KNOWN + seat] = 0
    state.lay(seat, unpack(state.s[at.HAND + seat])[-1])


def lion_lays(state: State) -> None:
    """The lion's owner has laid a payment in the tie."""
    seat = next(s for s in range(4) if ties(state, s) and state.owns(s, LION))
    state.s[at.KNOWN + seat] = 0
    for card in unpack(state.s[at.HAND + seat])[: state.s[at.VALUE] - 1]:
        state.s[at.HAND + seat] = state.s[at.HAND + seat] - one(card)
        state.s[at.LAID + seat] = state.s[at.LAID + seat] + one(card)


def ties(state: State, seat: int) -> bool:
    bid = state.s[at.BIDS + seat]
    return 0 <= bid < REFILL and value_of(bid) == state.s[at.VALUE] and state.s[at.TOOK + seat] == NONE


def lion_ties(state: State) -> bool:
    return state.s[at.VALUE] > 1 and any(
        ties(state, s) and state.owns(s, LION) and size(state.s[at.HAND + s]) >= state.s[at.VALUE] - 1
        for s in range(4)
    )


def break_of_part(state: State) -> None:
    """A payment in the tie is not whole."""
    seat = next(s for s in range(4) if state.s[at.RANK + s] != NONE and state.s[at.LAID + s])
    card = unpack(state.s[at.LAID + seat])[0]
    state.s[at.LAID + seat] = state.s[at.LAID + seat] - one(card)
    state.s[at.HAND + seat] = state.s[at.HAND + seat] + one(card)
    sums = [value_sum(state.s[at.LAID + s]) if state.s[at.RANK + s] != NONE else -s for s in range(4)]
    for other in range(4):
        if state.s[at.RANK + other] != NONE:
            state.s[at.RANK + other] = sums[other]
    state.s[at.EQUAL] = sum(1 << s for s in range(4) if sums.count(sums[s]) > 1)


def broke_of_another(state: State) -> None:
    seat = next(s for s in range(4) if not state.s[at.EQUAL] >> s & 1)
    state.s[at.BROKE + seat] = one(state.pile[0])
    state.pile = at.numbers(list(state.pile)[1:])


def pay_at_another_value(state: State) -> None:
    """The seat that pays has a bid that was resolved before, and has paid it."""
    seat = owing(state)
    while state.missing(seat) > 0:
        state.lay(seat, unpack(state.s[at.HAND + seat])[-1])
    state.s[at.KNOWN + seat] = state.s[at.LAST + seat] = 0
    state.s[at.VALUE] = state.s[at.VALUE] - 1


def queue_of(state: State) -> list[int]:
    return list(state.observe(None).queue)


def queue_reversed(state: State) -> None:
    packed = 0
    for i, seat in enumerate(reversed(queue_of(state))):
        packed |= (seat + 1) << (4 * i)
    state.s[at.QUEUE] = packed


def turn_exchanged(state: State) -> None:
    """The seat in turn and the next one change places."""
    turn, (after, *rest) = owing(state), queue_of(state)
    packed = 0
    for i, seat in enumerate([turn, *rest]):
        packed |= (seat + 1) << (4 * i)
    state.s[at.QUEUE] = packed
    state.s[at.OWES] = state.s[at.ACTIVE] = 1 << after


def laid_by(state: State) -> list[int]:
    """The sums laid by the seat in turn and those behind it."""
    return [value_sum(state.s[at.LAID + seat]) for seat in (owing(state), *queue_of(state))]


def is_contested(state: State) -> bool:
    """Whether two have laid payments, and wait for their turn."""
    return len(laid_by(state)) > 1 and all(laid_by(state)) and not state.owns(owing(state), LION)


def unequal(state: State) -> bool:
    return is_contested(state) and laid_by(state)[0] > laid_by(state)[1]


def by_talisman(state: State) -> bool:
    return len(laid_by(state)) > 1 and state.s[at.USED] == 1 and state.s[at.VALUE] == 1


def back_in_hand(state: State) -> None:
    """What the next in turn has laid."""
    seat = queue_of(state)[0]
    state.s[at.HAND + seat] = state.s[at.HAND + seat] + state.s[at.LAID + seat]
    state.s[at.LAID + seat] = 0


def lion_first(state: State) -> bool:
    """The lion's owner goes before the only one able to pay."""
    return (
        state.owns(owing(state), LION)
        and state.s[at.VALUE] > 1
        and len(queue_of(state)) == 1
        and state.s[at.LAID + queue_of(state)[0]] == 0
        and state.can_pay(queue_of(state)[0])
    )


def next_lays(state: State) -> None:
    seat = queue_of(state)[0]
    state.s[at.KNOWN + seat] = 0
    for card in unpack(state.s[at.HAND + seat])[: state.s[at.VALUE] - 1]:
        state.s[at.HAND + seat] = state.s[at.HAND + seat] - one(card)
        state.s[at.LAID + seat] = state.s[at.LAID + seat] + one(card)


def others_wait(state: State) -> bool:
    return state.owns(owing(state), LION) and any(state.can_pay(seat) for seat in queue_of(state))


def no_lion(state: State) -> None:
    state.s[at.LEADER + LION] = NONE


def anything(_: State) -> bool:
    return True


def throw_hand(s: State) -> None:
    """The seat that owes a step has discarded all its cards."""
    s.throw(s.s[at.HAND + owing(s)])
    put_owing(at.HAND, 0)(s)
    put_owing(at.KNOWN, 0)(s)


CASES: list[tuple[Rules, Phase, Wanted, Edit, str]] = [
    (Rules(), Phase.BID, anything, put(at.LEO_PILES, 1), "leo_piles: expected 0 to 0"),
    (OLD, Phase.BREAK, anything, put_owing(at.TURNED, REFILL), "turned: expected a habitat card or ?"),
    (Rules(), Phase.BID, anything, lambda state: state.throw(1), "expected 5 × F1 in all, got 6"),
    (Rules(), Phase.BID, lambda s: s.round == 1, pile_to_hand, "hands: expected at most 10 cards"),
    (Rules(), Phase.BID, lambda s: s.round == 3, put(at.ROUND, 1), "animals: the pile has"),
    (Rules(), Phase.BID, lambda s: s.round == 3, put(at.BOX, 7), "expected at most 7 × peacock, got"),
    (Rules(seats=3), Phase.BID, anything, put(at.BOX, 7), "expected at most 6 × peacock, got"),
    (Rules(), Phase.BID, lambda s: s.round == 3, one_more_in_the_box, "expected 9 animals in display"),
    (Rules(), Phase.BID, lambda s: s.round == 5, animals_to_seat_0, "collections: expected at most 4"),
    (OLD, Phase.BID, anything, put(at.TALISMAN, 0), "talisman: expected none in the 2020 edition"),
    (LEO, Phase.BID, anything, put(at.TALISMAN, 3), "talisman: expected one of the seats"),
    (
        Rules(),
        Phase.PAY,
        lambda s: s.round == 1,
        all_of(*[put(at.LEADER + species, NONE) for species in range(6)]),
        "leaders: whoever took the first",
    ),
    (Rules(), Phase.BID, lambda s: s.round == 5, poorest_owner, "leaders: seat"),
    (
        Rules(),
        Phase.BID,
        anything,
        lambda state: setattr(state, "leo_pile", at.numbers([REFILL])),
        "leo_pile: expected none without Leo",
    ),
    (LEO, Phase.BID, lambda s: s.round > 2, put(at.POINTS + 3, 2), "points: expected nothing for Leo"),
    (
        LEO,
        Phase.BID,
        anything,
        lambda state: setattr(state, "leo_pile", at.numbers([*list(state.leo_pile), REFILL])),
        "leo_pile: expected up to five cards",
    ),
    (
        LEO,
        Phase.DISCARD,
        lambda s: s.s[at.BIDS + 3] == REFILL,
        lambda state: setattr(state, "leo_pile", at.numbers([*list(state.leo_pile), REFILL])),
        "leo_pile: expected up to five cards",
    ),
    (Rules(), Phase.BID, lambda s: s.round == 3, put(at.POINTS, 1), "points: expected an even number"),
    (Rules(), Phase.BID, lambda s: s.round == 3, put(at.POINTS, 6), "points: expected an even number"),
    (Rules(), Phase.BID, anything, put(at.KNOWN, 9), "known: seat 0 does not hold as many F1"),
    (Rules(), Phase.OVER, anything, last_round_again, "round: expected 12 at the end, got 11"),
    (Rules(), Phase.OVER, anything, put(at.OWES, 1), "owes: expected nothing in phase OVER"),
    (Rules(), Phase.BID, anything, put(at.USED, 1), "used: expected nothing in phase BID"),
    (Rules(), Phase.BID, anything, put(at.RANK, 0), "ranks: expected nothing for seat 0 in phase BID"),
    (Rules(), Phase.TAKE, anything, display_to_box, "display: expected"),
    (Rules(), Phase.BID, anything, put(at.OWES, 0), "owes: expected a seat that owes a step"),
    (Rules(), Phase.TAKE, anything, another_owes, "owes: seat"),
    (Rules(), Phase.TAKE, anything, two_in_turn, "owes: expected one seat in phase TAKE, got [0, 1]"),
    (Rules(), Phase.TAKE, anything, bidder_swapped, "swapped: seat"),
    (Rules(), Phase.DISCARD, lambda s: len(s.to_act) == 1, bid_gone, "bids: expected one for seat"),
    (Rules(), Phase.BID, anything, put(at.LAST, 5), "last: expected 0 for seat 0, got 5"),
    (Rules(), Phase.BID, anything, put(at.ACTIVE, 0b0111), "owes: seat 3 has no part in phase BID"),
    (LEO, Phase.BID, anything, put(at.BIDS + 3, REFILL), "bids: seat 3 owes no bid"),
    (Rules(), Phase.BID, anything, put(at.OWES, 0b1110), "bids: seat 0 owes no bid"),
    (Rules(), Phase.BID, anything, put(at.BIDS, REFILL), "bids: seat 0 owes a bid"),
    (Rules(), Phase.BID, anything, all_of(put(at.OWES, 2), put(at.ACTIVE, 2)), "active: expected the seats"),
    (
        Rules(),
        Phase.REVEAL,
        lambda s: s.s[at.COVER + owing(s)] > s.s[at.BIDS + owing(s)],
        covers_turned,
        "covers: expected two",
    ),
    (Rules(), Phase.REVEAL, anything, put_other(at.COVER, REFILL), "covers: expected two"),
    (Rules(), Phase.SWAP, anything, swap_without_refill, "bids: expected R from seat"),
    (Rules(), Phase.SWAP, anything, put(at.LEADER + MEERKAT, NONE), "owes: seat"),
    (Rules(), Phase.DISCARD, anything, lay_out_of_turn, "laid: seat"),
    (Rules(), Phase.DISCARD, anything, thrown_highest, "owes: seat"),
    (
        Rules(),
        Phase.SWAP,
        lambda s: (
            all(bid != REFILL for i, bid in enumerate(list(s.s)[at.BIDS : at.BIDS + 4]) if i != owing(s))
            and s.s[at.HAND + owing(s)] != 0
        ),
        put(at.PHASE, Phase.DISCARD),
        "swapped: the meerkat's owner was not asked",
    ),
    (
        Rules(),
        Phase.TAKE,
        lambda s: any(s.s[at.LAID + i] for i in range(4) if s.s[at.TOOK + i] != NONE),
        lambda s: laid_to_discard(
            s, next(i for i in range(4) if s.s[at.LAID + i] and s.s[at.TOOK + i] != NONE)
        ),
        "took, laid: seat",
    ),
    (
        Rules(),
        Phase.TAKE,
        lambda s: any(s.s[at.TOOK + i] != NONE for i in range(4)),
        took_what_it_has_not,
        "took: seat",
    ),
    (Rules(), Phase.LAY, anything, put_other(at.RANK, 0), "ranks: expected two or more"),
    (Rules(), Phase.LAY, lion_ties, lion_lays, "laid: seat"),
    (Rules(), Phase.LAY, anything, put_owing(at.RANK, 1), "ranks: expected zeros"),
    (Rules(), Phase.LAY, lambda s: len(s.to_act) > 1, lays_all_and_owes, "laid: seat"),
    (
        Rules(),
        Phase.LAY,
        lambda s: (
            s.s[at.VALUE] == 3
            and size(s.s[at.LAID + owing(s)]) == 0
            and max(s.s[at.HAND + owing(s)] >> (4 * c) & 15 for c in unpack(s.s[at.HAND + owing(s)])[-1:])
            == 1
        ),
        cannot_follow,
        "owes: seat",
    ),
    (OLD, Phase.BREAK, anything, put(at.EQUAL, 0), "equal: expected equal sums"),
    (
        OLD,
        Phase.BREAK,
        lambda s: s.s[at.VALUE] > 1 and int(s.s[at.EQUAL]).bit_count() == 3,
        break_of_part,
        "laid: expected whole payments",
    ),
    (OLD, Phase.BREAK, lambda s: len(s.pile) > 3, broke_of_another, "broke: seat"),
    (OLD, Phase.BREAK, anything, put_owing(at.RANK, 99), "ranks: 99 of seat"),
    (
        OLD,
        Phase.BREAK,
        lambda s: any(s.s[at.BROKE + i] for i in range(4)),
        put_owing(at.RANK, 63),
        "ranks: 63 of seat",
    ),
    (OLD, Phase.BREAK, anything, put_owing(at.TURNED, DRAW), "turned: seat"),
    (Rules(), Phase.TAKE, anything, put(at.VALUE, 0), "took, laid: seat"),
    (
        Rules(),
        Phase.TAKE,
        lambda s: s.s[at.QUEUE] == 0 and s.s[at.LAID + owing(s)] == 0 and s.s[at.VALUE] > 1,
        throw_hand,
        "bids: expected a bid of value",
    ),
    (
        Rules(),
        Phase.TAKE,
        lambda s: (
            s.s[at.LAID + owing(s)] != 0
            and s.s[at.animal(owing(s), LION)] == max(1, *[s.s[at.animal(i, LION)] for i in range(4)])
        ),
        lambda s: put(at.LEADER + LION, owing(s))(s),
        "laid: seat",
    ),
    (Rules(), Phase.PAY, lambda s: s.s[at.VALUE] > 1 and not s.s[at.QUEUE], pay_at_another_value, "took: "),
    (Rules(), Phase.TAKE, lambda s: s.s[at.QUEUE] != 0, put(at.QUEUE, 0), "queue: [] cannot wait"),
    (Rules(), Phase.TAKE, unequal, turn_exchanged, "queue: "),
    (Rules(), Phase.TAKE, by_talisman, turn_exchanged, "queue: "),
    (Rules(), Phase.TAKE, by_talisman, put(at.USED, 0), "queue: "),
    (Rules(), Phase.TAKE, is_contested, back_in_hand, "queue: "),
    (Rules(), Phase.TAKE, lion_first, next_lays, "queue: "),
    (Rules(), Phase.PAY, others_wait, no_lion, "queue: "),
    (
        Rules(),
        Phase.KEEP,
        anything,
        put(at.LEADER + 3, NONE),
        "bids: expected a habitat card from the ibex's owner",
    ),
]


@pytest.mark.parametrize(("rules", "phase", "wanted", "edit", "message"), CASES)
def test_an_edited_position_is_refused(
    rules: Rules, phase: Phase, wanted: Wanted, edit: Edit, message: str
) -> None:
    state = first(rules, phase, wanted)
    check_position(state)
    edit(state)
    with pytest.raises(PositionError) as error:
        check_position(state)
    assert str(error.value).startswith(message)


def test_positions_of_games_are_accepted() -> None:
    for table in TABLES:
        for game in (play(table, 1), play(VARIANTS[table][-1], 2, "level")):
            for state in islice(game, 0, None, stride(2)):
                parse_position(position_text(state))


@pytest.mark.parametrize("line", (Path(__file__).parent / "positions.txt").read_text("utf-8").splitlines())
def test_positions_that_hung_or_killed_the_engine_are_refused(line: str) -> None:
    with pytest.raises(PositionError):
        parse_position(line)
