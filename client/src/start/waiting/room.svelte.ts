// What can be done at a table that waits for its players. The table's socket shows the outcome.

import { api } from "../../net/api";
import { settings } from "../../device/settings.svelte";
import { sitDown } from "../seat";
import type { Table } from "../../table/table.svelte";
import { toasts } from "../../ui/toasts.svelte";
import { seatUrl } from "../links";

export class Room {
    /** The name in the form for one: kept here, as the form moves on when somebody else takes the seat. */
    typed = $state("");
    /** The personal link that was last asked for, and its seat. */
    link: { seat: number; url: string } | null = $state.raw(null);
    /** Seats this device gave up itself: losing them is not news. */
    #given: number[] = [];
    /** The last request, and all that have not been answered. */
    #last: Promise<unknown> = Promise.resolve();
    #pending: string[] = [];

    constructor(private readonly table: Table) {}

    /** Sit down under a name; the name is remembered for this device's first seat. */
    sit(seat: number, name: string): Promise<boolean> {
        if (this.table.own.every((own) => own.seat === seat)) settings.set("name", name);
        const { view } = this.table;
        const [commitment, talisman] = [view?.fair.commitment ?? "", view?.settings.talisman];
        return this.#do(`sit ${seat}`, () =>
            sitDown({ id: this.table.id, commitment, talisman }, seat, name),
        );
    }

    free(seat: number): Promise<boolean> {
        if (this.table.view?.seats[seat]?.you) this.#given.push(seat);
        return this.#do(`free ${seat}`, () => api.free(this.table.id, seat));
    }

    seatBot(seat: number, level: string): Promise<boolean> {
        return this.#do(`bot ${seat} ${level}`, () => api.seatBot(this.table.id, seat, level));
    }

    letIn(away: number): Promise<boolean> {
        return this.#do(`let in ${away}`, () => api.letIn(this.table.id, away));
    }

    start(fill: string | null): Promise<boolean> {
        return this.#do("start", () => api.start(this.table.id, fill));
    }

    leave(): Promise<boolean> {
        this.#given = this.table.own.map((own) => own.seat);
        return this.#do("leave", () => api.leave(this.table.id));
    }

    close(): Promise<boolean> {
        return this.#do("close", () => api.close(this.table.id));
    }

    askLink(seat: number): Promise<boolean> {
        return this.#do(`link ${seat}`, async () => {
            this.link = { seat, url: await seatUrl(this.table.id, seat) };
        });
    }

    /** Whether the seat was given up here, and not taken away. Asked once for each. */
    wasGiven(seat: number): boolean {
        const was = this.#given.includes(seat);
        this.#given = this.#given.filter((given) => given !== seat);
        return was;
    }

    /** One thing after another, in the order asked for; the same once more while it is on its way does nothing. */
    async #do(what: string, ask: () => Promise<unknown>): Promise<boolean> {
        if (this.#pending.includes(what)) return false;
        this.#pending.push(what);
        const answer = this.#last.then(ask);
        this.#last = answer.catch(() => null);
        try {
            await answer;
            return true;
        } catch (error) {
            toasts.refuse(error);
            return false;
        } finally {
            this.#pending = this.#pending.filter((other) => other !== what);
        }
    }
}
