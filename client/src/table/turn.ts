// Whether this device's people are waited for, and for which decision.

import type { Game } from "./game.svelte";
import type { Table } from "./table.svelte";

/** Whether the game waits for the person of its seat: not for a bot that took over, nor at the end. */
export function isAsked(table: Pick<Table, "view">, game: Game): boolean {
    const { view } = table;
    return view?.status === "playing" && game.owes && view.seats[game.seat ?? -1]?.stand_in === null;
}

/** A name for the decision that is owed here, the same until it is taken; null: none is. */
export function owed(table: Table): string | null {
    const asked = table.games.find((game) => isAsked(table, game));
    if (asked === undefined) return null;
    const { round, phase, value } = asked.seen;
    return [asked.seat, round, phase, value].join(" ");
}
