// A finished game gone through step by step, as a seat or a spectator saw it, or with all hands open.

import type { GameView } from "../../net/protocol";
import { Game } from "../../table/game.svelte";
import { clockOf, eventsUpTo, momentsOf, type Moment } from "./timeline";

/** Whose view: a seat's, a spectator's (null), or everybody's at once. */
export type Eyes = number | null | "all";

/** What a seat holds at a moment: its hand, and its face-down cards. */
export interface OpenHand {
    seat: number;
    hand: readonly string[];
    sealed: readonly string[];
}

export class Player {
    eyes: Eyes = $state(null);
    at = $state(0);
    game: Game = $state.raw() as Game;
    /** With all open: the hands by seat. */
    hands: readonly OpenHand[] = $state.raw([]);
    #moments: readonly Moment[] = $state.raw([]);
    /** By moment: how many events visible to all had happened. */
    #clock: readonly number[] = [];

    /** `views` is the replay of a spectator, `seats` those of all seats, `eyes` whose it begins with. */
    constructor(
        private readonly views: readonly GameView[],
        private readonly seats: readonly (readonly GameView[])[],
        eyes: Eyes = null,
    ) {
        this.look(eyes);
    }

    get last(): number {
        return this.#moments.length - 1;
    }

    /** How many events the board has come through, by the one whose view it is drawn from. */
    get step(): number {
        return this.game.step;
    }

    /** See it from another view, at the same time of the game. */
    look(eyes: Eyes): void {
        const time = this.#clock[this.at] ?? 0;
        this.eyes = eyes;
        const shown = this.#shown;
        this.#moments = momentsOf(eyes === "all" ? [shown, ...this.seats] : [shown]);
        const clock = clockOf(shown);
        this.#clock = this.#moments.map((moment) => clock[moment[0] ?? 0] ?? 0);
        this.go(Math.max(0, this.#clock.indexOf(time)), true);
    }

    /** The views the board is drawn from. */
    get #shown(): readonly GameView[] {
        const own = typeof this.eyes === "number" ? this.seats[this.eyes] : undefined;
        return own ?? this.views;
    }

    /** Show this moment. One step forward moves things on the table; from elsewhere they are just there. */
    go(moment: number, isNew = false): void {
        const to = Math.min(Math.max(moment, 0), this.last);
        const isStep = !isNew && to === this.at + 1;
        this.at = to;
        const index = this.#moments[to]?.[0] ?? 0;
        const view = this.#shown[index];
        if (view === undefined) return;
        if (isStep) this.game.take(view);
        else this.game = new Game({ ...view, events: eventsUpTo(this.#shown, index) });
        this.hands = this.eyes === "all" ? this.#handsAt(to) : [];
    }

    /** How many events this seat has seen by now; null where its view is not among those shown. */
    stepOf(seat: number): number | null {
        if (this.eyes !== "all" && this.eyes !== seat) return null;
        const index = this.#moments[this.at]?.[this.eyes === "all" ? seat + 1 : 0] ?? 0;
        return this.seats[seat]?.[index]?.step ?? null;
    }

    /** Show the first moment at which this seat, whose view is shown, has seen so many events. */
    goToStep(seat: number, step: number): void {
        const column = this.eyes === "all" ? seat + 1 : 0;
        const views = this.seats[seat] ?? [];
        this.go(this.#moments.findIndex((moment) => (views[moment[column] ?? 0]?.step ?? -1) >= step));
    }

    #handsAt(moment: number): OpenHand[] {
        return this.seats.flatMap((views, seat) => {
            const view = views[this.#moments[moment]?.[seat + 1] ?? 0];
            return view === undefined ? [] : [{ seat, hand: view.seen.hand, sealed: view.seen.sealed }];
        });
    }

    /** The moments at which rounds begin. */
    readonly starts: readonly number[] = $derived.by(() => {
        const views = this.#shown;
        return this.#moments.flatMap((moment, at) => {
            const index = moment[0] ?? 0;
            const isNew = at === 0 || this.#moments[at - 1]?.[0] !== index;
            return isNew && views[index]?.events.some((event) => event.kind === "ROUND") ? [at] : [];
        });
    });

    /** To the beginning of the next round (the end after the last), or of this or the one before. */
    goRound(by: 1 | -1): void {
        const starts = this.starts;
        const next = by > 0 ? starts.find((at) => at > this.at) : starts.findLast((at) => at < this.at);
        this.go(next ?? (by > 0 ? this.last : 0));
    }
}
