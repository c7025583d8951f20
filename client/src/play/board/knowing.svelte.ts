// What could be known of hidden cards, asked for while it is shown: one request at a time, the newest wins.

import { api, Refusal } from "../../net/api";
import type { Knowledge } from "../../net/protocol";
import type { Game } from "../../table/game.svelte";

const PAUSE = 1000; // ms between two requests at least: bots may play many steps in that time

export class Knowing {
    told: Knowledge | null = $state.raw(null);
    /** Why the last request was refused. */
    refusal: Refusal | null = $state.raw(null);
    /** Whether what is told is about an earlier moment. */
    isOld = $state(true);
    #isAsking = false;
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(
        private readonly table: string,
        private readonly game: Game,
    ) {}

    /** The view is another: what was told is about an earlier moment. */
    renew(): void {
        this.isOld = true;
        if (!this.#isAsking && this.#timer === undefined) void this.#ask();
    }

    /** It is no longer shown. */
    stop(): void {
        clearTimeout(this.#timer);
        this.#timer = undefined;
        this.isOld = false;
    }

    async #ask(): Promise<void> {
        this.#isAsking = true;
        this.isOld = false;
        let pause = PAUSE;
        try {
            this.told = await api.knowledge(this.table, this.game.seat);
            this.refusal = null;
        } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            this.refusal = error;
            this.isOld = error.code === "too_many"; // it is asked again; for others with the next view
            if (typeof error.args.seconds === "number") pause = Math.max(pause, 1000 * error.args.seconds);
        } finally {
            this.#isAsking = false;
        }
        this.#timer = setTimeout(() => {
            this.#timer = undefined;
            if (this.isOld) void this.#ask();
        }, pause);
    }
}
