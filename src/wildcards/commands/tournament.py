"""The command `tournament`: several bots against each other on duplicate deals."""

from __future__ import annotations

from typing import Annotated

import typer

from wildcards.commands.app import command_app
from wildcards.commands.contest import Means, play_tournament
from wildcards.commands.options import (
    AsJson,
    ClusterAddress,
    Deals,
    Edition,
    JournalFile,
    NamedBots,
    Payment,
    Records,
    Removal,
    Report,
    Seed,
    TalismanOrder,
    UseCluster,
    ValueCounts,
    Workers,
    address_of,
    rules_options,
    whole_number,
)
from wildcards.terminal.setup import whole

app = command_app()


@app.command(epilog="Example: wildcards tournament --bots greedy,casual,random --deals 50")
def tournament(
    bots: Annotated[
        str, typer.Option(metavar="KIND,…", help="The bots, each once: master, master@400, master@0.1s …")
    ] = "greedy,casual,novice,random",
    form: Annotated[
        str,
        typer.Option(
            "--format",
            metavar="FORMAT",
            help="Who meets whom. pairs: each alone against copies of every other one; tables: every"
            " choice of different ones; ladder: each alone against copies of the one before it.",
        ),
    ] = "pairs",
    seats: Annotated[str, typer.Option(metavar="3|4|5", help="All seats, including Leo's.")] = "4",
    leo: Annotated[
        bool, typer.Option("--leo", metavar="", help="Leo, of the 2022 edition, takes the last seat.")
    ] = False,
    deals: Deals = "100",
    bot: NamedBots = None,
    edition: Edition = None,
    seed: Seed = None,
    workers: Workers = None,
    cluster: UseCluster = False,
    cluster_address: ClusterAddress = None,
    journal: JournalFile = None,
    records: Records = None,
    report: Report = None,
    json: AsJson = False,
    talisman_order: TalismanOrder = None,
    removal: Removal = None,
    payment: Payment = None,
    value_counts: ValueCounts = None,
) -> None:
    """Play several bots against each other on duplicate deals, and say which is better, with error bars.

    Par is what equals would win. Equal seeds give equal results, with any number of workers.
    """
    options = rules_options(edition, talisman_order, removal, payment, value_counts)
    means = Means(
        whole("--workers", workers), address_of(cluster, cluster_address), journal, records, report, json
    )
    number = whole_number("--deals", deals)
    table = (whole_number("--seats", seats), leo)
    raise typer.Exit(play_tournament(bots, form, table, number, seed, options, bot or [], means))
