// Whether this device's person is waited for, and by which decision.

import type { Table } from "./table.svelte";

/** A name for the decision that is owed here, the same until it is taken; null: none is. */
export function owed(table: Table): string | null {
    if (table.view?.status !== "playing") return null;
    const asked = table.games.find(
        (game) => game.owes && table.view?.seats[game.seat ?? -1]?.stand_in === null,
    );
    if (asked === undefined) return null;
    const { round, phase, value } = asked.seen;
    return [asked.seat, round, phase, value].join(" ");
}
