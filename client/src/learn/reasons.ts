// Why to do what is advised: whatever speaks for it and holds by what the server says about each choice. Where nothing
// does, no reason is given.

import { isAtHome } from "../table/species";
import type { Choice } from "../net/protocol";
import { REFILL, valueOf, without } from "../table/cards";
import { askOf, type Ask } from "../table/draft.svelte";
import type { Game } from "../table/game.svelte";

/** Of the messages `because-…`. */
// prettier-ignore
export const REASONS = [
    "reach", "cheap", "least", "poor", "last", "unpaid", // a bid
    "choice", "enough", "outbid", "behind", "late", // two of them
    "both", "bonus", "wild", "leader", "more", "either", "kind", "over", "nothing", "pass", // an animal
    "swap", "trade", "grow", "price", "stay", "high", "spend", "low", "rest", "needed", "keep", "full", "free",
] as const;
export type Why = (typeof REASONS)[number];

export interface Reason {
    why: Why;
    /** The animals meant, or others that the reason mentions. */
    species: readonly string[];
}

const FEW = 4; // cards in hand with which there may be no bid to pay
const DONE = "-";

/** Why to take these steps; null where no reason holds. */
export function reasonFor(game: Game, actions: readonly string[]): Reason | null {
    const ask = askOf(game);
    const why = ask === null ? null : WHY[ask](game, actions);
    return why === null || typeof why === "object" ? why : { why, species: [] };
}

const WHY: Record<Ask, (game: Game, actions: readonly string[]) => Why | Reason | null> = {
    bid,
    eagle(game, actions) {
        const cards = actions.filter((token) => token !== DONE && token !== REFILL);
        const differ = new Set(cards.map(valueOf)).size > 1;
        return cards.length > 1 ? (differ ? "choice" : null) : bid(game, actions);
    },
    reveal,
    swap,
    discard({ seen, limits }, [first]) {
        if (first !== DONE) return null;
        return seen.hand.length < limits.refill ? "keep" : "full";
    },
    lay,
    pay,
    break: (_, [first]) => (first === "?" ? "free" : null),
    take,
    keep: (_, [first]) => (first === DONE ? null : "free"),
};

// --- bids

function bid(game: Game, [first = ""]: readonly string[]): Why | Reason | null {
    const payable = open(game).filter((choice) => choice.payable);
    if (first === REFILL) {
        if (payable.length === 0) return "unpaid";
        return game.seen.hand.length <= FEW ? "poor" : null;
    }
    const choice = game.choice(first);
    const owed = choice?.owed ?? 0;
    if (isLast(game)) return payable.some(({ token }) => valueOf(token) > valueOf(first)) ? null : "last";
    if (choice?.bonus) return { why: "reach", species: choice.bonus_with ?? [] };
    if (owed <= 1) return "cheap";
    const tame = payable.filter(({ token }) => !isWild(token));
    return tame.every((other) => (other.owed ?? 0) >= owed) && !isWild(first) ? "least" : null;
}

/** Which of the eagle's two bids, given what the others bid. */
function reveal(game: Game, [first = ""]: readonly string[]): Why | null {
    const payable = open(game).filter((choice) => choice.payable);
    const inTime = payable.filter(({ token }) => isInTime(game, valueOf(token)));
    if (payable.length === 0) return "unpaid";
    if (first === REFILL) return inTime.length === 0 ? "behind" : null;
    if (isInTime(game, valueOf(first) - 1)) return "enough";
    if (isInTime(game, valueOf(first))) return "outbid";
    if (inTime.length > 0) return null;
    return payable.some(({ token }) => valueOf(token) > valueOf(first)) ? "late" : "behind";
}

/** Whether fewer of the others bid more than this than there are animals. */
function isInTime({ seat, seen }: Game, value: number): boolean {
    const before = seen.bids.filter((bid, other) => other !== seat && valueOf(bid ?? "") > value);
    return before.length < seen.display.filter((species) => species !== null).length;
}

// --- animals

function take(game: Game, [first = "", ...paid]: readonly string[]): Why | Reason | null {
    const offers = wanted(game);
    if (first === DONE) return offers.every((one) => !brings(one)) ? "nothing" : "pass";
    const choice = game.choice(first);
    if (choice === undefined) return null;
    const isHome = (choice.bonus ?? 0) > 0 && paid.every((card) => isAtHome(card, speciesOf(choice)));
    const leads = movedBy(game, choice).gained.length > 0;
    if (isHome) return leads ? "both" : paid.some(isWild) ? "wild" : "bonus";
    if (!leads) return (choice.gain ?? 0) > 0 ? "kind" : isLast(game) ? "over" : null;
    return leading(game, choice, offers);
}

/** An animal that brings its leader, next to others that would bring theirs. */
function leading(game: Game, choice: Choice, offers: readonly Choice[]): Reason {
    const rivals = offers.filter(
        (one) => movedBy(game, one).gained.length > 0 && speciesOf(one) !== speciesOf(choice),
    );
    const isMore = rivals.every((one) => (one.gain ?? 0) + (one.bonus ?? 0) < (choice.gain ?? 0));
    const why = rivals.length === 0 ? "leader" : isMore ? "more" : "either";
    return { why, species: [...new Set(rivals.map(speciesOf))] };
}

function swap(game: Game, [first = ""]: readonly string[]): Why | null {
    if (first === DONE) return wanted(game).every((one) => (one.gain ?? 0) <= 0) ? "stay" : null;
    const choice = game.choice(first);
    if (choice === undefined || (choice.gain ?? 0) <= 0) return null;
    const { gained, lost } = movedBy(game, choice);
    if (gained.length > 0) return lost.length > 0 ? "trade" : "swap";
    return lost.length > 0 ? "price" : "grow";
}

/** Whether an animal brings points. */
function brings({ gain, bonus }: Choice): boolean {
    return (gain ?? 0) > 0 || (bonus ?? 0) > 0;
}

/** The leaders that this seat gains, and those that it loses. */
export function movedBy(game: Game, { leaders }: Choice): { gained: string[]; lost: string[] } {
    const moved = Object.entries(leaders ?? {});
    return {
        gained: moved.filter(([, owner]) => owner === game.seat).map(([species]) => species),
        lost: moved
            .filter(([species, owner]) => owner !== game.seat && game.seen.leaders[species] === game.seat)
            .map(([species]) => species),
    };
}

function speciesOf({ token }: Choice): string {
    return token.slice(0, 2);
}

// --- payments

function lay(game: Game, cards: readonly string[]): Why | null {
    const kept = without(game.seen.hand, cards);
    const least = Math.min(...cards.map(valueOf));
    if (isLast(game)) return kept.every((card) => valueOf(card) <= least) ? "spend" : null;
    if (cards.some(isWild)) return kept.every(isWild) ? "needed" : null;
    return kept.every((card) => isWild(card) || valueOf(card) <= least) ? "high" : null;
}

function pay(game: Game, cards: readonly string[]): Why | null {
    const taken = game.seen.took[game.seat ?? 0] ?? "";
    const isHome = game.choices.some(({ bonus }) => bonus) && cards.every((card) => isAtHome(card, taken));
    if (isHome) return cards.some(isWild) ? "wild" : "bonus";
    const kept = without(game.seen.hand, cards);
    if (cards.some(isWild)) return kept.every(isWild) ? "needed" : null;
    const most = Math.max(...cards.map(valueOf));
    return kept.some((card) => !isWild(card) && valueOf(card) > most) ? "low" : "rest";
}

// --- choices

function open(game: Game): Choice[] {
    return game.choices.filter((choice) => !choice.reason);
}

/** What can be chosen, except declining. */
function wanted(game: Game): Choice[] {
    return open(game).filter(({ token }) => token !== DONE);
}

function isLast({ seen, rounds }: Game): boolean {
    return seen.round === rounds;
}

function isWild(token: string): boolean {
    return token.startsWith("W");
}
