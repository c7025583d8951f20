// Sitting down: with a nonce of this device, and the commitment kept that was told before it.

import { keepPromise } from "../device/promises";
import { api } from "../net/api";
import { newNonce } from "../net/nonce";
import type { TableView } from "../net/protocol";
import { settings } from "../device/settings.svelte";
import { t } from "../words/words.svelte";

export const LONGEST_NAME = 24; // letters; the server cuts what is longer

/** How this device's person is called where no name was given for a seat. */
function ownName(): string {
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
