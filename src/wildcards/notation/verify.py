"""Verifying records: steps, shuffles and result against the rules, and the deal against its seed."""

from __future__ import annotations

from wildcards.engine.chance import LEO_PILE, RESHUFFLE, SeededChance, commitment
from wildcards.engine.deal import deal
from wildcards.engine.state import State
from wildcards.errors import RecordError, ReplayError
from wildcards.notation.branch import GENERATIONS, Origin, check_origin
from wildcards.notation.branch import KEY as FROM
from wildcards.notation.fair import KEY as FAIR_DEAL
from wildcards.notation.fair import check_fair_deal
from wildcards.notation.record import HOST, TALISMAN_BY, Record, Result, follows_from_seed


def verify(record: Record) -> State:
    """Replay a record and check everything it claims; returns its last state.

    Checked: the decks add up, every step was legal, every shuffle holds the right cards and none is left
    over, the result is right and is there if the game is over; a revealed seed gives these decks and
    shuffles, and the talisman's first holder unless the record says that the host chose it
    (docs/fair-deals.md), and matches the commitment; the seed follows from the parts of a fair deal
    where the record has them; a branch begins as the game it parts from, which is right and over itself.
    Raises RecordError or ReplayError.
    """
    _check_origin(record)
    _check_seed(record)
    if FAIR_DEAL in record.extra:
        check_fair_deal(record.extra[FAIR_DEAL], record.seats, record.seed)
    state = record.replay()
    _check_result(record, state)
    _check_shuffles(record, state)
    return state


def _check_origin(record: Record) -> None:
    origin = Origin.of(record.extra)
    if origin is None:
        return
    if origin.generations() > GENERATIONS:
        raise ReplayError(f"{FROM}: expected at most {GENERATIONS} games one behind another, got more")
    try:
        is_over = verify(origin.record).is_over
    except RecordError as error:
        raise ReplayError(f"{FROM}.record: {error}") from None
    if not is_over:
        raise ReplayError(f"{FROM}.record: expected a finished game, got one without a result")
    check_origin(origin, record)


def _check_seed(record: Record) -> None:
    if record.seed is None:
        return
    seed = bytes.fromhex(record.seed)
    if record.commitment is not None and commitment(seed) != record.commitment:
        raise ReplayError(
            f"commitment: expected the SHA-256 of the seed, {commitment(seed)}, got {record.commitment}"
        )
    decks = deal(record.rules, SeededChance(seed))
    for name in ("habitat", "animals", "removed"):
        if getattr(decks, name) != getattr(record.decks, name):
            raise ReplayError(f"decks.{name}: the seed gives a different order from the record")
    if record.extra.get(TALISMAN_BY) != HOST and not follows_from_seed(record.talisman, record.rules, seed):
        raise ReplayError(
            f"talisman: the seed first gives it to a seat other than {record.talisman}, and the record"
            f" does not say that the host chose ({TALISMAN_BY!r}: {HOST!r})"
        )


def _check_shuffles(record: Record, state: State) -> None:
    replayed = Record.of(state, record.seats)
    for name, which in (("reshuffles", RESHUFFLE), ("leo_piles", LEO_PILE)):
        recorded = getattr(record, name)
        made = getattr(replayed, name)
        if len(recorded) != len(made):
            so_far = "" if state.is_over else f" (it is in round {state.round} and not over)"
            raise ReplayError(
                f"{name}: after {len(record.actions)} actions the game made {len(made)}{so_far}, "
                f"but the record has {len(recorded)}"
            )
        if record.seed is not None:
            _check_seeded(record, name, which)


def _check_seeded(record: Record, name: str, which: int) -> None:
    chance = SeededChance(bytes.fromhex(record.seed or ""))
    for number, pile in enumerate(getattr(record, name), 1):
        if tuple(chance.shuffle(which, number, sorted(pile))) != pile:
            raise ReplayError(f"{name}[{number - 1}]: the seed gives a different order from the record")


def _check_result(record: Record, state: State) -> None:
    if not state.is_over:
        if record.result is not None:
            owing = list(state.to_act)
            raise ReplayError(
                f"result: given, but the game is not over after {len(record.actions)} actions: "
                f"round {state.round}, phase {state.phase.name}, owed by seats {owing}"
            )
        return
    expected = Result(tuple(state.scores()), tuple(state.ranks()))
    if record.result is None:
        raise ReplayError("result: expected scores and ranks of a finished game, got null")
    for name in ("scores", "ranks"):
        right, given = list(getattr(expected, name)), list(getattr(record.result, name))
        if right != given:
            raise ReplayError(f"result.{name}: expected {right}, got {given}")
