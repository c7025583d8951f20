"""Whether all of a page can be seen: nothing sticks out to the side, no text is cut off."""

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
