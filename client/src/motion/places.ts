// Where things lie on the page: the rectangles of all elements with `data-place`.

export interface Spot {
    x: number;
    y: number;
    width: number;
    height: number;
}

export type Places = ReadonlyMap<string, Spot>;

export function measure(): Places {
    const found = new Map<string, Spot>();
    for (const element of document.querySelectorAll<HTMLElement>("[data-place]")) {
        const { x, y, width, height } = element.getBoundingClientRect();
        if (width > 0 && height > 0) found.set(element.dataset["place"] ?? "", { x, y, width, height });
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
