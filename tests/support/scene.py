"""Scene: a table in the middle of a game, set up and played in tokens.

    table = Scene(hands=("F3 F1 S1", "M3 M2 M1", "S1"), display="pe ib", collections={0: "li*"})
    table.bid("F3", "M3", "S1")
    assert table.asked == "TAKE 0"
    table.act(0, "pe@1 F1 S1")

A scene starts with the bids of a round. A star after an animal means that its collector has the leader of the
species. What is not mentioned is filled in such a way that all cards exist exactly once: habitat cards go
to the draw pile (or the discard pile, with `rest="discard"`), animals where there is room. A scene no game
could reach is refused, and after every step all cards must still be there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from wildcards.engine.action import DRAW, parse_token
from wildcards.engine.board import (
    ANIMALS_AT,
    BIDS,
    BOX,
    BROKE,
    COVER,
    DISCARDS,
    DISPLAY,
    HAND,
    LAID,
    LEADER,
    LEO_AT,
    LEO_PILES,
    PILE_AT,
    POINTS,
    RESHUFFLES,
    ROUND,
    TURNED,
    animal,
    numbers,
)
from wildcards.engine.card import (
    ANIMALS_A_SPECIES,
    CARD_TOKENS,
    REFILL,
    SPECIES,
    SPECIES_TOKENS,
    pack,
    parse_card,
    parse_species,
    unpack,
)
from wildcards.engine.chance import RecordedChance, SeededChance, seed_bytes
from wildcards.engine.event import Event, EventKind
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game

SEED: Final = 2022

# All 46 habitat cards in the hands of five seats: both piles are empty.
ALL_IN_HANDS: Final = (
    "F1 F2 F3 S1 S2 S3 M1 M2 M4 W4",
    "F1 F2 F3 S1 S2 S4 M1 M2 M4",
    "F1 F2 F4 S1 S2 S4 M1 M3 W1",
    "F1 F2 F4 S1 S3 M1 M2 M3 W2",
    "F1 F3 S1 S2 S3 M1 M2 M3 W3",
)


def cards(text: str) -> list[int]:
    """The cards of a text such as `F1 F3 R`."""
    return [parse_card(token) for token in text.split()]


def animals(text: str) -> list[int]:
    """The species of a text such as `pe ib* ib`."""
    return [parse_species(token.rstrip("*")) for token in text.split()]


def starred(text: str) -> set[int]:
    """The species whose leader is marked in a text such as `pe ib* ib`."""
    return {parse_species(token.rstrip("*")) for token in text.split() if token.endswith("*")}


class Scene:
    """A game at its bids, played on by tokens. Seats are counted from 0, slots from 1."""

    def __init__(
        self,
        *,
        hands: Sequence[str],
        display: str = "",
        collections: Mapping[int, str] | None = None,
        supply: str = "",
        edition: str = "2022",
        pile: str = "",
        discard: str = "",
        rest: str = "pile",
        reshuffles: Sequence[str] = (),
        animal_pile: str = "",
        leo: str = "",
        leo_seat: int | None = None,
        leo_piles: Sequence[str] = (),
        talisman: int = 0,
        points: Sequence[int] = (),
        round_number: int | None = None,
        talisman_order: str = "holder_last",
        three_player_removal: str = "balanced",
        payment_returns_on_pass: bool | None = None,
    ) -> None:
        """Set the table.

        hands: one per seat, Leo's is empty. display, pile, animal_pile: in order; the rest follows.
        supply: species that are in a collection while nobody owns their leader. leo: his pile, top first.
        reshuffles, leo_piles: the outcomes of coming shuffles, each checked to hold just the cards shuffled.
        """
        rules = Rules(
            edition=edition,
            seats=len(hands),
            leo=leo != "",
            leo_seat=leo_seat,
            talisman_order=talisman_order,
            three_player_removal=three_player_removal,
            payment_returns_on_pass=payment_returns_on_pass,
        )
        habitats = _Habitats(rules, hands, leo, pile, discard, rest)
        zoo = _Zoo(rules, display, collections or {}, supply, animal_pile, round_number)
        chance = RecordedChance(
            [cards(order) for order in reshuffles],
            [cards(order) for order in (leo, *leo_piles)],
            SeededChance(seed_bytes(SEED)),
        )
        start = new_game(rules, seed=SEED, talisman=talisman if rules.talisman else None)
        s = start.s[:]
        s[ROUND] = zoo.round_number
        s[RESHUFFLES], s[LEO_PILES] = 0, 1
        s[PILE_AT] = s[ANIMALS_AT] = s[LEO_AT] = 0
        s[DISCARDS] = pack(habitats.discard)
        for slot, species in enumerate(zoo.display):
            s[DISPLAY + slot] = species
        for species in range(SPECIES):
            s[LEADER + species] = zoo.leaders[species]
            s[BOX + species] = zoo.box[species]
        for seat in range(rules.seats):
            s[HAND + seat] = pack(habitats.hands[seat])
            s[POINTS + seat] = points[seat] if points else 0
            for species in range(SPECIES):
                s[animal(seat, species)] = zoo.collections[seat][species]
        leo_pile = numbers(habitats.leo)
        self.rules = rules
        self.state = State(rules, chance, None, s, numbers(habitats.pile), numbers(zoo.pile), leo_pile)
        self.events: list[Event] = []
        self.cards = self._all_cards()

    # --- play

    def bid(self, *bids: str | None) -> None:
        """The bids of all seats in order, None for Leo; the eagle's owner lays `F1 S3`, `F1 R` or `F1 -`."""
        assert self.state.phase == Phase.BID
        assert len(bids) == self.rules.seats
        for seat, steps in enumerate(bids):
            if steps is not None:
                self.act(seat, steps)

    def act(self, seat: int, steps: str) -> None:
        """One or more steps of a seat, one after another."""
        for step in steps.split():
            self.events += self.state.apply(seat, parse_token(step, self.state.display))
            assert self._all_cards() == self.cards, f"cards appeared or vanished after {step}"

    def finish_round(self) -> None:
        """Everybody passes, declines, or lays the lowest card, until the next bids or the end."""
        while self.state.phase not in (Phase.BID, Phase.OVER):
            seat = self.state.to_act[0]
            legal = self.legal(seat)
            self.act(seat, "-" if "-" in legal else min(legal, key=parse_token))

    # --- look

    @property
    def asked(self) -> str:
        """The phase and the seats that owe a step, such as `LAY 0 2`."""
        return " ".join([self.state.phase.name, *[str(seat) for seat in self.state.to_act]])

    def legal(self, seat: int) -> set[str]:
        """The tokens of all steps the seat may take now."""
        return {self.state.token(action) for action in self.state.legal_actions(seat)}

    def sees(self, seat: int | None) -> Observation:
        """What the seat (None: a spectator) knows."""
        return self.state.observe(seat)

    def hand(self, seat: int) -> str:
        """The habitat cards in the seat's hand, in card order."""
        return str(self.sees(seat).hand)

    @property
    def display(self) -> str:
        """The animals by slot, such as `pe . ib`."""
        return " ".join("." if species < 0 else SPECIES_TOKENS[species] for species in self.state.display)

    def collection(self, seat: int) -> str:
        """The seat's animals by species, with a star where it owns the leader, such as `pe ib* ib`."""
        seen = self.sees(None)
        words: list[str] = []
        for species, number in enumerate(seen.collections[seat]):
            group = [SPECIES_TOKENS[species]] * number
            if seen.leaders[species] == seat:
                group[0] += "*"
            words += group
        return " ".join(words)

    def leader(self, species: str) -> int | None:
        """The seat that owns the leader of a species; None if it is in the supply."""
        owner = self.sees(None).leaders[parse_species(species)]
        return None if owner < 0 else owner

    @property
    def discard(self) -> str:
        """The discard pile, in card order."""
        return str(self.sees(None).discard)

    @property
    def pile_size(self) -> int:
        """How many habitat cards can be drawn without a shuffle."""
        return self.sees(None).pile_size

    @property
    def bids(self) -> list[str]:
        """The bid of each seat as everybody sees it; empty where none is open."""
        return ["" if card < 0 else CARD_TOKENS[card] for card in self.sees(None).bids]

    def payment(self, seat: int) -> str:
        """The seat's payment on the table as everybody sees it."""
        return str(self.sees(None).payments[seat])

    @property
    def points(self) -> list[int]:
        """The habitat bonus points of each seat."""
        return list(self.sees(None).points)

    @property
    def round(self) -> int:
        """The round, from 1."""
        return self.state.round

    @property
    def talisman(self) -> int:
        """The holder of the talisman."""
        return self.sees(None).talisman

    @property
    def turns(self) -> list[str]:
        """What each seat did in its turn since the scene began, in order: `0 pe@1`, or `2 -` for a pass."""
        told: list[str] = []
        for event, after in zip(self.events, [*self.events[1:], None], strict=True):
            is_swap = after is not None and after.kind == EventKind.GAVE
            if event.kind == EventKind.TOOK and not is_swap:
                told.append(f"{event.seat} {SPECIES_TOKENS[event.species]}@{event.slot + 1}")
            elif event.kind == EventKind.PASSED:
                told.append(f"{event.seat} -")
        return told

    @property
    def draws(self) -> list[str]:
        """Every habitat card drawn into a hand since the scene began, in order: `1 F3`."""
        return [f"{e.seat} {CARD_TOKENS[e.what]}" for e in self.events if e.kind == EventKind.DREW]

    def told(self, kind: EventKind) -> int:
        """How many events of a kind there were since the scene began."""
        return len([event for event in self.events if event.kind == kind])

    # --- no card is lost

    def _all_cards(self) -> tuple[Counter[int], Counter[int]]:
        """All habitat cards and all animals in the game, wherever they are."""
        state, s = self.state, self.state.s
        habitats = Counter(unpack(s[DISCARDS]))
        habitats.update(list(state.pile)[s[PILE_AT] :])
        habitats.update(card for card in list(state.leo_pile)[s[LEO_AT] :] if card != REFILL)
        zoo = Counter(species for species in state.display if species >= 0)
        zoo.update(list(state.animals)[s[ANIMALS_AT] :])
        for species in range(SPECIES):
            zoo[species] += s[BOX + species]
        for seat in range(self.rules.seats):
            for packed in (s[HAND + seat], s[LAID + seat], s[BROKE + seat]):
                habitats.update(unpack(packed))
            single = (s[BIDS + seat], s[COVER + seat], s[TURNED + seat])
            habitats.update(card for card in single if card not in (-1, REFILL, DRAW))
            for species in range(SPECIES):
                zoo[species] += s[animal(seat, species)]
        return habitats, zoo


class _Stock:
    """Cards not yet laid out, in round-robin order."""

    def __init__(self, counts: Iterable[int]) -> None:
        self.left = list(counts)

    def take(self, wanted: Sequence[int], where: str) -> list[int]:
        for card in wanted:
            self.left[card] -= 1
            if self.left[card] < 0:
                raise ValueError(f"{where}: there are not that many of card {card}")
        return list(wanted)

    def fill(self, wanted: Sequence[int], number: int, where: str) -> list[int]:
        """The wanted cards, filled up to a number of cards with others."""
        laid = self.take(wanted, where)
        card = 0
        while len(laid) < number:
            if self.left[card] > 0:
                laid += self.take([card], where)
            card = (card + 1) % len(self.left)
        if len(laid) != number:
            raise ValueError(f"{where}: room for {number} cards, got {len(laid)}")
        return laid

    def size(self) -> int:
        return sum(self.left)


class _Habitats:
    """Where each of the 46 habitat cards is."""

    def __init__(
        self, rules: Rules, hands: Sequence[str], leo: str, pile: str, discard: str, rest: str
    ) -> None:
        stock = _Stock(rules.habitat_counts())
        self.hands = [stock.take(cards(hand), f"hand {seat}") for seat, hand in enumerate(hands)]
        for seat, hand in enumerate(self.hands):
            if len(hand) > 10 or (seat == rules.leo_seat and hand):
                raise ValueError(f"hand {seat}: ten cards at the most, none for Leo")
        self.leo = cards(leo)
        if leo and (self.leo.count(REFILL) != 1 or len(self.leo) > 6):
            raise ValueError("leo: expected the refill card and at most five others")
        stock.take([card for card in self.leo if card != REFILL], "leo")
        self.pile = stock.take(cards(pile), "pile")
        self.discard = stock.take(cards(discard), "discard")
        {"pile": self.pile, "discard": self.discard}[rest].extend(stock.fill([], stock.size(), "rest"))


class _Zoo:
    """Where each of the 42 animals is, and who owns the leaders."""

    def __init__(
        self,
        rules: Rules,
        display: str,
        collections: Mapping[int, str],
        supply: str,
        pile: str,
        round_number: int | None,
    ) -> None:
        each = ANIMALS_A_SPECIES
        if rules.seats == 3 and rules.three_player_removal == "balanced":
            each -= 1
        stock = _Stock([each] * SPECIES)
        taken = {seat: stock.take(animals(text), f"collection {seat}") for seat, text in collections.items()}
        self.collections = [
            [taken.get(seat, []).count(species) for species in range(SPECIES)] for seat in range(rules.seats)
        ]
        sizes = [sum(collection) for collection in self.collections]
        self.round_number = round_number or 1 + max(-(-sum(sizes) // rules.slots), *sizes)
        past = self.round_number - 1
        if self.round_number > rules.rounds or max(sizes) > past or sum(sizes) > past * rules.slots:
            raise ValueError(f"collections: too many animals for round {self.round_number}")
        self.leaders = self._leaders(collections, animals(supply))
        wanted = animals(display)
        self.display = stock.fill(wanted, rules.slots, "display")
        still = (rules.rounds - self.round_number) * rules.slots
        self.pile = stock.fill(animals(pile), still, "animal pile")
        box = stock.fill([], past * rules.slots - sum(sizes), "box")
        self.box = [box.count(species) for species in range(SPECIES)]

    def _leaders(self, collections: Mapping[int, str], supply: Sequence[int]) -> list[int]:
        """The owner of each leader: always one of the seats with the most."""
        owners = [-1] * SPECIES
        for species in range(SPECIES):
            most = max(collection[species] for collection in self.collections)
            stars = [seat for seat, text in collections.items() if species in starred(text)]
            if len(stars) > 1 or (most > 0) != (len(stars) == 1 or species in supply):
                raise ValueError(f"say with one star or `supply` where the leader of {species} is")
            if stars:
                owners[species] = stars[0]
                if self.collections[stars[0]][species] < most:
                    raise ValueError(f"seat {stars[0]} cannot own the leader of {species}")
        return owners
