// The people at a table as their pages and ratings tell of them: asked for again when others sit there.

import { api } from "../../net/api";
import type { SeatedPerson, TableView } from "../../net/protocol";

export class Seated {
    #people: SeatedPerson[] = $state.raw([]);
    #asked = "";

    /** What is told of whoever has this seat. */
    of(seat: number): SeatedPerson | null {
        return this.#people.find((one) => one.seat === seat) ?? null;
    }

    /** Ask, unless the same people sit here. Without an answer nothing is shown. */
    async follow(view: TableView): Promise<void> {
        const people = view.seats.filter(({ kind }) => kind === "person");
        const now = people
            .map(({ seat, name, you }) => `${String(seat)} ${String(you)} ${String(name)}`)
            .join("\n");
        if (now === this.#asked) return;
        this.#asked = now;
        const found = await api.tablePeople(view.id).catch(() => []);
        if (this.#asked === now) this.#people = found;
    }
}
