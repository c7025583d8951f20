"""A player that learns from nothing but games: masked PPO on the vector environment, on one core.

    pip install '.[rl]'
    pip install '.[train]'
    python examples/rl/train.py --minutes 3 --opponents random --save player.pt

It plays many games at once against bots, one seat a game. After every few steps it moves its network toward
the actions that did better than the network itself expected (PPO, with generalised advantages). The mask of
legal actions takes the others out before the softmax, so that an illegal one is never drawn or learned from.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from wildcards.engine.action import ACTIONS
from wildcards.envs.encoding import SIZE, floats
from wildcards.envs.vector import WildCardsVectorEnv

Tensor = Any  # torch.Tensor, for those who check types without having it


class Settings(NamedTuple):
    """What is tuned. A game is about 40 decisions of the learner."""

    games: int = 128  # at once
    steps: int = 64  # of each game between two changes of the network
    passes: int = 3  # over the steps just taken
    parts: int = 8  # a pass is divided in
    width: int = 256  # of the two hidden layers
    rate: float = 5e-4
    clip: float = 0.2  # how far the odds of an action may move
    trace: float = 0.95  # lambda: how far an advantage looks past the next step's expectation
    value: float = 0.5  # weight of the error of what was expected
    entropy: float = 0.01  # weight of variety


SETTINGS: Final = Settings()


def network(width: int) -> Any:
    """SIZE numbers in; out come a logit for each action, and last what the game is expected to pay."""
    net: Any = nn.Sequential(
        nn.Linear(SIZE, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, ACTIONS + 1)
    )
    with torch.no_grad():
        net[-1].weight.mul_(0.1)  # at first all legal actions are about as likely
    return net


def judge(net: Any, seen: Tensor, mask: Tensor) -> tuple[Any, Tensor]:
    """The distribution over the legal actions, and the expectation: [n, SIZE], [n, ACTIONS] -> [n]."""
    out = net(seen)
    logits = out[:, :ACTIONS].masked_fill(~mask, -1e9)
    return torch.distributions.Categorical(logits=logits, validate_args=False), out[:, ACTIONS]


def tensors(view: dict[str, NDArray[np.int8]]) -> tuple[Tensor, Tensor]:
    """A view of all games as the network takes it."""
    return torch.from_numpy(floats(view["observation"])), torch.from_numpy(view["action_mask"] > 0)


class Learner:
    """A network, the games it plays, and how it learns from them."""

    def __init__(self, env: WildCardsVectorEnv, settings: Settings, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)  # at this size more threads only get in each other's way
        self.env = env
        self.settings = settings
        self.net = network(settings.width)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=settings.rate)
        self.view, _ = env.reset(seed=seed)

    def update(self) -> None:
        """Play some steps of every game, and learn from them."""
        played = self.play()
        for _ in range(self.settings.passes):
            for part in torch.randperm(len(played[0])).chunk(self.settings.parts):
                self.learn(*[column[part] for column in played])

    def play(self) -> list[Tensor]:
        """Columns with a row for each step: seen, mask, action, its log probability, advantage, return."""
        steps: list[tuple[Tensor, ...]] = []
        for _ in range(self.settings.steps):
            seen, mask = tensors(self.view)
            with torch.no_grad():
                odds, expected = judge(self.net, seen, mask)
                actions = odds.sample()
            self.view, paid, ended, _, _ = self.env.step(actions.numpy())
            rewards, over = torch.from_numpy(paid).float(), torch.from_numpy(ended)
            steps.append((seen, mask, actions, odds.log_prob(actions), expected, rewards, over))
        columns = [torch.stack(column) for column in zip(*steps, strict=True)]
        with torch.no_grad():
            last = judge(self.net, *tensors(self.view))[1]
        expected, rewards, over = columns[4:]
        gains = advantages(expected, rewards, over, last, self.settings.trace)
        return [column.flatten(0, 1) for column in (*columns[:4], gains, gains + expected)]

    def learn(
        self, seen: Tensor, mask: Tensor, actions: Tensor, before: Tensor, gains: Tensor, returns: Tensor
    ) -> None:
        """One step of the optimizer, from these rows."""
        odds, expected = judge(self.net, seen, mask)
        ratio = (odds.log_prob(actions) - before).exp()
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        clipped = ratio.clamp(1 - self.settings.clip, 1 + self.settings.clip)
        loss = -torch.min(ratio * gains, clipped * gains).mean()
        loss = loss + self.settings.value * (expected - returns).square().mean()
        loss = loss - self.settings.entropy * odds.entropy().mean()
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self.optimizer.step()


def advantages(expected: Tensor, rewards: Tensor, over: Tensor, last: Tensor, trace: float) -> Tensor:
    """How much better each step did than expected, [steps, games]: what follows a game's end is another's."""
    gains = torch.zeros_like(rewards)
    gain = torch.zeros_like(last)
    after = last
    for step in reversed(range(len(rewards))):
        goes_on = (~over[step]).float()
        surprise = rewards[step] + goes_on * after - expected[step]
        gain = surprise + goes_on * trace * gain
        gains[step], after = gain, expected[step]
    return gains


def share_of_wins(net: Any, opponents: str, games: int, seed: int, side: int = 100) -> float:
    """The share of the wins in so many games (a multiple of `side`); a player like the others has 1/4.

    Its actions are drawn, as in training: always the likeliest one is another player, and often a better one.
    """
    env = WildCardsVectorEnv(side, opponents=opponents, seat="rotating")
    view, _ = env.reset(seed=seed)
    left = np.full(side, games // side)  # so many of each, since short games would count more often otherwise
    won = 0.0
    while left.any():
        with torch.no_grad():
            odds, _ = judge(net, *tensors(view))
        view, paid, ended, _, _ = env.step(odds.sample().numpy())
        won += float(paid[ended & (left > 0)].sum())
        left -= ended & (left > 0)
    return won / (games // side * side)


def main(arguments: list[str] | None = None) -> None:
    """Train, and say how the player does."""
    parser = argparse.ArgumentParser(description=str(__doc__).split("\n", 1)[0])
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--opponents", default="random", help="random or greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=2000, help="how many the player is tested in")
    parser.add_argument("--save", help="a file for the weights")
    chosen = parser.parse_args(arguments)
    env = WildCardsVectorEnv(SETTINGS.games, opponents=chosen.opponents, seat="rotating", zero_sum=True)
    learner = Learner(env, SETTINGS, chosen.seed)
    start, updates = time.monotonic(), 0
    while (seconds := time.monotonic() - start) < chosen.minutes * 60:
        if updates % 20 == 0:
            share = share_of_wins(learner.net, "random", 200, seed=2)
            print(
                f"{seconds:5.0f} s  {updates:4} updates  {share:.0%} of the wins against random", flush=True
            )
        learner.update()
        updates += 1
    for opponents in ("random", "greedy"):
        share = share_of_wins(learner.net, opponents, chosen.games, seed=3)
        print(f"after {updates} updates: {share:.1%} of the wins against three {opponents}")
    if chosen.save:
        torch.save(learner.net.state_dict(), chosen.save)


if __name__ == "__main__":
    main()
