// One of the receiver's games with the choice being made in it, and the way to send it.

import type { Refusal } from "../net/api";
import { Draft } from "./draft.svelte";
import type { Game } from "./game.svelte";
import type { Table } from "./table.svelte";

export class Play {
    readonly draft: Draft;
    #isSent = $state(false);
    /** The step to which the last choice led. Its answer comes before the view that shows it. */
    #reached = $state(0);
    /** Why the last one was refused. */
    refusal: Refusal | null = $state.raw(null);

    constructor(
        readonly table: Table,
        readonly game: Game,
    ) {
        this.draft = new Draft(game);
    }

    /** Whether a bot decides for the seat at present. */
    get standIn(): string | null {
        return this.table.view?.seats[this.game.seat ?? -1]?.stand_in ?? null;
    }

    /** Whether a step is owed, here and now. */
    get isAsked(): boolean {
        return this.draft.ask !== null && this.standIn === null && this.table.view?.status === "playing";
    }

    /** Whether a choice was sent and is not seen in the game yet; over a cut connection it waits. */
    get sending(): boolean {
        return this.#isSent || this.game.step < this.#reached;
    }

    /** Send what is picked; nothing happens while it is not complete. */
    confirm(): Promise<void> {
        return this.send(this.draft.actions);
    }

    /** Send the step that declines. */
    decline(): Promise<void> {
        return this.send(this.draft.declining);
    }

    async send(actions: string[] | null): Promise<void> {
        if (actions === null || this.sending) return;
        this.#isSent = true;
        this.refusal = null;
        try {
            this.#reached = (await this.table.act(this.game, actions)).step;
            this.draft.clear();
        } catch (error) {
            this.refusal = error as Refusal;
        } finally {
            this.#isSent = false;
        }
    }

    async back(): Promise<void> {
        if (this.game.seat === null) return;
        await this.table.back(this.game.seat).catch((error: unknown) => (this.refusal = error as Refusal));
    }
}
