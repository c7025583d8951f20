import { afterEach, expect, test, vi } from "vitest";
import { Adviser } from "$client/learn/adviser.svelte";
import { api, Refusal } from "$client/net/api";
import type { GameView, Hint } from "$client/net/protocol";
import { Game } from "$client/table/game.svelte";
import { Play } from "$client/table/play.svelte";
import type { Table } from "$client/table/table.svelte";
import guided from "../fixtures/guided.json";

const FIRST = guided[0] as unknown as GameView;

afterEach(() => vi.restoreAllMocks());

/** The first decision; `isOff` the script, as for somebody who has bid something else before. */
function playing(isOff: boolean): Play {
    const more = isOff ? [{ kind: "BID", seat: 0, what: "another" }] : [];
    const view = { ...FIRST, events: [...FIRST.events, ...more], step: FIRST.step + more.length };
    const table = { id: "here", view: { status: "playing", seats: [{ stand_in: null }] } };
    return new Play(table as unknown as Table, new Game(view));
}

function hint(step: number): Hint {
    const behind = { mean: 0, low: 0, high: 0 };
    const best = { tokens: ["F2"], chance: 4000, behind, worlds: 100 };
    return { step, best, others: [], reasons: [], plans: 1 };
}

test("the script needs no hint", async () => {
    const ask = vi.spyOn(api, "hint");
    const [play, adviser] = [playing(false), new Adviser()];
    await adviser.follow(play);
    expect(adviser.actionsFor(play)).toEqual(["M2"]);
    expect(adviser.hintFor(play)).toBeNull();
    expect(ask).not.toHaveBeenCalled();
});

test("off the script a hint is asked for once for each decision, and says why", async () => {
    const [play, adviser] = [playing(true), new Adviser()];
    const told = hint(play.game.step);
    const ask = vi.spyOn(api, "hint").mockResolvedValue(told);
    expect(adviser.actionsFor(play)).toBeNull();
    await Promise.all([adviser.follow(play), adviser.follow(play)]);
    expect(adviser.actionsFor(play)).toEqual(["F2"]);
    expect(adviser.hintFor(play)).toBe(told);
    expect(ask.mock.calls).toEqual([["here", 0]]);
});

test("advice for another moment is not given, and after a refusal it is asked for again", async () => {
    const [play, adviser] = [playing(true), new Adviser()];
    const ask = vi.spyOn(api, "hint").mockRejectedValueOnce(new Refusal("offline"));
    ask.mockResolvedValue(hint(play.game.step - 1));
    await adviser.follow(play);
    await adviser.follow(play);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(adviser.actionsFor(play)).toBeNull();
});
