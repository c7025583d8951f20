// Begins to play a deal, once at a time.

import { keepCommitment } from "../../device/promises";
import { api, Refusal } from "../../net/api";
import type { NewTake } from "../../net/protocol";
import { route } from "../../ui/route.svelte";
import { toasts } from "../../ui/toasts.svelte";

export class Taking {
    isBusy = $state(false);

    /** Make the table and go there. The commitment of a deal of the day is kept before its cards are seen. */
    async begin(deal: { id: string; commitment: string | null }, take: NewTake): Promise<void> {
        if (this.isBusy) return;
        this.isBusy = true;
        if (deal.commitment !== null) keepCommitment(deal.id, deal.commitment);
        try {
            const made = await api.take(deal.id, take);
            route.go(`/t/${made.id}`);
        } catch (error) {
            toasts.refuse(error);
            const there = error instanceof Refusal ? error.args["table"] : undefined;
            if (typeof there === "string") route.go(`/t/${there}`); // it was begun in another window
        } finally {
            this.isBusy = false;
        }
    }
}
