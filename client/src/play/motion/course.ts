// From planned flights and measured places to what is animated: sizes, ways, times.

import type { Flight, Thing } from "./flights";
import { spotOf, type Places, type Spot } from "./places";

export interface Course {
    id: number;
    what: Thing;
    width: number;
    height: number;
    frames: Keyframe[];
    delay: number;
    duration: number;
}

const DURATION = 420;
const BETWEEN_GROUPS = 240;
const WITHIN_GROUP = 45;
const LATEST = 1400; // so that a round that ends in one view does not keep flying for long
const MOST = 28;
const CARD = 100 / 140;

let made = 0;

/** The courses of flights whose both ends are on the page, `speed` being the factor of durations. */
export function coursesOf(
    flights: readonly Flight[],
    before: Places,
    after: Places,
    speed: number,
): Course[] {
    const found = flights.flatMap((flight) => {
        const from = spotOf(before, flight.from) ?? spotOf(after, flight.from);
        const to = spotOf(after, flight.to) ?? spotOf(before, flight.to);
        return from === undefined || to === undefined ? [] : [{ flight, from, to }];
    });
    const groups = [...new Set(found.map(({ flight }) => flight.group))];
    const step = Math.min(BETWEEN_GROUPS, LATEST / Math.max(1, groups.length));
    const met = new Map<number, number>();
    return found.slice(0, MOST).map(({ flight, from, to }) => {
        const place = met.get(flight.group) ?? 0;
        met.set(flight.group, place + 1);
        const delay = (groups.indexOf(flight.group) * step + place * WITHIN_GROUP) * speed;
        return {
            id: made++,
            what: flight.what,
            delay,
            duration: DURATION * speed,
            ...way(flight.what, from, to),
        };
    });
}

function way(what: Thing, from: Spot, to: Spot): Pick<Course, "width" | "height" | "frames"> {
    const ratio = what.kind === "card" || what.kind === "animal" ? CARD : 1;
    const [small, large] = [sizeIn(from, ratio), sizeIn(to, ratio)];
    const width = Math.max(small, large);
    const height = width / ratio;
    const at = (spot: Spot, size: number) => {
        const x = spot.x + (spot.width - width) / 2;
        const y = spot.y + (spot.height - height) / 2;
        return `translate(${String(x)}px, ${String(y)}px) scale(${String(size / width)})`;
    };
    const frames = [
        { transform: at(from, small), opacity: 1, offset: 0 },
        { transform: at(to, large), opacity: 1, offset: 0.85 },
        { transform: at(to, large), opacity: 0, offset: 1 },
    ];
    return { width, height, frames };
}

/** How wide a thing of this ratio is drawn at a place, which may be a card or a whole strip. */
function sizeIn(spot: Spot, ratio: number): number {
    return Math.min(Math.max(Math.min(spot.width, spot.height * ratio), 16), 110);
}
