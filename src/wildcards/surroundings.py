"""What a program finds around it: its three standard streams, and the machine's limits in plain words."""

from __future__ import annotations

import errno
import os
import sys
from typing import Final

_READ: Final = "r"
_WRITE: Final = "w"
_OUTPUT: Final = (errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EBADF)
_REMEDIES: Final = {
    errno.ENOSPC: "free some space, or send the output elsewhere",
    errno.EDQUOT: "free some space, or send the output elsewhere",
    errno.EIO: "send the output elsewhere",
    errno.EBADF: "it is closed; send the output to a file, or to /dev/null",
    errno.EMFILE: "allow more, with ulimit -n",
    errno.ENFILE: "close other programs",
    errno.EAGAIN: "allow more processes, with ulimit -u",
    errno.ENOMEM: "close other programs",
    errno.ENOENT: "the current directory may have been removed",
}


def settle_streams() -> None:
    """Make sure there are three streams that show what they can't encode as `?` and read any bytes.

    A stream that was closed is held by /dev/null, so that no other file gets its number. Writing to a closed
    standard output fails, as whoever closed it gets nothing; complaints into a closed stderr go nowhere.
    """
    for number, (name, mode, flags) in enumerate(
        (("stdin", _READ, os.O_RDONLY), ("stdout", _WRITE, os.O_RDONLY), ("stderr", _WRITE, os.O_WRONLY))
    ):
        if getattr(sys, name) is None and _is_closed(number):
            held = os.open(os.devnull, flags)  # the lowest number that is free: this one
            setattr(sys, name, os.fdopen(held, mode, encoding="utf-8"))
        reconfigure = getattr(getattr(sys, name), "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _is_closed(number: int) -> bool:
    try:
        os.fstat(number)
    except OSError:
        return True
    return False


def let_go_of_output() -> None:
    """Nothing can be shown to anybody any more: keep Python from failing again when it flushes at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, sys.stdout.fileno())
    except (OSError, ValueError):
        pass
    finally:
        os.close(nowhere)


def in_words(error: OSError) -> str:
    """What the machine refused, to which file, and what helps."""
    why = error.strerror or type(error).__name__
    if error.filename is not None:
        return f"{os.fsdecode(error.filename)}: {why}"
    where = "standard output" if error.errno in _OUTPUT else "the system refuses"
    remedy = _REMEDIES.get(error.errno or 0)
    return f"{where}: {why}" + (f"; {remedy}" if remedy else "")
