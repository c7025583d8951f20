"""Write the golden files again (`make golden`). Review whatever changes as a diff.

playthroughs/   whole games as text: every step with what it led to, and now and then what everybody sees
records/        one JSON record per edition: a difference here breaks the format others rely on
saves/          what a release wrote; made once for each version, then never touched again

heard/ is what a screen reader hears in a browser: support/screen_reader.py writes it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import wildcards
from wildcards.engine.action import DRAW, is_swap, is_take, token
from wildcards.engine.card import CARD_TOKENS, NONE, SPECIES_TOKENS, Cards
from wildcards.engine.event import Event, EventKind, TieReason, view
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase, is_sealed
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.notation.compact import rules_text
from wildcards.notation.files import write_records
from wildcards.notation.position import position_text
from wildcards.notation.record import Player, Record
from wildcards.notation.text import game_text

HERE: Final = Path(__file__).parent
# Every edition × seats × Leo; the options that matter change along the way.
GAMES: Final = (
    Rules(edition="2020", seats=3),
    Rules(edition="2020", seats=4, payment_returns_on_pass=True),
    Rules(edition="2020", seats=5, value_counts=(8, 4, 1, 1)),
    Rules(seats=3, three_player_removal="random"),
    Rules(seats=4, talisman_order="holder_first"),
    Rules(seats=5),
    Rules(seats=3, leo=True, leo_seat=1),
    Rules(seats=4, leo=True, leo_seat=0, payment_returns_on_pass=False),
    Rules(seats=5, leo=True),
)
# Events whose `what` is a number, not a card.
NUMBERS: Final = (
    EventKind.ROUND,
    EventKind.BONUS,
    EventKind.COVERED,
    EventKind.RESHUFFLED,
    EventKind.LEO_PILE,
)
NAMES: Final = ("Ada", "Bo, the 2nd", "Milú", "D=:%", "Эва")


def game_name(rules: Rules) -> str:
    """Such as `2022-3-leo1`."""
    return f"{rules.edition}-{rules.seats}" + ("" if rules.leo_seat is None else f"-leo{rules.leo_seat}")


def steps(rules: Rules) -> Iterator[tuple[State, int, int]]:
    """A game: the state before each step, with the step (seat and action) that follows."""
    state = new_game(rules, seed=GAMES.index(rules))
    dice = random.Random(game_name(rules))

    def pick(choices: Sequence[int]) -> int:
        # Of Python's generators, only random() is guaranteed to stay the same.
        return choices[int(dice.random() * len(choices))]

    while not state.is_over:
        seat = pick(state.to_act)
        legal = state.legal_actions(seat)
        # In two rounds of three all bid as equal as they can, so that there are ties.
        level = [action for action in legal if action < 16 and action % 4 == state.round % 3 % 2]
        action = pick(level if state.phase == Phase.BID and level and state.round % 3 else legal)
        yield state, seat, action
        state.apply(seat, action)
    yield state, NONE, NONE


def record_of(rules: Rules, stop: int | None = None) -> Record:
    """The record of a game, or of its first steps."""
    for number, (state, _, _) in enumerate(steps(rules)):
        if state.is_over or number == stop:
            players = [
                Player(name, "leo" if seat == rules.leo_seat else "human")
                for seat, name in enumerate(NAMES[: rules.seats])
            ]
            return Record.of(state, players, {"note": "made by tests/golden/regenerate.py"})
    raise AssertionError


# --- a game as text


def playthrough(rules: Rules) -> str:
    """The whole game, one line per step."""
    lines = [f"{game_name(rules)}, rules {rules_text(rules)}, seed {GAMES.index(rules)}", ""]
    shown: set[Phase] = set()
    for number, (state, seat, action) in enumerate(steps(rules)):
        if number == 0:
            lines += ["deal", *_told(state.log), ""]
        if _is_worth_showing(state) and state.phase not in shown:
            shown.add(state.phase)
            lines += ["", *_views(state), ""]
        if not state.is_over:
            head = f"{number} {state.phase.name} {seat}: {state.token(action)}"
            lines += [head, *_told(state.copy().apply(seat, action)[1:])]
        else:
            lines += [f"scores {_plain(state.scores())}", f"ranks {_plain(state.ranks())}"]
            lines += [f"parts {part}" for part in state.breakdown()]
    return "\n".join([line.rstrip() for line in lines]) + "\n"


def _is_worth_showing(state: State) -> bool:
    """In a sealed phase something should be face down."""
    if state.round < 3 or not is_sealed(state.phase):
        return state.round >= 3
    return any(state.observe(seat).sealed for seat in state.rules.human_seats())


def _told(events: Sequence[Event]) -> list[str]:
    """The events, about a hundred letters per line; `*` marks what a spectator is not shown."""
    lines = [""]
    for event in events:
        word = ("" if view(event, NONE) == event else "*") + _event(event)
        if len(lines[-1]) + len(word) > 100:
            lines.append("")
        lines[-1] += f"{'; ' if lines[-1] else '    '}{word}"
    return [line for line in lines if line]


def _event(event: Event) -> str:
    who = "" if event.seat == NONE else f" {event.seat}"
    return f"{event.kind.name.lower()}{who}{_what(event)}"


def _what(event: Event) -> str:
    if event.slot != NONE:
        return f" {SPECIES_TOKENS[event.species]}@{event.slot + 1}"
    if event.species != NONE:
        return f" {SPECIES_TOKENS[event.species]}"
    if event.kind == EventKind.ORDERED:
        return f" {TieReason(event.what).name.lower()}"
    if event.cards:
        return f" {''.join([CARD_TOKENS[card] for card in event.cards])}"
    if event.what == NONE:
        return ""
    if event.kind in NUMBERS or is_take(event.what) or is_swap(event.what):
        return f" {event.what}"
    return f" {token(event.what)}"


# --- what everybody sees


def _views(state: State) -> list[str]:
    """What a spectator sees, and how the seats' views differ from that."""
    public = state.observe(None)
    lines = [f"--- seen by all in {state.phase.name}"]
    lines += [f"    {name}: {text}" for name, text in _fields(public).items()]
    for seat in range(state.rules.seats):
        seen = state.observe(seat)
        lines.append(f"--- seen by {seat}")
        common = _fields(public)
        lines += [f"    {name}: {text}" for name, text in _fields(seen).items() if text != common[name]]
    return lines


def _fields(seen: Observation) -> dict[str, str]:
    """Every field but the rules; of the history the last events."""
    texts = {name: _plain(getattr(seen, name)) for name in Observation._fields if name != "rules"}
    texts["phase"] = seen.phase.name
    texts["legal_actions"] = " ".join([seen.token(action) for action in seen.legal_actions])
    texts["sealed"] = " ".join(["?" if card == DRAW else CARD_TOKENS[card] for card in seen.sealed])
    texts["display"] = " ".join(["." if species < 0 else SPECIES_TOKENS[species] for species in seen.display])
    texts["bids"] = " ".join(["." if card < 0 else CARD_TOKENS[card] for card in seen.bids])
    sizes = [len(events) for events in seen.history]
    last = [_event(event) for event in seen.history[-1][-4:]] if seen.history else []
    texts["history"] = f"{_plain(sizes)} … {'; '.join(last)}"
    return texts


def _plain(value: object) -> str:
    if isinstance(value, Cards):
        return f"[{value}]"
    if isinstance(value, tuple | list):
        return " ".join([f"({_plain(part)})" if isinstance(part, tuple) else _plain(part) for part in value])
    return "-" if value is None else str(value)


# --- files


def golden_files() -> dict[Path, str]:
    """Everything that is regenerated: file and text."""
    files = {HERE / "playthroughs" / f"{game_name(rules)}.txt": playthrough(rules) for rules in GAMES}
    for rules in (GAMES[1], GAMES[6]):
        files[HERE / "records" / f"{rules.edition}.json"] = record_of(rules).to_json() + "\n"
    return files


def write_saves(folder: Path) -> None:
    """What this version writes: whole games and broken-off ones as JSON and as lines, and positions."""
    records = [record_of(rules, stop) for rules in GAMES for stop in (None, 0, 70)]
    records += [record.without_seed() for record in records[::4]]
    folder.mkdir(parents=True)
    write_records(folder / "records.jsonl", records)
    lines = "".join([game_text(record) + "\n" for record in records])
    (folder / "games.txt").write_text(lines, encoding="utf-8")
    lines = "".join([line + "\n" for line in _positions()])
    (folder / "positions.txt").write_text(lines, encoding="utf-8")


def _positions() -> Iterator[str]:
    """One position per phase and game."""
    for rules in GAMES:
        met: set[Phase] = set()
        for state, _, _ in steps(rules):
            if _is_worth_showing(state) and state.phase not in met:
                met.add(state.phase)
                yield position_text(state)


def main() -> None:
    """Write everything; saves only of a version that has none yet."""
    files = golden_files()
    for folder in ("playthroughs", "records"):
        for old in set((HERE / folder).glob("*")) - set(files):
            old.unlink()
    for path, text in files.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    saves = HERE / "saves" / wildcards.__version__
    if not saves.exists():
        write_saves(saves)
    sys.stdout.write(f"{len(files)} files written; look at `git diff {HERE}`\n")


if __name__ == "__main__":
    main()
