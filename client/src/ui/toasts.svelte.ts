// Short notes at the edge of the page: what was refused, what was copied. They disappear by themselves.

import { alert, say } from "./live.svelte";
import { Refusal } from "../net/api";
import { refused } from "../words/refusals";

export interface Toast {
    id: number;
    text: string;
    kind: "note" | "refusal";
}

const STAY = 7_000;

class Toasts {
    all: readonly Toast[] = $state.raw([]);
    #next = 0;

    note(text: string): void {
        say(text);
        this.#show(text, "note");
    }

    /** Show why something was refused; anything else that went wrong is a bug of ours and rethrown. */
    refuse(error: unknown): void {
        if (!(error instanceof Refusal)) throw error;
        const text = refused(error.code, error.args);
        alert(text);
        this.#show(text, "refusal");
    }

    drop(id: number): void {
        this.all = this.all.filter((toast) => toast.id !== id);
    }

    #show(text: string, kind: Toast["kind"]): void {
        const id = this.#next++;
        this.all = [...this.all.filter((toast) => toast.text !== text), { id, text, kind }];
        setTimeout(() => this.drop(id), STAY);
    }
}

export const toasts = new Toasts();
