// A list of tables that keeps itself up to date while somebody looks at it.

import type { Refusal } from "../../net/api";
import type { TableCard } from "../../net/protocol";

const EVERY = 10_000;
const PAGE = 100; // as many as the server sends at once

export class TableList {
    cards: readonly TableCard[] | null = $state.raw(null);
    /** Why the last try failed; it is tried again. */
    refusal: Refusal | null = $state.raw(null);
    /** Whether there are more than are shown. */
    hasMore = $state(false);
    #pages = 1;
    #timer: ReturnType<typeof setInterval> | undefined;

    /** `ask` returns the tables after the given one. */
    constructor(private readonly ask: (after: TableCard | null) => Promise<TableCard[]>) {}

    /** Begin; returns how to end it, for an effect. */
    watch(): () => void {
        void this.load();
        this.#timer = setInterval(this.#look, EVERY);
        document.addEventListener("visibilitychange", this.#look);
        return () => {
            clearInterval(this.#timer);
            document.removeEventListener("visibilitychange", this.#look);
        };
    }

    /** Show another page. */
    more(): Promise<void> {
        this.#pages++;
        return this.load();
    }

    async load(): Promise<void> {
        const found: TableCard[] = [];
        let last: TableCard | null = null;
        let isFull = true;
        try {
            for (let page = 0; page < this.#pages && isFull; page++) {
                const cards: TableCard[] = await this.ask(last);
                // A table that changes meanwhile may be sent twice.
                found.push(...cards.filter((card) => found.every((one) => one.id !== card.id)));
                last = cards.at(-1) ?? null;
                isFull = cards.length >= PAGE;
            }
            this.cards = found;
            this.hasMore = isFull;
            this.refusal = null;
        } catch (error) {
            this.refusal = error as Refusal;
        }
    }

    readonly #look = (): void => {
        if (document.visibilityState === "visible") void this.load();
    };
}
