// Who this device is to the server. The first answer to a request brings the cookie; a socket that is opened
// before it would be a stranger's.

import { api, Refusal } from "./api";

const PAUSE = 1_500;
let asked: Promise<void> | null = null;

/** Resolves as soon as the server knows this device. */
export function identified(): Promise<void> {
    asked ??= ask();
    return asked;
}

async function ask(): Promise<void> {
    for (;;) {
        try {
            await api.me();
            return;
        } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            await new Promise((resolve) => setTimeout(resolve, PAUSE));
        }
    }
}
