// The steps a seat has taken in a game.

import type { Event } from "../net/protocol";

const STEPS = ["BID", "DISCARD", "LAY", "BREAK", "REVEAL", "SWAP", "TAKE", "PAY", "KEEP"];

/** Their tokens, in order. */
export function stepsOf(game: { seat: number | null; events: readonly Event[] }): string[] {
    return game.events
        .filter((event) => event.seat === game.seat && STEPS.includes(event.kind))
        .map((event) => String(event.what));
}
