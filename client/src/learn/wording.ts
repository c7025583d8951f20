// What the coach says, in words.

import { valueOf } from "../table/cards";
import type { Cast } from "../table/cast";
import { askOf } from "../table/draft.svelte";
import type { Game } from "../table/game.svelte";
import { and, or } from "../words/figures";
import { card, cards, theAnimal, theCard, theLeader } from "../words/things";
import { t, words } from "../words/words.svelte";
import type { Lesson, Move } from "./lessons";
import { movedBy, type Reason } from "./reasons";

/** A lesson: its title, its text, and perhaps more for whoever asks. */
export function lessonWords(
    lesson: Lesson,
    game: Game,
    cast: Cast,
): { title: string; text: string; more: string } {
    const { seat, species = "pe", before, move } = lesson.about?.(game) ?? {};
    const id = `lesson-${lesson.text}`;
    const args = {
        name: cast.names[seat ?? move?.to ?? -1] ?? "",
        from: cast.names[move?.from ?? -1] ?? "",
        how: move === undefined ? "other" : howMoved(move, game),
        bonus: game.limits.bonus,
        limit: game.limits.refill,
        most: game.limits.hand,
        leader: theLeader(species),
        power: t(`power-${species}`),
        rounds: game.rounds,
        order: before === undefined ? "none" : before.length === 0 ? "first" : "behind",
        names: and((before ?? []).map((other) => cast.names[other] ?? "")),
        count: before?.length ?? 0,
    };
    return {
        title: t(`${id}-title`),
        text: t(id, args),
        more: words.has(`${id}-more`) ? t(`${id}-more`) : "",
    };
}

function howMoved({ from, to, isLevel }: Move, { seat }: Game): string {
    if (to === seat) return isLevel ? "won" : "got";
    if (from === seat) return isLevel ? "lost" : "gone";
    return isLevel ? "theirs" : "other";
}

/** Why to take these steps. */
export function reasonWords(
    { why, species }: Reason,
    [first = ""]: readonly string[],
    game: Game,
    cast: Cast,
): string {
    const choice = game.choice(first);
    const { gained, lost } = choice ? movedBy(game, choice) : { gained: [], lost: [] };
    return t(`because-${why}`, {
        bids: and(bidsOfOthers(game, cast)),
        value: valueOf(first),
        limit: game.limits.refill,
        bonus: game.limits.bonus,
        draws: t("you-draw", { count: game.choice("-")?.draws ?? 0 }),
        animal: theAnimal(animalOf(first, game)),
        others: or(species.map(theAnimal)),
        gained: and(gained.map(theLeader)),
        lost: and(lost.map(theLeader)),
        points: choice?.gain ?? 0,
    });
}

/** The species that a step takes; where it pays, the one that was taken. */
function animalOf(token: string, { seat, seen }: Game): string {
    if (token.includes("@")) return token.split("@")[0]?.slice(-2) ?? "pe";
    return seen.took[seat ?? 0] ?? "pe";
}

/** Such as `Bot 2 bid wild 3`. */
function bidsOfOthers({ seat, seen }: Game, cast: Cast): string[] {
    return seen.bids.flatMap((bid, other) =>
        bid === null || other === seat
            ? []
            : [t("because-bid", { name: cast.names[other] ?? "", card: theCard(bid) })],
    );
}

/** What to do, as a sentence. */
export function adviceWords(actions: readonly string[], game: Game): string {
    const [first = "", ...rest] = actions;
    const own = actions.filter((token) => token !== "-");
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
            return first === "-" ? t("advice-keep-none") : t("advice-keep", { card: card(first) });
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
