// What a prompt asks, and where the answer is chosen.

import type { Seen } from "../../net/protocol";
import type { Cast } from "../../table/cast";
import { RULES, type Draft } from "../../table/draft.svelte";
import { capital } from "../../words/capital";
import { card, theAnimal } from "../../words/things";
import { t } from "../../words/words.svelte";
import { names, theCards } from "./lists";

/** The question, as the heading of the prompt. */
export function question(draft: Draft): string {
    const { seen } = draft.game;
    switch (draft.ask) {
        case "bid":
            return t(seen.sealed.length > 0 ? "question-bid-second" : "question-bid");
        case "eagle":
            return t("question-eagle");
        case "reveal":
            return t("question-reveal");
        case "swap":
            return t("question-swap");
        case "discard":
            return t("question-discard");
        case "lay":
            return t("question-lay", { value: seen.value, count: draft.owed });
        case "break":
            return t("question-break");
        case "take":
            return t("question-take");
        case "pay":
            return t("question-pay", { count: draft.owed, animal: theAnimal(taken(seen)) });
        case "keep":
            return capital(t("question-keep", { card: card(own(seen.bids, seen) ?? "") }));
        case null:
            return "";
    }
}

/** The section of the rules that says most about what is asked. */
export function ruleOf(draft: Draft): string {
    return draft.ask === null ? "phases" : RULES[draft.ask];
}

/** Where to choose, and what it is about: shown until something is picked. */
export function where(draft: Draft, cast: Cast): string {
    const { seen } = draft.game;
    switch (draft.ask) {
        case "bid":
            return t(seen.sealed.length > 0 ? "where-bid-second" : "where-bid");
        case "eagle":
            return t("where-eagle");
        case "reveal":
            return t("where-reveal");
        case "swap":
            return t("where-swap");
        case "discard":
            return t("where-discard", { limit: draft.game.limits.refill });
        case "lay":
            return t("where-lay", { names: names(cast, rivals(seen)) });
        case "break":
            return t("where-break", { names: names(cast, rivals(seen)) });
        case "take":
            return whereTake(draft);
        case "pay":
            return t("where-pay");
        case "keep":
            return t("where-keep");
        case null:
            return "";
    }
}

function whereTake(draft: Draft): string {
    const { seen, choices } = draft.game;
    const laid = own(seen.payments, seen) ?? [];
    const owed = choices.find((choice) => choice.token.includes("@") && !choice.reason)?.owed ?? 0;
    const bid = own(seen.bids, seen) ?? "";
    if (laid.length > 0) return t("where-take-laid", { cards: theCards(laid) });
    return t("where-take", { count: owed, bid: card(bid) });
}

/** Those the seat contests a tie with; while equal sums are being broken, only those still equal to it. */
export function rivals(seen: Seen): number[] {
    const rank = own(seen.ranks, seen);
    return seen.ranks.flatMap((other, seat) => {
        const contests = seen.phase === "BREAK" ? other === rank : other !== null;
        return contests && seat !== seen.seat ? [seat] : [];
    });
}

/** The species the seat took, for which it pays. */
export function taken(seen: Seen): string {
    return own(seen.took, seen) ?? "";
}

/** What a list by seat holds for the seat that sees it. */
export function own<Thing>(list: readonly Thing[], seen: Seen): Thing | undefined {
    return seen.seat === null ? undefined : list[seen.seat];
}
