"""What is said when an optional package is missing."""

from __future__ import annotations

from wildcards.errors import how_to_install


def missing(option: str, package: str, extra: str) -> str:
    """One line that says how to install the package that an option needs."""
    return f"{option}: expected {package}: {how_to_install(extra)}, or make extras"
