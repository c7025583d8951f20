"""Talk with the others at a server's table: what they say, told once, and what this person does about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from wildcards.errors import ServerRefusedError
from wildcards.protocol.words import PHRASES, REACTIONS, Ready, Word
from wildcards.remote.table import RemoteTable
from wildcards.remote.transport import Transport
from wildcards.terminal.answer import MUTE, REPORT, SAY, Command
from wildcards.words.text import and_, printable, t

if TYPE_CHECKING:  # a game against bots starts without its libraries
    from wildcards.remote.api import Api

_READY: Final = (*PHRASES, *REACTIONS)
_EARLIER: Final = 10  # words that are told to somebody who comes
_PATIENCE: Final = 10.0  # seconds


class Talk:
    """What is said at one table."""

    def __init__(self, api: Api, link: Transport, table_id: str) -> None:
        self._api: Final = api
        self._link: Final = link
        self._table_id: Final = table_id
        self._told: int | None = None  # the number of the last word that was told
        self._is_explained = False

    def news(self) -> list[str]:
        """What others have said since the last time."""
        words = self._link.table.words
        told, self._told = self._told, words[-1].number if words else self._told
        new = words[-_EARLIER:] if told is None else [word for word in words if word.number > told]
        others = [word for word in new if not word.you]
        lines = [said(word) for word in others]
        if others and not self._is_explained:
            self._is_explained = True
            lines.append(t("talk-news", name=printable(others[-1].name)))
        return lines

    def obey(self, command: Command) -> list[str]:
        """Carry out a command; returns what to tell. Raises ServerRefusedError."""
        if command.name == SAY:
            return self._say(command.rest)
        if command.name in (MUTE, REPORT):
            return self._about(command)
        return self._unmute(command)

    def _say(self, text: str) -> list[str]:
        table = self._link.table
        if not text:
            return ready(table)
        if text.isdecimal() and len(text) < 4 and 1 <= int(text) <= len(_READY):
            phrase = cast("Ready", _READY[int(text) - 1])
            sent = self._link.tell(lambda table: table.say(phrase=phrase))
        else:
            sent = self._link.tell(lambda table: table.say(text=text))
        self._link.wait(lambda table: table.is_settled(sent), _PATIENCE)
        if sent.refused is not None:
            raise sent.refused
        return []

    def _about(self, command: Command) -> list[str]:
        """Mute somebody, or report what they said last."""
        others = [word for word in self._link.table.words if not word.you]
        found = [word for word in others if _is_called(word.name, command.rest)]
        if not found:
            return [_nobody(command, [word.name for word in others])]
        last = found[-1]
        if command.name == REPORT:
            self._api.report(self._table_id, last.number)
            return [t("words-reported")]
        return [t("words-muted", name=printable(self._api.mute(self._table_id, last.number).name))]

    def _unmute(self, command: Command) -> list[str]:
        muted = self._api.muted()
        found = [one for one in muted if _is_called(one.name, command.rest)]
        for one in found:
            self._api.unmute(one.id)
        if not found:
            return [_nobody(command, [one.name for one in muted])]
        return [t("talk-heard-again", name=printable(found[0].name))]


def obey(command: Command, talk: Talk | None) -> list[str]:
    """Carry out a command where there may be nobody to talk to. Raises ServerRefusedError."""
    if talk is None:
        raise ServerRefusedError("no_words", {})
    return talk.obey(command)


def said(word: Word) -> str:
    """Something that was said, as it is told."""
    name = printable(word.name)
    if word.phrase in REACTIONS:
        return t(f"reacts-{word.phrase}", name=name)
    text = t(f"phrase-{word.phrase}") if word.phrase else printable(word.text or "")
    return t("talk-heard-watching" if word.watching else "talk-heard", name=name, text=text)


def ready(table: RemoteTable) -> list[str]:
    """The phrases and reactions that can be said, by number. Raises ServerRefusedError where none can."""
    if table.may_say == "nothing":
        raise ServerRefusedError("no_words", {})
    names = [t(f"reaction-{one}") if one in REACTIONS else t(f"phrase-{one}") for one in _READY]
    lines = [t("talk-phrase", number=number, text=name) for number, name in enumerate(names, 1)]
    use = t("talk-use-text", number=1) if table.may_say == "text" else t("talk-use", number=1)
    return [*lines, use]


def _is_called(name: str, given: str) -> bool:
    return name.casefold() == given.casefold()


def _nobody(command: Command, names: Sequence[str]) -> str:
    """Whom the command could be about."""
    given = printable(command.rest)[:40]
    known = [printable(name) for name in dict.fromkeys(names)]
    if command.rest:
        return t("talk-nobody", command=command.name, given=given)
    if not known:
        return t("talk-who-nobody", command=command.name)
    return t("talk-who", command=command.name, names=and_(known))
