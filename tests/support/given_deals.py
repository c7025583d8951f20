"""Tables with given deals, made for somebody at a browser."""

from __future__ import annotations

from typing import Any, Final

import httpx

from support.browsers import Person
from support.players import COOKIE
from support.servers import Clients
from wildcards.conform.client import make, start, you
from wildcards.engine.rules import Rules

LEVEL: Final = "novice"


def person_at(site: Clients, person: Person) -> httpx.Client:
    """The same person as at the browser, for requests that the page need not make."""
    client = site.client()
    client.get("/api/me").raise_for_status()
    person.context.add_cookies([{"name": COOKIE, "value": client.cookies[COOKIE], "url": person.url}])
    return client


def client_of(site: Clients, person: Person) -> httpx.Client:
    """Whoever already plays at this browser, for requests that the page need not make."""
    client = site.client()
    for cookie in person.context.cookies(person.url):
        client.cookies.set(cookie["name"], cookie["value"])
    return client


def setups(rules: Rules, people: int = 1, level: str = LEVEL) -> list[dict[str, Any]]:
    """Who sits where: people first, then bots, and Leo in his seat."""
    bots: list[dict[str, Any]] = [{"kind": "bot", "level": level}] * (rules.seats - people)
    seats = [you()] * people + bots
    if rules.leo_seat is not None:
        seats[rules.leo_seat] = {"kind": "leo"}
    return seats


def seed_text(seed: int) -> str:
    """A seed in the form a table takes."""
    return f"{seed:064x}"


def make_given(client: httpx.Client, rules: Rules, seed: int, *, people: int = 1, **options: Any) -> str:
    """A table in play: this person, bots, and Leo if the rules say so; the deal follows from the seed."""
    settings = {
        "rules": {"edition": rules.edition},
        "deal": {"kind": "given", "seed": seed_text(seed)},
        "name": "Ann",
        **options,
    }
    table = make(client, setups(rules, people), **settings)
    start(client, table)
    return table
