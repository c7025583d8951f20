// What the coach advises: the step of the script as long as it was followed, else what seems good by what the
// server says of each choice. It knows no rules: only what can be chosen, and what that openly brings.

import type { Choice } from "../protocol";
import { orderOf } from "../table/cards";
import { askOf, type Ask } from "../table/draft.svelte";
import type { Game } from "../table/game.svelte";
import script from "./script.json";
import { stepsOf } from "./steps";

export interface Advice {
    /** The steps to take, as they are sent. */
    actions: readonly string[];
    /** Of the message `because-…`. */
    why: string;
}

const POOR = 2; // cards in hand with which a refill is better than a bid
const DONE = "-";
const REFILL = "R";

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
        return game.seen.legal_actions.includes(next[0] ?? "") ? { actions: next, why } : null;
    }
    return null;
}

const GENERAL: Record<Ask, (game: Game) => Advice> = {
    bid: (game) => bid(game, []),
    eagle: (game) => bid(game, [DONE]),
    reveal: (game) => bid(game, []),
    swap,
    discard: () => ({ actions: [DONE], why: "keep" }),
    lay: (game) => payment(game, "high"),
    pay: (game) => payment(game, "low"),
    break: (game) =>
        game.seen.legal_actions.includes("?")
            ? { actions: ["?"], why: "free" }
            : { actions: game.seen.legal_actions.slice(0, 1), why: "free" },
    take,
    keep: (game) => ({
        actions: game.seen.legal_actions.filter((token) => token !== DONE).slice(0, 1),
        why: "free",
    }),
};

function open(game: Game): Choice[] {
    return game.choices.filter((choice) => !choice.reason);
}

/** A bid that can be paid, best one with the bonus in reach, cheap otherwise; with few cards a refill. */
function bid(game: Game, end: readonly string[]): Advice {
    const cards = open(game).filter(({ token, payable }) => payable && token !== REFILL);
    const best = first(
        cards,
        (choice) => (choice.bonus ?? 0) * 2 - (choice.owed ?? 0) - (isWild(choice.token) ? 3 : 0),
    );
    const canRefill = game.seen.legal_actions.includes(REFILL);
    if (best === undefined || (canRefill && game.seen.hand.length <= POOR))
        return { actions: [canRefill ? REFILL : (game.seen.legal_actions[0] ?? DONE)], why: "poor" };
    return { actions: [best.token, ...end], why: best.bonus ? "bonus" : "cheap" };
}

function take(game: Game): Advice {
    const animals = open(game).filter((choice) => choice.token !== DONE);
    const best = first(animals, (choice) => (choice.bonus ?? 0) + 1.5 * won(game, choice));
    if (best === undefined) return { actions: [DONE], why: "nothing" };
    const cards = best.best ?? best.cheapest ?? [];
    const isWon = won(game, best) > 0;
    return {
        actions: [best.token, ...cards],
        why: best.bonus ? (isWon ? "both" : "bonus") : isWon ? "leader" : "low",
    };
}

function swap(game: Game): Advice {
    const best = first(open(game), (choice) => won(game, choice));
    if (best === undefined || won(game, best) <= 0) return { actions: [DONE], why: "stay" };
    return { actions: [best.token], why: "swap" };
}

/** As many cards as are owed, of the highest or the lowest values; wild ones last. */
function payment(game: Game, which: "high" | "low"): Advice {
    const owed = (open(game)[0]?.owed ?? 0) + 1;
    const sign = which === "high" ? -1 : 1;
    const cards = [...game.seen.hand].sort(
        (one, two) => Number(isWild(one)) - Number(isWild(two)) || sign * (valueOf(one) - valueOf(two)),
    );
    return { actions: cards.slice(0, owed).sort((one, two) => orderOf(one) - orderOf(two)), why: which };
}

/** How many leaders a choice gains, less those it loses. */
function won(game: Game, choice: Choice): number {
    return Object.entries(choice.leaders ?? {}).reduce((sum, [species, owner]) => {
        if (owner === game.seat) return sum + 1;
        return game.seen.leaders[species] === game.seat ? sum - 1 : sum;
    }, 0);
}

/** The choice of the highest worth; the first of equal ones. */
function first(choices: readonly Choice[], worth: (choice: Choice) => number): Choice | undefined {
    return choices.reduce<Choice | undefined>(
        (best, choice) => (best === undefined || worth(choice) > worth(best) ? choice : best),
        undefined,
    );
}

function isWild(token: string): boolean {
    return token.startsWith("W");
}

function valueOf(token: string): number {
    return Number(token.charAt(1));
}
