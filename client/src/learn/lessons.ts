// Which lessons of the guided game have come up: each when it is first relevant to what happens, and only
// while what it says is true. Players may ignore the advice, so nothing is taken for granted.

import type { Event, Seen } from "../net/protocol";
import { valueOf } from "../table/cards";

/** What lessons are derived from; a Game is one. */
export interface Moment {
    readonly seat: number | null;
    readonly seen: Seen;
    readonly events: readonly Event[];
    readonly owes: boolean;
    readonly rounds: number;
}

/** Whom and what a lesson is about. */
export interface About {
    seat?: number | undefined;
    species?: string | undefined;
    /** Who bid more than this seat; undefined if it bid for no animal. */
    before?: readonly number[] | undefined;
    /** How a leader moved, from whom and to whom. */
    move?: Move | undefined;
}

export interface Move {
    species: string;
    from: number;
    to: number;
    /** Whether it went to somebody who drew level by taking an animal. */
    isLevel: boolean;
}

export interface Lesson {
    key: string;
    /** Of the message `lesson-…`. */
    text: string;
    /** Whether it comes up for everybody who follows the advice, and so is counted. */
    counted: boolean;
    /** Whether what it says is true, and relevant to what happens. */
    when: (moment: Moment) => boolean;
    about?: (moment: Moment) => About;
}

const FEW_CARDS = 3;

/** In the order in which they are shown if they come up together. */
export const LESSONS: readonly Lesson[] = [
    counted("aim", () => true),
    counted("bid", () => true),
    counted(
        "open",
        (moment) => has(moment, "BID_SHOWN"),
        (moment) => ({ before: biddersBefore(moment) }),
    ),
    counted(
        "owner",
        (moment) => rivalOwner(moment) !== undefined,
        (moment) => ({ ...rivalOwner(moment) }),
    ),
    counted("take", (moment) => owes(moment, "TAKE")),
    counted("bonus", hasBonus),
    leader("ea", true),
    counted("round", (moment) => moment.seen.round >= 2),
    counted(
        "eagle",
        (moment) => owes(moment, "BID") && owns(moment, "ea") && moment.seen.sealed.length === 0,
    ),
    counted(
        "moves",
        (moment) => movedLeader(moment) !== undefined && isPast(moment, 2),
        (moment) => ({ species: movedLeader(moment)?.species, move: movedLeader(moment) }),
    ),
    counted("tie", (moment) => owes(moment, "LAY")),
    counted("sum", (moment) => isOrderedBy(moment, "SUM")),
    counted(
        "passed",
        (moment) => hasOwn(moment, "PASSED") || (has(moment, "PASSED") && moment.seen.round >= 3),
    ),
    leader("me", true),
    counted("refill", (moment) => owes(moment, "BID") && moment.seen.hand.length <= FEW_CARDS),
    counted("meerkat", (moment) => owes(moment, "SWAP")),
    counted("throw", (moment) => owes(moment, "DISCARD")),
    leader("pe", true),
    leader("sq"),
    leader("li"),
    counted("points", (moment) => moment.seen.round >= 4),
    counted("talisman", (moment) => isOrderedBy(moment, "TALISMAN")),
    other("lion", (moment) => isOrderedBy(moment, "LION")),
    counted("ibex", (moment) => owns(moment, "ib")),
    counted("done", (moment) => moment.seen.round >= 5),
    other("last", (moment) => moment.seen.round === moment.rounds),
];

/** The lessons met so far, in the order met: those already known, and those that come up now. */
export function met(known: readonly string[], moment: Moment): string[] {
    const come = LESSONS.filter((lesson) => !known.includes(lesson.key) && lesson.when(moment));
    return [...known, ...come.map((lesson) => lesson.key)];
}

export function lesson(key: string): Lesson | undefined {
    return LESSONS.find((lesson) => lesson.key === key);
}

/** Which of the counted lessons this one is, in the order met, and how many there are; null for others. */
export function numberOf(key: string, known: readonly string[]): { number: number; all: number } | null {
    const all = LESSONS.filter((lesson) => lesson.counted).map((lesson) => lesson.key);
    const number = known.filter((one) => all.includes(one)).indexOf(key) + 1;
    return number === 0 ? null : { number, all: all.length };
}

function counted(text: string, when: Lesson["when"], about?: Lesson["about"]): Lesson {
    return { ...other(text, when), counted: true, ...(about && { about }) };
}

function other(text: string, when: Lesson["when"]): Lesson {
    return { key: text, text, counted: false, when };
}

/** A leader that this seat has, and what it can do. */
function leader(species: string, isCounted = false): Lesson {
    return {
        key: `leader-${species}`,
        text: "leader",
        counted: isCounted,
        when: (moment) => owns(moment, species),
        about: () => ({ species }),
    };
}

// --- what happened

function owes({ owes, seen }: Moment, phase: string): boolean {
    return owes && seen.phase === phase;
}

function owns({ seen, seat }: Moment, species: string): boolean {
    return seen.leaders[species] === seat;
}

/** Whether the bids of this round are open, or it is over. */
function isPast({ seen }: Moment, round: number): boolean {
    return seen.round > round || (seen.round === round && seen.phase !== "BID");
}

function has({ events }: Moment, kind: string): boolean {
    return events.some((event) => event.kind === kind);
}

function hasOwn({ events, seat }: Moment, kind: string): boolean {
    return events.some((event) => event.kind === kind && event.seat === seat);
}

function isOrderedBy({ events }: Moment, reason: string): boolean {
    return events.some((event) => event.kind === "ORDERED" && event.what === reason);
}

/** Whether the animal that this seat last took brought the bonus. */
function hasBonus({ events, seat }: Moment): boolean {
    const own = events.filter((event) => event.seat === seat).map((event) => event.kind);
    return own.lastIndexOf("BONUS") > own.lastIndexOf("TOOK");
}

/** Who bid more than this seat; undefined where it bids for no animal, or the bids are gone. */
function biddersBefore({ seen, seat }: Moment): number[] | undefined {
    const own = valueOf(seen.bids[seat ?? -1] ?? "");
    if (own === 0) return undefined;
    return seen.bids.flatMap((bid, other) => (valueOf(bid ?? "") > own ? [other] : []));
}

/** A rival who has a leader, and which; the one that last moved. */
function rivalOwner({ events, seat, seen }: Moment): { seat: number; species: string } | undefined {
    const last = events.findLast(
        ({ kind, seat: owner, what }) =>
            kind === "LEADER" && owner !== null && owner !== seat && seen.leaders[String(what)] === owner,
    );
    return last && { seat: last.seat ?? 0, species: String(last.what) };
}

/** The last leader that went from one player to another, and is still there. */
function movedLeader({ events, seen }: Moment): Move | undefined {
    const owner: Record<string, number | null> = {};
    let moved: Move | undefined;
    events.forEach(({ kind, seat, what }, index) => {
        if (kind !== "LEADER") return;
        const species = String(what);
        const from = owner[species] ?? null;
        if (seat !== null && from !== null && seen.leaders[species] === seat) {
            const isTaken = events[index - 1]?.kind === "TOOK";
            const before = events.slice(0, index);
            const isLevel = isTaken && count(before, seat, species) === count(before, from, species);
            moved = { species, from, to: seat, isLevel };
        }
        owner[species] = seat;
    });
    return moved;
}

/** How many animals of a species a seat has after these events. */
function count(events: readonly Event[], seat: number, species: string): number {
    const own = events.filter((event) => event.seat === seat && String(event.what).startsWith(`${species}@`));
    const number = (kind: string) => own.filter((event) => event.kind === kind).length;
    return number("TOOK") - number("GAVE");
}
