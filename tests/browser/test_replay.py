"""The replay of a finished game shows what the record holds: moment by moment, from any seat."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from itertools import groupby
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from support.browsers import LAPTOP, People
from support.moments import Moment, Sitting, find
from support.servers import Spawned

from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.notation.observation import present_to_dict

RULES: Final = Rules(seats=3)
ROUNDS: Final = 14  # of three
FIRST: Final = 2  # rounds that the quick tests walk through, and the last; `make soak` sees them all
# Steps on by the button until a round begins, or to the end; returns what was shown at each moment.
WALK: Final = """async (until) => {
    const slider = document.querySelector("input[type='range']");
    const step = document.querySelector("[aria-label='One step forward']");
    const texts = (css) => [...document.querySelectorAll(css)];
    const look = () => ({
        hand: texts("[data-place^='hand:']").map((card) => card.dataset.place.slice(5).split("#")[0]).sort(),
        hands: texts("section.hands .hand").map((hand) => hand.ariaLabel),
        round: document.querySelector(".round .long").textContent,
    });
    const all = [look()];
    while (slider.value !== slider.max && all.at(-1).round !== until) {
        const before = slider.value;
        step.click();
        while (slider.value === before) await new Promise((done) => setTimeout(done));
        all.push(look());
    }
    return all;
}"""
WALKS: Final = pytest.mark.parametrize("is_whole", [False, pytest.param(True, marks=pytest.mark.slow)])
CARD: Final = re.compile(r"(forest|savannah|mountains|wild) (\d)|(refill card)")
Seen = dict[str, Any]
Hand = tuple[list[str], list[str]]  # held, and face down


def runs(values: list[Any]) -> list[Any]:
    """Without consecutive repetitions."""
    return [value for value, _ in groupby(values)]


def told(moment: Moment, look: Callable[[State], Any]) -> list[Any]:
    """What the engine says about each state of the game."""
    state = new_game(moment.rules, seed=moment.seed)
    found = [look(state)]
    for seat, token in moment.steps:
        state.apply(seat, next(a for a in state.legal_actions(seat) if state.token(a) == token))
        found.append(look(state))
    return runs(found)


@pytest.fixture(scope="module")
def moment() -> Moment:
    """The end of a game."""
    return find(RULES, lambda state, _: state.is_over)


@pytest.fixture(scope="module")
def table(site: Spawned, moment: Moment) -> str:
    """Where that game was played."""
    with Sitting.of(site, RULES, moment.seed) as sitting:
        sitting.play(moment.steps)
        return sitting.table


@pytest.fixture
def page(people: People, table: str) -> Page:
    """The replay, at its first moment."""
    ann = people.newcomer(LAPTOP, is_still=True)
    ann.choose(speed="off")
    here = ann.go(f"/t/{table}/replay")
    expect(position(here)).to_have_value("0")
    return here


def position(page: Page) -> Any:
    return page.get_by_role("slider", name="Moment of the game")


def look_as(page: Page, eyes: str) -> None:
    page.get_by_label("Seen by").select_option(eyes)


def walk(page: Page, *, is_whole: bool) -> list[list[Seen]]:
    """What is shown of the whole replay, in one part; or of its first rounds, and of its last."""
    if is_whole:
        return [page.evaluate(WALK, None)]
    begin = page.evaluate(WALK, name_of(FIRST + 1))
    page.keyboard.press("End")
    expect(page.locator(".round .long")).to_have_text(name_of(ROUNDS))
    page.keyboard.press("ArrowUp")
    return [begin, page.evaluate(WALK, None)]


def name_of(number: int) -> str:
    """What a round is called."""
    return f"Round {number} of {ROUNDS}"


def check_walked(parts: list[list[Any]], whole: list[Any]) -> None:
    """Fail unless the parts are the beginning and the end of the whole, or all of it."""
    first, last = runs(parts[0]), runs(parts[-1])
    assert first == whole[: len(first)]
    assert last == whole[-len(last) :]
    assert len(parts) == 2 or first == whole


@pytest.mark.parametrize("seat", [1, *[pytest.param(other, marks=pytest.mark.slow) for other in (0, 2)]])
@WALKS
def test_a_seat_sees_what_it_saw_then(page: Page, moment: Moment, seat: int, is_whole: bool) -> None:
    look_as(page, str(seat))
    parts = walk(page, is_whole=is_whole)
    hands = told(moment, lambda state: sorted(present_to_dict(state.observe(seat))["hand"]))
    # The refill card is apart.
    check_walked([[[card for card in one["hand"] if card != "R"] for one in part] for part in parts], hands)
    rounds = [name_of(number) for number in range(1, ROUNDS + 1)]
    check_walked([[one["round"] for one in part] for part in parts], rounds)


@WALKS
def test_a_spectator_sees_no_hand(page: Page, is_whole: bool) -> None:
    for shown in walk(page, is_whole=is_whole):
        assert not any(one["hand"] or one["hands"] for one in shown)
        assert len(shown) > 2


def read(label: str) -> Hand:
    """The cards that a hand with this name holds, and those of them that are face down."""
    held, _, sealed = label.partition("face down:")
    tokens = [
        [f"{a[:1].upper()}{n}" if a else "R" for a, n, _ in CARD.findall(part)] for part in (held, sealed)
    ]
    return sorted(tokens[0]), sorted(tokens[1])


def held(state: State, seat: int) -> Hand:
    seen = present_to_dict(state.observe(seat))
    return sorted(seen["hand"]), sorted(card for card in seen["sealed"] if card != "?")


@WALKS
def test_all_hands_can_be_opened(page: Page, moment: Moment, is_whole: bool) -> None:
    look_as(page, "all")
    parts = walk(page, is_whole=is_whole)
    for seat in range(RULES.seats):
        hands = told(moment, partial(held, seat=seat))
        check_walked([[read(one["hands"][seat]) for one in part] for part in parts], hands)


def test_round_by_round_and_step_by_step(page: Page) -> None:
    round_ = page.locator(".round .long")
    for key, number in [("ArrowDown", 2), ("ArrowDown", 3), ("ArrowUp", 2), ("End", ROUNDS), ("Home", 1)]:
        page.keyboard.press(key)
        expect(round_).to_have_text(f"Round {number} of {ROUNDS}")
    page.get_by_role("button", name="To the next round").click()
    at = int(position(page).input_value())
    page.get_by_role("button", name="One step back").click()
    expect(round_).to_have_text(f"Round 1 of {ROUNDS}")
    page.get_by_role("button", name="One step forward").click()
    expect(position(page)).to_have_value(str(at))
    expect(round_).to_have_text(f"Round 2 of {ROUNDS}")


def test_it_stays_at_its_time_when_seen_by_others(page: Page) -> None:
    page.keyboard.press("ArrowDown")
    for eyes in ("1", "all", "2", ""):
        look_as(page, eyes)
        expect(page.locator(".round .long")).to_have_text(f"Round 2 of {ROUNDS}")


def test_it_runs_by_itself_as_fast_as_one_wants(page: Page) -> None:
    page.clock.install()
    page.reload()
    expect(position(page)).to_have_value("0")
    page.clock.pause_at(page.evaluate("Date.now() + 60_000"))
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(1_700)
    expect(position(page)).to_have_value("1")
    page.get_by_label("Speed").select_option("4×")
    page.clock.run_for(1_700)
    expect(position(page)).to_have_value("5")
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(10_000)
    expect(position(page)).to_have_value("5")
