"""The result of a match or a tournament as one JSON object."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from wildcards.arena.estimate import Estimate
from wildcards.arena.schedule import LEO_SEAT, Schedule
from wildcards.arena.standings import Standings
from wildcards.engine.card import SPECIES_NAMES

MATCH_FORMAT: Final = "wildcards-match/1"
TOURNAMENT_FORMAT: Final = "wildcards-tournament/1"


def summary(standings: Standings, form: str | None) -> dict[str, Any]:
    """The JSON object of docs/arena.md, of a match if there is no `form`.

    Everything but `timing` follows from what was asked for and the seed.
    """
    schedule = standings.schedule
    head = {"format": TOURNAMENT_FORMAT, "form": form} if form else {"format": MATCH_FORMAT}
    table = standings.table
    return {
        **head,
        "rules": schedule.rules(schedule.lineups[0]).options(),
        "seed": schedule.seed.hex(),
        "lineups": [schedule.kinds(lineup) for lineup in schedule.lineups],
        "deals": standings.deals,
        "games": standings.games,
        "par": standings.par,
        "entrants": _entrants(standings),
        "tables": _tables(standings),
        "by_seat": [_figure(wins) for wins in table.seats()],
        "leaders": {
            name: {key: _figure(value) for key, value in figures._asdict().items()}
            for name, figures in zip(SPECIES_NAMES, table.leaders(), strict=True)
        },
        "bonus": {key: _figure(value) for key, value in table.bonus()._asdict().items()},
        "price_by_round": [_figure(price) for price in table.prices()],
        "timing": {
            "milliseconds_per_decision": dict(zip(schedule.entrants, standings.milliseconds(), strict=True))
        },
    }


def _entrants(standings: Standings) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for number, (name, one) in enumerate(
        zip(standings.schedule.entrants, standings.standings(), strict=True)
    ):
        found.append(
            {
                "name": name,
                "games": one.games,
                "win_share": _figure(one.wins),
                "against_par": one.wins.against(standings.par) if one.wins else 0,
                "score": _figure(one.score),
                "rank": _figure(one.rank),
                "rating": one.rating._asdict(),
                "faults": [line._asdict() for line in one.faults],
                "scores": {str(score): times for score, times in standings.scores(number).items()},
            }
        )
    return found


def _tables(standings: Standings) -> list[dict[str, Any]]:
    """The win share of each entrant in each line-up."""
    schedule = standings.schedule
    return [
        {
            "seats": schedule.kinds(lineup),
            "win_share": {
                schedule.entrants[entrant]: _figure(standings.wins_at(number, entrant))
                for entrant in _each(lineup)
            },
        }
        for number, lineup in enumerate(schedule.lineups)
    ]


def _each(lineup: Sequence[int]) -> list[int]:
    return [entrant for entrant in dict.fromkeys(lineup) if entrant != LEO_SEAT]


def _figure(estimate: Estimate | None) -> dict[str, Any] | None:
    """A mean and half its 95 % interval."""
    return None if estimate is None else {"mean": estimate.mean, "interval": estimate.half}


def reproduction(schedule: Schedule, form: str | None) -> list[str]:
    """The arguments of the command that gives the same result."""
    rules = schedule.rules(schedule.lineups[0])
    words = ["tournament", "--bots", ",".join(schedule.entrants), "--format", form] if form else ["match"]
    if form:
        words += ["--seats", str(rules.seats), *(["--leo"] if rules.leo else [])]
    else:
        words += ["--seats", ",".join(schedule.kinds(schedule.lineups[0]))]
    words += ["--deals", str(schedule.deals), "--seed", schedule.seed.hex()]
    return words + [word for option in _options(schedule) for word in option]


def _options(schedule: Schedule) -> list[tuple[str, str]]:
    given = schedule.options
    found = [
        (flag, str(given[name]))
        for name, flag in (
            ("edition", "--edition"),
            ("talisman_order", "--talisman-order"),
            ("three_player_removal", "--removal"),
        )
        if name in given
    ]
    if "payment_returns_on_pass" in given:
        found.append(("--payment", "returns" if given["payment_returns_on_pass"] else "lost"))
    if "value_counts" in given:
        found.append(("--value-counts", ",".join([str(count) for count in given["value_counts"]])))
    return found + [("--bot", f"{name}={spec}") for name, spec in schedule.roster.named.items()]
