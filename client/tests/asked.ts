// What a server would say is asked, for tests that make views by hand.

import type { Asked, Choice, Seen } from "$client/net/protocol";

export function askedOf(seen: Seen, choices: readonly Choice[]): Asked | null {
    if (seen.legal_actions.length === 0) return null;
    if (seen.phase === "BID" && seen.leaders["ea"] === seen.seat && seen.sealed.length === 0)
        return { what: "eagle", most: 2 };
    const what = seen.phase.toLowerCase() as Asked["what"];
    const owed = (choices.find((choice) => !choice.reason)?.owed ?? -1) + 1;
    if (what === "lay" || what === "pay") return { what, most: owed, owed };
    if (what === "discard") return { what, most: seen.hand.length };
    return { what, most: what === "swap" || what === "take" ? 0 : 1 };
}

export function secretOf(seen: Seen): number[] {
    const isSecret = ["DISCARD", "LAY", "BREAK"].includes(seen.phase);
    return (seen.to_act ?? []).filter(
        (seat) => isSecret || (seen.phase === "BID" && seen.leaders["ea"] === seat),
    );
}
