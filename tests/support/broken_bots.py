"""Bots that break one rule each, for `wildcards conform bot`."""

from __future__ import annotations

import os
import random
import sys

from wildcards.bots.bot import NO_LIMIT, Bot, Limit
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.secrecy.channels import Sight


class First(Bot):
    """Keeps all rules."""

    def choose(self, seen: Observation, limit: Limit = NO_LIMIT) -> int:
        return seen.legal_actions[0]


class Stuck(First):
    """Draws from the pile, as only breaking a tie allows, when it has to take."""

    def choose(self, seen: Observation, limit: Limit = NO_LIMIT) -> int:
        return 46 if seen.phase == Phase.TAKE else super().choose(seen)


class Crashing(First):
    """Cannot count beyond the third round."""

    def choose(self, seen: Observation, limit: Limit = NO_LIMIT) -> int:
        return seen.legal_actions[0 if seen.round <= 3 else len(seen.legal_actions)]


class Global(Bot):
    """Rolls the dice that belong to everybody."""

    def choose(self, seen: Observation, limit: Limit = NO_LIMIT) -> int:
        return random.choice(seen.legal_actions)


class Moody(Bot):
    """Does something else every time."""

    def choose(self, seen: Observation, limit: Limit = NO_LIMIT) -> int:
        return seen.legal_actions[os.urandom(1)[0] % len(seen.legal_actions)]


class Clinging(Bot):
    """Plays on as if its first game had never ended."""

    asked = 0

    def choose(self, seen: Observation, limit: Limit = NO_LIMIT) -> int:
        self.asked += 1
        return seen.legal_actions[self.asked % len(seen.legal_actions)]


class Starting(First):
    """Goes on only where it has seen the game from its beginning."""

    asked = 0

    def choose(self, seen: Observation, limit: Limit = NO_LIMIT) -> int:
        self.asked += 1
        if self.asked == 1 and seen.round > 1:
            raise RuntimeError("where is the beginning?")
        return super().choose(seen)


class Scribbling(First):
    """Writes into what it is given: the rules."""

    def choose(self, seen: Observation, limit: Limit = NO_LIMIT) -> int:
        object.__setattr__(seen.rules, "value_counts", seen.rules.value_counts[::-1])
        return super().choose(seen)


class Peeking(First):
    """Looks for the game in the frames of its callers."""

    def choose(self, seen: Observation, limit: Limit = NO_LIMIT) -> int:
        frame = sys._getframe()
        while frame.f_back is not None:
            frame = frame.f_back
            for value in list(frame.f_locals.values()):
                if isinstance(value, Sight):
                    rivals = [one for one in seen.rules.human_seats() if one != seen.seat]
                    held = hash(value.state.observe(rivals[0]).hand)
                    return seen.legal_actions[held % len(seen.legal_actions)]
        return super().choose(seen)
