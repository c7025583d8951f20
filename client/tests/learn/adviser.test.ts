import { afterEach, expect, test, vi } from "vitest";
import { Adviser } from "$client/learn/adviser.svelte";
import { api, Refusal } from "$client/net/api";
import type { GameView } from "$client/net/protocol";
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

test("the script needs no bot", async () => {
    const ask = vi.spyOn(api, "advice");
    const [play, adviser] = [playing(false), new Adviser()];
    await adviser.follow(play);
    expect(adviser.actionsFor(play)).toEqual(["M2"]);
    expect(ask).not.toHaveBeenCalled();
});

test("off the script a bot is asked once for each decision", async () => {
    const [play, adviser] = [playing(true), new Adviser()];
    const told = { step: play.game.step, actions: ["F2"] };
    const ask = vi.spyOn(api, "advice").mockResolvedValue(told);
    expect(adviser.actionsFor(play)).toBeNull();
    await Promise.all([adviser.follow(play), adviser.follow(play)]);
    expect(adviser.actionsFor(play)).toEqual(["F2"]);
    expect(ask.mock.calls).toEqual([["here", 0, "greedy"]]);
});

test("advice for another moment is not given, and after a refusal the bot is asked again", async () => {
    const [play, adviser] = [playing(true), new Adviser()];
    const ask = vi.spyOn(api, "advice").mockRejectedValueOnce(new Refusal("offline"));
    ask.mockResolvedValue({ step: play.game.step - 1, actions: ["F2"] });
    await adviser.follow(play);
    await adviser.follow(play);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(adviser.actionsFor(play)).toBeNull();
});
