"""How fast the browser client is: `make bench-client`. It needs Chromium and an idle machine.

Prints, as it saw them: the bytes of a first load over the wire; the first and the largest paint as on a phone
on a 4G network; and how smooth a game is there, in frames while cards fly and bids turn over.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support.browsers import PHONE, People, Person, Wire, launched
from support.moments import Moment, Sitting, find
from support.players import COOKIE
from support.servers import Spawned, spawned, sqlite_in

from wildcards.engine.rules import Rules

AIM_BYTES: Final = 150_000
AIM_PAINT: Final = 1000  # ms
AIM_FRAME: Final = 1000 / 60  # ms
SLOWER: Final = 4  # times the CPU of this machine
# 9 Mbit/s down, 85 ms there and back
NETWORK: Final = {
    "offline": False,
    "latency": 85,
    "downloadThroughput": 9_000_000 / 8,
    "uploadThroughput": 9_000_000 / 8,
}
LOADS: Final = 5
MOST_FILES: Final = 8  # listed
STEPS: Final = 60  # of a game, while frames are counted
ARRIVAL: Final = 300  # ms until what a step brings flies; so that steps never pile up

_PAINTS: Final = """async () => {
    const largest = await new Promise((done) =>
        new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime))
            .observe({ type: "largest-contentful-paint", buffered: true }));
    return [performance.getEntriesByName("first-contentful-paint")[0].startTime, largest];
}"""
# The time between frames, while something moves.
_COUNT: Final = """() => {
    window.frames_seen = [];
    let last = performance.now();
    const look = (now) => {
        if (document.querySelector(".ghost, .beat") !== null) window.frames_seen.push(now - last);
        last = now;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


def main() -> None:
    """Measure all of it."""
    moment = find(Rules(), lambda state, _: state.is_over)
    begun = len(moment.steps) // 3
    with (
        tempfile.TemporaryDirectory() as directory,
        spawned(sqlite_in(Path(directory))) as site,
        launched() as browser,
    ):
        table = Sitting.of(site, moment.rules, moment.seed)
        with table:
            table.play(moment.steps[:begun])
            for name, path in (("home", "/"), ("table", f"/t/{table.table}")):
                print_load(browser, site, name, path, table)
            print_frames(browser, site, table, moment, begun)
    print(f"Load of this machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def newcomer(browser: Browser, site: Spawned, table: Sitting) -> Person:
    """Whoever sits in seat 0, on a phone that has never been here."""
    url = f"http://localhost:{site.port}"
    person = People(browser, url).newcomer(PHONE, is_touching=True, service_workers="block")
    person.context.add_cookies([{"name": COOKIE, "value": table.people[0].cookies[COOKIE], "url": url}])
    return person


def throttle(page: Page) -> None:
    """Make the machine slow, and the network that of a phone."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def print_load(browser: Browser, site: Spawned, name: str, path: str, table: Sitting) -> None:
    """Bytes and paints of a first visit."""
    person = newcomer(browser, site, table)
    wire = Wire(person.page)
    person.go(path)
    person.page.wait_for_load_state("networkidle")
    person.context.close()
    total = f"{wire.total / 1000:.1f} kB over the wire in {len(wire.loads)} files"
    print(f"{name}: {total}, {_aim(AIM_BYTES / 1000)} kB")
    for size, url in sorted(((size, url) for url, size in wire.loads.items()), reverse=True)[:MOST_FILES]:
        print(f"    {size / 1000:6.1f} kB  {url.split('/', 3)[-1] or '/'}")
    paints = [_paints(newcomer(browser, site, table), path) for _ in range(LOADS)]
    first, largest = (statistics.median(column) for column in zip(*paints, strict=True))
    print(
        f"{name}: first paint after {first:.0f} ms, the largest after {largest:.0f} ms, {_aim(AIM_PAINT)} ms"
    )


def _paints(person: Person, path: str) -> tuple[float, float]:
    throttle(person.page)
    person.go(path)
    person.page.get_by_role("main").get_by_role("heading").first.wait_for()
    person.page.wait_for_load_state("networkidle")
    first, largest = person.page.evaluate(_PAINTS)
    person.context.close()
    return first, largest


def print_frames(browser: Browser, site: Spawned, table: Sitting, moment: Moment, begun: int) -> None:
    """The time from frame to frame, while a game goes on."""
    person = newcomer(browser, site, table)
    page = person.page
    person.go(f"/t/{table.table}")
    page.locator("[data-testid='prompt']").wait_for()
    throttle(page)
    page.evaluate(_COUNT)
    for step in moment.steps[begun : begun + STEPS]:
        table.play([step])
        page.wait_for_timeout(ARRIVAL)
        page.locator(".ghost").first.wait_for(state="detached")
    found: list[float] = sorted(page.evaluate("window.frames_seen"))
    person.context.close()
    print(f"frames while something moves: {len(found)}, {SLOWER} times slower than this machine")
    print(f"    {json.dumps(_figures(found))}, aim: {AIM_FRAME:.1f} ms")


def _figures(found: list[float]) -> dict[str, Any]:
    at = {"median": 0.5, "p95": 0.95, "p99": 0.99, "worst": 1.0}
    figures = {f"{name} ms": round(found[round(part * (len(found) - 1))], 1) for name, part in at.items()}
    late = sum(delta > 1.5 * AIM_FRAME for delta in found)
    return {**figures, "late %": round(100 * late / len(found), 1)}


def _aim(most: float) -> str:
    return f"aim: at most {most:.0f}"


if __name__ == "__main__":
    main()
