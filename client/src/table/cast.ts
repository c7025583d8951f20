// Who sits where, for words: names by seat, and who "you" is.

import type { SeatView, TableView } from "../net/protocol";

export interface Cast {
    /** By seat: what people are called. Leo and bots have names too. */
    names: readonly string[];
    /** Whose view this is; null: a spectator's. */
    you: number | null;
    leo: number | null;
}

/** The cast as it was if it is still the same: then what shows or says it is not made again. */
export function sameCast(before: Cast | null, now: Cast): Cast {
    return before !== null && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

/** The cast of a table; `nameOf` says what a seat is called, with or without a name of its own. */
export function castOf(view: TableView, you: number | null, nameOf: (seat: SeatView) => string): Cast {
    const leo = view.seats.find((seat) => seat.kind === "leo")?.seat ?? null;
    return { names: view.seats.map((seat) => nameOf(seat)), you, leo };
}
