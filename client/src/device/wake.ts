// Keeps the screen on while a step is owed, so that a phone on the table does not go dark over a decision.

export class Wake {
    #wanted = false;
    #lock: WakeLockSentinel | null = null;
    #asking = false;

    constructor() {
        // The lock goes when the page is hidden, and is not given back.
        document.addEventListener("visibilitychange", () => void this.#settle());
    }

    /** Whether the screen should stay on from now on. */
    async want(wanted: boolean): Promise<void> {
        this.#wanted = wanted;
        await this.#settle();
    }

    async #settle(): Promise<void> {
        if (this.#asking || !("wakeLock" in navigator)) return;
        this.#asking = true;
        try {
            // What is wanted may change while the browser thinks about it.
            while (this.#wanted !== this.#isHeld && !(this.#wanted && document.hidden)) await this.#change();
        } catch {
            return; // a low battery, say: then the screen goes dark as it always does
        } finally {
            this.#asking = false;
        }
    }

    get #isHeld(): boolean {
        return this.#lock !== null && !this.#lock.released;
    }

    async #change(): Promise<void> {
        if (this.#wanted) this.#lock = await navigator.wakeLock.request("screen");
        else {
            await this.#lock?.release();
            this.#lock = null;
        }
    }
}

export const wake = new Wake();
