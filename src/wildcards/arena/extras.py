"""What is said when an optional package is not there."""

from __future__ import annotations


def missing(option: str, package: str, extra: str) -> str:
    """One line that tells how to install the package that an option needs."""
    return f"{option}: expected {package}: pip install 'wildcards[{extra}]', or in a clone: make extras"
