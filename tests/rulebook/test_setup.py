"""Components, seats, the deal, and how long a game lasts."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from support.scene import Scene, animals, cards

from wildcards.engine.card import CARD_TOKENS, SPECIES, parse_species
from wildcards.engine.deal import Decks
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.errors import DeckError, RulesError

SEATS_REMOVED = [(3, 14), (4, 6), (5, 2)]
SEATS_SHOWN = [(3, 2), (4, 3), (5, 4)]
SEATS_ROUNDS = [(3, 14), (4, 12), (5, 10)]
ALL_HABITATS = """
    F1 F1 F1 F1 F1 F2 F2 F2 F2 F3 F3 F3 F4 F4
    S1 S1 S1 S1 S1 S2 S2 S2 S2 S3 S3 S3 S4 S4
    M1 M1 M1 M1 M1 M2 M2 M2 M2 M3 M3 M3 M4 M4
    W1 W2 W3 W4
"""


def decks_of(state: State) -> Decks:
    decks = state.decks
    assert decks is not None
    return decks


def play_randomly(state: State, seed: int) -> list[int]:
    """Play to the end; returns the rounds in which there were bids."""
    dice = random.Random(seed)
    rounds: list[int] = []
    while not state.is_over:
        if state.phase == Phase.BID and (not rounds or rounds[-1] != state.round):
            rounds.append(state.round)
        seat = dice.choice(state.to_act)
        state.apply(seat, dice.choice(state.legal_actions(seat)))
    return rounds


# --- components


def test_46_habitat_cards_14_of_each_habitat_and_4_wild() -> None:
    """There are 46 habitat cards: 14 each of forest, savannah and mountains, and 4 wild cards."""
    habitat = decks_of(new_game(Rules(), seed=1)).habitat
    suits = Counter(CARD_TOKENS[card][0] for card in habitat)
    assert suits == {"F": 14, "S": 14, "M": 14, "W": 4}


def test_wild_cards_have_the_values_1_2_3_4() -> None:
    """There is one wild card of each value."""
    habitat = decks_of(new_game(Rules(), seed=1)).habitat
    wild = [CARD_TOKENS[card] for card in habitat if CARD_TOKENS[card].startswith("W")]
    assert sorted(wild) == ["W1", "W2", "W3", "W4"]


def test_each_habitat_has_5_4_3_2_cards_of_value_1_2_3_4() -> None:
    """Unless the option says otherwise a habitat has five 1s, four 2s, three 3s and two 4s."""
    assert sorted(decks_of(new_game(Rules(), seed=1)).habitat) == cards(ALL_HABITATS)


@pytest.mark.parametrize("counts", [(4, 4, 3, 3), (14, 0, 0, 0), (0, 0, 0, 14)])
def test_value_counts_option_says_how_many_cards_of_each_value(counts: tuple[int, ...]) -> None:
    """The option replaces the assumed numbers in all three habitats and leaves the wild cards alone."""
    habitat = decks_of(new_game(Rules(value_counts=counts), seed=1)).habitat
    tokens = Counter(CARD_TOKENS[card] for card in habitat)
    for suit in "FSM":
        assert tuple(tokens[f"{suit}{value}"] for value in (1, 2, 3, 4)) == counts
    assert [tokens[f"W{value}"] for value in (1, 2, 3, 4)] == [1, 1, 1, 1]


@pytest.mark.parametrize("counts", [(5, 4, 3, 1), (5, 4, 3, 3), (15, -1, 0, 0), (5, 4, 5), (14,)])
def test_value_counts_are_four_whole_numbers_that_add_up_to_14(counts: tuple[int, ...]) -> None:
    """Anything but four numbers of 0 or more with the sum 14 is refused."""
    with pytest.raises(RulesError, match="value_counts"):
        Rules(value_counts=counts)


def test_42_animals_7_of_each_of_6_species() -> None:
    """There are 42 animals: 7 each of peacock, squirrel, eagle, ibex, lion and meerkat."""
    decks = decks_of(new_game(Rules(), seed=1))
    everyone = Counter([*decks.animals, *decks.removed])
    assert everyone == {parse_species(species): 7 for species in ("pe", "sq", "ea", "ib", "li", "me")}


def test_6_leaders_one_a_species_all_in_the_supply_at_first() -> None:
    """Nobody owns any of the six leaders at the start."""
    assert new_game(Rules(), seed=1).observe(None).leaders == (-1,) * 6


def test_refill_card_is_never_used_up() -> None:
    """Whoever bid the refill card has it again in the next round, every time."""
    table = Scene(hands=("F1", "S1", "M1"))
    for _ in range(3):
        assert "R" in table.legal(0)
        table.bid("R", "R", "R")
        table.finish_round()
    assert "R" in table.legal(0)


def test_score_tokens_never_run_out() -> None:
    """Bonus points may exceed the value of all the printed tokens together."""
    table = Scene(hands=("F1", "", ""), display="pe sq", points=(60, 0, 0))
    table.bid("F1", "R", "R")
    table.act(0, "pe@1")
    assert table.points == [62, 0, 0]


# --- editions


def test_2022_is_the_default_edition() -> None:
    """Rules that don't name an edition are those of 2022."""
    assert Rules().edition == "2022"


def test_only_the_2022_edition_has_a_talisman() -> None:
    """In 2020 nobody holds a talisman, in 2022 somebody does from the start."""
    assert new_game(Rules(edition="2020"), seed=1).observe(None).talisman == -1
    assert new_game(Rules(edition="2022"), seed=1).observe(None).talisman in range(4)


# --- removed animals and the display


@pytest.mark.parametrize(("seats", "removed"), SEATS_REMOVED)
def test_3_4_5_seats_remove_14_6_2_animals(seats: int, removed: int) -> None:
    """The fewer the seats, the more animals leave the game before it starts."""
    state = new_game(Rules(seats=seats), seed=1)
    assert len(decks_of(state).removed) == removed
    assert len(decks_of(state).animals) == 42 - removed


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_animals_are_removed_unseen(seats: int) -> None:
    """Nobody is shown the removed animals: they are not in the open box, nor in any event."""
    state = new_game(Rules(seats=seats), seed=1)
    for seat in [*range(seats), None]:
        seen = state.observe(seat)
        assert seen.box == (0,) * 6
        shown = [event.species for part in seen.history for event in part if event.species >= 0]
        assert shown == list(state.display)


@pytest.mark.parametrize(("seats", "shown"), SEATS_SHOWN)
def test_3_4_5_seats_show_2_3_4_animals(seats: int, shown: int) -> None:
    """The display has one animal fewer than there are seats."""
    display = new_game(Rules(seats=seats), seed=1).display
    assert len(display) == shown
    assert all(species >= 0 for species in display)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_first_animal_revealed_is_slot_1(seats: int) -> None:
    """The display is filled from slot 1 on, in the order of the animal pile."""
    state = new_game(Rules(seats=seats), seed=7)
    assert state.display == decks_of(state).animals[: seats - 1]


def test_slots_keep_their_number_and_gaps_stay() -> None:
    """After the animal in slot 1 is gone, the one in slot 2 is still in slot 2."""
    table = Scene(hands=("F2 F1", "S1", ""), display="pe sq")
    table.bid("F2", "S1", "R")
    table.act(0, "pe@1 F1")
    assert table.display == ". sq"
    assert table.legal(1) == {"sq@2", "-"}


def test_three_seats_remove_one_of_each_species_first() -> None:
    """With 3 seats at least one animal of every species is always removed."""
    for seed in range(60):
        decks = decks_of(new_game(Rules(seats=3), seed=seed))
        assert set(decks.removed) == set(range(SPECIES))


def test_three_seats_remove_8_more_at_random() -> None:
    """Beyond the first six the removed animals differ from game to game."""
    more = {tuple(sorted(decks_of(new_game(Rules(seats=3), seed=seed)).removed)) for seed in range(20)}
    assert len(more) > 10


def test_balanced_is_the_default_removal_for_three_seats() -> None:
    """Without the option one of each species is removed first."""
    assert Rules(seats=3).three_player_removal == "balanced"


def test_random_removal_may_leave_all_seven_of_a_species() -> None:
    """With the option `random` all 14 are drawn blindly, so some games keep a whole species."""
    rules = Rules(seats=3, three_player_removal="random")
    removed = [decks_of(new_game(rules, seed=seed)).removed for seed in range(60)]
    assert all(len(pile) == 14 for pile in removed)
    assert any(set(pile) != set(range(SPECIES)) for pile in removed)


def test_given_decks_must_agree_with_the_removal() -> None:
    """Decks whose removed animals miss a species fit `random` but not `balanced`."""
    removed = animals("pe " * 7 + "sq " * 7)
    left = animals("ea ib li me " * 7)
    decks = Decks.of(cards(ALL_HABITATS), left, removed)
    state = new_game(Rules(seats=3, three_player_removal="random"), decks=decks, talisman=0)
    assert state.display == tuple(animals("ea ib"))
    with pytest.raises(DeckError, match="balanced"):
        new_game(Rules(seats=3), decks=decks, talisman=0)


# --- the deal


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_seat_is_dealt_7_habitat_cards_seat_after_seat(seats: int) -> None:
    """Seat 0 gets the first seven cards of the pile, seat 1 the next seven, and so on."""
    state = new_game(Rules(seats=seats), seed=3)
    habitat = decks_of(state).habitat
    for seat in range(seats):
        assert list(state.observe(seat).hand) == sorted(habitat[7 * seat : 7 * seat + 7])
    assert state.observe(None).pile_size == 46 - 7 * seats


def test_every_seat_is_dealt_a_refill_card() -> None:
    """From the first round on every seat may bid the refill card."""
    state = new_game(Rules(seats=5), seed=3)
    for seat in range(5):
        assert "R" in {state.token(action) for action in state.legal_actions(seat)}


def test_leo_is_dealt_5_cards_at_his_place_in_seat_order() -> None:
    """With Leo in seat 1 his five cards come between those of seats 0 and 2."""
    left = animals("ea ib li me " * 6 + "pe sq pe sq")
    removed = animals("pe sq ea ib li me " + "pe pe pe pe sq sq sq sq")
    decks = Decks.of(cards(ALL_HABITATS), left, removed)
    pile = cards("F3 F2 R F3 F2 F3")
    state = new_game(Rules(seats=3, leo=True, leo_seat=1), decks=decks, talisman=0, leo_piles=[pile])
    assert str(state.observe(0).hand) == "F1 F1 F1 F1 F1 F2 F2"
    assert str(state.observe(2).hand) == "F4 F4 S1 S1 S1 S1 S1"
    assert state.observe(None).leo_pile_size == 6


# --- the talisman's first holder


def test_first_talisman_holder_is_random() -> None:
    """Over many games every seat is sometimes the first holder."""
    holders = {new_game(Rules(seats=4), seed=seed).observe(None).talisman for seed in range(60)}
    assert holders == {0, 1, 2, 3}


@pytest.mark.parametrize("holder", [0, 1, 2, 3])
def test_host_may_choose_the_first_talisman_holder(holder: int) -> None:
    """The host may name the first holder instead of leaving it to chance."""
    assert new_game(Rules(seats=4), seed=1, talisman=holder).observe(None).talisman == holder


def test_leo_is_never_the_first_talisman_holder() -> None:
    """Neither chance nor the host gives the talisman to Leo."""
    rules = Rules(seats=4, leo=True, leo_seat=1)
    holders = {new_game(rules, seed=seed).observe(None).talisman for seed in range(60)}
    assert holders == {0, 2, 3}
    with pytest.raises(RulesError, match="talisman"):
        new_game(rules, seed=1, talisman=1)


def test_no_talisman_can_be_given_in_2020() -> None:
    """The 2020 edition has no talisman."""
    with pytest.raises(RulesError, match="talisman"):
        new_game(Rules(edition="2020"), seed=1, talisman=0)


def test_seats_are_numbered_clockwise() -> None:
    """The talisman, which passes clockwise, goes from seat 0 to seat 1, and from the last seat to seat 0."""
    for holder, next_holder in ((0, 1), (1, 2), (2, 0)):
        table = Scene(hands=("F1", "S1", "M1"), talisman=holder)
        table.bid("F1", "S1", "R")
        table.finish_round()
        assert table.talisman == next_holder


# --- Leo's seat


def test_two_players_must_play_with_leo() -> None:
    """Two seats do not make a game: two people take two seats of three and Leo the third."""
    with pytest.raises(RulesError, match="Leo"):
        Rules(seats=2)
    assert Rules(seats=3, leo=True).human_seats() == [0, 1]


@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_players_may_play_with_leo(players: int) -> None:
    """Three or four people may add Leo or leave him out."""
    assert len(Rules(seats=players + 1, leo=True).human_seats()) == players
    assert len(Rules(seats=players).human_seats()) == players


def test_five_players_never_play_with_leo() -> None:
    """Leo would be the sixth, and there are only five seats."""
    with pytest.raises(RulesError, match="seats"):
        Rules(seats=6, leo=True)


@pytest.mark.parametrize(("players", "removed", "shown"), [(2, 14, 2), (3, 6, 3), (4, 2, 4)])
def test_with_leo_the_game_is_set_up_for_one_more(players: int, removed: int, shown: int) -> None:
    """Removed animals and display are those of a game with that many people, Leo counted as one."""
    state = new_game(Rules(seats=players + 1, leo=True), seed=1)
    assert len(decks_of(state).removed) == removed
    assert len(state.display) == shown


def test_leo_takes_just_one_seat_any_he_is_given() -> None:
    """Leo sits in the last seat unless he is given another."""
    assert Rules(seats=4, leo=True).human_seats() == [0, 1, 2]
    assert Rules(seats=4, leo=True, leo_seat=0).human_seats() == [1, 2, 3]


def test_leo_exists_only_in_2022() -> None:
    """The 2020 edition has no Leo, and so no game for two."""
    with pytest.raises(RulesError, match="Leo"):
        Rules(edition="2020", seats=3, leo=True)
    with pytest.raises(RulesError, match="seats"):
        Rules(edition="2020", seats=2)


# --- how long a game lasts


@pytest.mark.parametrize("edition", ["2022", "2020"])
@pytest.mark.parametrize(("seats", "rounds"), SEATS_ROUNDS)
def test_game_lasts_exactly_14_12_10_rounds(edition: str, seats: int, rounds: int) -> None:
    """However it is played, the game lasts 14, 12 or 10 rounds and the animal pile ends at 0."""
    for seed in range(4):
        state = new_game(Rules(edition=edition, seats=seats), seed=seed)
        assert play_randomly(state, seed) == list(range(1, rounds + 1))
        assert state.observe(None).animals_left == 0


@pytest.mark.parametrize(("seats", "rounds"), SEATS_ROUNDS)
def test_game_with_leo_lasts_as_long_as_its_seats_say(seats: int, rounds: int) -> None:
    """Leo's seat counts for the number of rounds."""
    for seed in range(4):
        state = new_game(Rules(seats=seats, leo=True), seed=seed)
        assert play_randomly(state, seed) == list(range(1, rounds + 1))
        assert state.observe(None).animals_left == 0
