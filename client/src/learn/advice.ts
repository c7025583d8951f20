// What the coach advises: the step of the script as long as it was followed, else what seems good by what the
// server says of each choice. It knows only what can be chosen, what that openly brings, and what points are for.
// A reason is given only where it is true. A bid is advised for an animal that is worth taking with it, and an
// animal is weighed in the same way when its turn comes; so as long as the display stays, the advice does.

import { isAtHome } from "../table/species";
import type { Choice } from "../net/protocol";
import { inOrder, REFILL, valueOf, without } from "../table/cards";
import { askOf, type Ask } from "../table/draft.svelte";
import type { Game } from "../table/game.svelte";
import script from "./script.json";
import { stepsOf } from "./steps";
import { claimed, gainOf, movedBy } from "./worth";

/** Of the messages `because-…`. */
// prettier-ignore
export const REASONS = [
    "reach", "cheap", "least", "poor", "useless", "last", "unpaid", // a bid
    "choice", "enough", "outbid", "behind", "late", // two of them
    "both", "bonus", "wild", "leader", "more", "either", "kind", "over", "nothing", // an animal
    "swap", "trade", "grow", "price", "stay", "high", "spend", "low", "rest", "needed", "keep", "full", "free",
] as const;
export type Why = (typeof REASONS)[number];

export interface Advice {
    /** The steps to take, as they are sent. */
    actions: readonly string[];
    why: Why;
    /** Other animals, or those meant, of which the reason speaks. */
    species?: readonly string[];
}

const POOR = 2; // cards in hand with which a refill is better than a bid
const FEW = 4; // with which there may be no bid to pay
const DONE = "-";

/** What to do now; null while nothing is owed. */
export function adviceFor(game: Game): Advice | null {
    const ask = askOf(game);
    return ask === null ? null : (scripted(game) ?? GENERAL[ask](game));
}

/** The script's next step, if all steps so far were the script's. */
function scripted(game: Game): Advice | null {
    const taken = stepsOf(game);
    let done = 0;
    for (const { actions, why } of script.path) {
        const rest = taken.slice(done, done + actions.length);
        if (rest.some((token, index) => token !== actions[index])) return null;
        done += actions.length;
        if (rest.length === actions.length) continue;
        const next = actions.slice(rest.length);
        return game.seen.legal_actions.includes(next[0] ?? "") ? { actions: next, why: why as Why } : null;
    }
    return null;
}

const GENERAL: Record<Ask, (game: Game) => Advice> = {
    bid,
    eagle,
    reveal,
    swap,
    discard: (game) => ({
        actions: [DONE],
        why: game.seen.hand.length < game.limits.refill ? "keep" : "full",
    }),
    lay: (game) => payment(game, "high"),
    pay,
    break: (game) => ({ actions: legal(game).includes("?") ? ["?"] : legal(game).slice(0, 1), why: "free" }),
    take,
    keep: (game) => ({
        actions: legal(game)
            .filter((token) => token !== DONE)
            .slice(0, 1),
        why: "free",
    }),
};

// --- bids

/** A bid that can be paid and is worth it, best one with the bonus in reach, cheap otherwise; else a refill. */
function bid(game: Game): Advice {
    const best = isLast(game) ? highest(payable(game)) : cheapest(game);
    if (best !== undefined)
        return isLast(game) ? { actions: [best.token], why: "last" } : bidding(game, best);
    const [any = DONE] = legal(game);
    return { actions: [legal(game).includes(REFILL) ? REFILL : any], why: whyRefill(game) };
}

function bidding(game: Game, best: Choice): Advice {
    const actions = [best.token];
    const species = homesOf(game, best);
    if (species.length > 0) return { actions, why: "reach", species };
    return { actions, why: (best.owed ?? 0) <= 1 ? "cheap" : "least" };
}

function whyRefill(game: Game): Why {
    if (isLast(game)) return "unpaid";
    return game.seen.hand.length <= FEW ? "poor" : "useless";
}

/** Two bids of different values, where there are two to pay. */
function eagle(game: Game): Advice {
    const one = bid(game);
    if (one.actions[0] === REFILL) return one;
    const [first = ""] = one.actions;
    const other = highest(worthy(game).filter(({ token }) => valueOf(token) !== valueOf(first)));
    if (other === undefined || isLast(game)) return { ...one, actions: [first, DONE] };
    return { actions: inOrder([first, other.token]), why: "choice" };
}

/** The best of what can be paid and brings points; none where the hand should be filled. */
function cheapest(game: Game): Choice | undefined {
    if (legal(game).includes(REFILL) && game.seen.hand.length <= POOR) return undefined;
    const bonus = (choice: Choice) => (homesOf(game, choice).length > 0 ? game.limits.bonus : 0);
    return first(worthy(game), (choice) => bonus(choice) * 2 - (choice.owed ?? 0));
}

/** What can be paid without bidding a wild card, and brings points. */
function worthy(game: Game): Choice[] {
    const tame = payable(game).filter(({ token }) => !isWild(token));
    return tame.filter((choice) => planned(game, choice).some(({ points }) => points > 0));
}

/** Each animal of the display as it would be offered with this bid. */
function planned(game: Game, { token, owed, bonus_with }: Choice): Offer[] {
    const hand = without(game.seen.hand, [token]);
    return game.seen.display.flatMap((species, slot) => {
        if (species === null) return [];
        const bonus = bonus_with?.includes(species) ? game.limits.bonus : 0;
        const leaders = claimed(game, species);
        return [
            offerOf(game, { token: `${species}@${String(slot + 1)}`, owed: owed ?? 0, bonus, leaders }, hand),
        ];
    });
}

/** The animals that this bid, and a payment, can bring with the bonus. */
function homesOf(game: Game, bid: Choice): string[] {
    const home = planned(game, bid).filter(({ isHome }) => isHome);
    return [...new Set(home.map(({ choice }) => speciesOf(choice)))];
}

function payable(game: Game): Choice[] {
    return open(game).filter((choice) => choice.payable);
}

function highest(cards: readonly Choice[]): Choice | undefined {
    return first(cards, ({ token }) => valueOf(token));
}

/** Which of the eagle's two bids: the cheaper one if it is high enough, seen what the others bid. */
function reveal(game: Game): Advice {
    const can = payable(game);
    const [low, high] = [first(can, ({ token }) => -valueOf(token)), highest(can)];
    if (low === undefined || high === undefined)
        return { actions: [legal(game).includes(REFILL) ? REFILL : (legal(game)[0] ?? DONE)], why: "unpaid" };
    if (isInTime(game, valueOf(low.token) - 1)) return { actions: [low.token], why: "enough" };
    if (isInTime(game, valueOf(high.token))) return { actions: [high.token], why: "outbid" };
    if (legal(game).includes(REFILL)) return { actions: [REFILL], why: "behind" };
    return { actions: [low.token], why: low === high ? "behind" : "late" };
}

/** Whether fewer of the others bid more than this than there are animals. */
function isInTime({ seat, seen }: Game, value: number): boolean {
    const before = seen.bids.filter((bid, other) => other !== seat && valueOf(bid ?? "") > value);
    return before.length < seen.display.filter((species) => species !== null).length;
}

// --- animals

type Animal = Pick<Choice, "token" | "owed" | "bonus" | "leaders">;

interface Offer {
    choice: Animal;
    cards: readonly string[];
    isHome: boolean; // whether it brings the bonus
    gain: number; // in points, with its leader
    points: number; // with the bonus, too
    worth: number; // less what is paid
}

function take(game: Game): Advice {
    const offers = wanted(game).map((choice) => offerOf(game, choice, game.seen.hand));
    // At the end an animal without points still breaks ties.
    const best = first(
        offers.filter(({ points }) => points > 0 || isLast(game)),
        ({ worth }) => worth,
    );
    if (best === undefined) return { actions: [DONE], why: "nothing" };
    const others = rivalsOf(game, best, offers).map(({ choice }) => speciesOf(choice));
    const why = takeReason(game, best, offers);
    return { actions: [best.choice.token, ...best.cards], why, species: [...new Set(others)] };
}

/** An animal with the payment that is best for it; a wild card is spent for the bonus, but never two. */
function offerOf(game: Game, choice: Animal, hand: readonly string[]): Offer {
    const owed = choice.owed ?? 0;
    const home = lowest(fitting(hand, speciesOf(choice)), owed);
    const isHome = (choice.bonus ?? 0) > 0 && home.length === owed && home.filter(isWild).length <= 1;
    const cards = isHome ? home : lowest(hand, owed);
    const gain = gainOf(game, choice);
    const points = gain + (isHome ? (choice.bonus ?? 0) : 0);
    const wild = cards.filter(isWild).length * (isHome ? 1 : 2);
    const price = isLast(game) ? 0 : cards.length * 0.25 + wild;
    const worth = points + movedBy(game, choice).gained.length * 0.5 - price;
    return { choice, cards, isHome, gain, points, worth };
}

function takeReason(game: Game, best: Offer, offers: readonly Offer[]): Why {
    if (best.isHome && leads(game, best)) return "both";
    if (best.isHome) return best.cards.some(isWild) ? "wild" : "bonus";
    if (!leads(game, best)) return best.gain > 0 ? "kind" : "over";
    const others = rivalsOf(game, best, offers);
    if (others.length === 0) return "leader";
    return others.every(({ points }) => points < best.points) ? "more" : "either";
}

/** Whether the animal brings a leader. */
function leads(game: Game, { choice }: Offer): boolean {
    return movedBy(game, choice).gained.length > 0;
}

/** The other species that would bring a leader. */
function rivalsOf(game: Game, best: Offer, offers: readonly Offer[]): Offer[] {
    return offers.filter((offer) => leads(game, offer) && speciesOf(offer.choice) !== speciesOf(best.choice));
}

function speciesOf({ token }: Animal): string {
    return token.slice(0, 2);
}

function fitting(hand: readonly string[], species: string): string[] {
    return hand.filter((card) => isAtHome(card, species));
}

function swap(game: Game): Advice {
    const best = first(wanted(game), (choice) => gainOf(game, choice));
    if (best === undefined || gainOf(game, best) <= 0) return { actions: [DONE], why: "stay" };
    return { actions: [best.token], why: swapReason(movedBy(game, best)) };
}

function swapReason({ gained, lost }: ReturnType<typeof movedBy>): Why {
    if (gained.length > 0) return lost.length > 0 ? "trade" : "swap";
    return lost.length > 0 ? "price" : "grow";
}

// --- payments

/** The rest of a payment: with the bonus if it is still within reach, as planned. */
function pay(game: Game): Advice {
    const keeping = open(game).filter(({ bonus }) => bonus);
    const home = lowest(
        fitting(game.seen.hand, game.seen.took[game.seat ?? 0] ?? ""),
        (keeping[0]?.owed ?? 0) + 1,
    );
    if (keeping.length === 0 || home.filter(isWild).length > 1) return payment(game, "low");
    return { actions: home, why: home.some(isWild) ? "wild" : "bonus" };
}

/** As many cards as are owed, of the highest or the lowest values; wild ones last. */
function payment(game: Game, which: "high" | "low"): Advice {
    const owed = (open(game)[0]?.owed ?? 0) + 1;
    if (which === "high" && isLast(game)) return { actions: richest(game.seen.hand, owed), why: "spend" };
    const cards = lowest(game.seen.hand, owed, which === "high" ? -1 : 1);
    if (cards.some(isWild)) return { actions: cards, why: "needed" };
    return { actions: cards, why: which === "high" || isLow(cards, game.seen.hand) ? which : "rest" };
}

/** So many cards in card order: those of the lowest (sign 1) or highest values (-1), wild ones last. */
function lowest(hand: readonly string[], count: number, sign: 1 | -1 = 1): string[] {
    const sorted = [...hand].sort(
        (one, two) => Number(isWild(one)) - Number(isWild(two)) || sign * (valueOf(one) - valueOf(two)),
    );
    return inOrder(sorted.slice(0, count));
}

/** So many cards of the highest values, also wild ones: when nothing is to be saved any more. */
function richest(hand: readonly string[], count: number): string[] {
    return inOrder([...hand].sort((one, two) => valueOf(two) - valueOf(one)).slice(0, count));
}

/** Whether the hand has a higher card than all of these, so that they are the low ones. */
function isLow(cards: readonly string[], hand: readonly string[]): boolean {
    const most = Math.max(...cards.map(valueOf));
    return hand.some((card) => !isWild(card) && valueOf(card) > most);
}

// --- choices

function open(game: Game): Choice[] {
    return game.choices.filter((choice) => !choice.reason);
}

/** What can be chosen but declining. */
function wanted(game: Game): Choice[] {
    return open(game).filter(({ token }) => token !== DONE);
}

function legal(game: Game): readonly string[] {
    return game.seen.legal_actions;
}

function isLast({ seen, rounds }: Game): boolean {
    return seen.round === rounds;
}

/** What is of the highest worth; the first of equal ones. */
function first<Kind>(all: readonly Kind[], worth: (one: Kind) => number): Kind | undefined {
    return all.reduce<Kind | undefined>(
        (best, one) => (best === undefined || worth(one) > worth(best) ? one : best),
        undefined,
    );
}

function isWild(token: string): boolean {
    return token.startsWith("W");
}
