import { afterEach, expect, test } from "vitest";
import type { TableCard } from "$client/net/protocol";
import { ago } from "$client/words/time";
import { sorted, titleOf } from "$client/start/lobby/rows";
import { clockText, span } from "$client/words/time";
import { words } from "$client/words/words.svelte";

afterEach(() => words.use("en"));

const card = (id: string, more: Partial<TableCard> = {}): TableCard => ({
    id,
    status: "playing",
    title: "",
    edition: "2022",
    names: [],
    open_seats: 0,
    watchable: true,
    clock: { kind: "none" },
    changed: 0,
    your_turn: false,
    finishes: [],
    ...more,
});

test("tables where a step is owed come first, then those in play, the latest first", () => {
    const cards = [
        card("over", { status: "over", changed: 9 }),
        card("open", { status: "open", changed: 8 }),
        card("old", { changed: 1 }),
        card("new", { changed: 2 }),
        card("owed", { your_turn: true }),
    ];
    expect(sorted(cards).map(({ id }) => id)).toEqual(["owed", "new", "old", "open", "over"]);
});

test("a table without a name is called after those who sit there", () => {
    expect(titleOf(card("a", { title: "Friday" }))).toBe("Friday");
    expect(titleOf(card("a", { names: ["Ann", "Guest", "Guest", null] }))).toBe(
        "Ann and 2\u00a0×\u00a0Guest",
    );
    expect(titleOf(card("a", { names: [null, null] }))).toBe("New table");
});

test("times are written as in the language", async () => {
    const now = 10 * 86_400_000;
    expect(ago(now - 3 * 60_000 - 5, now)).toBe("3 minutes ago");
    expect(ago(now - 86_400_000, now)).toBe("yesterday");
    expect(ago(now + 5000, now)).toBe("now");
    await words.use("de");
    expect(ago(now - 2 * 3_600_000, now)).toBe("vor 2 Stunden");
});

test("clocks are shown in their largest whole unit", () => {
    expect(span(90)).toBe("90 seconds");
    expect(span(3600)).toBe("1 hour");
    expect(clockText({ kind: "bank", seconds: 600, increment: 5 })).toBe(
        "10 minutes, plus 5 seconds for each decision",
    );
    expect(clockText({ kind: "none", seconds: 0, increment: 0 })).toBe("no clock");
});
