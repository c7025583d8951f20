// What can be picked where on the table, and what is marked meanwhile.

import { isAtHome } from "../../table/species";
import { type Ask, type Draft, type Why } from "../../table/draft.svelte";

const FROM_HAND: readonly (Ask | null)[] = ["bid", "eagle", "discard", "lay", "break", "take", "pay"];

/** Why a card of the hand (by key, or `R`) can't be picked now; null if it can. */
export function whyNotCard(draft: Draft, key: string): Why | null {
    return FROM_HAND.includes(draft.ask) ? draft.whyNot(key) : draft.notAsked;
}

/** Whether paying with this card keeps the habitat bonus of the animal that is picked or was taken. */
export function keepsBonus(draft: Draft, token: string): boolean {
    const { seen } = draft.game;
    const species = draft.taking?.token.slice(0, 2) ?? (seen.seat === null ? null : seen.took[seen.seat]);
    return draft.isBonusInReach && Boolean(species) && isAtHome(token, species ?? "");
}

/** The leaders that would move if the animal in this slot were taken, and to whom. */
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
