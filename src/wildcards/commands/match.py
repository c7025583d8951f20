"""The command `match`: bots against each other on duplicate deals."""

from __future__ import annotations

from typing import Annotated

import typer

from wildcards.commands.app import command_app
from wildcards.commands.contest import Means, play_match
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


@app.command(epilog="Example: wildcards match --seats greedy,random,random,random --deals 50 --seed 7")
def match(
    seats: Annotated[
        str,
        typer.Option(
            metavar="KIND,…",
            help="Who sits at the table: bots such as master, master@400 or master@0.1s, and leo at most once"
            " (2022). Equal bots are one entrant.",
        ),
    ] = "greedy,random,random,random",
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
    """Play bots against each other on duplicate deals, and say which is better, with error bars.

    Par is what equals would win. Equal seeds give equal results, with any number of workers.
    """
    options = rules_options(edition, talisman_order, removal, payment, value_counts)
    means = Means(
        whole("--workers", workers), address_of(cluster, cluster_address), journal, records, report, json
    )
    raise typer.Exit(play_match(seats, whole_number("--deals", deals), seed, options, bot or [], means))
