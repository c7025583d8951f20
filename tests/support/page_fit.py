"""Whether all of a page can be seen and tapped: nothing sticks out, no text is cut off, nothing is too small.

Sizes are in CSS px. Text of 200 % is what browsers that enlarge only text do: a larger root font.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from playwright.sync_api import Page, expect

FINGER: Final = 44  # px: what is chosen on the table, and the button that sends it
TARGET: Final = 24  # px: whatever else can be pressed (WCAG 2.2, 2.5.8)
TOUCHED: Final = 700  # px: a window that is smaller one way is one of a device without a mouse
CARD: Final = (44, 60)  # px: the smallest size at which an animal can be told from the others
# rem: a smaller page, upright or across, as with large text, may be scrolled down to the hand.
UPRIGHT: Final = (22, 38)
ACROSS: Final = (38, 24)


class Look(NamedTuple):
    """How a page is looked at: its size, how large text is, in which language."""

    width: int
    height: int
    text: int = 100  # per cent
    language: str = "de"

    def __str__(self) -> str:
        return f"{self.width}x{self.height}, text {self.text} %, {self.language}"

    @property
    def is_touched(self) -> bool:
        """Whether it is that of a device without a mouse."""
        return min(self.width, self.height) < TOUCHED

    @property
    def has_room(self) -> bool:
        """Whether a question has to be seen whole, with nothing scrolled."""
        rem = 0.16 * self.text
        return any(
            self.width >= width * rem and self.height >= height * rem for width, height in (UPRIGHT, ACROSS)
        )


class Glass:
    """A page as it is seen in one look after another: never reloaded, changing only what differs."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self._session: Final = page.context.new_cdp_session(page)
        self._text = 0
        self._is_touched: bool | None = None
        page.emulate_media(reduced_motion="reduce")  # nothing has to be waited for

    def see(self, look: Look) -> None:
        """Show the page like this."""
        html = self.page.locator("html")
        if html.get_attribute("lang") != look.language:
            self.page.locator("header .switch select").select_option(look.language, force=True)
            expect(html).to_have_attribute("lang", look.language)
        if self._text != look.text:
            self._text = look.text
            # By default it is larger on a large screen.
            size = "" if look.text == 100 else f"{look.text}%"
            self.page.evaluate("(size) => { document.documentElement.style.fontSize = size }", size)
        if self._is_touched != look.is_touched:
            self._is_touched = look.is_touched
            self._session.send("Emulation.setTouchEmulationEnabled", {"enabled": look.is_touched})
        self.page.set_viewport_size({"width": look.width, "height": look.height})
        self.page.evaluate(_SETTLE)


_SETTLE: Final = """async () => {
    scrollTo(0, 0);
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}"""
_LOST: Final = """() => {
    const lost = [];
    const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (beyond > 0) lost.push(`the page is ${beyond} px too wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const holder = text.parentElement;
        if (text.data.trim() === "" || !holder.checkVisibility({ visibilityProperty: true })) continue;
        if (holder.closest(".skip, option, svg")) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        for (let box = holder; box !== null; box = box.parentElement) {
            const isPage = box.parentElement === null;
            const style = getComputedStyle(box);
            const edges = isPage ? { left: 0, right: innerWidth } : box.getBoundingClientRect();
            if (/auto|scroll/.test(style.overflowX)) break; // the rest can be scrolled to
            if (style.overflowX === "visible" && !isPage) continue;
            if (style.clipPath === "inset(50%)") break; // for the ear alone
            if (box.title && style.textOverflow === "ellipsis") break; // long names
            const isAcross = left >= edges.left - 1 && right <= edges.right + 1;
            // Lines are higher than letters.
            const slack = 0.3 * parseFloat(getComputedStyle(holder).fontSize);
            const isDown = isPage || (top >= edges.top - slack && bottom <= edges.bottom + slack);
            if (isAcross && isDown) continue;
            lost.push(`cut off: ${text.data.trim()}`);
            break;
        }
    }
    const pen = document.createElement("canvas").getContext("2d");
    for (const select of document.querySelectorAll("select")) {
        if (!select.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const style = getComputedStyle(select);
        if (style.color === "rgba(0, 0, 0, 0)") continue; // a sign stands for the word
        pen.font = style.font;
        const needed = pen.measureText(select.selectedOptions[0]?.text ?? "").width;
        const arrow = style.appearance === "none" ? 0 : 16;
        const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        if (needed > room - arrow + 1) lost.push(`cut off in a select: ${select.selectedOptions[0].text}`);
    }
    return lost;
}"""


def lost(page: Page) -> list[str]:
    """What on the page can't be seen."""
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
# Of what can be pressed; links within a text are as high as its lines.
_TINY: Final = """([finger, target, card]) => {
    const FINGERS = "[data-group] button, [data-place^='collection:'] button, .button--primary";
    const found = [];
    for (const thing of document.querySelectorAll("button, a, select, summary, label:has(input), input")) {
        if (!thing.checkVisibility({ visibilityProperty: true })) continue;
        if (thing.closest(".skip, p")) continue;
        if (thing.matches("label input, .visually-hidden")) continue; // all of the label is the target
        const { width, height } = thing.getBoundingClientRect();
        const isCard = thing.matches("[data-group='display'] button");
        const least = isCard ? card : Array(2).fill(thing.matches(FINGERS) ? finger : target);
        if (width > least[0] - 0.5 && height > least[1] - 0.5) continue;
        const name = thing.ariaLabel ?? thing.textContent.trim();
        found.push(`${name}: ${Math.round(width)} x ${Math.round(height)} px`);
    }
    // Below 16 px iOS enlarges the whole page when a field is met.
    if (matchMedia("(pointer: coarse)").matches)
        for (const field of document.querySelectorAll("input, select, textarea")) {
            const size = parseFloat(getComputedStyle(field).fontSize);
            if (size < 16) found.push(`a field's letters have ${size} px: ${field.name || field.type}`);
        }
    return found;
}"""
# What a question is answered by: each can be brought into view, and then nothing covers it.
_HIDDEN_ANSWERS: Final = """() => {
    const found = [];
    const css = "[data-group] button, [data-testid='prompt'] .buttons button";
    for (const thing of document.querySelectorAll(css)) {
        thing.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        const name = thing.ariaLabel ?? thing.textContent.trim();
        const isSeen = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!isSeen) found.push(`out of sight: ${name}`);
        else if (!thing.contains(met)) found.push(`below ${met?.className}: ${name}`);
    }
    scrollTo(0, 0);
    return found;
}"""
_HIDDEN: Final = """(css) => {
    const over = document.querySelector(css).getBoundingClientRect();
    return [...document.querySelectorAll("li[data-seat]")].flatMap((seat) => {
        const { top, bottom, left, right } = seat.getBoundingClientRect();
        const isApart = top >= over.bottom || bottom <= over.top || left >= over.right || right <= over.left;
        return isApart ? [] : [seat.ariaLabel];
    });
}"""


def beyond(page: Page) -> list[str]:
    """What has to be scrolled at a table: the page, or what is asked."""
    found: list[str] = page.evaluate(_BEYOND)
    return found


def tiny(page: Page) -> list[str]:
    """What can be pressed and is smaller than it should be."""
    found: list[str] = page.evaluate(_TINY, [FINGER, TARGET, CARD])
    return found


def hidden_answers(page: Page) -> list[str]:
    """The cards and buttons that answer a question but can't be tapped, however the page is scrolled."""
    found: list[str] = page.evaluate(_HIDDEN_ANSWERS)
    return found


def hidden_seats(page: Page, css: str) -> list[str]:
    """The other seats that something covers."""
    found: list[str] = page.evaluate(_HIDDEN, css)
    return found
