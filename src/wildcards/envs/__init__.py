"""Environments for other frameworks: one encoding, PettingZoo, Gymnasium, and batches (docs/rl.md)."""

from importlib.util import find_spec

from wildcards.errors import MissingPackageError, how_to_install

_MISSING = [name for name in ("numpy", "gymnasium", "pettingzoo") if find_spec(name) is None]
if _MISSING:
    raise MissingPackageError(
        f"wildcards.envs: expected the packages of the extra rl, without {', '.join(_MISSING)}: "
        + how_to_install("rl")
    )
