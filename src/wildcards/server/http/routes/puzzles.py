"""Puzzles: their list, one of them, and the judging of an answer. No table is made, and nothing is kept."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from wildcards.protocol.puzzle import PuzzleAnswer, PuzzleCard, PuzzleJudged, PuzzleView
from wildcards.server.http.problems import PROBLEMS
from wildcards.table import puzzle

PuzzleNumber = Annotated[int, PathParameter(description="A puzzle's number, from 1.")]
_REPLAYING: Final = 0.5
# They are the same for everybody until the next release.
_KEPT: Final = {"cache-control": "private, max-age=3600"}


@get("/api/puzzles", operation_id="puzzles", tags=["puzzles"])
async def puzzle_cards() -> Response[list[PuzzleCard]]:
    """All puzzles, in the order of their numbers."""
    return Response(list(await asyncio.to_thread(puzzle.cards)), headers=_KEPT)


@get("/api/puzzles/{number:int}", operation_id="puzzle", tags=["puzzles"], responses=PROBLEMS)
async def puzzle_view(
    request: Request[Any, Any, State], state: State, number: PuzzleNumber
) -> Response[PuzzleView]:
    """A puzzle: the game as the seat that decides sees it."""
    state.guards.work(request, _REPLAYING)
    found = await asyncio.to_thread(lambda: puzzle.view_of(puzzle.numbered(number)))
    return Response(found, headers=_KEPT)


@post(
    "/api/puzzles/{number:int}/answer",
    operation_id="answer_puzzle",
    tags=["puzzles"],
    status_code=200,
    responses=PROBLEMS,
)
async def puzzle_answer(
    request: Request[Any, Any, State], state: State, number: PuzzleNumber, data: JSONBody[PuzzleAnswer]
) -> PuzzleJudged:
    """Judge a whole decision: what each plan is worth, by what the seat knows."""
    state.guards.work(request, _REPLAYING)
    return await asyncio.to_thread(lambda: puzzle.judged(puzzle.numbered(number), data.actions))
