// Which lessons of the guided game have come up: each when it first has something to do with what happens.

import type { Event, Seen } from "../protocol";

/** What lessons are read from; a Game is one. */
export interface Moment {
    readonly seat: number | null;
    readonly seen: Seen;
    readonly events: readonly Event[];
    readonly owes: boolean;
    readonly rounds: number;
}

/** Whom and what a lesson speaks of. */
export interface About {
    seat?: number | undefined;
    species?: string | undefined;
}

export interface Lesson {
    key: string;
    /** Of the message `lesson-…`. */
    text: string;
    /** Whether it comes up for everybody who follows the advice, and so is counted. */
    counted: boolean;
    when: (moment: Moment) => boolean;
    about?: (moment: Moment) => About;
}

const FEW_CARDS = 3;

/** In the order in which they are told if they come up together. */
export const LESSONS: readonly Lesson[] = [
    counted("aim", () => true),
    counted("bid", () => true),
    counted("open", (moment) => has(moment, "BID_SHOWN")),
    counted(
        "first-leader",
        (moment) => firstLeader(moment) !== undefined,
        (moment) => ({ ...firstLeader(moment) }),
    ),
    counted("take", (moment) => owes(moment, "TAKE")),
    counted("bonus", (moment) => hasOwn(moment, "BONUS")),
    counted(
        "leader",
        (moment) => ownLeaders(moment).length > 0,
        (moment) => ({ species: ownLeaders(moment)[0] }),
    ),
    counted("round", (moment) => moment.seen.round >= 2),
    counted("eagle", (moment) => owes(moment, "BID") && owns(moment, "ea")),
    counted(
        "moves",
        (moment) =>
            movedLeader(moment) !== undefined && moment.seen.round >= 2 && moment.seen.phase !== "BID",
        (moment) => ({ species: movedLeader(moment) }),
    ),
    counted("tie", (moment) => owes(moment, "LAY")),
    counted("sum", (moment) => isOrderedBy(moment, "SUM")),
    counted("passed", (moment) => has(moment, "PASSED") && moment.seen.round >= 3),
    counted("refill", (moment) => owes(moment, "BID") && moment.seen.hand.length <= FEW_CARDS),
    counted("meerkat", (moment) => owes(moment, "SWAP")),
    counted("throw", (moment) => owes(moment, "DISCARD")),
    // The other three explain themselves where they are used.
    ...["pe", "sq", "li"].map(furtherLeader),
    counted("points", (moment) => moment.seen.round >= 4),
    counted("talisman", (moment) => isOrderedBy(moment, "TALISMAN")),
    other("lion", (moment) => isOrderedBy(moment, "LION")),
    counted("ibex", (moment) => owes(moment, "KEEP")),
    counted("done", (moment) => moment.seen.round >= 5),
    other("last", (moment) => moment.seen.round === moment.rounds),
];

/** The lessons met so far, in the order met: those known before, and those that come up now. */
export function met(known: readonly string[], moment: Moment): string[] {
    const come = LESSONS.filter((lesson) => !known.includes(lesson.key) && lesson.when(moment));
    return [...known, ...come.map((lesson) => lesson.key)];
}

export function lesson(key: string): Lesson | undefined {
    return LESSONS.find((lesson) => lesson.key === key);
}

/** How many of the counted lessons these are, and how many there are. */
export function progress(known: readonly string[]): { met: number; all: number } {
    const all = LESSONS.filter((lesson) => lesson.counted);
    return { met: all.filter((lesson) => known.includes(lesson.key)).length, all: all.length };
}

function counted(text: string, when: Lesson["when"], about?: Lesson["about"]): Lesson {
    return { ...other(text, when), counted: true, ...(about && { about }) };
}

function other(text: string, when: Lesson["when"]): Lesson {
    return { key: text, text, counted: false, when };
}

/** Another leader than the first: what it can do. */
function furtherLeader(species: string): Lesson {
    return {
        key: `leader-${species}`,
        text: "leader",
        counted: false,
        when: (moment) => ownLeaders(moment).indexOf(species) > 0,
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

function has({ events }: Moment, kind: string): boolean {
    return events.some((event) => event.kind === kind);
}

function hasOwn({ events, seat }: Moment, kind: string): boolean {
    return events.some((event) => event.kind === kind && event.seat === seat);
}

function isOrderedBy({ events }: Moment, reason: string): boolean {
    return events.some((event) => event.kind === "ORDERED" && event.what === reason);
}

/** The first leader of all, if a rival has it. */
function firstLeader({ events, seat }: Moment): { seat: number; species: string } | undefined {
    const first = events.find((event) => event.kind === "LEADER");
    if (first === undefined || first.seat === null || first.seat === seat) return undefined;
    return { seat: first.seat, species: String(first.what) };
}

/** The species whose leaders this seat got, each once, in the order got. */
function ownLeaders({ events, seat }: Moment): string[] {
    const own = events.filter((event) => event.kind === "LEADER" && event.seat === seat);
    return [...new Set(own.map((event) => String(event.what)))];
}

/** The first leader that went from one player to another. */
function movedLeader({ events }: Moment): string | undefined {
    const owned = new Set<unknown>();
    for (const { kind, seat, what } of events) {
        if (kind !== "LEADER") continue;
        if (owned.has(what) && seat !== null) return String(what);
        if (seat === null) owned.delete(what);
        else owned.add(what);
    }
    return undefined;
}
