// How long ago something was, as the language says it.

import { words } from "../../words/words.svelte";

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400_000],
    ["hour", 3_600_000],
    ["minute", 60_000],
];

/** `3 minutes ago`, `yesterday`, or `now` within a minute; both in ms since 1970. */
export function ago(moment: number, now = Date.now()): string {
    const passed = Math.max(0, now - moment);
    const [unit, size] = STEPS.find(([, ms]) => passed >= ms) ?? ["second", passed + 1];
    const told = new Intl.RelativeTimeFormat(words.locale, { numeric: "auto" });
    return told.format(-Math.floor(passed / size), unit);
}
