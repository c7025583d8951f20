// The table of the guided first game: a fixed deal against two bots (script.json), and whether a table is one.
//
// The seed was chosen among thousands: whoever follows the advice meets a price, a bonus and a leader that moves
// in round 1, the eagle and a tie in round 2, a refill and the meerkat in round 3, the talisman and the ibex in
// round 4. What these bots do follows from the seed and from what they see, so it is the same in every game as
// long as the advice is followed (tests/unit/learn/test_guided_game.py).

import { keep, keepOfTab, readKept, readOfTab } from "../device/storage";
import { api, type Refusal } from "../net/api";
import { newNonce } from "../net/nonce";
import type { Fair } from "../net/protocol";
import { ownName } from "../start/seat";
import script from "./script.json";

const KEY = "wildcards-coach";
const BEGUN = "wildcards-guided";
const DELAY = 1.2; // the least seconds a bot takes: time to see what happens

/** The id of this tab's guided table, if it has one. */
export function guidedTable(): string | null {
    return readOfTab(KEY);
}

/** Guide this tab through a table, or through none. */
export function guide(id: string | null): void {
    keepOfTab(KEY, id);
}

/** The id of this tab's guided table if its game is still in play; else it is forgotten. */
export async function guidedGame(): Promise<string | null> {
    const id = guidedTable();
    if (id === null) return null;
    const status = await api.table(id).then(
        (table) => table.status,
        (refusal: Refusal) => (refusal.code === "no_table" ? "closed" : "playing"),
    );
    if (status === "playing") return id;
    guide(null);
    return null;
}

/** Whether a guided game was begun on this device before. */
export function wasGuided(): boolean {
    return readKept(BEGUN) !== null;
}

/** Make the table, sit down and begin. Answers with its id; rejects with Refusal. */
export async function makeGuidedTable(): Promise<string> {
    const bots = script.levels.map((level) => ({ kind: "bot", level }) as const);
    const { id } = await api.make({
        seats: [{ kind: "open" }, ...bots],
        deal: { kind: "given", seed: script.seed },
        spectators: "closed",
        bot_delay: DELAY,
    });
    await api.sit(id, 0, { nonce: newNonce(), name: ownName() });
    await api.start(id);
    keep(BEGUN, { begun: true });
    return id;
}

/** Whether this is the deal of the guided game: shown once it is over, even if the coach was sent away. */
export function isGuided(fair: Fair): boolean {
    return fair.seed === script.seed;
}
