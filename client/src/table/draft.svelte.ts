// The choice a person is making: picked, and changed at will, until it is sent. It knows how steps are put
// together (docs/record.md, "Actions"), not what the rules allow: the server's choices say that.

import type { Asked, Choice, Reason, Seen } from "../net/protocol";
import { handCards, inOrder, orderOf, REFILL, tokenOf, type HandCard } from "./cards";
import type { Game } from "./game.svelte";

/** What is asked of a seat. */
export type Ask = Asked["what"];

/** Why something can't be picked: a reason of the rules, or one of this page. */
export type Why = Reason | { code: "enough" | "animal_first" | `first_${Ask}` | "not_asked"; rule: string };

const DONE = "-";

export function askOf(game: Game): Ask | null {
    return game.asked?.what ?? null;
}

/** A name for what is asked here, the same while it is the same question. */
export function questionOf(seen: Seen): string {
    // A tie that is drawn for again differs only by the cards drawn.
    const { round, phase, value, sealed, legal_actions, hand, breaks } = seen;
    return [round, phase, value, sealed, legal_actions, hand, breaks].join(";");
}

export class Draft {
    readonly game: Game;
    /** Keys of picked cards of the hand, and `R`, `?`. */
    picked: readonly string[] = $state.raw([]);
    /** The slot (from 1) of the animal to take. */
    slot: number | null = $state(null);
    /** The species to give in a swap. */
    give: string | null = $state(null);
    /** Whether the step that declines is picked: pass, no swap, nothing discarded. */
    declines = $state(false);

    readonly ask: Ask | null = $derived.by(() => askOf(this.game));
    readonly hand: readonly HandCard[] = $derived.by(() => handCards(this.game.seen.hand));
    /** Says whether the same is still asked: while it is, the draft stays. */
    readonly #question = $derived.by(() => questionOf(this.game.seen));
    #asked = "";

    constructor(game: Game) {
        this.game = game;
    }

    /** To be called after each view: a new question begins a new draft. Returns whether it is a new one. */
    follow(): boolean {
        if (this.#question === this.#asked) return false;
        this.#asked = this.#question;
        this.clear();
        return true;
    }

    clear(): void {
        this.picked = [];
        this.slot = null;
        this.give = null;
        this.declines = false;
    }

    get isEmpty(): boolean {
        return this.picked.length === 0 && this.slot === null && this.give === null && !this.declines;
    }

    // --- what can be picked

    /** How many cards of the hand can be picked at once; the refill card and a draw stand for one. */
    get most(): number {
        return this.ask === "take" ? this.owed : (this.game.asked?.most ?? 0);
    }

    /** How many cards have to be paid here: for a tied bid, for an animal taken, or for the one picked. */
    get owed(): number {
        return this.ask === "take" ? (this.taking?.owed ?? 0) : (this.game.asked?.owed ?? 0);
    }

    get isPaying(): boolean {
        return this.ask === "lay" || this.ask === "pay";
    }

    /** The choice of the animal that is picked. */
    get taking(): Choice | undefined {
        return this.ask === "take" && this.slot !== null ? this.#takeOf(this.slot) : undefined;
    }

    /** Whether the habitat bonus of the animal picked or taken is still within reach. */
    get isBonusInReach(): boolean {
        if (this.ask === "take") return (this.taking?.bonus ?? 0) > 0;
        return this.ask === "pay" && this.game.choices.some((choice) => (choice.bonus ?? 0) > 0);
    }

    isPicked(key: string): boolean {
        return this.picked.includes(key);
    }

    /** Why this card (a key of the hand, `R` or `?`) can't be picked now; null if it can, or is picked. */
    whyNot(key: string): Why | null {
        if (this.ask === null || this.ask === "swap") return this.notAsked;
        if (this.isPicked(key)) return null;
        if (this.ask === "take") return key === REFILL ? this.notAsked : this.#whyNotPay();
        const reason = this.game.choice(tokenOf(key))?.reason ?? null;
        // Cards picked together are laid in card order: none comes too early to finish after it.
        if (reason !== null && !(this.isPaying && reason.code === "cannot_finish")) return reason;
        return this.game.choice(tokenOf(key)) === undefined ? this.notAsked : null;
    }

    /** Why something that isn't part of what is asked can't be picked: what comes first. */
    get notAsked(): Why {
        return this.ask === null ? NOT_ASKED : { code: `first_${this.ask}`, rule: RULES[this.ask] };
    }

    #whyNotPay(): Why | null {
        if (this.taking === undefined) return { code: "animal_first", rule: "payment" };
        return this.owed === 0 ? { code: "enough", rule: "payment" } : null;
    }

    /** Why the animal in this slot (from 1) can't be picked now; null if it can. */
    whyNotSlot(slot: number): Why | null {
        if (this.ask === "take")
            return this.#whyNone([this.#takeOf(slot)].filter((one) => one !== undefined));
        return this.ask === "swap" ? this.#whyNone(this.#swaps(this.give, slot)) : this.notAsked;
    }

    /** Why this species of the seat's own collection can't be given in a swap; null if it can. */
    whyNotGive(species: string): Why | null {
        if (this.ask !== "swap") return this.notAsked;
        return this.#whyNone(this.#swaps(species, this.slot));
    }

    /** Why none of these can be chosen; null if one can. */
    #whyNone(choices: readonly Choice[]): Why | null {
        if (choices.some((choice) => !choice.reason)) return null;
        const why = choices[0]?.reason ?? this.notAsked;
        // Where Leo plays, the slot is chosen. Where he does not, he need not be mentioned.
        return why.code === "lowest_slot" ? { ...why, rule: "animals" } : why;
    }

    #takeOf(slot: number): Choice | undefined {
        return this.game.choices.find((choice) => choice.token.endsWith(`@${String(slot)}`));
    }

    #swaps(give: string | null, slot: number | null): Choice[] {
        return this.game.choices.filter(
            ({ token }) =>
                token.includes(">") &&
                (give === null || token.startsWith(`${give}>`)) &&
                (slot === null || token.endsWith(`@${String(slot)}`)),
        );
    }

    // --- picking

    /** Pick a card, or put it back; one too many replaces the one picked first. */
    pick(key: string): void {
        if (this.isPicked(key)) {
            this.picked = this.picked.filter((other) => other !== key);
            return;
        }
        if (this.whyNot(key) !== null) return;
        this.declines = false;
        this.picked = [...this.picked, key].slice(-this.most);
    }

    /** Pick the animal of a slot (from 1), or put it back. The cheapest payment is picked with it. */
    pickSlot(slot: number): void {
        if (this.whyNotSlot(slot) !== null) return;
        this.declines = false;
        this.slot = this.slot === slot ? null : slot;
        if (this.ask === "take") this.picked = this.#keysOf(this.taking?.cheapest ?? []);
    }

    pickGive(species: string): void {
        if (this.whyNotGive(species) !== null) return;
        this.declines = false;
        this.give = this.give === species ? null : species;
    }

    /** Pick the step that declines, instead of everything else, or put it back. */
    pickDecline(): void {
        const next = this.declining !== null && !this.declines;
        this.clear();
        this.declines = next;
    }

    /** Pick exactly these cards, such as a payment that brings the bonus. */
    pickCards(tokens: readonly string[]): void {
        this.picked = this.#keysOf(tokens);
    }

    #keysOf(tokens: readonly string[]): string[] {
        return handCards(tokens).map((card) => card.key);
    }

    // --- what will be sent

    /** The picked cards in card order. */
    get cards(): string[] {
        return inOrder(this.picked.map(tokenOf));
    }

    /** The choice of the swap that is picked. */
    get swapping(): Choice | undefined {
        if (this.ask !== "swap" || this.slot === null || this.give === null) return undefined;
        return this.#swaps(this.give, this.slot)[0];
    }

    /** The steps that would be sent now; null while something is missing. */
    get actions(): string[] | null {
        if (this.declines) return this.declining;
        const cards = this.cards;
        switch (this.ask) {
            case "take":
                return this.taking !== undefined && cards.length === this.owed
                    ? [this.taking.token, ...cards]
                    : null;
            case "swap":
                return this.swapping === undefined ? null : [this.swapping.token];
            case "lay":
            case "pay":
                return cards.length === this.owed ? cards : null;
            case "eagle":
                return cards.length === 1 && cards[0] !== REFILL ? [...cards, DONE] : orNull(cards);
            case "discard":
                return this.#thrown(cards);
            case "keep": // one card: only whether
                return orNull(this.game.seen.legal_actions.filter((token) => token !== DONE));
            default:
                return orNull(cards);
        }
    }

    /** The step that declines: pass, discard nothing, keep nothing; null where that can't be done. */
    get declining(): string[] | null {
        const choice = this.game.choice(DONE);
        return choice !== undefined && !choice.reason ? [DONE] : null;
    }

    /** The end has to be stated while another card could follow. */
    #thrown(cards: string[]): string[] | null {
        const last = cards.at(-1);
        if (last === undefined) return null;
        const left = this.hand.filter((card) => !this.isPicked(card.key));
        return left.some((card) => orderOf(card.token) >= orderOf(last)) ? [...cards, DONE] : cards;
    }
}

const NOT_ASKED: Why = { code: "not_asked", rule: "phases" };

/** The section of the rules that says most about what is asked. */
export const RULES: Record<Ask, string> = {
    bid: "bids",
    eagle: "eagle",
    reveal: "eagle",
    swap: "meerkat",
    discard: "discarding-and-drawing",
    lay: "ties",
    break: "ties",
    take: "animals",
    pay: "payment",
    keep: "next-round",
};

function orNull(cards: string[]): string[] | null {
    return cards.length > 0 ? cards : null;
}
