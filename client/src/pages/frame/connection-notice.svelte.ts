// What is shown about a connection: short hiccups are not worth mentioning; a recovery is shown for a moment.

import type { Line } from "../../net/connection";

export type Shown = "connecting" | "cut" | "healed" | "ended" | null;

const PATIENCE = 700; // before a cut, or a slow beginning, is worth a word
const HEALED = 2_500;

export class ConnectionState {
    shown: Shown = $state(null);
    #timer: ReturnType<typeof setTimeout> | undefined;

    follow(line: Line): void {
        this.stop();
        if (line === "ended") this.shown = "ended";
        else if (line === "live") this.#heal();
        else if (this.shown !== line) this.#timer = setTimeout(() => (this.shown = line), PATIENCE);
    }

    #heal(): void {
        this.shown = this.shown === "cut" || this.shown === "healed" ? "healed" : null;
        if (this.shown) this.#timer = setTimeout(() => (this.shown = null), HEALED);
    }

    stop(): void {
        clearTimeout(this.#timer);
    }
}
