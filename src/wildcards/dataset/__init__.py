"""Data sets: the decisions of many games between bots, as Parquet files (docs/dataset.md)."""

from importlib.util import find_spec

import wildcards.envs  # noqa: F401  # it says what else is missing of the extra
from wildcards.errors import MissingPackageError, how_to_install

if find_spec("pyarrow") is None:
    raise MissingPackageError(
        "wildcards.dataset: expected the packages of the extra rl, without pyarrow: " + how_to_install("rl")
    )
