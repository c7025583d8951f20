"""Whole games of people and bots, played at random, as logs; and as facts alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from wildcards.protocol.record import RulesOptions
from wildcards.protocol.table import Absence, Clock, Settings
from wildcards.ratings.finished import BotEnd, FinishedGame, SeatEnd
from wildcards.table import commands
from wildcards.table.entry import BotSeated, Created, Entry, Seated, Started
from wildcards.table.table import PLAYING, Table

START = 1_700_000_000_000


def rated_log(
    who: Sequence[str],
    seed: int = 1,
    *,
    made_at: int = 1000,
    rated: bool = True,
    leo_seat: int | None = None,
    edition: str = "2022",
    length: int = 60_000,
    public: bool = True,
) -> list[Entry]:
    """A finished game: `who` are people, or bots as `bot:LEVEL`; it ends `length` ms after its table is made.

    All people have left, so bots decide for them.
    """
    settings = Settings(
        "",
        RulesOptions(edition=edition),  # type: ignore[arg-type]  # one of the two
        "public" if public else "private",
        "public",
        Clock(),
        Absence(),
        "fair",
        0.0,
        rated=rated,
    )
    wall = START + made_at
    entries: list[Entry] = [
        Created(made_at, who[0], settings, leo_seat, len(who), f"C{seed}", f"{seed:064x}", wall=wall)
    ]
    for seat, one in enumerate(who):
        if seat != leo_seat:
            kind, _, level = one.partition(":")
            is_bot = kind == "bot"
            entries.append(
                BotSeated(made_at, seat, level)
                if is_bot
                else Seated(made_at, seat, one, one.title(), f"{seed:032x}")
            )
    entries.append(Started(made_at))
    return [*entries, *_steps(entries, Random(seed), made_at + length)]


def _steps(entries: Sequence[Entry], dice: Random, at: int) -> list[Entry]:
    table, made = Table.fold("x", entries), []
    for seat in range(len(table.seats)):
        for entry in commands.take_over(table, seat, "left", table.at):
            table.apply(entry)
            made.append(entry)
    while table.status == PLAYING:
        seat = table.owing()[0]
        action = dice.choice(table.playing_state().legal_actions(seat))
        for entry in commands.bot_act(table, seat, action, table.step_of(seat), "", at):
            table.apply(entry)
            made.append(entry)
    return made


def again(entries: Sequence[Entry], *, at: int) -> list[Entry]:
    """The same game, which ended at another moment."""
    *before, last = entries
    return [*before, msgspec.structs.replace(last, at=at)]


def facts(
    table: str, ended: int, ranks: dict[str, int], bots: Sequence[BotEnd] = (), *, rated: bool = True
) -> FinishedGame:
    """A game without its log, by the ranks of people."""
    people = [SeatEnd(seat, uid, rank, 30 - rank, (seat,)) for seat, (uid, rank) in enumerate(ranks.items())]
    seats = len(people) + len(bots)
    return FinishedGame(
        table=table,
        ended=ended,
        wall=START + ended,
        rated=rated,
        public=True,
        edition="2022",
        seats=seats,
        leo=False,
        people=people,
        bots=list(bots),
    )
