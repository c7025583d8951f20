// Which things fly where when a view comes, planned from its events. Places are those of `data-place`; each end
// is a list, of which the first one found counts.

import type { Event, Seen } from "../../net/protocol";

/** The token of a card that only its owner knows. */
export const HIDDEN = "?";

export type Thing =
    | { kind: "card"; token: string } // HIDDEN: its back
    | { kind: "animal"; species: string }
    | { kind: "leader"; species: string }
    | { kind: "talisman" }
    | { kind: "points"; number: number };

export interface Flight {
    what: Thing;
    from: string[];
    to: string[];
    /** Flights of one group begin together, the next group after them. */
    group: number;
}

type Situation = Pick<Seen, "seat" | "hand" | "bids" | "payments" | "leaders" | "talisman">;

/** The flights of the events that led from one view to the next. */
export function flightsOf(before: Situation, after: Situation, events: readonly Event[]): Flight[] {
    const plan = new Plan(before, after);
    for (const event of events) plan.follow(event);
    return plan.flights;
}

class Plan {
    readonly flights: Flight[] = [];
    #bids: (string | null)[];
    #paid: string[][];
    #leaders: Record<string, number | null>;
    #talisman: number | null;
    #left: string[];
    #arriving: string[];
    #group = 0;
    /** The latest flights: those of one act, or of what all do at once. */
    #act = "";

    constructor(
        private readonly before: Situation,
        private readonly after: Situation,
    ) {
        this.#bids = [...before.bids];
        this.#paid = before.payments.map((cards) => [...cards]);
        this.#leaders = { ...before.leaders };
        this.#talisman = before.talisman;
        this.#left = [...before.hand];
        this.#arriving = [...after.hand];
    }

    follow({ kind, seat, what }: Event): void {
        const who = seat ?? -1;
        const token = String(what ?? HIDDEN);
        const species = token.slice(0, 2);
        const slot = `display:${token.slice(3)}`;
        switch (kind) {
            case "ROUND":
            case "OVER":
                return this.#clear();
            case "SHOWN":
                return this.#fly(kind, { kind: "animal", species }, ["animals"], [slot]);
            case "BOXED":
                return this.#fly(kind, { kind: "animal", species }, [slot], ["box"]);
            case "TOOK":
                return this.#fly(
                    `${kind} ${String(who)}`,
                    { kind: "animal", species },
                    [slot],
                    collection(who, species),
                );
            case "GAVE":
                return this.#fly(kind, { kind: "animal", species }, collection(who, species), [slot]);
            case "LEADER":
                return this.#leader(token, seat);
            case "TALISMAN":
                return this.#passTalisman(who);
            case "BONUS":
                return this.#bonus(who, Number(what));
            case "DREW":
                return this.#card(kind, token, ["pile"], this.#into(who, token));
            case "RETURNED":
                return this.#returned(who, token);
            case "BID":
                return this.#card(kind, token, this.#outOf(who, token), [`bid:${String(who)}`]);
            case "BID_SHOWN":
                return this.#bidShown(who, token);
            case "LAY":
            case "PAY":
                this.#paid[who]?.push(token);
                return this.#card(kind, token, this.#outOf(who, token), [`pay:${String(who)}`]);
            case "LAID":
                return this.#laid(who, token);
            case "BROKE":
            case "BROKE_DRAWN":
                if (what === null) return;
                this.#paid[who]?.push(token);
                return this.#card(kind, token, kind === "BROKE" ? this.#outOf(who, token) : ["pile"], [
                    `pay:${String(who)}`,
                ]);
            case "THROWN":
                return this.#card(kind, token, this.#outOf(who, token), ["discard"]);
            case "RESHUFFLED":
                return this.#card(kind, HIDDEN, ["discard"], ["pile"]);
        }
    }

    #fly(act: string, what: Thing, from: string[], to: string[]): void {
        if (act !== this.#act) this.#group += 1;
        this.#act = act;
        this.flights.push({ what, from, to, group: this.#group });
    }

    #card(kind: string, token: string, from: string[], to: string[]): void {
        this.#fly(kind, { kind: "card", token }, from, to);
    }

    /** Where a card leaves from: in the player's own hand it was open, and it was the last of its kind. */
    #outOf(seat: number, token: string): string[] {
        if (seat !== this.before.seat) return hidden(seat);
        return [...taken(this.#left, token), ...hidden(seat)];
    }

    #into(seat: number, token: string): string[] {
        if (seat !== this.after.seat || token === HIDDEN) return hidden(seat);
        return [...taken(this.#arriving, token), ...hidden(seat)];
    }

    #bidShown(seat: number, token: string): void {
        const place = `bid:${String(seat)}`;
        this.#bids[seat] = token;
        // The player's own bid is already there; those of others come from their hands and turn over together.
        if (seat !== this.before.seat) this.#card("BID_SHOWN", token, hidden(seat), [place]);
    }

    #laid(seat: number, token: string): void {
        if (seat === this.before.seat) return;
        this.#paid[seat]?.push(token);
        this.#card("LAID", token, hidden(seat), [`pay:${String(seat)}`]);
    }

    #returned(seat: number, token: string): void {
        const isBid = this.#bids[seat] === token;
        if (isBid) this.#bids[seat] = null;
        else taken(this.#paid[seat] ?? [], token);
        this.#card("RETURNED", token, [`${isBid ? "bid" : "pay"}:${String(seat)}`], this.#into(seat, token));
    }

    #bonus(seat: number, number: number): void {
        const from = [`pay:${String(seat)}`, `bid:${String(seat)}`];
        this.#fly("BONUS", { kind: "points", number }, from, [`points:${String(seat)}`]);
    }

    /** What is on the table at the end of a round goes to the discard pile. */
    #clear(): void {
        this.#bids.forEach((bid, seat) => {
            if (bid !== null && bid !== "R") this.#card("CLEAR", bid, [`bid:${String(seat)}`], ["discard"]);
        });
        this.#paid.forEach((cards, seat) => {
            for (const card of cards) this.#card("CLEAR", card, [`pay:${String(seat)}`], ["discard"]);
        });
        this.#bids = this.#bids.map(() => null);
        this.#paid = this.#paid.map(() => []);
    }

    #leader(species: string, to: number | null): void {
        const from = this.#leaders[species] ?? null;
        this.#leaders[species] = to;
        this.#fly(
            "LEADER",
            { kind: "leader", species },
            leaderPlace(from, species),
            leaderPlace(to, species),
        );
    }

    #passTalisman(to: number): void {
        const from = this.#talisman;
        this.#talisman = to;
        if (from === null) return;
        this.#fly("TALISMAN", { kind: "talisman" }, [`talisman:${String(from)}`], [`talisman:${String(to)}`]);
    }
}

function hidden(seat: number): string[] {
    return [`handsize:${String(seat)}`];
}

function collection(seat: number, species: string): string[] {
    return [`collection:${String(seat)}:${species}`, ...hidden(seat)];
}

function leaderPlace(owner: number | null, species: string): string[] {
    if (owner === null) return [`leader:supply:${species}`, "animals"];
    return [`leader:${String(owner)}:${species}`, `collection:${String(owner)}:${species}`, ...hidden(owner)];
}

/** Take the card out of the list: its place is that of the last of its kind. */
function taken(cards: string[], token: string): string[] {
    const at = cards.lastIndexOf(token);
    if (at < 0) return [];
    cards.splice(at, 1);
    return [`hand:${token}#${String(cards.filter((card) => card === token).length)}`];
}
