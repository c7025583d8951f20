// The coach of one guided game: which lessons have come up, and which of them is shown.

import { keepOfTab, readOfTab } from "../device/storage";
import { lesson, met, numberOf, type Lesson, type Moment } from "./lessons";
import { stepsOf } from "./steps";

const KEY = "wildcards-lessons-";

export class Coach {
    /** Keys of the lessons that came up, in that order. */
    known: readonly string[] = $state.raw([]);
    /** Which of them is shown; after the last one comes the advice. */
    at = $state(0);
    isFolded = $state(false);
    readonly #key: string;
    #moment: Moment | null = $state.raw(null);
    #read = 0; // of the lessons known, how many were read or passed over
    #steps = -1; // that the player had taken when something last came up

    constructor(table: string) {
        this.#key = KEY + table;
        this.known = read(this.#key);
    }

    /**
     * Go on with the game. Lessons wait for players who are still reading, but not for those who have already acted.
     * What no longer applies is not shown; if it was not read, it is shown when it applies again.
     */
    follow(moment: Moment): void {
        const steps = stepsOf(moment).length;
        const isReading = this.at < this.known.length && steps === this.#steps;
        this.#moment = moment;
        this.#steps = steps;
        const before = this.known.filter((key, index) => index < this.#read || this.#holds(key));
        if (!isReading) this.#goTo(before.length);
        this.known = met(before, moment);
        if (!this.#holds(this.known[this.at])) this.turn(1);
        keepOfTab(this.#key, JSON.stringify(this.known));
    }

    /** The lesson that is shown; none where advice is. */
    get lesson(): Lesson | undefined {
        return lesson(this.known[this.at] ?? "");
    }

    /** Its number, and how many there are; null for one that not everybody meets. */
    get number(): { number: number; all: number } | null {
        return numberOf(this.known[this.at] ?? "", this.known);
    }

    get hasPrevious(): boolean {
        return this.#next(-1) >= 0;
    }

    /** To the next lesson, or the previous one, that applies now. */
    turn(by: 1 | -1): void {
        this.#goTo(Math.max(0, this.#next(by)));
    }

    #next(by: 1 | -1): number {
        let next = this.at + by;
        while (next >= 0 && next < this.known.length && !this.#holds(this.known[next])) next += by;
        return Math.min(next, this.known.length);
    }

    #goTo(at: number): void {
        this.at = at;
        this.#read = Math.max(this.#read, at);
    }

    #holds(key: string | undefined): boolean {
        return this.#moment !== null && lesson(key ?? "")?.when(this.#moment) === true;
    }
}

function read(key: string): string[] {
    try {
        const kept: unknown = JSON.parse(readOfTab(key) ?? "[]");
        return Array.isArray(kept) ? kept.filter((one) => lesson(String(one)) !== undefined).map(String) : [];
    } catch {
        return [];
    }
}
