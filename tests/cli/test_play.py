"""Whole games, kept games and everything typed at a prompt, through `wildcards play`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from strategies import TABLES, some, table_name
from support.saves import OLD, kept_steps
from support.terminals import Terminal

from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.notation.record import Record
from wildcards.notation.verify import verify
from wildcards.remote.log_file import LogFile
from wildcards.remote.saved_game import load
from wildcards.words.text import t

ENOUGH = "1\n" * 400


def options(rules: Rules) -> list[str]:
    """The options that set up this table."""
    leo = [] if rules.leo_seat is None else ["--leo", "--leo-seat", str(rules.leo_seat + 1)]
    return ["--edition", rules.edition, "--seats", str(rules.seats), *leo]


def record_in(path: Path) -> Record:
    return Record.from_json(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("rules", some(TABLES, 3), ids=table_name)
def test_a_whole_game_by_the_first_number_ends_in_a_verified_record(
    terminal: Terminal, tmp_path: Path, rules: Rules
) -> None:
    path = tmp_path / "game.json"
    form = "--plain" if TABLES.index(rules) % 2 else "--no-plain"
    arguments = [*options(rules), form, "--seed", "11", "--bots", "random", "--record", str(path)]
    run = terminal.play(*arguments, typed=ENOUGH)
    assert (run.status, run.err) == (0, "")
    record = record_in(path)
    assert verify(record).is_over
    assert record.rules == rules
    assert record.extra == {}
    assert f"Seed: {11:064x}" in run.out
    assert f"Record: {path}" in run.out
    assert f"Check it with: wildcards verify {path}" in " ".join(run.out.split())
    assert not terminal.kept.exists()


def test_the_seat_can_be_chosen(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run = terminal.play(
        "--seat", "3", "--name", "Milú", "--bots", "random,greedy,random", "--record", str(path), typed=ENOUGH
    )
    assert run.status == 0
    assert [tuple(player) for player in record_in(path).seats] == [
        ("Ida", "random"),
        ("Otto", "greedy"),
        ("Milú", "human"),
        ("Mira", "random"),
    ]


def test_a_name_is_not_given_to_a_bot_as_well(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    terminal.play("--name", "otto", "--seats", "3", "--record", str(path), typed=ENOUGH)
    assert [player.name for player in record_in(path).seats] == ["otto", "Ida", "Mira"]
    other = tmp_path / "leo.json"
    terminal.play("--name", "Leo", "--seats", "3", "--leo", "--record", str(other), typed=ENOUGH)
    assert [player.name for player in record_in(other).seats] == ["Leo", "Ida", "Automaton"]


def test_without_an_option_the_record_goes_to_the_data_directory(terminal: Terminal) -> None:
    for name in ("game.json", "game-2.json", "game-3.json"):
        terminal.play("--seats", "3", "--bots", "random", typed=ENOUGH)
        assert verify(record_in(terminal.home / "records" / name)).is_over


def test_a_record_can_go_to_a_device(terminal: Terminal) -> None:
    run = terminal.play("--seats", "3", "--bots", "random", "--record", "/dev/null", typed=ENOUGH)
    assert run.status == 0
    assert "Record: /dev/null" in run.out


def test_options_of_the_rules_are_played(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run = terminal.play(
        *("--seats", "3", "--talisman-order", "holder_first", "--removal", "random", "--payment", "lost"),
        *("--value-counts", "4,4,3,3", "--record", str(path), "--bots", "random"),
        typed=ENOUGH,
    )
    assert run.status == 0
    assert record_in(path).rules.options() == {
        "edition": "2022",
        "talisman_order": "holder_first",
        "three_player_removal": "random",
        "payment_returns_on_pass": False,
        "value_counts": [4, 4, 3, 3],
    }


def test_the_seal_comes_before_the_game_and_the_seed_only_after_it(terminal: Terminal) -> None:
    seed = f"{0xABCDEF:064x}"
    begun = terminal.play("--seed", seed, typed="1\nquit\n")
    assert begun.out.count("Commitment: ") == 1
    assert seed not in begun.out
    ended = terminal.play("--resume", typed=ENOUGH)
    assert f"Seed: {seed}" in ended.out


def test_every_new_game_has_another_seed(terminal: Terminal) -> None:
    runs = [terminal.play("--fresh", typed="quit\n") for _ in range(3)]
    seals = {line for run in runs for line in run.lines if line.startswith("Commitment: ")}
    assert len(seals) == 3


# --- kept games


def test_going_on_after_any_answer_equals_never_having_stopped(terminal: Terminal, tmp_path: Path) -> None:
    """The same answers, in one sitting or with a break after each."""
    arguments = ("--seed", "5", "--bots", "greedy,random,greedy", "--leo", "--seats", "5")
    whole = tmp_path / "whole.json"
    answers = "1\n" * 400
    terminal.play(*arguments, "--record", str(whole), typed=answers)
    broken = tmp_path / "broken.json"
    terminal.play(*arguments, "--record", str(broken), typed="")
    sittings = 0
    while terminal.kept.exists():
        assert terminal.play("--resume", typed="1\n" * (1 + sittings % 3)).status == 0
        sittings += 1
    assert sittings > 10
    assert broken.read_text() == whole.read_text()


def test_quitting_tells_how_to_go_on(terminal: Terminal) -> None:
    run = terminal.play(typed="quit\n")
    assert run.status == 0
    assert run.lines[-2:] == [
        f"The game is kept in {terminal.kept}",
        "Continue with: wildcards play --resume",
    ]


def test_the_end_of_the_input_keeps_the_game(terminal: Terminal) -> None:
    run = terminal.play(typed="1\n")
    assert (run.status, run.err) == (0, "")
    assert "The input ended." in run.out
    assert terminal.kept.exists()


def test_another_place_for_the_kept_game(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "my game.json"
    run = terminal.play("--kept", str(path), typed="quit\n")
    assert run.lines[-2:] == ["Continue with:", f"wildcards play --resume --kept '{path}'"]
    assert not terminal.kept.exists()
    assert terminal.play("--resume", "--kept", str(path), typed="quit\n").status == 0


def test_going_on_tells_the_round_so_far(terminal: Terminal) -> None:
    terminal.play("--seed", "5", typed="F3\nquit\n")
    run = terminal.play("--resume", typed="quit\n")
    assert "The game goes on. This round so far:" in run.lines
    assert any(line.startswith("Round 1 begins.") for line in run.lines)
    assert any(line.startswith("Bids: you F3, ") for line in run.lines)


def test_going_on_in_the_middle_of_a_payment_shows_the_table(terminal: Terminal) -> None:
    first = terminal.play("--seed", "10", "--leo", typed="S4\nlion\nquit\n")
    assert "Pay 3 cards for the lion" in first.out
    run = terminal.play("--resume", typed="S3 S2 F4\nquit\n")
    assert run.out.count("Round 1 of 12: animals: payment.") == 1
    assert "You pay F4 S2 S3." in run.out


def test_a_new_game_never_writes_over_a_kept_one(terminal: Terminal) -> None:
    terminal.play("--seed", "1", typed="quit\n")
    before = terminal.kept.read_text()
    why = terminal.fails("play", "--seed", "2", typed="1\n")
    assert why.endswith("expected --resume to continue it, or --fresh to begin a new one and set it aside")
    assert terminal.kept.read_text() == before
    fresh = terminal.play("--seed", "2", "--fresh", typed="quit\n")
    aside = terminal.home / "kept-game-2.json"
    assert f"The game kept before was set aside as {aside}" in fresh.out
    assert f"wildcards play --resume --kept {aside}" in fresh.out
    assert aside.read_text() == before
    assert terminal.kept.read_text() != before


def test_on_a_terminal_it_asks_what_becomes_of_the_kept_game(terminal: Terminal) -> None:
    terminal.play("--seed", "1", typed="quit\n")
    before = terminal.kept.read_text()
    quitting = terminal.play(typed="1\n?\nwhat\nq\n", tty=True)
    assert "q leaves everything as it is." in quitting.out
    assert quitting.lines[-1] == "Continue with: wildcards play --resume"
    assert "There is a kept game: 2022 edition, 4 seats, round 1." in quitting.lines
    assert any("Expected c, n or q, or “?” for help, got “what”." in line for line in quitting.lines)
    ended = terminal.play(typed="", tty=True)
    assert (quitting.status, ended.status) == (0, 0)
    assert terminal.kept.read_text() == before
    going_on = terminal.play(typed="c\nquit\n", tty=True)
    assert "The game goes on." in going_on.out
    assert terminal.kept.read_text() == before
    new = terminal.play("--seats", "5", typed="n\nquit\n", tty=True)
    assert "set aside" in new.out
    assert load(terminal.kept).table.rules.seats == 5


def test_a_kept_game_can_change_where_its_record_goes(terminal: Terminal, tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    terminal.play("--seats", "3", "--bots", "random", "--record", str(first), typed="1\n")
    terminal.play("--resume", "--record", str(second), typed=ENOUGH)
    assert not first.exists()
    assert verify(record_in(second)).is_over


def test_a_finished_game_that_was_still_kept_is_brought_to_its_end(
    terminal: Terminal, tmp_path: Path
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    path = gone / "game.json"
    terminal.play("--seats", "3", "--bots", "random", "--record", str(path), typed="1\n")
    gone.rmdir()
    why = terminal.fails("play", "--resume", typed=ENOUGH)
    assert why.startswith(f"{path}: the record cannot be written: No such file or directory.")
    assert "play --resume --record FILE" in why
    assert terminal.kept.exists()
    other = tmp_path / "other.json"
    run = terminal.play("--resume", "--record", str(other))
    assert run.status == 0
    assert verify(record_in(other)).is_over
    assert not terminal.kept.exists()


def test_a_record_that_appeared_meanwhile_is_not_written_over(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    terminal.play("--seats", "3", "--bots", "random", "--record", str(path), typed="1\n")
    path.write_text("mine")
    run = terminal.play("--resume", typed=ENOUGH)
    assert path.read_text() == "mine"
    assert f"Record: {tmp_path / 'game-2.json'}" in run.out


def test_another_programs_game_in_the_same_place_is_left_alone(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two programs that keep their games in one place: the later one moves."""
    flush = LogFile.flush

    def flush_and_lose_the_race(self: LogFile) -> Path | None:
        moved = flush(self)
        if "acted" not in self.path.read_text():
            terminal.kept.write_text("another game\n")
        return moved

    monkeypatch.setattr(LogFile, "flush", flush_and_lose_the_race)
    run = terminal.play("--seed", "1", typed="1\nquit\n")
    second = terminal.home / "kept-game-2.json"
    assert terminal.kept.read_text() == "another game\n"
    assert f"From now on this one is kept in {second}" in run.out
    assert run.lines[-1] == f"wildcards play --resume --kept {second}"


# --- at the prompt


def test_wrong_answers_are_explained_and_asked_again(terminal: Terminal) -> None:
    run = terminal.play("--seed", "5", typed="F4\n99\nfoo\n\n-\nF1 F2\n1\nquit\n")
    for why in (
        "Expected a card from your hand: F4 is not in it.",
        "Expected a number from 1 to 8, got “99”.",
        "got “foo”.",
        "“-” is not a choice here: expected F1, F2, F3 or R.",
        "Expected one choice, got 2.",
    ):
        assert why in run.out
    assert run.status == 0
    assert kept_steps(terminal.kept)[0] == (0, "F1")


@pytest.mark.parametrize("form", ["--plain", "--no-plain"])
def test_commands_show_what_they_promise(terminal: Terminal, form: str) -> None:
    typed = "?\nhelp\nrules\nrules ties\nrules nope\nleaders\nlog\nlog all\nscore\ntable\nback\nsave\nquit\n"
    run = terminal.play("--seed", "5", form, typed=typed)
    text = " ".join(run.out.split())
    for expected in (
        t("rule-bids"),
        "From the rules (rules bids):",
        "explains the current choice and the rule behind it",
        "More on a topic: rules goal",
        t("rules-ties-2022"),
        "Expected one of goal, setup, bids,",
        f"Peacock leader: {t('power-pe')}",
        "Round 1 begins. On display:",
        "If the game ended now:",
        "Nothing is picked yet, so there is nothing to take back.",
        f"The game is kept in {terminal.kept}",
    ):
        assert expected in text
    assert text.count(t("question-bid")) == 2


def test_the_log_tells_this_round_and_the_whole_log_all(terminal: Terminal) -> None:
    answers = "R\n-\nR\n-\nR\n-\n"
    short = terminal.play("--seed", "5", "--bots", "random", typed=f"{answers}log\nquit\n")
    whole = terminal.play("--seed", "5", "--bots", "random", "--fresh", typed=f"{answers}log all\nquit\n")
    assert short.out.count("Round 1 begins.") == 1
    assert whole.out.count("Round 1 begins.") == 2


def test_several_cards_on_a_line_and_taken_back(terminal: Terminal) -> None:
    run = terminal.play("--seed", "5", typed="R\nF1 F2\nback\nS3 S1 -\nquit\n")
    assert "Picked so far: F1 F2." in run.out
    assert "Picked so far: S1 S3." not in run.out
    mine = [token for seat, token in kept_steps(terminal.kept) if seat == 0]
    assert mine == ["R", "S1", "S3", "-"]


def test_cards_picked_one_by_one(terminal: Terminal) -> None:
    run = terminal.play("--seed", "5", typed="R\nS3\nF1\n-\nquit\n")
    assert "Picked so far: S3." in run.out
    assert "Picked so far: F1 S3." in run.out
    mine = [token for seat, token in kept_steps(terminal.kept) if seat == 0]
    assert mine == ["R", "F1", "S3", "-"]


def test_odd_bytes_on_the_input_are_only_a_wrong_answer(terminal: Terminal) -> None:
    run = terminal.play(typed=b"\xff\xfe\x00\n\x1b[31m\nquit\n")
    assert run.status == 0
    assert "\x1b" not in run.out.replace("\x1b[31m\n", "", 1)


def test_the_echo_of_piped_answers_makes_a_readable_transcript(terminal: Terminal) -> None:
    run = terminal.play("--seed", "5", typed="F2")
    assert "Your choice (1-8, rules or ? for help): F2\n" in run.out


def test_a_kept_game_holds_what_is_needed_to_go_on(terminal: Terminal) -> None:
    terminal.play("--seed", "5", typed="1\nquit\n")
    head, *entries = [json.loads(line) for line in terminal.kept.read_text().splitlines()]
    assert head == {"format": "wildcards-log/1", "record_file": None, "bots": {}}
    kinds = [entry["kind"] for entry in entries]
    assert kinds[:7] == ["created", "seated", *["bot_seated"] * 3, "started", "acted"]
    assert entries[0]["server_seed"] == f"{5:064x}"


def test_a_way_to_call_the_program_can_be_given(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WILDCARDS_COMMAND", 'make play ARGS="{}"')
    assert terminal.play(typed="quit\n").lines[-1] == 'Continue with: make play ARGS="play --resume"'
    monkeypatch.setenv("WILDCARDS_COMMAND", 'make wildcards ARGS="{}"')
    run = terminal.play("--resume", typed="quit\n")
    assert run.lines[-1] == 'Continue with: make terminal ARGS="--resume"'
    monkeypatch.delenv("WILDCARDS_COMMAND")
    monkeypatch.setattr("sys.argv", ["/some/where/wildcards/__main__.py"])
    monkeypatch.setattr("sys.orig_argv", ["nowhere/python", "-m", "wildcards"])
    run = terminal.play("--resume", typed="quit\n")
    assert run.lines[-1] == "Continue with: nowhere/python -m wildcards play --resume"


def test_a_game_goes_on_in_which_leo_takes_right_after_a_swap(terminal: Terminal, tmp_path: Path) -> None:
    """Both take an animal, one event after the other, and no leader moves between."""
    path = tmp_path / "kept.json"
    path.write_bytes((OLD / "leo-takes-after-a-swap.json").read_bytes())
    run = terminal.play("--plain", "--resume", "--kept", str(path), typed=f"W1\n{ENOUGH}")
    assert (run.status, run.err) == (0, "")
    assert "Ida swaps an ibex for the peacock (meerkat leader).\nLeo takes the ibex for M3.\n" in run.out
    assert not path.exists()


def test_the_first_holder_of_the_talisman_can_be_chosen(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    by_chance = new_game(Rules(), seed=7).observe(0).talisman
    other = (by_chance + 1) % 4
    options = ("--seed", "7", "--bots", "random", "--plain", "--talisman", str(other + 1))
    assert terminal.play(*options, typed="1\nquit\n").status == 0
    assert load(terminal.kept).table.settings.talisman == other
    assert terminal.play("--resume", "--record", str(path), typed=ENOUGH).status == 0
    record = record_in(path)
    assert (record.talisman, record.extra) == (other, {"talisman_by": "host"})
    assert verify(record).is_over


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--talisman", "5"), "--talisman: expected 1, 2, 3 or 4, got 5"),
        (("--leo", "--talisman", "4"), "--talisman: expected 1, 2 or 3, got 4; Leo never holds it"),
        (("--edition", "2020", "--talisman", "1"), "--talisman: expected the 2022 edition, as 2020 has no"),
        (("--talisman", "x"), "--talisman: expected a whole number, got 'x'"),
    ],
)
def test_a_seat_that_cannot_hold_the_talisman(terminal: Terminal, options: tuple[str, ...], why: str) -> None:
    assert terminal.fails("play", *options).startswith(why)


@pytest.mark.parametrize(
    ("given", "told", "listed"),
    [
        ([], "All chances are counted exactly.", True),
        (["--knowledge", "open"], "At this table only what lies open is listed, no chances.", True),
        (["--knowledge", "off"], "There is no memory aid at this table", False),
    ],
)
def test_what_could_be_known_is_told_as_the_table_was_set_up(
    terminal: Terminal, given: list[str], told: str, listed: bool
) -> None:
    run = terminal.play("--plain", "--seed", "11", *given, typed="known\npiles\nquit\n")
    assert run.status == 0
    assert told in " ".join(run.out.split())
    assert ("Known in hands" in run.out) == listed
    again = terminal.play("--resume", "--plain", typed="known\nquit\n")
    assert told in " ".join(again.out.split())
