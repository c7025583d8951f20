// Sentences about what happened. Each message of log.ftl knows how to address "you"; Leo and the others go by name.

import type { Kind, OfKind, Told } from "../../story/beat";
import type { Hinted, Replaced } from "../../net/protocol";
import { inOrder } from "../../table/cards";
import type { Cast } from "../../table/cast";
import { and } from "../../words/figures";
import { animal, anAnimal, card, cards, theAnimal, theCard, theLeader } from "../../words/things";
import { type Args, t } from "../../words/words.svelte";

/** A beat in words. */
export function say(beat: Told, cast: Cast): string {
    return (SAY[beat.kind] as (cast: Cast, beat: Told) => string)(cast, beat);
}

/** That a seat asked for a hint. */
export function hintWords({ seat }: Hinted, cast: Cast): string {
    return t("log-hint", who(cast, seat));
}

/** That a bot got the seat of somebody who was gone, for good. */
export function replacedWords({ name }: Replaced): string {
    return t("replaced-log", { name });
}

function who(cast: Cast, seat: number): Args {
    return { who: seat === cast.you ? "you" : "other", name: cast.names[seat] ?? "" };
}

/** `you forest 3` or `Ida forest 3`. */
function item(cast: Cast, seat: number, what: string): string {
    return t("log-item", { ...who(cast, seat), what });
}

/** The cards where they are known, else how many. */
function seenCards(drawn: readonly (string | null)[]): string {
    const known = drawn.filter((one) => one !== null);
    return known.length === drawn.length ? cards(known) : t("cards", { count: drawn.length });
}

/** A leader goes to a seat (null: the supply), from another one or (null) from the supply. */
function leaderMoves(cast: Cast, species: string, to: number | null, from: number | null): string {
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

function broke(cast: Cast, { again, cards: turned }: OfKind<"broke">): string {
    const parts = turned.map(([seat, one, isDrawn]) => {
        if (one === null) return t("log-broke-none", who(cast, seat));
        return t(isDrawn ? "log-broke-drawn" : "log-item", { ...who(cast, seat), what: card(one) });
    });
    return t(again ? "log-broke-again" : "log-broke", { cards: parts.join(", ") });
}

/** Who goes when among equal bids. Why the last one is last follows from the others, unless they can't pay. */
function ordered(cast: Cast, { value, order }: OfKind<"ordered">): string {
    const parts = order.map(([seat, reason, sum], place) => {
        const isTold = place < order.length - 1 || reason === "CANNOT_PAY";
        return t(isTold ? `log-order-${reason}` : "log-order-last", { ...who(cast, seat), sum: sum ?? 0 });
    });
    return t("log-ordered", { value, order: parts.join(", ") });
}

/** An animal taken for its bid, which is named first, and the payment; or before it is fully paid for. */
function took(cast: Cast, beat: OfKind<"took">): string {
    const taken = { ...who(cast, beat.seat), animal: theAnimal(beat.species) };
    const cost = [...(beat.bid === null ? [] : [beat.bid]), ...inOrder(beat.paid)];
    return [
        beat.owed > 0
            ? t("log-took-unpaid", { ...taken, count: beat.owed })
            : t("log-took", { ...taken, cards: and(cost.map(card)) }),
        ...beat.leaders.map(([species, from]) => leaderMoves(cast, species, beat.seat, from)),
        ...(beat.bonus > 0 ? [t("log-bonus", { points: beat.bonus })] : []),
    ].join(" ");
}

function passed(cast: Cast, { seat, why, back, lost, drawn }: OfKind<"passed">): string {
    return [
        t("log-passed", { ...who(cast, seat), why }),
        ...(back.length > 0 ? [t("log-back", { cards: cards(back) })] : []),
        ...(lost.length > 0 ? [t("log-lost", { cards: cards(lost) })] : []),
        ...(drawn.length > 0 ? [t("log-drawn", { cards: seenCards(drawn) })] : []),
    ].join(" ");
}

const SAY: { [K in Kind]: (cast: Cast, beat: OfKind<K>) => string } = {
    dealt: (_, { own }) => (own.length > 0 ? t("log-dealt-you", { cards: cards(own) }) : t("log-dealt")),
    round: (_, { round, animals }) => t("log-round", { round, animals: and(animals.map(animal)) }),
    drew: (cast, { seat, cards: drawn }) => t("log-drew", { ...who(cast, seat), cards: seenCards(drawn) }),
    leo_pile: (cast, { seat, count }) => t("log-leo-pile", { name: cast.names[seat] ?? "", count }),
    reshuffled: (_, { count }) => t("log-reshuffled", { count }),
    kept: (cast, { seat, card: bid }) =>
        bid === null
            ? t("log-not-kept", who(cast, seat))
            : t("log-kept", { ...who(cast, seat), card: card(bid) }),
    boxed: (_, { animals }) => t("log-boxed", { animals: and(animals.map(animal)) }),
    talisman: (cast, { seat }) => t("log-talisman", who(cast, seat)),
    over: () => t("log-over"),
    bids: (cast, { bids }) =>
        t("log-bids", { bids: bids.map(([seat, bid]) => item(cast, seat, card(bid))).join(", ") }),
    covered: (cast, { seat, cards: own }) =>
        own.length > 0
            ? t("log-covered-you", { ...who(cast, seat), cards: cards(own) })
            : t("log-covered", who(cast, seat)),
    revealed: (cast, { seat, card: bid }) => t("log-revealed", { ...who(cast, seat), card: theCard(bid) }),
    swapped: (cast, { seat, given, got }) =>
        given === null || got === null
            ? t("log-not-swapped", who(cast, seat))
            : t("log-swapped", { ...who(cast, seat), given: anAnimal(given), got: theAnimal(got) }),
    leader: (cast, { species, to, source }) => leaderMoves(cast, species, to, source),
    discarded: (cast, { cards: gone }) =>
        t("log-thrown", { cards: gone.map(([seat, thrown]) => item(cast, seat, cards(thrown))).join("; ") }),
    payments: (cast, { value, payments }) => {
        const parts = payments.map(([seat, laid, sum]) =>
            t("log-payment", { ...who(cast, seat), cards: cards(laid), sum }),
        );
        return t("log-payments", { value, payments: parts.join("; ") });
    },
    broke,
    ordered,
    took,
    passed,
    leo_passed: (cast, { seat }) => t("log-leo-passed", { name: cast.names[seat] ?? "" }),
};
