"""What processes tell each other arrives, in payloads that PostgreSQL takes."""

from __future__ import annotations

from wildcards.server.storage.notice import PRESENCE, QUESTION, STEPS, notices, payloads

IDS = [f"{number:020d}" for number in range(512)]


def heard(sent: list[str]) -> list[list[str]]:
    return [notice for one in sent for notice in notices(one, "there")]


def test_steps_at_many_tables_are_told_in_few_payloads() -> None:
    sent = payloads(STEPS, "here", [f"{table}:{10**8 + n}" for n, table in enumerate(IDS)])
    assert len(sent) == 3
    assert all(len(one) < 8000 for one in sent)
    assert heard(sent) == [["t", table, str(10**8 + n)] for n, table in enumerate(IDS)]


def test_presence_is_told_with_its_process_and_seats() -> None:
    sent = payloads(PRESENCE, "here", [f"{IDS[0]}:", f"{IDS[1]}:03"])
    assert heard(sent) == [["p", IDS[0], "here"], ["p", IDS[1], "here", "0", "3"]]
    assert heard(payloads(QUESTION, "here", IDS[:1])) == [["q", IDS[0], ""]]


def test_a_process_does_not_hear_itself() -> None:
    for kind in (STEPS, PRESENCE, QUESTION):
        assert heard(payloads(kind, "there", IDS)) == []
        assert payloads(kind, "here", []) == []


def test_words_and_mutes_are_heard_as_they_are_told() -> None:
    assert heard(["w table 7", "m person"]) == [["w", "table", "7"], ["m", "person"]]
