"""The pool of puzzles, its file, the judging of answers, and mining."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import wildcards as wc
from wildcards.analysis.interval import UNIT
from wildcards.arena.simulation import Simulation
from wildcards.errors import PuzzleError, UnfinishedPlanError
from wildcards.puzzles.line import DIGEST, _digest, _text, parse_puzzle, puzzle_line
from wildcards.puzzles.mining import LEAST_MARGIN, MOST_FOUND, SURE_MARGIN, mine
from wildcards.puzzles.pool import check, shipped_puzzles
from wildcards.puzzles.puzzle import EASY, HARD, MEDIUM
from wildcards.puzzles.variety import chosen, repeated, variety


def of_phase(phase: wc.Phase) -> wc.Puzzle:
    return next(one for one in wc.shipped_puzzles() if one.observation.phase == phase)


def test_the_pool_is_large_true_and_various() -> None:
    pool = wc.shipped_puzzles()
    assert len(pool) == 200
    assert [one.number for one in pool] == list(range(1, 201))
    assert repeated(pool) == []
    counts = variety(pool)
    assert min(counts["kind"].values()) >= 50
    assert set(counts["difficulty"]) == {str(one) for one in (EASY, MEDIUM, HARD)}
    assert min(counts["difficulty"].values()) >= 30
    assert set(counts["seats"]) == {"3", "4", "5"}
    assert set(counts["edition"]) == {"2020", "2022"}
    assert min(counts["leo"].values()) >= 30
    assert set(counts["leader"]) == {"pe", "sq", "ea", "ib", "me", "li", "none"}
    assert {str(number) for number in range(1, 11)} <= set(counts["round"])
    for one in pool:
        assert one.margin.mean >= LEAST_MARGIN
        assert one.margin.low >= SURE_MARGIN
        assert one.confirmed.low > 0
        assert one.share <= MOST_FOUND


@pytest.mark.parametrize("number", range(0, 200, 8))
def test_puzzles_of_the_pool_replay(number: int) -> None:
    check(wc.shipped_puzzles()[number])


def test_a_line_reads_back_as_what_was_written() -> None:
    for one in wc.shipped_puzzles()[::20]:
        assert puzzle_line(parse_puzzle(puzzle_line(one), one.number)) == puzzle_line(one)


def test_the_best_plan_is_right_and_one_of_another_idea_is_not() -> None:
    for one in wc.shipped_puzzles()[::10]:
        best = one.judge(one.values[0].tokens)
        assert (best.plan, best.is_right, best.is_alike) == (0, True, False)
        number = one._rival()
        assert not one.judge(one.values[number].tokens).is_right


def test_a_payment_that_was_not_tried_counts_as_the_best_with_that_animal() -> None:
    puzzle = next(
        one for one in wc.shipped_puzzles()
        if one.observation.phase == wc.Phase.TAKE and len(one.values[0].actions) > 1
        and len([1 for value in one.values if value.actions[0] == one.values[0].actions[0]]) > 1
    )  # fmt: skip
    best = puzzle.values[0]
    without = replace(
        puzzle, values=(best, *[one for one in puzzle.values[1:] if one.actions[0] != best.actions[0]])
    )
    other = next(one for one in puzzle.values[1:] if one.actions[0] == best.actions[0])
    verdict = without.judge(other.tokens)
    assert (verdict.plan, verdict.is_right, verdict.is_alike) == (0, True, True)


def test_answers_that_are_no_whole_decision_are_refused() -> None:
    puzzle = of_phase(wc.Phase.BID)
    with pytest.raises(UnfinishedPlanError, match="expected a whole decision, got nothing"):
        puzzle.judge([])
    with pytest.raises(PuzzleError, match="expected nothing after"):
        puzzle.judge([puzzle.values[0].tokens[0]] * 2)
    with pytest.raises(PuzzleError, match="expected a token"):
        puzzle.judge(["nonsense"])
    taking = next(
        one
        for one in wc.shipped_puzzles()
        if len(one.values[0].tokens) > 1 and one.values[0].tokens[-1] != "-"
    )
    with pytest.raises(UnfinishedPlanError):
        taking.judge(taking.values[0].tokens[:1])
    after = taking.after(taking.values[0].tokens[:1])
    assert after is not None
    assert after.legal_actions
    assert taking.after(taking.values[0].tokens) is None


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda line: line[:-40], "expected JSON"),
        (lambda line: line.replace('"seat":', '"seat": '), None),  # the same to a reader of JSON
        (lambda line: line.replace('"round":', '"round":1'), "digest"),
        (lambda line: line[:0] + "[]", "an object"),
        (lambda line: line.replace("wildcards-puzzle/1", "wildcards-puzzle/9"), "format"),
    ],
)
def test_a_broken_or_changed_file_is_refused_with_one_error(
    change: object, why: str | None, tmp_path: Path
) -> None:
    path = tmp_path / "some.jsonl"
    path.write_text(change(puzzle_line(wc.shipped_puzzles()[0])) + "\n")  # type: ignore[operator]
    if why is None:
        assert len(wc.read_puzzles(path)) == 1
        return
    with pytest.raises(PuzzleError, match=why):
        wc.read_puzzles(path)


def test_a_file_with_a_new_digest_still_has_to_replay(tmp_path: Path) -> None:
    data = json.loads(puzzle_line(wc.shipped_puzzles()[0]))
    del data[DIGEST]
    data["game"] = data["game"].replace("actions=", "actions=0M4,0M4,0M4,")
    path = tmp_path / "some.jsonl"
    path.write_text(_text({**data, DIGEST: _digest(data)}))
    with pytest.raises(PuzzleError, match="puzzle 1"):
        wc.read_puzzles(path)
    with pytest.raises(PuzzleError, match="cannot be read"):
        wc.read_puzzles(tmp_path / "none")
    path.write_text("")
    with pytest.raises(PuzzleError, match="got none"):
        wc.read_puzzles(path)


def test_what_is_chosen_is_more_various_than_the_first() -> None:
    pool = wc.shipped_puzzles()
    assert len(chosen(pool, 12)) == 12
    assert set(variety(chosen(pool, 12))["seats"]) == {"3", "4", "5"}


def test_mining_is_repeatable_and_leaves_names_out() -> None:
    simulation = Simulation(("novice", "greedy", "casual"), bytes([5]) * 32, {})
    record = simulation.game(0).record()
    named = replace(record, seats=tuple([wc.Player(f"Ann {seat}", "human") for seat in range(3)]))
    found = list(mine(record, 1000))
    assert [puzzle_line(one) for one in found] == [puzzle_line(one) for one in mine(named, 1000)]
    assert len({one.round for one in found}) == len(found)
    for one in found:
        check(one)
        assert "Ann" not in puzzle_line(one)


def test_no_plan_leaves_a_chance_below_zero() -> None:
    chances = [one.chance for puzzle in shipped_puzzles() for one in puzzle.values]
    assert 0 <= min(chances) <= max(chances) <= UNIT
