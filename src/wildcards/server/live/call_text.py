"""What a call says: whose turn it is at which table, and what is asked, as far as a spectator may know."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit, urlunsplit

import msgspec

from wildcards.engine.phase import Phase
from wildcards.table.table import Table
from wildcards.words.languages import DEFAULT, languages
from wildcards.words.text import told

_MOST: Final = 10  # tables that one call names
_ASKED: Final = {
    Phase.BID: "question-bid",
    Phase.REVEAL: "question-reveal",
    Phase.SWAP: "question-swap",
    Phase.DISCARD: "question-discard",
    Phase.LAY: "call-lay",
    Phase.BREAK: "question-break",
    Phase.TAKE: "question-take",
    Phase.PAY: "call-pay",
    Phase.KEEP: "call-keep",
}
_SAY: Final = re.compile(r"[\\*_~`|>\[\]()#<@:-]")  # what Discord reads as more than text


class Turn(NamedTuple):
    """A turn at a table: what it is called, with whom, and the phase that everybody sees."""

    table: str
    title: str
    names: tuple[str, ...]
    phase: Phase


class Message(NamedTuple):
    """A call in words; `path` leads to the place on the server, `tag` is the same for what it replaces."""

    kind: str  # turn, or hello
    title: str
    text: str
    path: str
    tag: str
    turns: tuple[Turn, ...]
    stop_label: str


def turn_of(table: Table, uid: str) -> Turn:
    """The turn of this person: nothing but what a spectator of the table sees."""
    others = [place.name or "" for place in table.seats if place.kind == "person" and place.uid != uid]
    phase = table.playing_state().observe(None).phase
    return Turn(table.id, table.settings.title, tuple(others), phase)


def hello(language: str) -> Message:
    """That one is called here from now on."""
    t = _speaker(language)
    return Message("hello", t("page-title"), t("call-hello"), "settings", "hello", (), t("call-stop"))


def message(language: str, turns: Sequence[Turn]) -> Message:
    """A call for one or several turns."""
    t = _speaker(language)
    shown = turns[:_MOST]
    if len(turns) == 1:
        (one,) = turns
        title, text = t("call-turn", table=_called(one, t)), _asked(one, t)
        path, tag = f"t/{one.table}", one.table
    else:
        title, path, tag = t("call-turns", count=len(turns)), "tables", "tables"
        text = "\n".join([t("call-at", table=_called(one, t), asked=_asked(one, t)) for one in shown])
    return Message("turn", title, text, path, tag, tuple(shown), t("call-stop"))


def _speaker(language: str) -> Callable[..., str]:
    known = language if language in languages() else DEFAULT

    return partial(told, known)


def _called(turn: Turn, t: Callable[..., str]) -> str:
    if turn.title:
        return turn.title
    return t("call-with", names=", ".join(turn.names)) if turn.names else t("call-table")


def _asked(turn: Turn, t: Callable[..., str]) -> str:
    return t(_ASKED[turn.phase])


# --- as it is sent


def for_browser(said: Message, stop: str) -> bytes:
    """For our own service worker."""
    told_it = {"title": said.title, "body": said.text, "path": said.path, "tag": said.tag}
    return msgspec.json.encode({**told_it, "stop": stop, "stopLabel": said.stop_label})


def for_webhook(form: str, said: Message, address: str, base: str, stop: str) -> tuple[str, bytes]:
    """Where to post what, in this form; `base` is the server's address, `stop` the token."""
    url, end = f"{base}/{said.path}", f"{base}/settings#stop={stop}"
    match form:
        case "discord":
            return address, msgspec.json.encode(_for_discord(said, url, end))
        case "ntfy":
            to, topic = _topic(address)
            return to, msgspec.json.encode(_for_ntfy(said, topic, url, end))
        case _:
            return address, msgspec.json.encode(_plain(said, base, url, end))


def _plain(said: Message, base: str, url: str, end: str) -> dict[str, Any]:
    tables = [
        {"id": one.table, "title": one.title, "asked": one.phase.name.lower(), "url": f"{base}/t/{one.table}"}
        for one in said.turns
    ]
    return {
        "type": said.kind, "title": said.title, "text": said.text, "url": url, "stop": end, "tables": tables,
    }  # fmt: skip


def _for_discord(said: Message, url: str, end: str) -> dict[str, Any]:
    """Without mentions, links or previews but our own, whatever people and tables are called."""
    title, text = (_SAY.sub(r"\\\g<0>", part) for part in (said.title, said.text))
    content = f"**{title}**\n{text}\n<{url}>\n-# {said.stop_label}: <{end}>"
    return {"content": content[:2000], "allowed_mentions": {"parse": []}, "flags": 4}


def _for_ntfy(said: Message, topic: str, url: str, end: str) -> dict[str, Any]:
    action = {"action": "view", "label": said.stop_label, "url": end, "clear": True}
    return {"topic": topic, "title": said.title, "message": said.text, "click": url, "actions": [action]}


def _topic(address: str) -> tuple[str, str]:
    """The address of a ntfy server, and a topic there: it takes JSON at its root alone."""
    parts = urlsplit(address)
    before, _, topic = parts.path.rstrip("/").rpartition("/")
    return urlunsplit(parts._replace(path=f"{before}/", query="", fragment="")), topic
