"""Train the value net on self-play data, with PyTorch on one core, and write it as plain numbers."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from wildcards.bots.net import ENCODING, INPUTS
from wildcards.bots.weights import FORMATS, NET, RULES
from wildcards.errors import BotError

if TYPE_CHECKING:
    import numpy as np
    import torch

HIDDEN: Final = (128, 32)
BATCH: Final = 4096
HELD_OUT: Final = 20  # one row in this many is for testing; games stay together
WEIGHT_DECAY: Final = 1e-4
DIGITS: Final = 5


def read_data(directories: Sequence[Path]) -> tuple[np.ndarray, np.ndarray]:
    """All rows and targets. Raises BotError for a directory without data, or data of another encoding."""
    import numpy as np

    xs, ys = [], []
    for directory in directories:
        files = sorted(directory.glob("*.npz"))
        if not files:
            raise BotError(f"{directory}: expected .npz files made by self-play, got none")
        for file in files:
            data = np.load(file)
            if data["x"].shape[1] != INPUTS:
                raise BotError(f"{file}: expected {INPUTS} inputs per row, got {data['x'].shape[1]}")
            xs.append(data["x"])
            ys.append(data["y"])
    return np.concatenate(xs), np.concatenate(ys)


def make_net(start: dict[str, Any] | None = None) -> torch.nn.Sequential:
    """A net with two hidden layers, with the numbers of `start` if given."""
    import torch
    from torch.nn import Linear, ReLU

    sizes = HIDDEN if start is None else [len(bias) for bias in start["biases"][:2]]
    net = torch.nn.Sequential(
        Linear(INPUTS, sizes[0]), ReLU(), Linear(sizes[0], sizes[1]), ReLU(), Linear(sizes[1], 1)
    )
    if start is not None:
        with torch.no_grad():
            for layer, weight, bias in zip(net[::2], start["layers"], start["biases"], strict=True):
                layer.weight.copy_(torch.tensor(weight))
                layer.bias.copy_(torch.tensor(bias))
    return net


def train(
    net: torch.nn.Sequential, x: np.ndarray, y: np.ndarray, epochs: int, rate: float, seed: int
) -> float:
    """Train in place; returns the correlation of prediction and target on the held-out data."""
    import numpy as np
    import torch

    torch.set_num_threads(1)  # at this size more threads only get in each other's way
    torch.manual_seed(seed)
    held = max(1, len(y) // HELD_OUT)
    last = len(y) - held
    batches = max(1, last // BATCH)
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=WEIGHT_DECAY)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, epochs * batches)
    loss = torch.nn.BCEWithLogitsLoss()
    began = time.monotonic()
    correlation = 0.0
    for epoch in range(epochs):
        order = np.random.default_rng(seed + epoch).permutation(last)
        for batch in np.array_split(order, batches):
            optimizer.zero_grad()
            value = loss(net(_tensor(x[batch]))[:, 0], torch.from_numpy(y[batch]))
            value.backward()
            optimizer.step()
            schedule.step()
        with torch.no_grad():
            said = torch.sigmoid(net(_tensor(x[last:]))[:, 0]).numpy()
        correlation = float(np.corrcoef(said, y[last:])[0, 1])
        _tell(
            f"epoch {epoch + 1} of {epochs}: correlation {correlation:.4f}, {time.monotonic() - began:.0f} s"
        )
    return correlation


def _tensor(rows: np.ndarray) -> torch.Tensor:
    import numpy as np
    import torch

    return torch.from_numpy(rows.astype(np.float32))


def net_file(net: torch.nn.Sequential, made: str) -> dict[str, Any]:
    """The contents of value_net.json."""
    layers = list(net[::2])
    return {
        "format": FORMATS[NET],
        "rules": RULES,
        "encoding": ENCODING,
        "made": made,
        "layers": [_rounded(layer.weight.tolist()) for layer in layers],
        "biases": [_rounded([layer.bias.tolist()])[0] for layer in layers],
    }


def _rounded(rows: list[list[float]]) -> list[list[float]]:
    return [[round(number, DIGITS) for number in row] for row in rows]


def main(out: Path, data: Sequence[Path], epochs: int, rate: float, seed: int, start: Path | None) -> None:
    """Train and write the file."""
    x, y = read_data(data)
    first = None if start is None else json.loads(start.read_text(encoding="utf-8"))
    _tell(f"{len(y):,} positions from {', '.join(map(str, data))}")
    net = make_net(first)
    correlation = train(net, x, y, epochs, rate, seed)
    before = f"{first['made']}; then " if first is not None else ""
    made = f"{before}{epochs} epochs over {len(y):,} positions, correlation {correlation:.3f}"
    out.write_text(json.dumps(net_file(net, made), separators=(",", ":")) + "\n", encoding="utf-8")
    _tell(made)


def _tell(line: str) -> None:
    sys.stderr.write(f"{line}\n")
