// Small pieces of sentences that several prompts need.

import type { Cast } from "../../table/cast";
import { and } from "../../words/figures";
import { theCard } from "../../words/things";
import { t } from "../../words/words.svelte";

/** Cards as laid, such as `forest 1 and the refill card`; a draw from the pile among them has no value yet. */
export function theCards(tokens: readonly string[]): string {
    return and(tokens.map((token) => (token === "?" ? t("a-draw") : theCard(token))));
}

export function names(cast: Cast, seats: readonly number[]): string {
    return and(seats.map((seat) => cast.names[seat] ?? ""));
}
