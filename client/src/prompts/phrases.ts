// Small pieces of sentences that several prompts need.

import type { Cast } from "../table/cast";
import { and } from "../words/figures";
import { card } from "../words/things";
import { t, words } from "../words/words.svelte";

/** A card as the object of a sentence: the refill card has an article, `forest 3` has none. */
export function theCard(token: string): string {
    return token === "R" ? t("the-refill-card") : card(token);
}

/** Cards as laid, as `forest 1 and the refill card`; a draw from the pile among them has no value yet. */
export function theCards(tokens: readonly string[]): string {
    return and(tokens.map((token) => (token === "?" ? t("a-draw") : theCard(token))));
}

/** A message that may begin with a word which is small within a sentence. */
export function sentence(text: string): string {
    return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

export function names(cast: Cast, seats: readonly number[]): string {
    return and(seats.map((seat) => cast.names[seat] ?? ""));
}
