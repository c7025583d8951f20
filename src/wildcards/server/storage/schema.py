"""The tables of the database. Changing them needs a migration (migrations/versions)."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Index, Integer, MetaData, Table, Text, text

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)
_WHOLE: Final = BigInteger().with_variant(Integer, "sqlite")

# The truth: what happened at each table, in order. Rows are never changed.
HAS_COMMAND: Final = text("command IS NOT NULL")
ENTRIES: Final = Table(
    "entry",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seq", _WHOLE, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
    Column("command", Text, nullable=True),  # a person's, by seat and id: none is carried out twice
    Index(
        "ix_entry_command",
        "table_id",
        "command",
        unique=True,
        sqlite_where=HAS_COMMAND,  # PostgreSQL's is in migrations/env: here it would load that dialect
    ),
    sqlite_strict=True,
)

# What `wildcards db repair` cut off logs that contradicted themselves: nothing is thrown away.
SET_ASIDE: Final = Table(
    "set_aside",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("moved", _WHOLE, primary_key=True, autoincrement=False),  # ms since 1970
    Column("seq", _WHOLE, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
    Column("why", Text, nullable=False),
    sqlite_strict=True,
)

# What lists and timers need of each table, without reading its log. All of it follows from the log.
TABLES: Final = Table(
    "game_table",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("status", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("code", Text, nullable=True),  # while it is open
    Column("card", Text, nullable=False),  # JSON of a TableCard
    Column("changed", _WHOLE, nullable=False),  # ms since 1970
    Column("wake", _WHOLE, nullable=True),  # when the server itself has something to do, in table time
    Index("ix_game_table_list", "status", "visibility", "changed"),
    Index("ix_game_table_wake", "status", "wake"),
    Index("ix_game_table_code", "code", unique=True),
    sqlite_strict=True,
)

# Who plays or played where: for "my tables".
MEMBERS: Final = Table(
    "member",
    METADATA,
    Column("uid", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Index("ix_member_table_id", "table_id"),
    info={"forgets": "keeps"},  # until the person is forgotten at the table
    sqlite_strict=True,
)

# The names people are shown under.
PEOPLE: Final = Table(
    "person",
    METADATA,
    Column("uid", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("changed", _WHOLE, nullable=False),
    sqlite_strict=True,
)

# Deals that several people play, by the names of their pages. What there is to play follows from `data`.
DEALS: Final = Table(
    "deal",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("day", Text, nullable=True),  # of a deal of the day
    Column("seat", _WHOLE, nullable=False),  # that is proposed
    Column("data", Text, nullable=False),  # JSON of rules, seed, talisman, players: secret
    Column("made", _WHOLE, nullable=False),  # ms since 1970
    Index("ix_deal_day", "day", unique=True),
    sqlite_strict=True,
)

# What people reached, once their games are over: it follows from the logs, but for `seen` and `loss`.
TAKES: Final = Table(
    "deal_take",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", _WHOLE, primary_key=True, autoincrement=False),
    Column("deal_id", Text, nullable=False),
    Column("uid", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("score", _WHOLE, nullable=False),
    Column("rank", _WHOLE, nullable=False),
    Column("ranked", _WHOLE, nullable=False),  # how many seats
    Column("seen", _WHOLE, nullable=False),  # 0 or 1: whether the cards had been seen elsewhere before
    Column("late", _WHOLE, nullable=False),  # 0 or 1
    Column("loss", _WHOLE, nullable=True),  # by the review, once made
    Column("finished", _WHOLE, nullable=False),  # ms since 1970
    Index("ix_deal_take_deal_id", "deal_id"),
    info={"forgets": "name"},  # as storage/personal.py has it
    sqlite_strict=True,
)

# The only table at which somebody may play the deal of a day in competition.
DAY_PLAYERS: Final = Table(
    "day_player",
    METADATA,
    Column("deal_id", Text, primary_key=True),
    Column("uid", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    info={"forgets": "keeps"},
    sqlite_strict=True,
)

# Who has seen the cards of a deal, and where; also of deals that have no page yet.
SIGHTS: Final = Table(
    "deal_sight",
    METADATA,
    Column("deal_id", Text, primary_key=True),
    Column("uid", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("at", _WHOLE, nullable=False),  # ms since 1970
    Index("ix_deal_sight_table_id", "table_id"),
    info={"forgets": "keeps"},
    sqlite_strict=True,
)

# What bots of a level reached from a seat, as far as their games are played.
DEAL_LEVELS: Final = Table(
    "deal_level",
    METADATA,
    Column("deal_id", Text, primary_key=True),
    Column("seat", _WHOLE, primary_key=True, autoincrement=False),
    Column("level", Text, primary_key=True),
    Column("runs", _WHOLE, nullable=False),  # so far
    Column("scores", Text, nullable=False),  # JSON, in the order of the runs
    Column("ranks", Text, nullable=False),
    sqlite_strict=True,
)

# The secrets for cookies and deals, and the table time.
VALUES: Final = Table(
    "server_value",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_strict=True,
)

# What operators ordered, in turn; rows are never changed.
ORDERS: Final = Table(
    "operator_order",
    METADATA,
    Column("number", _WHOLE, primary_key=True, autoincrement=False),
    Column("at", _WHOLE, nullable=False),  # ms since 1970
    Column("by", Text, nullable=False),
    Column("data", Text, nullable=False),  # JSON of an Order
    sqlite_strict=True,
)

# The devices of people of whom anything is kept; those signed out stay, as their people have no other right.
DEVICES: Final = Table(
    "device",
    METADATA,
    Column("uid", Text, primary_key=True),
    Column("token", Text, primary_key=True, info={"secret": True}),  # a hash of what its cookie holds
    Column("label", Text, nullable=False),
    Column("made", _WHOLE, nullable=False),  # ms since 1970
    Column("used", _WHOLE, nullable=False),
    Column("ended", _WHOLE, nullable=True),  # when it was signed out
    Index("ix_device_ended", "ended"),
    info={"forgets": "keeps"},  # one row, by which no token holds
    sqlite_strict=True,
)

# What other devices join a person by: a recovery code, passkeys, links; and the challenges of passkeys.
KEYS: Final = Table(
    "person_key",
    METADATA,
    Column(
        "id", Text, primary_key=True, info={"secret": True}
    ),  # of passkeys theirs, else a hash of the secret
    Column("uid", Text, nullable=False),
    Column("kind", Text, nullable=False),  # code, passkey, link, challenge
    Column("data", Text, nullable=False, info={"secret": True}),  # of passkeys: a public key and its count
    Column("label", Text, nullable=False),
    Column("made", _WHOLE, nullable=False),  # ms since 1970
    Column("used", _WHOLE, nullable=True),
    Column("until", _WHOLE, nullable=True),
    Index("ix_person_key_uid", "uid"),
    sqlite_strict=True,
)

# People who are to be forgotten at their tables, until that is done.
LEAVERS: Final = Table(
    "leaver",
    METADATA,
    Column("uid", Text, primary_key=True),
    Column("at", _WHOLE, nullable=False),  # ms since 1970
    info={"forgets": "keeps"},
    sqlite_strict=True,
)

# Ways to call people when it is their turn: browsers (Web Push) and webhooks.
WAYS: Final = Table(
    "call_way",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("uid", Text, nullable=False),
    Column("kind", Text, nullable=False),  # push or webhook
    Column("address", Text, nullable=False),
    Column("p256dh", Text, nullable=True, info={"secret": True}),  # the keys of a browser
    Column("auth", Text, nullable=True, info={"secret": True}),
    Column("form", Text, nullable=True),  # of what a webhook is sent
    Column("language", Text, nullable=False),
    Column("stop", Text, nullable=False, info={"secret": True}),  # whoever has this token may end it
    Column("made", _WHOLE, nullable=False),  # in table time: no call for what was owed by then
    Column(
        "due", _WHOLE, nullable=False
    ),  # ms since 1970: nothing is sent before; a process at work puts it off
    Column("tries", _WHOLE, nullable=False),  # that failed in a row
    Index("ix_call_way_uid", "uid"),
    Index("ix_call_way_stop", "stop", unique=True),
    sqlite_strict=True,
)

# Up to where the log of a table was looked at for a way, and what came of it.
CALLS: Final = Table(
    "call",
    METADATA,
    Column("way_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("seq", _WHOLE, nullable=False),
    Column("turn", _WHOLE, nullable=False),  # the decision of the last call; -1: there was none
    Column("at", _WHOLE, nullable=False),  # when that was sent, in ms since 1970; 0: never
    Column("waiting", _WHOLE, nullable=False),  # 0 or 1: whether it is still to be sent
    Index("ix_call_table_id", "table_id"),
    Index("ix_call_waiting", "waiting"),
    sqlite_strict=True,
)

# When people are not to be called.
QUIET: Final = Table(
    "call_quiet",
    METADATA,
    Column("uid", Text, primary_key=True),
    Column("zone", Text, nullable=False),
    Column("begin", _WHOLE, nullable=False),  # minutes of the day there
    Column("until", _WHOLE, nullable=False),
    sqlite_strict=True,
)

# What was said at tables, the last of it; it is no part of their logs.
WORDS: Final = Table(
    "word",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", _WHOLE, primary_key=True, autoincrement=False),
    Column("at", _WHOLE, nullable=False),  # ms since 1970
    Column("uid", Text, nullable=False),
    Column("name", Text, nullable=False),  # as it was then
    Column("seat", _WHOLE, nullable=True),
    Column("channel", Text, nullable=False),  # seats or watching
    Column("phrase", Text, nullable=True),
    Column("text", Text, nullable=True),
    Column("command", Text, nullable=False),  # by person and id: none is carried out twice
    Index("ix_word_command", "table_id", "command", unique=True),
    sqlite_strict=True,
)

# Whom people do not want to hear.
MUTES: Final = Table(
    "mute",
    METADATA,
    Column("uid", Text, primary_key=True),
    Column("muted", Text, primary_key=True),
    Column("id", Text, nullable=False),  # by which it is undone
    Column("name", Text, nullable=False),  # as it was then
    Column("at", _WHOLE, nullable=False),  # ms since 1970
    sqlite_strict=True,
)

# Words that somebody reported, with those around them.
REPORTS: Final = Table(
    "report",
    METADATA,
    Column("number", _WHOLE, primary_key=True, autoincrement=False),
    Column("at", _WHOLE, nullable=False),  # ms since 1970
    Column("by", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("word", _WHOLE, nullable=False),
    Column("context", Text, nullable=False),  # JSON of a list of Spoken
    Column("closed", _WHOLE, nullable=True),  # ms since 1970
    Index("ix_report_word", "table_id", "word", "by", unique=True),
    sqlite_strict=True,
)

# Games that are over, as far as profiles and ratings need them: it follows from the logs. Rated ones stay
# when their tables are purged, since later ratings follow from them.
FINISHED_GAMES: Final = Table(
    "finished_game",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("ended", _WHOLE, nullable=False),  # in table time: their order
    Column("wall", _WHOLE, nullable=False),  # ms since 1970
    Column("rated", _WHOLE, nullable=False),  # 0 or 1
    Column("public", _WHOLE, nullable=False),  # 0 or 1
    Column("edition", Text, nullable=False),
    Column("seats", _WHOLE, nullable=False),
    Column("leo", _WHOLE, nullable=False),  # 0 or 1
    Column("bots", Text, nullable=False),  # JSON: level and rank of each
    Index("ix_finished_game_rated", "rated", "ended", "table_id"),
    sqlite_strict=True,
)

# The people who played them; of rated games also their rating after it, in billionths.
FINISHED_SEATS: Final = Table(
    "finished_seat",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", _WHOLE, primary_key=True, autoincrement=False),
    Column("uid", Text, nullable=False),
    Column("rank", _WHOLE, nullable=False),
    Column("score", _WHOLE, nullable=False),
    Column("leaders", Text, nullable=False),  # JSON: the species
    Column("mu", _WHOLE, nullable=True),
    Column("sigma", _WHOLE, nullable=True),
    Index("ix_finished_seat_uid", "uid"),
    info={"forgets": "keeps"},  # later ratings follow from it
    sqlite_strict=True,
)

# The rating everybody has now: that after their last rated game.
RATINGS: Final = Table(
    "person_rating",
    METADATA,
    Column("uid", Text, primary_key=True),
    Column("mu", _WHOLE, nullable=False),
    Column("sigma", _WHOLE, nullable=False),
    Column("floor", _WHOLE, nullable=False),  # mu - 3 sigma: the order of the list
    Column("games", _WHOLE, nullable=False),
    Index("ix_person_rating_floor", "floor"),
    info={"forgets": "keeps"},  # later ratings follow from it
    sqlite_strict=True,
)

# By which public id people find somebody's page, and who may see it.
PROFILES: Final = Table(
    "profile",
    METADATA,
    Column("uid", Text, primary_key=True),
    Column("id", Text, nullable=False),
    Column("shown", Text, nullable=False),  # nobody, met, all
    Index("ix_profile_id", "id", unique=True),
    sqlite_strict=True,
)
