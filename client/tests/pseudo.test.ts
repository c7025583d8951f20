// Whatever the client shows comes from the locales: in letters that nobody uses, anything else stands out.

import { FluentBundle } from "@fluent/bundle";
import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import Board from "$client/play/board/Board.svelte";
import Prompt from "$client/play/prompts/Prompt.svelte";
import type { Choice, Seen } from "$client/net/protocol";
import { words } from "$client/words/words.svelte";
import own from "$locales/languages.json";
import { ask, cast } from "./play/prompts/fixture";

const strange = (text: string) =>
    text.replace(/[A-Za-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0));

// Names of people, languages and works, and spans of time, whose words the browser has.
const KNOWN = new Set([
    ...cast.names,
    ...Object.values(own),
    ..."seconds minutes hour day".split(" "),
    ..."MIT Svelte SimpleWebAuthn Apache Fluent noble hashes SIL OFL Young Serif".split(" "),
]);
const ATTRIBUTES = ["aria-label", "aria-description", "title", "alt", "placeholder"];

interface Open {
    _transform: (text: string) => string;
}

const format = FluentBundle.prototype.formatPattern;

beforeAll(async () => {
    await Promise.all([words.area("rules"), words.area("learn")]);
    FluentBundle.prototype.formatPattern = function (...args) {
        (this as unknown as Open)._transform = strange; // what its constructor takes as `transform`
        return format.apply(this, args);
    };
});
afterAll(() => (FluentBundle.prototype.formatPattern = format));

/** All words of a page that are in plain letters, and not known. */
function plain(container: Element): string[] {
    const said: (string | null)[] = [];
    for (const element of container.querySelectorAll("*")) {
        if (["STYLE", "SCRIPT"].includes(element.tagName)) continue;
        for (const node of element.childNodes)
            if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent);
        for (const name of ATTRIBUTES) said.push(element.getAttribute(name));
    }
    const found = said.flatMap((text) => text?.match(/[A-Za-z]{2,}/g) ?? []);
    return found.filter((word) => !KNOWN.has(word));
}

const pages = import.meta.glob<{ default: Component }>(
    "$client/pages/{Credits,Home,Keep,Leaders,Learn,Lobby,Lost,New,Rules,Settings,Tables,Verify}Page.svelte",
    { eager: true },
);

test.each(Object.entries(pages))("%s", async (_, { default: page }) => {
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    const { container } = render(page);
    await vi.waitFor(() => expect(container.textContent).toMatch(/[\uff21-\uff5a]/));
    expect(plain(container)).toEqual([]);
});

const ASKED: [Partial<Seen>, Choice[]][] = [
    [{ hand: ["F3", "S4"] }, [{ token: "F3", owed: 2, payable: true, bonus: 2 }, { token: "R" }]],
    [
        { phase: "TAKE", hand: ["F2", "S1"], bids: [null, null, "F2"] },
        [
            { token: "pe@1", owed: 1, bonus: 2, cheapest: ["S1"], best: ["F2"], leaders: { pe: 2 } },
            { token: "-" },
        ],
    ],
    [{ phase: "DISCARD", hand: ["F2", "S1"] }, [{ token: "F2" }, { token: "S1" }, { token: "-" }]],
];

test.each(ASKED)("a prompt: %o", (seen, choices) => {
    const { play } = ask(seen, choices);
    const { container } = render(Prompt, { play, cast });
    expect(plain(container)).toEqual([]);
});

test("the table", () => {
    const { play } = ask({
        hand: ["F3", "S4"],
        hand_sizes: [7, 7, 2],
        known: [[], [], []],
        talisman: 0,
        talisman_used: false,
        points: [0, 2, 4],
        breaks: [[], [], []],
        swapped: [],
        queue: [],
        equal: [],
        pile_size: 20,
        discard: ["F1"],
        leo_pile_size: 0,
        animals_left: 12,
        box: {},
    });
    const props = { game: play.draft.game, cast, seats: null, draft: play.draft, now: () => 0 };
    const { container } = render(Board, props);
    expect(plain(container)).toEqual([]);
});
