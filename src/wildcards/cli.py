"""The command `wildcards`: options and their help. What a command does is in `wildcards.terminal`.

Every failure is one line on stderr, `error: …`, with exit status 2. Heavy imports wait until a command runs.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

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
    Talisman,
    TalismanOrder,
    UseCluster,
    ValueCounts,
    Workers,
    address_of,
    rules_options,
)
from wildcards.errors import RecordError, WildCardsError
from wildcards.hosting import db, serve
from wildcards.online import bot, host, join
from wildcards.surroundings import in_words, let_go_of_output, settle_streams

FAILURE: Final = 2
INTERRUPTED: Final = 130
CLOSED_PIPE: Final = 141  # as a shell reports a program that SIGPIPE ended
TRACEBACK: Final = "WILDCARDS_TRACEBACK"

app = typer.Typer(
    name="wildcards",
    epilog="Begin with: wildcards play",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def _root(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", metavar="", help="Show the version and whether the engine is compiled."),
    ] = False,
) -> None:
    """Wild Cards, a card game of bidding for animals: play it, simulate it, check records of it."""
    if version:
        _say(version_line())
        raise typer.Exit
    if context.invoked_subcommand is None:
        _say(context.get_help())


@app.command(epilog="Example: wildcards play --seats 3 --leo --name Anna", short_help="Play against bots.")
def play(
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="3|4|5",
            help="All seats: you, the bots, and Leo if he plays; two players and Leo are 3. [default: 4]",
        ),
    ] = None,
    leo: Annotated[
        bool | None,
        typer.Option(
            "--leo/--no-leo",
            metavar="",
            help="Whether Leo, the automaton of the 2022 edition, takes a seat. [default: no]",
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="KIND,…",
            help="A kind of bot for all other seats, or one for each, clockwise. [default: greedy]",
        ),
    ] = None,
    bot: NamedBots = None,
    name: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Your name at the table. [default: You]"),
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option(metavar="N", help="Your seat, clockwise from 1. [default: 1]"),
    ] = None,
    leo_seat: Annotated[
        str | None,
        typer.Option(metavar="N", help="Leo's seat, clockwise from 1. [default: the last]"),
    ] = None,
    edition: Edition = None,
    talisman: Talisman = None,
    talisman_order: TalismanOrder = None,
    removal: Removal = None,
    payment: Payment = None,
    value_counts: ValueCounts = None,
    resume: Annotated[bool, typer.Option("--resume", metavar="", help="Continue the kept game.")] = False,
    fresh: Annotated[
        bool,
        typer.Option(
            "--fresh",
            metavar="",
            help="Begin a new game; a kept one is set aside under another name.",
        ),
    ] = False,
    kept: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Where this game is kept while it is played. [default: in your data directory]",
        ),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Where its record is written at the end. [default: in your data directory]",
        ),
    ] = None,
    seed: Seed = None,
    plain: Annotated[
        bool | None,
        typer.Option(
            "--plain/--no-plain",
            metavar="",
            help="Sentences instead of a coloured table, for screen readers and simple terminals."
            " [default: plain where the output is not a terminal]",
        ),
    ] = None,
) -> None:
    """Play a game against bots.

    It is kept after every step: quit when you like, and continue with --resume. At every prompt ? explains
    the choice, and help lists the commands.
    """
    from wildcards.terminal.playing import Table, play_at
    from wildcards.terminal.setup import whole

    options = rules_options(edition, talisman_order, removal, payment, value_counts)
    table = Table(
        seats=whole("--seats", seats),
        leo_seat=whole("--leo-seat", leo_seat),
        seat=whole("--seat", seat),
        talisman=whole("--talisman", talisman),
        leo=leo,
        name=name,
        bots=bots,
        bot=bot or None,
        seed=seed,
        options=options,
    )
    raise typer.Exit(play_at(table, kept=kept, record=record, resume=resume, fresh=fresh, plain=plain))


@app.command(
    epilog="Example: wildcards simulate --games 1000 --seats greedy,random,leo --seed 7",
    short_help="Let bots play many games, and sum up the results.",
)
def simulate(
    games: Annotated[str, typer.Option("--games", "-n", metavar="N", help="How many games.")] = "100",
    seats: Annotated[
        str,
        typer.Option(
            metavar="KIND,…",
            help="Who sits where, clockwise: kinds of bots, and leo at most once (2022).",
        ),
    ] = "greedy,greedy,greedy,greedy",
    bot: NamedBots = None,
    edition: Edition = None,
    seed: Seed = None,
    rotate: Annotated[
        bool,
        typer.Option("--rotate", metavar="", help="After each game everybody moves on one seat, Leo too."),
    ] = False,
    records: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Write a record of each game to this file, one per line (JSON Lines)."
        ),
    ] = None,
    json: Annotated[
        bool, typer.Option("--json", metavar="", help="Print the result as one JSON object.")
    ] = False,
    talisman_order: TalismanOrder = None,
    removal: Removal = None,
    payment: Payment = None,
    value_counts: ValueCounts = None,
) -> None:
    """Let bots play many games and show how they fared.

    Scores, win shares (ties split), ranks and leaders. Equal seeds give equal results; the seed of each game
    is the SHA-256 of the seed given here and the game's number, so that every record can be verified.
    """
    from wildcards.commands.simulate import simulate_games
    from wildcards.terminal.setup import whole

    options = rules_options(edition, talisman_order, removal, payment, value_counts)
    raise typer.Exit(
        simulate_games(
            seats,
            whole("--games", games) or 0,
            seed,
            options,
            bots=bot or [],
            is_rotating=rotate,
            records=records,
            as_json=json,
        )
    )


@app.command(
    epilog="Example: wildcards match --seats greedy,random,random,random --deals 50 --seed 7",
    short_help="Let bots play duplicate deals, and say who is better.",
)
def match(
    seats: Annotated[
        str,
        typer.Option(
            metavar="KIND,…",
            help="Who sits at the table: bots as master, master@400 or master@0.1s, and leo at most once"
            " (2022). Equal ones are one entrant.",
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
    """Let bots play the same deals from every seat, and say with error bars who is better.

    Par is what equals would win. Equal seeds give equal results, with any number of workers.
    """
    from wildcards.commands.contest import Means, play_match
    from wildcards.terminal.setup import whole

    options = rules_options(edition, talisman_order, removal, payment, value_counts)
    means = Means(
        whole("--workers", workers), address_of(cluster, cluster_address), journal, records, report, json
    )
    raise typer.Exit(play_match(seats, whole("--deals", deals) or 0, seed, options, bot or [], means))


@app.command(
    epilog="Example: wildcards tournament --bots greedy,casual,random --deals 50",
    short_help="Let several bots meet: round-robin, all tables, or a ladder.",
)
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
    """Let several bots meet on duplicate deals, and say with error bars who is better.

    Par is what equals would win. Equal seeds give equal results, with any number of workers.
    """
    from wildcards.commands.contest import Means, play_tournament
    from wildcards.terminal.setup import whole

    options = rules_options(edition, talisman_order, removal, payment, value_counts)
    means = Means(
        whole("--workers", workers), address_of(cluster, cluster_address), journal, records, report, json
    )
    number = whole("--deals", deals) or 0
    table = (whole("--seats", seats) or 0, leo)
    raise typer.Exit(play_tournament(bots, form, table, number, seed, options, bot or [], means))


@app.command(epilog="Example: wildcards verify game.json games.jsonl", short_help="Check records of games.")
def verify(
    files: Annotated[
        list[str],
        typer.Argument(metavar="FILE", help="Records: JSON, or JSON Lines; - is the standard input."),
    ],
) -> None:
    """Check records: every step, shuffle and score, and the deal against its seed.

    Exit status: 0 if all records are right, 1 if any is wrong, 2 if a file cannot be read.
    """
    from wildcards.commands.verify import verify_files

    raise typer.Exit(verify_files(files))


@app.command(epilog="Example: wildcards show game.json", short_help="Show a record as readable text.")
def show(
    file: Annotated[
        str | None, typer.Argument(metavar="FILE", help="A record, or several; - is the standard input.")
    ] = None,
    record: Annotated[
        str | None,
        typer.Option("--record", "-r", metavar="N", help="Only the record with this number, from 1."),
    ] = None,
    text: Annotated[
        str | None,
        typer.Option(metavar="LINE", help="A game or a position on one line, instead of a file."),
    ] = None,
) -> None:
    """Show a record as readable text, round by round, with all cards open."""
    from wildcards.commands.show import show_file, show_text
    from wildcards.terminal.setup import whole

    if (file is None) == (text is None):
        raise RecordError(
            f"show: expected a FILE or --text LINE, got {'neither' if file is None else 'both'}"
        )
    number = whole("--record", record)
    raise typer.Exit(show_text(text) if text is not None else show_file(file or "", number))


@app.command(epilog="Example: wildcards bots master", short_help="List the bots, or show one's card.")
def bots(
    name: Annotated[
        str | None, typer.Argument(metavar="NAME", help="The bot whose card is shown; without it, all.")
    ] = None,
) -> None:
    """List the bots from weak to strong, or show one's card.

    A card says how a bot plays, its weak points, how often it wins and how long it thinks.
    """
    from wildcards.commands.bots import list_bots, show_bot

    raise typer.Exit(list_bots() if name is None else show_bot(name))


app.command(
    epilog="Example: wildcards join https://cards.example.org/t/abc… --name Anna",
    short_help="Play with others at a table on a server.",
)(join)
app.command(
    epilog="Example: wildcards host --server https://cards.example.org --bots greedy",
    short_help="Make a table on a server, and invite friends.",
)(host)
app.command(
    epilog="Example: wildcards bot my_bots.py:Careful --table https://cards.example.org/t/abc…",
    short_help="Serve a bot to other programs, or seat it at a table.",
)(bot)
app.command(
    epilog="Example: wildcards serve --host 0.0.0.0 --public-url https://cards.example.org",
    short_help="Run a server: play with others over the network.",
)(serve)
app.add_typer(db)


def version_line() -> str:
    """`wildcards 0.1.0 (engine: compiled)`."""
    import wildcards
    from wildcards.engine import state

    form = "plain Python" if (state.__file__ or "").endswith(".py") else "compiled"
    return f"wildcards {wildcards.__version__} (engine: {form})"


# --- running


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status and never raises."""
    settle_streams()
    try:
        result = app(args=arguments, prog_name="wildcards", standalone_mode=False)
        sys.stdout.flush()
    except (BrokenPipeError, SystemExit):  # typer turns a closed pipe into SystemExit
        let_go_of_output()
        return CLOSED_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
    except WildCardsError as error:
        return _fail(str(error))
    except typer.TyperException as error:
        return _fail(_usage_message(error))
    except typer.Abort:
        return _fail("stopped")
    except Exception as error:
        if os.environ.get(TRACEBACK):
            raise
        return _fail(_unexpected(error))
    return result if isinstance(result, int) else 0


def _unexpected(error: Exception) -> str:
    """What nobody caught: something the machine lacks, or a bug of ours."""
    if isinstance(error, OSError):
        let_go_of_output()
        return in_words(error)
    if isinstance(error, MemoryError):
        return "the memory is full: close other programs, or use fewer workers"
    return f"a bug in this program: {type(error).__name__}: {error} ({TRACEBACK}=1 shows where)"


def _usage_message(error: typer.TyperException) -> str:
    """What is wrong with the command line, and where its help is."""
    message = error.format_message().rstrip(".")
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "wildcards"
    return f"{message[:1].lower()}{message[1:]} (see {path} --help)"


def _fail(message: str) -> int:
    """Print an error as one line."""
    from wildcards.terminal.output import complain

    complain(message)
    return FAILURE


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
