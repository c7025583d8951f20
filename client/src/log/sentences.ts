// Events told in words, one line for what belongs together. Only what is in the events is told, so a line never
// knows more than the seat whose events they are.

import type { Event } from "../protocol";
import type { Cast } from "../table/cast";
import type { Line, Phase } from "./line";
import * as phrases from "./phrases";

/** All lines of a game, from the first event on. */
export function lines(events: readonly Event[], cast: Cast): Line[] {
    return new Narrator(events, cast).tell();
}

interface Told {
    phase: Phase;
    seat?: number | null;
    places: string[];
    isWhole?: boolean;
    say: () => string;
}

const value = (card: string) => Number(card.slice(1));
const animalOf = (what: unknown) => String(what).slice(0, 2);
const slotOf = (what: unknown) => String(what).slice(3);
const seatOf = (event: Event) => event.seat ?? 0;
const textOf = (event: Event) => String(event.what);
const cardOf = (event: Event) => (event.what === null ? null : textOf(event));

/** Reads events in order and remembers what later lines need: bids, payments, leaders, display. */
class Narrator {
    #at = 0;
    #round = 0;
    #phase: Phase = 0;
    readonly #owners = new Map<string, number>(); // of leaders, by species
    readonly #display = new Map<string, string>(); // species by slot
    readonly #bids = new Map<number, string>();
    readonly #sealed = new Map<number, string[]>();
    readonly #laid = new Map<number, string[]>();
    readonly #broke = new Set<number>(); // who turned over a card to break the tie that is being settled
    #passing: number | null = null;

    constructor(
        private readonly events: readonly Event[],
        private readonly cast: Cast,
    ) {}

    tell(): Line[] {
        const told: Line[] = [];
        while (this.#at < this.events.length) {
            const start = this.#at;
            const first = this.events[this.#at++] as Event;
            const line = HANDLERS[first.kind]?.(this, first);
            if (line) told.push(this.#line(line, start));
        }
        return told;
    }

    #line(told: Told, start: number): Line {
        this.#phase = told.phase;
        return {
            round: Math.max(1, this.#round),
            phase: told.phase,
            seat: told.seat ?? null,
            events: [start, this.#at],
            places: told.places,
            isWhole: told.isWhole ?? true,
            get text() {
                return told.say();
            },
        };
    }

    /** The next events as long as they are of these kinds, and of this seat if one is given. */
    #run(kinds: string, seat?: number): Event[] {
        const wanted = kinds.split(" ");
        const start = this.#at;
        for (; this.#at < this.events.length; this.#at++) {
            const next = this.events[this.#at] as Event;
            if (!wanted.includes(next.kind) || (seat !== undefined && next.seat !== seat)) break;
        }
        return this.events.slice(start, this.#at);
    }

    // --- rounds

    round(first: Event): Told {
        for (const forgotten of [this.#display, this.#bids, this.#sealed, this.#laid]) forgotten.clear();
        this.#round = Number(first.what);
        const shown = this.#run("SHOWN");
        for (const one of shown) this.#display.set(slotOf(one.what), animalOf(one.what));
        const places = shown.map((one) => `display:${slotOf(one.what)}`);
        const [number, species] = [this.#round, shown.map((one) => animalOf(one.what))];
        return { phase: 1, places, say: () => phrases.round(number, species) };
    }

    drew(first: Event): Told {
        if (this.#round === 0) return this.#deal(first);
        const seat = seatOf(first);
        const drawn = [first, ...this.#run("DREW", seat)].map(cardOf);
        const places = [`handsize:${seat}`, "pile"];
        return { phase: this.#phase, seat, places, say: () => phrases.drew(this.cast, seat, drawn) };
    }

    #deal(first: Event): Told {
        const all = [first, ...this.#run("DREW LEO_PILE")];
        const own = all.filter((one) => one.kind === "DREW" && one.seat === this.cast.you).map(cardOf);
        const known = own.filter((one) => one !== null);
        const places = this.cast.names.map((_, seat) => `handsize:${seat}`);
        return { phase: 0, places, say: () => phrases.dealt(known) };
    }

    reshuffled(first: Event): Told {
        const places = ["pile", "discard"];
        return { phase: this.#phase, places, say: () => phrases.reshuffled(Number(first.what)) };
    }

    leoPile(first: Event): Told {
        if (this.#round === 0) return this.#deal(first);
        const seat = seatOf(first);
        const say = () => phrases.leoPile(this.cast, seat, Number(first.what));
        return { phase: 2, seat, places: [`handsize:${seat}`], say };
    }

    boxed(first: Event): Told {
        const species = [first, ...this.#run("BOXED")].map((one) => animalOf(one.what));
        return { phase: 4, places: ["box"], say: () => phrases.boxed(species) };
    }

    talisman(first: Event): Told {
        const seat = seatOf(first);
        return { phase: 4, seat, places: [`talisman:${seat}`], say: () => phrases.talisman(this.cast, seat) };
    }

    over(): Told {
        return { phase: 4, places: [], say: phrases.over };
    }

    // --- bids

    sealBid(first: Event): null {
        if (first.what !== "-") push(this.#sealed, seatOf(first), textOf(first));
        return null;
    }

    bidShown(first: Event): Told {
        const shown = [first, ...this.#run("BID_SHOWN")].map((one) => [seatOf(one), textOf(one)] as const);
        for (const [seat, bid] of shown) this.#bids.set(seat, bid);
        const places = shown.map(([seat]) => `bid:${seat}`);
        return { phase: 1, places, say: () => phrases.bids(this.cast, shown) };
    }

    covered(first: Event): Told {
        const seat = seatOf(first);
        const own = this.#sealed.get(seat) ?? [];
        return { phase: 1, seat, places: [`bid:${seat}`], say: () => phrases.covered(this.cast, seat, own) };
    }

    reveal(first: Event): Told {
        const [seat, bid] = [seatOf(first), textOf(first)];
        this.#run("BID_SHOWN", seat);
        this.#bids.set(seat, bid);
        return { phase: 1, seat, places: [`bid:${seat}`], say: () => phrases.revealed(this.cast, seat, bid) };
    }

    // --- refills

    swap(first: Event): Told {
        const seat = seatOf(first);
        if (first.what === "-")
            return { phase: 2, seat, places: [], say: () => phrases.notSwapped(this.cast, seat) };
        const [given, got, slot] = [
            textOf(first).slice(0, 2),
            textOf(first).slice(3, 5),
            textOf(first).slice(6),
        ];
        this.#run("TOOK GAVE", seat);
        this.#display.set(slot, given);
        const places = [`collection:${seat}:${got}`, `display:${slot}`];
        return { phase: 2, seat, places, say: () => phrases.swapped(this.cast, seat, given, got) };
    }

    leader(first: Event): Told {
        const move = this.#moveLeader(first);
        return { phase: this.#phase, seat: first.seat, places: [move.place], say: move.say };
    }

    #moveLeader(moved: Event): { place: string; say: () => string } {
        const species = textOf(moved);
        const from = this.#owners.get(species) ?? null;
        if (moved.seat === null) this.#owners.delete(species);
        else this.#owners.set(species, moved.seat);
        const place = `leader:${moved.seat ?? "supply"}:${species}`;
        return { place, say: () => phrases.leaderMoves(this.cast, species, moved.seat, from) };
    }

    thrown(first: Event): Told {
        const bySeat = new Map<number, string[]>();
        for (const one of [first, ...this.#run("THROWN")]) push(bySeat, seatOf(one), textOf(one));
        return { phase: 2, places: ["discard"], say: () => phrases.thrown(this.cast, bySeat) };
    }

    // --- ties

    laid(first: Event): Told {
        const turned = [first, ...this.#run("LAID")];
        for (const one of turned) push(this.#laid, seatOf(one), textOf(one));
        const seats = [...new Set(turned.map(seatOf))];
        const laid = seats.map((seat) => ({ seat, cards: this.#laidBy(seat), sum: this.#sum(seat) }));
        const bid = value(this.#bids.get(seatOf(first)) ?? "");
        const places = seats.map((seat) => `pay:${seat}`);
        return { phase: 3, places, say: () => phrases.payments(this.cast, bid, laid) };
    }

    #laidBy(seat: number): string[] {
        return this.#laid.get(seat) ?? [];
    }

    #sum(seat: number): number {
        return this.#laidBy(seat).reduce((sum, card) => sum + value(card), 0);
    }

    broke(first: Event): Told {
        const isAgain = this.#broke.has(seatOf(first));
        if (isAgain) this.#broke.clear();
        const turned = [first];
        this.#broke.add(seatOf(first));
        for (let next = this.events[this.#at]; isBreak(next) && !this.#broke.has(seatOf(next));) {
            turned.push(next);
            this.#broke.add(seatOf(next));
            next = this.events[++this.#at];
        }
        const told = turned.map((one) => ({
            seat: seatOf(one),
            card: cardOf(one),
            isDrawn: one.kind === "BROKE_DRAWN",
        }));
        const places = told.map((one) => `pay:${one.seat}`);
        return { phase: 3, places, say: () => phrases.broke(this.cast, told, isAgain) };
    }

    ordered(first: Event): Told {
        this.#broke.clear();
        const order = [first, ...this.#run("ORDERED")].map((one) => ({
            seat: seatOf(one),
            reason: textOf(one),
            sum: this.#sum(seatOf(one)),
        }));
        const bid = value(this.#bids.get(seatOf(first)) ?? "");
        const places = order.map((one) => `bid:${one.seat}`);
        return { phase: 3, places, say: () => phrases.ordered(this.cast, bid, order) };
    }

    // --- turns

    take(first: Event): null {
        if (first.what === "-") this.#passing = first.seat;
        return null;
    }

    took(first: Event): Told {
        const [seat, species] = [seatOf(first), animalOf(first.what)];
        this.#display.delete(slotOf(first.what));
        const moves = this.#run("LEADER", seat).map((one) => this.#moveLeader(one));
        const payment = this.#run("PAY", seat).map(textOf);
        const paid = payment.length > 0 ? payment : this.#laidBy(seat);
        const points = this.#run("BONUS", seat).map((one) => Number(one.what));
        const bid = this.#bids.get(seat) ?? "";
        const owed = seat === this.cast.leo ? 0 : value(bid) - 1 - paid.length;
        const say = () => {
            const deed =
                owed > 0
                    ? phrases.tookUnpaid(this.cast, seat, species, owed)
                    : phrases.took(this.cast, seat, species, bid, paid);
            return [deed, ...moves.map((move) => move.say()), ...points.map(phrases.bonus)].join(" ");
        };
        const places = [`collection:${seat}:${species}`, `bid:${seat}`, `pay:${seat}`];
        places.push(...moves.map((move) => move.place), ...points.map(() => `points:${seat}`));
        return { phase: 3, seat, places, isWhole: owed <= 0, say };
    }

    passed(first: Event): Told {
        const seat = seatOf(first);
        const isChosen = this.#passing === seat;
        this.#passing = null;
        if (seat === this.cast.leo)
            return { phase: 3, seat, places: [`bid:${seat}`], say: () => phrases.leoPassed(this.cast, seat) };
        const why = isChosen ? "choice" : this.#display.size > 0 ? "hand" : "bare";
        const back = this.#run("RETURNED", seat).map(textOf);
        const drawn = this.#run("DREW", seat).map(cardOf);
        const lost = back.length > 1 ? [] : this.#laidBy(seat); // 2020: the bid alone comes back
        const say = () =>
            [
                phrases.passed(this.cast, seat, why),
                ...(back.length > 0 ? [phrases.cameBack(back)] : []),
                ...(lost.length > 0 ? [phrases.lost(lost)] : []),
                ...(drawn.length > 0 ? [phrases.drawnAfter(drawn)] : []),
            ].join(" ");
        return { phase: 3, seat, places: [`handsize:${seat}`, `bid:${seat}`], say };
    }

    keep(first: Event): Told {
        const seat = seatOf(first);
        this.#run("RETURNED", seat);
        const bid = first.what === "-" ? null : textOf(first);
        const say = () => phrases.kept(this.cast, seat, bid);
        return { phase: 4, seat, places: [`bid:${seat}`, `handsize:${seat}`], say };
    }
}

function push<Key>(map: Map<Key, string[]>, key: Key, item: string): void {
    const list = map.get(key);
    if (list === undefined) map.set(key, [item]);
    else list.push(item);
}

function isBreak(event: Event | undefined): event is Event {
    return event?.kind === "BROKE" || event?.kind === "BROKE_DRAWN";
}

type Handler = (narrator: Narrator, first: Event) => Told | null;

/** By kind. Own secret steps make no line of their own: what they lead to is told when all are open. */
const HANDLERS: Record<string, Handler> = {
    BID: (narrator, first) => narrator.sealBid(first),
    REVEAL: (narrator, first) => narrator.reveal(first),
    SWAP: (narrator, first) => narrator.swap(first),
    TAKE: (narrator, first) => narrator.take(first),
    KEEP: (narrator, first) => narrator.keep(first),
    ROUND: (narrator, first) => narrator.round(first),
    DREW: (narrator, first) => narrator.drew(first),
    BID_SHOWN: (narrator, first) => narrator.bidShown(first),
    COVERED: (narrator, first) => narrator.covered(first),
    THROWN: (narrator, first) => narrator.thrown(first),
    LAID: (narrator, first) => narrator.laid(first),
    BROKE: (narrator, first) => narrator.broke(first),
    BROKE_DRAWN: (narrator, first) => narrator.broke(first),
    ORDERED: (narrator, first) => narrator.ordered(first),
    TOOK: (narrator, first) => narrator.took(first),
    LEADER: (narrator, first) => narrator.leader(first),
    PASSED: (narrator, first) => narrator.passed(first),
    BOXED: (narrator, first) => narrator.boxed(first),
    TALISMAN: (narrator, first) => narrator.talisman(first),
    RESHUFFLED: (narrator, first) => narrator.reshuffled(first),
    LEO_PILE: (narrator, first) => narrator.leoPile(first),
    OVER: (narrator) => narrator.over(),
};
