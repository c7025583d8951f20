// The same people once more: to the table of the rematch, where their seats are kept.

import { api } from "../net/api";
import { sitDown } from "../start/sitting";
import type { Table } from "../table/table.svelte";

/** Sit down there in all own seats. Returns the new table's id; rejects with Refusal. */
export async function rematch(table: Table): Promise<string> {
    const made = await api.rematch(table.id);
    for (const { seat, name } of table.own) await sitDown(made, seat, name ?? undefined);
    return made.id;
}
