// Advice on the table: where its things are, marking and picking them.

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

/**
 * Mark what is at these places; the result removes the marks. The mark is a separate attribute, so the table
 * knows nothing about it.
 */
export function mark(places: readonly string[]): () => void {
    const marked = places.flatMap((place) => [
        ...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`),
    ]);
    for (const element of marked) element.setAttribute("data-advised", "");
    return () => marked.forEach((element) => element.removeAttribute("data-advised"));
}
