// What was said, in the words of this person's language.

import type { Word } from "../net/protocol";
import { REACTIONS } from "../table/talk.svelte";
import { t } from "../words/words.svelte";

export function isReaction(word: Word): boolean {
    return REACTIONS.some((one) => one === word.phrase);
}

/** A line without its name, unless that is part of the sentence. */
export function wording(word: Word): string {
    if (!word.phrase) return word.text ?? "";
    return isReaction(word) ? t(`reacts-${word.phrase}`, { name: word.name }) : t(`phrase-${word.phrase}`);
}

/** A line as it is heard. */
export function heard(word: Word): string {
    return isReaction(word) ? wording(word) : `${word.name}: ${wording(word)}`;
}
