// What the coach says, in words.

import type { Cast } from "../table/cast";
import { askOf } from "../table/draft.svelte";
import type { Game } from "../table/game.svelte";
import { card, cards, theAnimal, theLeader } from "../words/things";
import { t, words } from "../words/words.svelte";
import type { Advice } from "./advice";
import type { Lesson } from "./lessons";

/** A lesson: its title, its text, and perhaps more for who asks why. */
export function lessonWords(
    lesson: Lesson,
    game: Game,
    cast: Cast,
): { title: string; text: string; why: string } {
    const { seat, species = "pe" } = lesson.about?.(game) ?? {};
    const id = `lesson-${lesson.text}`;
    const args = {
        name: seat === undefined ? "" : (cast.names[seat] ?? ""),
        leader: theLeader(species),
        power: t(`power-${species}`),
        rounds: game.rounds,
    };
    return {
        title: t(`${id}-title`),
        text: t(id, args),
        why: words.has(`${id}-why`) ? t(`${id}-why`) : "",
    };
}

/** What to do, as a sentence. */
export function adviceWords(advice: Advice, game: Game): string {
    const [first = "", ...rest] = advice.actions;
    const own = advice.actions.filter((token) => token !== "-");
    switch (askOf(game)) {
        case "take":
            return takeWords(first, rest);
        case "swap":
            return first === "-" ? t("advice-swap-none") : swapWords(first);
        case "discard":
            return own.length === 0 ? t("advice-discard-none") : t("advice-discard", { cards: cards(own) });
        case "lay":
            return t("advice-lay", { cards: cards(own) });
        case "pay":
            return t("advice-pay", { cards: cards(own) });
        case "reveal":
            return first === "R" ? t("advice-refill") : t("advice-reveal", { card: card(first) });
        case "break":
            return first === "?" ? t("advice-draw") : t("advice-break", { card: card(first) });
        case "keep":
            return t("advice-keep", { card: card(first) });
        default:
            return bidWords(own);
    }
}

function bidWords(own: readonly string[]): string {
    const [first = "R", second] = own;
    if (second !== undefined) return t("advice-eagle", { cards: cards(own) });
    return first === "R" ? t("advice-refill") : t("advice-bid", { card: card(first) });
}

function takeWords(animal: string, paid: readonly string[]): string {
    if (animal === "-") return t("advice-pass");
    const taken = theAnimal(animal.slice(0, 2));
    return paid.length === 0
        ? t("advice-take", { animal: taken })
        : t("advice-take-pay", { animal: taken, cards: cards(paid) });
}

function swapWords(token: string): string {
    const [given = "", taken = ""] = token.split(">");
    return t("advice-swap", { given: theAnimal(given), taken: theAnimal(taken.slice(0, 2)) });
}
