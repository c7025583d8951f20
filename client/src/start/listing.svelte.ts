// A list of tables that keeps itself up to date while somebody looks at it.

import type { Refusal } from "../net/api";
import type { TableCard } from "../protocol";

const EVERY = 10_000;

export class Listing {
    cards: readonly TableCard[] | null = $state.raw(null);
    /** Why the last try failed; it is tried again. */
    refusal: Refusal | null = $state.raw(null);
    #timer: ReturnType<typeof setInterval> | undefined;

    constructor(private readonly ask: () => Promise<TableCard[]>) {}

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

    async load(): Promise<void> {
        try {
            this.cards = await this.ask();
            this.refusal = null;
        } catch (error) {
            this.refusal = error as Refusal;
        }
    }

    readonly #look = (): void => {
        if (document.visibilityState === "visible") void this.load();
    };
}
