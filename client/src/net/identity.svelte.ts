// Who this device is to the server. The first answer to a request brings the cookie; a socket that is opened
// before it would be a stranger's.

import type { Recognised } from "./protocol";
import { api, Refusal } from "./api";

const PAUSE = 1_500;

export type Strangeness = "blocked" | "insecure" | null;

/** Why the cookie did not come back to the server, for a page that is open over `protocol`; null: it did. */
export function strangeness(found: Recognised, protocol: string): Strangeness {
    if (found.known) return null;
    return protocol === "http:" && found.home !== null ? "insecure" : "blocked";
}

class Identity {
    /** Why the server has not yet said who this device is; it is asked again and again. */
    trouble: Refusal | null = $state.raw(null);
    /** What keeps the server from recognising this device: its cookie does not come back. Null: nothing does. */
    stranger: Strangeness = $state(null);
    /** Where the server's pages should be opened instead, if it knows. */
    home: string | null = $state(null);
    #asked: Promise<void> | null = null;

    /** Resolves as soon as the server knows this device. */
    known(): Promise<void> {
        this.#asked ??= this.#ask();
        return this.#asked;
    }

    async #ask(): Promise<void> {
        await this.#until(() => api.me());
        this.trouble = null;
        void this.#check();
    }

    /** Whether the cookie comes back with the next request. */
    async #check(): Promise<void> {
        const found = await api.recognised().catch(() => null);
        if (found === null) return;
        this.stranger = strangeness(found, location.protocol);
        this.home = found.home;
    }

    async #until(ask: () => Promise<unknown>): Promise<void> {
        for (;;) {
            try {
                await ask();
                return;
            } catch (error) {
                if (!(error instanceof Refusal)) throw error;
                this.trouble = error;
            }
            await new Promise((resolve) => setTimeout(resolve, PAUSE));
        }
    }
}

export const identity = new Identity();
