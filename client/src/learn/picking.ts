// An advice on the table: where its things lie, and picking them.

import { handCards } from "../table/cards";
import type { Draft } from "../table/draft.svelte";

/** The places (`data-place`) of what is advised. */
export function placesOf(actions: readonly string[], seat: number): string[] {
    const cards = handCards(actions.filter((token) => /^[FSMW]\d$/.test(token))).map(
        ({ key }) => `hand:${key}`,
    );
    const others = actions.flatMap((token) => {
        if (token === "R") return ["hand:R"];
        const [given, slot] = token.split("@");
        if (slot === undefined || given === undefined) return [];
        const display = `display:${slot}`;
        return token.includes(">") ? [`collection:${String(seat)}:${given.slice(0, 2)}`, display] : [display];
    });
    return [...cards, ...others];
}

/** Pick what is advised, in place of whatever was picked. */
export function pick(draft: Draft, actions: readonly string[]): void {
    draft.clear();
    if (actions.every((token) => token === "-")) draft.pickDecline();
    for (const token of actions) {
        const [name = "", slot] = token.split("@");
        if (slot !== undefined) {
            draft.pickSlot(Number(slot));
            if (name.includes(">")) draft.pickGive(name.slice(0, 2));
        } else if (token === "R" || token === "?") {
            draft.pick(token);
        }
    }
    const cards = actions.filter((token) => /^[FSMW]\d$/.test(token));
    if (cards.length > 0) draft.pickCards(cards);
}
