// What a person last asked: why something greyed out can't be picked, or what the rule is. Shown beside the prompt.

import type { Why } from "../../table/draft.svelte";

class Asked {
    /** Without a code only the rule was asked for. */
    why: Why | { code: null; rule: string } | null = $state.raw(null);
    /** How often something was asked: asking the same again says it again. */
    times = $state(0);
}

export const asked = new Asked();

/** Say why something can't be picked. */
export function ask(why: Why): void {
    asked.why = why;
    asked.times += 1;
}

/** Show a rule, by its section. */
export function askRule(rule: string): void {
    asked.why = { code: null, rule };
    asked.times += 1;
}

export function forget(): void {
    asked.why = null;
}
