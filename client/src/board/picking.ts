// What can be picked where on the table, and what is marked while it is being picked.

import type { Ask, Draft, Why } from "../table/draft.svelte";
import { HOMES } from "../words/things";

const FROM_HAND: readonly (Ask | null)[] = ["bid", "eagle", "discard", "lay", "break", "take", "pay"];
const NOT_ASKED: Why = { code: "not_asked", rule: "phases" };

/** Why a card of the hand (by key, or `R`) can't be picked now; null if it can. */
export function whyNotCard(draft: Draft, key: string): Why | null {
    if (!FROM_HAND.includes(draft.ask)) return NOT_ASKED;
    // The refill card is bid, never paid with.
    if (key === "R" && draft.ask !== "bid" && draft.ask !== "eagle") return NOT_ASKED;
    return draft.whyNot(key);
}

/** Whether paying with this card keeps the habitat bonus of the animal that is picked or was taken. */
export function keepsBonus(draft: Draft, token: string): boolean {
    const { seen } = draft.game;
    const species = draft.taking?.token.slice(0, 2) ?? (seen.seat === null ? null : seen.took[seen.seat]);
    if (!bonusInReach(draft) || !species) return false;
    return token.startsWith("W") || token.charAt(0) === HOMES[species];
}

function bonusInReach(draft: Draft): boolean {
    if (draft.ask === "take") return (draft.taking?.bonus ?? 0) > 0;
    return draft.ask === "pay" && draft.game.choices.some((choice) => (choice.bonus ?? 0) > 0);
}

/** The leaders that would move if the animal of this slot were taken, and whereto. */
export function leadersOf(draft: Draft, slot: number): [species: string, to: number | null][] {
    const end = `@${String(slot)}`;
    const swap = draft.give === null ? null : `${draft.give}>`;
    const choice = draft.game.choices.find(
        ({ token, reason }) =>
            !reason &&
            token.endsWith(end) &&
            (draft.ask === "take" || (swap !== null && token.startsWith(swap))),
    );
    return Object.entries(choice?.leaders ?? {});
}
