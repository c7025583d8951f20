// Several own seats at one device: whose turn it is to look, so that nobody sees another's hand.

/** What is needed of a game of one's own. */
export interface Own {
    seat: number | null;
    owes: boolean;
}

export class Handover {
    /** The seat whose person said that he holds the device. */
    #holder: number | null = $state(null);

    constructor(private readonly games: () => readonly Own[]) {}

    /** Whether people share this device at all. */
    get isShared(): boolean {
        return this.games().filter((game) => game.seat !== null).length > 1;
    }

    /** The seat the device has to be passed to, before anything private is shown; null: it is where it belongs. */
    get next(): number | null {
        const games = this.games().filter((game) => game.seat !== null);
        if (games.length < 2) return null;
        const holds = games.find((game) => game.seat === this.#holder);
        const owing = games.filter((game) => game.owes);
        if (holds === undefined) return (owing[0] ?? games[0])?.seat ?? null;
        if (holds.owes || owing.length === 0) return null;
        // The next one after the holder, so that all of a secret phase get their turn in order.
        const later = owing.find((game) => (game.seat ?? -1) > (holds.seat ?? -1));
        return (later ?? owing[0])?.seat ?? null;
    }

    /** The seat whose game may be shown; null while the device is being passed on. */
    get seat(): number | null {
        if (this.next !== null) return null;
        return this.isShared ? this.#holder : (this.games()[0]?.seat ?? null);
    }

    /** The person of this seat says: it is me. */
    take(seat: number): void {
        this.#holder = seat;
    }
}
