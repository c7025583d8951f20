// The coach of one guided game: which lessons came up, and which of them is shown.

import { lesson, met, progress, type Lesson, type Moment } from "./lessons";
import { stepsOf } from "./steps";

const KEY = "wildcards-lessons-";

export class Coach {
    /** Keys of the lessons that came up, in that order. */
    known: readonly string[] = $state.raw([]);
    /** Which of them is shown; behind the last one comes the advice. */
    at = $state(0);
    isFolded = $state(false);
    readonly #key: string;
    #steps = -1; // that the player had taken when something came up last

    constructor(table: string) {
        this.#key = KEY + table;
        this.known = read(this.#key);
    }

    /** Go on with the game. Lessons wait for who is still reading, but not for who has already acted. */
    follow(moment: Moment): void {
        const before = this.known.length;
        const steps = stepsOf(moment).length;
        const isReading = this.at < before && steps === this.#steps;
        const next = met(this.known, moment);
        this.#steps = steps;
        if (!isReading) this.at = before;
        if (next.length === before) return;
        this.known = next;
        keep(this.#key, next);
    }

    /** The lesson that is shown; none where advice is. */
    get lesson(): Lesson | undefined {
        return lesson(this.known[this.at] ?? "");
    }

    get progress(): { met: number; all: number } {
        return progress(this.known);
    }

    turn(by: number): void {
        this.at = Math.min(Math.max(0, this.at + by), this.known.length);
    }
}

function read(key: string): string[] {
    try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
        return Array.isArray(kept) ? kept.filter((one) => lesson(String(one)) !== undefined).map(String) : [];
    } catch {
        return [];
    }
}

function keep(key: string, known: readonly string[]): void {
    try {
        sessionStorage.setItem(key, JSON.stringify(known));
    } catch {
        return; // after a reload the lessons begin anew, which does no harm
    }
}
