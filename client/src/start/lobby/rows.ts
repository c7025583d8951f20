// Tables in a list: what they are called, and in which order they are.

import type { TableCard } from "../../net/protocol";
import { and } from "../../words/figures";
import { shown } from "../../words/seats";
import { t } from "../../words/words.svelte";

/** The name a table was given, else who sits there. */
export function titleOf(card: TableCard): string {
    if (card.title !== "") return card.title;
    const names = card.names.filter((name) => name !== null).map(shown);
    return names.length > 0 ? t("table-with", { names: and(grouped(names)) }) : t("table-empty");
}

/** Three of one name are named once. */
function grouped(names: string[]): string[] {
    return [...new Set(names)].map((name) => {
        const count = names.filter((other) => other === name).length;
        return count > 1 ? `${String(count)}\u00a0×\u00a0${name}` : name;
    });
}

const ORDER = ["playing", "open", "over", "closed"];

/** Where a step is owed first, then in play, waiting and finished; the latest before older ones. */
export function sorted(cards: readonly TableCard[]): TableCard[] {
    return [...cards].sort(
        (one, other) =>
            Number(other.your_turn) - Number(one.your_turn) ||
            ORDER.indexOf(one.status) - ORDER.indexOf(other.status) ||
            other.changed - one.changed,
    );
}

export function isRunning(card: TableCard): boolean {
    return card.status === "playing" || card.status === "open";
}
