// Events told in words, one line for what belongs together. Only what is in the events is told, so a line never
// knows more than the seat whose events they are.

import type { Event } from "../../net/protocol";
import type { Cast } from "../../table/cast";
import { BIDS } from "./bids";
import type { Line } from "./line";
import { REFILLS } from "./refills";
import { ROUNDS } from "./rounds";
import { Story, type Tell, type Part } from "./story";
import { TIES } from "./ties";
import { TURNS } from "./turns";

/** By the kind of the first event. Other kinds are told with what came before them, or never: own secret steps. */
const TELL: Record<string, Tell> = { ...ROUNDS, ...BIDS, ...REFILLS, ...TIES, ...TURNS };

/** What was told last of a list of events: log, stage and live region ask for the same after each view. */
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
    const story = new Story(events, cast);
    const found: Line[] = [];
    for (let first = story.next; first !== undefined; first = story.next) {
        const start = story.at++;
        const part = TELL[first.kind]?.(story, first);
        if (part) found.push(lineOf(story, part, start));
    }
    return found;
}

function lineOf(story: Story, part: Part, start: number): Line {
    story.phase = part.phase;
    return {
        round: Math.max(1, story.round),
        phase: part.phase,
        seat: part.seat ?? null,
        events: [start, story.at],
        places: part.places,
        isWhole: part.isWhole ?? true,
        get text() {
            return part.say();
        },
    };
}
