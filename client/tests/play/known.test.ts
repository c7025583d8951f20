// What could be known of hidden cards: asked for while it is shown, and put into words.

import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Refusal } from "$client/net/api";
import type { Estimate, GameView, Knowledge, KnownHand } from "$client/net/protocol";
import Known from "$client/play/board/Known.svelte";
import { percent, row, telling } from "$client/play/board/knowledge";
import { Game } from "$client/table/game.svelte";
import type { Table } from "$client/table/table.svelte";
import guided from "../fixtures/guided.json";

const FIRST = guided[0] as unknown as GameView;
const TABLE = { id: "here" } as unknown as Table;
const CAST = { names: ["Ada", "Bo", "Cy"], you: 0, leo: null };

const exact = (...values: number[]): Estimate[] => values.map((value) => ({ value, error: 0 }));
const HAND: KnownHand = {
    seat: 1,
    size: 4,
    certain: ["F3"],
    chances: {
        F: exact(1, 0.8, 0.1),
        S: exact(0.5, 0.1, 0),
        M: exact(0.2, 0, 0),
        W: exact(0, 0, 0),
        "1": exact(0.996, 0.74, 0.1),
        "2": exact(0.3, 0, 0),
        "3": exact(1, 0.4, 0),
        "4": [{ value: 0, error: 0.01 }, ...exact(0, 0)],
    },
};
const PILE = { size: 9, certain: [], expected: { F: { value: 2.6, error: 0 }, W: { value: 0.4, error: 0 } } };
const TOLD: Knowledge = {
    seat: 0,
    step: 1,
    scope: "all",
    worlds: 0,
    hands: [HAND],
    pile: PILE,
    leo: null,
    leo_refill: false,
    animals: { pe: { value: 2, error: 0 } },
};

/** A view of the same moment: something changed without an event. */
const another = (): GameView => ({ ...FIRST, events: [], seen: { ...FIRST.seen } });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
});

test("what is certain, probable, hardly held or impossible is told apart", () => {
    expect(telling(HAND)).toEqual([
        "probably: forest at least 2 (80\u00a0%), value 1 at least 1 (99\u00a0%)",
        "hardly: mountains (20\u00a0%), value 4 (1\u00a0%)",
        "certainly none: wild",
    ]);
    expect(row(HAND, "F")).toBe("forest: at least 1 100\u00a0%, at least 2 80\u00a0%, at least 3 10\u00a0%");
});

test("only what is certain is 0 or 100 percent", () => {
    expect([...exact(0, 1, 0.001, 0.999), { value: 1, error: 0.01 }].map(percent)).toEqual([
        "0\u00a0%",
        "100\u00a0%",
        "1\u00a0%",
        "99\u00a0%",
        "99\u00a0%",
    ]);
});

test("it is told in words, and again after another view, but not more than once a second", async () => {
    const ask = vi.spyOn(api, "knowledge").mockResolvedValue(TOLD);
    const game = new Game(FIRST);
    render(Known, { table: TABLE, game, cast: CAST });
    await vi.advanceTimersByTimeAsync(0);
    const told = screen.getByTestId("knowledge");
    expect(told.textContent).toContain("Certain: forest 3");
    expect(told.textContent).toContain("Draw pile (9): about 3 forest.");
    expect(screen.getByRole("list", { name: "Bo (4 cards)" }).children).toHaveLength(8);
    expect(ask.mock.calls).toEqual([["here", 0]]);
    for (const view of [another(), another(), another()]) {
        game.take(view);
        await tick();
    }
    expect(told.getAttribute("aria-busy")).toBe("true");
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(told.getAttribute("aria-busy")).toBe("false");
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledTimes(2);
});

test("who asks too often is told so, and asked for again after the time the server names", async () => {
    const ask = vi.spyOn(api, "knowledge").mockRejectedValueOnce(new Refusal("too_many", { seconds: 3 }));
    ask.mockResolvedValue(TOLD);
    render(Known, { table: TABLE, game: new Game(FIRST), cast: CAST });
    await vi.advanceTimersByTimeAsync(2900);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("list")).toBeNull();
    await vi.advanceTimersByTimeAsync(100);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(screen.getByTestId("knowledge").textContent).toContain("Certain: forest 3");
});

test("nothing more is asked once it is no longer shown", async () => {
    const ask = vi.spyOn(api, "knowledge").mockResolvedValue(TOLD);
    const game = new Game(FIRST);
    const shown = render(Known, { table: TABLE, game, cast: CAST });
    await vi.advanceTimersByTimeAsync(0);
    game.take(another());
    await tick();
    shown.unmount();
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledTimes(1);
});
