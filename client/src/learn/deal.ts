// The fixed deal of the guided game, by which its table is known to the end, also when the coach was sent away.

import type { Fair } from "../net/protocol";
import script from "./script.json";

/** Whether this is the deal of the guided game; it is told once the game is over. */
export function isGuided(fair: Fair): boolean {
    return fair.seed === script.seed;
}
