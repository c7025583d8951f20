"""State: a whole game at one moment, and the steps that move it on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wildcards.engine.action import ACTIONS, token
from wildcards.engine.animals import pay, take
from wildcards.engine.bids import bid, reveal
from wildcards.engine.board import (
    ANIMALS_AT,
    DISPLAY,
    LEADER,
    LEO_AT,
    OWES,
    PHASE,
    PILE_AT,
    POINTS,
    ROUND,
    TALISMAN,
    VALUE,
    Board,
    animal,
    blank,
    numbers,
)
from wildcards.engine.card import NONE, SPECIES
from wildcards.engine.chance import Chance, RecordedChance, SeededChance, seed_bytes
from wildcards.engine.cleanup import begin_round, keep
from wildcards.engine.course import advance, enter
from wildcards.engine.deal import Dealer, Decks, deal, first_holder
from wildcards.engine.event import Event
from wildcards.engine.legal import actions_in, check, check_seat, legal_mask
from wildcards.engine.observation import SEAT_SETS, Observation, observe
from wildcards.engine.phase import BID, BREAK, DISCARD, LAY, OVER, PAY, PHASES, REVEAL, SWAP, TAKE, Phase
from wildcards.engine.refills import discard, swap
from wildcards.engine.rules import HAND_SIZE, Rules
from wildcards.engine.scoring import Breakdown, breakdown, rank
from wildcards.engine.ties import lay, lay_break
from wildcards.errors import DeckError, SeedError

# The kind of a step's event, by phase (they are listed in another order there: sealed ones first).
_STEP_EVENTS: Final = vec[i64]([0, 4, 5, 1, 2, 3, 6, 7, 8])


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Board):
    """A game in progress or finished: who owes a step, what is legal, and what happens next.

    A State holds every hidden card, so it never goes to a player: players get `observe(seat)`.
    """

    @property
    def phase(self) -> Phase:
        """What is being decided now."""
        return PHASES[self.s[PHASE]]

    @property
    def round(self) -> int:
        """The round, from 1."""
        return self.s[ROUND]

    @property
    def value(self) -> int:
        """The bid value being resolved; 5 before the first, 0 outside phase 3."""
        return self.s[VALUE]

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a step now, ascending; empty when the game is over."""
        return SEAT_SETS[self.s[OWES]]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.s[PHASE] == OVER

    @property
    def display(self) -> tuple[int, ...]:
        """The species in each slot, -1 where it is empty."""
        return tuple([self.s[DISPLAY + slot] for slot in range(self.n - 1)])

    def legal_actions(self, seat: int) -> list[int]:
        """The action ids the seat may take now, ascending; empty if it owes no step."""
        check_seat(self, seat)
        return actions_in(legal_mask(self, seat))

    def check(self, seat: int, action: int) -> None:
        """Raise NotOwedError or IllegalActionError, saying why, unless this step may be taken now."""
        check(self, seat, action)

    def is_legal(self, seat: int, action: int) -> bool:
        """Whether the seat may take this action now."""
        return 0 <= seat < self.n and 0 <= action < ACTIONS and legal_mask(self, seat) >> action & 1 != 0

    def apply(self, seat: int, action: int) -> list[Event]:
        """Take a step and return what happened. An illegal one raises (see `check`) and changes nothing."""
        if not self.is_legal(seat, action):
            check(self, seat, action)
        notes = self.notes
        start = notes.length
        if isinstance(self.chance, RecordedChance):
            self._step_or_stay(seat, action)
        else:
            self.step(seat, action)
        happened = notes.since(start)
        return happened if self.notes is notes else happened + self.log  # a round ended

    def _step_or_stay(self, seat: i64, action: i64) -> None:
        """Take a step; if a recorded shuffle turns out to be missing or wrong, stay as before."""
        before = self.copy()
        try:
            self.step(seat, action)
        except DeckError:
            self.s = before.s
            self.pile = before.pile
            self.leo_pile = before.leo_pile
            self.notes = before.notes
            self.past = before.past
            raise

    def step(self, seat: i64, action: i64) -> None:
        """Take a step the caller knows to be legal: the fast door, for search and playouts."""
        self.take_step(seat, action)
        advance(self)

    def take_step(self, seat: i64, action: i64) -> None:
        """The step itself, without what follows when nobody owes another."""
        phase = self.s[PHASE]
        self.tell(_STEP_EVENTS[phase], seat, action)
        if phase == BID:
            bid(self, seat, action)
        elif phase == PAY:
            pay(self, seat, action)
        elif phase == TAKE:
            take(self, seat, action)
        elif phase == DISCARD:
            discard(self, seat, action)
        elif phase == LAY:
            lay(self, seat, action)
        elif phase == SWAP:
            swap(self, seat, action)
        elif phase == REVEAL:
            reveal(self, seat, action)
        elif phase == BREAK:
            lay_break(self, seat, action)
        else:
            keep(self, seat, action)

    def observe(self, seat: int | None) -> Observation:
        """All the seat may know now; None is a spectator."""
        if seat is None:
            return observe(self, NONE)
        check_seat(self, seat)
        return observe(self, seat)

    def token(self, action: int) -> str:
        """The token of an action here."""
        return token(action, self.display)

    def breakdown(self) -> list[Breakdown | None]:
        """What each seat would score if the game ended now, in its parts; None for Leo."""
        return [None if seat == self.leo else self._breakdown(seat) for seat in range(self.n)]

    def _breakdown(self, seat: i64) -> Breakdown:
        s = self.s
        collection = [s[animal(seat, species)] for species in range(SPECIES)]
        leaders = [species for species in range(SPECIES) if s[LEADER + species] == seat]
        return breakdown(collection, leaders, s[POINTS + seat])

    def scores(self) -> list[int | None]:
        """The score of each seat; None for Leo."""
        return [None if part is None else part.total for part in self.breakdown()]

    def ranks(self) -> list[int | None]:
        """The rank of each seat from 1, equals sharing one (1, 1, 3); None for Leo."""
        return rank(self.breakdown())

    def copy(self) -> State:
        """An independent copy, log included; it continues with the same shuffles."""
        other = State(self.rules, self.chance, self.decks, self.s[:], self.pile, self.animals, self.leo_pile)
        other.logging = self.logging
        other.past = self.past
        if self.logging:
            other.notes = self.notes.copy()
        return other

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Whether all cards and numbers, hidden ones too, are the same; the logs may differ."""
        return isinstance(other, State) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(self.facts())

    def facts(self) -> tuple[object, ...]:
        """All cards and numbers as one comparable value: rules, `s`, and the piles from their top."""
        s = list(self.s)
        pile = tuple(list(self.pile)[s[PILE_AT] :])
        animals = tuple(list(self.animals)[s[ANIMALS_AT] :])
        leo = tuple(list(self.leo_pile)[s[LEO_AT] :])
        s[PILE_AT] = s[ANIMALS_AT] = s[LEO_AT] = 0
        return self.rules, tuple(s), pile, animals, leo

    def __reduce__(self) -> tuple[Any, ...]:
        piles = [list(self.s), list(self.pile), list(self.animals), list(self.leo_pile)]
        return _restore, (self.rules, self.chance, self.decks, piles, self.past, self.log, self.logging)


def _restore(
    rules: Rules,
    chance: Chance,
    decks: Decks | None,
    piles: list[list[int]],
    past: Any,
    log: list[Event],
    logging: bool,
) -> State:
    """The State that was pickled."""
    state = State(rules, chance, decks, *[numbers(pile) for pile in piles])
    state.past = past
    state.log = log
    state.logging = logging
    return state


def new_game(
    rules: Rules,
    seed: int | bytes | None = None,
    *,
    decks: Decks | None = None,
    talisman: int | None = None,
    reshuffles: Sequence[Sequence[int]] = (),
    leo_piles: Sequence[Sequence[int]] = (),
    chance: Chance | None = None,
) -> State:
    """A game at its first decision, from a seed or from explicit decks.

    `seed` is 32 bytes or a number that fits them; every shuffle is derived from it. `decks` gives the
    cards in drawing order instead, and `reshuffles` and `leo_piles` the later shuffles as a record does;
    where they end the seed takes over. `chance` is any other source of shuffles. `talisman` is the seat that
    holds it first (2022), drawn by chance unless given; with decks and no seed it must be given.

    Raises SeedError, DeckError or RulesError.
    """
    source = _source(seed, decks, reshuffles, leo_piles, chance)
    if decks is None:
        decks = deal(rules, source)
    else:
        decks.check(rules)
    return _begun(rules, source, decks, _first_holder(rules, talisman, source), logging=True)


def quiet_game(dealer: Dealer, chance: Chance) -> State:
    """A game at its first decision as `new_game` deals it, but without a log: for many games."""
    decks = dealer.deal(chance)
    return _begun(dealer.rules, chance, decks, dealer.holder(chance), logging=False)


def _begun(rules: Rules, source: Chance, decks: Decks, holder: int, *, logging: bool) -> State:
    """The game from these decks, up to its first decision."""
    pile, animals = numbers(list(decks.habitat)), numbers(list(decks.animals))
    state = State(rules, source, decks, blank(), pile, animals, numbers([]))
    state.logging = logging
    state.s[TALISMAN] = holder
    for seat in range(state.n):
        if seat == state.leo:
            state.leo_draws()
        else:
            state.draw_up_to(seat, HAND_SIZE)
    begin_round(state)
    enter(state, BID)
    return state


def _source(
    seed: int | bytes | None,
    decks: Decks | None,
    reshuffles: Sequence[Sequence[int]],
    leo_piles: Sequence[Sequence[int]],
    chance: Chance | None,
) -> Chance:
    if seed is not None:
        chance = SeededChance(seed_bytes(seed))
    if decks is not None:
        return RecordedChance(reshuffles, leo_piles, chance)
    if chance is None:
        raise SeedError("new_game: expected a seed, a chance or explicit decks, got none")
    return chance


def _first_holder(rules: Rules, talisman: int | None, source: Chance) -> int:
    if talisman is not None:
        rules.check_holder(talisman)
        return talisman
    if not rules.talisman:
        return NONE
    if isinstance(source, RecordedChance) and source.then is None:
        raise DeckError("talisman: expected its first holder with explicit decks and no seed, got none")
    then = source.then if isinstance(source, RecordedChance) and source.then else source
    return first_holder(rules, then)
