// Who sits where as seen from a seat, and how far a round has come.

/** The other seats, clockwise from the left neighbour of `me`; a spectator sees all of them from seat 0. */
export function around(count: number, me: number | null): number[] {
    const seats = Array.from({ length: count }, (_, seat) => seat);
    return me === null ? seats : seats.slice(1).map((step) => (me + step) % count);
}

/** Which of the four phases of a round (the rulebook's) this is; 0 after the end. */
export function stageOf(phase: string): number {
    return STAGES.findIndex((phases) => phases.includes(phase)) + 1;
}

export const STAGES: readonly (readonly string[])[] = [
    ["BID", "REVEAL"],
    ["SWAP", "DISCARD"],
    ["LAY", "BREAK", "TAKE", "PAY"],
    ["KEEP"],
];
