// Several seats at one device: whose turn it is to look, so that nobody sees another's hand.

/** What is needed of a seat's game. */
export interface Own {
    /** Null: what is open to everybody. */
    seat: number | null;
    /** Whether its person is waited for. */
    owes: boolean;
}

export class Handover {
    /** The seat whose person last said that the device is theirs. */
    #last: number | null = $state(null);
    /** Whether that person has owed something ever since. */
    #holds = $state(false);

    constructor(private readonly games: () => readonly Own[]) {}

    /** Whether people share this device at all. */
    get isShared(): boolean {
        return this.#own.length > 1;
    }

    /** The seat the device has to be passed to before anything private is shown; null: it is where it belongs. */
    get next(): number | null {
        if (!this.isShared || this.#holder !== null) return null;
        const owing = this.#own.filter((game) => game.owes);
        // The next one after the last, so that all of a secret phase get their turn in order.
        const later = owing.find((game) => (game.seat ?? -1) > (this.#last ?? -1));
        return (later ?? owing[0])?.seat ?? null;
    }

    /** The seat whose hand may be shown; null while the device is passed on, or nobody here is waited for. */
    get seat(): number | null {
        return this.isShared ? this.#holder : (this.#own[0]?.seat ?? null);
    }

    /** To be called after each view: whoever no longer owes anything has to say again who they are. */
    follow(): void {
        if (this.#holds && this.#holder === null) this.#holds = false;
    }

    /** The person of this seat says: it is me. */
    take(seat: number): void {
        this.#last = seat;
        this.#holds = true;
    }

    get #own(): readonly Own[] {
        return this.games().filter((game) => game.seat !== null);
    }

    get #holder(): number | null {
        if (!this.#holds) return null;
        return this.#own.find((game) => game.seat === this.#last && game.owes)?.seat ?? null;
    }
}
