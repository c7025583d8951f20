// The beats of a game in words, one line for each, and where on the table it can be pointed at.

import type { Event } from "../../net/protocol";
import type { Told } from "../../story/beat";
import { beatsOf } from "../../story/story";
import type { Cast } from "../../table/cast";
import type { Line, Phase } from "./line";
import { say } from "./phrases";
import { placesOf } from "./places";

/** The phase of the round that a beat belongs to; what is not here goes with the beat before. */
const PHASES: Partial<Record<Told["kind"], Phase>> = {
    dealt: 0,
    round: 1,
    bids: 1,
    covered: 1,
    revealed: 1,
    swapped: 2,
    leo_pile: 2,
    discarded: 2,
    payments: 3,
    broke: 3,
    ordered: 3,
    took: 3,
    passed: 3,
    leo_passed: 3,
    kept: 4,
    boxed: 4,
    talisman: 4,
    over: 4,
};

/** What was last said about a list of events: log, stage and live region ask for the same after each view. */
const told = new WeakMap<readonly Event[], { cast: Cast; lines: readonly Line[] }>();

/** All lines of a game, from the first event on. */
export function lines(events: readonly Event[], cast: Cast): readonly Line[] {
    const before = told.get(events);
    if (before?.cast === cast) return before.lines;
    const found = tell(events, cast);
    told.set(events, { cast, lines: found });
    return found;
}

function tell(events: readonly Event[], cast: Cast): Line[] {
    let round = 0;
    let phase: Phase = 0;
    return beatsOf(events, cast.you, cast.leo).map((beat) => {
        if (beat.kind === "round") ({ round } = beat);
        phase = PHASES[beat.kind] ?? phase;
        return {
            round: Math.max(1, round),
            phase,
            seat: seatOf(beat),
            events: beat.events,
            places: placesOf(beat, cast),
            isWhole: beat.kind !== "took" || beat.owed <= 0,
            get text() {
                return say(beat, cast);
            },
        };
    });
}

function seatOf(beat: Told): number | null {
    if (beat.kind === "leader") return beat.to;
    return "seat" in beat ? beat.seat : null;
}
