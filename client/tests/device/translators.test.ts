// Translators as they work on a page: each text is wrapped, or replaced by a `font` with other words.

import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Prompt from "$client/play/prompts/Prompt.svelte";
import { keepTexts } from "$client/device/translators";
import { ask, cast } from "../play/prompts/fixture";

function fontOf(text: string): HTMLElement {
    const outer = document.createElement("font");
    outer.appendChild(document.createElement("font")).textContent = text;
    return outer;
}

const WAYS: Record<string, (text: Text) => void> = {
    "a font in its place": (text) => text.replaceWith(fontOf(`[${text.data}]`)),
    "a font before it, then it is taken away": (text) => {
        text.before(fontOf(`[${text.data}]`));
        text.remove();
    },
    "taken away, then a font": (text) => {
        const { parentNode, nextSibling } = text;
        text.remove();
        parentNode?.insertBefore(fontOf(`[${text.data}]`), nextSibling);
    },
    "wrapped in a font": (text) => {
        const font = document.createElement("font");
        text.before(font);
        font.append(text);
    },
};

function translate(way: (text: Text) => void): number {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const told = texts.filter((text) => text.data.trim() !== "");
    told.forEach(way);
    return told.length;
}

const met = vi.fn();
let stop: () => void;
beforeEach(() => {
    met.mockClear();
    stop = keepTexts(document.body, met);
});
afterEach(() => stop());

test.each(Object.entries(WAYS))("what is shown is what is sent: %s", async (_, way) => {
    const it = ask({ hand: ["F2"] }, [{ token: "F2", owed: 1, payable: true }]);
    render(Prompt, { play: it.play, cast });
    const label = () => document.querySelector("[type=submit]")?.textContent;
    expect(label()).toBe("Choose a card");
    for (let round = 0; round < 3; round++) {
        expect(translate(way)).toBeGreaterThan(2);
        await Promise.resolve();
        it.play.draft.pick("F2#0");
        flushSync();
        expect(label()).toBe(round % 2 === 0 ? "Bid forest 2" : "Choose a card");
    }
    translate(way);
    await Promise.resolve();
    it.go({ to_act: [0], sealed: ["F2"], hand: [] });
    flushSync();
    expect(document.querySelector("form")).toBeNull();
    expect(screen.queryByText(/Bid forest/)).toBeNull();
    expect(document.querySelector("font")).toBeNull();
    expect(met).toHaveBeenCalledOnce();
});

test("a translator that keeps coming back at once does not stop the page", async () => {
    const text = document.body.appendChild(document.createTextNode("hand"));
    const stubborn = new MutationObserver(() => {
        if (text.isConnected) text.replaceWith(fontOf("main"));
    });
    stubborn.observe(document.body, { childList: true });
    text.replaceWith(fontOf("main"));
    await new Promise((resolve) => setTimeout(resolve, 50));
    stubborn.disconnect();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(text.isConnected).toBe(true);
    text.remove();
});

test("what changes by itself is left alone", async () => {
    const text = document.body.appendChild(document.createTextNode("a"));
    text.remove();
    document.body.append(document.createElement("b"));
    await Promise.resolve();
    expect(text.isConnected).toBe(false);
    expect(met).not.toHaveBeenCalled();
});
