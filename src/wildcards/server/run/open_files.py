"""How many files this process may have open: every connection is one."""

from __future__ import annotations

import logging
import sys
from typing import Final

_LOG: Final = logging.getLogger(__name__)
_WANTED: Final = 65_536
_FEW: Final = 4_096  # with fewer, some hundreds of silent connections shut out everybody else


def raise_limit() -> int | None:
    """Raise the limit as far as this process may; returns what it got, None where there is no such limit."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _WANTED if hard == resource.RLIM_INFINITY else min(hard, _WANTED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):  # macOS has another limit besides this one
            pass
    got = _WANTED if soft == resource.RLIM_INFINITY else soft
    if got < _FEW:
        _LOG.warning("few connections at once: the limit of open files is low", extra={"limit": got})
    else:
        _LOG.info("limit of open files", extra={"limit": got})
    return got
