"""`python -m wildcards.training tune|selfplay|train|calibrate`: make the numbers that the bots ship with."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from wildcards.errors import WildCardsError, how_to_install

FAILURE = 2


def parser() -> argparse.ArgumentParser:
    """The parser of the four commands."""
    whole = argparse.ArgumentParser(prog="python -m wildcards.training", description=__doc__)
    commands = whole.add_subparsers(dest="command", required=True)
    _add_tune(commands.add_parser("tune", help="tune the heuristic's weights by play"))
    _add_selfplay(commands.add_parser("selfplay", help="play games for the value net to learn from"))
    _add_train(commands.add_parser("train", help="train the value net on these games"))
    _add_calibrate(
        commands.add_parser("calibrate", help="make chances of winning of the net's values, and test them")
    )
    return whole


def _add_tune(tune: argparse.ArgumentParser) -> None:
    tune.add_argument("--out", type=Path, required=True, help="the file to write, such as greedy.json")
    tune.add_argument("--start", type=Path, help="weights to begin with (default: those written by hand)")
    tune.add_argument("--minutes", type=float, default=10.0, help="how long (default: 10)")
    tune.add_argument("--deals", type=int, default=120, help="deals for each candidate (default: 120)")
    _add_workers(tune)


def _add_selfplay(selfplay: argparse.ArgumentParser) -> None:
    selfplay.add_argument("--out", type=Path, required=True, help="the directory to fill")
    selfplay.add_argument(
        "--searching", action="store_true", help="searching bots play too (default: only greedy ones)"
    )
    selfplay.add_argument("--minutes", type=float, default=10.0, help="how long (default: 10)")
    _add_workers(selfplay)


def _add_train(train: argparse.ArgumentParser) -> None:
    train.add_argument("data", type=Path, nargs="+", help="directories filled by selfplay")
    train.add_argument("--out", type=Path, required=True, help="the file to write, such as value_net.json")
    train.add_argument("--start", type=Path, help="a net to continue from (default: a new one)")
    train.add_argument("--epochs", type=int, default=5, help="passes over the data (default: 5)")
    train.add_argument("--rate", type=float, default=3e-3, help="the first learning rate (default: 0.003)")
    train.add_argument("--seed", type=int, default=1, help="the random seed (default: 1)")


def _add_calibrate(calibrate: argparse.ArgumentParser) -> None:
    calibrate.add_argument("--out", type=Path, required=True, help="the file to write: calibration.json")
    calibrate.add_argument(
        "--games", dest="number", type=int, default=8000, help="games a table (default: 8000)"
    )
    calibrate.add_argument("--seed", type=int, default=1, help="the random seed (default: 1)")
    calibrate.add_argument(
        "--level", help="test the curves of the file on games of this level, and write nothing"
    )


def _add_workers(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="processes (default: one per core)"
    )
    command.add_argument("--seed", type=int, default=1, help="the random seed (default: 1)")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit status."""
    given = vars(parser().parse_args(arguments))
    command = given.pop("command")
    try:
        _run(command, given)
    except ImportError as error:
        return _fail(f"{error.name} is needed: {how_to_install('train')}, or make training")
    except (WildCardsError, OSError) as error:
        return _fail(str(error))
    return 0


def _run(command: str, given: dict[str, object]) -> None:
    from wildcards.training import calibrate, selfplay, train, tune

    if command == "tune":
        tune.main(**given)  # type: ignore[arg-type]
    elif command == "calibrate":
        calibrate.main(**given)  # type: ignore[arg-type]
    elif command == "train":
        train.main(**given)  # type: ignore[arg-type]
    else:
        mix = selfplay.SEARCHING if given.pop("searching") else selfplay.GREEDY
        selfplay.main(given.pop("out"), mix, **given)  # type: ignore[arg-type]


def _fail(message: str) -> int:
    sys.stderr.write(f"error: {message}\n")
    return FAILURE


if __name__ == "__main__":
    raise SystemExit(main())
