"""What screenshots.py takes pictures of: every page, and the table in every phase, by name.

A scene is a function that returns the page, ready to be seen at any size. Games are found by what happens in
them (support/moments.py) and dealt again each time, so the pictures change only if the client does.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Final

from playwright.sync_api import Browser, Page
from support.browsers import LAPTOP, People
from support.moments import NAMES, Moment, Sitting, Situation, asked, find, happened
from support.players import COOKIE
from support.servers import Spawned

from wildcards.conform.client import make, sit, you
from wildcards.engine.event import EventKind
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import State

HAND: Final = "[data-group='hand'] button"
DISPLAY: Final = "[data-group='display'] button"
OWN: Final = "[data-place^='collection:'] button"
PROMPT: Final = "[data-testid='prompt']"

# Whatever is shown for a while stays, and things fly only up to this time of their motion, in ms.
_FREEZE: Final = """(ms) => {
    const wait = window.setTimeout;
    window.setTimeout = (action, time = 0, ...more) => wait(action, time < 500 ? time : 1e8, ...more);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        const motion = animate.apply(this, how);
        motion.pause();
        motion.currentTime = ms;
        return motion;
    };
}"""


class Studio:
    """Where scenes are set: a browser and a server."""

    def __init__(
        self, browser: Browser, site: Spawned, language: str, names: tuple[str, ...] = NAMES
    ) -> None:
        self.names: Final = names
        self.site: Final = site
        self.language: Final = language
        self.people: Final = People(browser, f"http://localhost:{site.port}")
        self._open = ExitStack()

    def page(self, path: str, cookie: str | None = None, init: str = "") -> Page:
        """A browser of somebody new, or of whoever has this cookie, at a page."""
        person = self.people.newcomer(LAPTOP, language=self.language)
        if cookie is not None:
            person.context.add_cookies([{"name": COOKIE, "value": cookie, "url": person.url}])
        if init:
            person.context.add_init_script(init)
        person.go(path)
        person.page.get_by_role("main").wait_for()
        return person.page

    def sitting(self, moment: Moment, steps: int | None = None, **options: object) -> Sitting:
        """A table at this moment, or after fewer steps."""
        sitting = Sitting.of(self.site, moment.rules, moment.seed, self.names, **options)  # type: ignore[arg-type]
        self._open.enter_context(sitting)
        sitting.play(moment.steps[:steps])
        return sitting

    def seated(self, sitting: Sitting, init: str = "") -> Page:
        """The table as the person in seat 0 sees it."""
        page = self.page(f"/t/{sitting.table}", sitting.people[0].cookies[COOKIE], init)
        page.locator(f"{PROMPT}, #ranking-heading").first.wait_for()
        return page

    def close(self) -> None:
        """Everybody in a scene leaves."""
        self._open.close()
        self.people.leave()


Scene = Callable[[Studio], Page]
SCENES: Final[dict[str, Scene]] = {}
QUESTIONS: Final[list[str]] = []  # scenes of the table when something is asked


def scene(name: str) -> Callable[[Scene], Scene]:
    """Give a scene its name."""

    def add(made: Scene) -> Scene:
        SCENES[name] = made
        return made

    return add


# --- pages of words


def _plain(path: str) -> Scene:
    return lambda studio: studio.page(path)


for _path in ["new", "join", "lobby", "tables", "rules", "leaders", "learn", "settings", "credits", "verify"]:
    SCENES[f"page-{_path}"] = _plain(f"/{_path}")
SCENES["page-home"] = _plain("/")
SCENES["page-puzzles"] = _plain("/puzzles")


@scene("page-lost")
def lost(studio: Studio) -> Page:
    """A page that does not exist."""
    page = studio.page("/nowhere")
    studio.people.all[-1].complaints.clear()  # the server said so as well
    return page


@scene("page-menu")
def menu(studio: Studio) -> Page:
    """The menu, open."""
    page = studio.page("/")
    page.locator("[aria-controls='menu']").click()
    return page


@scene("page-home-again")
def home_again(studio: Studio) -> Page:
    """Home of somebody who is in a game."""
    sitting = studio.sitting(find(Rules(), asked(Phase.TAKE)))
    return studio.page("/", sitting.people[0].cookies[COOKIE])


@scene("page-tables-some")
def tables(studio: Studio) -> Page:
    """The tables of somebody who sits at two, one of them over."""
    sitting = studio.sitting(find(Rules(), lambda state, _: state.is_over))
    host = sitting.people[0]
    make(host, title="Donnerstagsrunde mit Oma und Opa", name=NAMES[0])
    return studio.page("/tables", host.cookies[COOKIE])


@scene("waiting-host")
def waiting(studio: Studio) -> Page:
    """The waiting room of its host: a guest with a long name, a bot, an open seat."""
    host, guest = studio.site.client(), studio.site.client()
    seats = [you(), {"kind": "open"}, {"kind": "bot", "level": "novice"}, {"kind": "open"}]
    table = make(host, seats, name="Ann", title="Donnerstagsrunde")
    sit(guest, table, 1, NAMES[3])
    return studio.page(f"/t/{table}", host.cookies[COOKIE])


@scene("waiting-guest")
def waiting_guest(studio: Studio) -> Page:
    """The waiting room as whoever opened the link sees it; with Leo and five seats, none is to spare."""
    host = studio.site.client()
    seats = [you(), {"kind": "open"}, {"kind": "open"}, {"kind": "leo"}]
    table = make(host, seats, name=NAMES[2])
    return studio.page(f"/t/{table}")


# --- the table, when something is asked


def _asked(name: str, rules: Rules, is_so: Situation, *picks: str, bot: str = "greedy") -> None:
    """A scene of a question, after a click on each of these."""

    def made(studio: Studio) -> Page:
        page = studio.seated(studio.sitting(find(rules, is_so, bot), hints=True))
        for pick in picks:
            page.locator(pick).first.click(force=True)
        return page

    SCENES[f"table-{name}"] = made
    QUESTIONS.append(f"table-{name}")


def _late(state: State) -> bool:
    return state.round >= state.rules.rounds - 3


def _holds(number: int) -> Callable[[State], bool]:
    return lambda state: len(list(state.observe(0).hand)) >= number


def _can(letters: str) -> Callable[[State], bool]:
    return lambda state: any(letters in state.token(action) for action in state.legal_actions(0))


def _has(number: int) -> Callable[[State], bool]:
    return lambda state: sum(count > 0 for count in state.observe(0).collections[0]) >= number


def _owed(number: int) -> Callable[[State], bool]:
    return lambda state: state.observe(0).value == number + 1 and _can("@")(state)


def _leads(species: int) -> Callable[[State], bool]:
    return lambda state: state.observe(0).leaders[species] == 0


THREE, FOUR, FIVE = Rules(seats=3), Rules(seats=4), Rules(seats=5)
OLD, OLD_FIVE = Rules(edition="2020", seats=4), Rules(edition="2020", seats=5)
LEO, LEO_FOUR = Rules(seats=3, leo=True), Rules(seats=4, leo=True, leo_seat=1)
SQUIRREL, EAGLE = 1, 2

_asked("bid-first", FOUR, asked(Phase.BID))
_asked("bid-3", THREE, asked(Phase.BID, _late), f"{HAND} >> nth=0")
_asked("bid-4", FOUR, asked(Phase.BID, _late), f"{HAND} >> nth=2")
_asked("bid-5", FIVE, asked(Phase.BID, lambda state: _late(state) and _holds(6)(state)), f"{HAND} >> nth=3")
_asked("bid-leo", LEO, asked(Phase.BID, _late))
_asked("bid-ten", FIVE, asked(Phase.BID, _holds(10)), bot="random")
_asked("bid-refill", OLD_FIVE, asked(Phase.BID, _late), "[data-rove='R']")
_asked("eagle", FOUR, asked(Phase.BID, _leads(EAGLE)))
_asked("eagle-two", FIVE, asked(Phase.BID, _leads(EAGLE)), f"{HAND} >> nth=0", f"{HAND} >> nth=2")
_asked("reveal", FOUR, asked(Phase.REVEAL), f"{PROMPT} input")
_asked("swap", FOUR, asked(Phase.SWAP, _late))
_asked(
    "swap-picked", LEO_FOUR, asked(Phase.SWAP), OWN, f"{DISPLAY}:not([aria-disabled='true'])",
)  # fmt: skip
_asked("discard", FOUR, asked(Phase.DISCARD, _holds(4)))
_asked(
    "discard-squirrel",
    FIVE,
    asked(Phase.DISCARD, lambda state: _leads(SQUIRREL)(state) and _holds(3)(state)),
    HAND,
    f"{HAND} >> nth=1",
)
_asked("lay", FOUR, asked(Phase.LAY))
_asked("lay-picked", FIVE, asked(Phase.LAY, _holds(5)), f"{HAND} >> nth=0", f"{HAND} >> nth=1")
_asked("break", OLD, asked(Phase.BREAK), HAND, bot="random")
_asked("take", FOUR, asked(Phase.TAKE, _owed(2)))
_asked("take-picked", FOUR, asked(Phase.TAKE, _owed(2)), DISPLAY)
_asked("take-late", FOUR, asked(Phase.TAKE, lambda state: _late(state) and _owed(2)(state)), DISPLAY)
_asked(
    "take-bonus",
    FOUR,
    asked(Phase.TAKE, lambda state: _owed(1)(state) and not list(state.observe(0).payments[0])),
    DISPLAY,
)
_asked("take-free", FIVE, asked(Phase.TAKE, _owed(0)), DISPLAY)
_asked("take-dear", FIVE, asked(Phase.TAKE, _owed(3)), DISPLAY)
_asked("take-why", THREE, asked(Phase.TAKE, _owed(2)), HAND)
_asked("take-leo", LEO, asked(Phase.TAKE, _can("@")), DISPLAY)
_asked("take-laid", FIVE, asked(Phase.TAKE, lambda state: bool(list(state.observe(0).payments[0]))), DISPLAY)
_asked("pass", OLD, asked(Phase.TAKE, _owed(1)), f"{PROMPT} .buttons button")
_asked("pay", FOUR, asked(Phase.PAY))
# What needs the most room: long questions with a full hand.
_SWAP: Final = (f"{OWN}:not([aria-disabled='true']) >> nth=-1", f"{DISPLAY}:not([aria-disabled='true'])")
for _name, _rules in (("full-swap", FOUR), ("full-swap-5", FIVE)):
    _asked(
        _name,
        _rules,
        asked(Phase.SWAP, lambda state: _holds(7)(state) and _has(4)(state)),
        *_SWAP,
        bot="random",
    )
_asked(
    "full-take",
    FIVE,
    asked(Phase.TAKE, lambda state: _owed(3)(state) and _holds(7)(state)),
    DISPLAY,
    bot="random",
)
_asked(
    "full-eagle", FIVE, asked(Phase.BID, lambda state: _leads(EAGLE)(state) and _holds(8)(state)),
    f"{HAND} >> nth=0", f"{HAND} >> nth=2", bot="random",
)  # fmt: skip
_asked("full-reveal", FOUR, asked(Phase.REVEAL, _holds(6)), f"{PROMPT} input", bot="random")
_asked("keep", FOUR, asked(Phase.KEEP), f"{PROMPT} .buttons button")


# --- the table, when nothing is asked


def _seen(name: str, rules: Rules, is_so: Situation) -> None:
    SCENES[f"table-{name}"] = lambda studio: studio.seated(studio.sitting(find(rules, is_so, first=min)))


_seen(
    "waits-turn", FOUR, lambda state, _: state.phase == Phase.TAKE and 0 not in state.to_act and _late(state)
)
_seen(
    "waits-bids", FIVE, lambda state, _: state.phase == Phase.BID and 0 not in state.to_act and _late(state)
)


@scene("table-watched")
def watched(studio: Studio) -> Page:
    """A spectator's view of five seats."""
    sitting = studio.sitting(find(FIVE, asked(Phase.TAKE, _late)))
    page = studio.page(f"/t/{sitting.table}")
    page.locator("[data-group='display']").wait_for()
    return page


@scene("table-clock")
def clock(studio: Studio) -> Page:
    """With clocks, which stand still here."""
    moment = find(FIVE, asked(Phase.BID, _late))
    limit = {"kind": "bank", "seconds": 5400, "increment": 10}
    return studio.seated(studio.sitting(moment, clock=limit))


@scene("table-offline")
def offline(studio: Studio) -> Page:
    """The connection is lost."""
    page = studio.seated(studio.sitting(find(FOUR, asked(Phase.TAKE))))
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    studio.people.all[-1].expect_complaint(".")
    return page


def _panel(tab: str) -> Scene:
    def made(studio: Studio) -> Page:
        page = studio.seated(studio.sitting(find(FOUR, asked(Phase.BID, _late))))
        page.set_viewport_size({"width": 390, "height": 844})
        page.locator("button.tool").nth(0 if tab == "log" else 1).click()
        return page

    return made


SCENES["table-log"] = _panel("log")
SCENES["table-leaders"] = _panel("leaders")


@scene("table-known")
def known(studio: Studio) -> Page:
    """What could be known of hidden cards, where everything is told."""
    page = studio.seated(studio.sitting(find(FOUR, asked(Phase.BID, _late)), knowledge="all"))
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("[data-place=discard]").click()
    page.get_by_test_id("knowledge").get_by_role("list").first.wait_for()
    return page


@scene("table-shortcuts")
def shortcuts(studio: Studio) -> Page:
    """The list of keys."""
    page = studio.seated(studio.sitting(find(FOUR, asked(Phase.BID))))
    page.keyboard.press("?")
    return page


@scene("table-curtain")
def curtain(studio: Studio) -> Page:
    """A device to be passed on."""
    host = studio.site.client()
    given = {"kind": "given", "seed": f"{1:064x}"}
    table = make(host, [you(), you(), you()], deal=given, name=NAMES[2])
    host.post(f"/api/tables/{table}/start", json={}).raise_for_status()
    page = studio.page(f"/t/{table}", host.cookies[COOKIE])
    page.get_by_test_id("curtain").wait_for()
    return page


@scene("table-coach")
def coach(studio: Studio) -> Page:
    """The guided game."""
    page = studio.page("/learn")
    page.locator("main .button--primary").click()
    page.locator(".coach").wait_for()
    return page


# --- what moves


def _live(name: str, rules: Rules, is_so: Situation, ms: int = 10_000, bot: str = "greedy") -> None:
    """What is shown of a step just made, its motions at this time."""

    def made(studio: Studio) -> Page:
        moment = find(rules, is_so, bot)
        sitting = studio.sitting(moment, -1)
        page = studio.seated(sitting, f"({_FREEZE})({ms})")
        sitting.play(moment.steps[-1:])
        page.locator(".stage .beat" if ms == 10_000 else ".sky .ghost").first.wait_for()
        return page

    SCENES[f"live-{name}"] = made


def _idle(state: State, _: object) -> bool:
    return 0 not in state.to_act


def _asks(state: State, _: object) -> bool:
    return 0 in state.to_act


_live("bids", FIVE, happened(EventKind.BID_SHOWN, _idle))
_live("bids-asked", FOUR, happened(EventKind.BID_SHOWN, _asks))
_live("tie", FIVE, happened(EventKind.LAID, _idle))
_live("tie-asked", FOUR, happened(EventKind.LAID, _asks))
_live("broken", OLD, happened(EventKind.BROKE, _idle), bot="random")
_live("take", FOUR, happened(EventKind.BONUS, _idle))
_live("refill", FIVE, happened(EventKind.THROWN, _idle))
_live("swap", FOUR, happened(EventKind.GAVE, _idle))
_live("pass", FOUR, happened(EventKind.PASSED, _idle))
for _ms in (100, 250, 400):
    _live(f"flight-{_ms}", FOUR, happened(EventKind.LEADER, _idle), _ms)


# --- the end


def _over(is_so: Callable[[State], bool]) -> Situation:
    return lambda state, _: state.is_over and is_so(state)


def _ranks(state: State) -> list[int]:
    return sorted(rank for rank in state.ranks() if rank is not None)


def _end(name: str, rules: Rules, is_so: Callable[[State], bool], *picks: str) -> None:
    def made(studio: Studio) -> Page:
        page = studio.seated(studio.sitting(find(rules, _over(is_so))))
        for pick in picks:
            page.locator(pick).first.click()
        return page

    SCENES[f"end-{name}"] = made


_end("won", FOUR, lambda state: state.ranks()[0] == 1)
_end("lost", FIVE, lambda state: (state.ranks()[0] or 0) >= 3)
_end("shared", FIVE, lambda state: len(set(_ranks(state))) < 5)
_end("leo", LEO, lambda _: True)


@scene("end-replay")
def replay(studio: Studio) -> Page:
    """The replay, in the middle of the game."""
    sitting = studio.sitting(find(FOUR, _over(lambda _: True)))
    page = studio.page(f"/t/{sitting.table}/replay", sitting.people[0].cookies[COOKIE])
    slider = page.locator("input[type='range']")
    slider.wait_for()
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    return page


def _reviewed(studio: Studio) -> tuple[str, Page]:
    """A finished game's table, and the review of its first seat."""
    sitting = studio.sitting(find(FOUR, _over(lambda state: state.ranks()[0] != 1)))
    page = studio.page(f"/t/{sitting.table}/review", sitting.people[0].cookies[COOKIE])
    page.get_by_test_id("split").wait_for()
    return sitting.table, page


@scene("end-deal")
def deal(studio: Studio) -> Page:
    """The page of a deal that was played once, as soon as bots of one level have played it too."""
    sitting = studio.sitting(find(FOUR, _over(lambda state: state.ranks()[0] != 1)))
    host = sitting.people[0]
    made = host.post(f"/api/tables/{sitting.table}/deal").raise_for_status().json()
    page = studio.page(f"/d/{made['id']}", host.cookies[COOKIE])
    page.get_by_test_id("levels").wait_for(timeout=60_000)
    return page


@scene("page-day")
def days(studio: Studio) -> Page:
    """The deal of the day, and those of the last seven."""
    page = studio.page("/day")
    page.locator("#before-heading").wait_for()
    return page


@scene("page-deal-secret")
def deal_of_day(studio: Studio) -> Page:
    """The page of today's deal, which is secret."""
    today = studio.site.client().get("/api/days").raise_for_status().json()["days"][0]
    page = studio.page(f"/d/{today['deal']}")
    page.get_by_test_id("deal").get_by_role("button").first.wait_for()
    return page


@scene("end-review")
def review(studio: Studio) -> Page:
    """The review of a seat."""
    return _reviewed(studio)[1]


@scene("end-review-replay")
def review_replay(studio: Studio) -> Page:
    """The replay at the decision that mattered most, with what its ways were worth."""
    _, page = _reviewed(studio)
    page.locator("a[href*='step=']").first.click()
    page.get_by_test_id("judged").locator("ol").wait_for()
    return page


@scene("table-hint")
def hint(studio: Studio) -> Page:
    """What the plans of a decision are worth, where the host allows it."""
    sitting = studio.sitting(find(FOUR, asked(Phase.TAKE)), hints=True)
    page = studio.seated(sitting)
    page.get_by_test_id("hint").click()
    page.locator("dialog[open] .button--primary").click()
    page.locator("dialog[open] ol").wait_for()
    return page
