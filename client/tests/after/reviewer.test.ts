import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Reviewer } from "$client/after/review/reviewer.svelte";
import { api, Refusal } from "$client/net/api";
import type { Reviewing } from "$client/net/protocol";

const state = (state: Reviewing["state"], decided = 0): Reviewing => ({ state, decided, decisions: 20 });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
});

test("it is asked for once, and followed until it is there", async () => {
    const ask = vi.spyOn(api, "review").mockResolvedValue(state("waiting"));
    const look = vi.spyOn(api, "reviewing");
    look.mockResolvedValueOnce(state("running", 5)).mockResolvedValue(state("done", 20));
    const reviewer = new Reviewer("t", 1);
    const run = reviewer.run();
    await vi.advanceTimersByTimeAsync(700);
    expect(reviewer.state?.decided).toBe(5);
    await vi.advanceTimersByTimeAsync(700);
    await run;
    expect(reviewer.state?.state).toBe("done");
    expect(ask.mock.calls).toEqual([["t", 1]]);
    expect(look).toHaveBeenCalledTimes(2);
});

test("a server that has forgotten it is asked again", async () => {
    const ask = vi.spyOn(api, "review").mockResolvedValueOnce(state("running", 3));
    ask.mockResolvedValue(state("done", 20));
    vi.spyOn(api, "reviewing").mockRejectedValue(new Refusal("no_review"));
    const reviewer = new Reviewer("t", 1);
    const run = reviewer.run();
    await vi.advanceTimersByTimeAsync(700);
    await run;
    expect(ask).toHaveBeenCalledTimes(2);
    expect(reviewer.refusal).toBeNull();
});

test("what is refused is told, and nobody looks any more who has left", async () => {
    vi.spyOn(api, "review").mockRejectedValueOnce(new Refusal("too_many", { seconds: 8 }));
    const refused = new Reviewer("t", 1);
    await refused.run();
    expect(refused.refusal?.args).toEqual({ seconds: 8 });
    vi.spyOn(api, "review").mockResolvedValue(state("running"));
    const look = vi.spyOn(api, "reviewing").mockResolvedValue(state("running"));
    const left = new Reviewer("t", 1);
    const run = left.run();
    left.stop();
    await vi.advanceTimersByTimeAsync(700);
    await run;
    expect(look).toHaveBeenCalledTimes(0);
});
