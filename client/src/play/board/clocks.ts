// Reading the clocks of a table. All of them tick together.

import { createSubscriber } from "svelte/reactivity";
import type { ClockView } from "../../net/protocol";

const EVERY = 200; // ms: no second is shown late, and none is skipped
export const LAST = 10_000; // from here on a clock warns

const subscribe = createSubscriber((update) => {
    const timer = setInterval(update, EVERY);
    return () => clearInterval(timer);
});

/** What is left on a clock in ms, read afresh with every tick; null without a limit. */
export function leftOn(clock: ClockView, now: () => number): number | null {
    if (clock.left === null) return null;
    if (!clock.running) return clock.left;
    subscribe();
    return Math.max(0, clock.left - Math.max(0, now() - clock.at));
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `1:05`, `2:03:00` from an hour on, and days as a unit of the language. */
export function clockText(ms: number, locale: string): string {
    const seconds = Math.ceil(ms / 1000);
    if (seconds >= DAY) {
        const days = new Intl.NumberFormat(locale, { style: "unit", unit: "day", unitDisplay: "narrow" });
        return days.format(Math.floor(seconds / DAY));
    }
    const parts = [Math.floor(seconds / MINUTE) % 60, seconds % MINUTE];
    if (seconds >= HOUR) parts.unshift(Math.floor(seconds / HOUR));
    return parts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}
