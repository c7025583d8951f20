// What happened, cut into beats: each is one thing that people see happen at a table, made of events alone.

import type { Event } from "../../net/protocol";
import { valueOf } from "../../table/cards";

export interface Part {
    seat: number;
    cards: string[];
}

export interface LeaderMove {
    species: string;
    /** null: back to the supply. */
    to: number | null;
}

interface Common {
    /** The number of its first event: which beat it is, also when more of it happens later. */
    from: number;
    /** The number after its last event. */
    to: number;
}

export type Beat = Common &
    (
        | { kind: "round"; round: number; shown: string[] }
        | { kind: "bids"; bids: { seat: number; card: string }[]; covered: number[] }
        | { kind: "reveal"; seat: number; card: string }
        | { kind: "swap"; seat: number; took: string; gave: string; leaders: LeaderMove[] }
        | { kind: "refill"; thrown: Part[]; drew: Part[] }
        | {
              kind: "tie";
              value: number;
              laid: Part[];
              breaks: Part[][];
              order: { seat: number; why: string }[];
          }
        | {
              kind: "take";
              seat: number;
              species: string;
              cost: string[];
              bonus: number;
              leaders: LeaderMove[];
          }
        | { kind: "pass"; seat: number; back: string[]; drew: string[] }
        | { kind: "keep"; seat: number; card: string }
        | { kind: "talisman"; seat: number }
        | { kind: "over" }
    );

type Kind = Beat["kind"];
type Fresh<B> = B extends Beat ? Omit<B, keyof Common> : never;
type OfKind<K extends Kind> = Extract<Beat, { kind: K }>;

/** A card whose owner alone knows it. */
export const HIDDEN = "?";

/** The beats of events from the number `since` on; one that began before is told whole. */
export function beatsOf(events: readonly Event[], since = 0): Beat[] {
    const start = Math.max(
        0,
        events.slice(0, since + 1).findLastIndex((event) => event.kind === "ROUND"),
    );
    const cutter = new Cutter();
    events.slice(start).forEach((event, index) => cutter.take(event, start + index));
    return cutter.beats.filter((beat) => beat.to > since);
}

class Cutter {
    readonly beats: Beat[] = [];
    #bids = new Map<number, string>();
    /** By seat: what was laid in ties of this round. */
    #laid: Part[] = [];
    #at = 0;

    take(event: Event, at: number): void {
        this.#at = at;
        const last = this.#cut(event) ? this.#last : undefined;
        if (last !== undefined) last.to = at + 1;
    }

    /** Returns whether the event went into the last beat. */
    #cut({ kind, seat, what }: Event): boolean {
        const who = seat ?? -1;
        const token = String(what ?? HIDDEN);
        const species = token.slice(0, 2);
        switch (kind) {
            case "ROUND":
                this.#bids.clear();
                this.#laid = [];
                return this.#begin({ kind: "round", round: Number(what), shown: [] });
            case "SHOWN":
                return this.#more("round", (beat) => beat.shown.push(species));
            case "BID_SHOWN":
                return this.#bid(who, token);
            case "COVERED":
                return this.#more("bids", (beat) => beat.covered.push(who));
            case "THROWN":
                return add(
                    this.#in<OfKind<"refill">>({ kind: "refill", thrown: [], drew: [] }).thrown,
                    who,
                    token,
                );
            case "DREW":
                return this.#draw(who, token);
            case "LAID":
                add(this.#laid, who, token);
                return add(this.#tie().laid, who, token);
            case "BROKE":
            case "BROKE_DRAWN":
                return this.#break(who, what === null ? "" : token);
            case "ORDERED":
                return this.#order(who, token);
            case "TAKE":
                return token !== "-" && this.#taking(who, species);
            case "TOOK":
                return this.#took(who, species);
            case "GAVE":
                return this.#own("swap", who, (beat) => (beat.gave = species));
            case "SWAP":
                if (token === "-") return false;
                return this.#begin({ kind: "swap", seat: who, took: "", gave: "", leaders: [] });
            case "LEADER":
                return this.#leader({ species: token, to: seat });
            case "PAY":
                return this.#own("take", who, (beat) => beat.cost.push(token));
            case "BONUS":
                return this.#own("take", who, (beat) => (beat.bonus += Number(what)));
            case "PASSED":
                return this.#begin({ kind: "pass", seat: who, back: [], drew: [] });
            case "RETURNED":
                return this.#returned(who, token);
            case "TALISMAN":
                return this.#begin({ kind: "talisman", seat: who });
            case "OVER":
                return this.#begin({ kind: "over" });
            default:
                return false;
        }
    }

    get #last(): Beat | undefined {
        return this.beats.at(-1);
    }

    #begin(beat: Fresh<Beat>): true {
        this.beats.push({ ...beat, from: this.#at, to: 0 } as Beat);
        return true;
    }

    /** The last beat if it is of this kind, else a new one. */
    #in<B extends Beat>(fresh: Fresh<B> & { kind: B["kind"] }): B {
        if (this.#last?.kind !== fresh.kind)
            this.beats.push({ ...fresh, from: this.#at, to: 0 } as unknown as Beat);
        return this.#last as B;
    }

    #more<K extends Kind>(kind: K, change: (beat: OfKind<K>) => unknown): boolean {
        const last = this.#last;
        if (last?.kind !== kind) return false;
        change(last as OfKind<K>);
        return true;
    }

    /** The same, if the last beat is about this seat: another's turn may follow at once. */
    #own<K extends "swap" | "take">(kind: K, seat: number, change: (beat: OfKind<K>) => unknown): boolean {
        const last = this.#last;
        return (
            last?.kind === kind && (last as OfKind<"swap" | "take">).seat === seat && this.#more(kind, change)
        );
    }

    #bid(seat: number, card: string): true {
        this.#bids.set(seat, card);
        const last = this.#last;
        if (last?.kind === "bids" && last.covered.length > 0 && !last.bids.some((bid) => bid.seat === seat))
            if (last.covered.includes(seat)) return this.#begin({ kind: "reveal", seat, card });
        this.#in<OfKind<"bids">>({ kind: "bids", bids: [], covered: [] }).bids.push({ seat, card });
        return true;
    }

    #draw(seat: number, card: string): boolean {
        const last = this.#last;
        if (last === undefined) return false; // the first hands
        if (last.kind === "pass" && last.seat === seat) {
            last.drew.push(card);
            return true;
        }
        return add(this.#in<OfKind<"refill">>({ kind: "refill", thrown: [], drew: [] }).drew, seat, card);
    }

    #tie(): OfKind<"tie"> {
        return this.#in<OfKind<"tie">>({ kind: "tie", value: 0, laid: [], breaks: [], order: [] });
    }

    /** Those still equal lay again: then another set of cards begins. */
    #break(seat: number, card: string): boolean {
        const { breaks } = this.#tie();
        const last = breaks.at(-1);
        if (last === undefined || last.some((part) => part.seat === seat))
            breaks.push([{ seat, cards: [card] }]);
        else last.push({ seat, cards: [card] });
        return true;
    }

    #order(seat: number, why: string): true {
        const tie = this.#tie();
        tie.order.push({ seat, why });
        tie.value = valueOf(this.#bids.get(seat) ?? "");
        return true;
    }

    /** The cost: the bid, and what was laid in a tie; what is paid later follows. */
    #taking(seat: number, species: string): true {
        const bid = this.#bids.get(seat);
        const laid = this.#laid.find((part) => part.seat === seat)?.cards ?? [];
        const cost = bid === undefined ? [] : [bid, ...laid];
        return this.#begin({ kind: "take", seat, species, cost, bonus: 0, leaders: [] });
    }

    /** Leo takes without being asked. */
    #took(seat: number, species: string): boolean {
        const last = this.#last;
        if (last?.kind === "swap" && last.seat === seat && last.took === "") last.took = species;
        else if (last?.kind !== "take" || last.seat !== seat || last.species !== species)
            return this.#begin({ kind: "take", seat, species, cost: [], bonus: 0, leaders: [] });
        return true;
    }

    #leader(move: LeaderMove): boolean {
        const last = this.#last;
        if (last?.kind !== "take" && last?.kind !== "swap") return false;
        last.leaders.push(move);
        return true;
    }

    #returned(seat: number, card: string): boolean {
        const last = this.#last;
        if (last?.kind !== "pass" || last.seat !== seat) return this.#begin({ kind: "keep", seat, card });
        last.back.push(card);
        return true;
    }
}

function add(parts: Part[], seat: number, card: string): true {
    const part = parts.find((one) => one.seat === seat);
    if (part === undefined) parts.push({ seat, cards: [card] });
    else part.cards.push(card);
    return true;
}
