"""An earlier run that this one would go on with: whether both follow from the same."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any


def difference(earlier: Mapping[str, Any], ours: Mapping[str, Any]) -> str | None:
    """The first thing that the earlier run has otherwise, in words; None if it may be gone on with."""
    for key, value in ours.items():
        if earlier.get(key) != value:
            return f"expected {key} {json.dumps(value)}, got {json.dumps(earlier.get(key))}"
    return None
