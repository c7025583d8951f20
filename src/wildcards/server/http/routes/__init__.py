"""The HTTP routes, by subject."""

from __future__ import annotations

from typing import Final

from litestar.handlers import HTTPRouteHandler

from wildcards.server.http.middleware import FOR_PEOPLE
from wildcards.server.http.routes.advice import advice, hint, knowledge
from wildcards.server.http.routes.calls import (
    call_browser,
    call_webhook,
    calls,
    drop_call,
    set_quiet,
    stop_calls,
)
from wildcards.server.http.routes.deals import deal_at, list_days, make_deal, take_deal
from wildcards.server.http.routes.identity import (
    account,
    add_passkey,
    ask_passkey,
    drop_passkey,
    export_me,
    forget_me,
    join,
    make_code,
    make_join_link,
    passkey_options,
    sign_out,
    sign_out_all,
)
from wildcards.server.http.routes.lists import levels, lobby, my_tables
from wildcards.server.http.routes.open_data import open_data
from wildcards.server.http.routes.operators import health, metrics, notice, protocol_schema, status
from wildcards.server.http.routes.people import me, recognised, set_me
from wildcards.server.http.routes.profiles import (
    my_profile,
    person_at,
    rating_list,
    show_profile,
    table_people,
)
from wildcards.server.http.routes.puzzles import puzzle_answer, puzzle_cards, puzzle_view
from wildcards.server.http.routes.records import begin_review, record, replay_of, review_at, verify_record
from wildcards.server.http.routes.tables import (
    agree_to_end,
    ask_to_end,
    branch,
    claim,
    close,
    drop_end,
    find_code,
    free_seat,
    leave,
    let_in,
    link,
    make_table,
    rematch,
    seat_bot,
    sit,
    start,
    table_at,
)
from wildcards.server.http.routes.words import mute, muted, report_word, unmute

# Marked one by one: Litestar copies a Router, and all in it, each time it takes one in.
_PEOPLE: Final[list[HTTPRouteHandler]] = [
    me, recognised, set_me, my_tables, lobby, levels, make_table, find_code, table_at, sit, seat_bot,
    free_seat, let_in, start, leave, close, ask_to_end, agree_to_end, drop_end, branch, rematch, link,
    claim, advice, hint, knowledge, puzzle_cards, puzzle_view, puzzle_answer, record, replay_of,
    begin_review, review_at, verify_record, make_deal, deal_at, take_deal, list_days,
    account, make_code, make_join_link, passkey_options, add_passkey, drop_passkey, ask_passkey, join,
    sign_out, sign_out_all, export_me, forget_me,
    calls, call_browser, call_webhook, set_quiet, drop_call, report_word, mute, muted, unmute,
    my_profile, show_profile, person_at, rating_list, table_people,
]  # fmt: skip
for _handler in _PEOPLE:
    _handler.opt[FOR_PEOPLE] = True

HANDLERS: Final[list[HTTPRouteHandler]] = [
    *_PEOPLE,
    health,
    metrics,
    notice,
    status,
    protocol_schema,
    open_data,
    stop_calls,
]
