// Which puzzles were solved on this device, and which were tried in vain.

import { keep, readKept } from "../device/storage";

const KEY = "wildcards-puzzles/1";

export type Mark = "solved" | "tried";

/** By number. */
export function marks(): ReadonlyMap<number, Mark> {
    const kept = readKept(KEY) ?? {};
    return new Map([...numbers(kept["tried"], "tried"), ...numbers(kept["solved"], "solved")]);
}

function numbers(kept: unknown, mark: Mark): [number, Mark][] {
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((one: unknown) => (Number.isInteger(one) ? [[one as number, mark]] : []));
}

/** An answer was given; what was solved once stays solved. */
export function note(number: number, isRight: boolean): void {
    const known = new Map(marks());
    if (known.get(number) !== "solved") known.set(number, isRight ? "solved" : "tried");
    const of = (mark: Mark) => [...known].flatMap(([one, its]) => (its === mark ? [one] : []));
    keep(KEY, { solved: of("solved"), tried: of("tried") });
}

/** The first one after this that is not solved, from the beginning again after the last; null: all are. */
export function nextOf(all: readonly number[], after: number): number | null {
    const known = marks();
    const open = all.filter((number) => known.get(number) !== "solved" && number !== after);
    return open.find((number) => number > after) ?? open[0] ?? null;
}
