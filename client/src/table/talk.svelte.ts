// What people say at a table, as far as this person hears it.

import type { Word, Words } from "../net/protocol";

const KEPT = 200; // lines, as on the server
const SHOWN = 6_000; // ms for which a reaction stays at its seat

/** Reactions are drawn; everything else that is said is a sentence. */
export const REACTIONS = ["applause", "laugh", "wow", "sad", "heart", "oops"] as const;
export type Ready = NonNullable<Word["phrase"]>;
export type Reaction = (typeof REACTIONS)[number];

/** In the order in which they are offered. */
export const PHRASES: readonly Exclude<Ready, Reaction>[] = [
    "hello",
    "good_luck",
    "no_hurry",
    "thinking",
    "away",
    "back",
    "well_played",
    "close",
    "lucky",
    "unlucky",
    "thanks",
    "sorry",
    "yes",
    "no",
    "good_game",
    "again",
    "bye",
];

export class Talk {
    words: readonly Word[] = $state.raw([]);
    /** What this person may say. */
    may: Words["may"] = $state("nothing");
    /** What came last while the page was open: to be told, once each. */
    news: readonly Word[] = $state.raw([]);
    /** The reaction that each seat shows now. */
    reactions: Readonly<Record<number, Reaction>> = $state.raw({});
    readonly #timers: Record<number, ReturnType<typeof setTimeout>> = {};

    get last(): number {
        return this.words.at(-1)?.number ?? 0;
    }

    take({ words, may, whole }: Words): void {
        this.may = may;
        this.words = [...(whole === true ? [] : this.words), ...words].slice(-KEPT);
        if (whole === true) return;
        this.news = words;
        for (const word of words) this.#react(word);
    }

    close(): void {
        for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    }

    #react({ seat, phrase, watching }: Word): void {
        const reaction = REACTIONS.find((one) => one === phrase);
        if (reaction === undefined || typeof seat !== "number" || watching === true) return;
        this.reactions = { ...this.reactions, [seat]: reaction };
        clearTimeout(this.#timers[seat]);
        const end = () => {
            this.reactions = Object.fromEntries(
                Object.entries(this.reactions).filter(([of]) => Number(of) !== seat),
            );
        };
        this.#timers[seat] = setTimeout(end, SHOWN);
    }
}
