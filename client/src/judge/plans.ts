// Plans in words, and what they are worth: of a hint, and of the review of a game.

import type { Difference, Hint, Span } from "../net/protocol";
import { inOrder } from "../table/cards";
import { capital } from "../words/capital";
import { and, decimal } from "../words/figures";
import { theAnimal, theCard } from "../words/things";
import { t } from "../words/words.svelte";

const DECLINES: Record<string, string> = {
    BID: "send-no-second",
    SWAP: "send-no-swap",
    DISCARD: "send-no-discard",
    TAKE: "send-pass",
    KEEP: "decline-keep",
};
const CARDS: Record<string, string> = { BID: "send-bid", DISCARD: "plan-discard" };
const CARD: Record<string, string> = { REVEAL: "send-reveal", BREAK: "send-break", KEEP: "send-keep" };
/** Differences whose figures are shares of the deals. */
const SHARES = new Set(["animal", "there", "leader", "leader-lost", "empty"]);

/** A plan of this phase, such as `Take the lion, pay savannah 1 and savannah 2`. */
export function planWords(phase: string, tokens: readonly string[]): string {
    return capital(plainWords(phase, tokens));
}

function plainWords(phase: string, tokens: readonly string[]): string {
    const [first = "", ...rest] = tokens;
    if (first === "-") return t(DECLINES[phase] ?? "send-pass");
    if (first === "?") return t("send-draw");
    if (first.includes("@")) return animalWords(first, rest);
    const cards = and(inOrder(tokens.filter((token) => token !== "-")).map(theCard));
    const one = CARD[phase];
    return one === undefined ? t(CARDS[phase] ?? "plan-pay", { cards }) : t(one, { card: cards });
}

function animalWords(first: string, paid: readonly string[]): string {
    const [gives = "", takes] = (first.split("@")[0] ?? "").split(">").map(theAnimal);
    if (takes !== undefined) return t("send-swap", { gives, takes });
    if (paid.length === 0) return t("send-take", { animal: gives });
    return t("send-take-pay", { animal: gives, cards: and(inOrder(paid).map(theCard)) });
}

/** Why a hint advises what it does: what the next best plan is worth, and how it differs. */
export function whyWords({ others: [next], reasons }: Hint, phase: string): string {
    if (next === undefined) return "";
    const less = t("hint-other", { plan: planWords(phase, next.tokens), ...spanWords(next.behind) });
    return [less, ...reasons.map(differenceWords)].join(" ");
}

/** How one plan differs from another, in a sentence. */
export function differenceWords({ code, species, here, other }: Difference): string {
    const figure = (value: number) => (SHARES.has(code) ? decimal(100 * value, 0) : decimal(value, 1));
    return t(`why-${code}`, {
        here: figure(here),
        other: figure(other),
        animal: species === null ? "" : theAnimal(species),
    });
}

/** Percentage points, or per cent, of so many hundredths of a per cent. */
export function points(units: number): string {
    return decimal(units / 100, 1);
}

/** An interval as the arguments of a sentence. */
export function spanWords({ mean, low, high }: Span): { loss: string; low: string; high: string } {
    return { loss: points(mean), low: points(low), high: points(high) };
}
