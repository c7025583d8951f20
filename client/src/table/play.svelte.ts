// One of the receiver's games with the choice being made in it, and the way to send it.

import type { Refusal } from "../net/api";
import { Draft } from "./draft.svelte";
import type { Game } from "./game.svelte";
import { isAsked } from "./turn";
import type { Table } from "./table.svelte";

/** What a seat needs of its table; a puzzle has it as well. */
export type Sitting = Pick<Table, "id" | "view" | "line" | "held" | "own" | "act" | "back" | "takeBack">;

const PATIENCE = 2_000; // before a missing answer is worth a word

export class Play {
    readonly draft: Draft;
    #isOnItsWay = $state(false);
    /** Whether what was sent has had no answer for so long that it is worth a word. */
    #isLate = $state(false);
    /** The step of the game at which what was sent shows, and how many views there were before it. */
    #shown = $state.raw({ at: 0, after: 0 });
    /** Why the last one was refused. */
    refusal: Refusal | null = $state.raw(null);

    constructor(
        readonly table: Sitting,
        readonly game: Game,
    ) {
        this.draft = new Draft(game);
    }

    /** Whether a bot now decides for the seat. */
    get standIn(): string | null {
        return this.table.view?.seats[this.game.seat ?? -1]?.stand_in ?? null;
    }

    /** Why it does, as the end of a key of the words; `none` where the server doesn't say. */
    get standInWhy(): string {
        return this.table.view?.seats[this.game.seat ?? -1]?.stand_in_why ?? "none";
    }

    /** Whether a bot has waited long, as the server is busy. */
    get botsWait(): boolean {
        return this.table.view?.seats.some((seat) => seat.waits) ?? false;
    }

    /** Whether a step is owed, here and now. */
    get isAsked(): boolean {
        return this.draft.ask !== null && isAsked(this.table, this.game);
    }

    /** Whether a choice was sent and no view shows it yet; over a cut connection it waits. */
    get sending(): boolean {
        // A view that comes after the answer and holds less: it was taken back, perhaps on another device.
        const { at, after } = this.#shown;
        return this.#isOnItsWay || (this.game.step < at && this.game.views <= after);
    }

    /** What keeps the sent choice from being carried out; null: nothing does, or nothing was sent. */
    get trouble(): "cut" | "held" | "late" | null {
        if (!this.#isOnItsWay) return null;
        if (this.table.line !== "live") return "cut";
        if (this.table.held !== null) return "held";
        return this.#isLate ? "late" : null;
    }

    /** Send what is picked; nothing happens while it is not complete. */
    confirm(): Promise<void> {
        return this.send(this.draft.actions);
    }

    async send(actions: string[] | null): Promise<void> {
        if (actions === null || this.sending) return;
        // What is picked stays until the view that asks something else.
        await this.#wait(async () => this.#answered((await this.table.act(this.game, actions)).step));
    }

    /** The person decides again, instead of a bot: here, or at another seat of this device. */
    async back(seat = this.game.seat): Promise<void> {
        if (seat === null || this.#isOnItsWay) return;
        await this.#wait(() => this.table.back(seat));
    }

    /** What was done in the present secret decision is taken back. */
    async takeBack(): Promise<void> {
        if (!this.game.canTakeBack || this.sending) return;
        await this.#wait(async () => this.#answered((await this.table.takeBack(this.game)).step));
    }

    #answered(at: number): void {
        this.#shown = { at, after: this.game.views };
    }

    async #wait(send: () => Promise<unknown>): Promise<void> {
        this.#isOnItsWay = true;
        this.refusal = null;
        const timer = setTimeout(() => (this.#isLate = true), PATIENCE);
        try {
            await send();
        } catch (error) {
            this.refusal = error as Refusal;
        } finally {
            clearTimeout(timer);
            this.#isOnItsWay = this.#isLate = false;
        }
    }
}
