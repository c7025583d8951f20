// A replay that runs by itself, at one of a few speeds, until its end.

import type { Player } from "./player.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const MS = 1600; // for a step, at speed 1

export class Autoplay {
    isOn = $state(false);
    speed: Speed = $state(1);
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(private readonly player: Player) {}

    /** Run, from the beginning if it is at the end; or stop. */
    toggle(): void {
        if (this.isOn) return this.stop();
        if (this.player.at === this.player.last) this.player.go(0);
        this.isOn = true;
        this.#wait();
    }

    stop(): void {
        this.isOn = false;
        clearTimeout(this.#timer);
    }

    /** A new speed holds from the present step on. */
    setSpeed(speed: Speed): void {
        this.speed = speed;
        if (this.isOn) this.#wait();
    }

    #wait(): void {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => {
            this.player.go(this.player.at + 1);
            if (this.player.at === this.player.last) this.stop();
            else this.#wait();
        }, MS / this.speed);
    }
}
