"""The command `bot --table`: a bot on this machine at a server's table."""

from __future__ import annotations

import contextlib
import secrets
import sys

from wildcards.bots.roster import Roster
from wildcards.engine.observation import Observation
from wildcards.notation.record import Record
from wildcards.protocol.table import MOST_NAME
from wildcards.remote.address import Address, read_server, read_table
from wildcards.remote.api import Api
from wildcards.remote.link import Link
from wildcards.remote.player import SeatedBot
from wildcards.remote.profile import Profile
from wildcards.remote.seat import Seating, find, take_seat
from wildcards.terminal import table_phrases as words
from wildcards.terminal.game import shown_name
from wildcards.terminal.online import refusals_in_words
from wildcards.terminal.output import note
from wildcards.terminal.setup import check_kinds
from wildcards.terminal.visit import check_promise


def seat_bot(
    spec: str, where: str, code: str | None, seat: int | None, name: str | None, profile: str | None
) -> int:
    """Play a seat to the end of the game; returns the exit status. Raises WildCardsError.

    Without a profile the bot is somebody new each time.
    """
    address = _address(where, code)
    roster = Roster()
    check_kinds("bot", [spec], roster)
    person = Profile() if profile is None else Profile.named(profile)
    given = where if code is None else code
    with (
        refusals_in_words(given=given),
        contextlib.redirect_stdout(sys.stderr),
        Api(address.server, person) as api,
    ):
        api.greet()
        table = find(api, person, address)
        seating = take_seat(api, person, table, seat, name or spec[:MOST_NAME], token=address.token)
        _play(roster, spec, api, seating)
        person.forget_promise(table)
    return 0


def _address(where: str, code: str | None) -> Address:
    if code is None:
        return read_table(where, None, "--table")
    return read_table(code, read_server(where, "--table").server, "--code")


def _play(roster: Roster, spec: str, api: Api, seating: Seating) -> None:
    assert seating.seat is not None
    url = f"{api.server}/t/{seating.table}"
    note(words.bot_sits(spec, seating.seat + 1, url))
    seed = secrets.randbits(62)
    with (
        contextlib.closing(roster.make(spec, seed)) as bot,
        Link(api.server, seating.table, api.cookie_header()) as link,
    ):
        player = SeatedBot(bot, spec, roster.spec(spec).limit, link, seating.seat, seed)
        player.on_round = _tell_round
        player.on_fault = lambda why: note(words.bot_failed(why))
        player.play()
        _tell_result(api, seating, link)


def _tell_round(seen: Observation) -> None:
    note(words.bot_round(seen.round, seen.rules.rounds))


def _tell_result(api: Api, seating: Seating, link: Link) -> None:
    """How it ended, and whether the deal was as promised. Raises ReplayError."""
    view, seat = link.table.view, seating.seat
    assert view is not None
    assert view.result is not None
    assert seat is not None
    names = [shown_name(one) for one in view.seats]
    note(words.bot_result(view.result.scores[seat], view.result.ranks[seat], names))
    record = Record.from_dict(api.record(seating.table))
    note(words.kept_promise(check_promise(seating, record, link.table.seen_by(seat))))
