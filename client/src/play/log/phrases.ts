// Sentences about what happened. Each message of log.ftl knows how to address "you"; Leo and the others go by name.

import { inOrder } from "../../table/cards";
import type { Cast } from "../../table/cast";
import { and } from "../../words/figures";
import { animal, anAnimal, card, cards, theAnimal, theCard, theLeader } from "../../words/things";
import { type Args, t } from "../../words/words.svelte";

/** What a card is when only its owner knows it. */
export type Seen = string | null;

export type PassReason = "choice" | "bare" | "hand";

function who(cast: Cast, seat: number): Args {
    return { who: seat === cast.you ? "you" : "other", name: cast.names[seat] ?? "" };
}

/** `you forest 3` or `Ida forest 3`. */
function item(cast: Cast, seat: number, what: string): string {
    return t("log-item", { ...who(cast, seat), what });
}

/** The cards where they are known, else how many. */
function seenCards(drawn: readonly Seen[]): string {
    const known = drawn.filter((one) => one !== null);
    return known.length === drawn.length ? cards(known) : t("cards", { count: drawn.length });
}

export function dealt(own: readonly string[]): string {
    return own.length > 0 ? t("log-dealt-you", { cards: cards(own) }) : t("log-dealt");
}

export function round(number: number, shown: readonly string[]): string {
    return t("log-round", { round: number, animals: and(shown.map(animal)) });
}

export function bids(cast: Cast, shown: readonly (readonly [number, string])[]): string {
    return t("log-bids", { bids: shown.map(([seat, bid]) => item(cast, seat, card(bid))).join(", ") });
}

export function covered(cast: Cast, seat: number, own: readonly string[]): string {
    const two = own.length > 0 ? cards(own) : "";
    return t(own.length > 0 ? "log-covered-you" : "log-covered", { ...who(cast, seat), cards: two });
}

export function revealed(cast: Cast, seat: number, bid: string): string {
    return t("log-revealed", { ...who(cast, seat), card: theCard(bid) });
}

export function notSwapped(cast: Cast, seat: number): string {
    return t("log-not-swapped", who(cast, seat));
}

export function swapped(cast: Cast, seat: number, given: string, got: string): string {
    return t("log-swapped", { ...who(cast, seat), given: anAnimal(given), got: theAnimal(got) });
}

/** A leader goes to a seat (null: the supply), from another one or (null) from the supply. */
export function leaderMoves(cast: Cast, species: string, to: number | null, from: number | null): string {
    const leader = theLeader(species);
    if (to === null) return t("log-leader-supply", { leader });
    if (from === null) return t("log-leader", { ...who(cast, to), leader });
    const giver = who(cast, from);
    return t("log-leader-from", {
        ...who(cast, to),
        leader,
        giver: giver["who"] ?? "",
        from: giver["name"] ?? "",
    });
}

export function thrown(cast: Cast, bySeat: ReadonlyMap<number, readonly string[]>): string {
    const parts = [...bySeat].map(([seat, gone]) => item(cast, seat, cards(gone)));
    return t("log-thrown", { cards: parts.join("; ") });
}

export function drew(cast: Cast, seat: number, drawn: readonly Seen[]): string {
    return t("log-drew", { ...who(cast, seat), cards: seenCards(drawn) });
}

export function reshuffled(count: number): string {
    return t("log-reshuffled", { count });
}

export function leoPile(cast: Cast, leo: number, count: number): string {
    return t("log-leo-pile", { name: cast.names[leo] ?? "", count });
}

export interface Laid {
    seat: number;
    cards: readonly string[];
    sum: number;
}

export function payments(cast: Cast, value: number, laid: readonly Laid[]): string {
    const parts = laid.map((one) =>
        t("log-payment", { ...who(cast, one.seat), cards: cards(one.cards), sum: one.sum }),
    );
    return t("log-payments", { value, payments: parts.join("; ") });
}

export interface Broke {
    seat: number;
    card: Seen;
    isDrawn: boolean;
}

export function broke(cast: Cast, turned: readonly Broke[], isAgain: boolean): string {
    const parts = turned.map((one) => {
        if (one.card === null) return t("log-broke-none", who(cast, one.seat));
        const id = one.isDrawn ? "log-broke-drawn" : "log-item";
        return t(id, { ...who(cast, one.seat), what: card(one.card) });
    });
    return t(isAgain ? "log-broke-again" : "log-broke", { cards: parts.join(", ") });
}

export interface Ordered {
    seat: number;
    reason: string;
    sum: number;
}

/** Who goes when among equal bids. Why the last one is last follows from the others, unless they can't pay. */
export function ordered(cast: Cast, value: number, order: readonly Ordered[]): string {
    const parts = order.map(({ seat, reason, sum }, place) => {
        const isTold = place < order.length - 1 || reason === "CANNOT_PAY";
        return t(isTold ? `log-order-${reason}` : "log-order-last", { ...who(cast, seat), sum });
    });
    return t("log-ordered", { value, order: parts.join(", ") });
}

/** An animal taken for its bid, which is named first, and the payment. */
export function took(
    cast: Cast,
    seat: number,
    species: string,
    bid: string,
    paid: readonly string[],
): string {
    const cost = and([bid, ...inOrder(paid)].map(card));
    return t("log-took", { ...who(cast, seat), animal: theAnimal(species), cards: cost });
}

/** An animal taken before all of it is paid. */
export function tookUnpaid(cast: Cast, seat: number, species: string, owed: number): string {
    return t("log-took-unpaid", { ...who(cast, seat), animal: theAnimal(species), count: owed });
}

export function bonus(points: number): string {
    return t("log-bonus", { points });
}

export function passed(cast: Cast, seat: number, why: PassReason): string {
    return t("log-passed", { ...who(cast, seat), why });
}

export function leoPassed(cast: Cast, leo: number): string {
    return t("log-leo-passed", { name: cast.names[leo] ?? "" });
}

export function cameBack(back: readonly string[]): string {
    return t("log-back", { cards: cards(back) });
}

export function lost(gone: readonly string[]): string {
    return t("log-lost", { cards: cards(gone) });
}

export function drawnAfter(drawn: readonly Seen[]): string {
    return t("log-drawn", { cards: seenCards(drawn) });
}

export function kept(cast: Cast, seat: number, bid: string | null): string {
    if (bid === null) return t("log-not-kept", who(cast, seat));
    return t("log-kept", { ...who(cast, seat), card: card(bid) });
}

export function boxed(species: readonly string[]): string {
    return t("log-boxed", { animals: and(species.map(animal)) });
}

export function talisman(cast: Cast, seat: number): string {
    return t("log-talisman", who(cast, seat));
}

export function over(): string {
    return t("log-over");
}
