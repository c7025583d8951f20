"""Wild Cards: the rules of the card game, records, and bots.

A game in which everybody takes the first thing that is legal:

    import wildcards as wc

    state = wc.new_game(wc.Rules(seats=4), seed=7)
    while not state.is_over:
        seat = state.to_act[0]
        state.apply(seat, state.legal_actions(seat)[0])
    print(state.scores(), state.ranks())
"""

from wildcards.analysis.deal import Deal, deal_results, same_deal
from wildcards.analysis.hint import hint
from wildcards.analysis.knowledge import Knowledge, knowledge
from wildcards.analysis.review import review
from wildcards.bots.bot import Bot, Limit
from wildcards.bots.registry import make_bot
from wildcards.engine.action import parse_token, token
from wildcards.engine.card import NONE, Cards
from wildcards.engine.chance import FastChance, commitment
from wildcards.engine.deal import Decks
from wildcards.engine.determinize import determinize
from wildcards.engine.event import Event, EventKind
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.scoring import Breakdown
from wildcards.engine.state import State, new_game
from wildcards.errors import WildCardsError
from wildcards.notation.files import read_records, write_records
from wildcards.notation.position import parse_position, position_text
from wildcards.notation.record import Player, Record
from wildcards.notation.text import game_text, parse_game
from wildcards.notation.verify import verify
from wildcards.puzzles.pool import read_puzzles, shipped_puzzles
from wildcards.puzzles.puzzle import Puzzle

__version__ = "0.1.0"

__all__ = [
    "NONE",
    "Bot",
    "Breakdown",
    "Cards",
    "Deal",
    "Decks",
    "Event",
    "EventKind",
    "FastChance",
    "Knowledge",
    "Limit",
    "Observation",
    "Phase",
    "Player",
    "Puzzle",
    "Record",
    "Rules",
    "State",
    "WildCardsError",
    "commitment",
    "deal_results",
    "determinize",
    "game_text",
    "hint",
    "knowledge",
    "make_bot",
    "new_game",
    "parse_game",
    "parse_position",
    "parse_token",
    "position_text",
    "read_puzzles",
    "read_records",
    "review",
    "same_deal",
    "shipped_puzzles",
    "token",
    "verify",
    "write_records",
]
