"""The options of Gymnasium's environments, for one game and for many at once, with their defaults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from wildcards.engine.rules import Rules
from wildcards.envs.game import check_illegal_reward, rules_of
from wildcards.envs.reward import check_reward


@dataclass(frozen=True)
class Options:
    """What a learner plays, against whom, and for what; `WildCardsEnv` says what each means.

    Raises ValueError for rewards that there are not; the rest is checked where it is used.
    """

    rules: Rules
    opponents: str | Sequence[str] = "greedy"
    seat: int | str = 0
    reward: str = "win"
    zero_sum: bool = False
    illegal_reward: float = -1.0
    render_mode: str | None = None

    def __post_init__(self) -> None:
        check_reward(self.reward, self.zero_sum)
        check_illegal_reward(self.illegal_reward)

    @staticmethod
    def of(given: Mapping[str, Any]) -> Options:
        """The options of these names; others are those of the rules. Raises ValueError or RulesError."""
        own = {name: value for name, value in given.items() if name in _OWN}
        rules = rules_of({name: value for name, value in given.items() if name not in _OWN})
        return Options(rules, **own)


_OWN: Final = tuple([field.name for field in fields(Options) if field.name != "rules"])
