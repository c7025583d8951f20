"""Why a step is not legal: every code, with what was expected, what came, and where."""

from __future__ import annotations

import pickle

import pytest
from support.scene import Scene

from wildcards.engine.action import parse_token
from wildcards.engine.legal import actions_in
from wildcards.errors import ActionError, IllegalActionError, NotOwedError


def refused(scene: Scene, seat: int, action: int | str) -> ActionError:
    if isinstance(action, str):
        action = parse_token(action)
    with pytest.raises(ActionError) as caught:
        scene.state.check(seat, action)
    with pytest.raises(type(caught.value)) as again:
        scene.state.apply(seat, action)
    assert str(again.value) == str(caught.value)
    return caught.value


def bids() -> Scene:
    return Scene(hands=("F1 F3 S2", "S1 M1", "M1 F2"), display="pe ib", collections={0: "ea*"})


def test_a_seat_that_owes_nothing() -> None:
    scene = bids()
    scene.act(1, "S1")
    error = refused(scene, 1, "M1")
    assert type(error) is NotOwedError
    assert (error.code, error.rule) == ("not_owed", "phases")
    assert str(error).startswith("seat 1 owes no step in phase BID")


def test_no_such_seat() -> None:
    for seat in (-1, 3):
        error = refused(bids(), seat, "F1")
        assert type(error) is NotOwedError
        assert (error.code, error.rule) == ("no_seat", "setup")
        assert str(error) == f"expected a seat from 0 to 2, got {seat}"


@pytest.mark.parametrize("action", [-1, 47, 2**40])
def test_no_such_action(action: int) -> None:
    error = refused(bids(), 1, action)
    assert type(error) is IllegalActionError
    assert (error.code, error.rule) == ("no_action", "actions")
    assert str(error) == (
        f"seat 1, phase BID: expected an action id from 0 to 46, got {action}; legal: S1 M1 R"
    )


def test_a_card_that_is_not_in_hand() -> None:
    error = refused(bids(), 1, "F1")
    assert (error.code, error.rule) == ("not_in_hand", "bids")
    assert str(error) == "seat 1, phase BID: F1 is not in hand; legal: S1 M1 R"


def test_a_second_card_in_the_wrong_order() -> None:
    scene = bids()
    scene.act(0, "F3")
    error = refused(scene, 0, "F1")
    assert (error.code, error.rule) == ("card_order", "card-order")
    assert "F1 is lower in card order than F3, laid before" in str(error)
    scene = Scene(hands=("F1 F3 S2", "S1", "M1"))
    scene.bid("R", "S1", "M1")
    scene.act(0, "F3")
    assert refused(scene, 0, "F1").code == "card_order"


def test_a_payment_that_cannot_be_finished() -> None:
    scene = Scene(hands=("S3 F1 F2", "S1", "M1"), display="pe ib")
    scene.bid("S3", "S1", "M1")
    scene.act(0, "pe@1")
    error = refused(scene, 0, "F2")
    assert (error.code, error.rule) == ("cannot_finish", "payment")
    assert str(error) == (
        "seat 0, phase PAY: after F2 too few cards that may follow are in hand to finish paying; legal: F1"
    )


def test_a_card_that_was_not_laid() -> None:
    scene = bids()
    scene.bid("F1 F3", "S1", "M1")
    for card in ("S2", "R"):
        error = refused(scene, 0, card)
        assert (error.code, error.rule) == ("not_laid", "eagle")
        assert f"{card} is not one of the two cards laid" in str(error)


def test_an_empty_slot() -> None:
    scene = Scene(hands=("S2 F1", "S1", "M2"), display="pe ib")
    scene.bid("S2", "S1", "R")
    scene.act(2, "-")
    scene.act(0, "pe@1 F1")
    assert scene.asked == "TAKE 1"
    for action, slot in (("pe@1", 1), (20, 3), (21, 4)):
        error = refused(scene, 1, action)
        assert (error.code, error.rule) == ("empty_slot", "animals")
        assert f"slot {slot} is empty" in str(error)


def test_a_species_is_taken_from_the_lowest_slot() -> None:
    scene = Scene(hands=("S1", "F2", "F2"), display="pe pe")
    scene.bid("S1", "R", "R")
    scene.act(1, "-")
    scene.act(2, "-")
    error = refused(scene, 0, "pe@2")
    assert (error.code, error.rule) == ("lowest_slot", "leo")
    assert "without Leo a peacock is taken from the lowest slot that shows one, not 2" in str(error)


def swaps() -> Scene:
    scene = Scene(hands=("S1", "F2", "F2"), display="pe ib", collections={0: "me* ib*"})
    scene.bid("R", "F2", "F2")
    assert scene.asked == "SWAP 0"
    return scene


def test_swaps_that_are_none() -> None:
    error = refused(swaps(), 0, "sq>pe@1")
    assert (error.code, error.rule) == ("no_animal", "meerkat")
    assert "no squirrel in the collection to give" in str(error)
    error = refused(swaps(), 0, "ib>ib@2")
    assert (error.code, error.rule) == ("same_species", "meerkat")
    assert "slot 2 shows the species given: a swap needs two species" in str(error)
    assert refused(swaps(), 0, "ib>pe@3").code == "empty_slot"
    scene = Scene(hands=("S1", "F2", "F2"), display="pe pe", collections={0: "me*"})
    scene.bid("R", "F2", "F2")
    assert refused(scene, 0, "me>pe@2").code == "lowest_slot"


@pytest.mark.parametrize("token", ["-", "pe@1", "ib>pe@1", "?"])
def test_a_step_of_another_phase(token: str) -> None:
    words = {"-": "-", "pe@1": "take slot 1", "ib>pe@1": "give ibex for slot 1", "?": "?"}[token]
    error = refused(bids(), 1, token)
    assert (error.code, error.rule) == ("wrong_phase", "phases")
    assert f"action {parse_token(token)} ({words}) is not a step of this phase" in str(error)


def test_a_card_where_none_is_asked_for() -> None:
    error = refused(swaps(), 0, "S1")
    assert error.code == "wrong_phase"
    assert "action 4 (S1) is not a step of this phase" in str(error)


def test_the_refill_card_is_only_bid() -> None:
    scene = Scene(hands=("S1 F1", "F2", "F2"), display="pe ib")
    scene.bid("R", "F2", "F2")
    error = refused(scene, 0, "R")
    assert error.code == "wrong_phase"
    assert "action 16 (R) is not a step of this phase" in str(error)


def test_errors_of_steps_can_be_pickled() -> None:
    error = refused(bids(), 1, "F1")
    twin = pickle.loads(pickle.dumps(error))
    assert (type(twin), twin.code, twin.rule, str(twin)) == (type(error), error.code, error.rule, str(error))


def test_a_mask_lists_its_actions() -> None:
    assert actions_in(0) == []
    assert actions_in(0b1011) == [0, 1, 3]
    assert actions_in((1 << 47) - 1) == list(range(47))
