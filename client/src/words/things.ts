// Cards, animals and the like in words, from their tokens.

import { habitatOf } from "../table/species";
import { inOrder } from "../table/cards";
import { and } from "./figures";
import { t, words } from "./words.svelte";

/** A card: `F3` is `forest 3`, `R` the refill card. */
export function card(token: string): string {
    if (token === "R") return t("refill-card");
    return t(`card-${token.slice(0, 1)}`, { value: Number(token.slice(1)) });
}

/** The same as the object of a sentence: `forest 3`, `the refill card`. */
export function theCard(token: string): string {
    return token === "R" ? t("the-refill-card") : card(token);
}

/** Cards in order, such as `forest 3, forest 3 and wild 1`. */
export function cards(tokens: readonly string[]): string {
    return and(inOrder(tokens).map(card));
}

export function habitat(letter: string): string {
    return t(`habitat-${letter}`);
}

/** The habitat where a species lives. */
export function home(species: string): string {
    return habitat(habitatOf(species));
}

export function animal(species: string): string {
    return t(`animal-${species}`);
}

/** `the peacock`, as the object of a sentence. */
export function theAnimal(species: string): string {
    return t(`the-animal-${species}`);
}

/** `a peacock`, as the object of a sentence. */
export function anAnimal(species: string): string {
    return t(`an-animal-${species}`);
}

/** `3 peacocks`. */
export function animals(species: string, count: number): string {
    return t(`animals-${species}`, { count });
}

/** `peacock leader`. */
export function leader(species: string): string {
    return t(`leader-${species}`);
}

/** `the peacock leader`, as subject or object of a sentence. */
export function theLeader(species: string): string {
    return t(`the-leader-${species}`);
}

/** What is being decided, by the phase of what is seen. */
export function phase(code: string): string {
    return t(`phase-${code}`);
}

/** The name of a bot's level; bots that others wrote keep their own. */
export function level(name: string): string {
    return words.has(`level-${name}`) ? t(`level-${name}`) : name;
}

/** What a level is like; nothing for bots that others wrote. */
export function levelAbout(name: string): string {
    return words.has(`level-${name}-about`) ? t(`level-${name}-about`) : "";
}

export function edition(year: string): string {
    return t(`edition-${year}`);
}
