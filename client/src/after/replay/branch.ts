// What if? Where a replay stands, as the server is told to play the game on from there.

import type { NewBranch } from "../../net/protocol";
import type { Player } from "./player.svelte";

/** The seat to suggest: the one through whose eyes the replay is seen, else the first of these. */
export function likelySeat(player: Player, seats: readonly number[]): number {
    return typeof player.eyes === "number" ? player.eyes : (seats[0] ?? 0);
}

/** The branch that parts at the moment shown; `level` is "" for the bots that played. */
export function branchAt(
    player: Player,
    seat: number,
    level: string,
    redeal: boolean,
    name: string,
): NewBranch {
    const eyes = typeof player.eyes === "number" ? player.eyes : null;
    return { seat, step: player.step, eyes, level: level === "" ? null : level, redeal, name };
}
