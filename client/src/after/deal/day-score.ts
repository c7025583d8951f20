// What the receiver reached in the deal of a day, in words.

import type { DayCard } from "../../net/protocol";
import { t } from "../../words/words.svelte";

/** `21 points, place 3 of 12`; null before the end. */
export function dayScore({ score, place, players }: DayCard): string | null {
    if (score === null) return null;
    return place === null
        ? t("day-points", { points: score })
        : t("day-place", { points: score, place, players });
}
