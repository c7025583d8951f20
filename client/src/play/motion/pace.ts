// How fast things are shown: the speed of the settings, and whether this person wants motion at all.

import { prefersReducedMotion } from "svelte/motion";
import { settings } from "../../device/settings.svelte";

const FACTORS = { slow: 1.7, normal: 1, fast: 0.55, off: 0 };

/** How long a second of showing takes, in seconds; 0: nothing is shown. */
export function factor(): number {
    return FACTORS[settings.all.speed];
}

/** Do it this many frames from now, after what is due at once; a hidden page has no frames and does it now. */
export function afterFrames(count: number, task: () => void): void {
    if (count === 0 || document.hidden) task();
    else requestAnimationFrame(() => afterFrames(count - 1, task));
}

/** Whether things may move across the page. */
export function moves(): boolean {
    return factor() > 0 && !prefersReducedMotion.current;
}
