"""Two terminals talk at a server's table."""

from __future__ import annotations

import pytest
from support.servers import Running
from support.talkers import Talker

from wildcards.conform.client import make, sit, start, you
from wildcards.errors import ServerRefusedError
from wildcards.remote.api import Api
from wildcards.remote.link import Link
from wildcards.remote.profile import Profile
from wildcards.remote.seat import take_seat
from wildcards.terminal.answer import Command
from wildcards.terminal.talk import Talk

OPEN = {"kind": "open"}


def test_a_terminal_talks(server: Running) -> None:
    ann, cleo, ben = server.client(), server.client(), Profile()
    table = make(ann, [you(), OPEN, OPEN], name="Ann", free_text=True)
    sit(cleo, table, 1, "Cleo")
    with Api(server.url, ben) as api, Talker(ann, table) as a, Talker(cleo, table) as c:
        take_seat(api, ben, table, None, "Ben")
        start(ann, table)
        a.say(text="before")
        with Link(server.url, table, api.cookie_header()) as link:
            talk = Talk(api, link, table)
            assert link.wait(lambda seen: bool(seen.words), 20)
            assert talk.news()[0] == "Ann: before"
            assert talk.obey(Command("say", "1")) == []
            assert talk.obey(Command("say", "Ann? 17")) == []
            assert a.until_heard(3)[1:] == c.until_heard(3)[1:]
            assert [word.get("phrase") or word["text"] for word in a.heard[1:]] == ["hello", "Ann? 17"]
            assert talk.news() == []
            with pytest.raises(ServerRefusedError) as refused:
                talk.obey(Command("say", "x" * 201))
            assert refused.value.code == "long_text"
            assert talk.obey(Command("mute", "bob")) == ["mute: there is nobody called “bob”."]
            assert talk.obey(Command("mute")) == ["mute needs a name, such as Ann."]
            assert talk.obey(Command("report", "ANN"))[0].startswith("Reported")
            assert talk.obey(Command("mute", "ann"))[0].startswith("You hear nothing more of Ann")
            assert link.wait(lambda seen: all(word.you for word in seen.words), 20)
            assert talk.obey(Command("unmute", "Ann")) == ["You hear Ann again."]
            assert talk.obey(Command("unmute", "Ann")) == ["unmute: there is nobody called “Ann”."]
            assert link.wait(lambda seen: len(seen.words) == 3, 20)
            assert talk.news() == []
            c.say(phrase="laugh")
            assert link.wait(lambda seen: len(seen.words) == 4, 20)
            assert talk.news() == ["Cleo laughs."]
