"""How this program is called, for hints that can be typed as they stand."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from typing import Final

# Whoever calls the program in another way says how: `{}` stands for its arguments.
TEMPLATE: Final = "WILDCARDS_COMMAND"


def command(*arguments: str) -> str:
    """A command line that calls this program with these arguments."""
    line = shlex.join(arguments)
    if template := os.environ.get(TEMPLATE):
        return template.replace("{}", line)
    is_module = Path(sys.argv[0]).name == "__main__.py"
    return f"{'python -m ' if is_module else ''}wildcards {line}"
