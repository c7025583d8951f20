// The proof of a fair deal that a finished table gives: its parts fit together, and fit what this device kept.

import type { Fair } from "../../net/protocol";
import type { Outcome } from "./checks";
import { commitment, mix } from "./deal";
import type { Promised } from "../../device/promises";

/** What can be found about a table that was played to its end; `kept` is what this device was told before. */
export function proof(fair: Fair, kept: Promised | null): Outcome[] {
    const { nonces, server_seed: part, seed } = fair;
    if (part === null || nonces === null || seed === null || fair.commitment === null)
        return [{ right: null, code: "given" }];
    const found = keptOutcomes(fair, kept);
    const isCommitted = commitment(part) === fair.commitment;
    found.push({ right: isCommitted, code: "server-part", shown: [part, fair.commitment] });
    const isMixed = mix(part, nonces) === seed;
    found.push({ right: isMixed, code: "mix", shown: [...nonces.map((nonce) => nonce ?? "–"), seed] });
    return found;
}

function keptOutcomes(fair: Fair, kept: Promised | null): Outcome[] {
    if (kept === null) return [{ right: null, code: "none-kept" }];
    const isTold = kept.commitment === fair.commitment;
    const own = Object.entries(kept.nonces).filter(([seat]) => fair.nonces?.[Number(seat)] !== undefined);
    const isMine = own.every(([seat, nonce]) => fair.nonces?.[Number(seat)] === nonce);
    return [
        { right: isTold, code: "kept-commitment", shown: [kept.commitment] },
        {
            right: isMine,
            code: "own-nonces",
            args: { count: own.length },
            shown: own.map(([, nonce]) => nonce),
        },
    ];
}
