"""Whether all of a page can be seen: nothing sticks out, no text is cut off, nothing lies over a seat."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

_LOST: Final = """() => {
    const lost = [];
    const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (beyond > 0) lost.push(`the page is ${beyond} px too wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const holder = text.parentElement;
        if (text.data.trim() === "" || !holder.checkVisibility({ visibilityProperty: true })) continue;
        if (holder.closest(".skip, option")) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right } = range.getBoundingClientRect();
        for (let box = holder; box !== null; box = box.parentElement) {
            const isPage = box.parentElement === null;
            const how = getComputedStyle(box).overflowX;
            const edges = isPage ? { left: 0, right: innerWidth } : box.getBoundingClientRect();
            if (how === "auto" || how === "scroll") break; // the rest can be scrolled to
            if (how === "visible" && !isPage) continue;
            if (getComputedStyle(box).clipPath === "inset(50%)") break; // for the ear alone
            if (box.title && getComputedStyle(box).textOverflow === "ellipsis") break; // long names
            if (left >= edges.left - 1 && right <= edges.right + 1) continue;
            lost.push(`cut off: ${text.data.trim()}`);
            break;
        }
    }
    return lost;
}"""


def lost(page: Page) -> list[str]:
    """What of the page can't be seen."""
    found: list[str] = page.evaluate(_LOST)
    return found


_BEYOND: Final = """() => {
    const found = [];
    for (const css of ["html", ".at-prompt"]) {
        const box = document.querySelector(css);
        const [across, down] = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
        if (across > 0 || down > 0) found.push(`${css} is ${across} px too wide, ${down} px too high`);
    }
    return found;
}"""
_TINY: Final = """(least) => {
    const things = document.querySelectorAll("[data-group] button, [data-place^='collection:'] button");
    return [...things].flatMap((thing) => {
        const { width, height } = thing.getBoundingClientRect();
        const isTiny = Math.min(width, height) < least - 0.5;
        return isTiny ? [`${thing.ariaLabel}: ${width} x ${height}`] : [];
    });
}"""
_HIDDEN: Final = """(css) => {
    const over = document.querySelector(css).getBoundingClientRect();
    return [...document.querySelectorAll("li[data-seat]")].flatMap((seat) => {
        const { top, bottom, left, right } = seat.getBoundingClientRect();
        const isApart = top >= over.bottom || bottom <= over.top || left >= over.right || right <= over.left;
        return isApart ? [] : [seat.ariaLabel];
    });
}"""
FINGER: Final = 44  # px


def beyond(page: Page) -> list[str]:
    """What of a table has to be scrolled: the page, or what is asked."""
    found: list[str] = page.evaluate(_BEYOND)
    return found


def tiny(page: Page) -> list[str]:
    """What is picked on the table and is smaller than a finger."""
    found: list[str] = page.evaluate(_TINY, FINGER)
    return found


def hidden_seats(page: Page, css: str) -> list[str]:
    """The other seats that something lies over."""
    found: list[str] = page.evaluate(_HIDDEN, css)
    return found
