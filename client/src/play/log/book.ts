// The lines of a game as it goes on: those that say the same as before stay as they are, so that a page with
// hundreds of them writes only the new ones.

import type { Event } from "../../net/protocol";
import type { Cast } from "../../table/cast";
import type { Line } from "./line";
import { lines } from "./sentences";

interface Written {
    line: Line;
    first: Event | undefined;
}

export class Book {
    #written = new Map<number, Written>();
    #cast = "";

    read(events: readonly Event[], cast: Cast): Line[] {
        const who = JSON.stringify(cast);
        const known = who === this.#cast ? this.#written : new Map<number, Written>();
        this.#cast = who;
        const all = lines(events, cast).map((line) => {
            const [from, to] = line.events;
            const old = known.get(from);
            const first = events[from];
            return old?.first === first && old?.line.events[1] === to ? old : { line, first };
        });
        this.#written = new Map(all.map((one) => [one.line.events[0], one]));
        return all.map(({ line }) => line);
    }
}
