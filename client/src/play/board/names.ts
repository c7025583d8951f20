// The names of what can be pressed on the table, in words.

import type { Cast } from "../../table/cast";
import { tokenOf } from "../../table/cards";
import type { Draft } from "../../table/draft.svelte";
import { animal, animals, card, theLeader } from "../../words/things";
import { t } from "../../words/words.svelte";
import { keepsBonus, leadersOf } from "./picks";

/** A card of the hand: `forest 3, costs 2 cards`. */
export function cardName(draft: Draft, key: string): string {
    const token = tokenOf(key);
    const parts = [card(token)];
    if (draft.ask === "bid" || draft.ask === "eagle") parts.push(...price(draft, token));
    if (keepsBonus(draft, token)) parts.push(t("table-keeps-bonus"));
    return parts.join(", ");
}

function price(draft: Draft, token: string): string[] {
    const choice = draft.game.choice(token);
    if (choice?.owed === null || choice?.owed === undefined) return [];
    const costs = t("table-costs", { count: choice.owed });
    return choice.payable === false ? [costs, t("table-bluff")] : [costs];
}

/** An animal of the display: `peacock in slot 1, brings you the peacock leader`. */
export function slotName(species: string, slot: number, draft: Draft | null, cast: Cast): string {
    const parts = [t("table-in-slot", { animal: animal(species), slot })];
    if (draft !== null)
        for (const [leader, to] of leadersOf(draft, slot)) parts.push(moveName(leader, to, cast));
    return parts.join(", ");
}

/** Where a leader would go: `the lion leader goes to Ada`. */
export function moveName(species: string, to: number | null, cast: Cast): string {
    const args = { leader: theLeader(species) };
    if (to === null) return t("table-leader-supply", args);
    if (to === cast.you) return t("table-leader-you", args);
    return t("table-leader-other", { ...args, name: cast.names[to] ?? "" });
}

/** A species of a collection: `3 peacocks, with the leader`. */
export function collectedName(species: string, count: number, isLeader: boolean): string {
    const counted = animals(species, count);
    return isLeader ? t("table-with-leader", { animals: counted }) : counted;
}
