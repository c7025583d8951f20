import { expect, test } from "vitest";
import type { Event, GameView, Seen } from "$client/net/protocol";
import { Game } from "$client/table/game.svelte";

const event = (what: number): Event => ({ kind: "ROUND", seat: null, what });
const seen = { seat: 0, phase: "BID", legal_actions: [] } as unknown as Seen;
const view = (step: number, events: Event[]): GameView => ({
    seat: 0,
    step,
    seen,
    events,
    choices: [],
    scores: [],
    rounds: 14,
    limits: { refill: 7, hand: 10, bonus: 2, eagle: 2 },
    tally: { animals: {}, leo: [] },
});

test("events are kept up to where the view begins, and its own follow", () => {
    const game = new Game(view(2, [event(1), event(2)]));
    expect(game.take(view(4, [event(3), event(4)]))).toBe(true);
    expect(game.take(view(5, [event(4), event(5)]))).toBe(true); // sent once more
    expect(game.events.map((one) => one.what)).toEqual([1, 2, 3, 4, 5]);
    expect(game.since).toBe(4);
});

test("a gap is found, and what a view no longer holds was taken back", () => {
    const game = new Game(view(2, [event(1), event(2)]));
    expect(game.take(view(5, [event(5)]))).toBe(false);
    expect(game.take(view(1, []))).toBe(true);
    expect(game.step).toBe(1);
    expect(game.events.map((one) => one.what)).toEqual([1]);
});

test("a full view after a cut is marked: nothing moves then", () => {
    const game = new Game(view(1, [event(1)]));
    expect(game.isWhole).toBe(true);
    game.take(view(2, [event(2)]));
    expect(game.isWhole).toBe(false);
    game.take(view(3, [event(1), event(2), event(3)]));
    expect(game.isWhole).toBe(true);
    expect(game.events.map((one) => one.what)).toEqual([1, 2, 3]);
});
