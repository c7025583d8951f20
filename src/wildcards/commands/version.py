"""Which Wild Cards this is."""

from __future__ import annotations


def version_line() -> str:
    """`wildcards 0.1.0 (engine: compiled)`."""
    import wildcards
    from wildcards.engine import state

    form = "plain Python" if (state.__file__ or "").endswith(".py") else "compiled"
    return f"wildcards {wildcards.__version__} (engine: {form})"
