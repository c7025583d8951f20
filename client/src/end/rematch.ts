// The same people once more: to the table of the rematch, where their seats are kept.

import { keepPromise } from "../fair/kept";
import { api } from "../net/api";
import { newNonce } from "../net/nonce";
import type { Table } from "../table/table.svelte";

/** Sit down there in all own seats, each with a new nonce. Returns the new table's id; rejects with Refusal. */
export async function rematch(table: Table): Promise<string> {
    const made = await api.rematch(table.id);
    for (const { seat, name } of table.own) {
        const nonce = newNonce();
        keepPromise(made.id, made.commitment, seat, nonce);
        await api.sit(made.id, seat, { nonce, name });
    }
    return made.id;
}
