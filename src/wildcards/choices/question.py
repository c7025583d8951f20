"""What a seat is asked, without words: what can be picked, how much of it, and what has been picked.

Cards that belong to one decision may be picked one by one and in any order; the question can be asked
again after each of them, and its prices and bonuses then count what is picked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from wildcards.choices.offer import offered
from wildcards.choices.preview import refill_limit
from wildcards.choices.selection import bonus_for, is_double_bid, laid_for, missing, pool, wanted
from wildcards.engine.action import DONE
from wildcards.engine.card import NONE, REFILL, value_of
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.engine.rules import HABITAT_BONUS
from wildcards.protocol.game import Choice


@dataclass(frozen=True)
class Option:
    """One thing to pick: its action, what it costs and brings, and how many such cards there are."""

    action: int
    choice: Choice
    number: int = 1


@dataclass(frozen=True)
class Question:
    """From `least` to `most` options belong to the decision, of which `picked` have been made.

    `laid` are the face-down cards for it, including those picked; `kept` is how many stay in hand.
    """

    phase: Phase
    options: tuple[Option, ...]
    least: int
    most: int
    picked: tuple[int, ...]
    laid: tuple[int, ...]
    kept: int
    limit: int

    @property
    def left(self) -> int:
        """How many more may be picked."""
        return self.most - len(self.picked)

    @property
    def sum(self) -> int:
        """The sum of the cards laid, as in a tie."""
        return sum([value_of(card) for card in self.laid])

    @property
    def is_pair(self) -> bool:
        """Whether one or two bids may be made, thanks to the eagle."""
        return self.phase == Phase.BID and self.most == 2


def question(seen: Observation, picked: Sequence[int] = ()) -> Question:
    """The question to a seat that owes a step, with some cards already picked."""
    actions, least, most = _ASKED.get(seen.phase, _one_step)(seen, picked)
    laid = (*(card for card in seen.sealed if card != REFILL), *picked)
    return Question(
        seen.phase,
        tuple([_option(seen, action, picked) for action in actions]),
        least,
        most,
        tuple(picked),
        laid,
        len(seen.hand) - len(picked),
        refill_limit(seen),
    )


def rivals(seen: Observation) -> list[int]:
    """Those the seat contests a tie with; while equal sums are being broken, only those still equal to it."""
    assert seen.seat is not None
    own = seen.ranks[seen.seat]
    is_broken = seen.phase == Phase.BREAK
    return [
        seat
        for seat, rank in enumerate(seen.ranks)
        if rank != NONE and seat != seen.seat and (rank == own or not is_broken)
    ]


def bonus_in_reach(seen: Observation, picked: Sequence[int] = ()) -> int:
    """The points of the habitat bonus if a payment can still bring it after these cards, else 0."""
    more = missing(seen) - len(picked)
    is_possible = bonus_for([*laid_for(seen), *picked], pool(seen, picked), more, wanted(seen))
    return HABITAT_BONUS if is_possible else 0


def _option(seen: Observation, action: int, picked: Sequence[int]) -> Option:
    is_in_hand = action < REFILL and seen.phase not in (Phase.REVEAL, Phase.KEEP)
    number = pool(seen, picked).count(action) if is_in_hand else 1
    return Option(action, offered(seen, action, picked), number)


# What may be picked, and the least and the most of it.
_Asked = tuple[list[int], int, int]


def _one_step(seen: Observation, _: Sequence[int]) -> _Asked:
    actions = list(seen.legal_actions)
    passing = [action for action in actions if action == DONE]
    return [*[action for action in actions if action != DONE], *passing], 1, 1


def _bid(seen: Observation, picked: Sequence[int]) -> _Asked:
    if not is_double_bid(seen):
        return _one_step(seen, picked)
    cards = [*sorted(set(pool(seen, picked))), *([] if REFILL in picked else [REFILL])]
    return [*cards, *([DONE] if picked else [])], 1, 2


def _discard(seen: Observation, picked: Sequence[int]) -> _Asked:
    return [*sorted(set(pool(seen, picked))), DONE], 0, len(pool(seen))


def _payment(seen: Observation, picked: Sequence[int]) -> _Asked:
    return sorted(set(pool(seen, picked))), missing(seen), missing(seen)


_ASKED: Final[dict[Phase, Callable[[Observation, Sequence[int]], _Asked]]] = {
    Phase.BID: _bid,
    Phase.DISCARD: _discard,
    Phase.LAY: _payment,
    Phase.PAY: _payment,
}
