// What can be found about the deal of a day that is over.

import type { Promised } from "../../device/promises";
import type { Outcome } from "../fair/checks";
import { commitment } from "../fair/deal";

/** Whether the seed is the one committed to; `kept` is what this device was told during the day. */
export function dayOutcomes(told: string, seed: string, kept: Promised | null): Outcome[] {
    const outcomes: Outcome[] = [
        { right: commitment(seed) === told, code: "server-part", shown: [seed, told] },
    ];
    if (kept === null) return outcomes;
    const isSame = kept.commitment === told;
    return [{ right: isSame, code: "kept-commitment", shown: [kept.commitment] }, ...outcomes];
}
