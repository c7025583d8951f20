"""Calibration: what the value net says, made a chance of winning, and how reliable that is on other games.

Every seat plays the heuristic with the noise that rivals have in simulations. For each kind of table and
each round, a curve is fitted to what the net says at the beginning of the round and to who wins. Deciles of
the chances of games that were kept apart then show how far they are from the shares really won.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from wildcards.bots.calibration import FORMAT, Curve, chance, table_key
from wildcards.bots.net import ENCODING
from wildcards.bots.playout import play_on
from wildcards.bots.registry import make_bot
from wildcards.bots.search_bot import TEMPERATURE
from wildcards.bots.utility import win_share
from wildcards.bots.weights import RULES, net_digest, tuned_heuristic, value_net
from wildcards.engine.chance import FastChance, Rng
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game

if TYPE_CHECKING:
    import numpy as np

TABLES: Final = (
    *[Rules(seats=seats) for seats in (4, 3, 5)],
    *[Rules(seats=seats, leo=True) for seats in (4, 3, 5)],
    *[Rules(seats=seats, edition="2020") for seats in (4, 3, 5)],
)
TERMS: Final = 3  # of a curve
RIDGE: Final = 1e-3
NEWTON_STEPS: Final = 12
LARGE: Final = 40.0  # logits beyond which nothing changes
DECILES: Final = 10
DIGITS: Final = 4

Row = tuple[int, float, float]  # the round that begins, what the net says, the seat's part of the win


class Bin(NamedTuple):
    """A decile of chances: their mean, the share won, its standard error (games apart), how many."""

    said: float
    won: float
    error: float
    rows: int


def games(table: Rules, seed: int, number: int, level: str | None = None) -> Iterator[list[Row]]:
    """The rows of this many games; a `level` plays in place of the heuristic."""
    dice = Random(f"{table_key(table)} {seed}")
    heuristic = tuned_heuristic()
    net = value_net()
    for _ in range(number):
        leo_seat = dice.randrange(table.seats) if table.leo else None
        rules = Rules(seats=table.seats, leo=table.leo, leo_seat=leo_seat, edition=table.edition)
        state = new_game(rules, chance=FastChance(dice.getrandbits(60)))
        state.logging = False
        rolls = Rng(dice.getrandbits(64))
        seats = rules.human_seats()
        said: list[tuple[int, int, float]] = []
        bots = [] if level is None else [make_bot(level, dice.getrandbits(60)) for _ in range(rules.seats)]
        while not state.is_over:
            at = state.round
            if at > 1:
                said += [(at, seat, net.value(state, seat)) for seat in seats]
            if level is None:
                play_on(state, [heuristic] * rules.seats, [TEMPERATURE] * rules.seats, rolls, at + 1)
            else:
                _play_round(state, bots)
        won = {seat: win_share(state, seat) for seat in seats}
        yield [(at, value, won[seat]) for at, seat, value in said]


def _play_round(state: State, bots: Sequence[object]) -> None:
    at = state.round
    while not state.is_over and state.round == at:
        seat = state.to_act[0]
        state.step(seat, bots[seat].choose(state.observe(seat)))  # type: ignore[attr-defined]


def fit(rows: Sequence[Row]) -> Curve:
    """The curve through these rows, by Newton's method with a little ridge."""
    import numpy as np

    x = _logits(np.array([said for _, said, _ in rows]))
    y = np.array([won for _, _, won in rows])
    design = np.stack([x**power for power in range(TERMS)], axis=1)
    terms = np.array([0.0, 1.0, 0.0])
    for _ in range(NEWTON_STEPS):
        p = 1 / (1 + np.exp(-np.clip(design @ terms, -LARGE, LARGE)))
        slope = design.T @ (y - p) - RIDGE * terms
        bend = (design * (p * (1 - p))[:, None]).T @ design + RIDGE * np.eye(TERMS)
        terms = terms + np.linalg.solve(bend, slope)
    a, b, c = [round(float(term), DIGITS) for term in terms]
    return a, b, c


def _logits(values: np.ndarray) -> np.ndarray:
    import numpy as np

    inside = np.clip(values, 1e-6, 1 - 1e-6)
    return np.asarray(np.log(inside / (1 - inside)))


def curves(table: Rules, seed: int, number: int) -> list[Curve]:
    """A curve for each round from the second."""
    by_round: dict[int, list[Row]] = {}
    for rows in games(table, seed, number):
        for row in rows:
            by_round.setdefault(row[0], []).append(row)
    return [fit(by_round[at]) for at in sorted(by_round)]


def reliability(
    table: Rules, fitted: Sequence[Curve], seed: int, number: int, level: str | None = None
) -> list[Bin]:
    """The deciles of what the curves say of these games."""
    import numpy as np

    found = [
        (chance(said, fitted[at - 2]), won, game)
        for game, rows in enumerate(games(table, seed, number, level))
        for at, said, won in rows
    ]
    found.sort()
    bins: list[Bin] = []
    for part in np.array_split(np.array(found), DECILES):
        said, won, game = part.T
        gaps = np.bincount(game.astype(int), weights=won - said, minlength=number)
        bins.append(
            Bin(
                float(said.mean()),
                float(won.mean()),
                float(np.sqrt(((gaps - gaps.mean()) ** 2).sum())) / len(part),
                len(part),
            )
        )
    return bins


def main(out: Path, number: int, seed: int, level: str | None) -> None:
    """Fit all curves and write the file, or with a `level` test those of the file; print the deciles."""
    if level is None:
        fitted = {table_key(table): curves(table, seed, number) for table in TABLES}
        made = f"{number} games a table by the heuristic with {TEMPERATURE} points of noise, seed {seed}"
        out.write_text(_file(fitted, made), encoding="utf-8")
    else:
        fitted = json.loads(out.read_text(encoding="utf-8"))["curves"]
    for table in TABLES:
        bins = reliability(table, fitted[table_key(table)], seed + 1, number, level)
        _tell(table_key(table), bins)


def _file(fitted: dict[str, list[Curve]], made: str) -> str:
    head = {"format": FORMAT, "rules": RULES, "encoding": ENCODING, "net": net_digest(), "made": made}
    return json.dumps({**head, "curves": fitted}, separators=(",", ":")) + "\n"


def _tell(key: str, bins: Sequence[Bin]) -> None:
    """A row of a table in Markdown: in each decile the chance said, and the share won."""
    worst = max([abs(one.said - one.won) for one in bins])
    cells = [f"{100 * one.said:.1f} → {100 * one.won:.1f}" for one in bins]
    error = max([one.error for one in bins])
    sys.stdout.write(f"| {key} | {' | '.join(cells)} | {100 * worst:.1f} ± {196 * error:.1f} |\n")
    sys.stdout.flush()
