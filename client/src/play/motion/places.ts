// Where things are on the page: the rectangles of elements with `data-place`.

import type { Flight } from "./flights";

export interface Spot {
    x: number;
    y: number;
    width: number;
    height: number;
}

export type Places = ReadonlyMap<string, Spot>;

/** Where the ends of these flights are. */
export function measure(flights: readonly Pick<Flight, "from" | "to">[]): Places {
    const names = new Set(flights.flatMap(({ from, to }) => [...from, ...to]));
    const found = new Map<string, Spot>();
    if (names.size === 0) return found;
    for (const element of document.querySelectorAll<HTMLElement>("[data-place]")) {
        const name = element.dataset["place"] ?? "";
        if (!names.has(name)) continue;
        const { x, y, width, height } = element.getBoundingClientRect();
        if (width > 0 && height > 0) found.set(name, { x, y, width, height });
    }
    return found;
}

/** The first of these places that is on the page. */
export function spotOf(places: Places, names: readonly string[]): Spot | undefined {
    for (const name of names) {
        const spot = places.get(name);
        if (spot !== undefined) return spot;
    }
    return undefined;
}
