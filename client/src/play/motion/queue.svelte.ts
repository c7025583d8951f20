// What is on the stage: one scene after another, each for its time; or, once something is asked, the last one still.

import { factor } from "./pace";
import type { Scene, SceneKind } from "./scenes";

const SECONDS: Record<SceneKind, number> = {
    round: 1.3,
    bids: 2.2,
    reveal: 1.8,
    swap: 2.4,
    refill: 1.8,
    tie: 3.6,
    take: 1.9,
    pass: 1.6,
    keep: 1.5,
    talisman: 1.5,
    over: 1,
};
const STILL = 5; // seconds
const MOST = 6; // scenes waiting; somebody who was away needs no more
const CALM = 2; // waiting; if there are more, each is shown more shortly

export class Queue {
    shown: readonly Scene[] = $state.raw([]);
    /** Whether it stands still, since the player is asked something. */
    isStill = $state(false);
    #waiting: Scene[] = [];
    #timer: ReturnType<typeof setTimeout> | undefined;

    /** Show these in turn; one that is already shown or waiting continues. */
    add(scenes: readonly Scene[]): void {
        if (factor() === 0) return this.clear();
        for (const scene of scenes) {
            if (this.shown.some((one) => one.from === scene.from))
                this.shown = this.shown.map((one) => (one.from === scene.from ? scene : one));
            else if (this.#waiting.some((one) => one.from === scene.from))
                this.#waiting = this.#waiting.map((one) => (one.from === scene.from ? scene : one));
            else this.#waiting.push(scene);
        }
        this.#waiting = this.#waiting.slice(-MOST);
        if (this.#waiting.length > 0 && (this.shown.length === 0 || this.isStill)) this.#next();
    }

    /** Something is asked: of what was still to be shown, the last is; all of it is in the log. */
    ask(): void {
        const last = this.#waiting.at(-1) ?? (this.isStill ? undefined : this.shown.at(-1));
        if (last === undefined) return;
        this.#waiting = [];
        this.shown = [last];
        this.isStill = true;
        this.#after(STILL);
    }

    /** Enough of this one. */
    dismiss(): void {
        if (this.shown.length > 0) this.#next();
    }

    clear(): void {
        this.#waiting = [];
        this.#next();
    }

    #next(): void {
        const scene = this.#waiting.shift();
        this.isStill = false;
        this.shown = scene === undefined ? [] : [scene];
        if (scene === undefined) clearTimeout(this.#timer);
        else this.#after((SECONDS[scene.kind] * CALM) / Math.max(CALM, this.#waiting.length));
    }

    #after(seconds: number): void {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#next(), seconds * factor() * 1000);
    }
}
