// The coach of one guided game: which lessons came up, and which of them is shown.

import { lesson, met, progress, type Lesson, type Moment } from "./lessons";

const KEY = "wildcards-lessons-";

export class Coach {
    /** Keys of the lessons that came up, in that order. */
    known: readonly string[] = $state.raw([]);
    /** Which of them is shown. */
    at = $state(0);
    isFolded = $state(false);
    readonly #key: string;

    constructor(table: string) {
        this.#key = KEY + table;
        this.known = read(this.#key);
        this.at = Math.max(0, this.known.length - 1);
    }

    /** What comes up now is shown first. */
    follow(moment: Moment): void {
        const next = met(this.known, moment);
        if (next.length === this.known.length) return;
        this.at = this.known.length;
        this.known = next;
        keep(this.#key, next);
    }

    get lesson(): Lesson | undefined {
        return lesson(this.known[this.at] ?? "");
    }

    get progress(): { met: number; all: number } {
        return progress(this.known);
    }

    get hasPrevious(): boolean {
        return this.at > 0;
    }

    get hasNext(): boolean {
        return this.at < this.known.length - 1;
    }

    turn(by: number): void {
        this.at = Math.min(Math.max(0, this.at + by), this.known.length - 1);
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
