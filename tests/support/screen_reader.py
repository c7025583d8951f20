"""What somebody who hears the page, and plays by keys alone, is told in a whole game.

`make golden` writes it into tests/golden/heard/. Review whatever changes as a diff.
"""

from __future__ import annotations

import random
import re
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from support.browsers import People, launched
from support.given_deals import make_given, person_at
from support.hands import Keys
from support.servers import Spawned, spawned, sqlite_in
from support.sitter import PROMPT, SEND, Sitter
from wildcards.engine.rules import Rules

GOLDEN: Final = Path(__file__).parents[1] / "golden" / "heard"
LANGUAGES: Final = ("en", "de")
RULES: Final = Rules(seats=4, leo=True)
SEED: Final = 5  # nearly everything is asked in it, a tie too

# Keeps what appears in regions that are read aloud as they change.
LISTEN: Final = """
    window.heard = [];
    const LIVE = "[aria-live='polite'], [aria-live='assertive'], [role='status'], [role='alert']";
    const hear = (text) => text?.trim() && window.heard.push(text.trim());
    new MutationObserver((changes) => {
        for (const { target, type, addedNodes } of changes) {
            const holder = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
            const isLive = Boolean(holder?.closest(LIVE));
            if (isLive && type === "characterData") hear(target.data);
            for (const node of addedNodes) if (isLive || node.matches?.(LIVE)) hear(node.textContent);
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
"""
# The name of what has the focus, and the names of what is on the table and in the hand.
_NAMES: Final = """() => {
    const named = (it) => (it.ariaLabel ?? it.textContent).trim();
    const all = (css) => [...document.querySelectorAll(css)].map(named).join(" | ");
    return {
        focus: document.activeElement === document.body ? "" : named(document.activeElement),
        display: all("[data-group='display'] button"),
        hand: all("[data-group='hand'] button"),
    };
}"""


class Listener(Sitter):
    """Writes down what it hears."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, Keys(page), random.Random(SEED))
        self.lines: list[str] = []
        page.add_init_script(LISTEN)

    def decide(self) -> None:
        self._listen()
        names = self.page.evaluate(_NAMES)
        self.lines += ["", *[f"{name}: {text}" for name, text in names.items() if text]]
        self.lines += self.page.locator(PROMPT).aria_snapshot().splitlines()
        super().decide()

    def send(self) -> None:
        self._listen()
        self.lines.append(f"pressed: {self.page.locator(SEND).inner_text()}")
        super().send()

    def end(self) -> str:
        """All of it, with what is told at the end."""
        self._listen()
        shown = self.page.get_by_test_id("end").aria_snapshot().splitlines()
        self.lines += ["", *[line for line in shown if "/url:" not in line]]  # ids of tables are random
        return "\n".join(self.lines).strip() + "\n"

    def until(self, bids: int) -> str:
        """All that led to so many bids."""
        while self.bids < bids:
            assert self.wait()
            self.decide()
        return "\n".join(self.lines).strip() + "\n"

    def _listen(self) -> None:
        """Which sentences come together depends on how fast the connection is, so each gets its own line."""
        told: list[str] = self.page.evaluate("window.heard.splice(0)")
        for text in told:
            sentences = re.split(r"(?<=[.!?]) ", text.replace("\u00a0", " ").strip())
            self.lines += [f"> {sentence}" for sentence in sentences]


def transcript(people: People, site: Spawned, language: str, bids: int | None = None) -> str:
    """The game, told in this language; or what was told until so many bids were sent."""
    ann = people.newcomer(language=language, is_still=True)
    ann.choose(speed="off")
    listener = Listener(ann.page)
    client = person_at(site, ann)
    table = make_given(client, RULES, SEED)
    ann.go(f"/t/{table}")
    if bids is None:
        listener.play()
        text = listener.end()
    else:
        text = listener.until(bids)
    for seat in client.get(f"/api/tables/{table}").json()["seats"]:  # names of bots depend on the table's id
        if seat["kind"] == "bot":
            text = re.sub(rf"\b{seat['name']}\b", f"Bot {seat['seat'] + 1}", text)
    return text


def main() -> None:
    """Write the golden transcripts again."""
    GOLDEN.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as directory,
        spawned(sqlite_in(Path(directory))) as site,
        launched() as browser,
    ):
        people = People(browser, f"http://localhost:{site.port}")
        for language in LANGUAGES:
            text = transcript(people, site, language)
            (GOLDEN / f"{language}.txt").write_text(text, encoding="utf-8", newline="\n")
        people.leave()


if __name__ == "__main__":
    main()
