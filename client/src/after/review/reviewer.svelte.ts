// Has a seat's game reviewed by the server, and follows how far that is.

import { api, Refusal } from "../../net/api";
import type { Review, Reviewing } from "../../net/protocol";

const PAUSE = 700; // ms between two looks

export class Reviewer {
    state: Reviewing | null = $state.raw(null);
    refusal: Refusal | null = $state.raw(null);
    #isOver = false;

    constructor(
        private readonly table: string,
        private readonly seat: number,
    ) {}

    get review(): Review | null {
        return this.state?.review ?? null;
    }

    /** Ask for it, and look again until it is there or refused. */
    async run(): Promise<void> {
        this.refusal = null;
        try {
            this.state = await api.review(this.table, this.seat);
            while (this.state.state !== "done") {
                await new Promise((resolve) => setTimeout(resolve, PAUSE));
                if (this.#isOver) return;
                this.state = await this.#look();
            }
        } catch (error) {
            this.refusal = error instanceof Refusal ? error : new Refusal("offline");
        }
    }

    /** A server that was started again, or kept too much, does not know of it any more. */
    async #look(): Promise<Reviewing> {
        try {
            return await api.reviewing(this.table, this.seat);
        } catch (error) {
            if (!(error instanceof Refusal) || error.code !== "no_review") throw error;
            return api.review(this.table, this.seat);
        }
    }

    /** Nobody looks at it any more; the server finishes what it has begun. */
    stop(): void {
        this.#isOver = true;
    }
}
