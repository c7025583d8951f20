"""Puzzles over HTTP, and that nothing hidden is told before the answer or after it."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import Any

import pytest
from support.servers import Running

import wildcards as wc
from wildcards.conform.client import ok, problem
from wildcards.secrecy.rewrite import redeal
from wildcards.table.puzzle import judged, numbered, view_of
from wildcards.table.views import encode


class Twin(wc.Puzzle):
    """The same puzzle in another game that looks alike to its seat."""

    def state(self) -> wc.State:
        state: wc.State = self.__dict__["other"]
        return state.copy()


@pytest.mark.parametrize("number", range(1, 201, 9))
def test_all_that_a_solver_is_sent_is_the_same_with_hidden_cards_dealt_anew(number: int) -> None:
    puzzle = numbered(number)
    for seed in range(3):
        twin = Twin(**{field.name: getattr(puzzle, field.name) for field in fields(puzzle)})
        twin.__dict__["other"] = redeal(puzzle.state(), puzzle.seat, Random(seed))
        assert encode(view_of(twin)) == encode(view_of(puzzle))
        for plan in puzzle.values:
            tokens = plan.tokens[:-1] if len(plan.tokens) > 1 and plan.tokens[-1] == "-" else plan.tokens
            if puzzle.after(tokens) is not None:
                tokens = plan.tokens
            assert encode(judged(twin, tokens)) == encode(judged(puzzle, tokens))


def test_a_puzzle_is_listed_shown_and_judged(server: Running) -> None:
    ann = server.client()
    cards: Any = ok(ann.get("/api/puzzles"))
    assert [one["number"] for one in cards] == list(range(1, len(wc.shipped_puzzles()) + 1))
    shown = ok(ann.get("/api/puzzles/1"))
    puzzle = wc.shipped_puzzles()[0]
    assert shown["card"] == cards[0]
    assert shown["game"]["seat"] == shown["seat"] == puzzle.seat
    assert shown["game"]["seen"]["legal_actions"]
    right = ok(ann.post("/api/puzzles/1/answer", json={"actions": list(puzzle.values[0].tokens)}))
    assert (right["right"], right["judgement"]["chosen"]) == (True, 0)
    assert right["levels"] == 4
    wrong = ok(ann.post("/api/puzzles/1/answer", json={"actions": list(puzzle.values[-1].tokens)}))
    assert wrong["judgement"]["is_mistake"] is not wrong["right"]
    assert len(wrong["judgement"]["plans"]) == wrong["judgement"]["ways"] == len(puzzle.values)


def test_what_is_no_puzzle_or_no_decision_is_refused(server: Running) -> None:
    ann = server.client()
    taking = next(one for one in wc.shipped_puzzles() if len(one.values[0].tokens) > 1)
    answer = f"/api/puzzles/{taking.number}/answer"
    assert problem(ann.get("/api/puzzles/0")) == (404, "no_puzzle")
    assert problem(ann.post("/api/puzzles/9999/answer", json={"actions": ["F1"]})) == (404, "no_puzzle")
    assert problem(ann.post(answer, json={"actions": ["R", "R"]})) == (400, "puzzle_illegal")
    first = list(taking.values[0].tokens[:1])
    assert problem(ann.post(answer, json={"actions": first})) == (400, "puzzle_unfinished")
    assert problem(ann.post(answer, json={"actions": []}))[0] == 400
