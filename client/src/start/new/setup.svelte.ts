// The form of a new table: what was filled in, what is wrong with it, and what the server is asked for.

import type { Clock, NewTable, RulesOptions, SeatSetup, Settings } from "../../net/protocol";

export type Kind = "you" | "open" | "bot" | "leo";
export type Unit = "seconds" | "minutes" | "hours" | "days";
export interface SeatChoice {
    kind: Kind;
    level: string;
}

const UNIT: Record<Unit, number> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };
const A_HABITAT = 14; // cards
const LONGEST = 30 * UNIT.days;
const LEVEL = "casual";

/** A field that is wrong, and how: the id of a message. */
export type Faults = Partial<Record<"seats" | "seconds" | "increment" | "counts", string>>;

export class Setup {
    title = $state("");
    seats: SeatChoice[] = $state([choice("you"), choice("open"), choice("open"), choice("open")]);
    edition: "2022" | "2020" = $state("2022");
    isPublic = $state(false);
    watchable = $state(true);
    /** What spectators see, if there may be any. */
    shown: "public" | "late" | "all" = $state("public");
    clock: NonNullable<Clock["kind"]> = $state("none");
    time: number | null = $state(2);
    unit: Unit = $state("minutes");
    increment: number | null = $state(10); // seconds
    /** Seconds until a bot decides for whoever is away; "never", or "usual": as suits the clock. */
    grace: "usual" | "never" | number = $state("usual");
    standIn = $state("greedy");
    botDelay = $state(0.8);
    /** What is listed of hidden cards; "usual": as suits the number of people. */
    knowledge: "usual" | NonNullable<Settings["knowledge"]> = $state("usual");
    hints = $state(false);
    mayPublish = $state(false);
    mayWrite = $state(false);
    rated = $state(false);
    talisman: "holder_last" | "holder_first" = $state("holder_last");
    /** The seat that holds it first; null: by chance. */
    holder: number | null = $state(null);
    removal: "balanced" | "random" = $state("balanced");
    returns: "edition" | "yes" | "no" = $state("edition");
    counts: (number | null)[] = $state([5, 4, 3, 2]);

    /** How many people and bots there are, without Leo. */
    get players(): number {
        return this.seats.filter((seat) => seat.kind !== "leo").length;
    }

    get hasLeo(): boolean {
        return this.seats.some((seat) => seat.kind === "leo");
    }

    /** As many players: with two Leo must play, with five there is no room for him. */
    setPlayers(players: number): void {
        const kept = this.seats.filter((seat) => seat.kind !== "leo").slice(0, players);
        const leo = players < 5 && (players === 2 || this.hasLeo) ? [choice("leo")] : [];
        while (kept.length < players) kept.push(choice("open"));
        this.seats = [...kept, ...leo];
        if (leo.length > 0) this.edition = "2022";
    }

    setLeo(plays: boolean): void {
        this.seats = this.seats.filter((seat) => seat.kind !== "leo");
        if (plays) this.seats.push(choice("leo"));
    }

    /** Whether Leo must play, may, or can't: he belongs to the 2022 edition, and takes a seat. */
    get leo(): "must" | "may" | "no" {
        if (this.players === 2) return "must";
        return this.players < 5 && this.edition === "2022" ? "may" : "no";
    }

    setEdition(edition: "2022" | "2020"): void {
        this.edition = edition;
        if (edition === "2020") {
            if (this.players === 2) this.setPlayers(3);
            this.setLeo(false);
        }
    }

    setKind(index: number, kind: Kind): void {
        const seat = this.seats[index];
        if (seat === undefined) return;
        // Whoever makes the table has one seat here; more at one device are taken at the table itself.
        if (kind === "you") for (const other of this.seats) if (other.kind === "you") other.kind = "open";
        seat.kind = kind;
    }

    /** The seats that can hold the talisman: all but Leo's. */
    get holders(): number[] {
        return this.seats.flatMap((seat, index) => (seat.kind === "leo" ? [] : [index]));
    }

    get ownSeat(): number {
        return this.seats.findIndex((seat) => seat.kind === "you");
    }

    get seconds(): number {
        return (this.time ?? 0) * UNIT[this.unit];
    }

    get faults(): Faults {
        const faults: Faults = {};
        if (this.seats.every((seat) => seat.kind === "bot" || seat.kind === "leo"))
            faults.seats = "new-fault-nobody";
        if (this.clock !== "none" && !(this.seconds >= 1 && this.seconds <= LONGEST && whole(this.seconds)))
            faults.seconds = "new-fault-seconds";
        if (this.clock === "bank" && !within(this.increment, UNIT.days))
            faults.increment = "new-fault-increment";
        if (!this.counts.every((count) => within(count, A_HABITAT)) || this.cards !== A_HABITAT)
            faults.counts = "new-fault-counts";
        return faults;
    }

    /** How many cards a habitat has as it is filled in. */
    get cards(): number {
        return this.counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
    }

    toTable(): NewTable {
        return {
            title: this.title,
            seats: this.seats.map(toSeat),
            rules: this.#rules(),
            visibility: this.isPublic ? "public" : "private",
            spectators: !this.watchable ? "closed" : this.rated ? "public" : this.shown,
            clock: this.#clock(),
            absence:
                this.grace === "usual"
                    ? {
                          grace: this.clock !== "none" && this.seconds >= UNIT.hours ? null : 60,
                          level: this.standIn,
                      }
                    : { grace: this.grace === "never" ? null : this.grace, level: this.standIn },
            bot_delay: this.botDelay,
            talisman: this.#holder(),
            knowledge: this.knowledge === "usual" ? null : this.knowledge,
            hints: this.hints && !this.rated,
            rated: this.rated,
            publish: this.isPublic && this.mayPublish,
            free_text: this.mayWrite,
        };
    }

    /** Seats may have gone, or got Leo, after it was chosen. */
    #holder(): number | null {
        return this.edition === "2022" && this.holders.includes(this.holder ?? -1) ? this.holder : null;
    }

    #rules(): RulesOptions {
        return {
            edition: this.edition,
            talisman_order: this.talisman,
            three_player_removal: this.removal,
            payment_returns_on_pass: this.returns === "edition" ? null : this.returns === "yes",
            value_counts: this.counts.map((count) => count ?? 0),
        };
    }

    #clock(): Clock {
        if (this.clock === "none") return { kind: "none" };
        if (this.clock === "decision") return { kind: "decision", seconds: this.seconds };
        return { kind: "bank", seconds: this.seconds, increment: this.increment ?? 0 };
    }
}

function choice(kind: Kind): SeatChoice {
    return { kind, level: LEVEL };
}

function toSeat(seat: SeatChoice): SeatSetup {
    if (seat.kind === "bot") return { kind: "bot", level: seat.level };
    return { kind: seat.kind === "you" ? "open" : seat.kind };
}

const whole = (value: number) => Number.isInteger(value);

function within(value: number | null, most: number): boolean {
    return value !== null && whole(value) && value >= 0 && value <= most;
}
