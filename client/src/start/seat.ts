// Sitting down: with a nonce from this device, after keeping the commitment announced before it.

import { keepPromise } from "../device/promises";
import { api } from "../net/api";
import { newNonce } from "../net/nonce";
import type { TableView } from "../net/protocol";
import { settings } from "../device/settings.svelte";
import { t } from "../words/words.svelte";

export const LONGEST_NAME = 24; // letters; the server cuts longer names

/** What this device's user is called where no name was given for a seat. */
export function ownName(): string {
    return settings.all.name.trim() || t("guest");
}

/** Take a seat at a table that has made its commitment. Rejects with Refusal. */
export function sitDown(
    table: { id: string; commitment: string; talisman?: number | null | undefined },
    seat: number,
    name = ownName(),
): Promise<TableView> {
    const nonce = newNonce();
    keepPromise(table.id, table.commitment, seat, nonce, table.talisman ?? null);
    return api.sit(table.id, seat, { nonce, name });
}
