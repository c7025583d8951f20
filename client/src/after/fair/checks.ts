// What can be found about a record without replaying it, and what it all adds up to. Runs in Node as it is.

import {
    commitment,
    deal,
    firstHolder,
    isSame,
    isShuffled,
    mix,
    type DealRules,
    type Decks,
} from "./deal.ts";
import type { Promised } from "../../device/promises.ts";

/** The outcome of a check, to be put into words; `right` is null where there is nothing to check against. */
export interface Outcome {
    right: boolean | null;
    code: string;
    args?: Record<string, string | number>;
    /** The numbers it was checked by, which are long: they are shown apart. */
    shown?: readonly string[];
}

interface FairDeal {
    server_seed: string;
    commitment: string;
    nonces: (string | null)[];
}

/** The parts of a record that are looked at here. What comes from elsewhere may hold anything instead. */
interface Parts {
    seed: string | null;
    commitment: string | null;
    fair_deal?: FairDeal | null;
    seats: { player: string }[];
    talisman: number | null;
    talisman_by?: unknown;
    rules: DealRules & { edition: string };
    decks: Decks;
    reshuffles: string[][];
    leo_piles: string[][];
}

/** `kept` is what this device was told about the table before the game, if it took a seat there. */
export function* checks(record: unknown, kept: Promised | null = null): Generator<Outcome> {
    if ((record as { format?: unknown } | null)?.format !== "wildcards-record/1") {
        yield { right: false, code: "no-record" };
        return;
    }
    try {
        yield* checkSeed(record as Parts);
        yield* checkDeal(record as Parts, kept);
    } catch {
        yield { right: false, code: "unreadable" };
    }
}

function* checkSeed(record: Parts): Generator<Outcome> {
    const { seed, commitment: told, fair_deal: parts, seats } = record;
    if (!seed) {
        yield { right: null, code: "no-seed" };
        return;
    }
    if (told) yield { right: commitment(seed) === told, code: "commitment" };
    if (!parts) {
        yield { right: null, code: "no-parts" };
        return;
    }
    const isCommitted = commitment(parts.server_seed) === parts.commitment;
    yield { right: isCommitted, code: "server-part", shown: [parts.commitment] };
    const mixed = mix(parts.server_seed, parts.nonces);
    if (parts.nonces.some((nonce, seat) => nonce && seats[seat]?.player !== "human"))
        yield { right: false, code: "bots-nonces" };
    yield { right: mixed === seed, code: "mix", shown: parts.nonces.map((nonce) => nonce ?? "–") };
}

function* checkDeal(record: Parts, kept: Promised | null): Generator<Outcome> {
    const { seed, decks } = record;
    if (!seed) return;
    const dealt = deal(seed, record.rules, record.seats.length);
    yield { right: isSame(dealt.habitat, decks.habitat), code: "habitats" };
    yield { right: isSame(dealt.animals, decks.animals), code: "animals" };
    yield { right: isSame(dealt.removed, decks.removed), code: "removed" };
    if (record.rules.edition === "2022") yield checkTalisman(seed, record, kept);
    yield* checkPiles(seed, "reshuffle", record.reshuffles);
    yield* checkPiles(seed, "leo", record.leo_piles);
}

/** A choice that was not announced before the game is not the host's: the server may have made it, knowing the deal. */
function checkTalisman(seed: string, record: Parts, kept: Promised | null): Outcome {
    const isTold = kept === null || (kept.talisman ?? null) === record.talisman;
    if (record.talisman_by === "host" && isTold) return { right: null, code: "talisman-chosen" };
    const seats = record.seats.flatMap(({ player }, seat) => (player === "leo" ? [] : [seat]));
    return { right: firstHolder(seed, seats) === record.talisman, code: "talisman" };
}

function* checkPiles(seed: string, label: "reshuffle" | "leo", piles: string[][]): Generator<Outcome> {
    for (const [index, pile] of piles.entries()) {
        const number = index + 1;
        yield {
            right: isShuffled(seed, `${label} ${String(number)}`, pile),
            code: label,
            args: { number },
        };
    }
}

/** What the server says after it replayed the whole game. */
export function replayed(answer: { valid: boolean; why: string | null; steps: number }): Outcome {
    if (!answer.valid)
        return { right: false, code: "not-replayed", shown: answer.why === null ? [] : [answer.why] };
    return { right: true, code: "replayed", args: { steps: answer.steps } };
}

/** All outcomes in one. */
export function verdict(outcomes: readonly Outcome[]): Outcome {
    if (outcomes.some(({ right }) => right === false)) return { right: false, code: "wrong" };
    return outcomes.some(({ right }) => right === null)
        ? { right: null, code: "open" }
        : { right: true, code: "right" };
}
