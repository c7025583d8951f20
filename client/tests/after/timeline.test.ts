import { expect, test } from "vitest";
import type { GameView, Seen } from "$client/net/protocol";
import { Player } from "$client/after/replay/player.svelte";
import { clockOf, momentsOf } from "$client/after/replay/timeline";

/** Views from the kinds of their events: `BID` and the like are seen only by their owner. */
function replay(seat: number | null, ...views: string[]): GameView[] {
    let step = 0;
    return views.map((kinds, index) => {
        const events = kinds.split(" ").map((kind) => ({ kind, seat: null, what: null }));
        step += events.length;
        const hand = [`F${String(index + 1)}`];
        const seen = { seat, hand, sealed: [], legal_actions: [] } as unknown as Seen;
        return {
            seat,
            step,
            seen,
            events,
            choices: [],
            scores: [],
            rounds: 14,
            limits: { refill: 7, hand: 10, bonus: 2, eagle: 2 },
            tally: { animals: {}, leo: [] },
        };
    });
}

const SPECTATOR = replay(null, "DREW ROUND", "BID_SHOWN BID_SHOWN", "TOOK ROUND", "OVER");
const ADA = replay(0, "DREW ROUND", "BID", "BID_SHOWN BID_SHOWN", "TOOK ROUND", "OVER");
const BEN = replay(1, "DREW ROUND", "BID", "BID BID_SHOWN BID_SHOWN", "TOOK ROUND", "BID OVER");

test("what everybody sees is the clock of the views", () => {
    expect(clockOf(SPECTATOR)).toEqual([2, 4, 6, 7]);
    expect(clockOf(ADA)).toEqual([2, 2, 4, 6, 7]);
});

test("secret steps come seat after seat, before what everybody sees next", () => {
    expect(momentsOf([SPECTATOR, ADA, BEN])).toEqual([
        [0, 0, 0],
        [0, 1, 0],
        [0, 1, 1],
        [1, 2, 2],
        [2, 3, 3],
        [3, 4, 4],
    ]);
});

test("it begins with the view it is given", () => {
    expect(new Player(SPECTATOR, [ADA, BEN]).eyes).toBeNull();
    expect(new Player(SPECTATOR, [ADA, BEN], 1).eyes).toBe(1);
});

test("stepping by moment and by round stays within the game", () => {
    const player = new Player(SPECTATOR, [ADA, BEN]);
    expect(player.last).toBe(3);
    player.goRound(1);
    expect(player.at).toBe(2);
    player.goRound(1);
    expect(player.at).toBe(3);
    player.go(9);
    expect(player.at).toBe(3);
    player.goRound(-1);
    player.goRound(-1);
    player.go(-1);
    expect(player.at).toBe(0);
});

test("a step forward continues the same game, a jump shows it whole", () => {
    const player = new Player(SPECTATOR, [ADA, BEN]);
    const first = player.game;
    player.go(1);
    expect(player.game).toBe(first);
    expect(player.game.since).toBe(2);
    player.go(0);
    expect(player.game).not.toBe(first);
    expect(player.game.events).toHaveLength(2);
    player.go(3);
    expect(player.game.events).toHaveLength(7);
});

test("another view shows the same time", () => {
    const player = new Player(SPECTATOR, [ADA, BEN]);
    player.go(2);
    player.look(0);
    expect(player.game.seat).toBe(0);
    expect(player.at).toBe(3);
    player.look("all");
    expect(player.game.seat).toBeNull();
    expect(player.hands).toEqual([
        { seat: 0, hand: ["F4"], sealed: [] },
        { seat: 1, hand: ["F4"], sealed: [] },
    ]);
    player.look(null);
    expect(player.at).toBe(2);
    expect(player.hands).toEqual([]);
});
