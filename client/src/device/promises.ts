// What this device keeps about a table to prove its deal afterwards: the commitment it was told before it gave its
// nonces, and the nonces. The server can take back neither.

import { keep, readKept } from "./storage";

export interface Promised {
    commitment: string;
    /** By seat: the nonces given from this device. */
    nonces: Record<number, string>;
    /** The seat the host had chosen to hold the talisman first, if any. */
    talisman?: number | null;
    /** When, in ms since 1970. */
    at: number;
}

const KEY = "wildcards-promised";
const MOST = 100; // tables; older ones are forgotten

function all(): Record<string, Promised> {
    return (readKept(KEY) ?? {}) as Record<string, Promised>;
}

/** What was kept about a table; null if no seat was taken there from this device. */
export function promised(table: string): Promised | null {
    return all()[table] ?? null;
}

/** To be called before a nonce is given. The first commitment stays, whatever comes later. */
export function keepPromise(
    table: string,
    commitment: string,
    seat: number,
    nonce: string,
    talisman: number | null = null,
): void {
    const before = promised(table) ?? { commitment, nonces: {}, talisman, at: Date.now() };
    store(table, { ...before, nonces: { ...before.nonces, [seat]: nonce } });
}

/** The commitment of a deal of the day, under the deal's id: nobody gives a nonce for it. The first one stays. */
export function keepCommitment(deal: string, commitment: string): void {
    if (promised(deal) === null) store(deal, { commitment, nonces: {}, at: Date.now() });
}

function store(table: string, entry: Promised): void {
    const tables = Object.entries({ ...all(), [table]: entry }).sort(
        ([, one], [, other]) => other.at - one.at,
    );
    keep(KEY, Object.fromEntries(tables.slice(0, MOST))); // a browser that keeps nothing proves a little less
}
