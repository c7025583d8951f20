// What the buttons of a prompt say: what would be sent, what is missing yet, and how to decline.

import type { Refusal } from "../../net/api";
import { sumOf } from "../../table/cards";
import type { Draft } from "../../table/draft.svelte";
import { capital } from "../../words/capital";
import { theAnimal, theCard } from "../../words/things";
import { t } from "../../words/words.svelte";
import { taken } from "./question";
import { theCards } from "./lists";

/** The label of the button that sends: exactly what it sends, or what is missing. */
export function sendLabel(draft: Draft): string {
    if (draft.declines) return declined(draft);
    return draft.actions === null ? missing(draft) : capital(sent(draft));
}

function sent(draft: Draft): string {
    const { cards } = draft;
    switch (draft.ask) {
        case "reveal":
            return t("send-reveal", { card: theCards(cards) });
        case "swap":
            return swapped(draft);
        case "discard":
            return t("send-discard", { count: cards.length });
        case "lay":
            return t("send-lay", { cards: theCards(cards), sum: sumOf(cards) });
        case "break":
            return cards[0] === "?" ? t("send-draw") : t("send-break", { card: theCards(cards) });
        case "take":
            return took(draft);
        case "pay":
            return t("send-pay", { animal: theAnimal(taken(draft.game.seen)), cards: theCards(cards) });
        case "keep":
            return t("send-keep", { card: theCards(draft.actions ?? []) });
        default:
            return t("send-bid", { cards: theCards(cards) });
    }
}

function swapped(draft: Draft): string {
    const [give, takes] = (draft.swapping?.token ?? "").split(/[>@]/);
    return t("send-swap", { gives: theAnimal(give ?? ""), takes: theAnimal(takes ?? "") });
}

function took(draft: Draft): string {
    const animal = theAnimal(draft.taking?.token.split("@")[0] ?? "");
    const { cards } = draft;
    return cards.length === 0
        ? t("send-take", { animal })
        : t("send-take-pay", { animal, cards: theCards(cards) });
}

/** What has to be picked before anything can be sent. */
export function missing(draft: Draft): string {
    switch (draft.ask) {
        case "reveal":
            return t("missing-reveal");
        case "swap":
            return t(draft.give === null ? "missing-give" : "missing-swap-take");
        case "discard":
            return t("missing-discard");
        case "break":
            return t("missing-break");
        case "take":
            return draft.slot === null ? t("missing-take") : missingCards(draft);
        case "lay":
        case "pay":
            return missingCards(draft);
        default:
            return t("missing-bid");
    }
}

function missingCards(draft: Draft): string {
    return t("missing-cards", { count: draft.owed - draft.cards.length });
}

/** The button that picks the step that declines. */
export function declining(draft: Draft): string {
    switch (draft.ask) {
        case "swap":
            return t("decline-swap");
        case "discard":
            return t("decline-discard");
        case "keep":
            return t("decline-keep");
        case "take":
            return t("decline-take");
        default:
            return t("decline-bid");
    }
}

/** What is sent once that step is picked. */
function declined(draft: Draft): string {
    switch (draft.ask) {
        case "swap":
            return t("send-no-swap");
        case "discard":
            return t("send-no-discard");
        case "keep":
            return capital(
                t("send-no-keep", { card: theCard(draft.game.seen.bids[draft.game.seat ?? -1] ?? "") }),
            );
        case "take":
            return t("send-pass");
        default:
            return t("send-no-second");
    }
}

/** What keeps a choice that was sent from being carried out, and what happens next. */
export function troubled(trouble: "cut" | "held" | "late", why: Refusal | null): string {
    if (trouble === "held" && why?.code === "unavailable") return t("send-unavailable");
    return t(trouble === "cut" ? "send-waits" : "send-late");
}
