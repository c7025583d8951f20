// Events read in order, made into beats. Beats hold nothing but what is in the events, so they never know more than the
// seat whose events they are.

import type { Event } from "../net/protocol";
import { valueOf } from "../table/cards";
import type { Beat, OfKind, Told } from "./beat";

const seatOf = (event: Event) => event.seat ?? 0;
const textOf = (event: Event) => String(event.what);
const cardOf = (event: Event) => (event.what === null ? null : textOf(event));
const speciesOf = (event: Event) => textOf(event).slice(0, 2);
const slotOf = (event: Event) => textOf(event).slice(3);

/** The last result for a list of events: log and stage ask for the same after each view, which brings a new list. */
const known = new WeakMap<
    readonly Event[],
    { you: number | null; leo: number | null; beats: readonly Told[] }
>();

/** The beats of a whole game so far, as `you` (null: a spectator) saw it. */
export function beatsOf(events: readonly Event[], you: number | null, leo: number | null): readonly Told[] {
    const before = known.get(events);
    if (before?.you === you && before.leo === leo) return before.beats;
    const beats = tell(events, you, leo);
    known.set(events, { you, leo, beats });
    return beats;
}

function tell(events: readonly Event[], you: number | null, leo: number | null): Told[] {
    const story = new Story(events, you, leo);
    const found: Told[] = [];
    for (let first = story.next; first !== undefined; first = story.next) {
        const start = story.at++;
        const beat = story.tell(first);
        if (beat !== null) found.push({ ...beat, events: [start, story.at] });
    }
    return found;
}

class Story {
    at = 0;
    #round = 0;
    /** The species in each slot. */
    readonly #display = new Map<string, string>();
    readonly #bids = new Map<number, string>();
    /** The seat's own face-down cards. */
    readonly #sealed = new Map<number, string[]>();
    readonly #laid = new Map<number, string[]>();
    readonly #owners = new Map<string, number>(); // of leaders, by species
    /** Who turned over a card to break the tie that is being settled. */
    readonly #broke = new Set<number>();
    /** Who just chose to pass. */
    #passing: number | null = null;

    constructor(
        private readonly events: readonly Event[],
        private readonly you: number | null,
        private readonly leo: number | null,
    ) {}

    get next(): Event | undefined {
        return this.events[this.at];
    }

    /** What begins with this event and may continue with the next ones; null: nothing of its own. */
    tell(first: Event): Beat | null {
        const tell = TELL[first.kind];
        return tell === undefined ? null : tell(this, first);
    }

    /** Read the next events as long as they are of these kinds, and of this seat if one is given. */
    #run(kinds: string, seat?: number): Event[] {
        const wanted = kinds.split(" ");
        const start = this.at;
        for (let { next } = this; next !== undefined; { next } = this) {
            if (!wanted.includes(next.kind) || (seat !== undefined && next.seat !== seat)) break;
            this.at++;
        }
        return this.events.slice(start, this.at);
    }

    // --- rounds

    round(first: Event): OfKind<"round"> {
        this.#round = Number(first.what);
        for (const forgotten of [this.#display, this.#bids, this.#sealed, this.#laid]) forgotten.clear();
        const shown = this.#run("SHOWN");
        for (const one of shown) this.#display.set(slotOf(one), speciesOf(one));
        return { kind: "round", round: this.#round, animals: shown.map(speciesOf) };
    }

    drew(first: Event): Beat {
        if (this.#round === 0) return this.#deal(first);
        const seat = seatOf(first);
        return { kind: "drew", seat, cards: [first, ...this.#run("DREW", seat)].map(cardOf) };
    }

    #deal(first: Event): Beat {
        const all = [first, ...this.#run("DREW LEO_PILE")];
        const own = all.filter((one) => one.kind === "DREW" && one.seat === this.you);
        return { kind: "dealt", own: own.map(textOf) };
    }

    leoPile(first: Event): Beat {
        if (this.#round === 0) return this.#deal(first);
        return { kind: "leo_pile", seat: seatOf(first), count: Number(first.what), cards: [] };
    }

    keep(first: Event): Beat {
        const seat = seatOf(first);
        this.#run("RETURNED", seat);
        return { kind: "kept", seat, card: first.what === "-" ? null : textOf(first) };
    }

    boxed(first: Event): Beat {
        return { kind: "boxed", animals: [first, ...this.#run("BOXED")].map(speciesOf) };
    }

    // --- bids

    /** The seat's own bid is reported when all are open; until then it is remembered for the eagle. */
    sealed(first: Event): null {
        if (first.what !== "-") add(this.#sealed, seatOf(first), textOf(first));
        return null;
    }

    shown(first: Event): Beat {
        const bids = [first, ...this.#run("BID_SHOWN")].map((one): [number, string] => [
            seatOf(one),
            textOf(one),
        ]);
        for (const [seat, bid] of bids) this.#bids.set(seat, bid);
        return { kind: "bids", bids };
    }

    covered(first: Event): Beat {
        const seat = seatOf(first);
        return { kind: "covered", seat, cards: this.#sealed.get(seat) ?? [] };
    }

    reveal(first: Event): Beat {
        const [seat, card] = [seatOf(first), textOf(first)];
        this.#run("BID_SHOWN", seat);
        this.#bids.set(seat, card);
        return { kind: "revealed", seat, card };
    }

    // --- refills

    /** A swap is written as `ib>sq@2`: given, got, slot. */
    swap(first: Event): Beat {
        const [seat, text] = [seatOf(first), textOf(first)];
        if (text === "-") return { kind: "swapped", seat, given: null, got: null, slot: null };
        const [given, got, slot] = [text.slice(0, 2), text.slice(3, 5), text.slice(6)];
        this.#run("TOOK GAVE", seat);
        this.#display.set(slot, given);
        return { kind: "swapped", seat, given, got, slot: Number(slot) };
    }

    /** A leader that moves by a swap; those that move with an animal taken are part of that beat. */
    leader(first: Event): Beat {
        return { kind: "leader", species: textOf(first), to: first.seat, source: this.#move(first) };
    }

    /** Give a leader to its new owner; returns the one before. */
    #move(moved: Event): number | null {
        const species = textOf(moved);
        const from = this.#owners.get(species) ?? null;
        if (moved.seat === null) this.#owners.delete(species);
        else this.#owners.set(species, moved.seat);
        return from;
    }

    thrown(first: Event): Beat {
        const bySeat = new Map<number, string[]>();
        for (const one of [first, ...this.#run("THROWN")]) add(bySeat, seatOf(one), textOf(one));
        return { kind: "discarded", cards: [...bySeat] };
    }

    // --- ties

    laid(first: Event): Beat {
        const turned = [first, ...this.#run("LAID")];
        for (const one of turned) add(this.#laid, seatOf(one), textOf(one));
        const seats = [...new Set(turned.map(seatOf))];
        return {
            kind: "payments",
            value: this.#value(seatOf(first)),
            payments: seats.map((seat) => [seat, this.#laid.get(seat) ?? [], this.#sum(seat) ?? 0]),
        };
    }

    /** What the seat bid; 0 if that is not known. */
    #value(seat: number): number {
        return valueOf(this.#bids.get(seat) ?? "");
    }

    /** What the seat laid in a tie; null if it did not have to. */
    #sum(seat: number): number | null {
        return this.#laid.get(seat)?.reduce((sum, card) => sum + valueOf(card), 0) ?? null;
    }

    /** One card from everybody who is still equal; a seat's second card begins the next beat. */
    broke(first: Event): Beat {
        const again = this.#broke.has(seatOf(first));
        if (again) this.#broke.clear();
        const turned = [first];
        this.#broke.add(seatOf(first));
        for (let { next } = this; isBreak(next) && !this.#broke.has(seatOf(next)); { next } = this) {
            turned.push(next);
            this.#broke.add(seatOf(next));
            this.at++;
        }
        const cards = turned.map((one): [number, string | null, boolean] => [
            seatOf(one),
            cardOf(one),
            one.kind === "BROKE_DRAWN",
        ]);
        return { kind: "broke", again, cards };
    }

    ordered(first: Event): Beat {
        this.#broke.clear();
        const order = [first, ...this.#run("ORDERED")].map((one): [number, string, number | null] => [
            seatOf(one),
            textOf(one),
            this.#sum(seatOf(one)),
        ]);
        return { kind: "ordered", value: this.#value(seatOf(first)), order };
    }

    // --- turns

    /** A separate step only where somebody chooses to pass. */
    take(first: Event): null {
        if (first.what === "-") this.#passing = first.seat;
        return null;
    }

    /** Price, leader and bonus belong to the animal; until it is fully paid for the beat may still grow. */
    took(first: Event): Beat {
        const [seat, species] = [seatOf(first), speciesOf(first)];
        this.#display.delete(slotOf(first));
        const leaders = this.#run("LEADER", seat).map((one): [string, number | null] => [
            textOf(one),
            this.#move(one),
        ]);
        const payment = this.#run("PAY", seat).map(textOf);
        const paid = payment.length > 0 ? payment : (this.#laid.get(seat) ?? []);
        const bonus = this.#run("BONUS", seat).reduce((sum, one) => sum + Number(one.what), 0);
        const bid = this.#bids.get(seat) ?? null;
        const owed = seat === this.leo || bid === null ? 0 : valueOf(bid) - 1 - paid.length;
        return { kind: "took", seat, species, bid, paid, owed, leaders, bonus };
    }

    passed(first: Event): Beat {
        const seat = seatOf(first);
        const why = this.#passing === seat ? "choice" : this.#display.size > 0 ? "hand" : "bare";
        this.#passing = null;
        if (seat === this.leo) return { kind: "leo_passed", seat };
        const back = this.#run("RETURNED", seat).map(textOf);
        const drawn = this.#run("DREW", seat).map(cardOf);
        const lost = back.length > 1 ? [] : (this.#laid.get(seat) ?? []); // 2020: only the bid comes back
        return { kind: "passed", seat, why, back, lost, drawn };
    }
}

function isBreak(event: Event | undefined): event is Event {
    return event?.kind === "BROKE" || event?.kind === "BROKE_DRAWN";
}

function add(lists: Map<number, string[]>, seat: number, card: string): void {
    lists.set(seat, [...(lists.get(seat) ?? []), card]);
}

/** By the kind of the first event. Other kinds belong to what came before, or are own secret steps. */
const TELL: Record<string, (story: Story, first: Event) => Beat | null> = {
    BID: (story, first) => story.sealed(first),
    REVEAL: (story, first) => story.reveal(first),
    SWAP: (story, first) => story.swap(first),
    TAKE: (story, first) => story.take(first),
    KEEP: (story, first) => story.keep(first),
    ROUND: (story, first) => story.round(first),
    DREW: (story, first) => story.drew(first),
    BID_SHOWN: (story, first) => story.shown(first),
    COVERED: (story, first) => story.covered(first),
    THROWN: (story, first) => story.thrown(first),
    LAID: (story, first) => story.laid(first),
    BROKE: (story, first) => story.broke(first),
    BROKE_DRAWN: (story, first) => story.broke(first),
    ORDERED: (story, first) => story.ordered(first),
    TOOK: (story, first) => story.took(first),
    LEADER: (story, first) => story.leader(first),
    PASSED: (story, first) => story.passed(first),
    BOXED: (story, first) => story.boxed(first),
    TALISMAN: (_, first) => ({ kind: "talisman", seat: seatOf(first) }),
    RESHUFFLED: (_, first) => ({ kind: "reshuffled", count: Number(first.what) }),
    LEO_PILE: (story, first) => story.leoPile(first),
    OVER: () => ({ kind: "over" }),
};
