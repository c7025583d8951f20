// The bots of this server, weakest first.

import { api } from "../net/api";

class Levels {
    /** Known from the beginning, so that a form can be shown at once; the server may have others. */
    names: readonly string[] = $state.raw(["novice", "casual", "greedy", "skilled", "expert", "master"]);
    #asked = false;

    /** Ask the server, once. Without an answer the list stays as it is: the server checks what it is asked for. */
    async load(): Promise<void> {
        if (this.#asked) return;
        this.#asked = true;
        try {
            this.names = (await api.levels()).map((level) => level.level);
        } catch {
            this.#asked = false;
        }
    }
}

export const levels = new Levels();
