"""Wild Cards as games of OpenSpiel: importing this module registers them.

`python_wildcards` is the whole game, `python_wildcards_endgame` one that is small enough to be solved (see
endgame.py). docs/open-spiel.md says what is sampled, what is hidden and what the parameters mean.
"""

from __future__ import annotations

import json
import pickle
from base64 import b64encode
from typing import Any, Final

import numpy as np

from wildcards.engine.action import ACTIONS, token
from wildcards.engine.card import HABITAT_CARDS
from wildcards.engine.chance import FastChance, Rng
from wildcards.engine.observation import Observation
from wildcards.engine.playout import playout
from wildcards.engine.rules import HAND_LIMIT, Rules
from wildcards.engine.state import State, new_game
from wildcards.envs.encoding import SIZE, encode_state, floats
from wildcards.envs.endgame import Endgame
from wildcards.envs.moment import CHANCE, TERMINAL, Look, Moment, Root, Uniform, determinized, imagined
from wildcards.envs.reward import REWARDS
from wildcards.envs.utility import Utility, utility_of
from wildcards.errors import MissingPackageError, TokenError, WildCardsError, how_to_install
from wildcards.notation.observation import present_to_dict
from wildcards.notation.position import position_text

try:
    import pyspiel
except ImportError:
    raise MissingPackageError(
        f"wildcards.envs.open_spiel: expected OpenSpiel to be installed ({how_to_install('rl')})"
    ) from None

GAME: Final = "python_wildcards"  # what `pyspiel.load_game` calls the game
ENDGAME: Final = "python_wildcards_endgame"  # and the endgame
PAYMENTS: Final = {"edition": None, "returns": True, "lost": False}
_PAID: Final = {"reward": "win", "zero_sum": False}
_ENDGAME_REWARDS: Final = {"reward": "points", "zero_sum": True}
_RULES: Final = {
    "players": 4,
    "edition": 2022,
    "leo": False,
    "leo_seat": -1,
    "talisman_order": "holder_last",
    "three_player_removal": "balanced",
    "payment": "edition",
    "value_counts": "5/4/3/2",
}


# --- where games begin


class Seeds:
    """The root of the whole game: a seed, rolled digit by digit, from which every shuffle follows."""

    rolls = 16

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.outcomes = [(digit, 1 / 16) for digit in range(16)]

    def start(self, rolled: tuple[int, ...]) -> State:
        """The deal of `new_game(rules, chance=FastChance(seed))`; the first digit is the highest."""
        seed = 0
        for digit in rolled:
            seed = seed << 4 | digit
        return new_game(self.rules, chance=FastChance(seed))

    def name(self, roll: int) -> str:
        """The digit."""
        return f"digit {roll:x}"

    def resample(self, seen: Observation, acting: int, uniform: Uniform) -> State:
        """By perfect memory: see `determinized`."""
        return determinized(seen, acting, uniform)


def rules_of(parameters: dict[str, Any]) -> Rules:
    """The rules that the parameters of `python_wildcards` say. Raises SpielError."""
    given = {**_RULES, **parameters}
    leo = given["leo"] or given["players"] == 2  # two people always play with him
    payment = given["payment"]
    if payment not in PAYMENTS:
        raise pyspiel.SpielError(f"payment: expected {_or(PAYMENTS)}, got {payment!r}")
    counts = str(given["value_counts"]).split("/")
    try:
        return Rules(
            edition=str(given["edition"]),
            seats=given["players"] + (1 if leo else 0),
            leo=leo,
            leo_seat=None if given["leo_seat"] == -1 else given["leo_seat"],
            talisman_order=given["talisman_order"],
            three_player_removal=given["three_player_removal"],
            payment_returns_on_pass=PAYMENTS[payment],
            value_counts=tuple([int(count) if count.isdecimal() else -1 for count in counts]),
        )
    except WildCardsError as error:
        raise pyspiel.SpielError(f"{GAME}: {error}") from None


def _or(choices: Any) -> str:
    return " or ".join([repr(choice) for choice in choices])


def _utility(rules: Rules, parameters: dict[str, Any]) -> Utility:
    given = {**_PAID, **parameters}
    if given["reward"] not in REWARDS:
        raise pyspiel.SpielError(f"reward: expected {_or(REWARDS)}, got {given['reward']!r}")
    return utility_of(rules, given["reward"], bool(given["zero_sum"]))


# --- games


def _type(name: str, long_name: str, defaults: dict[str, Any], most: int, total: float | None) -> Any:
    """The GameType; `total` is the sum of utilities, None where it varies."""
    sums = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=sums.GENERAL_SUM if total is None else sums.CONSTANT_SUM if total else sums.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=defaults,
    )


class _Game(pyspiel.Game):  # type: ignore[misc]  # without types
    """What both games share."""

    def __init__(
        self, name: str, root: Root, utility: Utility, rounds: int, parameters: dict[str, Any]
    ) -> None:
        self.root: Final = root
        self.utility: Final = utility
        players = len(root.rules.human_seats())
        long_name, defaults, most = _KINDS[name]
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=len(root.outcomes),
            num_players=players,
            min_utility=utility.least,
            max_utility=utility.most,
            utility_sum=utility.total,
            max_game_length=rounds * _most_steps(root.rules),
        )
        super().__init__(_type(name, long_name, defaults, most, utility.total), info, parameters)

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        """All of them come before the first decision."""
        return self.root.rolls

    def new_initial_state(self, *given: object) -> WildCardsState:
        """Before the first roll."""
        if given:
            raise pyspiel.SpielError(f"new_initial_state: expected no argument, got {given[0]!r}")
        return WildCardsState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """What a player, or with private information of nobody a spectator, sees."""
        return Observer(kind or pyspiel.IIGObservationType(perfect_recall=False), params)

    def state_of(self, seen: Observation, uniform: Uniform) -> WildCardsState:
        """A state that looks like this to its seat, which acts, with all that is hidden drawn by `uniform`.

        For players who get an Observation from elsewhere; `resample_from_infostate` gives further ones.
        Raises SpielError for an observation of other rules, or of a seat that does not act.
        """
        if seen.rules != self.root.rules or seen.seat is None or not seen.legal_actions:
            raise pyspiel.SpielError(
                "state_of: expected an observation of a seat that acts in a game of these rules"
            )
        look = Look(seen)
        return _after(self, imagined(self.root, look, seen.seat, uniform), look)


def _load(text: str) -> Any:
    """The game that was pickled: OpenSpiel's own way leaves out what is kept in Python."""
    return pyspiel.load_game(text)


def _most_steps(rules: Rules) -> int:
    """An upper bound of the steps in a round."""
    bids = 2 + 1  # with the eagle's second card, and turning one over
    pays = 1 + HAND_LIMIT  # swapping and discarding; or laying, taking and paying, which is less
    breaks = 0 if rules.edition == "2022" else 2 * HABITAT_CARDS  # each turn of two ties uses one up
    return rules.seats * (bids + pays + 1 + breaks)


class WildCardsGame(_Game):
    """`python_wildcards`: the whole game."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        rules = rules_of(given)
        super().__init__(GAME, Seeds(rules), _utility(rules, given), rules.rounds, given)


class EndgameGame(_Game):
    """`python_wildcards_endgame`: the last round, with few cards to be dealt."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        root = Endgame()
        super().__init__(ENDGAME, root, _utility(root.rules, {**_ENDGAME_REWARDS, **given}), 1, given)


# --- states


class WildCardsState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game. All it holds in Python is the Moment: OpenSpiel copies and pickles that."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self.moment = Moment(game.root)

    def current_player(self) -> int:
        return self.moment.player

    def is_terminal(self) -> bool:
        return self.moment.player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a roll, with their probabilities."""
        if self.moment.player != CHANCE:
            raise pyspiel.SpielError("chance_outcomes: expected a chance node, got a state after the deal")
        return self.moment.root.outcomes

    def _legal_actions(self, player: int) -> list[int]:
        moment = self.moment
        return [] if moment.engine is None else moment.engine.legal_actions(moment.seats[player])

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        engine = moment.engine
        if engine is None:
            self._roll(action)
        elif engine.is_legal(moment.seat, action):
            moment.step(engine, action)
        else:
            raise pyspiel.SpielError(f"apply_action: {_reason(moment, engine, action)}")

    def _roll(self, outcome: int) -> None:
        number = len(self.moment.root.outcomes)
        if not 0 <= outcome < number:
            raise pyspiel.SpielError(
                f"apply_action: expected an outcome from 0 to {number - 1}, got {outcome}"
            )
        self.moment.roll(outcome)

    def _action_to_string(self, player: int, action: int) -> str:
        moment = self.moment
        if player == CHANCE:
            return moment.root.name(action)
        try:
            return token(action, moment.engine.display if moment.engine else None)
        except TokenError:
            return f"action {action}"

    def returns(self) -> list[float]:
        """The utility at the end; zeros before."""
        moment = self.moment
        if moment.player != TERMINAL or moment.engine is None:
            return [0.0] * len(moment.seats)
        utility: Utility = self.get_game().utility
        return utility.of(moment.engine)

    def resample_from_infostate(self, player: int, uniform: Uniform) -> WildCardsState:
        """A state that looks the same to the player; its history holds the steps the player saw.

        `uniform` gives numbers of at least 0 and below 1, and is the only source of chance.
        Raises SpielError for a wrong player and before the deal.
        """
        moment = self.moment
        if not 0 <= player < len(moment.seats):
            raise pyspiel.SpielError(
                f"resample_from_infostate: expected a player from 0 to {len(moment.seats) - 1}, got {player}"
            )
        if moment.engine is None:
            raise pyspiel.SpielError("resample_from_infostate: expected a state after the deal")
        look = moment.look(moment.seats[player])
        assert look is not None
        return _after(self.get_game(), moment.imagine(look, uniform), look)

    def __str__(self) -> str:
        moment = self.moment
        if moment.engine is None:
            return f"rolled {' '.join([moment.root.name(roll) for roll in moment.rolled]) or 'nothing'}"
        return position_text(moment.engine)


def _after(game: _Game, moment: Moment, look: Look) -> WildCardsState:
    """A state of this moment, whose history holds the steps that were seen.

    OpenSpiel writes the history itself; only by deserializing can a state be given another.
    """
    history = ",".join([f"{moment.players[seat]}:{action}" for seat, action in look.steps])
    text = f"history={history}\nmove_number={len(look.steps)}\n__dict__={_NOTHING}"
    state: WildCardsState = game.deserialize_state(text)
    state.moment = moment
    return state


_NOTHING: Final = b64encode(pickle.dumps({})).decode()


def _reason(moment: Moment, engine: State, action: int) -> str:
    """Why this action is not legal."""
    if moment.player == TERMINAL:
        return f"expected no action, since the game is over, got {action}"
    try:
        engine.check(moment.seat, action)
    except WildCardsError as error:
        return f"player {moment.player}: {error}"
    return f"action {action} is legal"


# --- what players see


class Observer:
    """What a player sees, as text and as a tensor, by OpenSpiel's protocol of observers."""

    def __init__(self, kind: Any, params: Any) -> None:
        """Raises SpielError for what cannot be shown: two players' secrets, or secrets alone."""
        private = pyspiel.PrivateInfoType
        if params:
            raise pyspiel.SpielError(f"observer: expected no parameters, got {params!r}")
        if not kind.public_info or kind.private_info == private.ALL_PLAYERS:
            raise pyspiel.SpielError(
                "observer: expected public information, and private of a single player or nobody"
            )
        self._remembers: Final = kind.perfect_recall
        self._is_spectator: Final = kind.private_info == private.NONE
        self.tensor: Final = None if self._is_spectator else np.zeros(SIZE, np.float32)
        self.dict: Final = {} if self.tensor is None else {"observation": self.tensor}

    def _look(self, state: WildCardsState, player: int) -> Look | None:
        moment = state.moment
        return moment.look(None if self._is_spectator else moment.seats[player])

    def set_from(self, state: WildCardsState, player: int) -> None:
        """Write the tensor: the encoding of what is on the table now, from 0 to 1; zeros before the deal."""
        moment = state.moment
        if self.tensor is None:
            return
        if moment.engine is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = floats(encode_state(moment.engine, moment.seats[player]))

    def string_from(self, state: WildCardsState, player: int) -> str:
        """With perfect recall all the player ever saw, else what is on the table now."""
        look = self._look(state, player)
        if look is None:
            return f"player {player}, before the deal"
        if self._remembers:
            return look.text
        return json.dumps(present_to_dict(look.seen), separators=(",", ":"))


# --- how players search


class Playouts:
    """Judges states for OpenSpiel's searches in Python, by a random game to the end inside the engine.

    The same as OpenSpiel's own random rollouts, except that it takes a hundredth of the time.
    """

    def __init__(self, seed: int) -> None:
        self._dice: Final = Rng(seed)

    def evaluate(self, state: WildCardsState) -> list[float]:
        """What the game was worth to each player. Raises SpielError before the deal."""
        if state.moment.engine is None:
            raise pyspiel.SpielError("evaluate: expected a state after the deal")
        engine = state.moment.engine.copy()
        engine.logging = False
        playout(engine, self._dice)
        utility: Utility = state.get_game().utility
        return utility.of(engine)

    def prior(self, state: WildCardsState) -> list[tuple[int, float]]:
        """All legal actions, each as likely as the others."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


# By name: its long name, the parameters with their defaults, and how many players there may be.
_KINDS: Final = {
    GAME: ("Wild Cards", {**_RULES, **_PAID}, 5),
    ENDGAME: ("Wild Cards, an endgame", _ENDGAME_REWARDS, 2),
}

for _name, _made in ((GAME, WildCardsGame), (ENDGAME, EndgameGame)):
    pyspiel.register_game(_type(_name, *_KINDS[_name], total=1.0), _made)
