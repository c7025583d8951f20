// Spans and moments in words: how long players may think, how long ago something was.

import type { Clock } from "../net/protocol";
import { t, words } from "./words.svelte";

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
];

/** A span in its largest whole unit, such as `3 days` or `90 seconds`. */
export function span(seconds: number): string {
    const [unit, size] = UNITS.find(([, size]) => seconds > 0 && seconds % size === 0) ?? ["second", 1];
    const told = new Intl.NumberFormat(words.locale, { style: "unit", unit, unitDisplay: "long" });
    return told.format(seconds / size);
}

export function clockText(clock: Clock): string {
    const time = span(clock.seconds ?? 0);
    if (clock.kind === "decision") return t("clock-decision", { time });
    if (clock.kind === "bank") return t("clock-bank", { time, increment: span(clock.increment ?? 0) });
    return t("clock-none");
}

/** `3 minutes ago`, `yesterday`, or `now` within a minute; both in ms since 1970. */
export function ago(moment: number, now = Date.now()): string {
    const passed = Math.max(0, now - moment) / 1000;
    const [unit, size] = UNITS.find(([, seconds]) => passed >= seconds) ?? ["second", passed + 1];
    const told = new Intl.RelativeTimeFormat(words.locale, { numeric: "auto" });
    return told.format(-Math.floor(passed / size), unit);
}
