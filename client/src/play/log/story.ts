// Events read in order, and what later lines need of them: bids, payments, leaders, display.

import type { Event } from "../../net/protocol";
import type { Cast } from "../../table/cast";
import type { Phase } from "./line";
import { leaderMoves } from "./phrases";

/** What one part of the story is: a line without its place in the game. */
export interface Part {
    phase: Phase;
    seat?: number | null;
    places: string[];
    isWhole?: boolean;
    say: () => string;
}

/** Tells what begins with this event and may go on with the next ones; null: nothing of its own. */
export type Tell = (story: Story, first: Event) => Part | null;

export const seatOf = (event: Event) => event.seat ?? 0;
export const textOf = (event: Event) => String(event.what);
export const cardOf = (event: Event) => (event.what === null ? null : textOf(event));
export const speciesOf = (event: Event) => textOf(event).slice(0, 2);
export const slotOf = (event: Event) => textOf(event).slice(3);
export const valueOf = (card: string) => Number(card.slice(1));

export class Story {
    /** How many events were read. */
    at = 0;
    round = 0;
    phase: Phase = 0;
    /** The species in each slot. */
    readonly display = new Map<string, string>();
    readonly bids = new Map<number, string>();
    /** The own cards that lay face down. */
    readonly sealed = new Map<number, string[]>();
    readonly #laid = new Map<number, string[]>();
    readonly #owners = new Map<string, number>(); // of leaders, by species
    /** Who turned over a card to break the tie that is being settled. */
    readonly broke = new Set<number>();
    /** Who just chose to pass. */
    passing: number | null = null;

    constructor(
        private readonly events: readonly Event[],
        readonly cast: Cast,
    ) {}

    /** The event that comes next. */
    get next(): Event | undefined {
        return this.events[this.at];
    }

    /** Read the next events as long as they are of these kinds, and of this seat if one is given. */
    run(kinds: string, seat?: number): Event[] {
        const wanted = kinds.split(" ");
        const start = this.at;
        for (let { next } = this; next !== undefined; { next } = this) {
            if (!wanted.includes(next.kind) || (seat !== undefined && next.seat !== seat)) break;
            this.at++;
        }
        return this.events.slice(start, this.at);
    }

    /** A new round: nothing lies on the table. */
    begin(round: number): void {
        this.round = round;
        for (const forgotten of [this.display, this.bids, this.sealed, this.#laid]) forgotten.clear();
    }

    bidOf(seat: number): string {
        return this.bids.get(seat) ?? "";
    }

    lay(seat: number, card: string): void {
        this.#laid.set(seat, [...this.laidBy(seat), card]);
    }

    /** What the seat laid in a tie. */
    laidBy(seat: number): readonly string[] {
        return this.#laid.get(seat) ?? [];
    }

    sumOf(seat: number): number {
        return this.laidBy(seat).reduce((sum, card) => sum + valueOf(card), 0);
    }

    /** A leader goes to another owner. */
    moveLeader(moved: Event): { place: string; say: () => string } {
        const species = textOf(moved);
        const from = this.#owners.get(species) ?? null;
        if (moved.seat === null) this.#owners.delete(species);
        else this.#owners.set(species, moved.seat);
        const place = `leader:${moved.seat ?? "supply"}:${species}`;
        return { place, say: () => leaderMoves(this.cast, species, moved.seat, from) };
    }
}
