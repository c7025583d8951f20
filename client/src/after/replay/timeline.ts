// The moments of a replay: what each seat saw, side by side. Seats see different numbers of views, since only
// the owner sees a secret step; what all of them see happens in the same order for everybody, so it is the clock.

import type { Event, GameView } from "../../net/protocol";

/** Steps that are shown to their owner alone. */
const SECRET = new Set(["BID", "DISCARD", "LAY", "BREAK"]);

/** For each of several lists of views, the index of the view that is shown at a moment. */
export type Moment = readonly number[];

/** How many events that everybody sees came up to each view. */
export function clockOf(views: readonly GameView[]): number[] {
    let count = 0;
    return views.map((view) => (count += view.events.filter((event) => !SECRET.has(event.kind)).length));
}

/** The moments of several seats' views together: one wherever any of them saw something new. */
export function momentsOf(replays: readonly (readonly GameView[])[]): Moment[] {
    const clocks = replays.map(clockOf);
    const times = [...new Set(clocks.flat())].sort((one, other) => one - other);
    const at = replays.map(() => 0);
    const moments: Moment[] = [];
    for (const time of times) {
        clocks.forEach((clock, who) => {
            const first = clock.indexOf(time);
            if (first >= 0) at[who] = first;
        });
        moments.push([...at]);
        // Secret steps of this time, seat after seat: at the table they had no order either.
        clocks.forEach((clock, who) => {
            for (let next = (at[who] ?? 0) + 1; clock[next] === time; next += 1) {
                at[who] = next;
                moments.push([...at]);
            }
        });
    }
    return moments;
}

/** All events up to a view. */
export function eventsUpTo(views: readonly GameView[], index: number): Event[] {
    return views.slice(0, index + 1).flatMap((view) => view.events);
}
