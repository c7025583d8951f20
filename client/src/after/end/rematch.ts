// The same people once more: to the table of the rematch, where their seats are kept.

import { api } from "../../net/api";
import { sitDown } from "../../start/seat";
import type { Table } from "../../table/table.svelte";

/**
 * Sit down there in all your seats, and begin if nobody else is awaited. Returns the new table's id; rejects with
 * Refusal.
 */
export async function rematch(table: Table): Promise<string> {
    const made = await api.rematch(table.id);
    const there = await api.table(made.id);
    if (there.status !== "open") return made.id;
    const to = { ...made, talisman: table.view?.settings.talisman };
    const free = table.own.filter(({ seat }) => there.seats[seat]?.you !== true);
    for (const { seat, name } of free) await sitDown(to, seat, name ?? undefined);
    if (isAlone(table)) await api.start(made.id);
    return made.id;
}

/** Whether only this device's people played, against bots. */
export function isAlone(table: Table): boolean {
    return table.view?.seats.every((seat) => seat.kind !== "person" || seat.you) === true;
}
