"""The messages between a table and those who sit at it or watch, defined once; see docs/protocol.md.

Nothing here holds a State. JSON schema and TypeScript types are made from these classes.
"""

from __future__ import annotations

from typing import Final

PROTOCOL: Final = 1  # the version that both sides name in their first message
