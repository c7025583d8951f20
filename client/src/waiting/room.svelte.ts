// What can be done at a table that waits for its players. The table's socket shows what came of it.

import { api } from "../net/api";
import { settings } from "../settings.svelte";
import { sitDown } from "../start/sitting";
import type { Table } from "../table/table.svelte";
import { toasts } from "../toasts.svelte";

export class Room {
    isBusy = $state(false);
    /** The personal link that was asked for last, and its seat. */
    link: { seat: number; url: string } | null = $state.raw(null);
    /** Own seats this device gave up itself: that they are lost is no news. */
    #given: number[] = [];

    constructor(private readonly table: Table) {}

    /** Sit down under a name; the name is remembered for this device's first seat. */
    sit(seat: number, name: string): Promise<boolean> {
        if (this.table.own.every((own) => own.seat === seat)) settings.set("name", name);
        const commitment = this.table.view?.fair.commitment ?? "";
        return this.#do(() => sitDown({ id: this.table.id, commitment }, seat, name));
    }

    free(seat: number): Promise<boolean> {
        if (this.table.view?.seats[seat]?.you) this.#given.push(seat);
        return this.#do(() => api.free(this.table.id, seat));
    }

    seatBot(seat: number, level: string): Promise<boolean> {
        return this.#do(() => api.seatBot(this.table.id, seat, level));
    }

    start(fill: string | null): Promise<boolean> {
        return this.#do(() => api.start(this.table.id, fill));
    }

    leave(): Promise<boolean> {
        this.#given = this.table.own.map((own) => own.seat);
        return this.#do(() => api.leave(this.table.id));
    }

    close(): Promise<boolean> {
        return this.#do(() => api.close(this.table.id));
    }

    askLink(seat: number): Promise<boolean> {
        return this.#do(async () => {
            this.link = { seat, url: (await api.link(this.table.id, seat)).url };
        });
    }

    /** Whether the seat was given up here, and not taken away. Asked once for each. */
    wasGiven(seat: number): boolean {
        const was = this.#given.includes(seat);
        this.#given = this.#given.filter((given) => given !== seat);
        return was;
    }

    /** One thing after another: a second tap while one is on its way does nothing. */
    async #do(ask: () => Promise<unknown>): Promise<boolean> {
        if (this.isBusy) return false;
        this.isBusy = true;
        try {
            await ask();
            return true;
        } catch (error) {
            toasts.refuse(error);
            return false;
        } finally {
            this.isBusy = false;
        }
    }
}
