// Everything this page knows about a table, as the server last sent it.

import { Connection, type Line } from "../net/connection";
import type { Refusal } from "../net/api";
import { release } from "../net/release.svelte";
import type { Saying } from "../net/remote-table";
import type { Done, GameView, Noted, SeatView, TableView } from "../net/protocol";
import { Game } from "./game.svelte";
import { Talk } from "./talk.svelte";

export class Table {
    readonly id: string;
    view: TableView | null = $state.raw(null);
    /** The games by seat, in the order of seats; one without a seat for a spectator. */
    games: readonly Game[] = $state.raw([]);
    /** What people say here. */
    readonly talk = new Talk();
    line: Line = $state("connecting");
    /** Why the connection ended for good. */
    why: Refusal | null = $state.raw(null);
    /** Why the server does not carry out what was sent to it; it is sent again and again. */
    held: Refusal | null = $state.raw(null);
    /** Table time minus time of this device, in ms. */
    #ahead = $state(0);
    #connection: Connection;

    constructor(id: string) {
        this.id = id;
        this.#connection = new Connection(
            id,
            {
                welcomed: (server) => release.heard(server),
                // Each time, as it stands still while the server's database is away.
                timed: (now) => (this.#ahead = now - performance.now()),
                table: (view) => (this.view = view),
                game: (view) => this.#game(view),
                viewed: () => this.#tidy(),
                words: (words) => this.talk.take(words),
                held: (why) => (this.held = why),
            },
            (line, why) => {
                this.line = line;
                this.why = why;
            },
        );
    }

    close(): void {
        this.talk.close();
        this.#connection.close();
    }

    /** Take steps that belong together, decided on what the seat's game showed. Rejects with Refusal. */
    act(game: Game, actions: string[]): Promise<Done> {
        if (game.seat === null) throw new Error("a spectator takes no steps");
        return this.#connection.act(game.seat, game.step, actions);
    }

    /** The seat takes back what it did in secret. Rejects with Refusal. */
    takeBack(game: Game): Promise<Done> {
        return this.#connection.takeBack(game.seat ?? 0, game.step);
    }

    /** The person decides again for a seat that a bot took over. Rejects with Refusal. */
    back(seat: number): Promise<Done> {
        return this.#connection.back(seat);
    }

    /** Say something to the others. Rejects with Refusal. */
    say(saying: Saying): Promise<Noted> {
        return this.#connection.say(saying);
    }

    /** The table time, in ms; what clocks are read by. */
    now(): number {
        return performance.now() + this.#ahead;
    }

    /** The receiver's own seats. */
    get own(): readonly SeatView[] {
        return this.view?.seats.filter((seat) => seat.you) ?? [];
    }

    #game(view: GameView): boolean {
        const known = this.games.find((game) => game.seat === view.seat);
        if (known !== undefined) return known.take(view);
        if (view.step > view.events.length) return false;
        this.games = [...this.games, new Game(view)].sort((a, b) => (a.seat ?? -1) - (b.seat ?? -1));
        return true;
    }

    /** Whoever got a seat is no longer a spectator, and whoever lost one no longer sees its game. */
    #tidy(): void {
        const own = this.own.map((seat) => seat.seat);
        const shown = this.games.filter((game) =>
            game.seat === null ? own.length !== 1 : own.includes(game.seat),
        );
        if (shown.length !== this.games.length) this.games = shown;
    }
}
