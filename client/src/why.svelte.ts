// What a person asked last about something greyed: why it can't be picked. Shown beside the prompt.

import type { Why } from "./table/draft.svelte";

class Asked {
    why: Why | null = $state.raw(null);
    /** How often something was asked: asking the same again tells it again. */
    times = $state(0);
}

export const asked = new Asked();

/** Tell why something can't be picked. */
export function ask(why: Why): void {
    asked.why = why;
    asked.times += 1;
}

export function forget(): void {
    asked.why = null;
}
