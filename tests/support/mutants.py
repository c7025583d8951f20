"""Positions and observations that somebody changed, tried in a separate process: it may hang or die.

    python -m support.mutants position SEED NUMBER FILE

The mutant being tried is in FILE. What was tried and accepted is printed as JSON at the end.
"""

from __future__ import annotations

import contextlib
import copy
import json
import random
import re
import resource
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from strategies import EVERY_RULES, TABLES, audiences, play

from wildcards.bots.bot import Bot, Limit
from wildcards.bots.registry import make_bot
from wildcards.engine.card import CARD_TOKENS, SPECIES_TOKENS
from wildcards.engine.chance import Rng
from wildcards.engine.determinize import determinize
from wildcards.engine.phase import PHASES, Phase
from wildcards.engine.playout import playout
from wildcards.engine.state import State
from wildcards.errors import ObservationError, PositionError
from wildcards.notation.observation import observation_from_dict, observation_to_dict
from wildcards.notation.position import parse_position, position_text

SECONDS: Final = 60  # of the processor, for a mutant
MEMORY: Final = 4 << 30
RARE: Final = (
    Phase.REVEAL,
    Phase.SWAP,
    Phase.DISCARD,
    Phase.LAY,
    Phase.BREAK,
    Phase.PAY,
    Phase.KEEP,
    Phase.OVER,
)
OF_SEATS: Final = ("owes", "active", "swapped", "equal", "queue")
CARDS: Final = ("hands", "known", "laid", "broke", "bids", "covers", "turned", "discard", "pile", "leo_pile")
TOKENS: Final = re.compile(r"[FSMW][1-4]|R|\?")
BOTS: Final = ("random", "novice", "greedy", "skilled")


def some_states(chooser: random.Random) -> list[State]:
    """Positions of every table in every phase it has, more of those that are rare."""
    found: list[State] = []
    for table in (*TABLES, *chooser.sample(EVERY_RULES, 40)):
        for state in play(table, chooser.randrange(2**32)):
            if chooser.random() < (0.3 if state.phase in RARE else 0.04):
                found.append(state.copy())
    return found


# --- positions


class Lines:
    """Mutants of position lines."""

    def __init__(self, states: list[State], chooser: random.Random) -> None:
        self._fields = [
            dict(word.split("=") for word in position_text(state).split()[1:]) for state in states
        ]
        self._chooser = chooser

    def mutant(self) -> str:
        """A line that was valid before one to four changes."""
        fields = dict(self._chooser.choice(self._fields))
        for _ in range(self._chooser.choice((1, 1, 1, 2, 2, 3, 4))):
            change: Callable[[dict[str, str]], None] = self._chooser.choice(
                [
                    *(3 * [self._move_card]),
                    self._borrow,
                    self._number,
                    self._seats,
                    self._phase,
                    self._exchange,
                    self._move_animal,
                    self._repeat,
                ]
            )
            with contextlib.suppress(ValueError, IndexError):  # what it needs is broken already
                change(fields)
        return " ".join(
            ["wildcards-position/1", *[f"{key}={value}" for key, value in fields.items() if value]]
        )

    def _borrow(self, fields: dict[str, str]) -> None:
        """The value from another line, mostly one with as many seats."""
        other = self._chooser.choice(self._fields)
        for _ in range(20):
            if other["seats"] == fields["seats"]:
                break
            other = self._chooser.choice(self._fields)
        key = self._chooser.choice(sorted({*other, *fields}))
        fields[key] = other.get(key, "")

    def _number(self, fields: dict[str, str]) -> None:
        key = self._chooser.choice(sorted(fields))
        found = list(re.finditer(r"-1|\d+", fields[key]))
        if found:
            one = self._chooser.choice(found)
            new = str(
                self._chooser.choice(
                    (-1, 0, 1, 2, 3, 4, 5, 6, 7, 13, 15, 16, 63, int(one[0]) + 1, int(one[0]) - 1)
                )
            )
            fields[key] = fields[key][: one.start()] + new + fields[key][one.end() :]

    def _move_card(self, fields: dict[str, str]) -> None:
        """A card goes to another place; nothing is lost."""
        source = self._chooser.choice([key for key in CARDS if fields.get(key)])
        one = self._chooser.choice(list(TOKENS.finditer(fields[source])) or [None])
        if one is None:
            return
        fields[source] = fields[source][: one.start()] + fields[source][one.end() :]
        target = self._chooser.choice(CARDS)
        parts = fields.get(target, "").split("/")
        if target not in ("discard", "pile", "leo_pile") and len(parts) == 1:
            parts = [""] * int(fields["seats"])
        at = self._chooser.randrange(len(parts))
        parts[at] = "".join(sorted([*TOKENS.findall(parts[at]), one[0]]))
        fields[target] = "/".join(parts) if any(parts) else ""

    def _seats(self, fields: dict[str, str]) -> None:
        key = self._chooser.choice(OF_SEATS)
        seats = list(fields.get(key, ""))
        one = str(self._chooser.randrange(int(fields["seats"])))
        if one in seats:
            seats.remove(one)
        else:
            seats.append(one)
        if self._chooser.random() < 0.3:
            self._chooser.shuffle(seats)
        fields[key] = "".join(seats)

    def _phase(self, fields: dict[str, str]) -> None:
        fields["phase"] = self._chooser.choice(PHASES).name

    def _exchange(self, fields: dict[str, str]) -> None:
        """Two seats, or slots, exchange what they have."""
        key = self._chooser.choice(sorted(fields))
        mark = "/" if "/" in fields[key] else ","
        parts = fields[key].split(mark)
        one, other = self._chooser.randrange(len(parts)), self._chooser.randrange(len(parts))
        parts[one], parts[other] = parts[other], parts[one]
        fields[key] = mark.join(parts)

    def _move_animal(self, fields: dict[str, str]) -> None:
        """An animal of a collection or the box goes to another one."""
        rows = [
            [int(n) for n in row.split(",")] for row in (*fields["collections"].split("/"), fields["box"])
        ]
        species = self._chooser.randrange(6)
        one, other = self._chooser.sample(range(len(rows)), 2)
        if rows[one][species]:
            rows[one][species] -= 1
            rows[other][species] += 1
        texts = [",".join(map(str, row)) for row in rows]
        fields["collections"], fields["box"] = "/".join(texts[:-1]), texts[-1]

    def _repeat(self, fields: dict[str, str]) -> None:
        key = self._chooser.choice(sorted(fields))
        fields[key] += self._chooser.choice((fields[key], "0", "R", "F1", "pe", "/", ",0", "--", "?"))


def try_position(text: str, chooser: random.Random) -> Phase | None:
    """Read a line; an accepted one is observed by all, and played to its end. Returns its phase, or None."""
    try:
        state = parse_position(text)
    except PositionError:
        return None
    assert parse_position(position_text(state)) == state
    phase = state.phase
    fast = state.copy()
    fast.logging = False
    playout(fast, Rng(chooser.getrandbits(64)))
    steps = 0
    while not state.is_over:
        if steps % 40 == 0:
            for audience in audiences(state.rules):
                seen = state.observe(audience)
                assert observation_from_dict(json.loads(json.dumps(observation_to_dict(seen)))) == seen
        seat = chooser.choice(state.to_act)
        state.apply(seat, chooser.choice(state.legal_actions(seat)))
        steps += 1
    assert len(state.ranks()) == state.rules.seats
    return phase


# --- observations


class Sights:
    """Mutants of observations as JSON objects."""

    def __init__(self, states: list[State], chooser: random.Random) -> None:
        self._chooser = chooser
        self._all: list[dict[str, Any]] = []
        for state in states:
            owing = chooser.choice(state.to_act) if state.to_act and chooser.random() < 0.7 else None
            audience = chooser.choice(audiences(state.rules)) if owing is None else owing
            seen = observation_to_dict(state.observe(audience))
            seen["history"] = seen["history"][-1:]
            self._all.append(seen)

    def mutant(self) -> str:
        """One that was valid before one to four changes, as JSON."""
        seen = copy.deepcopy(self._chooser.choice(self._all))
        for _ in range(self._chooser.choice((1, 1, 1, 2, 2, 3, 4))):
            change: Callable[[dict[str, Any]], None] = self._chooser.choice(
                [
                    *(2 * [self._move_card]),
                    *(2 * [self._sizes]),
                    self._borrow,
                    self._number,
                    self._seats,
                    self._owe_nothing,
                    self._phase,
                    self._place,
                    self._exchange,
                ]
            )
            with contextlib.suppress(ValueError, IndexError, TypeError, KeyError, AttributeError):
                change(seen)
        return json.dumps(seen)

    def _borrow(self, seen: dict[str, Any]) -> None:
        other = self._chooser.choice(self._all)
        for _ in range(20):
            if other["rules"] == seen["rules"]:
                break
            other = self._chooser.choice(self._all)
        key = self._chooser.choice(sorted(seen))
        seen[key] = copy.deepcopy(other[key])

    def _places(self, value: Any, kind: type) -> Iterator[tuple[Any, Any]]:
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            if isinstance(inner, dict | list):
                yield from self._places(inner, kind)
            elif type(inner) is kind:
                yield value, key

    def _number(self, seen: dict[str, Any]) -> None:
        holder, key = self._chooser.choice(list(self._places({**seen, "history": []}, int)))
        new = self._chooser.choice((-1, 0, 1, 2, 4, 5, 7, 16, 64, holder[key] + 1, holder[key] - 1))
        if holder.keys() >= {"seat", "rules"} if isinstance(holder, dict) else False:
            seen[key] = new
        else:
            holder[key] = new

    def _place(self, seen: dict[str, Any]) -> None:
        """A string becomes another one, or nothing."""
        texts = list(self._places({key: seen[key] for key in seen if key != "phase"}, str))
        holder, key = self._chooser.choice(texts)
        holder[key] = self._chooser.choice((*CARD_TOKENS, *SPECIES_TOKENS, "-", "?", "pe@1", None))

    def _hands(self, seen: dict[str, Any]) -> list[list[str]]:
        return [
            seen["hand"],
            seen["discard"],
            seen["sealed"],
            *seen["known"],
            *seen["payments"],
            *seen["breaks"],
        ]

    def _move_card(self, seen: dict[str, Any]) -> None:
        hands = self._hands(seen)
        source = self._chooser.choice([hand for hand in hands if hand] or [[]])
        if source:
            card = source.pop(self._chooser.randrange(len(source)))
            target = self._chooser.choice(hands)
            target.append(card)
            target.sort()

    def _sizes(self, seen: dict[str, Any]) -> None:
        """Hidden cards go from a hand to the pile, or back."""
        seat = self._chooser.randrange(len(seen["hand_sizes"]))
        by = self._chooser.choice((-2, -1, 1, 2))
        seen["hand_sizes"][seat] += by
        seen[self._chooser.choice(("pile_size", "pile_size", "leo_pile_size"))] -= by

    def _seats(self, seen: dict[str, Any]) -> None:
        seats = seen[self._chooser.choice(("to_act", "swapped", "equal", "queue"))]
        one = self._chooser.randrange(len(seen["hand_sizes"]))
        if one in seats:
            seats.remove(one)
        else:
            seats.append(one)

    def _owe_nothing(self, seen: dict[str, Any]) -> None:
        seen[self._chooser.choice(("to_act", "legal_actions", "queue", "sealed", "hand", "history"))] = []

    def _phase(self, seen: dict[str, Any]) -> None:
        seen["phase"] = self._chooser.choice(PHASES).name

    def _exchange(self, seen: dict[str, Any]) -> None:
        values = self._chooser.choice([value for value in seen.values() if isinstance(value, list) and value])
        one, other = self._chooser.randrange(len(values)), self._chooser.randrange(len(values))
        values[one], values[other] = values[other], values[one]


def try_observation(text: str, chooser: random.Random, bots: list[Bot]) -> Phase | None:
    """Read an observation; for an accepted one every bot decides, and a game continues from it."""
    try:
        seen = observation_from_dict(json.loads(text))
    except ObservationError:
        return None
    assert observation_from_dict(observation_to_dict(seen)) == seen
    fast = determinize(seen, chooser, log=False)
    playout(fast, Rng(chooser.getrandbits(64)))
    if seen.legal_actions:
        assert seen.seat is not None
        for bot in bots:
            bot.new_game(seen.rules, seen.seat)
            assert bot.choose(seen, Limit(simulations=4)) in seen.legal_actions
    return seen.phase


# --- the process


def main(kind: str, seed: int, number: int, path: Path) -> None:
    """Try this many mutants."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    chooser = random.Random(seed)
    states = some_states(chooser)
    met: Counter[str] = Counter()
    mutants = Lines(states, chooser) if kind == "position" else Sights(states, chooser)
    bots = [make_bot(name) for name in BOTS]
    for _ in range(number):
        text = mutants.mutant()
        path.write_text(text, encoding="utf-8")
        # Not an alarm of Python's: compiled code that hangs would never look at it. The default action kills.
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        found = try_position(text, chooser) if kind == "position" else try_observation(text, chooser, bots)
        met["tried"] += 1
        if found is not None:
            met["accepted"] += 1
            met[found.name] += 1
    signal.setitimer(signal.ITIMER_PROF, 0)
    print(json.dumps(met))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4]))
