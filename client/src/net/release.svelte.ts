// A new release of the server: the page reloads, but never in the middle of a choice.

import { keepOfTab, readOfTab } from "../device/storage";

const KEY = "wildcards-release";

export class Release {
    /** Whether the server is of another release than this page. */
    isNew = $state(false);
    #holds = 0;

    /** `own` is the release of this page, "" if it is not known. */
    constructor(
        private readonly own: string,
        private readonly reload: () => void,
    ) {}

    /** The server said which release it is. */
    heard(server: string): void {
        if (this.own === "" || server === this.own) return;
        // Once is enough: two processes of different releases would have it reloaded again and again.
        // So it is not done where it could not be remembered afterwards.
        if (readOfTab(KEY) === server || !keepOfTab(KEY, server)) return;
        this.isNew = true;
        this.#settle();
    }

    /** Wait while something is chosen but not sent yet; call the returned function to stop waiting. */
    hold(): () => void {
        let isHeld = true;
        this.#holds++;
        return () => {
            if (!isHeld) return;
            isHeld = false;
            this.#holds--;
            this.#settle();
        };
    }

    /** Not at once: an effect that reruns lets go for a moment, and must not depend on what is read here. */
    #settle(): void {
        setTimeout(() => {
            if (this.isNew && this.#holds === 0) this.reload();
        });
    }
}

const told = document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? "";

export const release = new Release(told.startsWith("{{") ? "" : told, () => location.reload());

// A part that this page wants to load is gone: the server has a new release, though nobody said so yet.
addEventListener("vite:preloadError", () => {
    if (navigator.onLine) release.heard("unknown");
});
