"""How a person presses what is on the page: with a mouse, with a finger, or by keys alone."""

from __future__ import annotations

from typing import Final, Protocol

from playwright.sync_api import Locator, Page

# What the hands of a person did to the page, and whether the focus was ever lost to the page as a whole.
_WATCH: Final = """
    window.touched = new Set();
    window.lost = [];
    for (const kind of ["mousedown", "touchstart", "keydown"])
        addEventListener(kind, (event) => event.isTrusted && window.touched.add(kind), true);
    let isIn = false;
    let isDue = false;
    const look = () => {
        isDue = false;
        if (isIn && document.activeElement === document.body)
            window.lost.push(document.querySelector("h2")?.textContent ?? document.title);
    };
    // Each frame would keep the browser busy all the time; the focus is lost only with something else.
    const lookSoon = () => {
        if (!isDue) requestAnimationFrame(look);
        isDue = true;
    };
    addEventListener("focusin", () => (isIn = true));
    addEventListener("focusout", lookSoon);
    new MutationObserver(lookSoon).observe(document, { subtree: true, childList: true, attributes: true });
"""


class Hands(Protocol):
    """A way to press something."""

    def press(self, thing: Locator) -> None:
        """Press it."""

    def check(self) -> None:
        """Fail if something else was done to the page."""


class Mouse:
    """Clicks."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.add_init_script(_WATCH)

    def press(self, thing: Locator) -> None:
        self._page.mouse.click(*spot(thing))

    def check(self) -> None:
        assert touched(self._page) == {"mousedown"}


class Finger:
    """Taps."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.add_init_script(_WATCH)

    def press(self, thing: Locator) -> None:
        self._page.touchscreen.tap(*spot(thing))

    def check(self) -> None:
        # After a tap browsers send what a mouse would have done.
        assert touched(self._page) == {"touchstart", "mousedown"}


class Keys:
    """Goes by Tab and arrows to what it presses, or takes a short cut by a single key."""

    def __init__(self, page: Page, *, is_short: bool = True) -> None:
        self._page = page
        self._is_short = is_short
        self._presses = 0
        page.add_init_script(_WATCH)

    def press(self, thing: Locator) -> None:
        self._presses += 1
        is_short = self._is_short and self._presses % 2 == 0  # by turns, so that both are tried
        key = thing.evaluate(_SHORT) if is_short else None
        if key is not None:
            self._page.keyboard.press(key)
            return
        self.go_to(thing)
        if not thing.evaluate("it => it.checked === true"):  # arrows pick as they go
            self._page.keyboard.press("Space")

    def go_to(self, thing: Locator) -> None:
        """Move the focus there."""
        for _ in range(_MOST_KEYS):
            key = thing.evaluate(_TOWARDS)
            if key is None:
                return
            self._page.keyboard.press(key)
        raise AssertionError(f"the focus does not get to {thing.evaluate('it => it.outerHTML')}")

    def check(self) -> None:
        assert touched(self._page) == {"keydown"}
        lost = self._page.evaluate("window.lost")
        assert not lost, f"the focus fell to the page: {set(lost)}"


_MOST_KEYS: Final = 60

# The key that picks or sends this, if there is one.
_SHORT: Final = """(it) => {
    if (it.type === "submit") return "Control+Enter";
    if (it.dataset.rove === "R") return "r";
    if (it.closest("[data-place^='display:']")) return "abcd"[Number(it.dataset.rove) - 1] ?? null;
    const cards = [...document.querySelectorAll("[data-group='hand'] button")];
    return cards.includes(it) && cards.indexOf(it) < 10 ? String((cards.indexOf(it) + 1) % 10) : null;
}"""

# The key that brings the focus nearer to this: arrows within its group, Tab else. Null: it has it.
_TOWARDS: Final = """(it) => {
    const now = document.activeElement;
    if (now === it) return null;
    const isLater = Boolean(now.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_FOLLOWING);
    const group = it.dataset.rove ? "[data-group]" : "fieldset"; // of cards, or of radio buttons
    const isInOne = it.dataset.rove || it.type === "radio";
    if (isInOne && it.closest(group)?.contains(now)) return isLater ? "ArrowRight" : "ArrowLeft";
    return now === document.body || isLater ? "Tab" : "Shift+Tab";
}"""


# The middle of what is seen of a thing (of a radio button its label), with whether it can be hit there.
_SPOT: Final = """(it) => {
    const face = it.closest("label") ?? it;
    face.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = face.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    return { x, y, isFree: face.contains(hit), hit: hit?.outerHTML.slice(0, 300) };
}"""


def spot(thing: Locator) -> tuple[float, float]:
    """Where to press it. (What is greyed out can be pressed too, but Playwright's own click would wait.)"""
    found = thing.evaluate(_SPOT)
    assert found["isFree"], f"{thing.evaluate('it => it.outerHTML')[:300]} lies below {found['hit']}"
    return found["x"], found["y"]


def touched(page: Page) -> set[str]:
    """What was done to the page by hand: with a mouse button, a finger or a key."""
    return set(page.evaluate("[...window.touched]"))
