// Something of the server's that changes by itself, looked at again while somebody sees it.

import { Refusal } from "./api";

export class Watched<Value> {
    value: Value | null = $state.raw(null);
    /** Why the last look failed; what was seen before stays. */
    refusal: Refusal | null = $state.raw(null);
    #timer: ReturnType<typeof setTimeout> | undefined;
    #isWatched = false;

    /** `pause` is how long to wait after a value until the next look, in ms. */
    constructor(
        private readonly ask: () => Promise<Value>,
        private readonly pause: (value: Value | null) => number,
    ) {}

    /** Begin; returns how to end it, for an effect. */
    watch(): () => void {
        this.#isWatched = true;
        void this.look();
        document.addEventListener("visibilitychange", this.#wake);
        return () => {
            this.#isWatched = false;
            clearTimeout(this.#timer);
            document.removeEventListener("visibilitychange", this.#wake);
        };
    }

    /** Look now. */
    async look(): Promise<void> {
        clearTimeout(this.#timer);
        try {
            this.value = await this.ask();
            this.refusal = null;
        } catch (error) {
            this.refusal = error instanceof Refusal ? error : new Refusal("offline");
        }
        clearTimeout(this.#timer); // of a look that began meanwhile
        if (this.#isWatched) this.#timer = setTimeout(this.#wake, this.pause(this.value));
    }

    readonly #wake = (): void => {
        if (document.visibilityState === "visible") void this.look();
    };
}
