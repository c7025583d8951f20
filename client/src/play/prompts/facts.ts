// What a choice costs and brings, shown before it is sent. All of it comes from what is open: the server's choices
// and what the seat sees.

import type { IconName } from "../../ui/art/icons";
import { isAtHome } from "../../table/species";
import type { Choice, Seen } from "../../net/protocol";
import type { Cast } from "../../table/cast";
import { inOrder, sumOf, tokenOf } from "../../table/cards";
import type { Draft } from "../../table/draft.svelte";
import { animals, card, theCard, theLeader } from "../../words/things";
import { capital } from "../../words/capital";
import { t } from "../../words/words.svelte";
import { own, taken } from "./question";
import { theCards } from "./lists";

export interface Fact {
    text: string;
    /** Something gained, something to beware of, or neither. */
    tone: "good" | "warn" | "plain";
    icon: IconName;
}

export function facts(draft: Draft, cast: Cast): Fact[] {
    if (draft.declines) return declineFacts(draft);
    switch (draft.ask) {
        case "eagle":
            return draft.picked.length > 1 ? eagleFacts(draft) : bidFacts(draft, draft.picked[0]);
        case "bid":
        case "reveal":
            return bidFacts(draft, draft.picked[0]);
        case "swap":
            return draft.swapping === undefined ? [] : swapFacts(draft, cast, draft.swapping);
        case "discard":
            return draft.picked.length === 0 ? [] : [drawn(draft)];
        case "lay":
            return draft.picked.length === 0
                ? []
                : [plain("tie", t("fact-sum", { sum: sumOf(draft.cards) }))];
        case "take":
            return draft.taking === undefined ? [] : takeFacts(draft, cast, draft.taking);
        case "pay":
            return bonusFacts(draft, taken(draft.game.seen));
        case "break":
            return draft.picked[0] === "?" ? [plain("pile", drawing(draft))] : [];
        default:
            return [];
    }
}

// --- bids

function bidFacts(draft: Draft, key: string | undefined): Fact[] {
    if (key === undefined) return [];
    if (key === "R") return [plain("refill", t("fact-refill", { limit: draft.game.limits.refill }))];
    const choice = draft.game.choice(tokenOf(key));
    return choice === undefined ? [] : priceFacts(choice);
}

function priceFacts(choice: Choice): Fact[] {
    const found = [plain("price", t("fact-price", { count: choice.owed ?? 0 }))];
    if (choice.payable === false) found.push(warn("warning", t("fact-bluff")));
    if (choice.bonus) found.push(good("bonus", t("fact-bonus-reach", { points: choice.bonus })));
    return found;
}

/** One line per card, as either may become the bid. */
function eagleFacts(draft: Draft): Fact[] {
    return draft.picked.map((key) => {
        const told = bidFacts(draft, key);
        const text = t("fact-of", {
            card: card(tokenOf(key)),
            text: told.map((fact) => fact.text).join(" · "),
        });
        const { tone, icon } = told.find((fact) => fact.tone !== "plain") ?? told[0] ?? plain("price", "");
        return { text: capital(text), tone, icon };
    });
}

// --- refills

function drawn(draft: Draft): Fact {
    const limit = draft.game.limits.refill;
    const kept = draft.hand.length - draft.picked.length;
    return plain("refill", kept < limit ? t("fact-draw-up", { kept, limit }) : t("fact-draw-none", { kept }));
}

function swapFacts(draft: Draft, cast: Cast, choice: Choice): Fact[] {
    const moved = leaderFacts(draft, cast, choice);
    return moved.length > 0 ? moved : [plain("leader", t("fact-no-leader"))];
}

// --- animals

function takeFacts(draft: Draft, cast: Cast, choice: Choice): Fact[] {
    const species = choice.token.slice(0, 2);
    const { seen } = draft.game;
    const count = (own(seen.collections, seen)?.[species] ?? 0) + 1;
    return [
        plain("animals", t("fact-then-have", { animals: animals(species, count) })),
        ...bonusFacts(draft, species),
        ...leaderFacts(draft, cast, choice),
    ];
}

/** The bonus: scored with the cards picked, still within reach, or given away by them. */
function bonusFacts(draft: Draft, species: string): Fact[] {
    if (!draft.isBonusInReach) return [];
    const points = draft.game.limits.bonus;
    if (draft.cards.some((token) => !isAtHome(token, species)))
        return [warn("bonus", t("fact-bonus-lost", { points }))];
    const isWhole = draft.cards.length === draft.owed;
    return [good("bonus", t(isWhole ? "fact-bonus" : "fact-bonus-reach", { points }))];
}

function leaderFacts(draft: Draft, cast: Cast, choice: Choice): Fact[] {
    const { seen } = draft.game;
    return Object.entries(choice.leaders ?? {}).map(([species, to]) => {
        const from = seen.leaders[species] ?? null;
        const leader = theLeader(species);
        if (to === null) return warn("leader", capital(t("fact-leader-back", { leader })));
        if (to !== seen.seat)
            return warn("leader", t("fact-leader-away", { leader, name: cast.names[to] ?? "" }));
        if (from === null) return good("leader", t("fact-leader", { leader }));
        return good("leader", t("fact-leader-from", { leader, name: cast.names[from] ?? "" }));
    });
}

// --- declining

function declineFacts(draft: Draft): Fact[] {
    if (draft.ask === "discard") return [drawn(draft)];
    const choice = draft.game.choice("-");
    return draft.ask === "take" && choice ? [plain("pass", passing(draft.game.seen, choice))] : [];
}

/** What a pass does, as the server predicts it. */
function passing(seen: Seen, { back = [], lost = [], draws }: Choice): string {
    const bid = own(seen.bids, seen) ?? "";
    const paid = inOrder(seen.seat === null ? [] : (seen.payments[seen.seat] ?? []));
    const args = { card: theCard(bid), paid: theCards(paid), draws: t("you-draw", { count: draws ?? 0 }) };
    if ((lost ?? []).length > 0) return capital(t("fact-pass-lost", args));
    return capital(t((back ?? []).length > 1 ? "fact-pass-back" : "fact-pass", args));
}

/** What a draw in a tie does. */
function drawing(draft: Draft): string {
    return t(draft.game.choice("?")?.draws === 0 ? "fact-draw-nothing" : "fact-draw");
}

function plain(icon: IconName, text: string): Fact {
    return { text, tone: "plain", icon };
}

function good(icon: IconName, text: string): Fact {
    return { text, tone: "good", icon };
}

function warn(icon: IconName, text: string): Fact {
    return { text, tone: "warn", icon };
}
