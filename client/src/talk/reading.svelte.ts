// Whether the talk of a table is open, and which of its lines were read: this device remembers it of the last tables.

import { keep, readKept } from "../device/storage";
import type { Table } from "../table/table.svelte";

const KEY = "wildcards-talk";
const MOST = 30; // tables

class Reading {
    isOpen = $state(false);
    #read: Record<string, number> = $state.raw((readKept(KEY) ?? {}) as Record<string, number>);

    /** How many lines of others were not read. */
    unread({ id, talk }: Table): number {
        const read = this.#read[id] ?? 0;
        return talk.words.filter((word) => word.you !== true && word.number > read).length;
    }

    /** Everything there is has been read. */
    all({ id, talk }: Table): void {
        if ((this.#read[id] ?? 0) >= talk.last) return;
        const others = Object.entries(this.#read).filter(([table]) => table !== id);
        this.#read = Object.fromEntries([...others.slice(1 - MOST), [id, talk.last]]);
        keep(KEY, this.#read);
    }
}

export const reading = new Reading();
